import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { mailReset, resetPassword } from '../../identity/passwords/reset-password.ts';
import { browserSecret, join, startToJoin } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { ask, jobsAt, mailsTo } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen, tushy] });
});
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});
afterAll(() => test.close());

const db = () => test.gateway.services.db;
const userOf = (email: string) =>
  db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** What the page after a payment is answered about it, in a browser. */
async function checkIn(browser: string | undefined, location: string | null, tenant: string) {
  const query = new URL(location ?? '').searchParams;
  const input = {
    site: tenant.toUpperCase(),
    memberId: query.get('memberid'),
    hashedMemberId: query.get('hashedMemberId'),
  };
  const { data } = await test.gateway.graphql<{ welcomeCheck: { isWelcome: boolean; autologinId: string | null } }>(
    'query ($input: WelcomeCheckInput!) { welcomeCheck(input: $input) { isWelcome autologinId } }',
    { input },
    { tenant, area: 'members', ...(browser !== undefined && { browser: browserSecret(browser) }) },
  );
  return data.welcomeCheck;
}

const ordersOf = (email: string) =>
  db()
    .selectFrom('billing_orders')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('settled_at')
    .execute();

/** Follows the link of the last mail of a kind to an address: the page it shows, and what pressing a button answers. */
async function followLink(email: string, kind: string) {
  const mail = await db()
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const link = mail.content.link ?? '';
  const page = () => test.gateway.inject({ url: link });
  const press = async (answer: string) => {
    const { pathname, searchParams } = new URL(link, 'http://own.test');
    return test.gateway.inject({
      method: 'POST',
      url: `${pathname}?brand=${searchParams.get('brand')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: test.gateway.services.config.publicUrl },
      payload: new URLSearchParams({ token: searchParams.get('token') ?? '', answer }).toString(),
    });
  };
  return { page, press };
}

/** Somebody whose account is there, and a payment that another browser made with their email. */
async function withPaymentOfAnother(
  email: string,
  more: { readonly optionId?: number; readonly isConfirmed?: boolean } = {},
) {
  const attack = await startToJoin(test, email, { optionId: more.optionId ?? 201, tenant: 'tushy', browser: 'a' });
  const owner = await join(test, email, { browser: 'v' });
  if (more.isConfirmed !== false) {
    await db().updateTable('users').set({ email_confirmed_at: test.clock.now() }).where('email', '=', email).execute();
  }
  const { location } = await test.pay(attack.location ?? '');
  await test.deliver();
  const order = (await ordersOf(email)).find(({ tenant_id }) => tenant_id === 'tushy');
  if (!order) throw new Error('There is no order of the other browser.');
  return { owner, location, order, before: await userOf(email) };
}

describe('an order belongs to the browser that opened it', () => {
  it('a page opened with somebody’s email signs nobody in as them, and changes nothing of theirs', async () => {
    const email = 'victim@example.com';
    // (a) A trial of tushy is begun with the email of somebody who has no account yet.
    const attack = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    // (b) They join vixen.
    const victim = await join(test, email, { browser: 'v' });
    const before = [await userOf(email), (await victim.membership()).subscriptions];
    // (c) The first page is paid.
    const { location, status } = await test.pay(attack.location ?? '');
    expect(status).toBe(303);
    await test.deliver();
    for (const browser of ['a', 'v', undefined]) {
      expect((await checkIn(browser, location, 'tushy')).autologinId).toBeNull();
    }
    expect([await userOf(email), (await victim.membership()).subscriptions]).toEqual(before);
    expect((await ordersOf(email)).map(({ status: state }) => state).toSorted()).toEqual([
      'awaiting-confirmation',
      'paid',
    ]);
    expect(await mailsTo(test, email)).toContain('paymentAwaitsYou');
  });

  it('signs in the browser whose order made the account, and asks every other one to sign in', async () => {
    const { location } = await startToJoin(test, 'own@example.com', { browser: 'o' });
    const paid = await test.pay(location ?? '');
    await test.deliver();
    expect(await checkIn('o', paid.location, 'vixen')).toEqual({ isWelcome: true, autologinId: expect.any(String) });
    for (const browser of ['x', undefined]) {
      expect(await checkIn(browser, paid.location, 'vixen')).toEqual({ isWelcome: true, autologinId: null });
    }
  });

  it('signs nobody in by an order that no browser opened', async () => {
    const { location } = await startToJoin(test, 'nobrowser@example.com');
    const paid = await test.pay(location ?? '');
    await test.deliver();
    for (const browser of ['o', undefined]) {
      expect(await checkIn(browser, paid.location, 'vixen')).toEqual({ isWelcome: true, autologinId: null });
    }
  });

  it('gives autologins to three of many calls that are made at once', async () => {
    const { location } = await startToJoin(test, 'race@example.com', { browser: 'o' });
    const paid = await test.pay(location ?? '');
    await test.deliver();
    const checks = await Promise.all(Array.from({ length: 12 }, () => checkIn('o', paid.location, 'vixen')));
    expect(checks.filter(({ autologinId }) => autologinId !== null)).toHaveLength(3);
    const others = await Promise.all(Array.from({ length: 12 }, () => checkIn('x', paid.location, 'vixen')));
    expect(others.filter(({ autologinId }) => autologinId !== null)).toHaveLength(0);
  });

  it('no longer signs its browser in once the password was chosen anew by mail', async () => {
    const email = 'taken-back@example.com';
    const { location } = await startToJoin(test, email, { browser: 'a' });
    const paid = await test.pay(location ?? '');
    await test.deliver();
    const { autologinId } = await checkIn('a', paid.location, 'vixen');
    expect(autologinId).not.toBeNull();
    await resetByMail(email);
    expect((await checkIn('a', paid.location, 'vixen')).autologinId).toBeNull();
    expect(
      await db()
        .selectFrom('autologins')
        .selectAll()
        .where('user_id', '=', (await userOf(email)).id)
        .execute(),
    ).toEqual([]);
  });

  it('gives a browser its secret with the first order that it opens', async () => {
    const answer = await test.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: test.gateway.headersFor({ tenant: 'vixen', area: 'members' }),
      payload: {
        query: 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { success } }',
        variables: { input: { optionId: 303, biller: 'rocketgate', email: 'first@example.com', password: 'Abcd1234' } },
      },
    });
    const secret = String(answer.headers['x-set-browser']);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const [order] = await ordersOf('first@example.com');
    expect(order?.browser_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(order)).not.toContain(secret);
  });

  it('charges no stored card by welcome data of an order that did not make the account, or of another browser', async () => {
    const upgrade = async (location: string | null, browser: string, tenant: string) => {
      const query = new URL(location ?? '').searchParams;
      const input = { memberId: query.get('memberid'), hashedMemberId: query.get('hashedMemberId') };
      const { data } = await test.gateway.graphql<{ internalUpsellTrialUpgradeWelcomePage: { success: boolean } }>(
        'mutation ($input: TrialUpgradeWelcomePageInput!) { internalUpsellTrialUpgradeWelcomePage(input: $input) { success } }',
        { input },
        { tenant, area: 'members', browser: browserSecret(browser) },
      );
      return data.internalUpsellTrialUpgradeWelcomePage.success;
    };
    const email = 'stored-card@example.com';
    const { owner, location, order } = await withPaymentOfAnother(email);
    expect(await upgrade(location, 'a', 'tushy')).toBe(false);
    const { press } = await followLink(email, 'paymentAwaitsYou');
    expect((await press('confirm')).statusCode).toBe(200);
    expect((await ordersOf(email)).find(({ id }) => id === order.id)).toMatchObject({
      status: 'paid',
      user_id: owner.userId,
    });
    for (const browser of ['a', 'v']) expect(await upgrade(location, browser, 'tushy')).toBe(false);
    const own = await startToJoin(test, 'own-trial@example.com', { optionId: 301, browser: 'o' });
    const paid = await test.pay(own.location ?? '');
    await test.deliver();
    expect(await upgrade(paid.location, 'x', 'vixen')).toBe(false);
    expect(await upgrade(paid.location, 'o', 'vixen')).toBe(true);
  });
});

/** Chooses a new password by a mailed link, as somebody who reads the mail of this address. */
async function resetByMail(email: string): Promise<void> {
  await mailReset(test.gateway.services, email, 'vixen');
  const mail = await db()
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', email)
    .where('kind', '=', 'passwordReset')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const token = new URL(mail.content.link ?? '', 'http://own.test').searchParams.get('token') ?? '';
  const chosen = { token, newPassword: 'Fresh1234word', confirmation: 'Fresh1234word' };
  expect(await resetPassword(test.gateway.services, chosen)).toBe('changed');
}

describe('a payment for an email that has an account', () => {
  it('opens what it bought once the owner confirms it by mail, and keeps their password', async () => {
    const email = 'confirms@example.com';
    const { owner, before } = await withPaymentOfAnother(email, { optionId: 203 });
    const { page, press } = await followLink(email, 'paymentAwaitsYou');
    const shown = await page();
    expect([shown.statusCode, shown.headers['referrer-policy'], shown.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ]);
    // Looking at it is not confirming (decision 0079).
    expect((await owner.membership()).subscriptions).toHaveLength(1);
    expect((await press('confirm')).statusCode).toBe(200);
    const products = (await owner.membership()).subscriptions.map(({ product }) => product).toSorted();
    expect(products).toEqual(['tushy', 'vixen']);
    expect((await userOf(email)).password_hash).toBe(before.password_hash);
    expect((await press('confirm')).statusCode).toBe(410);
    expect((await page()).statusCode).toBe(410);
  });

  it('is returned, with a mail, when nobody confirms it within 24 hours', async () => {
    const email = 'silent@example.com';
    const { owner, order } = await withPaymentOfAnother(email);
    await jobsAt(test, '2026-03-03T11:59:59Z');
    expect(await mailsTo(test, email)).not.toContain('paymentReturned');
    await jobsAt(test, '2026-03-03T12:00:00Z');
    await jobsAt(test, '2026-03-03T12:01:00Z');
    await test.deliver();
    expect((await ordersOf(email)).find(({ id }) => id === order.id)?.status).toBe('returned');
    expect(await mailsTo(test, email)).toContain('paymentReturned');
    const entries = await db()
      .selectFrom('billing_transactions')
      .select(['kind', 'user_id'])
      .where('agreement_id', '=', order.id)
      .orderBy('kind')
      .execute();
    expect(entries).toEqual([
      { kind: 'charge', user_id: null },
      { kind: 'refund', user_id: null },
    ]);
    expect((await owner.membership()).subscriptions).toHaveLength(1);
    const commands = await db()
      .selectFrom('order_commands')
      .select(['kind', 'done_at'])
      .where('order_id', '=', order.id)
      .orderBy('kind')
      .execute();
    expect(commands.filter(({ done_at }) => done_at === null)).toEqual([]);
    expect(commands.map(({ kind }) => kind)).toContain('end-rebill');
    expect((await (await followLink(email, 'paymentAwaitsYou')).press('confirm')).statusCode).toBe(410);
  });

  it('is returned at once where the owner says so, and for an account that is disabled', async () => {
    const { order } = await withPaymentOfAnother('says-no@example.com');
    expect((await (await followLink('says-no@example.com', 'paymentAwaitsYou')).press('return')).statusCode).toBe(200);
    expect((await ordersOf('says-no@example.com')).find(({ id }) => id === order.id)?.status).toBe('returned');
    const email = 'banned@example.com';
    const page = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    await join(test, email, { browser: 'v' });
    await db().updateTable('users').set({ disabled_at: test.clock.now() }).where('email', '=', email).execute();
    await test.pay(page.location ?? '');
    await test.deliver();
    expect((await ordersOf(email)).map(({ status }) => status).toSorted()).toEqual(['paid', 'returned']);
    expect(await mailsTo(test, email)).toContain('paymentReturned');
  });

  it('is confirmed by the person who is signed in, once their email is confirmed', async () => {
    const email = 'signed-in@example.com';
    const { owner, order } = await withPaymentOfAnother(email, { isConfirmed: false });
    const confirm = () =>
      ask<{ confirmWaitingPayment: { success: boolean } }>(
        test,
        owner,
        'mutation ($id: ID!) { confirmWaitingPayment(orderId: $id) { success } }',
        { id: order.id },
      ).then(({ confirmWaitingPayment }) => confirmWaitingPayment.success);
    const waiting = () =>
      ask<{ waitingPayments: { orderId: string }[] }>(test, owner, '{ waitingPayments { orderId description } }').then(
        ({ waitingPayments }) => waitingPayments.map(({ orderId }) => orderId),
      );
    // Whoever made an account with an address that nobody has proved must not take what its owner paid.
    expect([await waiting(), await confirm()]).toEqual([[], false]);
    await db().updateTable('users').set({ email_confirmed_at: test.clock.now() }).where('email', '=', email).execute();
    expect(await waiting()).toEqual([order.id]);
    const stranger = await join(test, 'stranger@example.com');
    expect(
      await ask(test, stranger, 'mutation ($id: ID!) { confirmWaitingPayment(orderId: $id) { success } }', {
        id: order.id,
      }),
    ).toEqual({ confirmWaitingPayment: { success: false } });
    expect([await confirm(), await waiting(), await confirm()]).toEqual([true, [], false]);
  });

  it('takes an account whose email nobody had confirmed away from whoever made it', async () => {
    const email = 'prepared@example.com';
    const { owner, before } = await withPaymentOfAnother(email, { isConfirmed: false });
    const { press } = await followLink(email, 'paymentAwaitsYou');
    const answer = await press('confirm');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/password\/reset\?brand=tushy&token=/),
    ]);
    const after = await userOf(email);
    expect(after.email_confirmed_at).not.toBeNull();
    expect(after.password_hash).not.toBe(before.password_hash);
    expect(
      await db()
        .selectFrom('sessions')
        .select('id_hash')
        .where('user_id', '=', owner.userId)
        .where('revoked_at', 'is', null)
        .execute(),
    ).toEqual([]);
    expect((await test.gateway.inject({ url: String(answer.headers.location) })).statusCode).toBe(200);
  });

  it('is told about in the browser that paid alone', async () => {
    const email = 'told@example.com';
    const { location } = await withPaymentOfAnother(email);
    const seen = async (browser: string) => {
      const query = new URL(location ?? '').searchParams;
      const input = { site: 'TUSHY', memberId: query.get('memberid'), hashedMemberId: query.get('hashedMemberId') };
      const { data } = await test.gateway.graphql<{ welcomeSignup: object }>(
        'query ($input: WelcomeCheckInput!) { welcomeSignup(input: $input) { status confirmBy } }',
        { input },
        { tenant: 'tushy', area: 'members', browser: browserSecret(browser) },
      );
      return data.welcomeSignup;
    };
    expect(await seen('a')).toEqual({ status: 'AWAITING_CONFIRMATION', confirmBy: '2026-03-03T12:00:00.000Z' });
    expect(await seen('x')).toEqual({ status: 'PENDING', confirmBy: null });
    await (await followLink(email, 'paymentAwaitsYou')).press('return');
    expect(await seen('a')).toEqual({ status: 'RETURNED', confirmBy: null });
    expect(await seen('x')).toEqual({ status: 'PENDING', confirmBy: null });
  });

  it.each([
    ['refunded', 'refund'],
    ['charged-back', 'chargeback'],
  ])('is closed when its biller says that it was %s', async (kind, entry) => {
    const email = `${kind}@example.com`;
    const { order } = await withPaymentOfAnother(email);
    const event = {
      id: `evt_${kind}`,
      kind,
      orderId: order.id,
      occurredAt: '2026-03-02T12:00:30.000Z',
      period: 0,
      amount: order.amount,
      currency: 'USD',
      transactionId: `txn_${kind}`,
      reversedTransactionId: order.paid_transaction_id,
      reference: null,
    };
    test.clock.set('2026-03-02T12:00:40Z');
    expect(await test.hand(signedPostback(test, 'rocketgate', event))).toBe(200);
    expect((await ordersOf(email)).find(({ id }) => id === order.id)?.status).toBe('returned');
    const entries = await db()
      .selectFrom('billing_transactions')
      .select('kind')
      .where('agreement_id', '=', order.id)
      .execute();
    expect(entries.map((each) => each.kind).toSorted()).toEqual(['charge', entry].toSorted());
    expect((await (await followLink(email, 'paymentAwaitsYou')).press('confirm')).statusCode).toBe(410);
  });
});

describe('open orders end', () => {
  it('with the account of their email, at the biller too, whoever opened them', async () => {
    const email = 'many@example.com';
    const pages = [
      await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' }),
      await startToJoin(test, email, { optionId: 303, browser: 'b' }),
    ];
    await test.pay(pages[1]?.location ?? '', '4000000000000002');
    await test.deliver();
    await join(test, email, { browser: 'v' });
    expect((await ordersOf(email)).map(({ status }) => status).toSorted()).toEqual(['abandoned', 'abandoned', 'paid']);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    for (const { location } of pages) expect((await test.pay(location ?? '')).status).toBe(410);
  });

  it('by a password that is chosen by mail, which proves the address and ends every session', async () => {
    const email = 'resets@example.com';
    const owner = await join(test, email, { browser: 'v' });
    expect((await userOf(email)).email_confirmed_at).toBeNull();
    const page = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    await resetByMail(email);
    expect((await userOf(email)).email_confirmed_at).not.toBeNull();
    expect(
      await db()
        .selectFrom('sessions')
        .select('id_hash')
        .where('user_id', '=', owner.userId)
        .where('revoked_at', 'is', null)
        .execute(),
    ).toEqual([]);
    expect((await ordersOf(email)).map(({ status }) => status).toSorted()).toEqual(['abandoned', 'paid']);
    // Paid before the biller hears of it: the owner is asked, and the new password stays.
    const { password_hash } = await userOf(email);
    expect((await test.pay(page.location ?? '')).status).toBe(303);
    await test.deliver();
    expect((await ordersOf(email)).map(({ status }) => status).toSorted()).toEqual(['awaiting-confirmation', 'paid']);
    expect((await userOf(email)).password_hash).toBe(password_hash);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    const later = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    await resetByMail(email);
    await jobsAt(test, '2026-03-02T12:02:00Z');
    expect((await test.pay(later.location ?? '')).status).toBe(410);
  });

  it.each(['pending', 'declined'])('after 24 hours, %s ones, at the biller too', async (kind) => {
    const email = `expired-${kind}@example.com`;
    const { location } = await startToJoin(test, email);
    if (kind === 'declined') {
      await test.pay(location ?? '', '4000000000000002');
      await test.deliver();
    }
    await jobsAt(test, '2026-03-03T12:00:00Z');
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual([kind]);
    await jobsAt(test, '2026-03-03T12:00:01Z');
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(['abandoned']);
    expect((await test.pay(location ?? '')).status).toBe(410);
  });

  it('after 24 hours, and what was paid on them in time is taken in first', async () => {
    const email = 'paid-in-time@example.com';
    const { location } = await startToJoin(test, email);
    await test.pay(location ?? '', '4000000000000002');
    await test.deliver();
    await test.pay(location ?? '');
    // The postback is lost.
    await test.collect();
    test.sent.splice(0);
    await jobsAt(test, '2026-03-03T12:00:01Z');
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(['paid']);
  });

  it('after 24 hours where the biller can’t close the page, and a payment after that is returned', async () => {
    const email = 'too-late@example.com';
    const { location } = await startToJoin(test, email);
    pagesStayOpen();
    await jobsAt(test, '2026-03-03T12:00:01Z');
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(['abandoned']);
    await test.pay(location ?? '');
    await test.deliver();
    await jobsAt(test, '2026-03-03T12:01:00Z');
    await test.deliver();
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(['returned']);
    expect(await mailsTo(test, email)).toEqual(['paymentReturned']);
    expect(await db().selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});
