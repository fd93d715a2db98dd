import { type Expression, sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isUsedUpByOwner } from '../discounts/reserve-use.ts';
import { isFreeSignup } from './free-signup.ts';
import type { Order } from './order-repository.ts';
import { openPurchase } from './settle-order.ts';
import { returnPayment } from './unowned-payment.ts';
import { accountRows, findAccount, holdSessionOfCall, lockAccount } from '../../../people/identity/public.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The account whose owner a payment waits for. */
export interface AwaitedAccount {
  readonly id: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
}

/** A payment that waits for the owner of an address. */
export interface AwaitingPayment {
  readonly order: Order;
  /** Null where the address has none: an order that costs nothing makes it when its mailed link is pressed. */
  readonly account: AwaitedAccount | null;
}

/** The answer of an account's owner about a payment that was made with their email. */
export type PaymentAnswer = 'confirm' | 'return';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** The payments that wait for a person, oldest first; none while their email is unconfirmed, which may be another's. */
export async function awaitingPaymentsOf({ db, clock }: Needs, userId: string): Promise<readonly Order[]> {
  return awaitingPayments(db, sql.val(userId), sql.val(clock.now())).selectAll('billing_orders').execute();
}

/** Those payments as the beginning of a statement. */
export function awaitingPayments(db: Database, userId: Expression<string>, now: Expression<Date>) {
  return db
    .selectFrom('billing_orders')
    .innerJoin(accountRows(db).as('users'), 'users.email', 'billing_orders.email')
    .where('users.id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where('billing_orders.status', '=', 'awaiting-confirmation')
    .where('billing_orders.confirm_by', '>', now)
    .orderBy('billing_orders.paid_at')
    .orderBy('billing_orders.id');
}

/** The payment that a mailed token is about; null for an expired token. Changes nothing. */
export async function findPaymentByToken({ db, clock }: Needs, token: string): Promise<AwaitingPayment | null> {
  const order = await db
    .selectFrom('billing_orders')
    .selectAll()
    .where('confirmation_hash', '=', hashOfToken(token))
    .where('status', '=', 'awaiting-confirmation')
    .where('confirm_by', '>', clock.now())
    .executeTakeFirst();
  return order ? withAccount(db, order) : null;
}

/**
 * Carries out the answer of the owner in the caller's transaction: the payment opens what it bought for them by the
 * ordinary rules, or is returned; so is one whose voucher they have used meanwhile as often as one person may. The first answer counts.
 * @param orderId of a payment that this person may answer, as the functions above found it
 * @returns false when it has been answered, or its time is up
 */
export async function answerPayment(
  trx: Transaction<Tables>,
  { orderId, userId, answer }: { readonly orderId: string; readonly userId: string; readonly answer: PaymentAnswer },
  now: Date,
): Promise<boolean> {
  const order = await trx
    .selectFrom('billing_orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('status', '=', 'awaiting-confirmation')
    .where('confirm_by', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const awaiting = order && (await withAccount(trx, order));
  if (!order || !awaiting?.account || awaiting.account.id !== userId) return false;
  // Before the code, as a new order of this person does.
  if (answer === 'confirm') await lockAccount(trx, userId, 'no key update');
  await holdSessionOfCall(trx, userId, now);
  if (answer === 'return') {
    await returnPayment(trx, order, 'not-confirmed', now);
    return true;
  }
  if (await isUsedUpByOwner(trx, order.id, { ...awaiting.account, before: order.paid_at })) {
    await returnPayment(trx, order, 'voucher-used', now);
    return true;
  }
  const { paid_transaction_id: transactionId, paid_at: occurredAt } = order;
  if (transactionId === null || occurredAt === null) throw new Error(`Order ${order.id} was not paid.`);
  await openPurchase(trx, order, userId, { transactionId, occurredAt }, now);
  return true;
}

/** Returns whether the payment of an order opened nothing and goes back, also if its owner confirmed it. */
export async function openedNothing(db: Database, orderId: string): Promise<boolean> {
  const { returned_why: why } = await db
    .selectFrom('billing_orders')
    .select('returned_why')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return why !== null;
}

/** Returns the payments that nobody confirmed in time. @returns how many */
export async function returnUnconfirmed(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const { db } = services;
  const due = await db
    .selectFrom('billing_orders')
    .select('id')
    .where('status', '=', 'awaiting-confirmation')
    .where('confirm_by', '<=', at)
    .orderBy('confirm_by')
    .limit(200)
    .execute();
  const about = ({ id }: { readonly id: string }) => ({ order: id });
  return countEachAlone(services, due, about, ({ id }) =>
    db.transaction().execute(async (trx) => {
      const order = await trx
        .selectFrom('billing_orders')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'awaiting-confirmation')
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!order) return false;
      await returnPayment(trx, order, 'not-confirmed', at);
      return true;
    }),
  );
}

/**
 * Returns the payments that wait for the owner of an email, as when the account is deleted.
 * @param begunWith the email, and until when the account had it where it has another one by now
 */
export async function returnAwaitingOf(
  trx: Database,
  { email, until }: { readonly email: string; readonly until?: Date },
  now: Date,
): Promise<void> {
  const orders = await trx
    .selectFrom('billing_orders')
    .selectAll()
    .where('email', '=', email)
    .where('status', '=', 'awaiting-confirmation')
    .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? now))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const order of orders) await returnPayment(trx, order, 'not-confirmed', now);
}

async function withAccount(db: Database, order: Order): Promise<AwaitingPayment | null> {
  if (order.email === null) return null;
  const account = await findAccount(db, order.email);
  if (account === null) return isFreeSignup(order) && order.password_hash !== null ? { order, account } : null;
  return account.isDisabled ? null : { order, account };
}
