import { expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { browserSecret, startToJoin } from '../testing/join.ts';
import { followLink } from '../testing/mailed-link.ts';
import { ordersOf } from '../testing/payment-of-another.ts';
import { welcomeOf } from '../testing/welcome-address.ts';
import { returnUnconfirmed } from './confirmation/return-unconfirmed.ts';

const database = databaseForTests();
const test = balancedBiller(() => ({ tenants: [vixen, tushy], config: { database: { url: database.url } } }));

const db = () => test.gateway.services.db;

/** Orders a free trial, and finds the button of its mail. */
async function ordered(email: string, tenant: string, optionId: number) {
  const { location } = await startToJoin(test, email, { tenant, optionId });
  await test.pay(location ?? '');
  await test.deliver();
  test.clock.set(new Date(test.clock.now().getTime() + 1_000));
  return followLink(test, email, 'freeOrderMakesAccount');
}

const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const accountsOf = async (email: string) =>
  (await db().selectFrom('users').select('id').where('email', '=', email).execute()).length;
const openedFor = async (email: string) =>
  (
    await db()
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select('subscriptions.product')
      .where('users.email', '=', email)
      .orderBy('subscriptions.product')
      .execute()
  ).map(({ product }) => product);

it('of presses of one link at once, one makes the account and opens the trial', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    await clearLimits(db());
    const email = `one-link-${round}@example.com`;
    const { press } = await ordered(email, 'vixen', 302);
    const answers = await Promise.all([press('confirm'), press('confirm'), press('confirm')]);
    expect(statusesOf(answers)).toEqual([200, 410, 410]);
    expect([await accountsOf(email), await openedFor(email)]).toEqual([1, ['vixen']]);
  }
});

it('links of two orders that are pressed at once make one account, and one trial opens', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    await clearLimits(db());
    const email = `two-links-${round}@example.com`;
    const [one, other] = [await ordered(email, 'vixen', 302), await ordered(email, 'tushy', 202)];
    const answers = await Promise.all([one.press('confirm'), other.press('confirm')]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await accountsOf(email)).toBe(1);
    const orders = await ordersOf(test, email);
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(orders.filter(({ returned_why: why }) => why === 'trial-used')).toHaveLength(1);
    expect(await openedFor(email)).toHaveLength(1);
  }
});

it('a press and an answer that drops the order do not both count', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    await clearLimits(db());
    const email = `both-answers-${round}@example.com`;
    const { press } = await ordered(email, 'vixen', 302);
    const answers = await Promise.all([press('confirm'), press('return')]);
    expect(statusesOf(answers)).toEqual([200, 410]);
    const [order] = await ordersOf(test, email);
    expect(await accountsOf(email)).toBe(order?.status === 'paid' ? 1 : 0);
  }
});

it('of a press and the end of its time at once one counts: the order opens for its account, or goes back and makes none', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    await clearLimits(db());
    const email = `end-of-time-${round}@example.com`;
    const { press } = await ordered(email, 'vixen', 302);
    const [asked] = await ordersOf(test, email);
    const end = asked?.confirm_by ?? test.clock.now();
    test.clock.set(new Date(end.getTime() - 1));
    const [pressed, returned] = await Promise.all([press('confirm'), returnUnconfirmed(test.gateway.services, end)]);
    expect([pressed.statusCode, returned]).toBeOneOf([
      [200, 0],
      [410, 1],
    ]);
    const [order] = await ordersOf(test, email);
    const made = pressed.statusCode === 200;
    expect(order?.status).toBe(made ? 'paid' : 'returned');
    expect([await accountsOf(email), await openedFor(email)]).toEqual(made ? [1, ['vixen']] : [0, []]);
  }
});

it('a press beside another order with the address makes one account, with the password of the press', async () => {
  for (let round = 0; round < rounds(20); round += 1) {
    await clearLimits(db());
    const email = `beside-order-${round}@example.com`;
    const { press } = await ordered(email, 'vixen', 302);
    const { location } = await startToJoin(test, email, { tenant: 'tushy', optionId: 203 });
    await test.pay(location ?? '');
    const [pressed] = await Promise.all([press('confirm'), test.deliver()]);
    expect([200, 303]).toContain(pressed.statusCode);
    expect(await accountsOf(email)).toBe(1);
    const statuses = (await ordersOf(test, email)).map(
      ({ amount, status }) => `${amount > 0 ? 'paid' : 'free'} ${status}`,
    );
    // The paid one makes the account, or waits for the person who pressed.
    expect(statuses).toContain('free paid');
    expect(statuses.filter((each) => each.startsWith('paid'))).toEqual([
      expect.toBeOneOf(['paid paid', 'paid awaiting-confirmation']),
    ]);
  }
});

it('a press while the order is given another address makes no account with that address', async () => {
  const send = `mutation ($input: WelcomeCheckInput!, $email: String) {
    it: mailSignupLink(input: $input, email: $email) { success } }`;
  const caller = { tenant: 'vixen', area: 'members', browser: browserSecret('r') } as const;
  for (let round = 0; round < rounds(20); round += 1) {
    await clearLimits(db());
    const [email, other] = [`pressed-${round}@example.com`, `not-proved-${round}@example.com`];
    const { location } = await startToJoin(test, email, { tenant: 'vixen', optionId: 302, browser: 'r' });
    const input = welcomeOf((await test.pay(location ?? '')).location);
    await test.deliver();
    const { press } = await followLink(test, email, 'freeOrderMakesAccount');
    const [pressed] = await Promise.all([
      press('confirm'),
      test.gateway.graphql(send, { input, email: other }, caller),
    ]);
    expect([200, 410]).toContain(pressed.statusCode);
    expect(await accountsOf(other)).toBe(0);
    expect(await accountsOf(email)).toBe(pressed.statusCode === 200 ? 1 : 0);
  }
});
