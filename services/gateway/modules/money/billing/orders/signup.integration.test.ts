import { afterEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { loadMembership } from '../../membership/public.ts';
import { browserSecret } from '../testing/join.ts';
import { pressSignupLink } from '../testing/mailed-link.ts';
import { checkBooks, moneyOf } from '../testing/money.ts';
import { signedInWith } from '../testing/sessions.ts';
import { MOST_WELCOME_USES } from '../welcome/welcome-grant.ts';

const scene = billerForTests({ tenants: [vixen] });
afterEach(() => checkBooks(scene.gateway.services.db));

const START = `mutation ($input: StartSignupInput!) {
  startSignup(input: $input) { success location messageKey field errorCode }
}`;
interface Page {
  readonly success: boolean;
  readonly location: string | null;
  readonly messageKey: string | null;
  readonly field: string | null;
  readonly errorCode: string | null;
}

const BROWSER = { tenant: 'vixen', area: 'members', browser: browserSecret('b') } as const;

async function start(email: string, more: Record<string, unknown> = {}): Promise<Page> {
  const input = { optionId: 303, biller: 'vendo', email, password: 'Heron742', ...more };
  const answer = await scene.gateway.graphql<{ startSignup: Page }>(START, { input }, BROWSER);
  expect(answer.errors).toBeUndefined();
  return answer.data.startSignup;
}
/** Together with a local part of 60 characters and the @, this makes the longest address that is allowed. */
const DOMAIN_193 = `${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(62)}.io`;
const userOf = (email: string) =>
  scene.gateway.services.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

async function check(location: string | null) {
  const query = new URL(location ?? '').searchParams;
  const input = {
    site: 'VIXEN',
    memberId: query.get('memberid'),
    hashedMemberId: query.get('hashedMemberId'),
  };
  const document = `query ($input: WelcomeCheckInput!) { welcomeCheck(input: $input) {
    isWelcome isTrial autologinId traffikJunkyTransactionId } }`;
  const { data } = await scene.gateway.graphql<{ welcomeCheck: Record<string, unknown> }>(document, { input }, BROWSER);
  return data.welcomeCheck;
}

describe('joining by a payment page', () => {
  it('L06 X08 C03 makes the account with the payment, opens the site, and welcomes', async () => {
    const page = await start(' Ada@Example.com ', { tracking: { traffikJunkyTransactionId: 'tj-1' } });
    expect(page).toMatchObject({ success: true, messageKey: null });
    expect(await userOf('ada@example.com')).toBeUndefined();
    const paid = await scene.pay(page.location ?? '');
    expect(paid.status).toBe(303);
    expect(paid.location).toMatch(
      /^http.*\/_signupsuccess\?memberid=.*&hashedMemberId=[0-9a-f]{64}&username=member.*&siteId=3&order=[0-9a-f-]{36}$/,
    );
    expect(await check(paid.location)).toMatchObject({ isWelcome: false, autologinId: null });
    expect(await scene.deliver()).toEqual([200]);
    const user = await userOf('ada@example.com');
    expect(user).toMatchObject({ email: 'ada@example.com', disabled_at: null });
    const welcome = await check(paid.location);
    expect(welcome).toMatchObject({ isWelcome: true, isTrial: false, traffikJunkyTransactionId: 'tj-1' });
    expect(welcome['autologinId']).toMatch(/^[\w-]{43}$/);
    const membership = await loadMembership(scene.gateway.services, user?.id ?? '');
    expect(membership.subscriptions).toMatchObject([
      { product: 'vixen', type: 'member', biller: 'vendo', entitlement: { isActive: true, isCancelled: false } },
    ]);
    expect(membership.subscriptions[0]?.entitlement.accessUntil).toEqual(new Date('2026-04-02T12:00:00Z'));
    expect(await moneyOf(scene.gateway.services.db)).toEqual({
      'USD-receivable-vendo': 2_999,
      'USD-revenue': -2_999,
    });
  });

  it('D24 welcome data sign in a few times, and for half an hour', async () => {
    const page = await start('often@example.com');
    const { location } = await scene.pay(page.location ?? '');
    await scene.deliver();
    const now = scene.clock.now();
    const signsIn = async (): Promise<boolean> => {
      const { isWelcome, autologinId } = await check(location);
      expect(isWelcome).toBe(true);
      return autologinId !== null;
    };
    scene.clock.set(new Date(now.getTime() + 30 * 60_000));
    expect(await signsIn()).toBe(true);
    scene.clock.set(new Date(now.getTime() + 30 * 60_000 + 1));
    expect(await signsIn()).toBe(false);
    scene.clock.set(now);
    for (let use = 1; use < MOST_WELCOME_USES['sign-in']; use += 1) expect(await signsIn()).toBe(true);
    expect(await signsIn()).toBe(false);
  });

  it('D23 welcome data that are forged, of another site or another member count as none', async () => {
    const page = await start('forged@example.com');
    const { location } = await scene.pay(page.location ?? '');
    await scene.deliver();
    const good = new URL(location ?? '');
    expect(await check(good.href)).toMatchObject({ isWelcome: true });
    for (const [name, value] of [
      ['hashedMemberId', '0'.repeat(64)],
      ['hashedMemberId', ''],
      ['memberid', 'somebody-else'],
    ] as const) {
      const bad = new URL(good);
      bad.searchParams.set(name, value);
      expect(await check(bad.href)).toEqual({
        isWelcome: false,
        isTrial: false,
        autologinId: null,
        traffikJunkyTransactionId: null,
      });
    }
  });

  it('a declined card makes no account, and another card may be tried on the same page', async () => {
    const page = await start('declined@example.com');
    const declined = await scene.pay(page.location ?? '', '4000000000000002');
    expect(declined.location).toMatch(/\/_signupdenial\?.*siteId=3/);
    expect(await scene.deliver()).toEqual([200]);
    expect(await userOf('declined@example.com')).toBeUndefined();
    await scene.pay(page.location ?? '');
    expect(await scene.deliver()).toEqual([200]);
    expect(await userOf('declined@example.com')).toBeDefined();
  });

  it('R29 E12 a second card that is approved is welcomed before its postback is there', async () => {
    const page = await start('second-card@example.com');
    await scene.pay(page.location ?? '', '4000000000000002');
    await scene.deliver();
    const { location } = await scene.pay(page.location ?? '');
    const query = new URL(location ?? '').searchParams;
    const input = { site: 'VIXEN', memberId: query.get('memberid'), hashedMemberId: query.get('hashedMemberId') };
    const { data } = await scene.gateway.graphql<{ welcomeSignup: object }>(
      'query ($input: WelcomeCheckInput!) { welcomeSignup(input: $input) { status } }',
      { input },
      BROWSER,
    );
    expect(data.welcomeSignup).toEqual({ status: 'PAID' });
    expect(await scene.deliver()).toEqual([200]);
  });

  it('a double click, the back button and a second tab pay once', async () => {
    const page = await start('twice@example.com');
    const url = page.location ?? '';
    const answers = await Promise.all([scene.pay(url), scene.pay(url), scene.pay(url)]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(await scene.deliver()).toEqual([200]);
    const orders = await scene.gateway.services.db
      .selectFrom('billing_orders')
      .innerJoin('billing_transactions', 'billing_transactions.agreement_id', 'billing_orders.id')
      .select('billing_orders.status')
      .where('email', '=', 'twice@example.com')
      .execute();
    expect(orders).toEqual([{ status: 'paid' }]);
  });

  it('X08 L11 the free limited trial is a trial, and its own mail says what it is', async () => {
    const page = await start('free-trial@example.com', { optionId: 302 });
    const { location } = await scene.pay(page.location ?? '');
    await scene.deliver();
    expect(await check(location)).toMatchObject({ isWelcome: false, isTrial: false });
    await pressSignupLink(scene, 'free-trial@example.com');
    expect(await check(location)).toMatchObject({ isWelcome: true, isTrial: true });
    const mails = await scene.gateway.services.db
      .selectFrom('mails')
      .select(['kind', 'content'])
      .where('recipient', '=', 'free-trial@example.com')
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['freeOrderMakesAccount', 'freeTrialStarted']);
    expect(mails[1]?.content).toMatchObject({ values: { count: 3 } });
  });

  it('L01 a trial is open for two days and comes with credits; one trial a person', async () => {
    const page = await start('trial@example.com', { optionId: 301 });
    const { location } = await scene.pay(page.location ?? '');
    await scene.deliver();
    expect(await check(location)).toMatchObject({ isWelcome: true, isTrial: true });
    const user = await userOf('trial@example.com');
    const membership = await loadMembership(scene.gateway.services, user?.id ?? '');
    expect(membership).toMatchObject({ credits: 2, subscriptions: [{ type: 'trial' }] });
    const caller = await signedInWith(scene.gateway, 'trial@example.com');
    const { data } = await scene.gateway.graphql<{ startPurchase: Page }>(
      `mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { success messageKey field } }`,
      { input: { optionId: 302, biller: 'vendo' } },
      caller,
    );
    expect(data.startPurchase).toEqual({
      success: false,
      messageKey: 'billing.signup.trialUsed',
      field: 'optionId',
    });
  });

  it('C26 E16 D16 an external biller’s signup has its data by its page, and nobody else’s', async () => {
    const page = await start('extern@example.com', { biller: 'epoch' });
    const { location } = await scene.pay(page.location ?? '');
    expect(location).toMatch(/\/_signup-extern\/epoch\?memberid=/);
    const { search } = new URL(location ?? '');
    const get = (biller: string, query = search) =>
      scene.gateway.inject({
        url: `/_signup-extern/${biller}${query}`,
        headers: scene.gateway.headersFor({ tenant: 'vixen', area: 'members' }),
      });
    await scene.deliver();
    const answer = await get('epoch');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ data: { siteId: '3', isWelcome: false } });
    for (const refused of [await get('vendo'), await get('nobody'), await get('epoch', '')]) {
      expect(refused.statusCode).toBe(400);
    }
    const native = await scene.pay((await start('native@example.com')).location ?? '');
    await scene.deliver();
    expect((await get('vendo', new URL(native.location ?? '').search)).statusCode).toBe(400);
  });
});

describe('what a signup is refused for (E12)', () => {
  it.each([
    ['an email that is none', { email: 'no' }, 'billing.signup.invalidEmail', 'email'],
    ['an email of 5', { email: 'a@b.c' }, 'billing.signup.invalidEmail', 'email'],
    ['an email of 255', { email: `${'l'.repeat(61)}@${DOMAIN_193}` }, 'billing.signup.invalidEmail', 'email'],
    ['a local part of 65', { email: `${'l'.repeat(65)}@mail.example` }, 'billing.signup.invalidEmail', 'email'],
    ['a label of 64', { email: `a@${'d'.repeat(64)}.example` }, 'billing.signup.invalidEmail', 'email'],
    ['an email with a look-alike letter', { email: '\u0430da@mail.example' }, 'billing.signup.invalidEmail', 'email'],
    ['a password of 7', { password: 'Abc1234' }, 'billing.signup.invalidPassword', 'password'],
    ['a password of 33', { password: 'A1'.repeat(16) + 'b' }, 'billing.signup.invalidPassword', 'password'],
    ['a password with a sign', { password: 'Abcd-1234' }, 'billing.signup.invalidPassword', 'password'],
    ['a look-alike letter', { password: 'Аbcd12345' }, 'billing.signup.invalidPassword', 'password'],
    ['an unknown option', { optionId: 9_999 }, 'billing.signup.joinOptionGone', 'optionId'],
    ['the portal offer', { optionId: 2_566 }, 'billing.signup.joinOptionGone', 'optionId'],
    ['an unknown biller', { biller: 'bank' }, 'billing.signup.paymentOptionGone', 'biller'],
  ])('E12 V02 V03 %s', async (_name, more, messageKey, field) => {
    const email = (more as { email?: string }).email ?? 'wrong@example.com';
    expect(await start(email, more)).toEqual({ success: false, location: null, messageKey, field, errorCode: null });
    expect(await userOf(email)).toBeUndefined();
  });

  it.each([
    ['an email of 6', { email: 'a@b.co' }],
    ['an email of 254', { email: `${'l'.repeat(60)}@${DOMAIN_193}` }],
    ['a local part of 64', { email: `${'l'.repeat(64)}@mail.example` }],
    ['a label of 63', { email: `a@${'d'.repeat(63)}.example` }],
    ['a password of 8', { password: 'Heron742' }],
    ['a password of 32', { password: 'Heron742Magnolia9Quartz1Velvet35' }],
  ])('V02 V03 nothing for %s', async (name, more) => {
    expect(await start(`${name.replaceAll(' ', '-')}@example.com`, more)).toMatchObject({
      success: true,
      messageKey: null,
    });
  });

  it.each([{ price: 1 }, { gems: 500 }, { userUuid: 'somebody' }])('refuses %j in the input', async (more) => {
    const input = { optionId: 303, biller: 'vendo', email: 'a@example.com', password: 'Heron742', ...more };
    const answer = await scene.gateway.graphql(START, { input }, { tenant: 'vixen' });
    expect(answer.errors?.length).toBe(1);
  });

  it('E12 says with a code that a signup could not be started while the biller is away', async () => {
    await scene.stopBiller();
    const page = await start('late@example.com');
    expect(page).toMatchObject({ success: false, messageKey: 'billing.signup.failed' });
    expect(page.errorCode).toMatch(/^[0-9a-f]{8}$/);
  });
});
