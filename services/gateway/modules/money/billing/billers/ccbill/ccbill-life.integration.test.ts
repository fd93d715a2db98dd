import { describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { ccbillDigest, sandboxCcbill } from '@network/validation/sandbox-ccbill.ts';
import { sandboxKey } from '../../../../../config/sandbox-key.ts';
import { cancelMembership, takeBack } from '../../testing/actions.ts';
import { join, startToJoin } from '../../testing/join.ts';
import { callAs, firstOf, jobsAt } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['ccbill'] } });

const chargesOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['kind', 'period', 'amount', 'transaction_id'])
    .where('agreement_id', '=', orderId)
    .orderBy('occurred_at')
    .orderBy('kind')
    .execute();

/** Lists the postbacks that were received for an order, oldest first. */
const receivedOf = async (orderId: string) =>
  (
    await test.gateway.services.db
      .selectFrom('postbacks')
      .select(['kind', 'status', 'problem'])
      .where('order_id', '=', orderId)
      .orderBy('received_at')
      .execute()
  ).map(({ kind, status, problem }) => [kind, status, problem].filter(Boolean).join(' '));

const orderOf = (email: string) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .select(['id', 'status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('a membership by CCBill', () => {
  it('is joined on its form, opened by its webhook, renewed, cancelled here and refunded there', async () => {
    const member = await join(test, 'ccbill@example.com', { biller: 'ccbill' });
    expect((await firstOf(member)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    for (const at of ['2026-04-02T12:00:00Z', '2026-05-02T12:00:00Z']) {
      await jobsAt(test, at);
      expect(await test.deliver()).toEqual([200]);
    }
    expect((await chargesOf(member.orderId)).map(({ period, amount }) => [period, amount])).toEqual([
      [0, 2_999],
      [1, 2_999],
      [2, 2_999],
    ]);
    await cancelMembership(test, member);
    expect((await firstOf(member)).entitlement).toMatchObject({ isActive: true, isCancelled: true });
    expect(await test.deliver()).toEqual([200]);
    await takeBack(test, member.orderId, 'refund', 2);
    expect(await test.deliver()).toEqual([200]);
    expect((await chargesOf(member.orderId)).at(-1)).toMatchObject({ kind: 'refund', period: 2, amount: 2_999 });
    expect(new Set((await receivedOf(member.orderId)).map((each) => each.split(' ')[1]))).toEqual(
      new Set(['processed']),
    );
  });

  it('a declined card leaves a declined order, which another card may pay', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    const { location } = await startToJoin(test, 'declined@example.com', { biller: 'ccbill' });
    await test.pay(location ?? '', '4000000000000002');
    expect(await test.deliver()).toEqual([200]);
    expect((await orderOf('declined@example.com')).status).toBe('declined');
    await test.pay(location ?? '');
    expect(await test.deliver()).toEqual([200]);
    expect((await orderOf('declined@example.com')).status).toBe('paid');
  });

  it('is voided and charged back, each once', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    for (const kind of ['void', 'chargeback'] as const) {
      const member = await join(test, `${kind}@example.com`, { biller: 'ccbill' });
      await takeBack(test, member.orderId, kind);
      await test.collect();
      const [webhook] = test.sent.splice(0);
      if (!webhook) throw new Error('Nothing was sent.');
      expect([await test.hand(webhook), await test.hand(webhook)]).toEqual([200, 200]);
      expect((await chargesOf(member.orderId)).map((each) => each.kind)).toEqual(['charge', kind]);
      expect((await firstOf(member)).entitlement.isActive).toBe(false);
    }
  });

  it('has parts refunded by CCBill’s people, each once, and goes on', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    const member = await join(test, 'parts@example.com', { biller: 'ccbill' });
    const transaction = test.charges().findLast(({ orderId }) => orderId === member.orderId)?.transactionId ?? '';
    for (const minutes of [10, 20]) {
      test.clock.set(`2026-03-02T12:${minutes}:00Z`);
      expect(await test.operate(`/biller/orders/${member.orderId}/refund`, { transaction, amount: '5.00' })).toBe(303);
      await test.collect();
      const [webhook] = test.sent.splice(0);
      if (!webhook) throw new Error('Nothing was sent.');
      expect([await test.hand(webhook), await test.hand(webhook)]).toEqual([200, 200]);
    }
    await jobsAt(test, '2026-03-02T14:00:00Z');
    expect((await chargesOf(member.orderId)).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'charge 2999',
      'refund 500',
      'refund 500',
    ]);
    expect((await firstOf(member)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
  });

  it('leads a browser back to its brand, and nobody else anywhere', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    await startToJoin(test, 'return@example.com', { biller: 'ccbill' });
    const { id } = await orderOf('return@example.com');
    const back = (biller: string, query: string) =>
      test.gateway.inject({ method: 'GET', url: `/billers/${biller}/return?${query}` });
    const approved = await back('ccbill', `order=${id}&outcome=approved`);
    expect(approved.statusCode).toBe(303);
    expect(approved.headers.location).toContain(`${vixen.urls.members}/_signup-extern/ccbill?`);
    const declined = await back('ccbill', `order=${id}&outcome=declined`);
    expect(declined.headers.location).toContain(`${vixen.urls.members}/_signupdenial?`);
    const refused = [`order=${id}&outcome=else`, 'order=1'];
    for (const query of refused) expect((await back('ccbill', query)).statusCode).toBe(404);
    expect((await back('segpay', `order=${id}&outcome=approved`)).statusCode).toBe(404);
  });

  it('is found by the hourly extract when no webhook arrived: a sale, its refund, a renewal', async () => {
    test.clock.set('2026-06-02T12:00:00Z');
    const paid = async (email: string) => {
      const { location } = await startToJoin(test, email, { biller: 'ccbill' });
      await test.pay(location ?? '');
      return (await orderOf(email)).id;
    };
    const [id, refunded] = [await paid('unheard@example.com'), await paid('unheard-refund@example.com')];
    await takeBack(test, refunded, 'refund');
    await test.collect();
    test.sent.splice(0);
    await jobsAt(test, '2026-06-02T12:30:00Z');
    expect((await orderOf('unheard@example.com')).status).toBe('paid');
    expect((await chargesOf(refunded)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
    await jobsAt(test, '2026-07-02T12:00:00Z');
    await test.collect();
    test.sent.splice(0);
    await jobsAt(test, '2026-07-02T13:05:00Z');
    expect((await chargesOf(id)).map(({ kind, period }) => `${kind} ${period}`)).toEqual(['charge 0', 'charge 1']);
  });

  it('waits for the webhook that names the charge, where a refund in the extract can be of one of two', async () => {
    test.clock.set('2026-08-02T12:00:00Z');
    const member = await join(test, 'two@example.com', { biller: 'ccbill' });
    await jobsAt(test, '2026-09-02T12:00:00Z');
    await test.deliver();
    await takeBack(test, member.orderId, 'refund', 0);
    await test.collect();
    const [webhook] = test.sent.splice(0);
    if (!webhook) throw new Error('Nothing was sent.');
    await jobsAt(test, '2026-09-02T13:05:00Z');
    expect((await chargesOf(member.orderId)).map(({ kind }) => kind)).toEqual(['charge', 'charge']);
    expect(await test.hand(webhook)).toBe(200);
    expect((await chargesOf(member.orderId)).map(({ kind, period }) => `${kind} ${period}`)).toContain('refund 0');
  });

  it('has no page for a new card here, no purchase by one click, and is not reactivated here', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    const member = await join(test, 'card@example.com', { biller: 'ccbill' });
    expect(await callAs(test, member, '{ creditCardUpdate { url messageKey } }')).toEqual({
      creditCardUpdate: { url: null, messageKey: 'billing.card.atBiller' },
    });
    expect(await callAs(test, member, '{ joinOptions { isOneClickEnabled } }')).toEqual({
      joinOptions: { isOneClickEnabled: false },
    });
  });
});

describe('what is not of CCBill', () => {
  const sandbox = () => sandboxCcbill(sandboxKey(test.gateway.services.config));
  const webhook = (eventType: string, fields: Readonly<Record<string, unknown>>, more: Record<string, string> = {}) => {
    const { key = sandbox().webhookKey, remoteAddress = '127.0.0.1' } = more;
    const account = { clientAccnum: sandbox().account, clientSubacc: sandbox().subaccount };
    return test.gateway.inject({
      method: 'POST',
      url: `/billers/ccbill/postbacks?${new URLSearchParams({ key, ...account, eventType }).toString()}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...account, timestamp: '2026-03-02 05:00:00', ...fields }),
      remoteAddress,
    });
  };
  const sale = (orderId: string, subscriptionId: string) => ({
    subscriptionId,
    transactionId: '900',
    billedInitialPrice: '29.99',
    billedCurrency: 'USD',
    dynamicPricingValidationDigest: ccbillDigest([subscriptionId, '1', sandbox().salt]),
    'X-order': orderId,
  });

  async function pending(email: string): Promise<string> {
    test.clock.set('2026-03-02T12:00:00Z');
    await startToJoin(test, email, { biller: 'ccbill' });
    return (await orderOf(email)).id;
  }

  it('opens nothing: another address, another key, no digest, another amount, another account', async () => {
    const orderId = await pending('forged@example.com');
    const own = sale(orderId, '7001');
    expect((await webhook('NewSaleSuccess', own, { remoteAddress: '203.0.113.9' })).statusCode).toBe(403);
    expect((await webhook('NewSaleSuccess', own, { key: 'wrong' })).statusCode).toBe(403);
    await webhook('NewSaleSuccess', { ...own, dynamicPricingValidationDigest: '0'.repeat(32) });
    await webhook('NewSaleSuccess', { ...own, clientAccnum: '900001' });
    expect(await receivedOf(orderId)).toEqual([]);
    const wrong = await webhook('NewSaleSuccess', { ...own, billedInitialPrice: '0.99' });
    expect([wrong.statusCode, wrong.body]).toEqual([200, 'OK']);
    expect(await receivedOf(orderId)).toEqual(['charged flagged wrong-amount']);
    expect((await orderOf('forged@example.com')).status).toBe('pending');
  });

  it('of a subscription that is known, counts as far as CCBill counts it', async () => {
    test.clock.set('2026-03-02T12:00:00Z');
    const member = await join(test, 'counted@example.com', { biller: 'ccbill' });
    const [charge] = await chargesOf(member.orderId);
    const [subscriptionId = '', transactionId = ''] = charge?.transaction_id.split(':') ?? [];
    const money = { amount: '29.99', currency: 'USD', billedAmount: '29.99', billedCurrency: 'USD' };
    const messages = [
      ['RenewalSuccess', '901'],
      ['Refund', transactionId],
      ['Void', transactionId],
      ['Chargeback', transactionId],
      ['Return', transactionId],
      ['Cancellation', ''],
      ['Expiration', ''],
    ] as const;
    for (const [eventType, number] of messages) {
      const answer = await webhook(eventType, { subscriptionId, transactionId: number, ...money });
      expect([eventType, answer.statusCode, answer.body]).toEqual([eventType, 503, 'ERROR']);
    }
    expect(await chargesOf(member.orderId)).toHaveLength(1);
    expect((await firstOf(member)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
    // A renewal of a subscription that nobody bought, and one while Data Link is away.
    expect((await webhook('RenewalSuccess', { subscriptionId: '7', transactionId: '8', ...money })).statusCode).toBe(
      503,
    );
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect((await webhook('RenewalSuccess', { subscriptionId, transactionId: '8', ...money })).statusCode).toBe(503);
    vi.restoreAllMocks();
  });

  it('never gives a subscription to another order', async () => {
    const member = await join(test, 'mine@example.com', { biller: 'ccbill' });
    const other = await pending('other@example.com');
    const [charge] = await chargesOf(member.orderId);
    const subscriptionId = charge?.transaction_id.split(':')[0] ?? '';
    expect((await webhook('NewSaleSuccess', sale(other, subscriptionId))).statusCode).toBe(200);
    expect(await receivedOf(other)).toEqual([]);
    expect((await orderOf('other@example.com')).status).toBe('pending');
  });

  it('charges nothing when it moves a date, and is shown to a person when we did not sell it', async () => {
    const member = await join(test, 'moved@example.com', { biller: 'ccbill' });
    const [charge] = await chargesOf(member.orderId);
    const subscriptionId = charge?.transaction_id.split(':')[0] ?? '';
    const moved = await webhook('BillingDateChange', { subscriptionId, nextRenewalDate: '2026-09-01' });
    expect([moved.statusCode, moved.body]).toEqual([200, 'OK']);
    for (const eventType of ['UpgradeSuccess', 'UpSaleSuccess', 'CrossSaleSuccess', 'Song']) {
      expect((await webhook(eventType, { ...sale(member.orderId, '7002') })).statusCode).toBe(200);
    }
    const flagged = await test.gateway.services.db
      .selectFrom('postbacks')
      .select('problem')
      .where('biller', '=', 'ccbill')
      .where('event_id', 'is', null)
      .where('payload', 'like', '%7002%')
      .execute();
    expect(flagged.map(({ problem }) => problem)).toEqual(Array(4).fill('not-understood'));
    expect(await chargesOf(member.orderId)).toHaveLength(1);
  });

  it('names a failed renewal and a new card of a subscription that is known', async () => {
    const member = await join(test, 'failed@example.com', { biller: 'ccbill', card: '4000000000000341' });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(new Set(await test.deliver())).toEqual(new Set([200]));
    expect(await receivedOf(member.orderId)).toContain('rebill-failed processed');
    const [charge] = await chargesOf(member.orderId);
    const subscriptionId = charge?.transaction_id.split(':')[0] ?? '';
    const card = await webhook('CustomerDataUpdate', { subscriptionId, timestamp: '2026-04-02 05:00:00' });
    expect(card.statusCode).toBe(200);
    expect(await receivedOf(member.orderId)).toContain('card-updated processed');
  });
});
