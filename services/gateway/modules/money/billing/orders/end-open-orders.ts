import type { Database } from '../../../../db/database.ts';
import { commandOrder } from './order-commands.ts';
import type { Order } from './order-repository.ts';

/** Orders of payment pages that may still be paid. */
export const OPEN_STATUSES = ['pending', 'declined'] as const;

/** Returns whether an order of a payment page may still be paid. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean =>
  (OPEN_STATUSES as readonly string[]).includes(status);

/**
 * Gives up every order for a new account that is open for an email, in whichever browser, as when its account is made
 * or its owner proves the address. Their pages are closed at the biller after this transaction. An order whose payment
 * is being settled now is left to that transaction.
 * @param until where the account has another email by now: what was begun later may be somebody else's
 * @returns how many expired
 */
export async function endOpenOrders(
  trx: Database,
  { email, exceptOrderId, until }: { readonly email: string; readonly exceptOrderId?: string; readonly until?: Date },
  now: Date,
): Promise<number> {
  let open = trx
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', email)
    .where('channel', '=', 'hosted')
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    // Waiting for a settlement that waits for this email's account would be a deadlock.
    .forNoKeyUpdate()
    .skipLocked();
  if (until !== undefined) open = open.where('created_at', '<=', until);
  if (exceptOrderId !== undefined) open = open.where('id', '<>', exceptOrderId);
  return giveUpOrders(
    trx,
    (await open.execute()).map(({ id }) => id),
    now,
  );
}

/**
 * Gives up every order of an account whose payment page is open, as when the account is taken from somebody: a page of theirs may offer the
 * card that the biller stored for the owner. The caller's transaction has locked the person.
 * @returns how many were given up
 */
export async function endOpenPages(trx: Database, userId: string, now: Date): Promise<number> {
  const open = await trx
    .selectFrom('billing_orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('channel', '=', 'hosted')
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    // A settlement that waits for this person holds its order: waiting for it would be a deadlock.
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return giveUpOrders(
    trx,
    open.map(({ id }) => id),
    now,
  );
}

/**
 * Gives up orders that the caller's transaction has locked, and has their billers close their pages after it.
 * @returns how many
 */
export async function giveUpOrders(trx: Database, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  await trx
    .updateTable('billing_orders')
    .set({ status: 'abandoned', settled_at: now, password_hash: null })
    .where('id', 'in', ids)
    .execute();
  for (const id of ids) await commandOrder(trx, id, 'end-page', now);
  return ids.length;
}
