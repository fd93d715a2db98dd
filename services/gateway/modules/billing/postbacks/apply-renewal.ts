import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { mailPaymentFailed, mailReceipt } from '../mails/billing-mails.ts';
import { bookCharge } from '../money/charge-ledger.ts';
import { type AgreementRow, renewalPeriod } from '../subscription/agreement.ts';
import { grant } from '../subscription/entitle.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, flagged, PERIOD_JUMPED, PROCESSED } from './applied.ts';

/**
 * A renewal that was charged opens its period, whichever came first; the first one after a trial makes a member (D22). A
 * success ends the grace after a failure, and a lapse too: who was charged has access. One that jumps a period that was
 * never charged is flagged, and books and opens nothing: a charge is missing, or the event is not what it says.
 */
export async function applyRenewal(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { price, transactionId, period, occurredAt } = event;
  if (price === null || transactionId === null || agreement.period_months === null) return flagged('incomplete');
  const isKnownPrice = price.amount === agreement.amount || price.amount === agreement.previous_amount;
  if (!isKnownPrice || price.currency !== agreement.currency) return flagged('wrong-amount');
  const { subscription_id: subscriptionId, user_id, biller, plan_id } = agreement;
  if (period > agreement.paid_period + 1) return flagged(PERIOD_JUMPED);
  const written = await trx
    .insertInto('billing_transactions')
    .values({
      id: crypto.randomUUID(),
      biller,
      transaction_id: transactionId,
      kind: 'charge',
      agreement_id: agreement.id,
      subscription_id: subscriptionId,
      user_id,
      plan_id,
      period,
      amount: price.amount,
      currency: price.currency,
      reverses_id: null,
      occurred_at: occurredAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) {
    const known = await trx
      .selectFrom('billing_transactions')
      .select(['agreement_id', 'period'])
      .where('biller', '=', biller)
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst();
    const isTheSame = known?.agreement_id === agreement.id && known.period === period;
    return isTheSame ? PROCESSED : flagged('charged-twice');
  }
  await bookCharge(trx, { biller, amount: price.amount, transactionId, at: occurredAt });
  const cause = `charge:${transactionId}`;
  const { from, until } = renewalPeriod(agreement, period);
  await grant(trx, { subscriptionId, from, until, isPaid: true, occurredAt, cause });
  await trx
    .updateTable('subscriptions')
    .set({ type: 'member' })
    .where('id', '=', subscriptionId)
    .where('type', '=', 'trial')
    .execute();
  if (period > agreement.paid_period) {
    const isCancelled = agreement.status === 'cancelled';
    await trx
      .updateTable('billing_agreements')
      .set({ paid_period: period, ...(!isCancelled && { status: 'running' }) })
      .where('id', '=', agreement.id)
      .execute();
  }
  const details = { period, amount: price.amount, biller };
  await logEvent(trx, { subscriptionId, kind: 'charged', occurredAt, cause, details }, now);
  const { joined_on, product, plan_kind } = await soldAs(trx, agreement);
  await mailReceipt(
    trx,
    {
      userId: user_id,
      tenantId: joined_on,
      plan: { product, kind: plan_kind },
      ...price,
      transactionId,
      chargedAt: occurredAt,
      next: agreement.status === 'cancelled' ? null : { amount: agreement.amount, at: until },
    },
    now,
  );
  return PROCESSED;
}

/** A renewal that failed: the biller tries again while the grace lasts, and access ends with what was paid for. */
export async function applyRenewalFailed(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { occurredAt, period } = event;
  const details = { period, biller: agreement.biller };
  const logged = { subscriptionId: agreement.subscription_id, occurredAt, cause: event.id, details };
  if (!(await logEvent(trx, { ...logged, kind: 'rebill-failed' }, now))) return PROCESSED;
  if (agreement.status !== 'running' || period <= agreement.paid_period) return PROCESSED;
  await trx.updateTable('billing_agreements').set({ status: 'past-due' }).where('id', '=', agreement.id).execute();
  const { joined_on } = await soldAs(trx, agreement);
  await mailPaymentFailed(
    trx,
    {
      userId: agreement.user_id,
      tenantId: joined_on,
      renewal: `${agreement.id}:${period}`,
      amount: agreement.amount,
      currency: agreement.currency,
      triedAt: occurredAt,
      accessUntil: renewalPeriod(agreement, period).from,
    },
    now,
  );
  return PROCESSED;
}

/** Where the person joined, and what they are charged for: after a trial, the membership by the month. */
async function soldAs(trx: Transaction<Tables>, { subscription_id, plan_id }: AgreementRow) {
  const sold = await trx
    .selectFrom('subscriptions')
    .innerJoin('plans', (join) => join.on('plans.id', '=', plan_id))
    .select(['subscriptions.joined_on', 'plans.product', 'plans.kind as plan_kind'])
    .where('subscriptions.id', '=', subscription_id)
    .executeTakeFirstOrThrow();
  return sold.plan_kind === 'trial' ? { ...sold, plan_kind: 'month' as const } : sold;
}
