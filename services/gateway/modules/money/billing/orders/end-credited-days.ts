import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { bookCredit, bookReturnedCredit } from '../money/credit-ledger.ts';
import type { PlansTable } from '../tables.ts';
import { covers } from '../options/covers.ts';
import { refundCharge } from '../postbacks/refund-renewal.ts';
import { type AgreementRow, lockAgreement } from '../subscription/agreement.ts';
import { causeOfCharge, recordCredit, revokeAccess } from '../../membership/public.ts';
import { logEvent } from '../subscription/event-log.ts';
import type { Order } from './order-repository.ts';
import type { UnusedCharge } from './unused-charge.ts';
import { unusedCharges } from './unused-charges.ts';

interface PaidChange {
  readonly order: Order;
  readonly plan: Pick<PlansTable, 'id' | 'product'>;
  readonly userId: string;
  /** The subscription that the order opened. */
  readonly subscriptionId: string;
  readonly occurredAt: Date;
}

type CreditedDays = Pick<UnusedCharge, 'subscriptionId' | 'product' | 'kind' | 'days' | 'amount'>;

/**
 * Ends the days whose worth an order took off its charge, in the transaction that records its payment, before the
 * renewals of the old plans end. Days of these plans that the order did not know of, because they were paid while its
 * page was open or became known since, were paid twice: all that is left of their charge is refunded. It is a day old at most, since
 * an order that was paid later goes back itself (redundancy.ts).
 * @returns what was credited
 */
export async function endCreditedDays(
  trx: Transaction<Tables>,
  change: PaidChange,
  now: Date,
): Promise<readonly CreditedDays[]> {
  const { order, plan, occurredAt } = change;
  // One from before there were credits.
  if (order.credit === null) return [];
  const cause = `order:${order.id}`;
  const credits = await trx
    .updateTable('billing_order_credits as credit')
    .from(['billing_transactions as charge', 'plans'])
    .set({ applied_at: occurredAt })
    .whereRef('charge.id', '=', 'credit.charge_id')
    .whereRef('plans.id', '=', 'charge.plan_id')
    .where('credit.order_id', '=', order.id)
    .returning(['credit.subscription_id', 'credit.agreement_id', 'credit.charge_id', 'credit.days', 'credit.amount'])
    .returning(['charge.transaction_id', 'charge.plan_id', 'plans.product', 'plans.kind'])
    .execute();
  for (const credit of credits) {
    const { subscription_id: subscriptionId, transaction_id, days, amount } = credit;
    const about = { subscriptionId, occurredAt, cause: `${cause}:${transaction_id}` };
    await recordCredit(trx, 'credited', { ...about, revokes: causeOfCharge(transaction_id) });
    const details = { plan: credit.plan_id, by: plan.id, order: order.id, days, credit: amount };
    await logEvent(trx, { ...about, kind: 'replaced', details }, now);
    const { charge_id: chargeId } = credit;
    await bookCredit(trx, { orderId: order.id, chargeId, amount, currency: order.currency, at: occurredAt });
    // A late renewal of it would pay for the same days again, also where it was cancelled before.
    await trx
      .updateTable('billing_agreements')
      .set({ superseded_by: order.id })
      .where('id', '=', credit.agreement_id)
      .where('replaced_at', 'is', null)
      .where('subscription_id', '<>', change.subscriptionId)
      .execute();
  }
  await refundUncredited(trx, change, now);
  return credits.map(({ subscription_id: subscriptionId, product, kind, days, amount }) => ({
    subscriptionId,
    product,
    kind: kind === 'trial' ? 'month' : kind,
    days,
    amount,
  }));
}

async function refundUncredited(trx: Transaction<Tables>, change: PaidChange, now: Date): Promise<void> {
  const { order, plan, userId, subscriptionId, occurredAt } = change;
  for (const charge of await unusedCharges(trx, userId, occurredAt, now)) {
    if (charge.subscriptionId === subscriptionId || !covers(plan.product, charge.product)) continue;
    const agreement = await lockAgreement(trx, charge.agreementId);
    if (agreement === null) continue;
    const { transactionId, period, left: amount, currency, chargedAt } = charge;
    await revokeAccess(trx, {
      subscriptionId: charge.subscriptionId,
      occurredAt,
      cause: `order:${order.id}:${transactionId}`,
      transactionId,
    });
    await refundCharge(trx, agreement, { transactionId, period, amount, currency, occurredAt: chargedAt }, now);
  }
}

/**
 * Opens the days again that an order's charge was reduced by, when that charge was voided or charged back: they were
 * paid by separate charges. Its renewals stay ended.
 */
export async function returnCreditedDays(
  trx: Transaction<Tables>,
  { id: orderId }: Pick<AgreementRow, 'id'>,
  { occurredAt, cause }: { readonly occurredAt: Date; readonly cause: string },
  now: Date,
): Promise<void> {
  const credits = await trx
    .updateTable('billing_order_credits as credit')
    .from('billing_transactions as charge')
    .set({ returned_at: occurredAt })
    .whereRef('charge.id', '=', 'credit.charge_id')
    .where('credit.order_id', '=', orderId)
    .where('credit.applied_at', 'is not', null)
    .where('credit.returned_at', 'is', null)
    .returning(['credit.subscription_id', 'credit.charge_id', 'credit.days', 'credit.amount'])
    .returning(['charge.transaction_id', 'charge.currency'])
    .execute();
  for (const credit of credits) {
    const { subscription_id: subscriptionId, charge_id: chargeId, transaction_id, days, amount, currency } = credit;
    const about = { subscriptionId, occurredAt, cause: `${cause}:${transaction_id}` };
    await recordCredit(trx, 'credit-returned', { ...about, revokes: causeOfCharge(transaction_id) });
    const details = { order: orderId, days, credit: amount };
    await logEvent(trx, { ...about, kind: 'credit-returned', details }, now);
    await bookReturnedCredit(trx, { orderId, chargeId, amount, currency, at: occurredAt });
  }
  await trx
    .updateTable('billing_agreements')
    .set({ superseded_by: null })
    .where('superseded_by', '=', orderId)
    .execute();
}
