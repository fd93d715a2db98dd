import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { FilmKey } from '../../media/public.ts';
import { type CatalogueScope } from '../scope.ts';
import type { Translated } from '../texts-by-language.ts';
import { inOrderOf } from './in-order.ts';
import { slugInScope } from './slug-in-scope.ts';

/** A film before or after another, with what its picture is known by. */
export interface VideoNeighbour extends FilmKey, Translated {
  readonly slug: string;
  readonly title: string;
}

export interface VideoNeighbours {
  readonly previous: VideoNeighbour | null;
  readonly next: VideoNeighbour | null;
}

/** The listed videos released just before and after each one on the same site. */
export async function findNeighbours(
  db: Database,
  scope: CatalogueScope,
  ids: readonly string[],
  now: Date,
): Promise<VideoNeighbours[]> {
  const found = sql`json_build_object(
    'id', o.id, 'slug', ${slugInScope(scope, 'o')}, 'title', o.title, 'translations', o.translations, 'composition', o.composition, 'own_media', o.own_media,
    'picture_focus', o.picture_focus, 'picture_crops', o.picture_crops
  )`;
  const { rows } = await sql<{
    id: string;
    previous: VideoNeighbour | null;
    next: VideoNeighbour | null;
  }>`
    select v.id, earlier.found as previous, later.found as next
    from videos v
    left join lateral (
      select ${found} as found
      from videos o
      where o.site_id = v.site_id and o.channel_id is null and o.is_published and o.released_at <= ${now}
        and (o.released_at, o.id) < (v.released_at, v.id)
      order by o.released_at desc, o.id desc limit 1
    ) earlier on true
    left join lateral (
      select ${found} as found
      from videos o
      where o.site_id = v.site_id and o.channel_id is null and o.is_published and o.released_at <= ${now}
        and (o.released_at, o.id) > (v.released_at, v.id)
      order by o.released_at, o.id limit 1
    ) later on true
    where v.id = any(${[...ids]}::text[])
  `.execute(db);
  return inOrderOf(ids, rows, (row) => row.id).map((row) => ({
    previous: row?.previous ?? null,
    next: row?.next ?? null,
  }));
}

/**
 * Ids of the videos most like each one: they share performers, or else categories. Only the latest few of each shared
 * performer and category are looked at, so that the work does not grow with the catalogue.
 */
export async function findRelatedIds(
  db: Database,
  scope: CatalogueScope,
  ids: readonly string[],
  limit: number,
  now: Date,
): Promise<string[][]> {
  const { rows } = await sql<{ source: string; related: string[] }>`
    select source.id as source, coalesce(array_agg(best.id order by best.place), '{}') as related
    from unnest(${[...ids]}::text[]) as source(id)
    cross join lateral (
      select v.id, row_number() over (order by sum(likes.points) desc, v.released_at desc, v.id) as place
      from (
        select other.video_id, 3 as points
        from video_performers own
        cross join lateral (
          select o.video_id from video_performers o
          where o.performer_id = own.performer_id and o.video_id <> source.id
          order by o.video_id desc limit 20
        ) other
        where own.video_id = source.id
        union all
        select other.video_id, 1 as points
        from video_categories own
        cross join lateral (
          select o.video_id from video_categories o
          where o.category_slug = own.category_slug and o.video_id <> source.id
          order by o.video_id desc limit 40
        ) other
        where own.video_id = source.id
      ) likes
      join videos v on v.id = likes.video_id
      where v.channel_id is null and v.is_published and v.released_at <= ${now} and v.site_id = any(${[...scope.sites]}::text[])
      group by v.id, v.released_at
      order by place limit ${limit}
    ) best
    group by source.id
  `.execute(db);
  return inOrderOf(ids, rows, (row) => row.source).map((row) => row?.related ?? []);
}
