import type { MultisiteGroup } from '@network/tenant/sites.ts';
import type { SubscriptionFacts } from '../subscription-type/subscription-type.ts';

export type SiteType = 'multi-site' | 'trial' | 'single-site' | 'expired' | 'inactive';

/**
 * "Site type is derived as multi-site, trial, single-site, expired or inactive." In this order: an active multisite
 * subscription, an active trial, an active membership; then an expired subscription, and inactive for people who never
 * had one here. Portal access, active or not, is no membership of the site: inactive.
 */
export function siteType(subscription: SubscriptionFacts | null, multisite: MultisiteGroup | null): SiteType {
  if (multisite !== null) return 'multi-site';
  if (subscription === null || subscription.type === 'porn-portal') return 'inactive';
  if (!subscription.isActive) return 'expired';
  return subscription.type === 'trial' ? 'trial' : 'single-site';
}
