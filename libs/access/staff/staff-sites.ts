import type { SiteId } from '@network/tenant/sites.ts';

/** The sites that a member of staff works for; null for every site, also those to come. */
export type StaffSites = readonly SiteId[] | null;

/** Whether a member of staff sees what belongs to a site; what belongs to none (null) is everybody's to read. */
export function maySeeSite(sites: StaffSites, site: SiteId | null): boolean {
  return sites === null || site === null || sites.includes(site);
}

/**
 * Whether a member of staff may change what is shown on some sites; null for what every site shows, which is changed by those
 * who work for all of them.
 */
export function mayWriteForSites(sites: StaffSites, shownOn: readonly SiteId[] | null): boolean {
  return sites === null || (shownOn !== null && shownOn.every((site) => sites.includes(site)));
}
