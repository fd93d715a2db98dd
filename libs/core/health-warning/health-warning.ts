import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';

/** Where the acknowledgement of a warning is posted to, on every brand host. */
export const ACKNOWLEDGE_PATH = '/health-warning';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page in the middle of joining or paying: a health warning does not cover it. */
    isNeverCovered?: true;
  }
}

/** The region whose warning this brand shows to this visitor; null elsewhere, and where its switch is off. */
export function warnedRegion(
  meta: Pick<SiteMeta, 'sfwRegion'>,
  tenant: Pick<Tenant, 'healthWarning'>,
): HealthWarningRegion | null {
  const { sfwRegion } = meta;
  return sfwRegion !== null && tenant.healthWarning[sfwRegion] ? sfwRegion : null;
}

/** Whether the warning covers the page of these matches while it is not acknowledged. */
export function isCovered(matches: readonly { readonly staticData?: StaticDataRouteOption }[]): boolean {
  return !matches.some(({ staticData }) => staticData?.isNeverCovered === true);
}
