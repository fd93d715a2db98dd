import type { SiteId } from '@network/tenant/sites.ts';
import { siteById } from './known-network.ts';
import type { TenantDirectory } from './tenant-directory.ts';

/** Names of the brands that people can visit, without those that are hidden from the porn portal. */
export function visibleBrands(tenants: TenantDirectory): readonly string[] {
  return tenants
    .all()
    .filter(({ combined }) => !combined)
    .map(({ name }) => name);
}

/**
 * Names of the brands on which people find what some sites show, each once and in the order of the sites. A site without a
 * brand of its own, which nobody can visit, is found on the bundle that declares it.
 */
export function brandsOfSites(tenants: TenantDirectory, sites: readonly SiteId[]): readonly string[] {
  const names = sites.map((id) => {
    const site = siteById(id);
    const brand = tenants.find(id) ?? tenants.find(site.brandId);
    // A brand of which no release is active is away for a while, and a membership of it lasts.
    return brand?.name ?? site.name;
  });
  return [...new Set(names)];
}
