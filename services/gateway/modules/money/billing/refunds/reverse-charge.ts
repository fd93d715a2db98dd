import type { Selectable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { type Applied, flagged, LESS_THAN_THE_REST, waiting } from '../postbacks/applied.ts';
import type { BillingTransactionsTable } from '../tables.ts';

/** A charge, refund, void or chargeback that was recorded. */
type TransactionRow = Selectable<BillingTransactionsTable>;

const KINDS = { refunded: 'refund', voided: 'void', 'charged-back': 'chargeback' } as const;

/** An event that takes a charge back, whole or in part. */
export type ReversalEvent = BillerEvent & { readonly kind: keyof typeof KINDS };

/** The part of a charge that an event reversed. */
export interface Reversal {
  readonly charge: TransactionRow;
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  readonly transactionId: string;
  /** Minor units: those of the event. */
  readonly amount: number;
  /** Nothing of the charge is left; otherwise a part was refunded, and the charge stands. */
  readonly isWhole: boolean;
  /** It was recorded now, and is to be booked; before, where another way or another reversal had done so. */
  readonly isNew: boolean;
  /** Another reversal had taken the charge back already, so that a person has to look. */
  readonly isSecond: boolean;
  /** When it happened; of several parts, the last of those that make up the whole. */
  readonly at: Date;
}

/**
 * Records what took a charge of an order back, once. A refund of less than is left is a part; the one of all that is left
 * takes the charge back, whichever part becomes known last. Refunds are never more than their charge. Call it in a
 * transaction that has locked the order's row.
 * @returns what is to be done about an event that can't be recorded, otherwise
 */
export async function reverseCharge(
  trx: Database,
  order: { readonly biller: BillerId; readonly id: string },
  event: ReversalEvent,
): Promise<Reversal | Applied> {
  const { price, transactionId, reversedTransactionId, occurredAt } = event;
  const kind = KINDS[event.kind];
  if (price === null || transactionId === null) return flagged('incomplete');
  const charge = await trx
    .selectFrom('billing_transactions')
    .selectAll()
    .where('biller', '=', order.biller)
    .where('transaction_id', '=', reversedTransactionId)
    .where('agreement_id', '=', order.id)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
  if (!charge) return waiting('charge-unknown-yet');
  if (price.currency !== charge.currency) return flagged('wrong-amount');
  const known = await loadReversals(trx, charge.id);
  const { whole, parts } = known;
  const { amount } = price;
  const about = { charge, kind, transactionId, amount };
  const same = [...parts, ...(whole ? [whole] : [])].find((row) => row.transaction_id === transactionId);
  if (same) {
    if (same.amount !== amount) return flagged('wrong-amount');
    return { ...about, isWhole: same === whole, isNew: false, isSecond: false, at: lastOf(known, same.occurred_at) };
  }
  if (await isTaken(trx, order.biller, transactionId)) return flagged('transaction-of-another-order');
  const left = charge.amount - parts.reduce((total, part) => total + part.amount, 0);
  const isPart = kind === 'refund' && amount > 0 && amount < left;
  // Its bank took the charge back whole, whatever had been refunded of it before.
  const isBesideWhole = whole === null || (whole.kind === 'chargeback' && whole.amount === charge.amount);
  if (isPart && isBesideWhole) {
    await insertReversal(trx, about, occurredAt, { reverses_id: null, part_of_id: charge.id });
    return { ...about, isWhole: false, isNew: true, isSecond: false, at: occurredAt };
  }
  if (amount !== left && amount !== charge.amount) {
    return flagged(kind !== 'refund' && amount > 0 && amount < left ? LESS_THAN_THE_REST : 'wrong-amount');
  }
  if (kind === 'refund' && amount > left) return flagged('wrong-amount');
  const at = kind === 'refund' ? lastOf(known, occurredAt) : occurredAt;
  if (whole !== null) return { ...about, isWhole: true, isNew: false, isSecond: true, at };
  await insertReversal(trx, about, occurredAt, { reverses_id: charge.id, part_of_id: null });
  return { ...about, isWhole: true, isNew: true, isSecond: false, at };
}

interface Reversals {
  readonly whole: TransactionRow | null;
  readonly parts: readonly TransactionRow[];
}

async function loadReversals(trx: Database, chargeId: string): Promise<Reversals> {
  const rows = await trx
    .selectFrom('billing_transactions')
    .selectAll()
    .where((where) => where.or([where('reverses_id', '=', chargeId), where('part_of_id', '=', chargeId)]))
    .execute();
  return {
    whole: rows.find(({ reverses_id }) => reverses_id !== null) ?? null,
    parts: rows.filter(({ part_of_id }) => part_of_id !== null),
  };
}

async function isTaken(trx: Database, biller: BillerId, transactionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('billing_transactions')
    .select('id')
    .where('biller', '=', biller)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row !== undefined;
}

const lastOf = ({ parts }: Reversals, at: Date): Date =>
  parts.reduce((last, { occurred_at }) => (occurred_at > last ? occurred_at : last), at);

async function insertReversal(
  trx: Database,
  { charge, kind, transactionId, amount }: Pick<Reversal, 'charge' | 'kind' | 'transactionId' | 'amount'>,
  occurredAt: Date,
  of: Pick<TransactionRow, 'reverses_id' | 'part_of_id'>,
): Promise<void> {
  await trx
    .insertInto('billing_transactions')
    .values({
      ...charge,
      ...of,
      id: crypto.randomUUID(),
      transaction_id: transactionId,
      kind,
      amount,
      occurred_at: occurredAt,
    })
    .execute();
}
