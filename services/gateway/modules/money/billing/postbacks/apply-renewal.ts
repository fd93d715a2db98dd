import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { extendRestoration } from '../../wallet/public.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { endAwaiting } from '../awaited/awaited-renewals.ts';
import { mailReceipt } from '../mails/billing-mails.ts';
import { mailRecovered } from '../mails/recovery-mails.ts';
import { bookCharge } from '../money/charge-ledger.ts';
import { endPauseByCharge } from '../pause/end-pause.ts';
import { recordLostPause } from '../pause/lost-pause.ts';
import { carryOutPlannedChange } from '../planned-changes/carry-out.ts';
import { endRecovery } from '../recovery/record-failure.ts';
import { type AgreementRow, renewalPeriod } from '../subscription/agreement.ts';
import { withdrawCommands } from '../subscription/commands.ts';
import { causeOfCharge, grantAccess, recordRebillChange, makeTrialMembership } from '../../membership/public.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { logEvent } from '../subscription/event-log.ts';
import {
  type Applied,
  CHARGED_AFTER_END,
  flagged,
  type Knowledge,
  PERIOD_JUMPED,
  PROCESSED,
  waiting,
  WRONG_AMOUNT,
} from './applied.ts';
import { nextCharge, renewalsFrom } from './moved-renewals.ts';
import { refundRenewal } from './refund-renewal.ts';
import { isRightPrice, paidDaysEnd } from './renewal-rules.ts';
import { soldAs } from './sold-as.ts';

/**
 * A renewal that was charged opens its period, whichever came first; the first one after a trial makes a member. A
 * success ends the grace after a failure, and a lapse too: a charged person has access. A renewal of an agreement that
 * was replaced, or that was charged after the agreement was cancelled, opens nothing and is refunded. One that jumps a
 * period that was never charged is flagged and books nothing: a charge is missing, or the event is wrong.
 */
export async function applyRenewal(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
  knowledge: Knowledge,
): Promise<Applied> {
  const { price, transactionId, period, occurredAt } = event;
  if (price === null || transactionId === null || agreement.period_months === null) return flagged('incomplete');
  if (!isRightPrice(agreement, price.amount, occurredAt) || price.currency !== agreement.currency) {
    return flagged(WRONG_AMOUNT);
  }
  const isAfterEnd = agreement.status === 'cancelled' && occurredAt > agreement.status_at;
  const isReplaced = agreement.replaced_at !== null || (!isAfterEnd && (await isPaidByAnother(trx, agreement, event)));
  // A reactivation between the two may be on its way: all events of the biller are fetched before money is refunded.
  if (!isReplaced && isAfterEnd && knowledge === 'partial') return waiting(CHARGED_AFTER_END);
  if (!isReplaced && !isAfterEnd && period > agreement.paid_period + 1) return flagged(PERIOD_JUMPED);
  const charge = { transactionId, period, ...price, occurredAt, nextChargeAt: event.nextChargeAt };
  const isRefunded = isReplaced || isAfterEnd;
  const charged = isRefunded ? agreement : await carryOutPlannedChange(trx, agreement, charge, now);
  const written = await writeCharge(trx, charged, charge);
  if (written !== 'new') return written === 'known' ? PROCESSED : flagged('charged-twice');
  if (isRefunded) await refundRenewal(trx, charged, charge, now);
  else {
    const paused = await recordLostPause(trx, charged, { period, occurredAt, cause: event.id }, now);
    const open = await endPauseByCharge(trx, paused, charge);
    const due = renewalPeriod(open, period).from;
    const moved = await moveNextRenewal(trx, open, charge);
    // A biller that has moved a charge back after all says a next one before the day that we expected.
    const from = renewalPeriod(moved, period).until > due ? due : occurredAt;
    await openPeriod(trx, moved, charge, { from, now });
    await endAwaiting(trx, open, { period, occurredAt });
  }
  return PROCESSED;
}

interface RenewalCharge {
  readonly transactionId: string;
  readonly period: number;
  readonly amount: number;
  readonly currency: string;
  readonly occurredAt: Date;
  /** When the biller charges the next one, where it says that. */
  readonly nextChargeAt: Date | undefined;
}

/** Moves the renewals after this one to where the biller says that they are. @returns the agreement as it is then */
async function moveNextRenewal(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  charge: RenewalCharge,
): Promise<AgreementRow> {
  if (charge.nextChargeAt === undefined || charge.period !== agreement.paid_period + 1) return agreement;
  const { until } = renewalPeriod(agreement, charge.period);
  const next = nextCharge(charge, until);
  if (next.getTime() === until.getTime()) return agreement;
  const moved = renewalsFrom(charge.period + 1, next);
  await trx.updateTable('billing_agreements').set(moved).where('id', '=', agreement.id).execute();
  return { ...agreement, ...moved };
}

/**
 * Returns whether a plan with all its sites was bought before this renewal became known, and pays for days of its
 * period, so that the purchase could not credit them.
 */
async function isPaidByAnother(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  renewal: Pick<BillerEvent, 'period' | 'occurredAt' | 'nextChargeAt'>,
): Promise<boolean> {
  if (agreement.superseded_by === null || agreement.status !== 'cancelled') return false;
  const purchase = await trx
    .selectFrom('billing_transactions')
    .select('occurred_at')
    .where('agreement_id', '=', agreement.superseded_by)
    .where('kind', '=', 'charge')
    .where('period', '=', 0)
    .executeTakeFirst();
  return purchase !== undefined && paidDaysEnd(agreement, renewal) > purchase.occurred_at;
}

async function writeCharge(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  charge: RenewalCharge,
): Promise<'new' | 'known' | 'other'> {
  const { biller, id, subscription_id, user_id, plan_id } = agreement;
  const { transactionId, period, amount, currency, occurredAt } = charge;
  const written = await trx
    .insertInto('billing_transactions')
    .values({
      id: crypto.randomUUID(),
      biller,
      transaction_id: transactionId,
      kind: 'charge',
      agreement_id: id,
      subscription_id,
      user_id,
      plan_id,
      period,
      amount,
      currency,
      reverses_id: null,
      occurred_at: occurredAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows === 1n) {
    await bookCharge(trx, { biller, amount, currency, transactionId, at: occurredAt });
    return 'new';
  }
  const known = await trx
    .selectFrom('billing_transactions')
    .select(['agreement_id', 'period'])
    .where('biller', '=', biller)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return known?.agreement_id === id && known.period === period ? 'known' : 'other';
}

async function openPeriod(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { transactionId, period, amount, currency, occurredAt }: RenewalCharge,
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<void> {
  const { subscription_id: subscriptionId, user_id: userId, biller } = agreement;
  const cause = causeOfCharge(transactionId);
  const { until } = renewalPeriod(agreement, period);
  await grantAccess(trx, { subscriptionId, from, until, isPaid: true, occurredAt, cause });
  await makeTrialMembership(trx, subscriptionId);
  const isContinuing =
    period > agreement.paid_period ? await continueAgreement(trx, agreement, period, now) : isRenewed(agreement);
  if (!isContinuing) await extendRestoration(trx, subscriptionId, until);
  const details = { period, amount, biller };
  await logEvent(trx, { subscriptionId, kind: 'charged', occurredAt, cause, details }, now);
  await announceMembership(trx, { happened: 'renewed', subscriptionId, cause }, now);
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement);
  const months = agreement.period_months ?? 1;
  const next = isContinuing ? { amount: agreement.amount, at: until, biller, months } : null;
  if (await endRecovery(trx, agreement.id, period, 'recovered')) {
    await mailRecovered(trx, { userId, tenantId, plan: { product, kind }, transactionId, accessUntil: until }, now);
  }
  const charged = { amount, currency, transactionId, chargedAt: occurredAt };
  await mailReceipt(trx, { userId, tenantId, plan: { product, kind }, ...charged, voucher: null, next }, now);
}

const isRenewed = ({ status }: AgreementRow): boolean => status !== 'cancelled';

/**
 * Moves the agreement on to a period that is paid for. One that had lapsed runs again, unless its end reached the
 * biller.
 * @returns whether it will be renewed
 */
async function continueAgreement(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  period: number,
  now: Date,
): Promise<boolean> {
  const { id, status, status_at, subscription_id: subscriptionId } = agreement;
  const ended = status === 'ended' ? await endAtBiller(trx, agreement) : null;
  const after =
    status === 'cancelled'
      ? { status, status_at }
      : ended
        ? { status: 'cancelled' as const, status_at: ended.occurred_at }
        : { status: 'running' as const, status_at };
  await trx
    .updateTable('billing_agreements')
    .set({ paid_period: period, ...after })
    .where('id', '=', id)
    .execute();
  if (ended)
    await recordRebillChange(trx, 'rebill-cancelled', {
      subscriptionId,
      occurredAt: ended.occurred_at,
      cause: ended.cause,
    });
  if (after.status === 'running' && status === 'ended') await withdrawCommands(trx, id, ['end'], now);
  return after.status === 'running';
}

/** The cancellation that a biller carried out after an agreement lapsed here, when that is the last it says. */
async function endAtBiller(trx: Transaction<Tables>, { subscription_id, status_at }: AgreementRow) {
  const last = await trx
    .selectFrom('subscription_events')
    .select(['kind', 'occurred_at', 'cause'])
    .where('subscription_id', '=', subscription_id)
    .where('kind', 'in', ['cancelled', 'reactivated'])
    .where('occurred_at', '>=', status_at)
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'cancelled' ? last : null;
}
