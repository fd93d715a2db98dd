import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { bookReversal } from '../money/charge-ledger.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { commandEnd } from '../subscription/commands.ts';
import { note } from '../subscription/entitle.ts';
import { logEvent } from '../subscription/event-log.ts';
import { type Applied, flagged, PROCESSED, waiting } from './applied.ts';

const KINDS = {
  refunded: { kind: 'refund', log: 'refunded' },
  voided: { kind: 'void', log: 'voided' },
  'charged-back': { kind: 'chargeback', log: 'charged-back' },
} as const;

/**
 * A charge that was taken back is reversed in the ledger, once, and nothing is charged any more (L24). A chargeback ends
 * access at once, and so does a void, which says that the charge never came to be; who was refunded keeps what was begun.
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
  const told = { subscriptionId, occurredAt, cause: event.id };
  const details = { transaction: charge.transaction_id, amount: charge.amount };
  if (!(await logEvent(trx, { ...told, kind: log, details }, now))) return PROCESSED;
  const isBegun = kind === 'refund' || (kind === 'void' && !(await hasOpened(trx, charge)));
  if (!isBegun) await note(trx, 'revoked', told);
  if (agreement.status !== 'cancelled') {
    await trx
      .updateTable('billing_agreements')
      .set({ status: 'cancelled', status_at: occurredAt })
      .where('id', '=', agreement.id)
      .execute();
    await note(trx, 'rebill-cancelled', told);
    await commandEnd(trx, agreement.id, now);
  }
  // The charge was taken back before by another kind of reversal: the money is booked, a person looks.
  return isFirst || (await isSameReversal(trx, charge.id, transactionId)) ? PROCESSED : flagged('reversed-twice');
}

/** Whether a charge opened anything; one that was paid in vain did not. */
async function hasOpened(
  trx: Transaction<Tables>,
  charge: { readonly subscription_id: string; readonly transaction_id: string },
): Promise<boolean> {
  const granted = await trx
    .selectFrom('entitlement_events')
    .select('id')
    .where('subscription_id', '=', charge.subscription_id)
    .where('kind', '=', 'granted')
    .where('cause', '=', `charge:${charge.transaction_id}`)
    .executeTakeFirst();
  return granted !== undefined;
}

async function isSameReversal(trx: Transaction<Tables>, chargeId: string, transactionId: string): Promise<boolean> {
  const reversal = await trx
    .selectFrom('billing_transactions')
    .select('transaction_id')
    .where('reverses_id', '=', chargeId)
    .executeTakeFirst();
  return reversal?.transaction_id === transactionId;
}
