import { HEALTH_WARNING_REGIONS } from '@network/tenant/feature-flags.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';
import type { RequestFacts } from './request/request-facts.ts';

/** Reads what a page knows about where and when it is shown. */
export function readSiteMeta(
  facts: Pick<RequestFacts, 'area' | 'origin'>,
  tenant: Tenant,
  now: Date,
  sellsMemberships = true,
): SiteMeta {
  const { region, country } = facts.origin;
  const isMembersArea = facts.area === 'members';
  const sfwRegion = HEALTH_WARNING_REGIONS.find((known) => known === region) ?? null;
  return {
    currentYear: now.getUTCFullYear(),
    isMembersArea,
    isSFW: sfwRegion !== null && !isMembersArea,
    sfwRegion,
    isUS: country === 'US',
    pornPortalOrigin: tenant.combined ? null : tenant.urls.tour,
    sellsMemberships,
  };
}
