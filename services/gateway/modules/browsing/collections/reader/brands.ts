import type { SiteId } from '@network/tenant/sites.ts';
import { isBundle, networkSites, siteIds } from '../../../../config/known-network.ts';
import type { TenantDirectory } from '../../../../config/tenant-directory.ts';
import type { Database } from '../../../../db/database.ts';
import type { BrandRow } from '../rows.ts';
import { countSites, findBestRatedOfSites } from '../../../content/catalogue/public.ts';

/** How many performers stand in a line of a brand's card. */
const FACES = 4;

/**
 * Sites of the network that have a brand, with their counts, up to a thousand; with an id only that one. What a bundle shows of a site
 * without a brand is nothing that people can visit.
 */
export async function findBrands(
  db: Database,
  tenants: TenantDirectory,
  now: Date,
  only?: SiteId,
): Promise<BrandRow[]> {
  const ids = only === undefined ? siteIds() : [only];
  const rows = await countSites(db, ids, now);
  let faces: ReturnType<typeof findBestRatedOfSites> | undefined;
  // Performers of all sites are read at once, as soon as a query asks for those of one.
  const facesOf = async (id: SiteId) => {
    faces ??= findBestRatedOfSites(db, ids, { now, limit: FACES });
    return (await faces)[ids.indexOf(id)] ?? [];
  };
  return networkSites().flatMap((site) => {
    if (only === undefined && isBundle(site.brandId)) return [];
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
        faces: () => facesOf(site.id),
      },
    ];
  });
}
