import { describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { sandboxSegpay } from '@network/validation/sandbox-segpay.ts';
import { sandboxKey } from '../../../../../config/sandbox-key.ts';
import { cancelMembership, takeBack } from '../../testing/actions.ts';
import { join, startToJoin } from '../../testing/join.ts';
import { callAs, firstOf, jobsAt } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['segpay'] } });

const chargesOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['kind', 'period', 'amount', 'transaction_id'])
    .where('agreement_id', '=', orderId)
    .orderBy('occurred_at')
    .orderBy('kind')
    .execute();

/** Lists the postbacks that were received for an order by one way, oldest first. */
const receivedOf = async (orderId: string) =>
  (
    await test.gateway.services.db
      .selectFrom('postbacks')
      .select(['kind', 'status'])
      .where('order_id', '=', orderId)
      .orderBy('received_at')
      .execute()
  ).map(({ kind, status }) => `${kind} ${status}`);

describe('a membership by Segpay', () => {
  it('is joined on its page, opened by its postback, renewed, cancelled here and refunded there', async () => {
    const who = await join(test, 'segpay@example.com', { biller: 'segpay' });
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect((await chargesOf(who.orderId)).map(({ period, amount }) => [period, amount])).toEqual([
      [0, 2_999],
      [1, 2_999],
      [2, 2_999],
    ]);
    await test.deliver();
    await cancelMembership(test, who);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: true });
    await test.deliver();
    await takeBack(test, who.orderId, 'refund', 2);
    expect(await test.deliver()).toEqual([200]);
    expect((await chargesOf(who.orderId)).at(-1)).toMatchObject({ kind: 'refund', period: 2, amount: 2_999 });
    expect(new Set((await receivedOf(who.orderId)).map((each) => each.split(' ')[1]))).toEqual(new Set(['processed']));
  });

  it('a declined card leaves a declined order, which another card may pay', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    const { location } = await startToJoin(test, 'declined@example.com', { biller: 'segpay' });
    await test.pay(location ?? '', '4000000000000002');
    expect(await test.deliver()).toEqual([200]);
    await test.pay(location ?? '');
    expect(await test.deliver()).toEqual([200]);
    const order = await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('status')
      .where('email', '=', 'declined@example.com')
      .executeTakeFirstOrThrow();
    expect(order.status).toBe('paid');
  });

  it('a postback counts once however often it comes, and the reports find what no postback said', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    const { location } = await startToJoin(test, 'twice@example.com', { biller: 'segpay' });
    await test.pay(location ?? '');
    await test.collect();
    const [paid] = test.sent.splice(0);
    if (!paid) throw new Error('Nothing was sent.');
    expect([await test.hand(paid), await test.hand(paid)]).toEqual([200, 200]);
    const unanswered = await startToJoin(test, 'unheard@example.com', { biller: 'segpay' });
    await test.pay(unanswered.location ?? '');
    await test.collect();
    test.sent.splice(0);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    const orders = await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('status')
      .where('email', 'in', ['twice@example.com', 'unheard@example.com'])
      .execute();
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('has no page for a new card here, and is not reactivated here: capabilities say so before a call fails', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    const who = await join(test, 'card@example.com', { biller: 'segpay' });
    expect(await callAs(test, who, '{ creditCardUpdate { url messageKey } }')).toEqual({
      creditCardUpdate: { url: null, messageKey: 'billing.card.atBiller' },
    });
    expect(await callAs(test, who, '{ joinOptions { isOneClickEnabled } }')).toEqual({
      joinOptions: { isOneClickEnabled: false },
    });
  });
});

describe('what is not of Segpay', () => {
  const postback = (query: string, remoteAddress = '127.0.0.1') =>
    test.gateway.inject({ method: 'GET', url: `/billers/segpay/postbacks?${query}`, remoteAddress });
  const paid =
    'action=auth&stage=initial&approved=yes&trantype=sale&purchaseid=1&tranid=2&price=29.99&currencycode=USD';

  /** The key of Segpay's own postbacks, and an order that nobody has paid. */
  async function signed(email: string): Promise<{ readonly key: string; readonly orderId: string }> {
    test.clock.set('2026-03-02T12:00:00Z');
    await startToJoin(test, email, { biller: 'segpay' });
    const { id } = await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { key: sandboxSegpay(sandboxKey(test.gateway.services.config)).postbackKey, orderId: id };
  }

  it('opens nothing: another address, another key, another amount', async () => {
    const { key, orderId } = await signed('forged@example.com');
    const own = `${paid}&ref1=${orderId}`;
    expect((await postback(`key=${key}&${own}`, '203.0.113.9')).statusCode).toBe(403);
    expect((await postback(`key=wrong&${own}`)).statusCode).toBe(403);
    const wrong = await postback(`key=${key}&${own.replace('29.99', '0.99')}`);
    expect([wrong.statusCode, wrong.body]).toEqual([200, 'OK']);
    expect(await receivedOf(orderId)).toEqual(['charged flagged']);
    const order = test.gateway.services.db.selectFrom('billing_orders').select('status').where('id', '=', orderId);
    expect((await order.executeTakeFirstOrThrow()).status).toBe('pending');
  });

  it('is believed only from the reports, unless it is a first sale: refused for now while they are silent or down', async () => {
    const { key, orderId } = await signed('reported@example.com');
    const renewal = `key=${key}&${paid.replace('initial', 'rebill')}&ref1=${orderId}`;
    const unknown = await postback(renewal);
    expect([unknown.statusCode, unknown.body]).toEqual([503, 'ERROR']);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect((await postback(renewal)).statusCode).toBe(503);
    expect((await postback(`key=${key}&action=Cancel&purchaseid=1`)).statusCode).toBe(503);
    vi.restoreAllMocks();
    expect(await receivedOf(orderId)).toEqual([]);
  });

  it('is answered in Segpay’s words: an inquiry, a form post, and what nobody can read', async () => {
    const { key } = await signed('answered@example.com');
    const inquiry = await postback(`key=${key}&action=Probe&username=ada`);
    expect([inquiry.statusCode, inquiry.headers['content-type'], inquiry.body]).toEqual([200, 'text/plain', 'OK']);
    const form = await test.gateway.inject({
      method: 'POST',
      url: `/billers/segpay/postbacks?key=${key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=ENABLE&purchaseid=1',
    });
    expect([form.statusCode, form.body]).toEqual([200, 'OK']);
    expect((await postback(`key=${key}&action=Sing`)).statusCode).toBe(400);
  });
});
