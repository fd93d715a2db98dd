import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { mailRefunded } from '../mails/billing-mails.ts';
import { bookReversal } from '../money/charge-ledger.ts';
import { returnCreditedDays } from '../orders/end-credited-days.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import {
  forfeitWithLastMembership,
  findStartOfCharge,
  recordRebillChange,
  revokeAccess,
} from '../../membership/public.ts';
import { commandEnd, withdrawCommands } from '../subscription/commands.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, flagged, PROCESSED, waiting } from './applied.ts';
import type { BillingTransactionsTable } from '../tables.ts';
import { forfeitWithLaterCancellation } from './later-cancellation.ts';
import { soldAs } from './sold-as.ts';

const KINDS = {
  refunded: { kind: 'refund', log: 'refunded' },
  voided: { kind: 'void', log: 'voided' },
  'charged-back': { kind: 'chargeback', log: 'charged-back' },
} as const;

/**
 * A charge that was taken back is reversed in the ledger, once. The access that it opened ends at once after a
 * chargeback, and after a void, which says that it never came to be; a refund leaves what was begun, and nothing of
 * what was not. Nothing more is charged for its agreement. What other charges paid stays, and so does a membership that
 * replaced the agreement (docs/money.md); days whose worth was taken off a charge that is voided or charged back are
 * open again.
 */
export async function applyReversal(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  event: BillerEvent,
  now: Date,
): Promise<Applied> {
  const { price, transactionId, reversedTransactionId, occurredAt } = event;
  if (!(event.kind in KINDS) || price === null || transactionId === null) return flagged('incomplete');
  const { kind, log } = KINDS[event.kind as keyof typeof KINDS];
  const { biller, subscription_id: subscriptionId } = agreement;
  const charge = await trx
    .selectFrom('billing_transactions')
    .selectAll()
    .where('biller', '=', biller)
    .where('transaction_id', '=', reversedTransactionId)
    .where('agreement_id', '=', agreement.id)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
  if (!charge) return waiting('charge-unknown-yet');
  if (price.amount !== charge.amount || price.currency !== charge.currency) return flagged('wrong-amount');
  const written = await trx
    .insertInto('billing_transactions')
    .values({
      ...charge,
      id: crypto.randomUUID(),
      transaction_id: transactionId,
      kind,
      reverses_id: charge.id,
      occurred_at: occurredAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isFirst = written.numInsertedOrUpdatedRows === 1n;
  if (isFirst) {
    await bookReversal(trx, kind, { biller, amount: charge.amount, transactionId, at: occurredAt });
    if (kind !== 'chargeback') await confirmRefund(trx, agreement, charge, now);
  }
  const logged = { subscriptionId, occurredAt, cause: event.id };
  const details = { transaction: charge.transaction_id, amount: charge.amount };
  if (!(await logEvent(trx, { ...logged, kind: log, details }, now))) return PROCESSED;
  await withdrawCommands(trx, agreement.id, ['refund'], now, charge.transaction_id);
  const opensAt = await openedFrom(trx, charge);
  if (opensAt !== null) {
    if (kind !== 'refund' || opensAt > occurredAt)
      await revokeAccess(trx, { ...logged, transactionId: charge.transaction_id });
    if (kind !== 'refund' && charge.period === 0) await returnCreditedDays(trx, agreement, logged, now);
    if (agreement.replaced_at === null) {
      await endMembership(trx, agreement, { ...logged, kind }, now);
      // A refund leaves the period that is running; the job hears its end.
      if (kind !== 'refund' && opensAt <= occurredAt) {
        await announceMembership(trx, { happened: 'ended', subscriptionId, cause: agreement.id }, now);
      }
    } else if (kind === 'chargeback' && (await wasReplacedAfter(trx, agreement, occurredAt))) {
      await forfeitGems(trx, agreement, logged, now);
    }
  }
  // The charge was taken back before by another kind of reversal: the money is booked, a person looks.
  return isFirst || (await isSameReversal(trx, charge.id, transactionId)) ? PROCESSED : flagged('reversed-twice');
}

async function confirmRefund(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  charge: Pick<
    Selectable<BillingTransactionsTable>,
    'amount' | 'currency' | 'transaction_id' | 'occurred_at' | 'period'
  >,
  now: Date,
): Promise<void> {
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement, charge.period);
  const { amount, currency, transaction_id: transactionId, occurred_at: chargedAt } = charge;
  const about = { userId: agreement.user_id, tenantId, plan: { product, kind } };
  await mailRefunded(trx, { ...about, amount, currency, transactionId, chargedAt }, now);
}

/** Stops the renewals of a membership whose own charge was taken back; a chargeback takes gems and packs as well. */
async function endMembership(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { subscriptionId, occurredAt, cause, kind }: Ended,
  now: Date,
): Promise<void> {
  const isCharging = agreement.status === 'running' || agreement.status === 'past-due';
  // A membership that was reactivated after the reversal continues.
  if (isCharging && occurredAt >= agreement.status_at) {
    await trx
      .updateTable('billing_agreements')
      .set({ status: 'cancelled', status_at: occurredAt })
      .where('id', '=', agreement.id)
      .execute();
    await recordRebillChange(trx, 'rebill-cancelled', { subscriptionId, occurredAt, cause });
    await commandEnd(trx, agreement.id, now);
    if (kind !== 'chargeback') await forfeitWithLaterCancellation(trx, agreement, occurredAt, now);
  }
  if (kind === 'chargeback') await forfeitGems(trx, agreement, { subscriptionId, occurredAt, cause }, now);
}

/** Takes gems and packs for good, if this was the last membership at the moment of the chargeback. */
async function forfeitGems(
  trx: Transaction<Tables>,
  { user_id: userId }: AgreementRow,
  { subscriptionId, occurredAt, cause }: Moment,
  now: Date,
): Promise<void> {
  const loss = { userId, subscriptionId, cause, restorableUntil: occurredAt, at: occurredAt };
  await forfeitWithLastMembership(trx, loss, now);
}

/** Whether the payment that replaced an agreement was made after this moment, so that the agreement was still current then. */
async function wasReplacedAfter(trx: Transaction<Tables>, agreement: AgreementRow, moment: Date): Promise<boolean> {
  const firstCharges = await trx
    .selectFrom('billing_transactions')
    .select(['agreement_id', 'occurred_at'])
    .where('subscription_id', '=', agreement.subscription_id)
    .where('kind', '=', 'charge')
    .where('period', '=', 0)
    .orderBy('occurred_at')
    .execute();
  const own = firstCharges.findIndex(({ agreement_id: id }) => id === agreement.id);
  const next = firstCharges[own + 1];
  return next !== undefined && next.occurred_at > moment;
}

interface Moment {
  readonly subscriptionId: string;
  readonly occurredAt: Date;
  readonly cause: string;
}

interface Ended extends Moment {
  readonly kind: 'refund' | 'void' | 'chargeback';
}

/** From when on a charge opens something; null for one that is refunded because something else paid for its days. */
async function openedFrom(
  trx: Transaction<Tables>,
  charge: { readonly subscription_id: string; readonly transaction_id: string },
): Promise<Date | null> {
  return findStartOfCharge(trx, { subscriptionId: charge.subscription_id, transactionId: charge.transaction_id });
}

async function isSameReversal(trx: Transaction<Tables>, chargeId: string, transactionId: string): Promise<boolean> {
  const reversal = await trx
    .selectFrom('billing_transactions')
    .select('transaction_id')
    .where('reverses_id', '=', chargeId)
    .executeTakeFirst();
  return reversal?.transaction_id === transactionId;
}
