import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';
import { mailFreeOrderReturned, mailTrialRefused } from '../mails/free-order-mails.ts';
import { mailPaymentAwaitsOwner } from '../mails/order-mails.ts';
import { findAccount } from '../../../people/identity/public.ts';
import { isOpen } from './end-open-orders.ts';
import type { Order } from './order-repository.ts';
import type { Payment } from './record-payment.ts';
import { whyTrialOpensNothing } from './trial-refusal.ts';
import { bookAside, CONFIRMATION_LIFE_MS, returnAtOnce, whyNobodyConfirms } from './unowned-payment.ts';

/** Links that orders mail to one address within an hour by themselves; further ones are sent when their page asks for them. */
const MOST_LINKS_AN_HOUR = 3;

const HOUR_MS = 3_600_000;

/**
 * Returns whether an order was begun without sign-in and costs nothing: a free trial, or what a voucher covers wholly. Anybody may
 * make one with any address, so nothing that its browser is shown may depend on whether the address has an account.
 */
export const isFreeSignup = ({ kind, amount }: Pick<Order, 'kind' | 'amount'>): boolean =>
  kind === 'signup' && amount === 0;

/**
 * Takes in an order that costs nothing: a link is mailed to its address, and nothing is opened before somebody presses it. The
 * order waits in the same way whatever the address has: an account, none, or one that can't be used.
 */
export async function askAddress(trx: Transaction<Tables>, order: Order, payment: Payment, now: Date): Promise<void> {
  const { email } = order;
  // An order that was given up earlier never makes an account, and no owner is asked about it.
  if (email === null || !isOpen(order)) return returnAtOnce(trx, order, payment, 'over', now);
  const confirm_by = new Date(now.getTime() + CONFIRMATION_LIFE_MS);
  const aside = await bookAside(trx, order, payment, { confirmation_hash: null, confirm_by }, now);
  if (await wasMailedOften(trx, aside, email, now)) return;
  await mailNewLink(trx, aside, now);
}

/**
 * Mails a new link to the address of an order that waits, instead of an earlier one. An account that can't be used gets none, and
 * an owner who has used the voucher up, or can have no free trial, is told why the order opens nothing; the order goes on waiting in
 * each case.
 * @param isAgain the order has had a link before
 */
export async function mailNewLink(
  trx: Transaction<Tables>,
  order: Order,
  now: Date,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashOfToken(token);
  await trx.updateTable('billing_orders').set({ confirmation_hash: hash }).where('id', '=', order.id).execute();
  const why = await whyNobodyConfirms(trx, order);
  // Looked up in the same way where nobody has the address: what a page is answered takes as long.
  const owner = order.email === null ? null : await findAccount(trx, order.email);
  const refused = await whyTrialOpensNothing(trx, order, owner?.id ?? order.member_id, now);
  if (why === 'account-closed') return;
  if (why === 'voucher-used') return mailFreeOrderReturned(trx, order, now);
  if (refused !== null) return mailTrialRefused(trx, order, refused, now);
  const confirmBy = order.confirm_by ?? now;
  const link = { token, confirmBy, makesAccount: why === 'over', linkId: isAgain ? hash : undefined };
  await mailPaymentAwaitsOwner(trx, order, link, now);
}

/** Returns whether other orders have mailed as many links to an address within an hour as they may, whatever became of them. */
async function wasMailedOften(trx: Transaction<Tables>, order: Order, email: string, now: Date): Promise<boolean> {
  const { count } = await trx
    .selectFrom('billing_orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('email', '=', email)
    .where('kind', '=', 'signup')
    .where('amount', '=', 0)
    .where('id', '<>', order.id)
    .where('status', 'in', ['awaiting-confirmation', 'paid', 'returned'])
    .where('settled_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return Number(count) >= MOST_LINKS_AN_HOUR;
}
