import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import type { TestCaller } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { erasePerson } from '../../../../personal-data/erase-person.ts';
import { openBrowser } from '../../../people/identity/testing/public.ts';
import { modules } from '../../../registry.ts';
import { browserSecret, join } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { jobsAt, mailsTo } from '../testing/scene.ts';
import { type WelcomeInput, welcomeOf } from '../testing/welcome-address.ts';

const START = '2026-03-02T12:00:00Z';
const PASSWORD = 'Kestrel319';
let group = 0;
const test = billerForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  await makeVoucher(test, 'ALLOFIT', { kind: 'amount', worth: 9_000 });
  await makeVoucher(test, 'ONCEEACH', { kind: 'amount', worth: 9_000, usesPerPerson: 1 });
});
beforeEach(async () => {
  test.clock.set(START);
  await clearLimits(db());
});

const db = () => test.gateway.services.db;
const inBrowser = (letter: string, tenant = 'vixen'): TestCaller => ({
  tenant,
  area: 'members',
  browser: browserSecret(letter),
});

const KINDS = ['unknown', 'member', 'sister', 'expired', 'used', 'banned', 'closed', 'disposable'] as const;
type Kind = (typeof KINDS)[number];

/** Makes an address of each kind: of nobody, and of people of whom nobody else may learn anything. */
async function addressesOfEachKind(): Promise<Readonly<Record<Kind, string>>> {
  group += 1;
  const email = (kind: Kind) => `address-${group}-${kind}@${kind === 'disposable' ? 'mailinator.com' : 'example.com'}`;
  await join(test, email('member'), { browser: 'm' });
  await join(test, email('sister'), { browser: 'm', tenant: 'tushy', optionId: 203 });
  const expired = await join(test, email('expired'), { browser: 'm' });
  await db()
    .deleteFrom('entitlement_events')
    .where('subscription_id', 'in', db().selectFrom('subscriptions').select('id').where('user_id', '=', expired.userId))
    .execute();
  await join(test, email('used'), { browser: 'm', voucher: 'ONCEEACH' });
  const banned = await join(test, email('banned'), { browser: 'm' });
  await db().updateTable('users').set({ disabled_at: test.clock.now() }).where('id', '=', banned.userId).execute();
  const closed = await join(test, email('closed'), { browser: 'm' });
  const person = { id: closed.userId, email: email('closed') };
  await erasePerson(modules, test.gateway.services, person, null, () => Promise.resolve(true));
  await db().deleteFrom('mails').execute();
  await clearLimits(db());
  return Object.fromEntries(KINDS.map((kind) => [kind, email(kind)])) as Record<Kind, string>;
}

const START_SIGNUP = `mutation ($input: StartSignupInput!) { it: startSignup(input: $input) {
  success location messageKey field errorCode retryAfterSeconds } }`;
const SIGNUP = `query ($input: WelcomeCheckInput!) { it: welcomeSignup(input: $input) {
  username siteId status name confirmBy isTrial mailedTo freeTrialEndsAt chargesCardAgain returnedBecause isRefunded declineReason
  repeatable { email } elsewhere { name } biller { name } } }`;
const CHECK = `query ($input: WelcomeCheckInput!) { it: welcomeCheck(input: $input) {
  isWelcome isTrial autologinId traffikJunkyTransactionId } }`;
const PAY_AGAIN = `mutation ($input: WelcomeCheckInput!) { it: payAgain(input: $input) { success location messageKey } }`;
const ELSEWHERE = PAY_AGAIN.replace('payAgain', 'tryPaymentElsewhere');
const MAIL_LINK = `mutation ($input: WelcomeCheckInput!, $email: String) { it: mailSignupLink(input: $input, email: $email) {
  success messageKey field retryAfterSeconds } }`;

const call = (text: string, variables: Readonly<Record<string, unknown>>, caller: TestCaller) =>
  test.gateway.graphql(text, variables, caller);

/** Whatever a stranger is answered about an order, in the browser that made it and in another one. */
async function answersAbout(input: WelcomeInput): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for (const caller of [inBrowser('a'), inBrowser('b')]) {
    for (const text of [SIGNUP, CHECK, PAY_AGAIN, ELSEWHERE]) seen.push(await call(text, { input }, caller));
    const { site: _site, orderId, ...member } = input;
    const query = { memberid: member.memberId, hashedMemberId: member.hashedMemberId, order: orderId ?? '' };
    const extern = await test.gateway.inject({
      url: `/_signup-extern/vendo?${new URLSearchParams(query)}`,
      headers: test.gateway.headersFor(caller),
    });
    seen.push([
      extern.statusCode,
      extern.body,
      extern.headers['set-cookie'] ?? null,
      extern.headers['location'] ?? null,
    ]);
  }
  return seen;
}

interface FreeOrder {
  readonly optionId: number;
  readonly voucher: string | null;
}

/** What names an address or an order in an answer does not count as a difference. */
const withoutNames = (seen: readonly unknown[], email: string): unknown =>
  JSON.parse(
    JSON.stringify(seen)
      .replaceAll(email, 'EMAIL')
      .replaceAll(email.split('@', 1)[0] ?? '', 'NAME')
      .replaceAll(/[0-9a-f]{64}|[0-9a-f-]{36}|member[0-9a-f]{8}|\/pay\/[\w-]+/g, 'ID'),
  );

/** Makes a free order with an address in browser `a`. @returns its welcome data, and all that its browser was shown */
async function order(email: string, { optionId, voucher }: FreeOrder) {
  const input = { optionId, biller: 'vendo', email, password: PASSWORD, voucher };
  const start = () =>
    test.gateway.graphql<{ it: { location: string | null } }>(START_SIGNUP, { input }, inBrowser('a'));
  const page = await start();
  const paid = await test.pay(page.data.it.location ?? '');
  const welcome = welcomeOf(paid.location);
  const before = await answersAbout(welcome);
  await test.deliver();
  const waiting = await answersAbout(welcome);
  const mailed = [await mailLink(welcome, 'a'), await mailLink(welcome, 'b')];
  // Signing in with the password of the order, and joining once more, show nothing either.
  const { statusCode } = await openBrowser(test.gateway, vixen).signIn(email, PASSWORD);
  const seen: unknown[] = [page, paid, before, waiting, mailed, statusCode, await start()];
  return { welcome, seen };
}

const mailLink = (input: WelcomeInput, browser: string) => call(MAIL_LINK, { input }, inBrowser(browser));

describe('an order that costs nothing, without sign-in', () => {
  it.each([['the free trial', { optionId: 302, voucher: null }]])(
    'answers alike for every kind of address: %s',
    async (_what, ordered) => {
      expect.hasAssertions();
      await answersAlike(ordered);
    },
  );
  it.each([
    ['a voucher that pays all', { optionId: 303, voucher: 'ALLOFIT' }],
    ['a voucher that its owner may have used', { optionId: 303, voucher: 'ONCEEACH' }],
  ])('answers alike for every kind of address: %s', { tags: ['long'] }, async (_what, ordered) => {
    expect.hasAssertions();
    await answersAlike(ordered);
  });
  const answersAlike = async (ordered: { readonly optionId: number; readonly voucher: string | null }) => {
    const addresses = await addressesOfEachKind();
    const orders = new Map<Kind, Awaited<ReturnType<typeof order>>>();
    for (const kind of KINDS) orders.set(kind, await order(addresses[kind], ordered));
    const look = async () => {
      for (const { welcome, seen } of orders.values()) seen.push(await answersAbout(welcome));
    };
    test.clock.set('2026-03-03T11:59:59Z');
    await look();
    // The time is up, whether or not a job has looked.
    test.clock.set('2026-03-03T12:00:00Z');
    await look();
    await jobsAt(test, '2026-03-03T12:05:00Z');
    await look();
    const shown: Record<string, unknown> = {};
    const kinds: Record<string, readonly string[]> = {};
    for (const [kind, { welcome, seen }] of orders) {
      shown[kind] = withoutNames([...seen, await mailLink(welcome, 'a')], addresses[kind]);
      kinds[kind] = (await mailsTo(test, addresses[kind])).filter((each) => each.startsWith('free'));
    }
    for (const kind of KINDS) expect([kind, shown[kind]]).toEqual([kind, shown['unknown']]);
    const isTrial = ordered.voucher === null;
    const asked = ['freeOrderAwaitsYou', 'freeOrderAwaitsYou', 'freeOrderReturned'];
    const member = isTrial ? ['freeOrderNotNeeded'] : asked;
    const used = ordered.voucher === 'ONCEEACH' ? ['freeOrderReturned'] : member;
    expect(kinds).toEqual({
      unknown: ['freeOrderMakesAccount', 'freeOrderMakesAccount', 'freeOrderReturned'],
      closed: ['freeOrderMakesAccount', 'freeOrderMakesAccount', 'freeOrderReturned'],
      disposable: ['freeOrderMakesAccount', 'freeOrderMakesAccount', 'freeOrderReturned'],
      member,
      sister: member,
      expired: isTrial ? ['freeTrialForNew'] : asked,
      used,
      banned: ['freeOrderReturned'],
    });
  };
});
