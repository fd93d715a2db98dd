import { type Expression, sql } from 'kysely';
import type { Database } from '../../../../../db/database.ts';
import { hashOfToken } from '../../../../../http/stored-token.ts';
import type { GatewayServices } from '../../../../../services.ts';
import { accountRows, findAccount } from '../../../../people/identity/public.ts';
import { isFreeSignup } from '../free-signup.ts';
import type { Order } from '../order-repository.ts';

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

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** The payments that wait for a person, oldest first; none while their email is unconfirmed, which may be another's. */
export async function awaitingPaymentsOf({ db, clock }: Needs, userId: string): Promise<readonly Order[]> {
  return awaitingPayments(db, sql.val(userId), sql.val(clock.now())).selectAll('billing_orders').execute();
}

/** Begins a statement about the payments that wait for a person. */
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

/** The payment with the account whose owner may answer it; null where nobody may. */
export async function withAccount(db: Database, order: Order): Promise<AwaitingPayment | null> {
  if (order.email === null) return null;
  const account = await findAccount(db, order.email);
  if (account === null) return isFreeSignup(order) ? { order, account } : null;
  return account.isDisabled ? null : { order, account };
}
