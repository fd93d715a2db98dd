import { describe, expect, it, vi } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { postbacksOperation } from '../postbacks/postbacks-operation.ts';
import { takeBack, timesCharged } from '../testing/actions.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { browserSecret, startToJoin } from '../testing/join.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { followLink } from '../testing/mailed-link.ts';
import { withPaymentOfAnother } from '../testing/payment-of-another.ts';
import { jobsAt, mailsTo } from '../testing/scene.ts';
import { welcomeOf } from '../testing/welcome-address.ts';
import { sendOrderCommands } from './send-order-commands.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

/** A payment of a month whose owner says that it is not theirs; nothing is sent to the biller yet. */
async function returned(email: string): Promise<string> {
  const { order } = await withPaymentOfAnother(test, email, { optionId: 203 });
  await (await followLink(test, email, 'paymentAwaitsYou')).press('return');
  return order.id;
}

const commandsOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('order_commands')
    .select(['kind', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .orderBy('id')
    .execute();

const bookedOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['kind', 'period', 'user_id'])
    .where('agreement_id', '=', orderId)
    .orderBy('period')
    .orderBy('kind')
    .execute();

const callsOfRefunds = (): { count: number } => {
  const calls = { count: 0 };
  answerCalls('/agreements/refund', (real) => {
    calls.count += 1;
    return real();
  });
  return calls;
};

describe('a payment on a page that was open for 27 hours', () => {
  it('goes back as one whose order was over, which blames no owner of the address', async () => {
    pagesStayOpen();
    const email = 'after-27-hours@example.com';
    const { location } = await startToJoin(test, email, { browser: 'b' });
    await jobsAt(test, '2026-03-03T15:00:00Z');
    const paid = await test.pay(location ?? '');
    await test.deliver();
    const query =
      'query ($input: WelcomeCheckInput!) { welcomeSignup(input: $input) { status returnedBecause isRefunded } }';
    const seenBy = async (browser: string) => {
      const caller = { tenant: 'vixen', area: 'members', browser: browserSecret(browser) } as const;
      return (await test.gateway.graphql(query, { input: welcomeOf(paid.location) }, caller)).data;
    };
    expect(await seenBy('b')).toEqual({
      welcomeSignup: { status: 'RETURNED', returnedBecause: 'OVER', isRefunded: true },
    });
    expect(await seenBy('x')).toEqual({
      welcomeSignup: { status: 'SIGN_IN_REQUIRED', returnedBecause: null, isRefunded: false },
    });
    expect(await mailsTo(test, email)).toEqual(['paymentReturned']);
  });
});

describe('a payment that was returned', () => {
  it('is charged no more: a rebill is refunded with a mail, ended again, and flagged for an operator', async () => {
    const email = 'charged-after@example.com';
    const orderId = await returned(email);
    // The biller is down for a month and then charges before it learns of the end.
    test.clock.set('2026-04-02T11:30:00Z');
    await test.deliver();
    expect(timesCharged(test, orderId)).toBe(2);
    await jobsAt(test, '2026-04-02T11:31:00Z');
    await jobsAt(test, '2026-04-02T11:32:00Z');
    await test.deliver();
    expect(await bookedOf(orderId)).toEqual([
      { kind: 'charge', period: 0, user_id: null },
      { kind: 'refund', period: 0, user_id: null },
      { kind: 'charge', period: 1, user_id: null },
      { kind: 'refund', period: 1, user_id: null },
    ]);
    expect((await commandsOf(orderId)).filter(({ state }) => state !== 'sent')).toEqual([]);
    expect((await mailsTo(test, email)).filter((kind) => kind === 'paymentReturned')).toHaveLength(2);
    const { services } = test.gateway;
    const flagged = await services.db
      .selectFrom('postbacks')
      .select(['id', 'problem'])
      .where('order_id', '=', orderId)
      .where('status', '=', 'flagged')
      .execute();
    expect(flagged.map(({ problem }) => problem)).toEqual(['charged-after-return']);
    const replayed = await postbacksOperation.run(services, ['replay', flagged[0]?.id ?? '']);
    expect(replayed).toEqual({ ok: true, text: `${flagged[0]?.id}: processed, attempts 2` });
    expect(await bookedOf(orderId)).toHaveLength(4);
    test.clock.set('2026-06-02T12:00:00Z');
    await test.deliver();
    expect(timesCharged(test, orderId)).toBe(2);
  });

  it('ends its rebill again for each rebill that is charged', async () => {
    const orderId = await returned('ends-again@example.com');
    answerCalls('/agreements/cancel', (_real, body) => {
      const { reference } = JSON.parse(body) as { readonly reference: string };
      const event = { id: `evt_${reference}`, kind: 'cancelled', orderId, occurredAt: test.clock.now().toISOString() };
      const nothing = { amount: null, currency: null, transactionId: null, reversedTransactionId: null };
      return Response.json({ event: { ...event, ...nothing, period: 0, reference } });
    });
    // The biller answers that it has ended the rebill, and charges all the same.
    await jobsAt(test, '2026-03-02T12:01:00Z');
    test.clock.set('2026-04-02T11:30:00Z');
    await test.deliver();
    await jobsAt(test, '2026-04-02T11:31:00Z');
    const ends = (await commandsOf(orderId)).filter(({ kind }) => kind === 'end-rebill');
    expect(ends).toEqual([
      { kind: 'end-rebill', state: 'sent' },
      { kind: 'end-rebill', state: 'sent' },
    ]);
  });

  it('is not refunded when it was charged back before its refund was sent', async () => {
    const orderId = await returned('charged-back-first@example.com');
    const calls = callsOfRefunds();
    await takeBack(test, orderId, 'chargeback');
    await test.deliver();
    await jobsAt(test, '2026-03-02T12:01:00Z');
    expect((await commandsOf(orderId)).find(({ kind }) => kind === 'refund')?.state).toBe('withdrawn');
    expect(calls.count).toBe(0);
    expect((await bookedOf(orderId)).map(({ kind }) => kind)).toEqual(['charge', 'chargeback']);
  });

  it('is not refunded when only the biller knows of a chargeback', async () => {
    const orderId = await returned('charged-back-unheard@example.com');
    const calls = callsOfRefunds();
    await takeBack(test, orderId, 'chargeback');
    await sendOrderCommands(test.gateway.services, new Date('2026-03-02T12:01:00Z'), orderId);
    expect(calls.count).toBe(0);
    expect((await commandsOf(orderId)).find(({ kind }) => kind === 'refund')?.state).toBe('withdrawn');
  });
});

describe('commands about orders', () => {
  it('of a gateway that was killed while it called are attempted again after a minute', async () => {
    const orderId = await returned('killed-caller@example.com');
    const { db } = test.gateway.services;
    await db
      .updateTable('order_commands')
      .set({ claimed_at: test.clock.now() })
      .where('order_id', '=', orderId)
      .execute();
    await jobsAt(test, '2026-03-02T12:00:59Z');
    expect((await commandsOf(orderId)).map(({ state }) => state)).not.toContain('sent');
    await jobsAt(test, '2026-03-02T12:01:01Z');
    expect(new Set((await commandsOf(orderId)).map(({ state }) => state))).toEqual(new Set(['sent']));
  });

  it('that were given up are withdrawn once a person has done at the biller what they say', async () => {
    const orderId = await returned('made-by-hand@example.com');
    const { db } = test.gateway.services;
    const given = db.updateTable('order_commands').set({ state: 'failed' }).where('order_id', '=', orderId);
    await given.where('kind', 'in', ['refund', 'end-rebill']).execute();
    const states = async () =>
      (await commandsOf(orderId)).flatMap(({ kind, state }) => (kind === 'end-page' ? [] : [`${kind} ${state}`]));
    expect((await states()).toSorted()).toEqual(['end-rebill failed', 'refund failed']);
    expect(await test.operate(`/biller/orders/${orderId}/cancel`, {})).toBe(303);
    await takeBack(test, orderId, 'refund');
    await test.deliver();
    expect((await states()).toSorted()).toEqual(['end-rebill withdrawn', 'refund withdrawn']);
  });

  it('are listed among the others, abandoned after a day of refusals, and sent again by an operator', async () => {
    const orderId = await returned('refused-refund@example.com');
    const { services } = test.gateway;
    const operate = (...args: string[]) => postbacksOperation.run(services, args);
    answerCalls('/agreements/refund', () => new Response('', { status: 500 }));
    await sendOrderCommands(services, new Date('2026-03-02T12:01:00Z'), orderId);
    const { text } = await operate('commands');
    const line = text.split('\n').find((each) => each.includes(orderId));
    expect(line).toMatch(/^order-\d+  2026-03-02T.*  vendo  refund  \S+  txn_\S+  pending  attempts 1$/);
    const [id = ''] = (line ?? '').split(' ');
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await sendOrderCommands(services, new Date('2026-03-03T13:00:00Z'), orderId);
    }
    expect((await commandsOf(orderId)).find(({ kind }) => kind === 'refund')?.state).toBe('failed');
    expect((await operate('commands')).text).toContain(`${id}  2026-03-02T12:00:00.000Z`);
    expect(await operate('retry-command', id)).toEqual({ ok: false, text: `${id}: pending, sent again every minute` });
    expect(await operate('retry-command', id)).toEqual({
      ok: false,
      text: `${id} is pending: only a failed one is retried.`,
    });
    vi.restoreAllMocks();
    await services.db
      .updateTable('order_commands')
      .set({ state: 'failed' })
      .where('order_id', '=', orderId)
      .where('kind', '=', 'refund')
      .execute();
    expect(await operate('retry-command', id)).toEqual({ ok: true, text: `${id}: sent` });
    expect((await operate('commands')).text).not.toContain(orderId);
    expect(await operate('retry-command', 'order-none')).toEqual({
      ok: false,
      text: 'There is no command "order-none".',
    });
  });
});
