import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { createLiveDocuments, type LiveDocuments, missingTextsOf } from './live-documents.ts';

/** The documents of the console by their hashes. */
type Documents = ReadonlyMap<string, string>;

/**
 * Registers the documents of the console of this gateway's own release, and notes since when those of other releases are no
 * longer the newest. Safe to repeat, and by several gateways at once.
 */
export async function registerConsoleDocuments(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  documents: Documents,
): Promise<void> {
  if (documents.size === 0) return;
  const hashes = [...documents.keys()];
  const texts = [...documents.values()];
  await db.transaction().execute(async (trx) => {
    // One gateway at a time: two releases that start side by side would wait for rows of each other.
    await sql`lock table console_documents in share row exclusive mode`.execute(trx);
    await sql`
      insert into console_documents (hash, text)
      select hash, text from unnest(${hashes}::text[], ${texts}::text[]) as document (hash, text)
      on conflict (hash) do update set left_at = null where console_documents.left_at is not null
    `.execute(trx);
    await sql`
      update console_documents set left_at = ${clock.now()} where left_at is null and hash <> all(${hashes}::text[])
    `.execute(trx);
  });
}

/** The documents of every release of the console that was registered, and is not long gone. */
export function createConsoleDocuments(services: Pick<GatewayServices, 'db' | 'clock'>): LiveDocuments {
  return createLiveDocuments(services, readConsoleDocuments);
}

async function readConsoleDocuments(db: Database, known: Documents): Promise<Documents> {
  const { rows } = await sql<{ hash: string; text: string | null }>`
    select hash, ${missingTextsOf(known)} as text from console_documents
  `.execute(db);
  return new Map(rows.map(({ hash, text }) => [hash, text ?? known.get(hash) ?? '']));
}
