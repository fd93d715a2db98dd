import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import { MULTISITE_GROUPS, type MultisiteGroup, type SiteId } from '@network/tenant/sites.ts';
import type { ChargeKind, Invoice, SubscriptionBilling } from '../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../db/database.ts';
import { type HeldSubscription, sitesOfProduct } from '../../membership/membership.ts';
import type { PlansTable, Product } from '../../membership/tables.ts';
import { billerView } from '../billers/biller-facts.ts';
import { optionIdOf } from '../options/option-id.ts';
import { PLAN_KINDS } from '../options/option-view.ts';
import { planName } from '../options/plan-name.ts';
import type { BillingTransactionsTable } from '../tables.ts';
import { type AgreementRow, nextChargeAt } from './agreement.ts';
import { isCancellable } from './cancel.ts';
import { isReactivatable } from './reactivate.ts';

const MOST_INVOICES = 36;

const KINDS: Readonly<Record<BillingTransactionsTable['kind'], ChargeKind>> = {
  charge: 'CHARGE',
  refund: 'REFUND',
  void: 'VOID',
  chargeback: 'CHARGEBACK',
};

/** How a subscription is paid for (X02); nobody bills complimentary access, and a tandem child sees nothing of its parent's. */
export function billingView(
  held: HeldSubscription,
  agreement: AgreementRow | null,
  plans: readonly PlansTable[],
  invoices: readonly Invoice[],
): SubscriptionBilling {
  const plan = plans.find(({ id }) => id === (agreement?.plan_id ?? held.plan_id));
  const next = agreement && nextChargeAt(agreement);
  const isOwn = agreement !== null && !held.isTandem;
  return {
    optionId: plan ? optionIdOf(plan) : null,
    kind: plan ? PLAN_KINDS[plan.kind] : null,
    isMultisite: isMultisiteGroup(held.product),
    biller: held.biller && billerView(held.biller),
    isCancelled: held.entitlement.isCancelled,
    isPastDue: agreement?.status === 'past-due',
    nextCharge: isOwn && next ? { amount: agreement.amount, currency: agreement.currency } : null,
    nextChargeAt: isOwn && next ? next.toISOString() : null,
    accessUntil: held.entitlement.accessUntil?.toISOString() ?? null,
    canCancel: isOwn && isCancellable(agreement),
    canReactivate: isOwn && isReactivatable({ held, agreement }),
    canUpdateCard: isOwn && agreement.status !== 'ended',
    invoices: held.isTandem ? [] : invoices,
  };
}

/**
 * Charges of a person and what took them back, newest first: those of a subscription, and of everything with a site in it
 * that a tenant shows, so that what was paid for an earlier membership is still found where it was bought.
 */
export async function loadInvoices(
  db: Database,
  of: { readonly userId: string; readonly subscriptionId: string; readonly sites: readonly SiteId[] },
): Promise<readonly Invoice[]> {
  const products = productsOf(of.sites);
  const rows = await db
    .selectFrom('billing_transactions as entry')
    .innerJoin('plans', 'plans.id', 'entry.plan_id')
    .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.currency', 'entry.occurred_at', 'entry.biller'])
    .select(['entry.transaction_id', 'plans.product', 'plans.kind as plan_kind'])
    .where('entry.user_id', '=', of.userId)
    .where((where) =>
      where.or([
        where('entry.subscription_id', '=', of.subscriptionId),
        ...(products.length > 0 ? [where('plans.product', 'in', products)] : []),
      ]),
    )
    .orderBy('entry.occurred_at', 'desc')
    .orderBy('entry.id')
    .limit(MOST_INVOICES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: KINDS[row.kind],
    amount: { amount: row.amount, currency: row.currency },
    chargedAt: row.occurred_at.toISOString(),
    description: planName({ product: row.product, kind: row.plan_kind }),
    biller: billerView(row.biller),
    transactionId: row.transaction_id,
  }));
}

/** The sites themselves and every group of sites that has one of them in it. */
function productsOf(sites: readonly SiteId[]): readonly Product[] {
  const groups = Object.keys(MULTISITE_GROUPS) as MultisiteGroup[];
  return [...sites, ...groups.filter((group) => sitesOfProduct(group).some((site) => sites.includes(site)))];
}
