import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, startToJoin } from '../testing/join.ts';
import { moneyOf } from '../testing/money.ts';
import { reportEvent } from '../testing/report-event.ts';
import { firstOf, mailsTo } from '../testing/scene.ts';

const MONTH = { amount: 2_999, currency: 'USD' } as const;

const test = balancedBiller({ tenants: [vixen] });

const report = (orderId: string, kind: string, more: object = {}, biller?: string): Promise<string> =>
  reportEvent(test, orderId, kind, more, biller);

/** An order whose payment page is never used: the test reports its outcome. */
async function openOrder(email: string): Promise<string> {
  await startToJoin(test, email);
  const orders = test.gateway.services.db.selectFrom('billing_orders').select('id').where('email', '=', email);
  return (await orders.executeTakeFirstOrThrow()).id;
}

const chargesOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['transaction_id', 'kind', 'occurred_at'])
    .where('agreement_id', '=', orderId)
    .orderBy('occurred_at')
    .execute();

const statusOf = async (table: 'billing_orders' | 'billing_agreements', id: string): Promise<string> => {
  const row = await test.gateway.services.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst();
  return row?.status ?? 'none';
};

describe('a payment that contradicts its order', () => {
  it('is flagged without an order of this biller, an amount or a transaction, and opens nothing', async () => {
    const orderId = await openOrder('contradicted@example.com');
    expect(await report('nobody-ordered-this', 'charged', { ...MONTH, transactionId: 'txn_n' })).toBe('unknown-order');
    expect(await report(orderId, 'charged', { ...MONTH, transactionId: 'txn_v' }, 'netbilling')).toBe('unknown-order');
    expect(await report(orderId, 'charged', { transactionId: 'txn_free' })).toBe('incomplete');
    expect(await report(orderId, 'charged', MONTH)).toBe('incomplete');
    expect(await statusOf('billing_orders', orderId)).toBe('pending');
    expect(await chargesOf(orderId)).toEqual([]);
  });

  it('is flagged when its transaction has paid another order; one that paid this order has no second effect', async () => {
    const { orderId } = await join(test, 'paid-once@example.com');
    const other = await openOrder('free-rider@example.com');
    const [charge] = await chargesOf(orderId);
    const before = await moneyOf(test.gateway.services.db);
    const paid = { ...MONTH, transactionId: charge?.transaction_id };
    expect(await report(other, 'charged', paid)).toBe('transaction-of-another-order');
    expect(await report(orderId, 'charged', paid)).toBe('processed');
    expect(await statusOf('billing_orders', other)).toBe('pending');
    expect(await moneyOf(test.gateway.services.db)).toEqual(before);
  });

  it('happened no later than it is reported, whatever the clock of the biller says', async () => {
    const orderId = await openOrder('ahead@example.com');
    const ahead = { ...MONTH, transactionId: 'txn_ahead', occurredAt: '2026-03-09T12:00:00.000Z' };
    expect(await report(orderId, 'charged', ahead)).toBe('processed');
    expect(await chargesOf(orderId)).toMatchObject([{ occurred_at: new Date('2026-03-02T12:00:00Z') }]);
  });

  it('may follow a declined card, and a declined card takes nothing from a paid order', async () => {
    const orderId = await openOrder('second-card@example.com');
    expect(await report(orderId, 'declined')).toBe('processed');
    expect(await statusOf('billing_orders', orderId)).toBe('declined');
    expect(await report(orderId, 'charged', { ...MONTH, transactionId: 'txn_second_card' })).toBe('processed');
    expect(await report(orderId, 'declined')).toBe('processed');
    expect(await statusOf('billing_orders', orderId)).toBe('paid');
  });
});

describe('a renewal that contradicts its agreement', () => {
  it('is flagged without an amount or a transaction, and in another currency', async () => {
    const { orderId } = await join(test, 'renewed-wrongly@example.com');
    const renewal = { period: 1, transactionId: 'txn_wrong' };
    expect(await report(orderId, 'charged', renewal)).toBe('incomplete');
    expect(await report(orderId, 'charged', { ...MONTH, period: 1 })).toBe('incomplete');
    expect(await report(orderId, 'charged', { ...renewal, ...MONTH, currency: 'EUR' })).toBe('wrong-amount');
    expect(await report(orderId, 'charged', { ...renewal, ...MONTH, amount: 2_998 })).toBe('wrong-amount');
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('is booked once, and flagged as another charge of the same period', async () => {
    const who = await join(test, 'renewed-twice@example.com');
    const renewal = { ...MONTH, period: 1, transactionId: 'txn_renewal' };
    expect(await report(who.orderId, 'charged', renewal)).toBe('processed');
    expect(await report(who.orderId, 'charged', renewal)).toBe('processed');
    expect(await report(who.orderId, 'charged', { ...renewal, transactionId: 'txn_twin' })).toBe('charged-twice');
    expect(await chargesOf(who.orderId)).toHaveLength(2);
    expect((await firstOf(who)).entitlement.accessUntil).toEqual(new Date('2026-05-02T12:00:00Z'));
  });

  it('waits when it was charged after the cancellation, until all that the biller knows is known', async () => {
    const { orderId } = await join(test, 'charged-after@example.com');
    test.clock.set('2026-03-10T12:00:00Z');
    expect(await report(orderId, 'cancelled')).toBe('processed');
    test.clock.set('2026-04-02T12:00:00Z');
    const renewal = { ...MONTH, period: 1, transactionId: 'txn_after' };
    expect(await report(orderId, 'charged', renewal)).toBe('charged-after-end');
    expect(await chargesOf(orderId)).toHaveLength(1);
  });

  it('fails only for a period that is not paid: the grace begins with a mail, once', async () => {
    const email = 'failed-wrongly@example.com';
    const { orderId } = await join(test, email);
    expect(await report(orderId, 'rebill-failed')).toBe('processed');
    expect(await statusOf('billing_agreements', orderId)).toBe('running');
    expect(await mailsTo(test, email)).not.toContain('paymentFailed');
    expect(await report(orderId, 'rebill-failed', { period: 1 })).toBe('processed');
    expect(await statusOf('billing_agreements', orderId)).toBe('past-due');
    expect(await report(orderId, 'rebill-failed', { period: 1 })).toBe('processed');
    expect((await mailsTo(test, email)).filter((kind) => kind === 'paymentFailed')).toHaveLength(1);
  });
});
