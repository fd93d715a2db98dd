import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { activeMultisite, type Membership, subscriptionFor } from '../../membership/membership.ts';
import type { PlansTable } from '../../membership/tables.ts';

type Shown = Pick<Tenant, 'sites' | 'combined'>;

/** Kinds in the order in which they are offered. */
const ORDER: readonly PlansTable['kind'][] = ['month', 'quarter', 'year', 'trial', 'free-limited-trial'];

/**
 * What a person may buy on a tenant, best known first: its site's plans, and the multisite ones. A trial is for who never
 * had a subscription ("one trial a person"); portal members get the multisite options at 33 % off instead of the others
 * (D22); who has everything, and a tandem child (A15), is offered nothing.
 */
export function plansOnOffer(
  plans: readonly PlansTable[],
  membership: Membership | null,
  tenant: Shown,
): readonly PlansTable[] {
  if (membership && (membership.parentUserId !== null || activeMultisite(membership) !== null)) return [];
  const held = membership && subscriptionFor(membership, tenant);
  const isMember = held?.type === 'member' && held.entitlement.isActive;
  const isNew = membership === null || membership.subscriptions.every(({ type }) => type === 'porn-portal');
  const isPortal = isPortalMember(membership);
  const [site] = tenant.sites.length === 1 ? tenant.sites : [];
  return plans
    .filter((plan) => {
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

/** The option that is chosen at first: by the month, and one site before many (L22 defaultSubscription). */
export function defaultPlan(offered: readonly PlansTable[]): PlansTable | null {
  return offered.find(({ kind }) => kind === 'month') ?? offered[0] ?? null;
}

export function isTrialKind(kind: PlansTable['kind']): boolean {
  return kind === 'trial' || kind === 'free-limited-trial';
}

function isPortalMember(membership: Membership | null): boolean {
  return (
    membership?.subscriptions.some(
      ({ type, is_guest, entitlement }) => type === 'porn-portal' && !is_guest && entitlement.isActive,
    ) ?? false
  );
}
