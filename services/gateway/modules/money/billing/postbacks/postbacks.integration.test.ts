import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join } from '../testing/join.ts';
import { moneyOf } from '../testing/money.ts';
import { callAs, firstOf, jobsAt } from '../testing/scene.ts';
import { signedPostback } from '../testing/signed-postback.ts';
import { postbacksOperation } from './postbacks-operation.ts';

const test = balancedBiller({ tenants: [vixen] });

const signed = (event: Record<string, unknown>) => signedPostback(test, 'vendo', event);
const rowsOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('postbacks')
    .select(['id', 'status', 'problem', 'signature'])
    .where('order_id', '=', orderId)
    .execute();

describe('postbacks', () => {
  it('are refused unsigned, changed, after five minutes and a second time', async () => {
    const who = await join(test, 'signed@example.com');
    const event = {
      id: 'evt_own',
      kind: 'card-updated',
      orderId: who.orderId,
      occurredAt: '2026-03-02T12:00:00.000Z',
      period: 0,
      amount: null,
      currency: null,
      transactionId: null,
      reversedTransactionId: null,
      reference: null,
    };
    const good = signed(event);
    expect(await test.hand({ ...good, headers: { 'content-type': 'application/json' } })).toBe(401);
    expect(await test.hand({ ...good, payload: good.payload.replace('card-updated', 'cancelled') })).toBe(401);
    test.clock.set('2026-03-02T12:05:01Z');
    expect(await test.hand(good)).toBe(401);
    test.clock.set('2026-03-02T12:05:00Z');
    expect(await test.hand(good)).toBe(200);
    expect(await test.hand(good)).toBe(409);
    expect(await test.hand(signed(event))).toBe(200);
    expect((await rowsOf(who.orderId)).filter(({ status }) => status === 'processed')).toHaveLength(2);
  });

  it('a wrong amount or currency is refused, flagged and opens nothing', async () => {
    const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
    const input = { optionId: 303, biller: 'vendo', email: 'wrong@example.com', password: 'Heron742' };
    await test.gateway.graphql(start, { input }, { tenant: 'vixen', area: 'members' });
    const { id: orderId } = await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('id')
      .where('email', '=', 'wrong@example.com')
      .executeTakeFirstOrThrow();
    for (const [amount, currency] of [
      [100, 'USD'],
      [2_999, 'EUR'],
    ] as const) {
      const event = { kind: 'charged', orderId, occurredAt: '2026-03-02T12:00:00.000Z', period: 0, amount, currency };
      const charged = { ...event, id: `evt_${currency}`, transactionId: `txn_${currency}` };
      expect(await test.hand(signed({ ...charged, reversedTransactionId: null, reference: null }))).toBe(200);
    }
    const rows = await rowsOf(orderId);
    expect(rows.map(({ status, problem }) => [status, problem])).toEqual([
      ['flagged', 'wrong-amount'],
      ['flagged', 'wrong-amount'],
    ]);
    const listed = await postbacksOperation.run(test.gateway.services, ['list', 'flagged']);
    expect(listed.text).toContain('wrong-amount');
    expect(await postbacksOperation.run(test.gateway.services, ['replay', rows[0]?.id ?? ''])).toMatchObject({
      ok: false,
    });
  });

  it('a second charge for one order is flagged, and books and opens nothing', async () => {
    const who = await join(test, 'charged-twice@example.com');
    const before = await moneyOf(test.gateway.services.db);
    const event = { kind: 'charged', orderId: who.orderId, occurredAt: '2026-03-02T12:00:00.000Z', period: 0 };
    const charge = { amount: 2_999, currency: 'USD', transactionId: 'txn_again', reversedTransactionId: null };
    expect(await test.hand(signed({ ...event, ...charge, id: 'evt_again', reference: null }))).toBe(200);
    const flagged = (await rowsOf(who.orderId)).filter(({ status }) => status === 'flagged');
    expect(flagged.map(({ problem }) => problem)).toEqual(['charged-twice']);
    expect(await moneyOf(test.gateway.services.db)).toEqual(before);
  });

  it('L24 a chargeback ends access at once, is reversed in the ledger and gets no offer', async () => {
    const who = await join(test, 'chargeback@example.com');
    const before = await moneyOf(test.gateway.services.db);
    const { token } = await test.gateway.services.db
      .selectFrom('billing_agreements')
      .select('token_transaction_id as token')
      .where('id', '=', who.orderId)
      .executeTakeFirstOrThrow();
    test.clock.set('2026-03-05T12:00:00Z');
    expect(await test.operate(`/biller/orders/${who.orderId}/chargeback`, { transaction: token })).toBe(303);
    expect(await test.deliver()).toEqual([200]);
    expect((await firstOf(who)).entitlement).toMatchObject({ isActive: false, isCancelled: true });
    const after = await moneyOf(test.gateway.services.db);
    expect((after['USD-chargebacks'] ?? 0) - (before['USD-chargebacks'] ?? 0)).toBe(2_999);
    expect(
      await callAs(test, who, 'query ($id: ID!) { getRetentionOffer(userUuid: $id) { name } }', { id: who.userId }),
    ).toEqual({ getRetentionOffer: null });
    expect(await callAs(test, who, '{ joinOptions { isOneClickEnabled } }')).toEqual({
      joinOptions: { isOneClickEnabled: false },
    });
    await jobsAt(test, '2026-04-03T12:00:00Z');
    expect((await firstOf(who)).entitlement.isActive).toBe(false);
  });

  it.each([
    ['refund', true],
    ['void', false],
  ] as const)(
    'L24 a %s is reversed in the ledger, renews nothing, and access after it is %s',
    async (kind, isActive) => {
      const who = await join(test, `${kind}@example.com`);
      const { token } = await test.gateway.services.db
        .selectFrom('billing_agreements')
        .select('token_transaction_id as token')
        .where('id', '=', who.orderId)
        .executeTakeFirstOrThrow();
      test.clock.set('2026-03-05T12:00:00Z');
      await test.operate(`/biller/orders/${who.orderId}/${kind}`, { transaction: token });
      await test.deliver();
      expect((await firstOf(who)).entitlement).toMatchObject({ isActive, isCancelled: true });
      await jobsAt(test, '2026-04-03T12:00:00Z');
      expect(test.charges().filter(({ orderId }) => orderId === who.orderId)).toHaveLength(1);
    },
  );

  it('late and out of order they come to the same: what is early waits for what comes before', async () => {
    const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
    const input = { optionId: 303, biller: 'vendo', email: 'order@example.com', password: 'Heron742' };
    const { data } = await test.gateway.graphql<{ startSignup: { location: string } }>(
      start,
      { input },
      { tenant: 'vixen', area: 'members' },
    );
    await test.pay(data.startSignup.location);
    await test.collect();
    const [paid] = test.sent.splice(0);
    const order = await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('id')
      .where('email', '=', 'order@example.com')
      .executeTakeFirstOrThrow();
    test.clock.set('2026-03-02T12:01:00Z');
    await test.operate(`/biller/orders/${order.id}/cancel`, {});
    await test.collect();
    const [cancelled] = test.sent.splice(0);
    if (!paid || !cancelled) throw new Error('Nothing was sent.');
    expect(await test.hand(cancelled)).toBe(200);
    expect((await rowsOf(order.id)).map(({ status }) => status)).toEqual(['waiting']);
    expect(await test.hand(paid)).toBe(200);
    expect((await rowsOf(order.id)).map(({ status }) => status)).toEqual(['processed', 'processed']);
    const { subscription_id } = await test.gateway.services.db
      .selectFrom('billing_agreements')
      .select('subscription_id')
      .where('id', '=', order.id)
      .where('status', '=', 'cancelled')
      .executeTakeFirstOrThrow();
    expect(subscription_id).toBe(order.id);
  });

  it('what was never posted back is found by the reconciliation', async () => {
    const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
    const input = { optionId: 303, biller: 'vendo', email: 'silent@example.com', password: 'Heron742' };
    const { data } = await test.gateway.graphql<{ startSignup: { location: string } }>(
      start,
      { input },
      { tenant: 'vixen', area: 'members' },
    );
    await test.pay(data.startSignup.location);
    await test.collect();
    test.sent.splice(0);
    expect(await jobsAt(test, '2026-03-02T12:01:00Z')).toMatchObject({ orders: 1 });
    const user = await test.gateway.services.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'silent@example.com')
      .executeTakeFirst();
    expect(user).toBeDefined();
  });
});
