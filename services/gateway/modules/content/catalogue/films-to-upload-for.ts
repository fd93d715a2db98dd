import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../db/database.ts';

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
