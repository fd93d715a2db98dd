import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../db/database.ts';

/** Months, as `2026-03`, in which one of the sites released a video or will; a walk along an index. */
export async function findReleaseMonths(db: Database, sites: readonly SiteId[]): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
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
    select to_char(month, 'YYYY-MM') as month
    from bounds
    cross join lateral generate_series(date_trunc('month', bounds.first), bounds.last, interval '1 month') month
    where exists (
      select 1 from unnest(${[...sites]}::text[]) site
      where exists (
        select 1 from videos where site_id = site and channel_id is null and is_published
          and released_at >= month at time zone 'UTC'
          and released_at < (month + interval '1 month') at time zone 'UTC'
      )
    )
    order by month
  `.execute(db);
  return rows.map(({ month }) => month);
}

/** Which of these letters the slug of a performer of the sites begins with; a walk along an index. */
export async function findInitials(
  db: Database,
  sites: readonly SiteId[],
  letters: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ letter: string }>`
    select letter from unnest(${[...letters]}::text[]) letter
    where exists (
      select 1 from performers
      where slug >= letter and slug < letter || '~' and exists (
        select 1 from performer_sites where performer_id = performers.id and site_id = any(${[...sites]}::text[])
      )
    )
    order by letter
  `.execute(db);
  return rows.map(({ letter }) => letter);
}
