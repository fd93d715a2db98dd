import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../db/database.ts';
import type { OwnMedia, OwnPicture } from '../media/public.ts';
import { facetVideos } from './facet-index.ts';
import { findPictureVersions } from './pictures/pictures.ts';
import { announcePublication } from './publishing/announce-publication.ts';

/** A film as those who upload for it see it. */
export interface FilmToUploadFor {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly site_id: SiteId;
}

/** The films of that slug, or with that id; two sites may have the same slug. */
export function findFilmsToUploadFor(db: Database, slugOrId: string): Promise<FilmToUploadFor[]> {
  return db
    .selectFrom('videos')
    .select(['id', 'slug', 'title', 'site_id'])
    .where((eb) =>
      eb.or([
        eb('slug', '=', slugOrId),
        eb('id', '=', slugOrId),
        eb(sql<string>`coalesce(own_slug, slug)`, '=', slugOrId),
      ]),
    )
    .orderBy('site_id')
    .execute();
}

/** The films with these slugs, or addresses, each with its own slug. */
export async function findFilmsToUploadForOf(
  db: Database,
  slugs: readonly string[],
): Promise<readonly (FilmToUploadFor & { readonly own_slug: string })[]> {
  const { rows } = await sql<FilmToUploadFor & { readonly own_slug: string }>`
    select id, slug, coalesce(own_slug, slug) as own_slug, title, site_id from videos
    where slug = any(${slugs}::text[]) or coalesce(own_slug, slug) = any(${slugs}::text[]) order by id`.execute(db);
  return rows;
}

/** How long the media of these films play, in seconds: of those that have any, shown or waiting for their publication. */
export async function findMediaSeconds(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; seconds: number }>`
    select asked.id, (coalesce(v.own_media, p.own_media) -> 'film' ->> 'seconds')::double precision as seconds
    from unnest(${ids}::text[]) as asked (id) left join videos v on v.id = asked.id
    left join prepared_media p on p.film_id = asked.id and v.id is null
    where jsonb_typeof(coalesce(v.own_media, p.own_media) -> 'film') = 'object'`.execute(db);
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}

/** The films with these ids. */
export async function findFilmsWithIds(db: Database, ids: readonly string[]): Promise<FilmToUploadFor[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('videos').select(['id', 'slug', 'title', 'site_id']).where('id', 'in', ids).execute();
}

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
 * The versions of what films show now or will show with their publication or once staff show it, of what they showed until shortly
 * before, and of every picture that documents can name.
 * @param replacedAfter what was replaced or discarded since is still asked for by pages and players
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
  const film = await db
    .selectFrom('videos')
    .select(['id', 'site_id', 'composition', 'own_media'])
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  return film ?? null;
}
