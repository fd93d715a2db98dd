import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { eventsOfPurchases, transactionSchema } from '../billers/segpay/purchase-history.ts';
import { ingestAnswer, isSettledEvent } from './inbox.ts';

const gateway = gatewayForTests({ tenants: [vixen] });

/** Builds Segpay's report of a purchase whose next renewal is on that day. */
function report(day: string) {
  const row = transactionSchema.parse({
    TransID: '7',
    TransTime: '2026-03-01T00:03:01+00:00',
    Type: 'Sale',
    Source: 'Signup',
    Auth: 'Yes',
    TransAmount: '29.9900',
    Currency: 'USD',
    PurchaseID: '8',
    PurchStatus: 'Active',
    RecurringPeriod: '30',
    NextDate: `${day}T00:00:00+00:00`,
    REF1: 'order-of-states',
  });
  const event = eventsOfPurchases([row]).find(({ kind }) => kind === 'rescheduled');
  if (event === undefined) throw new Error('The report says no day.');
  return event;
}

it('a day that was said before a return is said again after it, once', async () => {
  const { services } = gateway;
  const state = { ...report('2026-04-05'), orderId: 'order-of-returns', id: 'next:9:1:2026-04-05' };
  const sayAt = (at: string) => ingestAnswer(services, 'segpay', state, new Date(at));
  const happen = (kind: 'cancelled' | 'reactivated', at: string) => {
    const { isState: _named, nextChargeAt: _none, ...event } = state;
    return ingestAnswer(services, 'segpay', { ...event, kind, id: `${kind}:9` }, new Date(at));
  };
  await happen('cancelled', '2026-03-10T12:00:00Z');
  await sayAt('2026-03-10T12:01:00Z');
  await happen('reactivated', '2026-03-10T12:02:00Z');
  await sayAt('2026-03-10T12:03:00Z');
  await sayAt('2026-03-10T12:04:00Z');
  const rows = await services.db
    .selectFrom('postbacks')
    .select('event_id')
    .where('order_id', '=', 'order-of-returns')
    .where('kind', '=', 'rescheduled')
    .orderBy('received_at')
    .execute();
  expect(rows.map(({ event_id }) => event_id)).toEqual(['next:9:1:2026-04-05', 'next:9:1:2026-04-05:turn-2']);
});

it('a day of a report that comes back is another event, and one that is read twice is not', async () => {
  const { services } = gateway;
  const at = new Date('2026-03-10T12:00:00Z');
  for (const day of ['2026-04-01', '2026-04-05', '2026-04-01', '2026-04-05', '2026-04-05']) {
    await ingestAnswer(services, 'segpay', report(day), at);
    await ingestAnswer(services, 'segpay', report(day), at);
  }
  const rows = await services.db
    .selectFrom('postbacks')
    .select(['event_id', 'payload'])
    .where('order_id', '=', 'order-of-states')
    .execute();
  expect(new Set(rows.map(({ event_id }) => event_id))).toEqual(
    new Set([
      'next:8:1:2026-04-01',
      'next:8:1:2026-04-01:turn-3',
      'next:8:1:2026-04-05:turn-2',
      'next:8:1:2026-04-05:turn-4',
    ]),
  );
  expect(rows).toHaveLength(4);
  for (const { event_id, payload } of rows) expect(JSON.parse(payload)).toMatchObject({ id: event_id });
  // The order is unknown, so a person looks at it. The event is settled all the same, and is read no more.
  expect(await isSettledEvent(services.db, 'segpay', report('2026-04-05'))).toBe(true);
  expect(await isSettledEvent(services.db, 'segpay', report('2026-04-01'))).toBe(false);
});

it('a day that is not the first of its order counts from its reading, or from just before it where it is over', async () => {
  const { services } = gateway;
  const orderId = 'order-of-moments';
  const now = services.clock.now();
  for (const day of ['2026-04-01', '2026-04-05', now.toISOString().slice(0, 10)]) {
    await ingestAnswer(services, 'segpay', { ...report(day), orderId, id: `next:10:1:${day}` }, now);
  }
  const rows = await services.db
    .selectFrom('postbacks')
    .select(['event_id', 'payload'])
    .where('order_id', '=', orderId)
    .execute();
  const moments = new Map(
    rows.map(({ event_id, payload }) => [event_id, (JSON.parse(payload) as { occurredAt: string }).occurredAt]),
  );
  expect(moments).toEqual(
    new Map([
      ['next:10:1:2026-04-01', '2026-03-01T00:03:01.000Z'],
      ['next:10:1:2026-04-05:turn-2', now.toISOString()],
      ['next:10:1:2026-03-02:turn-3', new Date(now.getTime() - 1).toISOString()],
    ]),
  );
});
