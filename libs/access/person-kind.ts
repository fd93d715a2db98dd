import type { AccessTenant } from './ability.ts';
import type { Viewer } from './viewer.ts';

/** The kinds of person of the specification's section 6. Everybody is exactly one; the rest comes on top. */
export type PersonKind =
  | 'anonymous'
  | 'without-subscription'
  | 'free-limited-trial'
  | 'trial'
  | 'inactive'
  | 'porn-portal-guest'
  | 'porn-portal'
  | 'active';

/** Returns the kind of person whose rules apply on a tenant. */
export function personKind(viewer: Viewer, tenant: Pick<AccessTenant, 'combined'> | null): PersonKind {
  const { subscription } = viewer;
  if (viewer.userId === null) return 'anonymous';
  // Regardless of the other fields: where data contradict each other, the least access counts.
  if (subscription?.isGuest) return 'porn-portal-guest';
  // "On the combined tenant any non-empty site access counts as active." (A08)
  if (tenant?.combined === true && viewer.siteAccess.length > 0) return 'active';
  if (!subscription) return 'without-subscription';
  if (subscription.type === 'porn-portal') return 'porn-portal';
  if (subscription.isFreeLimitedTrial) return 'free-limited-trial';
  // "Trial (not the combined tenant)" (A03): there, a trial opens nothing.
  if (subscription.type === 'trial') return tenant?.combined === true ? 'without-subscription' : 'trial';
  return subscription.isActive ? 'active' : 'inactive';
}
