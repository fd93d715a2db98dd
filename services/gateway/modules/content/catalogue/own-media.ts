import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { OwnMedia, OwnPicture } from '../media/public.ts';
import { facetVideos } from './facet-index.ts';
import { findPictureVersions } from './pictures/pictures.ts';
import { announcePublication } from './publishing/announce-publication.ts';

/** The media of a film that was published once. */
interface ShownMedia {
  /** Whether people see the film. */
  readonly isPublished: boolean;
  /** Its own; null for none. */
  readonly media: OwnMedia | null;
}

/**
 * Locks a film until the end of the transaction and returns its own media.
 * @returns undefined where there is no such film
 */
export async function lockOwnMedia(trx: Database, videoId: string): Promise<ShownMedia | undefined> {
  const row = await trx
    .selectFrom('videos')
    .select(['own_media', 'is_published'])
    .where('id', '=', videoId)
    .forUpdate()
    .executeTakeFirst();
  return row && { isPublished: row.is_published, media: row.own_media };
}

/** The picture of a film that gets another one: an editor's own stays when the film is sent again. */
export function pictureAfter(shown: OwnPicture | null, made: OwnPicture | null): OwnPicture | null {
  if (made === null) return shown;
  return shown?.isChosen === true && !made.isChosen ? shown : made;
}

/**
 * Gives a film its own media; with the running time and the best lines of what plays, where the film itself changed.
 * Every gateway and brand server shows them once the transaction is committed.
 */
export async function saveOwnMedia(
  trx: Database,
  videoId: string,
  media: OwnMedia,
  played: { readonly seconds: number; readonly lines: number } | null,
  at: Date,
): Promise<void> {
  await rememberReplaced(trx, 'videos', videoId, media, at);
  await trx
    .updateTable('videos')
    .set({
      own_media: sql`${JSON.stringify(media)}::jsonb`,
      ...(played && { run_length_seconds: Math.max(1, Math.round(played.seconds)), best_height: played.lines }),
    })
    .where('id', '=', videoId)
    .execute();
  if (played) await facetVideos(trx, [videoId]);
  await announcePublication(trx, { kind: 'film', ids: [videoId], happened: 'changed' }, at);
}

/** Remembers whose the versions are that a film has no more with this media. Call it before they are written. */
export async function rememberReplaced(
  trx: Database,
  table: 'videos' | 'prepared_media' | 'waiting_media',
  filmId: string,
  { film, picture }: OwnMedia,
  at: Date,
): Promise<void> {
  const kept = [film?.version, picture?.version].filter((version) => version !== undefined);
  await sql`
    insert into replaced_media (version, film_id, replaced_at)
    select version, ${filmId}, ${at} from (
      select unnest(array[own_media->'film'->>'version', own_media->'picture'->>'version']) as version
      from ${sql.table(table)} where ${sql.ref(table === 'videos' ? 'id' : 'film_id')} = ${filmId}) shown
    where version is not null and version <> all(${kept}::text[])
    on conflict do nothing`.execute(trx);
}

/**
 * Finds the versions that are in use: those that films show now, will show with their publication or once staff show
 * them, those that films showed until shortly before, and those of every picture that documents can name.
 * @param replacedAfter pages and players still request versions that were replaced or discarded after this time
 */
export async function findUsedVersions(db: Database, replacedAfter: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ version: string | null }>`
    select unnest(array[own_media->'film'->>'version', own_media->'picture'->>'version']) as version
    from (select own_media from videos where own_media is not null union all select own_media from prepared_media
      union all select own_media from waiting_media where discarded_at is null or discarded_at > ${replacedAfter}) films
    union all select version from replaced_media where replaced_at > ${replacedAfter}`.execute(db);
  return new Set([...rows.flatMap(({ version }) => version ?? []), ...(await findPictureVersions(db))]);
}

/** The film that showed a version before another one replaced it; null for a version that was none of a film's. */
export async function findFilmOfReplaced(db: Database, version: string): Promise<string | null> {
  const row = await db.selectFrom('replaced_media').select('film_id').where('version', '=', version).executeTakeFirst();
  return row?.film_id ?? null;
}

/** What names the picture of a published film, and its site; null for a film that nobody sees. */
export async function findFilmPicture(db: Database, id: string) {
  const [film] = await findFilmPictures(db, [id]);
  return film ?? null;
}

/** Finds the pictures of several films, in no order; films that nobody sees are left out. */
export async function findFilmPictures(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('videos')
    .select(['id', 'site_id', 'composition', 'own_media'])
    .where('id', 'in', ids)
    .where('is_published', '=', true)
    .execute();
}
