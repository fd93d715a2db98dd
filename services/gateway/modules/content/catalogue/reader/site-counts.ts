import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { FilmKey } from '../../media/public.ts';
import type { Database } from '../../../../db/database.ts';

const MOST_COUNTED = 1_000;

/** What a site has to show, counted up to a thousand. */
export interface SiteCounts {
  readonly id: string;
  /** Its newest video. */
  readonly newest: FilmKey | null;
  readonly video_count: number;
  readonly performer_count: number;
}

/** The counts of some sites, in no order. */
export async function countSites(db: Database, ids: readonly SiteId[], now: Date): Promise<readonly SiteCounts[]> {
  // Counted without a look at rows: what is shown of them is one film.
  const listed = sql`v.site_id = site.id and v.channel_id is null and v.is_published and v.released_at <= ${now}`;
  const { rows } = await sql<SiteCounts>`
    select site.id, latest.newest, listed.video_count, seen.performer_count
    from unnest(${[...ids]}::text[]) as site(id)
    left join lateral (
      select json_build_object('id', v.id, 'composition', v.composition, 'own_media', v.own_media, 'picture_focus', v.picture_focus,
          'picture_crops', v.picture_crops) as newest
      from videos v where ${listed} order by v.released_at desc, v.id desc limit 1
    ) latest on true
    cross join lateral (
      select count(*)::int as video_count
      from (select 1 from videos v where ${listed} limit ${sql.lit(MOST_COUNTED)}) films
    ) listed
    cross join lateral (
      select count(*)::int as performer_count
      from (select 1 from performer_sites p where p.site_id = site.id limit ${sql.lit(MOST_COUNTED)}) people
    ) seen
  `.execute(db);
  return rows;
}
