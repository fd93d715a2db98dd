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
  /** The hash in hexadecimal; null for a file that was no longer in the store. */
  readonly sha256: string | null;
  readonly addedBy: string;
  readonly addedAt: string;
  /** The place that it was named in, where it still is; left out of a file that was deleted. */
  readonly leftAt?: string;
}

/** Every erasure, the newest first. */
export function findErasures(db: Database): Promise<readonly Erasure[]> {
  return db.selectFrom('erasures').selectAll().orderBy('approved_at', 'desc').orderBy('id').execute();
}

/** Whether a film was erased at or after a given time. */
export async function wasErasedSince(db: Database, filmId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('erasures')
    .select('id')
    .where('film_id', '=', filmId)
    .where('approved_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
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
