import { beforeEach, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { browserSecret, join } from '../testing/join.ts';
import { jobsAt, mailsTo } from '../testing/scene.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { allowancesOf, spendBudget } from '../../../../limits/spend-budget.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { waitForFormMail } from '../../../platform/mail/public.ts';

const test = billerForTests({ tenants: [vixen] });
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));

const db = () => test.gateway.services.db;

async function start(email: string, browser = 'n', password = 'Kestrel319') {
  const { data } = await test.gateway.graphql<{ startSignup: Record<string, unknown> }>(
    `mutation ($input: StartSignupInput!) {
      startSignup(input: $input) { success location messageKey field errorCode retryAfterSeconds } }`,
    { input: { optionId: 303, biller: 'vendo', email, password } },
    { tenant: 'vixen', area: 'members', browser: browserSecret(browser) },
  );
  return data.startSignup;
}

const lastOrder = (email: string) =>
  db()
    .selectFrom('billing_orders')
    .select(['status', 'email', 'password_hash', 'user_id'])
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .executeTakeFirst();

/** The mail is written beside the answer, so that its time tells nothing. */
const mailed = (email: string, kind: string) =>
  vi.waitFor(async () => expect(await mailsTo(test, email)).toContain(kind), { timeout: 5_000 });

describe('the password of an account that has this membership', () => {
  const refusal = { success: false, messageKey: 'billing.signup.activeAccount', field: 'email' };

  it('is told so before it pays, and nothing else is told by any other', async () => {
    await join(test, 'knows@example.com', { password: 'Kestrel319' });
    expect(await start('knows@example.com')).toMatchObject(refusal);
    expect(await start('knows@example.com', 'n', 'Kestrel318')).toMatchObject({ success: true });
    await join(test, 'tries@example.com', { password: 'Kestrel319', optionId: 301 });
    // A trial is not what they would pay for.
    expect(await start('tries@example.com')).toMatchObject({ success: true });
  });

  it('is not looked at any more after ten wrong ones in a quarter of an hour', async () => {
    const email = 'guessed@example.com';
    await join(test, email, { password: 'Kestrel319' });
    const { account } = BUDGETS.joinPasswords;
    for (let guess = 0; guess < account.times; guess += 1) {
      await spendBudget(test.gateway.services, 'joinPasswords', { account: email });
    }
    expect(await start(email)).toMatchObject({ success: true });
    test.clock.set(new Date(test.clock.now().getTime() + account.seconds * 1_000 + 1));
    expect(await start(email)).toMatchObject(refusal);
  });
});

describe('starting to join reveals no accounts (decision 0115)', () => {
  it('E12 answers alike for an active, an ended, a disabled and no account, and writes to the owner', async () => {
    for (const email of ['active@example.com', 'ended@example.com', 'disabled@example.com']) await join(test, email);
    await db()
      .updateTable('users')
      .set({ disabled_at: test.clock.now() })
      .where('email', '=', 'disabled@example.com')
      .execute();
    const ended = await db()
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ended@example.com')
      .executeTakeFirstOrThrow();
    const subscription = await db()
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', ended.id)
      .executeTakeFirstOrThrow();
    await db().deleteFrom('entitlement_events').where('subscription_id', '=', subscription.id).execute();
    const emails = ['active@example.com', 'ended@example.com', 'disabled@example.com', 'nobody@example.com'];
    for (const email of emails) {
      expect(await start(email)).toEqual({
        success: true,
        location: expect.stringMatching(/^http:\/\/localhost:\d+\/[^?]*$/),
        messageKey: null,
        field: null,
        errorCode: null,
        retryAfterSeconds: null,
      });
      // The password is hashed for every email, which takes most of the time.
      expect(await lastOrder(email)).toMatchObject({
        password_hash: expect.stringMatching(/^\$argon2id/),
        user_id: null,
      });
    }
    await mailed('active@example.com', 'signupActiveAccount');
    await mailed('ended@example.com', 'signupAccountExists');
    await mailed('disabled@example.com', 'signupDisabled');
    expect(await mailsTo(test, 'nobody@example.com')).toEqual([]);
  });

  it('E12 tells the browser that paid for an active membership to sign in before it pays again', async () => {
    const email = 'paid-here@example.com';
    await join(test, email, { browser: 'h' });
    const refusal = { success: false, location: null, messageKey: 'billing.signup.activeAccount', field: 'email' };
    expect(await start(email, 'h')).toMatchObject(refusal);
    expect(await start(email, 'q')).toMatchObject({ success: true });
    // Once the membership is over, it is joined again.
    test.clock.set('2026-03-04T12:00:00Z');
    await db().deleteFrom('entitlement_events').execute();
    expect(await start(email, 'h')).toMatchObject({ success: true });
  });

  it('counts mails of forms alike for an address with an account and one without', async () => {
    const emails = ['counted-member@example.com', 'counted-nobody@example.com'];
    // It is counted beside the answer.
    const isCounted = (email: string) =>
      vi.waitFor(
        async () => {
          const [formMails] = allowancesOf(test.gateway.services, 'formMails', { account: email });
          expect((await formMails?.limiter.get(formMails.key))?.consumedPoints).toBe(1);
        },
        { timeout: 5_000 },
      );
    await join(test, emails[0] ?? '');
    await isCounted(emails[0] ?? '');
    await clearLimits(db());
    const left: number[] = [];
    for (const email of emails) {
      await start(email);
      await isCounted(email);
      let mails = 0;
      while ((await waitForFormMail(test.gateway.services, email)) === null) mails += 1;
      left.push(mails);
    }
    expect(left).toEqual([3, 3]);
  });

  it('writes to the owner of an account once an hour', async () => {
    const email = 'hourly@example.com';
    await join(test, email);
    const count = async () => (await mailsTo(test, email)).filter((kind) => kind.startsWith('signup')).length;
    await start(email);
    await mailed(email, 'signupActiveAccount');
    await start(email, 'm');
    await start(email, 'o');
    test.clock.set('2026-03-02T13:00:00Z');
    await start(email, 'p');
    await vi.waitFor(async () => expect(await count()).toBe(2), { timeout: 5_000 });
  });

  it.each(['limited-new@example.com', 'limited-member@example.com'])(
    'refuses %s after ten attempts in an hour, in words and with how long to wait',
    async (email) => {
      if (email.includes('member')) await join(test, email);
      const now = test.clock.now();
      for (;;) {
        const wait = await spendBudget(test.gateway.services, 'signupsOfEmail', { account: email });
        if (wait !== null) break;
      }
      expect(await start(email)).toEqual({
        success: false,
        location: null,
        messageKey: 'billing.signup.limited',
        field: null,
        errorCode: null,
        retryAfterSeconds: 3_600,
      });
      test.clock.set(new Date(now.getTime() + BUDGETS.signupsOfEmail.account.seconds * 1_000));
      expect(await start(email)).toMatchObject({ success: true });
    },
  );

  it('gives the money back of a page that its owner neither opened nor confirmed', async () => {
    const email = 'known@example.com';
    await join(test, email);
    const before = await db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    const { location } = await start(email, 'z');
    await test.pay(String(location));
    await test.deliver();
    expect(await mailsTo(test, email)).toContain('paymentAwaitsYou');
    await jobsAt(test, '2026-03-03T12:00:00Z');
    await test.deliver();
    expect(await mailsTo(test, email)).toContain('paymentReturned');
    expect(await db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()).toEqual(
      before,
    );
  });
});
