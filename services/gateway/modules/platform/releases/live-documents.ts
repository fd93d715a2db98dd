import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';

/** Texts of documents by their hashes. */
type Texts = ReadonlyMap<string, string>;

/** The documents of live releases, as this process knows them. */
export interface LiveDocuments {
  /** The text of a document by its hash; null where no live release sends it. */
  find(hash: string): Promise<string | null>;
}

/** What is known is read again after this time, so that a retired release ends on every process. */
const KNOWN_MS = 60_000;
/** A hash that is not known is looked for this often at most, whatever strangers make up. */
const UNKNOWN_MS = 1_000;

/**
 * Answers from memory. All live documents are read together: a process that meets a new release knows the whole of it
 * after one read, and hashes that do not exist cost one read a second between them.
 */
export function createLiveDocuments(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  readTexts: (db: Database, known: Texts) => Promise<Texts> = readDocumentsOfBrands,
): LiveDocuments {
  let texts: Texts = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    const at = clock.now().getTime();
    texts = await readTexts(db, texts);
    readAt = at;
  };

  return {
    find: async (hash) => {
      const known = texts.get(hash);
      // A clock that was set back must not make it old news forever.
      const age = Math.abs(clock.now().getTime() - readAt);
      if (age < (known === undefined ? UNKNOWN_MS : KNOWN_MS)) return known ?? null;
      try {
        await (reading ??= read().finally(() => (reading = null)));
      } catch (error) {
        if (known !== undefined) return known;
        throw error;
      }
      return texts.get(hash) ?? null;
    },
  };
}

/** The column `text`, null for those that are known: they do not travel again. */
export function missingTextsOf(known: Texts): RawBuilder<string | null> {
  return sql`case when hash = any(${[...known.keys()]}::text[]) then null else text end`;
}

/** The documents of the live releases of brands. */
async function readDocumentsOfBrands(db: Database, known: Texts): Promise<Texts> {
  const { rows } = await sql<{ hash: string; text: string | null }>`
    select hash, ${missingTextsOf(known)} as text
    from operation_documents
    where hash in (
      select d.hash from brand_releases join release_documents d using (tenant_id, release) where retired_at is null
    )
  `.execute(db);
  return new Map(rows.map(({ hash, text }) => [hash, text ?? known.get(hash) ?? '']));
}
