import { PAUSE_MONTHS, pauseEnd } from '@network/lifecycle/pause/pause.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type {
  ChangeChoice,
  MembershipState,
  OwnMembership,
  PlannedChange,
} from '../../../../graphql/resolvers.generated.ts';
import { brandsOfSites } from '../../../../config/brand-names.ts';
import type { GatewayServices } from '../../../../services.ts';
import {
  billerView,
  type Membership,
  sitesOfProduct,
  type SubscriptionWithEntitlement,
} from '../../membership/public.ts';
import { chargeToShow, isAwaited } from '../awaited/awaiting-rules.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { optionIdOf } from '../options/option-id.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import type { Plan, PricedPlan } from '../options/priced-plan.ts';
import { isPausable, isResumable, lastingPause } from '../pause/pausing.ts';
import { plansToChangeTo } from '../planned-changes/change-options.ts';
import { cardOnFile } from '../recovery/card-on-file.ts';
import { type AgreementRow, pauseOf, renewalDaysOf, renewalPeriod } from '../subscription/agreement.ts';
import { isCancellable } from '../subscription/cancellation-step.ts';
import { takesNewCard } from '../subscription/new-card.ts';
import { isReactivatable } from '../subscription/reactivate.ts';
import { findAgreements, findInvoicesBySubscription } from './find-records.ts';

interface Known {
  readonly services: GatewayServices;
  readonly tenant: Tenant;
  readonly plans: readonly Plan[];
  readonly now: Date;
}

/**
 * A person's own memberships on all brands, current ones before past ones, and the latest first. A tandem child sees nothing
 * of its parent's.
 */
export async function loadOwnMemberships(
  { services, tenant, plans }: Omit<Known, 'now'>,
  membership: Membership,
): Promise<readonly OwnMembership[]> {
  const now = services.clock.now();
  const own = membership.subscriptions.filter(({ isTandem }) => !isTandem);
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const [agreements, invoices] = await Promise.all([
    findAgreements(services.db, ids),
    findInvoicesBySubscription(services, membership.userId, ids),
  ]);
  const known = { services, tenant, plans, now };
  return own
    .toSorted((a, b) => rank(a) - rank(b) || endOf(b) - endOf(a) || b.joined_at.getTime() - a.joined_at.getTime())
    .map((subscription) => ({
      ...describe(known, subscription, agreements.get(subscription.id) ?? null),
      invoices: invoices.get(subscription.id) ?? [],
    }));
}

const rank = ({ entitlement }: SubscriptionWithEntitlement): number =>
  entitlement.isActive || entitlement.isPaused ? 0 : 1;

const endOf = ({ entitlement }: SubscriptionWithEntitlement): number =>
  entitlement.accessUntil?.getTime() ?? Number.MAX_SAFE_INTEGER;

function describe(
  known: Known,
  subscription: SubscriptionWithEntitlement,
  agreement: AgreementRow | null,
): Omit<OwnMembership, 'invoices'> {
  const { entitlement, biller, product } = subscription;
  const next = agreement && chargeToShow(agreement, known.now);
  return {
    subscriptionId: subscription.id,
    name: nameOf(known, subscription, agreement),
    state: stateOf(subscription, agreement, known.now),
    sites: brandsOfSites(known.services.tenants, sitesOfProduct(product)),
    brand: brandOf(known, subscription.joined_on),
    joinedAt: subscription.joined_at.toISOString(),
    price: agreement && next ? { amount: agreement.amount, currency: agreement.currency } : null,
    renewalMonths: agreement && next ? (agreement.next_months ?? agreement.period_months) : null,
    renewalDays: agreement && next ? renewalDaysOf(agreement) : null,
    nextChargeAt: next?.toISOString() ?? null,
    isRenewalAwaited: agreement !== null && isAwaited(agreement, known.now),
    accessUntil: entitlement.accessUntil?.toISOString() ?? null,
    biller: biller && billerView(known.services, biller),
    card: agreement && cardOnFile(agreement),
    ...(agreement === null ? NOTHING_TO_DO : actionsOf(known, subscription, agreement)),
  };
}

const NOTHING_TO_DO = {
  canCancel: false,
  canReactivate: false,
  canUpdateCard: false,
  pause: null,
  pauseChoices: [],
  plannedChange: null,
  changeChoices: [],
} as const;

function actionsOf(
  { services, tenant, plans, now }: Known,
  subscription: SubscriptionWithEntitlement,
  agreement: AgreementRow,
): Pick<OwnMembership, keyof typeof NOTHING_TO_DO> {
  const capabilities = capabilitiesOf(services, agreement.biller);
  const due = renewalPeriod(agreement, agreement.paid_period + 1).from;
  const pause = isResumable(agreement, now) ? pauseOf(agreement) : null;
  const nextPlan = agreement.status === 'running' && plans.find(({ id }) => id === agreement.next_plan_id);
  const changes = plansToChangeTo({ subscription, agreement, capabilities }, plans, tenant, now);
  return {
    canCancel: isCancellable(agreement),
    canReactivate: isReactivatable({ subscription, agreement }, capabilities),
    canUpdateCard: takesNewCard(agreement, capabilities),
    pause: pause && { from: pause.from.toISOString(), until: pause.until.toISOString(), hasBegun: pause.from <= now },
    pauseChoices: isPausable(subscription, agreement, capabilities, now)
      ? PAUSE_MONTHS.map((months) => ({ months, from: due.toISOString(), until: pauseEnd(due, months).toISOString() }))
      : [],
    plannedChange: nextPlan ? plannedChange(nextPlan, agreement, due) : null,
    changeChoices: changes.map((plan) => changeChoice(services, plan, due)),
  };
}

const plannedChange = (plan: Plan, { amount, currency }: AgreementRow, due: Date): PlannedChange => ({
  name: planName(plan),
  price: { amount, currency },
  startsAt: due.toISOString(),
});

const changeChoice = ({ tenants }: GatewayServices, plan: PricedPlan, due: Date): ChangeChoice => ({
  optionId: optionIdOf(plan),
  name: planName(plan),
  sites: brandsOfSites(tenants, sitesOfProduct(plan.product)),
  price: { amount: plan.rebill_price, currency: plan.currency },
  renewalMonths: plan.rebill_months,
  startsAt: due.toISOString(),
});

function stateOf(
  { entitlement, biller }: SubscriptionWithEntitlement,
  agreement: AgreementRow | null,
  now: Date,
): MembershipState {
  if (agreement && lastingPause(agreement, now) !== null) return 'PAUSED';
  if (agreement?.status === 'past-due') return 'PAST_DUE';
  // A renewal that fell due may have been charged: nothing has ended before its biller says so.
  if (agreement && isAwaited(agreement, now)) return 'ACTIVE';
  if (!entitlement.isActive) return 'ENDED';
  if (entitlement.isCancelled) return 'CANCELLED';
  return biller === null ? 'COMPLIMENTARY' : 'ACTIVE';
}

function nameOf(
  { plans }: Known,
  { plan_id, product }: SubscriptionWithEntitlement,
  agreement: AgreementRow | null,
): string {
  const plan = plans.find(({ id }) => id === (agreement?.plan_id ?? plan_id));
  // Access without a plan is as long as a membership by the month.
  if (!plan) return planName({ product, kind: 'month' });
  return planName(chargedPlan(plan, agreement?.paid_period ?? 0));
}

function brandOf({ services, tenant }: Known, id: string): OwnMembership['brand'] {
  const brand = services.tenants.find(id) ?? tenant;
  return { id: brand.id, name: brand.name, accountUrl: `${brand.urls.members}/account/membership` };
}
