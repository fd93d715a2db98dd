import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { PictureRendition } from '../../media/public.ts';
import type { PicturesTable } from '../picture-tables.ts';
import type { PictureShape } from './picture-shape.ts';

export type PictureRow = Selectable<PicturesTable>;

/** A picture whose preparation has ended well. */
export interface PreparedPicture {
  readonly id: string;
  readonly shape: PictureShape;
  readonly rendition: PictureRendition;
  readonly addedBy: string;
}

/**
 * Adds a prepared picture, so that documents can name it.
 * @returns false where another one has its id: what a document names never changes
 */
export async function addPicture(
  trx: Database,
  { id, shape, rendition, addedBy }: PreparedPicture,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('pictures')
    .values({ id, shape, rendition: JSON.stringify(rendition), added_by: addedBy, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A picture by its id. */
export async function findPicture(db: Database, id: string): Promise<PictureRow | null> {
  return (await db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Finds which of these pictures are prepared. */
export async function findPreparedPictures(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from pictures where id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How many of these are prepared, as stills. */
export async function countPreparedStills(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pictures where id = any(${[...ids]}::text[]) and shape = 'still'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Pictures, the newest first, from the one after `after` on. */
export async function listPictures(
  db: Database,
  {
    shape,
    after,
    limit,
  }: { readonly shape: PictureShape | null; readonly after: string | null; readonly limit: number },
): Promise<readonly PictureRow[]> {
  const last = after === null ? null : await findPicture(db, after);
  return db
    .selectFrom('pictures')
    .selectAll()
    .$if(shape !== null, (query) => query.where('shape', '=', shape ?? 'still'))
    .$if(last !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('added_at', 'id'), '<', eb.tuple(last?.added_at ?? new Date(0), last?.id ?? '')),
      ),
    )
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The versions of these pictures. */
export async function versionsOfPictures(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ version: string }>`
    select rendition->>'version' as version from pictures where id = any(${[...ids]}::text[]) order by id`.execute(db);
  return rows.map(({ version }) => version);
}

/** Deletes pictures that no document names any more; the caller deletes their files. */
export async function deletePictures(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`delete from pictures where id = any(${[...ids]}::text[])`.execute(trx);
}

/**
 * Takes pictures away that are erased with a film, so that no document can name them any more. Their versions are known as the film's
 * until their files are deleted.
 */
export async function withdrawPictures(trx: Database, filmId: string, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    insert into replaced_media (version, film_id, replaced_at)
    select rendition->>'version', ${filmId}, ${at} from pictures where id = any(${[...ids]}::text[])
    on conflict do nothing`.execute(trx);
  await deletePictures(trx, ids);
}

/** The versions of all pictures: documents and their older versions may name any of them. */
export async function findPictureVersions(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ version: string }>`select rendition->>'version' as version from pictures`.execute(db);
  return rows.map(({ version }) => version);
}
