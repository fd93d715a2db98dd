import { expect, it } from 'vitest';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { billerForTests, startBillerTest } from '@network/testing/sandbox-biller.ts';
import { join, startToJoin } from '../../testing/join.ts';
import { firstOf, jobsAt } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['ccbill'] } });

it('an order is not given up while a payment of it may be in an extract that could not be read', async () => {
  await jobsAt(test, '2026-03-02T12:00:00Z');
  const { location } = await startToJoin(test, 'outage@example.com', { biller: 'ccbill' });
  const { config, db } = test.gateway.services;
  const statusOf = async () =>
    (
      await db
        .selectFrom('billing_orders')
        .select('status')
        .where('email', '=', 'outage@example.com')
        .executeTakeFirst()
    )?.status;
  await test.pay(location ?? '');
  // Neither its webhook nor an extract arrives for more than a day.
  await test.collect();
  test.sent.splice(0);
  const port = config.billerPort;
  Object.assign(config, { billerPort: 1 });
  await jobsAt(test, '2026-03-03T12:30:00Z');
  expect(await statusOf()).toBe('pending');
  Object.assign(config, { billerPort: port });
  await jobsAt(test, '2026-03-03T13:35:00Z');
  expect(await statusOf()).toBe('paid');
});

it('a renewal that failed is past due and lapses, though its webhooks were lost and no extract has failures', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  const who = await join(test, 'unheard@example.com', { biller: 'ccbill', card: '4000000000000341' });
  const { db } = test.gateway.services;
  const statusOf = async () =>
    (await db.selectFrom('billing_agreements').select('status').where('id', '=', who.orderId).executeTakeFirst())
      ?.status;
  await jobsAt(test, '2026-04-01T12:00:00Z');
  await jobsAt(test, '2026-04-04T11:00:00Z');
  // A day less may still be CCBill's own calendar.
  expect(await statusOf()).toBe('running');
  await jobsAt(test, '2026-04-04T12:00:00Z');
  await jobsAt(test, '2026-04-05T12:00:00Z');
  expect(await statusOf()).toBe('past-due');
  await jobsAt(test, '2026-04-08T12:00:01Z');
  expect(await statusOf()).toBe('ended');
  expect((await firstOf(who)).entitlement.isActive).toBe(false);
  await jobsAt(test, '2026-04-08T12:01:01Z');
  const commands = await db
    .selectFrom('biller_commands')
    .select(['kind', 'state'])
    .where('agreement_id', '=', who.orderId)
    .execute();
  expect(commands).toEqual([{ kind: 'end', state: 'sent' }]);
});

it('an order expires though extracts stopped, once they were read until after its form, and after a week though none ever was', async () => {
  const silent = await startBillerTest({ tenants: [vixen], config: { billers: ['ccbill'] } });
  const { config, db } = silent.gateway.services;
  const statusOf = async (email: string) =>
    (await db.selectFrom('billing_orders').select('status').where('email', '=', email).executeTakeFirst())?.status;
  const port = config.billerPort;
  try {
    silent.clock.set('2026-03-02T12:00:00Z');
    await startToJoin(silent, 'never-read@example.com', { biller: 'ccbill' });
    Object.assign(config, { billerPort: 1 });
    await jobsAt(silent, '2026-03-04T12:00:00Z');
    await jobsAt(silent, '2026-03-10T11:00:00Z');
    expect(await statusOf('never-read@example.com')).toBe('pending');
    await jobsAt(silent, '2026-03-10T13:00:00Z');
    expect(await statusOf('never-read@example.com')).toBe('abandoned');
    await startToJoin(silent, 'read-once@example.com', { biller: 'ccbill' });
    const read = { biller: 'ccbill' as const, complete_until: new Date('2026-03-11T15:30:00Z') };
    await db.insertInto('biller_event_marks').values(read).execute();
    await jobsAt(silent, '2026-03-11T20:00:00Z');
    expect(await statusOf('read-once@example.com')).toBe('abandoned');
  } finally {
    Object.assign(config, { billerPort: port });
    await silent.close();
  }
});
