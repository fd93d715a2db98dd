import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { sisterUrl } from '@network/tenant/sister-url.ts';
import { checkRedirectTarget } from '@network/validation/redirect-target.ts';

/** A site of the network with the brand that shows it. */
export interface SisterSite {
  readonly id: string;
  readonly brandId: string;
}

/**
 * The members address of a sister site or of a sister brand, the bundle among them: this tenant's with its name replaced. A site
 * without a brand is shown in the bundle. A deeplink that is no path of that host is dropped.
 * @param sites every site of the network, as the gateway knows them
 * @returns null for what is neither a site nor a brand that this one leads to
 */
export function sisterAddress(
  tenant: Pick<Tenant, 'id' | 'urls' | 'sisters'>,
  sites: readonly SisterSite[],
  { site, deeplink }: { readonly site: string | undefined; readonly deeplink?: unknown },
): string | null {
  const brandId = sites.find(({ id }) => id === site)?.brandId ?? brandOf(tenant, sites, site);
  if (brandId === null || site === undefined) return null;
  const origin = sisterUrl(tenant.urls.members, tenant.id, brandId);
  const home = brandId === site ? `${origin}/` : `${origin}/videos?sites=${site}`;
  const target = checkRedirectTarget(deeplink, { ownOrigins: [origin], allowedHosts: [], home });
  return target === null ? home : new URL(target, origin).href;
}

/** A brand by its own name: one that shows a site, one that this brand's configuration names, or this brand. */
function brandOf(
  { id: own, sisters }: Pick<Tenant, 'id' | 'sisters'>,
  sites: readonly SisterSite[],
  name: string | undefined,
): string | null {
  const brands = [own, ...sisters, ...sites.map(({ brandId }) => brandId)];
  return brands.find((brand) => brand === name) ?? null;
}
