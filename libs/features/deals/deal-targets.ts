import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { checkRedirectTarget, type RedirectContext } from '@network/validation/redirect-target.ts';

/** The allow list for targets of upsells on every page: the brand's list with its tour links. */
export function dealTargets(tenant: Tenant): RedirectContext {
  const { ownOrigins, allowedHosts } = redirectHosts(tenant);
  const home = `${tenant.urls.tour}/`;
  return { ownOrigins, allowedHosts: [...allowedHosts, ...Object.values(tenant.tourLinks)], home };
}

/** The address behind a `tour_link_code`, or the tour's home for one that the configuration does not have. */
export function tourLink(tenant: Tenant, code: string | null): string {
  const known = code !== null && Object.hasOwn(tenant.tourLinks, code) ? tenant.tourLinks[code] : undefined;
  return `${known ?? tenant.urls.tour}/`;
}

/**
 * Where a signed-in person goes on after an upsell: the tour's home, which shows everybody as signed out, is the deals
 * here. Null for a target that may not be followed.
 */
export function memberTarget(value: unknown, tenant: Tenant): string | null {
  const target = dealTarget(value, tenant);
  return target === tourLink(tenant, null) ? '/deals' : target;
}

/** A target that may be followed, or null. */
export function dealTarget(value: unknown, tenant: Tenant): string | null {
  return checkRedirectTarget(value, dealTargets(tenant));
}
