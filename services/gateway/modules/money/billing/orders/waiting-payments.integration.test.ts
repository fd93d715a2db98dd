import { describe, expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { takeBack } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { browserSecret, join, startToJoin } from '../testing/join.ts';
import { followLink } from '../testing/mailed-link.ts';
import { ordersOf, userOf, withPaymentOfAnother } from '../testing/payment-of-another.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';
import { answerPayment, type PaymentAnswer } from './confirmation/answer-payment.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

const db = () => test.gateway.services.db;
describe('a payment for an email that has an account', () => {
  it('opens what it bought once the owner confirms it by mail, and keeps their password', async () => {
    const email = 'confirms@example.com';
    const { owner, before } = await withPaymentOfAnother(test, email, { optionId: 203 });
    const { page, press } = await followLink(test, email, 'paymentAwaitsYou');
    const shown = await page();
    expect([shown.statusCode, shown.headers['referrer-policy'], shown.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ]);
    // Looking at it is not confirming.
    expect((await owner.membership()).subscriptions).toHaveLength(1);
    expect((await press('confirm')).statusCode).toBe(200);
    const products = (await owner.membership()).subscriptions.map(({ product }) => product).toSorted();
    expect(products).toEqual(['tushy', 'vixen']);
    expect((await userOf(test, email)).password_hash).toBe(before.password_hash);
    expect((await press('confirm')).statusCode).toBe(410);
    expect((await page()).statusCode).toBe(410);
  });

  it('is returned, with a mail, when nobody confirms it within 24 hours', async () => {
    const email = 'silent@example.com';
    const { owner, order } = await withPaymentOfAnother(test, email);
    await jobsAt(test, '2026-03-03T11:59:59Z');
    expect(await mailsTo(test, email)).not.toContain('paymentReturned');
    await jobsAt(test, '2026-03-03T12:00:00Z');
    await jobsAt(test, '2026-03-03T12:01:00Z');
    await test.deliver();
    expect((await ordersOf(test, email)).find(({ id }) => id === order.id)?.status).toBe('returned');
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
      .select(['kind', 'state'])
      .where('order_id', '=', order.id)
      .orderBy('kind')
      .execute();
    expect(commands.filter(({ state }) => state !== 'sent')).toEqual([]);
    expect(commands.map(({ kind }) => kind)).toContain('end-rebill');
    expect((await (await followLink(test, email, 'paymentAwaitsYou')).press('confirm')).statusCode).toBe(410);
  });

  it.each([
    ['refund', 1],
    ['chargeback', 0],
  ] as const)('is closed by a %s of its biller, and %i mails say that it went back', async (kind, mails) => {
    const email = `${kind}-by-biller@example.com`;
    const { order } = await withPaymentOfAnother(test, email);
    await takeBack(test, order.id, kind);
    await test.deliver();
    const closed = (await ordersOf(test, email)).find(({ id }) => id === order.id);
    expect([closed?.status, closed?.returned_why]).toEqual(['returned', 'taken-back']);
    expect((await mailsTo(test, email)).filter((each) => each === 'paymentReturned')).toHaveLength(mails);
  });

  it('is returned at once where the owner says so, and for an account that is disabled', async () => {
    const { order } = await withPaymentOfAnother(test, 'says-no@example.com');
    expect((await (await followLink(test, 'says-no@example.com', 'paymentAwaitsYou')).press('return')).statusCode).toBe(
      200,
    );
    expect((await ordersOf(test, 'says-no@example.com')).find(({ id }) => id === order.id)?.status).toBe('returned');
    const email = 'banned@example.com';
    const page = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    await join(test, email, { browser: 'v' });
    await db().updateTable('users').set({ disabled_at: test.clock.now() }).where('email', '=', email).execute();
    await test.pay(page.location ?? '');
    await test.deliver();
    const orders = await ordersOf(test, email);
    expect(orders.map(({ status, returned_why: why }) => [status, why])).toEqual(
      expect.arrayContaining([
        ['paid', null],
        ['returned', 'account-closed'],
      ]),
    );
    expect(orders).toHaveLength(2);
    expect(await mailsTo(test, email)).toContain('paymentReturned');
  });

  it('is confirmed by the signed-in person, once their email is confirmed', async () => {
    const email = 'signed-in@example.com';
    const { owner, order } = await withPaymentOfAnother(test, email, { isConfirmed: false });
    const confirm = () =>
      callAs<{ confirmWaitingPayment: { success: boolean } }>(
        test,
        owner,
        'mutation ($id: ID!) { confirmWaitingPayment(orderId: $id) { success } }',
        { id: order.id },
      ).then(({ confirmWaitingPayment }) => confirmWaitingPayment.success);
    const waiting = () =>
      callAs<{ waitingPayments: { orderId: string }[] }>(
        test,
        owner,
        '{ waitingPayments { orderId description } }',
      ).then(({ waitingPayments }) => waitingPayments.map(({ orderId }) => orderId));
    // A person who made an account with an address that nobody has proved must not take what its owner paid for.
    expect([await waiting(), await confirm()]).toEqual([[], false]);
    await db().updateTable('users').set({ email_confirmed_at: test.clock.now() }).where('email', '=', email).execute();
    expect(await waiting()).toEqual([order.id]);
    const stranger = await join(test, 'stranger@example.com');
    expect(
      await callAs(test, stranger, 'mutation ($id: ID!) { confirmWaitingPayment(orderId: $id) { success } }', {
        id: order.id,
      }),
    ).toEqual({ confirmWaitingPayment: { success: false } });
    expect([await confirm(), await waiting(), await confirm()]).toEqual([true, [], false]);
  });

  it('takes an account whose email nobody had confirmed away from whoever made it', async () => {
    const email = 'prepared@example.com';
    const { owner, before } = await withPaymentOfAnother(test, email, { isConfirmed: false });
    const { press } = await followLink(test, email, 'paymentAwaitsYou');
    const answer = await press('confirm');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/password\/reset\?brand=tushy&token=/),
    ]);
    const after = await userOf(test, email);
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

  it('is answered once, in time, and by the owner of its email alone', async () => {
    const email = 'answers-once@example.com';
    const { owner, order } = await withPaymentOfAnother(test, email);
    const stranger = await join(test, 'answers-for-another@example.com');
    const answerAs = (userId: string, answer: PaymentAnswer, now = test.clock.now()) =>
      db()
        .transaction()
        .execute((trx) => answerPayment(trx, { orderId: order.id, userId, answer }, now));
    expect(await answerAs(stranger.userId, 'confirm')).toBe(false);
    expect(await answerAs(stranger.userId, 'return')).toBe(false);
    expect(await answerAs(owner.userId, 'confirm', new Date('2026-03-03T12:00:00Z'))).toBe(false);
    expect(await answerAs(owner.userId, 'return')).toBe(true);
    expect(await answerAs(owner.userId, 'confirm')).toBe(false);
    expect((await ordersOf(test, email)).find(({ id }) => id === order.id)?.status).toBe('returned');
    expect((await owner.membership()).subscriptions).toHaveLength(1);
  });

  it('is confirmed by nobody while its account is disabled, or once it is deleted', async () => {
    const email = 'disabled-meanwhile@example.com';
    const { owner, order } = await withPaymentOfAnother(test, email);
    const { press, page } = await followLink(test, email, 'paymentAwaitsYou');
    await db().updateTable('users').set({ disabled_at: test.clock.now() }).where('email', '=', email).execute();
    expect([(await page()).statusCode, (await press('confirm')).statusCode]).toEqual([410, 410]);
    const confirm = { orderId: order.id, userId: owner.userId, answer: 'confirm' } as const;
    const answer = () =>
      db()
        .transaction()
        .execute((trx) => answerPayment(trx, confirm, test.clock.now()));
    expect(await answer()).toBe(false);
    await db().updateTable('users').set({ email: 'moved@example.com' }).where('email', '=', email).execute();
    expect(await answer()).toBe(false);
  });

  it('is shown in the browser that paid only', async () => {
    const email = 'notified@example.com';
    const { location } = await withPaymentOfAnother(test, email);
    const seen = async (browser: string) => {
      const query = new URL(location ?? '').searchParams;
      const input = { site: 'TUSHY', memberId: query.get('memberid'), hashedMemberId: query.get('hashedMemberId') };
      const { data } = await test.gateway.graphql<{ welcomeSignup: object }>(
        'query ($input: WelcomeCheckInput!) { welcomeSignup(input: $input) { status confirmBy returnedBecause } }',
        { input },
        { tenant: 'tushy', area: 'members', browser: browserSecret(browser) },
      );
      return data.welcomeSignup;
    };
    expect(await seen('a')).toEqual({
      status: 'AWAITING_CONFIRMATION',
      confirmBy: '2026-03-03T12:00:00.000Z',
      returnedBecause: null,
    });
    expect(await seen('x')).toEqual({ status: 'SIGN_IN_REQUIRED', confirmBy: null, returnedBecause: null });
    await (await followLink(test, email, 'paymentAwaitsYou')).press('return');
    expect(await seen('a')).toEqual({ status: 'RETURNED', confirmBy: null, returnedBecause: 'NOT_CONFIRMED' });
    expect(await seen('x')).toEqual({ status: 'SIGN_IN_REQUIRED', confirmBy: null, returnedBecause: null });
  });

  it.each([
    ['refunded', 'refund'],
    ['charged-back', 'chargeback'],
  ])('is closed when its biller says that it was %s', async (kind, entry) => {
    const email = `${kind}@example.com`;
    const { order } = await withPaymentOfAnother(test, email);
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
    expect(await test.hand(signedPostback(test, 'vendo', event))).toBe(200);
    expect((await ordersOf(test, email)).find(({ id }) => id === order.id)?.status).toBe('returned');
    const entries = await db()
      .selectFrom('billing_transactions')
      .select('kind')
      .where('agreement_id', '=', order.id)
      .execute();
    expect(entries.map((each) => each.kind).toSorted()).toEqual(['charge', entry].toSorted());
    expect((await (await followLink(test, email, 'paymentAwaitsYou')).press('confirm')).statusCode).toBe(410);
  });
});
