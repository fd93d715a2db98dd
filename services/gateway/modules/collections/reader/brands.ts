import { sql } from 'kysely';
import { BUNDLE, SITE_IDS, SITES, type SiteId } from '@network/tenant/sites.ts';
import type { TenantDirectory } from '../../../config/tenant-directory.ts';
import type { Database } from '../../../db/database.ts';
import type { BrandRow } from '../rows.ts';

const MOST_COUNTED = 1_000;

/** Sites of the network with their counts, up to a thousand; with an id only that one. */
export async function findBrands(
  db: Database,
  tenants: TenantDirectory,
  now: Date,
  only?: SiteId,
): Promise<BrandRow[]> {
  const ids = only === undefined ? SITE_IDS : [only];
  const { rows } = await sql<{ id: string; newest: string | null; video_count: number; performer_count: number }>`
    select site.id, of.newest, of.video_count, seen.performer_count
    from unnest(${[...ids]}::text[]) as site(id)
    cross join lateral (
      select count(*)::int as video_count, (array_agg(id order by released_at desc, id))[1] as newest
      from (
        select v.id, v.released_at from videos v
        where v.site_id = site.id and v.channel_id is null and v.released_at <= ${now}
        order by v.released_at desc, v.id desc limit ${sql.lit(MOST_COUNTED)}
      ) listed
    ) of
    cross join lateral (
      select count(*)::int as performer_count
      from (select 1 from performer_sites p where p.site_id = site.id limit ${sql.lit(MOST_COUNTED)}) people
    ) seen
  `.execute(db);
  return SITES.flatMap((site) => {
    const found = rows.find(({ id }) => id === site.id);
    if (found === undefined) return [];
    const { newest, video_count, performer_count } = found;
    const own = tenants.find(site.id);
    return [
      { site, tenant: own ?? tenants.find(BUNDLE.id), hasOwnBrand: own !== null, newest, video_count, performer_count },
    ];
  });
}
