import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import { networkBrands } from '../../../config/known-network.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { RedirectContext } from '@network/validation/redirect-target.ts';

/** Where a tenant's partners are found: the first of its configuration; null for a tenant without any. */
export function partnerOrigin({ urls, partnerHosts }: Pick<Tenant, 'urls' | 'partnerHosts'>): string | null {
  const [host] = partnerHosts;
  return urls.partner ?? (host === undefined ? null : `https://${host}`);
}

/** The partner's own page of a deal. */
export function dealAddress(
  tenant: Pick<Tenant, 'urls' | 'partnerHosts'>,
  { path }: { readonly path: string },
): string {
  return `${partnerOrigin(tenant)}${path}`;
}

/** What an upsell's targets are checked against: the tenant's list with the tour links of its configuration. */
export function upsellTargets(tenant: Tenant): RedirectContext {
  const { ownOrigins, allowedHosts } = redirectHosts({ ...tenant, sisters: networkBrands() });
  return {
    ownOrigins,
    allowedHosts: [...allowedHosts, ...Object.values(tenant.tourLinks)],
    home: tourHome(tenant),
  };
}

/** The fallback for an upsell without a valid target. */
export function tourHome({ urls }: Pick<Tenant, 'urls'>): string {
  return `${urls.tour}/`;
}

/** The origin behind a `tour_link_code`: looked up in the configuration, the tour's for an unknown one. */
export function tourLink({ urls, tourLinks }: Pick<Tenant, 'urls' | 'tourLinks'>, code: string | null): string {
  return (code !== null && Object.hasOwn(tourLinks, code) ? tourLinks[code] : undefined) ?? urls.tour;
}

/** A checked target as an address that can be followed from any host. */
export function absoluteTarget(target: string, { urls }: Pick<Tenant, 'urls'>): string {
  return new URL(target, urls.members).href;
}

/** Whether a call's `site` means this tenant. */
export function isSiteOf({ id }: Pick<Tenant, 'id'>, site: string): boolean {
  return site.toLowerCase() === id;
}
