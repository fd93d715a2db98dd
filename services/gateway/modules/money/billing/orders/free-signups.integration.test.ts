import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import type { TestCaller } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { openBrowser } from '../../../people/identity/testing/public.ts';
import { browserSecret, join, startToJoin } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { followLink } from '../testing/mailed-link.ts';
import { checkBooks } from '../testing/money.ts';
import { ordersOf, userOf } from '../testing/payment-of-another.ts';
import { mailsTo } from '../testing/scene.ts';
import { answerAwaiting } from './confirmation/answer-awaiting.ts';
import { type AwaitingPayment, findPaymentByToken } from './confirmation/awaiting-payments.ts';
import { signupOf } from './open-again.ts';
import type { Order } from './order-repository.ts';
import { callByWelcome, type WelcomeInput, welcomeOf } from '../testing/welcome-address.ts';

const START = '2026-03-02T12:00:00Z';
const FREE_TRIAL = 302;
const PASSWORD = 'Kestrel319';
const test = billerForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  await makeVoucher(test, 'ONCEEACH', { kind: 'amount', worth: 9_000, usesPerPerson: 1 });
});
beforeEach(async () => {
  test.clock.set(START);
  await clearLimits(db());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(db());
});

const db = () => test.gateway.services.db;
const pass = (milliseconds: number): void => test.clock.set(new Date(test.clock.now().getTime() + milliseconds));
const inBrowser = (letter: string, tenant = 'vixen'): TestCaller => ({
  tenant,
  area: 'members',
  browser: browserSecret(letter),
});

const SIGNUP = `query ($input: WelcomeCheckInput!) { it: welcomeSignup(input: $input) {
  username siteId status name confirmBy isTrial mailedTo freeTrialEndsAt chargesCardAgain returnedBecause isRefunded declineReason
  repeatable { email } elsewhere { name } biller { name } } }`;
const MAIL_LINK = `mutation ($input: WelcomeCheckInput!, $email: String) { it: mailSignupLink(input: $input, email: $email) {
  success messageKey field retryAfterSeconds } }`;

const call = (text: string, variables: Readonly<Record<string, unknown>>, caller: TestCaller) =>
  test.gateway.graphql(text, variables, caller);

describe('an order that costs nothing, without sign-in', () => {
  it('waits for its link, says to which address, and nothing has been made', async () => {
    const { input, email } = await ordered();
    expect((await call(SIGNUP, { input }, inBrowser('a'))).data).toMatchObject({
      it: { status: 'AWAITING_CONFIRMATION', mailedTo: email, isTrial: true, confirmBy: '2026-03-03T12:00:00.000Z' },
    });
    expect((await call(SIGNUP, { input }, inBrowser('b'))).data).toMatchObject({
      it: { status: 'SIGN_IN_REQUIRED', mailedTo: null },
    });
    expect(await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()).toBeUndefined();
  });

  it('opens by a press of its link: an account with a confirmed address, whose owner chooses its password, and its trial', async () => {
    const { input, email } = await ordered();
    const { page, press } = await followLink(test, email, 'freeOrderMakesAccount');
    const shown = await page();
    expect([shown.statusCode, shown.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(shown.body).toContain(email);
    expect(shown.body).toMatch(/<input id="newPassword"[^>]*autocomplete="new-password"/);
    expect((await page('de')).body).toContain('Am 2. März 2026 (UTC)');
    const pressed = await press('confirm', 'Lapwing508b');
    expect(pressed.statusCode).toBe(200);
    expect(pressed.body).toContain('Your account is ready');
    expect(await userOf(test, email)).toMatchObject({
      id: input.memberId,
      email_confirmed_at: test.clock.now(),
      welcome_browser_hash: null,
    });
    const bought = db()
      .selectFrom('subscriptions')
      .select(['type', 'is_free_limited_trial'])
      .where('user_id', '=', input.memberId);
    expect(await bought.execute()).toEqual([{ type: 'trial', is_free_limited_trial: true }]);
    expect(await mailsTo(test, email)).toEqual(['freeOrderMakesAccount', 'freeTrialStarted']);
    expect([(await press('confirm')).statusCode, (await page()).statusCode]).toEqual([410, 410]);
    expect((await openBrowser(test.gateway, vixen).signIn(email, 'Lapwing508b')).statusCode).toBe(303);
  });

  it('leaves nothing of who ordered it: neither the password that was typed nor the browser opens the account', async () => {
    const { input, email } = await ordered();
    expect((await (await followLink(test, email, 'freeOrderMakesAccount')).press('confirm')).statusCode).toBe(200);
    const own = callByWelcome(test, input, inBrowser('a'));
    expect([await own.status(), await callByWelcome(test, input, inBrowser('b')).status()]).toEqual([
      'SIGN_IN_REQUIRED',
      'SIGN_IN_REQUIRED',
    ]);
    expect(await own.autologin()).toBeNull();
    expect((await openBrowser(test.gateway, vixen).signIn(email, PASSWORD)).statusCode).not.toBe(303);
    // Nor does the browser learn later whether that membership is active.
    expect(await startToJoin(test, email, { browser: 'a' })).toMatchObject({ messageKey: null });
  });

  it('stores nothing of a password that is sent, and needs none', async () => {
    const { email } = await ordered();
    expect((await ordersOf(test, email))[0]).toMatchObject({ amount: 0, password_hash: null });
    for (const password of ['', 'short']) {
      const asked = { optionId: FREE_TRIAL, password };
      expect(await startToJoin(test, `no-password-${password.length}@example.com`, asked)).toMatchObject({
        messageKey: null,
      });
    }
    const byVoucher = { optionId: 303, voucher: 'ONCEEACH', password: '' };
    expect(await startToJoin(test, 'by-voucher@example.com', byVoucher)).toMatchObject({ messageKey: null });
    expect(await startToJoin(test, 'paid@example.com', { optionId: 303, password: '' })).toEqual({
      location: null,
      messageKey: 'billing.signup.missingPassword',
    });
  });

  it.each([
    ['none', '', 'Please choose a password.'],
    ['one that breaks the rules', 'short', 'Passwords may only contain letters and numbers'],
    ['one that is easy to guess', 'password1', 'too easy to guess'],
  ])('makes no account with %s, and its page asks again', async (_what, password, text) => {
    const { email } = await ordered();
    const { press } = await followLink(test, email, 'freeOrderMakesAccount');
    const refused = await press('confirm', password);
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining(text)]);
    expect(await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()).toBeUndefined();
    expect((await press('confirm')).statusCode).toBe(200);
  });

  it('can have its page opened again without a password, until it is given up', async () => {
    const email = 'again@example.com';
    const { location } = await startToJoin(test, email, { optionId: FREE_TRIAL, browser: 'a' });
    expect(location).not.toBeNull();
    const { signup } = (await signupOf(db(), (await ordersOf(test, email))[0] as Order)) ?? {};
    expect(signup).toMatchObject({ email, passwordHash: null });
    await db().updateTable('billing_orders').set({ status: 'abandoned' }).where('email', '=', email).execute();
    expect(await signupOf(db(), (await ordersOf(test, email))[0] as Order)).toBeNull();
  });

  it('is dropped by who did not order it, and there is no account', async () => {
    const { input, email } = await ordered();
    expect((await (await followLink(test, email, 'freeOrderMakesAccount')).press('return')).statusCode).toBe(200);
    expect(await callByWelcome(test, input, inBrowser('a')).status()).toBe('RETURNED');
    expect(await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()).toBeUndefined();
    expect((await ordersOf(test, email))[0]).toMatchObject({ status: 'returned', password_hash: null });
  });

  it('opens for an account that was made meanwhile, whose owner presses it, and says nothing of it to its browser', async () => {
    const { input, email } = await ordered();
    const owner = await join(test, email, { tenant: 'tushy', optionId: 203, browser: 'o' });
    expect((await (await followLink(test, email, 'freeOrderMakesAccount')).press('confirm')).statusCode).toBe(303);
    const [order] = (await ordersOf(test, email)).filter(({ amount }) => amount === 0);
    expect(order).toMatchObject({ status: 'paid', user_id: owner.userId });
    const own = callByWelcome(test, input, inBrowser('a'));
    expect([await own.status(), await own.autologin()]).toEqual(['SIGN_IN_REQUIRED', null]);
    // Nor does the browser learn later whether that membership is active.
    expect(await startToJoin(test, email, { browser: 'a' })).toMatchObject({ messageKey: null });
  });

  it('uses a voucher of one use each once, by the link that is pressed first', async () => {
    const email = 'two-links@example.com';
    for (const tenant of ['vixen', 'tushy'] as const) {
      await test.pay(await pageOf(email, tenant === 'vixen' ? 303 : 203, { tenant, voucher: 'ONCEEACH' }));
      await test.deliver();
      pass(60_000);
    }
    const links = await db()
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', email)
      .where('kind', '=', 'freeOrderMakesAccount')
      .orderBy('queued_at')
      .execute();
    expect(links).toHaveLength(2);
    expect((await (await followLink(test, email, 'freeOrderMakesAccount')).press('confirm')).statusCode).toBe(200);
    expect((await ordersOf(test, email)).map(({ status }) => status).toSorted()).toEqual([
      'awaiting-confirmation',
      'paid',
    ]);
  });
});

async function pageOf(
  email: string,
  optionId: number,
  { tenant = 'vixen', voucher }: { tenant?: string; voucher?: string } = {},
) {
  const more = { optionId, browser: 'a', tenant, password: PASSWORD };
  const { location, messageKey } = await startToJoin(test, email, voucher === undefined ? more : { ...more, voucher });
  if (location === null) throw new Error(`The order was refused: ${messageKey}`);
  return location;
}

let people = 0;
/** Orders the free trial with a new address in browser `a`. */
async function ordered(): Promise<{ readonly input: WelcomeInput; readonly email: string }> {
  people += 1;
  const email = `orders-${people}@example.com`;
  const { location } = await test.pay(await pageOf(email, FREE_TRIAL));
  await test.deliver();
  return { input: welcomeOf(location), email };
}

describe('its link is mailed again, or to another address', () => {
  const again = async (input: WelcomeInput, email: string | null = null, browser = 'a') =>
    (await test.gateway.graphql<{ it: object }>(MAIL_LINK, { input, email }, inBrowser(browser))).data.it;

  it('to the address of the order: the newer link opens it, and the earlier one is over', async () => {
    const { input, email } = await ordered();
    const first = await followLink(test, email, 'freeOrderMakesAccount');
    pass(60_000);
    expect(await again(input)).toEqual({ success: true, messageKey: null, field: null, retryAfterSeconds: null });
    expect((await first.press('confirm')).statusCode).toBe(410);
    expect((await (await followLink(test, email, 'freeOrderMakesAccount')).press('confirm')).statusCode).toBe(200);
    expect(await again(input)).toMatchObject({ success: false, messageKey: 'billing.welcome.noLink' });
  });

  it('to another address, which the account then has', async () => {
    const { input, email } = await ordered();
    expect(await again(input, 'nothing')).toMatchObject({ messageKey: 'billing.signup.invalidEmail', field: 'email' });
    expect(await again(input, ' Corrected@example.com ')).toMatchObject({ success: true });
    expect((await call(SIGNUP, { input }, inBrowser('a'))).data).toMatchObject({
      it: { mailedTo: 'corrected@example.com' },
    });
    const { press } = await followLink(test, 'corrected@example.com', 'freeOrderMakesAccount');
    expect((await (await followLink(test, email, 'freeOrderMakesAccount')).press('confirm')).statusCode).toBe(410);
    expect((await press('confirm')).statusCode).toBe(200);
    expect((await userOf(test, 'corrected@example.com')).id).toBe(input.memberId);
  });

  it('to another address while the earlier link is answered, whose answer is over then: nobody proved the other address', async () => {
    const { input, email } = await ordered();
    const { token } = await followLink(test, email, 'freeOrderMakesAccount');
    const found = await findPaymentByToken(test.gateway.services, token);
    expect(await again(input, 'somebody-else@example.com')).toMatchObject({ success: true });
    for (const answer of ['confirm', 'return'] as const) {
      const answered = { answer, tenantId: 'vixen', password: 'Lapwing508b' };
      const { outcome } = await answerAwaiting(test.gateway.services, found as AwaitingPayment, answered);
      expect(outcome).toBe('over');
    }
    const accounts = db().selectFrom('users').select('id').where('email', 'in', [email, 'somebody-else@example.com']);
    expect(await accounts.execute()).toEqual([]);
  });

  it('for no other browser, and a few times for one order and one address', async () => {
    const { input, email } = await ordered();
    expect(await again(input, null, 'b')).toMatchObject({ messageKey: 'billing.welcome.noLink' });
    const answers: object[] = [];
    for (let time = 0; time < 4; time += 1) {
      pass(1_000);
      answers.push(await again(input));
    }
    // The form itself was the first of four mails.
    expect(answers.map((each) => 'success' in each && each.success)).toEqual([true, true, true, false]);
    expect(answers.at(-1)).toMatchObject({
      messageKey: 'billing.welcome.linksLimited',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await mailsTo(test, email)).length).toBe(4);
    const to = async (name: string) => again(input, `${name}-of-${email}`);
    // The one that was refused does not count for the order, whose address can still be corrected.
    expect([await to('x'), await to('y'), await to('z'), await to('w')]).toMatchObject([
      { success: true },
      { success: true },
      { success: true },
      { success: false },
    ]);
  });

  it('is not mailed by a fourth order within an hour, whatever became of the first three', async () => {
    const email = 'often@example.com';
    for (let time = 0; time < 4; time += 1) {
      pass(60_000);
      await test.pay(await pageOf(email, FREE_TRIAL));
      await test.deliver();
      const isMailed =
        (await mailsTo(test, email)).filter((kind) => kind === 'freeOrderMakesAccount').length === time + 1;
      expect([time, isMailed]).toEqual([time, time < 3]);
      if (time < 3) await (await followLink(test, email, 'freeOrderMakesAccount')).press('return');
    }
  });

  it('is not ordered where no mail is sent, and the refusal says so', async () => {
    Object.assign(test.gateway.services.config, { isMailOff: true });
    try {
      const answer = await startToJoin(test, 'no-mail@example.com', { optionId: FREE_TRIAL });
      expect(answer).toEqual({ location: null, messageKey: 'billing.signup.mailOff' });
    } finally {
      Object.assign(test.gateway.services.config, { isMailOff: false });
    }
  });
});
