import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import type { TestCaller } from '@network/testing/gateway.ts';
import { loadMembership, type Membership } from '../../membership/public.ts';
import { pressSignupLink } from './mailed-link.ts';
import { sessionOf } from './sessions.ts';

export interface Joined {
  readonly userId: string;
  readonly caller: TestCaller;
  /** The first order, by which the biller knows them. */
  readonly orderId: string;
  membership(): Promise<Membership>;
}

export interface Signup {
  readonly optionId?: number;
  readonly biller?: string;
  readonly tenant?: string;
  /** The browser that joins, by its letter; one without cookies unless said. */
  readonly browser?: string;
  readonly voucher?: string;
  /** One of its own unless said. */
  readonly password?: string;
  /** The person's country; unknown if left out. */
  readonly country?: string;
  readonly region?: string;
}

/** The secret of the browser with this letter. */
export const browserSecret = (letter: string): string => letter.repeat(43);

let signups = 0;
/** The password of one signup: a person who joins with the email of somebody else's account does not know that account's password. */
function newPassword(): string {
  signups += 1;
  return `Heron742n${signups}`;
}

let addresses = 0;
/** An unused network address, so that tests share no rate limit. */
function newAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 256) % 256}.${addresses % 256}`;
}

/** Asks to join, by the month of vixen unless said. Answers the payment page, or why there is none. */
export async function startToJoin(test: BillerTest, email: string, more: Signup = {}) {
  const { optionId = 303, biller = 'vendo', tenant = 'vixen', browser, voucher = null, country, region } = more;
  const input = { optionId, biller, email, password: more.password ?? newPassword(), voucher };
  const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location messageKey } }';
  const { data } = await test.gateway.graphql<{ startSignup: { location: string | null; messageKey: string | null } }>(
    start,
    { input },
    {
      tenant,
      area: 'members',
      headers: {
        'x-client-address': newAddress(),
        ...(country !== undefined && { 'x-client-country': country }),
        ...(region !== undefined && { 'x-client-region': region }),
      },
      ...(browser !== undefined && { browser: browserSecret(browser) }),
    },
  );
  return data.startSignup;
}

/**
 * Joins through the payment page and signs in: by the month of vixen, with the card that approves, unless said. Of an order that costs
 * nothing the mailed link is pressed.
 */
export async function join(
  test: BillerTest,
  email: string,
  more: Signup & { readonly card?: string; readonly expiry?: string; readonly isEmailConfirmed?: boolean } = {},
): Promise<Joined> {
  const { location, messageKey } = await startToJoin(test, email, more);
  if (location === null) throw new Error(`The signup was refused: ${messageKey}`);
  const { tenant = 'vixen' } = more;
  await test.pay(location, more.card, more.expiry);
  await test.deliver();
  const { services } = test.gateway;
  const waiting = services.db
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', email)
    .where('amount', '=', 0)
    .where('status', '=', 'awaiting-confirmation');
  const account = services.db.selectFrom('users').select('id').where('email', '=', email);
  // An order of somebody else with this address is not theirs to press.
  if (!(await account.executeTakeFirst()) && (await waiting.executeTakeFirst())) await pressSignupLink(test, email);
  const order = await services.db
    .selectFrom('billing_orders')
    .select(['id', 'user_id'])
    .where('email', '=', email)
    .where('status', '=', 'paid')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const userId = order.user_id ?? '';
  if (more.isEmailConfirmed) {
    const at = test.clock.now();
    await services.db.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', userId).execute();
  }
  return {
    userId,
    orderId: order.id,
    caller: await sessionOf(test.gateway, userId, tenant),
    membership: () => loadMembership(services, userId),
  };
}
