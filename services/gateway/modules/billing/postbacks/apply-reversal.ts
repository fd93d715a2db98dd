import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { bookReversal } from '../money/charge-ledger.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { forfeitWithLastMembership } from '../../wallet/last-membership.ts';
import { commandEnd, withdrawCommands } from '../subscription/commands.ts';
import { causeOfCharge, note, revokeCharge } from '../subscription/entitle.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, flagged, PROCESSED, waiting } from './applied.ts';

const KINDS = {
  refunded: { kind: 'refund', log: 'refunded' },
  voided: { kind: 'void', log: 'voided' },
  'charged-back': { kind: 'chargeback', log: 'charged-back' },
} as const;

/**
 * A charge that was taken back is reversed in the ledger, once (L24). What it opened ends at once after a chargeback, and
 * after a void, which says that it never came to be; a refund leaves what was begun, and nothing of what was not. Nothing more is charged for
 * its agreement. What other charges paid stays, and so does a membership that replaced the agreement (docs/money.md).
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
  if (!charge) return waiting('charge-not-told-yet');
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
  if (isFirst) await bookReversal(trx, kind, { biller, amount: charge.amount, transactionId, at: occurredAt });
  const logged = { subscriptionId, occurredAt, cause: event.id };
  const details = { transaction: charge.transaction_id, amount: charge.amount };
  if (!(await logEvent(trx, { ...logged, kind: log, details }, now))) return PROCESSED;
  await withdrawCommands(trx, agreement.id, ['refund'], now, charge.transaction_id);
  const opensAt = await openedFrom(trx, charge);
  if (opensAt !== null) {
    if (kind !== 'refund' || opensAt > occurredAt)
      await revokeCharge(trx, { ...logged, transactionId: charge.transaction_id });
    if (agreement.replaced_at === null) await endMembership(trx, agreement, { ...logged, kind }, now);
  }
  // The charge was taken back before by another kind of reversal: the money is booked, a person looks.
  return isFirst || (await isSameReversal(trx, charge.id, transactionId)) ? PROCESSED : flagged('reversed-twice');
}

/** Stops the renewals of a membership whose own charge was taken back; a chargeback takes gems and packs as well (D40). */
async function endMembership(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { subscriptionId, occurredAt, cause, kind }: Ended,
  now: Date,
): Promise<void> {
  const isCharging = agreement.status === 'running' || agreement.status === 'past-due';
  // A membership that was taken up again after the reversal goes on.
  if (isCharging && occurredAt < agreement.status_at) return;
  if (isCharging) {
    await trx
      .updateTable('billing_agreements')
      .set({ status: 'cancelled', status_at: occurredAt })
      .where('id', '=', agreement.id)
      .execute();
    await note(trx, 'rebill-cancelled', { subscriptionId, occurredAt, cause });
    await commandEnd(trx, agreement.id, now);
  }
  if (kind !== 'chargeback') return;
  const loss = { userId: agreement.user_id, subscriptionId, cause, restorableUntil: occurredAt, at: occurredAt };
  await forfeitWithLastMembership(trx, loss, now);
}

interface Ended {
  readonly subscriptionId: string;
  readonly occurredAt: Date;
  readonly cause: string;
  readonly kind: 'refund' | 'void' | 'chargeback';
}

/** From when on a charge opens something; null for one that is refunded because something else paid for its days. */
async function openedFrom(
  trx: Transaction<Tables>,
  charge: { readonly subscription_id: string; readonly transaction_id: string },
): Promise<Date | null> {
  const granted = await trx
    .selectFrom('entitlement_events')
    .select('access_from')
    .where('subscription_id', '=', charge.subscription_id)
    .where('kind', '=', 'granted')
    .where('cause', '=', causeOfCharge(charge.transaction_id))
    .executeTakeFirst();
  return granted?.access_from ?? null;
}

async function isSameReversal(trx: Transaction<Tables>, chargeId: string, transactionId: string): Promise<boolean> {
  const reversal = await trx
    .selectFrom('billing_transactions')
    .select('transaction_id')
    .where('reverses_id', '=', chargeId)
    .executeTakeFirst();
  return reversal?.transaction_id === transactionId;
}
