import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { OwnMedia } from '../media/public.ts';
import { rememberReplaced } from './own-media.ts';

/** What was prepared for a film before its publication: its media, and how long and in how many lines they play. */
export interface PreparedMedia {
  readonly own_media: OwnMedia;
  /** Both null where a picture alone was prepared. */
  readonly run_length_seconds: number | null;
  readonly best_height: number | null;
}

/** The media that wait for the publication of a film; null where there are none. */
export async function findPreparedMedia(db: Database, filmId: string): Promise<OwnMedia | null> {
  const row = await db
    .selectFrom('prepared_media')
    .select('own_media')
    .where('film_id', '=', filmId)
    .executeTakeFirst();
  return row?.own_media ?? null;
}

/** The films whose media wait for their publication. */
export async function findFilmsWithPreparedMedia(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('prepared_media').select('film_id').execute();
  return rows.map(({ film_id }) => film_id);
}

/** Finds how many seconds films run by their media, which were prepared or are shown; a film without media is left out. */
export async function findMeasuredLengths(
  db: Database,
  filmIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly id: string; readonly seconds: number }>`
    select id, run_length_seconds as seconds from videos
    where id = any(${filmIds}::text[]) and own_media ->> 'film' is not null
    union all
    select film_id, run_length_seconds from prepared_media
    where film_id = any(${filmIds}::text[]) and run_length_seconds is not null`.execute(db);
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}

/** Puts media aside until their film is published. Without `played` the film that is there already stays. */
export async function savePreparedMedia(
  trx: Database,
  filmId: string,
  media: OwnMedia,
  played: { readonly seconds: number; readonly lines: number } | null,
  at: Date,
): Promise<void> {
  const values = {
    own_media: sql<OwnMedia>`${JSON.stringify(media)}::jsonb`,
    ...(played && { run_length_seconds: Math.max(1, Math.round(played.seconds)), best_height: played.lines }),
    prepared_at: at,
  };
  await rememberReplaced(trx, 'prepared_media', filmId, media, at);
  await trx
    .insertInto('prepared_media')
    .values({ film_id: filmId, ...values })
    .onConflict((conflict) => conflict.column('film_id').doUpdateSet(values))
    .execute();
}

/** Takes the media that wait for these films, for the transaction that publishes them. */
export async function takePreparedMedia(
  trx: Database,
  filmIds: readonly string[],
): Promise<ReadonlyMap<string, PreparedMedia>> {
  const { rows } = await sql<PreparedMedia & { readonly film_id: string }>`
    delete from prepared_media where film_id = any(${filmIds}::text[])
    returning film_id, own_media, run_length_seconds, best_height`.execute(trx);
  return new Map(rows.map((row) => [row.film_id, row]));
}

/** Forgets the media that wait for a film which will never be published; their files are unused from then on. */
export async function deletePreparedMedia(trx: Database, filmId: string): Promise<void> {
  await trx.deleteFrom('prepared_media').where('film_id', '=', filmId).execute();
}

/** Makes media a film's own. What it has already stays: it was sent later. */
export async function givePreparedMedia(trx: Database, filmId: string, { own_media }: PreparedMedia): Promise<void> {
  const prepared = JSON.stringify(own_media);
  const part = (name: keyof OwnMedia) =>
    sql`coalesce(nullif(own_media -> ${sql.lit(name)}, 'null'), ${prepared}::jsonb -> ${sql.lit(name)})`;
  await sql`
    update videos set own_media = jsonb_build_object('film', ${part('film')}, 'picture', ${part('picture')})
    where id = ${filmId}`.execute(trx);
}
