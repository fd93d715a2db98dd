import type { SiteId } from '@network/tenant/sites.ts';

/** The sites that a member of staff works for; null for every site, also those to come. */
export type StaffSites = readonly SiteId[] | null;

/** Returns whether a member of staff sees what belongs to a site. All staff may read what belongs to none (null). */
export function maySeeSite(sites: StaffSites, site: SiteId | null): boolean {
  return sites === null || site === null || sites.includes(site);
}

/**
 * Returns whether a member of staff may change what is shown on some sites. Null means every site; only staff who work
 * for all sites may change that.
 */
export function mayWriteForSites(sites: StaffSites, shownOn: readonly SiteId[] | null): boolean {
  return sites === null || (shownOn !== null && shownOn.every((site) => sites.includes(site)));
}
