import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { ErasuresTable } from '../tables.ts';

/** The record of an erasure. */
export type Erasure = Selectable<ErasuresTable>;

/** An original that was erased. Its hash proves later which file it was, without the file. */
export interface ErasedFile {
  readonly name: string;
  readonly kind: 'film' | 'picture';
  readonly bytes: number;
  /** In hexadecimal; null for a file that the store had no more. */
  readonly sha256: string | null;
  readonly addedBy: string;
  readonly addedAt: string;
  /** The place that it was named in, where it still is; left out of a file that was deleted. */
  readonly leftAt?: string;
}

/** Between one attempt to delete the files and the next. */
const RETRY_MS = 300_000;

/** Every erasure, the newest first. */
export function findErasures(db: Database): Promise<readonly Erasure[]> {
  return db.selectFrom('erasures').selectAll().orderBy('approved_at', 'desc').orderBy('id').execute();
}

/** Whether a film was erased at or after a moment. */
export async function wasErasedSince(db: Database, filmId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('erasures')
    .select('id')
    .where('film_id', '=', filmId)
    .where('approved_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an erasure whose files are still there, and holds it until then; no two gateways get it. */
export async function claimErasure(db: Database, now: Date, heldUntil: Date): Promise<Erasure | null> {
  const { rows } = await sql<Erasure>`
    update erasures set next_attempt_at = ${heldUntil}
    where id = (
      select id from erasures where erased_at is null and next_attempt_at <= ${now}
      order by next_attempt_at limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Keeps an erasure that is under way for longer. */
export async function holdErasure(db: Database, { id }: Pick<Erasure, 'id'>, heldUntil: Date): Promise<void> {
  await db.updateTable('erasures').set({ next_attempt_at: heldUntil }).where('id', '=', id).execute();
}

/** Has an erasure that failed tried again, as long as it takes. */
export function postponeErasure(db: Database, erasure: Pick<Erasure, 'id'>, at: Date): Promise<void> {
  return holdErasure(db, erasure, new Date(at.getTime() + RETRY_MS));
}

/** Records which files are being erased, before the first of them is gone. */
export async function recordErasedFiles(
  db: Database,
  { id }: Pick<Erasure, 'id'>,
  files: Readonly<Record<string, ErasedFile>>,
): Promise<void> {
  await sql`update erasures set files = files || ${JSON.stringify(files)}::jsonb where id = ${id}`.execute(db);
}

/** Records that no file of the film is left. */
export async function endErasure(trx: Database, { id }: Pick<Erasure, 'id'>, at: Date): Promise<void> {
  await trx.updateTable('erasures').set({ erased_at: at }).where('id', '=', id).execute();
}
