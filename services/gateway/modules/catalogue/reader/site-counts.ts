import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../db/database.ts';

const MOST_COUNTED = 1_000;

/** What a site has to show, counted up to a thousand. */
export interface SiteCounts {
  readonly id: string;
  /** The id of its newest video, and what it plays. */
  readonly newest: string | null;
  readonly composition: string | null;
  readonly video_count: number;
  readonly performer_count: number;
}

/** The counts of some sites, in no order. */
export async function countSites(db: Database, ids: readonly SiteId[], now: Date): Promise<readonly SiteCounts[]> {
  const { rows } = await sql<SiteCounts>`
    select site.id, of.newest, of.composition, of.video_count, seen.performer_count
    from unnest(${[...ids]}::text[]) as site(id)
    cross join lateral (
      select count(*)::int as video_count, (array_agg(id order by released_at desc, id))[1] as newest,
        (array_agg(composition order by released_at desc, id))[1] as composition
      from (
        select v.id, v.composition, v.released_at from videos v
        where v.site_id = site.id and v.channel_id is null and v.is_published and v.released_at <= ${now}
        order by v.released_at desc, v.id desc limit ${sql.lit(MOST_COUNTED)}
      ) listed
    ) of
    cross join lateral (
      select count(*)::int as performer_count
      from (select 1 from performer_sites p where p.site_id = site.id limit ${sql.lit(MOST_COUNTED)}) people
    ) seen
  `.execute(db);
  return rows;
}
