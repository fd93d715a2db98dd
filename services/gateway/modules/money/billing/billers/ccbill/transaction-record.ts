import { sql } from 'kysely';
import type { Database } from '../../../../../db/database.ts';
import type { CcbillTransactionsTable } from './ccbill-tables.ts';

/** A transaction of a subscription as it was recorded: its place among those of its kind is what CCBill does not say. */
export type RecordedTransaction = CcbillTransactionsTable;

/** Everything recorded of a subscription, charges and what took them back, oldest first of each kind. */
export function findRecord(db: Database, subscriptionId: string): Promise<readonly RecordedTransaction[]> {
  return db
    .selectFrom('ccbill_transactions')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('kind')
    .orderBy('place')
    .execute();
}

/** The subscriptions that paid an order: one, unless somebody paid twice. */
export async function subscriptionsOf(db: Database, orderId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('ccbill_transactions')
    .select('subscription_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'charge')
    .where('place', '=', 0)
    .orderBy('subscription_id')
    .execute();
  return rows.map((row) => row.subscription_id);
}

/**
 * The order of a name that we gave. A name without an order is of one that a restored database has lost, and stands for it, so that an
 * operator finds it. Null for a name that is not of ours, or of more than one.
 */
export async function orderOfName(db: Database, name: string): Promise<string | null> {
  if (!/^[0-9a-f]{16}$/.test(name)) return null;
  const begin = `${name.slice(0, 8)}-${name.slice(8, 12)}-${name.slice(12)}-`;
  const rows = await db
    .selectFrom('billing_orders')
    .select('id')
    .where('biller', '=', 'ccbill')
    .where('id', 'like', `${begin}%`)
    .limit(2)
    .execute();
  return rows.length > 1 ? null : (rows[0]?.id ?? name);
}

/** A transaction before it has its place. */
export type NewTransaction = Omit<RecordedTransaction, 'place' | 'learned_number'>;

/**
 * Returns whether a number of CCBill's is that of a charge: the number under which it was recorded, or the one that was
 * learned later.
 */
export const isNumberOf = (
  { transaction_id, learned_number }: Pick<RecordedTransaction, 'transaction_id' | 'learned_number'>,
  number: string | null,
): boolean => number !== null && (transaction_id === number || learned_number === number);

/**
 * Returns whether CCBill's own number of a charge is unknown, because an extract has reported the sale and no webhook
 * has yet.
 */
export const isUnnumbered = ({ subscription_id, transaction_id, learned_number }: RecordedTransaction): boolean =>
  transaction_id === subscription_id && learned_number === null;

/** Writes CCBill's own number of a sale of an order down, once, where an extract has reported it. Any other sale has its number. */
export async function learnNumberOfSale(
  db: Database,
  { subscription_id, order_id, transaction_id: number }: NewTransaction,
): Promise<void> {
  await db
    .updateTable('ccbill_transactions')
    .set({ learned_number: number })
    .where('subscription_id', '=', subscription_id)
    .where('order_id', '=', order_id)
    .where('kind', '=', 'charge')
    .where('place', '=', 0)
    .where('transaction_id', '=', subscription_id)
    .where('learned_number', 'is', null)
    .execute();
}

/** The places that a transaction may take: as many as CCBill's own count of its kind. */
export interface Places {
  readonly first: number;
  readonly last: number;
}

/**
 * Records a transaction at the next place of its kind, once: the same number has the place that it took before, and so has
 * what took a charge back at the same time. Calls side by side never get one place.
 * @returns whether it is recorded; false where CCBill's count has no place for it
 */
export async function recordTransaction(db: Database, known: NewTransaction, places: Places): Promise<boolean> {
  const { subscription_id, kind, transaction_id, order_id, amount, currency, occurred_at } = known;
  if (await isRecorded(db, known)) return true;
  const written = await sql`
    insert into ccbill_transactions
      (subscription_id, kind, place, transaction_id, order_id, amount, currency, occurred_at)
    select ${subscription_id}, ${kind}, next.place, ${transaction_id}, ${order_id}, ${amount}::integer, ${currency},
      ${occurred_at}::timestamptz
    from (
      select coalesce(max(place) + 1, ${kind === 'charge' ? 0 : 1}::integer) as place from ccbill_transactions
      where subscription_id = ${subscription_id} and kind = ${kind}
    ) next
    where next.place between ${places.first}::integer and ${places.last}::integer
    on conflict do nothing
  `.execute(db);
  return written.numAffectedRows === 1n || (await isRecorded(db, known));
}

async function isRecorded(
  db: Database,
  { subscription_id, kind, transaction_id, occurred_at }: NewTransaction,
): Promise<boolean> {
  const row = await db
    .selectFrom('ccbill_transactions')
    .select('place')
    .where('subscription_id', '=', subscription_id)
    .where('kind', '=', kind)
    .where((where) =>
      where.or([where('transaction_id', '=', transaction_id), where('learned_number', '=', transaction_id)]),
    )
    .$if(kind !== 'charge', (query) => query.where('occurred_at', '=', occurred_at))
    .executeTakeFirst();
  return row !== undefined;
}

/** Up to when all extracts were read; null before the first one. */
export async function extractsReadUntil(db: Database): Promise<Date | null> {
  const mark = await db
    .selectFrom('biller_event_marks')
    .select('complete_until')
    .where('biller', '=', 'ccbill')
    .executeTakeFirst();
  return mark?.complete_until ?? null;
}

/**
 * Claims the hourly request for an extract, for all gateways together.
 * @returns false while the last one is younger
 */
export async function claimExtract(db: Database, now: Date, everyMs: number): Promise<boolean> {
  const oldest = new Date(now.getTime() - everyMs);
  const claimed = await db
    .insertInto('ccbill_extracts')
    .values({ id: 1, requested_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ requested_at: now }).where('ccbill_extracts.requested_at', '<=', oldest),
    )
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}
