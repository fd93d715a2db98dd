import { afterEach, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { endAllSessions, lockAccount } from '../../people/identity/public.ts';
import { untilWaiting } from '../../people/identity/testing/public.ts';
import { timesCharged } from './testing/actions.ts';
import { codeMailedTo, give, GIFT } from './testing/give.ts';
import { browserSecret, join, type Joined, startToJoin } from './testing/join.ts';
import { checkBooks } from './testing/money.ts';
import { firstOf } from './testing/scene.ts';
import { welcomeOf } from './testing/welcome-address.ts';

const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));
afterEach(() => checkBooks(test.gateway.services.db));

const db = () => test.gateway.services.db;

/** Makes a call, and signs its person out everywhere once it waits for the account: after its session was found to be in force. */
async function callWhileSignedOut(
  userId: string,
  call: () => Promise<{ readonly errors?: readonly { readonly extensions?: object }[] }>,
) {
  const [asked] = await db()
    .transaction()
    .execute(async (trx) => {
      await lockAccount(trx, userId, 'update');
      const waiting = call();
      await untilWaiting(db(), 1);
      await endAllSessions(trx, userId, test.clock.now());
      return [waiting] as const;
    });
  return (await asked).errors?.[0]?.extensions;
}

const ordersOf = (userId: string) =>
  db()
    .selectFrom('billing_orders')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
const agreementsOf = (userId: string) =>
  db().selectFrom('billing_agreements').selectAll().where('user_id', '=', userId).execute();

interface Purchase {
  readonly what: string;
  readonly query: string;
  readonly variables?: (who: Joined) => Promise<Record<string, unknown>>;
}

const PURCHASES: readonly Purchase[] = [
  {
    what: 'a purchase with the stored card',
    query: 'mutation { internalUpsellOneclickMultisite(input: { optionId: 3045 }) { success messageKey } }',
  },
  {
    what: 'a payment page',
    query: 'mutation { startPurchase(input: { optionId: 3045, biller: "vendo" }) { success messageKey } }',
  },
  {
    what: 'a gift',
    query: 'mutation ($input: StartGiftInput!) { startGift(input: $input) { success messageKey } }',
    variables: async () => ({ input: GIFT }),
  },
  {
    what: 'a code that is redeemed',
    query: 'mutation ($code: String!) { redeemCode(code: $code) { messageKey until } }',
    variables: async () => {
      const recipientEmail = `friend-${crypto.randomUUID()}@example.com`;
      await give(test, { recipientEmail });
      return { code: await codeMailedTo(test, recipientEmail) };
    },
  },
  {
    what: 'a pause',
    query: 'mutation ($id: ID!) { pauseMembership(subscriptionId: $id, months: 1) { success messageKey } }',
    variables: async (who) => ({ id: (await firstOf(who)).id }),
  },
];

it.each(PURCHASES)('of a session that ends meanwhile, $what changes nothing', async ({ what, query, variables }) => {
  const who = await join(test, `${what.replaceAll(' ', '-')}@example.com`);
  const values = (await variables?.(who)) ?? {};
  const before = [await ordersOf(who.userId), await agreementsOf(who.userId), await who.membership()];
  const call = () => test.gateway.graphql(query, values, who.caller);
  expect(await callWhileSignedOut(who.userId, call)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect([await ordersOf(who.userId), await agreementsOf(who.userId), await who.membership()]).toEqual(before);
  expect(timesCharged(test, who.orderId)).toBe(1);
});

it('the browser that paid charges nothing more by welcome data once everybody was signed out', async () => {
  const page = await startToJoin(test, 'paid-by-browser@example.com', { optionId: 301, browser: 'a' });
  const { location } = await test.pay(page.location ?? '');
  await test.deliver();
  const { memberId, hashedMemberId } = welcomeOf(location);
  const query = `mutation ($input: TrialUpgradeWelcomePageInput!) {
    internalUpsellTrialUpgradeWelcomePage(input: $input) { success messageKey }
  }`;
  const caller = { tenant: 'vixen', area: 'members', browser: browserSecret('a') } as const;
  const call = () => test.gateway.graphql(query, { input: { memberId, hashedMemberId } }, caller);
  expect(await callWhileSignedOut(memberId, call)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await ordersOf(memberId)).toHaveLength(1);
});
