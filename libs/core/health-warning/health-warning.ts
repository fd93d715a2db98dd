import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';

/** Where the acknowledgement of a warning is posted to, on every brand host. */
export const ACKNOWLEDGE_PATH = '/health-warning';

/** Pages in the middle of paying or joining, which are never covered. */
const UNCOVERED_PATHS: ReadonlySet<string> = new Set([
  '/joinnow',
  '/_signupsuccess',
  '/_signupdenial',
  '/_upsell_signupsuccess',
  '/_upsell_signupdenial',
  '/_upgrademembership',
]);

/** The region whose warning this brand shows to this visitor; null elsewhere, and where its switch is off. */
export function warnedRegion(
  meta: Pick<SiteMeta, 'sfwRegion'>,
  tenant: Pick<Tenant, 'healthWarning'>,
): HealthWarningRegion | null {
  const { sfwRegion } = meta;
  return sfwRegion !== null && tenant.healthWarning[sfwRegion] ? sfwRegion : null;
}

/** Whether the warning covers the page at this path while it is not acknowledged. */
export function isCovered(path: string): boolean {
  return !UNCOVERED_PATHS.has(path);
}
