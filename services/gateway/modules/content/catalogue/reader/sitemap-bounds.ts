import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';

/** A part of a catalogue, and how much it has. */
export interface CountedPart {
  readonly part: string;
  readonly count: number;
}

/** Months, as `2026-03`, in which the sites released videos or will, with how many are not denied; a walk along an index. */
export async function findReleaseMonths(db: Database, sites: readonly SiteId[]): Promise<readonly CountedPart[]> {
  const { rows } = await sql<CountedPart>`
    with bounds as (
      select min(first.at) at time zone 'UTC' as first, max(last.at) at time zone 'UTC' as last
      from unnest(${[...sites]}::text[]) site
      cross join lateral (
        select released_at as at from videos where site_id = site and channel_id is null and is_published order by released_at, id limit 1
      ) first
      cross join lateral (
        select released_at as at from videos where site_id = site and channel_id is null and is_published
        order by released_at desc, id desc limit 1
      ) last
    )
    select to_char(month, 'YYYY-MM') as part, released.count::int as count
    from bounds
    cross join lateral generate_series(date_trunc('month', bounds.first), bounds.last, interval '1 month') month
    cross join lateral (
      select sum(of_site.count) as count from unnest(${[...sites]}::text[]) site
      cross join lateral (
        select count(*) from videos where site_id = site and channel_id is null and is_published and not is_denied
          and released_at >= month at time zone 'UTC'
          and released_at < (month + interval '1 month') at time zone 'UTC'
      ) of_site
    ) released
    where released.count > 0
    order by part
  `.execute(db);
  return rows;
}

/**
 * Finds which of these letters begin slugs of performers of the sites, and how many slugs each begins, along an index.
 */
export async function findInitials(
  db: Database,
  sites: readonly SiteId[],
  letters: readonly string[],
): Promise<readonly CountedPart[]> {
  const { rows } = await sql<CountedPart>`
    select letter as part, found.count::int as count from unnest(${[...letters]}::text[]) letter
    cross join lateral (
      select count(*) from performers
      where slug >= letter and slug < letter || '~' and exists (
        select 1 from performer_sites where performer_id = performers.id and site_id = any(${[...sites]}::text[])
      )
    ) found
    where found.count > 0
    order by letter
  `.execute(db);
  return rows;
}
