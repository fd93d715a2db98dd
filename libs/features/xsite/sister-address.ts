import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { BUNDLE, isSiteId, SITES_IN_BUNDLE_ONLY } from '@network/tenant/sites.ts';
import { sisterUrl } from '@network/tenant/sister-url.ts';
import { checkRedirectTarget } from '@network/validation/redirect-target.ts';

/**
 * The members address of a sister site: this tenant's with its name replaced. A site without a brand is shown in the
 * bundle. A deeplink that is no path of that host is dropped.
 * @returns null for a site that does not exist
 */
export function sisterAddress(
  tenant: Pick<Tenant, 'id' | 'urls'>,
  site: string | undefined,
  deeplink: unknown,
): string | null {
  if (!isSiteId(site)) return null;
  const isInBundle = SITES_IN_BUNDLE_ONLY.includes(site);
  const origin = sisterUrl(tenant.urls.members, tenant.id, isInBundle ? BUNDLE.id : site);
  const home = isInBundle ? `${origin}/videos?sites=${site}` : `${origin}/`;
  const target = checkRedirectTarget(deeplink, { ownOrigins: [origin], allowedHosts: [], home });
  return target === null ? home : new URL(target, origin).href;
}
