import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import { bookDiscount, bookReturnedDiscount } from '../money/discount-ledger.ts';
import { giveUpOrders } from '../orders/end-open-orders.ts';
import type { Order } from '../orders/order-repository.ts';
import { type CodeHolder, ownReservations, roomFor } from './own-reservations.ts';
import { type ChargeToReduce, reduceCharge, refusedByBiller, type VoucherRefusal } from './discount.ts';
import { type CodeLimits, findCode, isTaking, refusedByUses, takesUse } from './find-code.ts';

/** A code that somebody wants to use, and what for. */
export interface WantedUse {
  readonly code: string;
  readonly charge: ChargeToReduce;
  readonly holder: CodeHolder;
  /** The smallest amount that the biller of the order charges. */
  readonly leastCharge: number | null;
}

/** A use that may be taken by an order, in the transaction that found it. */
export interface ReservableUse {
  readonly codeId: string;
  readonly charged: number;
  readonly discount: number;
  /** Orders of its holder that are given up for it, since a code that is good once is theirs once. */
  readonly givenUp: readonly string[];
}

/**
 * Finds a use of a code for an order that the caller's transaction makes and writes down by `takeUse`. The code is locked, so that of
 * two orders for its last use one is refused. An order whose payment is being settled now keeps its use.
 */
export async function findUse(
  trx: Database,
  { code, charge, holder, leastCharge }: WantedUse,
): Promise<ReservableUse | VoucherRefusal> {
  const found = await findCode(trx, code, true);
  if (found === null) return 'unknown';
  const reduced = reduceCharge(found.terms, charge);
  if (typeof reduced === 'string') return reduced;
  const { charged, discount } = reduced;
  const refusal = refusedByBiller(charged, leastCharge);
  if (refusal !== null) return refusal;
  // A settlement that waits for this code holds its order: waiting for it would be a deadlock.
  const own = ownReservations(trx, found.codeId, holder).forNoKeyUpdate('billing_orders').skipLocked();
  const room = await roomFor(trx, found, holder, await own.execute());
  if (typeof room === 'string') return room;
  return { codeId: found.codeId, charged, discount, givenUp: room.map(({ orderId }) => orderId) };
}

/** Writes down that an order takes a use: it is reserved until the order is paid or given up. */
export async function takeUse(
  trx: Database,
  orderId: string,
  { codeId, discount, givenUp }: ReservableUse,
  now: Date,
): Promise<void> {
  await giveUpOrders(trx, givenUp, now);
  await trx.insertInto('discount_uses').values({ order_id: orderId, code_id: codeId, amount: discount }).execute();
}

/** Books the discount of an order that was paid, once; nothing for one without a code. */
export async function bookUse(trx: Database, { id: orderId, currency }: Order, at: Date): Promise<void> {
  const use = await trx
    .updateTable('discount_uses')
    .set({ booked_at: at })
    .where('order_id', '=', orderId)
    .where('booked_at', 'is', null)
    .returning('amount')
    .executeTakeFirst();
  if (use) await bookDiscount(trx, { orderId, amount: use.amount, currency, at });
}

/**
 * Takes the discount of a charge out of the books when all of the charge was taken back, once. Whether the code stays used is another
 * question, which the order answers (`takesUse`).
 */
export async function returnUse(
  trx: Database,
  charge: { readonly agreement_id: string; readonly period: number; readonly currency: string },
  at: Date,
): Promise<void> {
  const { agreement_id: orderId, period, currency } = charge;
  if (period > 0) return;
  const use = await trx
    .updateTable('discount_uses')
    .set({ returned_at: at })
    .where('order_id', '=', orderId)
    .where('booked_at', 'is not', null)
    .where('returned_at', 'is', null)
    .returning('amount')
    .executeTakeFirst();
  if (use) await bookReturnedDiscount(trx, { orderId, amount: use.amount, currency, at });
}

/**
 * Returns whether the code of an order that was given up, and paid all the same, was meanwhile used as often as it may
 * be, since nothing reserved its use. Call it before the order is settled; the code is locked, so that
 * of two such payments the second sees the first.
 */
export async function isUsedUpSince(
  trx: Transaction<Tables>,
  { id, status, user_id: userId }: Pick<Order, 'id' | 'status' | 'user_id'>,
): Promise<boolean> {
  if (isTaking(status)) return false;
  const code = await lockCodeOf(trx, id);
  return code !== null && (await refusedByUses(trx, code, userId)) !== null;
}

/**
 * Returns whether an order without sign-in was paid with a code that the owner of its email has used as often as one
 * person may, including payments that wait for them. It is looked at when the payment comes, not before: what a page
 * says about a code must not say who has an account.
 * @param owner with `before`, of the payments that wait only those that were made earlier count, as when the owner answers one
 */
export async function isUsedUpByOwner(
  trx: Transaction<Tables>,
  orderId: string,
  owner: { readonly id: string; readonly email: string; readonly before?: Date | null },
): Promise<boolean> {
  const { before = null } = owner;
  const code = await lockCodeOf(trx, orderId);
  if (code === null || code.usesPerPerson === null) return false;
  const { count } = await trx
    .selectFrom('discount_uses')
    .innerJoin('billing_orders', 'billing_orders.id', 'discount_uses.order_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('code_id', '=', code.codeId)
    .where('order_id', '<>', orderId)
    .where(takesUse('billing_orders'))
    .where((where) =>
      where.or([
        where('user_id', '=', owner.id),
        where.and([
          where('email', '=', owner.email),
          where('status', '=', 'awaiting-confirmation'),
          ...(before === null ? [] : [where('paid_at', '<', before)]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count >= code.usesPerPerson;
}

/** The limits of the code that an order was made with, locked until the transaction ends; null for an order without one. */
async function lockCodeOf(trx: Transaction<Tables>, orderId: string): Promise<CodeLimits | null> {
  const code = await trx
    .selectFrom('discount_uses')
    .innerJoin('discount_codes', 'discount_codes.id', 'discount_uses.code_id')
    .innerJoin('discounts', 'discounts.id', 'discount_codes.discount_id')
    .select(['code_id as codeId', 'uses_each as usesEach', 'uses_per_person as usesPerPerson'])
    .where('order_id', '=', orderId)
    .forNoKeyUpdate('discount_codes')
    .executeTakeFirst();
  return code ?? null;
}

/** The code that an order was made with; null for none. */
export async function codeOfOrder(db: Database, orderId: string): Promise<string | null> {
  const use = await db
    .selectFrom('discount_uses')
    .innerJoin('discount_codes', 'discount_codes.id', 'discount_uses.code_id')
    .select('code')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return use?.code ?? null;
}
