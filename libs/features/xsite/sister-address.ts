import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { sisterUrl } from '@network/tenant/sister-url.ts';
import { checkRedirectTarget } from '@network/validation/redirect-target.ts';

/** A site of the network with the brand that shows it. */
export interface SisterSite {
  readonly id: string;
  readonly brandId: string;
}

/**
 * The members address of a sister site, or of the bundle: this tenant's with its name replaced. A site without a brand is
 * shown in the bundle. A deeplink that is no path of that host is dropped.
 * @param sites every site of the network, as the gateway knows them
 * @returns null for a site that does not exist
 */
export function sisterAddress(
  tenant: Pick<Tenant, 'id' | 'urls'>,
  sites: readonly SisterSite[],
  { site, deeplink }: { readonly site: string | undefined; readonly deeplink?: unknown },
): string | null {
  const sister = sites.find(({ id }) => id === site) ?? sites.find(({ brandId }) => brandId === site);
  if (sister === undefined) return null;
  const origin = sisterUrl(tenant.urls.members, tenant.id, sister.brandId);
  const home = sister.brandId === site ? `${origin}/` : `${origin}/videos?sites=${sister.id}`;
  const target = checkRedirectTarget(deeplink, { ownOrigins: [origin], allowedHosts: [], home });
  return target === null ? home : new URL(target, origin).href;
}
