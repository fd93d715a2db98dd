import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import { multisiteGroups } from '../../../../config/known-network.ts';
import type { ChargeKind, EarlierPlan, Invoice, SubscriptionBilling } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Database } from '../../../../db/database.ts';
import { type SubscriptionWithEntitlement, sitesOfProduct, type Product, billerView } from '../../membership/public.ts';
import { chargeToShow, isAwaited } from '../awaited/awaiting-rules.ts';
import type { Capabilities } from '../billers/capabilities.ts';
import { optionIdOf } from '../options/option-id.ts';
import { PLAN_KINDS } from '../options/option-view.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import type { BillingTransactionsTable, PlansTable } from '../tables.ts';
import { type AgreementRow, renewalDaysOf } from './agreement.ts';
import { isCancellable } from './cancellation-step.ts';
import { takesNewCard } from './new-card.ts';
import { isReactivatable } from './reactivate.ts';

const MOST_INVOICES = 36;

const KINDS: Readonly<Record<BillingTransactionsTable['kind'], ChargeKind>> = {
  charge: 'CHARGE',
  refund: 'REFUND',
  void: 'VOID',
  chargeback: 'CHARGEBACK',
};

/** Earlier charges and their plans. */
export interface BillingPast {
  readonly invoices: readonly Invoice[];
  readonly earlierPlans: readonly EarlierPlan[];
}

/** The agreement by which a subscription is paid for, and what its biller can do. */
export interface PaidBy {
  readonly agreement: AgreementRow;
  readonly can: Capabilities;
}

/**
 * Builds how a subscription is paid for. Complimentary access is not billed, and a tandem child sees nothing of its
 * parent's billing.
 */
export function billingView(
  services: Pick<GatewayServices, 'config'>,
  subscription: SubscriptionWithEntitlement,
  paid: PaidBy | null,
  plans: readonly PlansTable[],
  { invoices, earlierPlans }: BillingPast,
  now: Date,
): Omit<SubscriptionBilling, 'recovery' | 'expiringCard'> {
  const agreement = paid?.agreement ?? null;
  const plan = plans.find(({ id }) => id === (agreement?.plan_id ?? subscription.plan_id));
  const next = agreement && chargeToShow(agreement, now);
  const isOwn = agreement !== null && !subscription.isTandem;
  return {
    optionId: plan ? optionIdOf(plan) : null,
    kind: plan ? PLAN_KINDS[plan.kind] : null,
    isMultisite: isMultisiteGroup(subscription.product),
    biller: subscription.biller && billerView(services, subscription.biller),
    isCancelled: subscription.entitlement.isCancelled,
    isPastDue: agreement?.status === 'past-due',
    isRenewalAwaited: isOwn && isAwaited(agreement, now),
    nextCharge: isOwn && next ? { amount: agreement.amount, currency: agreement.currency } : null,
    nextChargeAt: isOwn && next ? next.toISOString() : null,
    renewalDays: isOwn && next ? renewalDaysOf(agreement) : null,
    accessUntil: subscription.entitlement.accessUntil?.toISOString() ?? null,
    canCancel: isOwn && isCancellable(agreement),
    canReactivate: isOwn && paid !== null && isReactivatable({ subscription, agreement }, paid.can),
    canUpdateCard: isOwn && paid !== null && takesNewCard(agreement, paid.can),
    invoices: subscription.isTandem ? [] : invoices,
    earlierPlans: subscription.isTandem ? [] : earlierPlans,
  };
}

/**
 * A person's charges and reversals, newest first: those of a subscription, and of everything with one of the products, so
 * that what was paid for an earlier membership is still found where it was bought.
 */
export function invoiceRows(
  db: Database,
  of: {
    readonly userId: Expression<string>;
    readonly subscriptionId: Expression<string>;
    readonly products: RawBuilder<string[]>;
  },
) {
  return db
    .selectFrom('billing_transactions as entry')
    .innerJoin('plans', 'plans.id', 'entry.plan_id')
    .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.currency', 'entry.occurred_at', 'entry.biller'])
    .select(['entry.transaction_id', 'entry.period', 'plans.product', 'plans.kind as plan_kind'])
    .where('entry.user_id', '=', of.userId)
    .where((where) =>
      where.or([
        where('entry.subscription_id', '=', of.subscriptionId),
        sql<boolean>`plans.product = any(${of.products})`,
      ]),
    )
    .orderBy('entry.occurred_at', 'desc')
    .orderBy('entry.id')
    .limit(sql.lit(MOST_INVOICES));
}

/** A charge or reversal with the plan of its charge. */
export type InvoiceRow = Pick<
  Selectable<BillingTransactionsTable>,
  'id' | 'kind' | 'amount' | 'currency' | 'occurred_at' | 'biller' | 'transaction_id' | 'period'
> & { readonly product: Product; readonly plan_kind: PlansTable['kind'] };

/** An invoice as members see it. */
export function invoiceView(services: Pick<GatewayServices, 'config'>, row: InvoiceRow): Invoice {
  const { id, product, plan_kind: kind, amount, currency } = row;
  return {
    id,
    kind: KINDS[row.kind],
    amount: { amount, currency },
    chargedAt: row.occurred_at.toISOString(),
    description: planName(chargedPlan({ product, kind }, row.period)),
    biller: billerView(services, row.biller),
    transactionId: row.transaction_id,
  };
}

/** The products with a site that a tenant shows: the sites themselves and every group of sites that has one of them in it. */
export function productsOf(sites: readonly SiteId[]): readonly Product[] {
  const groups = Object.keys(multisiteGroups());
  return [...sites, ...groups.filter((group) => sitesOfProduct(group).some((site) => sites.includes(site)))];
}
