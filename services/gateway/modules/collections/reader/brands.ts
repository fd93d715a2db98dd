import type { SiteId } from '@network/tenant/sites.ts';
import { networkSites, siteIds } from '../../../config/known-network.ts';
import type { TenantDirectory } from '../../../config/tenant-directory.ts';
import type { Database } from '../../../db/database.ts';
import type { BrandRow } from '../rows.ts';
import { countSites } from '../../catalogue/public.ts';

/** Sites of the network with their counts, up to a thousand; with an id only that one. */
export async function findBrands(
  db: Database,
  tenants: TenantDirectory,
  now: Date,
  only?: SiteId,
): Promise<BrandRow[]> {
  const ids = only === undefined ? siteIds() : [only];
  const rows = await countSites(db, ids, now);
  return networkSites().flatMap((site) => {
    const found = rows.find(({ id }) => id === site.id);
    if (found === undefined) return [];
    const { newest, video_count, performer_count } = found;
    const own = tenants.find(site.id);
    return [
      {
        site,
        tenant: own ?? tenants.find(site.brandId),
        hasOwnBrand: own !== null,
        newest,
        video_count,
        performer_count,
      },
    ];
  });
}
