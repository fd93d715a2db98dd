import type { Selectable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { type Applied, flagged, waiting } from '../postbacks/applied.ts';
import type { BillingTransactionsTable } from '../tables.ts';
import { type DecidedReversal, knownReversal, newReversal } from './reversal-rules.ts';

/** A charge, refund, void or chargeback that was recorded. */
type TransactionRow = Selectable<BillingTransactionsTable>;

const KINDS = { refunded: 'refund', voided: 'void', 'charged-back': 'chargeback' } as const;

/** An event that takes a charge back, whole or in part. */
export type ReversalEvent = BillerEvent & { readonly kind: keyof typeof KINDS };

/** The part of a charge that an event reversed. */
export interface Reversal extends DecidedReversal {
  readonly charge: TransactionRow;
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  readonly transactionId: string;
  /** Minor units: those of the event. */
  readonly amount: number;
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
  const { amount } = price;
  const about = { charge, kind, transactionId, amount };
  const before = knownReversal(known, { transactionId, amount });
  if (before !== null) return 'status' in before ? before : { ...about, ...before };
  if (await isTaken(trx, order.biller, transactionId)) return flagged('transaction-of-another-order');
  const decided = newReversal(charge, known, { kind, amount, occurredAt });
  if ('status' in decided) return decided;
  const of = decided.isWhole
    ? { reverses_id: charge.id, part_of_id: null }
    : { reverses_id: null, part_of_id: charge.id };
  if (decided.isNew) await insertReversal(trx, about, occurredAt, of);
  return { ...about, ...decided };
}

async function loadReversals(trx: Database, chargeId: string) {
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
