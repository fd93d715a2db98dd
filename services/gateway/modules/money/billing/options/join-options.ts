import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { activeMultisite, type Membership, subscriptionFor } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';

type Shown = Pick<Tenant, 'sites' | 'combined'>;

/** Kinds in the order in which they are offered. */
const ORDER: readonly PlansTable['kind'][] = ['month', 'quarter', 'year', 'trial', 'free-limited-trial'];

/**
 * Lists the plans that a person may buy on a tenant, best known first: its site's plans, and the multisite ones. A
 * trial is for people who never had a subscription ("one trial a person"); members and guests of the portal get the
 * multisite options at 33 % off instead of the others; a person with all sites, and a tandem child, is offered nothing.
 */
export function plansOnOffer<Plan extends PlansTable>(
  plans: readonly Plan[],
  membership: Membership | null,
  tenant: Shown,
): readonly Plan[] {
  if (membership && (membership.parentUserId !== null || activeMultisite(membership) !== null)) return [];
  const subscription = membership && subscriptionFor(membership, tenant);
  return plansForBuyer(
    plans,
    {
      isMember: subscription?.type === 'member' && subscription.entitlement.isActive,
      isNew: membership === null || membership.subscriptions.every(({ type }) => type === 'porn-portal'),
      isPortal: isOfPortal(membership),
    },
    tenant,
  );
}

/** The facts about a person's memberships that decide which plans they may buy. */
export interface Buyer {
  /** A member of the tenant, trials and the portal aside. */
  readonly isMember: boolean;
  /** They never had a subscription but the portal's. */
  readonly isNew: boolean;
  readonly isPortal: boolean;
}

/** Lists the plans that a person without all sites may buy on a tenant, best known first. */
export function plansForBuyer<Plan extends PlansTable>(
  plans: readonly Plan[],
  { isMember, isNew, isPortal }: Buyer,
  tenant: Pick<Tenant, 'sites'>,
): readonly Plan[] {
  const [site] = tenant.sites.length === 1 ? tenant.sites : [];
  return plans
    .filter((plan) => {
      if (!plan.is_published) return false;
      if (isMultisiteGroup(plan.product)) return plan.is_portal_offer === isPortal;
      if (plan.product !== site || isMember) return false;
      return isTrialKind(plan.kind) ? isNew : true;
    })
    .toSorted(
      (a, b) =>
        Number(isMultisiteGroup(a.product)) - Number(isMultisiteGroup(b.product)) ||
        ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
    );
}

/** The option that is chosen at first: by the month, and one site before many. */
export function defaultPlan<Plan extends PlansTable>(offered: readonly Plan[]): Plan | null {
  return offered.find(({ kind }) => kind === 'month') ?? offered[0] ?? null;
}

export function isTrialKind(kind: PlansTable['kind']): boolean {
  return kind === 'trial' || kind === 'free-limited-trial';
}

/** Returns whether a person comes from the portal, including its guests. */
function isOfPortal(membership: Membership | null): boolean {
  return (
    membership?.subscriptions.some(({ type, entitlement }) => type === 'porn-portal' && entitlement.isActive) ?? false
  );
}
