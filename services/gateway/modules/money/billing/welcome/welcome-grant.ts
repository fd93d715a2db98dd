import type { Database } from '../../../../db/database.ts';
import { isSameBrowser } from '../../../../http/browser-secret.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Order } from '../orders/order-repository.ts';
import { accountRows } from '../../../people/identity/public.ts';

/** An address with welcome data stays in histories: it acts until this long after the payment. */
export const WELCOME_LIFE_MS = 30 * 60_000;

/** The number of times that welcome data sign in and charge in all. A declined charge counts. */
export const MOST_WELCOME_USES = { 'sign-in': 6, charge: 3 } as const;

/** Counts each use of welcome data, on the order that made the account. */
const COUNTERS = { 'sign-in': 'autologins', charge: 'welcome_charges' } as const;

/** `read` says how the payment went; the others act for the account: they sign in, or charge the stored card. */
export type WelcomeUse = 'read' | keyof typeof MOST_WELCOME_USES;

/** The browser and the person that come with welcome data; each may be missing. */
export interface WelcomeCaller {
  /** The browser's secret. */
  readonly browser: string | null;
  readonly userId: string | null;
  /** Hash of the id of that person's session. */
  readonly sessionId: string | null;
}

/** Everything of a paid order that a call by welcome data may touch: its account. */
export interface WelcomeGrant {
  readonly userId: string;
}

/**
 * The one rule for calls by welcome data (decision 0114): a paid order acts for its account in the browser that opened
 * the signup, within half an hour of the payment, a few times; or for the account's owner where they are signed in.
 * Null for everything else; the person has to sign in then. A granted use other than reading is counted by this very
 * call. Give it an order that verified.
 */
export async function grantByWelcome(
  { db, clock }: { readonly db: Database; readonly clock: GatewayServices['clock'] },
  order: Order,
  caller: WelcomeCaller,
  use: WelcomeUse,
): Promise<WelcomeGrant | null> {
  if (order.status !== 'paid' || order.user_id === null) return null;
  const userId = order.user_id;
  if (caller.userId === userId) return { userId };
  const signup = await signupOfAccount(db, order, new Date(clock.now().getTime() - WELCOME_LIFE_MS));
  if (!signup || !isSameBrowser(caller.browser, signup.welcome_browser_hash)) return null;
  return use === 'read' || (await countUse(db, signup.id, use)) ? { userId } : null;
}

/**
 * Returns whether a browser may hear anything about an order: it began the order or made the account, or its person is
 * signed in as the buyer. An address can be forwarded, so that knowing it is not enough.
 */
export async function mayHearOf(
  { db, clock }: { readonly db: Database; readonly clock: GatewayServices['clock'] },
  order: Order,
  caller: Pick<WelcomeCaller, 'browser' | 'userId'>,
): Promise<boolean> {
  if (isSameBrowser(caller.browser, order.browser_hash)) return true;
  if (order.user_id === null) return false;
  if (caller.userId === order.user_id) return true;
  const signup = await signupOfAccount(db, order, new Date(clock.now().getTime() - WELCOME_LIFE_MS));
  return signup !== undefined && isSameBrowser(caller.browser, signup.welcome_browser_hash);
}

/**
 * The order that made the account, paid since that time. The account forgets its browser once a password was chosen
 * again or every session ended (`endOpenSignIns`); a disabled one has no owner.
 */
function signupOfAccount(db: Database, { member_id, tenant_id, user_id }: Order, paidSince: Date) {
  return db
    .selectFrom('billing_orders')
    .innerJoin(accountRows(db).as('users'), 'users.id', 'billing_orders.user_id')
    .select(['billing_orders.id', 'users.welcome_browser_hash'])
    .where('billing_orders.kind', '=', 'signup')
    .where('billing_orders.status', '=', 'paid')
    .where('billing_orders.member_id', '=', member_id)
    .where('billing_orders.user_id', '=', member_id)
    .where('users.id', '=', user_id)
    .where('billing_orders.tenant_id', '=', tenant_id)
    .where('billing_orders.settled_at', '>=', paidSince)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** @returns whether there was one left; of calls at once, no more are granted than there are left */
async function countUse(db: Database, orderId: string, use: keyof typeof COUNTERS): Promise<boolean> {
  const counter = COUNTERS[use];
  const counted = await db
    .updateTable('billing_orders')
    .set((fields) => ({ [counter]: fields(counter, '+', 1) }))
    .where('id', '=', orderId)
    .where(counter, '<', MOST_WELCOME_USES[use])
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}
