import type { BillerEvent } from '../biller.ts';
import type { ExtractRow } from './extract-rows.ts';
import { eventsOfSubscription, transactionIdOf } from './subscription-history.ts';
import { type Reading, recordReversal } from './take-message.ts';
import {
  findRecord,
  isNumberOf,
  orderOfName,
  type RecordedTransaction,
  recordTransaction,
} from './transaction-record.ts';

/** The extract names no currency. Its amounts are in dollars, the only currency in which we sell by CCBill. */
const CURRENCY = 'USD';
const REVERSALS = { REFUND: 'refund', VOID: 'void', CHARGEBACK: 'chargeback' } as const;

/**
 * Records the transactions of an extract that no webhook reported.
 * @returns the events of each of our subscriptions in the extract
 */
export async function takeExtract(reading: Reading, rows: readonly ExtractRow[]): Promise<readonly BillerEvent[]> {
  const events: BillerEvent[] = [];
  for (const [subscriptionId, own] of Map.groupBy(rows, (row) => row.subscriptionId)) {
    const inOrder = own.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    events.push(...(await takeRows(reading, subscriptionId, inOrder)));
  }
  return events;
}

async function takeRows(
  reading: Reading,
  subscriptionId: string,
  rows: readonly ExtractRow[],
): Promise<readonly BillerEvent[]> {
  for (const row of rows) if (row.type === 'NEW') await takeSale(reading, row);
  let record = await findRecord(reading.db, subscriptionId);
  const sale = record.find(({ kind }) => kind === 'charge');
  // The subscription was not bought through our pages.
  if (sale === undefined) return [];
  const status = await reading.dataLink.status(subscriptionId);
  for (const row of rows) {
    if (row.type === 'NEW') continue;
    if (row.type === 'REBILL') await takeRenewal(reading, sale, row, status.timesRebilled);
    else {
      const { amount, at: timestamp } = row;
      const reversal = { transactionId: null, amount, currency: CURRENCY, timestamp };
      await recordReversal(reading, { record, sale, status }, REVERSALS[row.type], reversal);
    }
    record = await findRecord(reading.db, subscriptionId);
  }
  return [...eventsOfSubscription(record, status), ...rows.flatMap((row) => contradictionOf(record, row))];
}

/** Records a sale. The extract has no transaction number for sales, so the subscription's number is recorded in its place. */
async function takeSale({ db }: Reading, row: Extract<ExtractRow, { type: 'NEW' }>): Promise<void> {
  const order = await orderOfName(db, row.name);
  if (order === null) return;
  await recordTransaction(
    db,
    {
      subscription_id: row.subscriptionId,
      kind: 'charge',
      transaction_id: row.subscriptionId,
      order_id: order,
      amount: row.amount,
      currency: CURRENCY,
      occurred_at: row.at,
    },
    { first: 0, last: 0 },
  );
}

async function takeRenewal(
  { db }: Reading,
  { subscription_id, order_id }: RecordedTransaction,
  { transactionId, amount, at }: Extract<ExtractRow, { type: 'REBILL' }>,
  timesRebilled: number,
): Promise<void> {
  await recordTransaction(
    db,
    {
      subscription_id,
      order_id,
      kind: 'charge',
      transaction_id: transactionId,
      amount,
      currency: CURRENCY,
      occurred_at: at,
    },
    { first: 1, last: timesRebilled },
  );
}

/**
 * Builds a second event for a charge whose amount in the extract differs from the amount in the webhook. It contradicts the
 * first event, and is flagged for that.
 */
function contradictionOf(record: readonly RecordedTransaction[], row: ExtractRow): readonly BillerEvent[] {
  if (row.type !== 'NEW' && row.type !== 'REBILL') return [];
  const charge = record.find(
    (each) => each.kind === 'charge' && (row.type === 'NEW' ? each.place === 0 : isNumberOf(each, row.transactionId)),
  );
  if (charge === undefined || charge.amount === row.amount) return [];
  return [
    {
      id: `extract:${row.subscriptionId}:${charge.transaction_id}:${row.amount}`,
      kind: 'charged',
      orderId: charge.order_id,
      occurredAt: row.at,
      period: charge.place,
      price: { amount: row.amount, currency: CURRENCY },
      transactionId: transactionIdOf(row.subscriptionId, charge.transaction_id),
      reversedTransactionId: null,
      reference: null,
    },
  ];
}
