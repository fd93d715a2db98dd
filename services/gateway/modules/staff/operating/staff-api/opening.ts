import { maySeeSite } from '@network/access/staff/staff-sites.ts';
import { SAMPLE_CUSTODIAN_ADDRESS } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { isReached } from '../../../../config/configured-billers.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { countSites } from '../../../content/catalogue/public.ts';
import { requireScope } from '../../staff/public.ts';

/** The query about what a network needs before it opens. */
export const openingQueries = {
  opening: async (_parent, _args, { staff, services }) => {
    requireScope(staff, 'content:read');
    const { config, tenants, db, clock } = services;
    const brands = tenants
      .all()
      .filter(({ sites }) => sites.some((site) => maySeeSite(staff.sites, site)))
      .toSorted((one, other) => one.name.localeCompare(other.name));
    const sites = [...new Set(brands.flatMap((brand) => brand.sites))];
    const counts = new Map((await countSites(db, sites, clock.now())).map((row) => [row.id, row.video_count]));
    return {
      sendsMail: !config.isMailOff,
      takesPayments: config.billers.some((biller) => !config.isProduction || isReached(config, biller)),
      brands: await Promise.all(brands.map((brand) => shownBrand(services, brand, counts))),
    };
  },
} satisfies Partial<QueryResolvers>;

async function shownBrand(
  services: Pick<GatewayServices, 'config' | 'sellsMemberships'>,
  brand: Tenant,
  counts: ReadonlyMap<string, number>,
) {
  return {
    id: brand.id,
    name: brand.name,
    films: brand.sites.reduce((sum, site) => sum + (counts.get(site) ?? 0), 0),
    sellsMemberships: await services.sellsMemberships(brand),
    hasLegalTexts: !services.config.isProduction || brand.custodian.address !== SAMPLE_CUSTODIAN_ADDRESS,
  };
}
