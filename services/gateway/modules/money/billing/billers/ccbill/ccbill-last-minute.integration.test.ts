import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { startToJoin } from '../../testing/join.ts';
import { jobsAt } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['ccbill'] } });

const statusOf = async (email: string) =>
  (
    await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('status')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).status;

it('an order that was paid in the last minutes of its form opens what was paid, though only the extract says so', async () => {
  await jobsAt(test, '2026-03-10T12:00:00Z');
  const { location } = await startToJoin(test, 'last-minute@example.com', { biller: 'ccbill' });
  await jobsAt(test, '2026-03-11T11:30:00Z');
  test.clock.set('2026-03-11T11:50:00Z');
  await test.pay(location ?? '');
  await test.collect();
  test.sent.splice(0);
  // The form is over, and the extract that has its payment may be requested in half an hour.
  await jobsAt(test, '2026-03-11T12:05:00Z');
  expect(await statusOf('last-minute@example.com')).toBe('pending');
  await jobsAt(test, '2026-03-11T12:35:00Z');
  expect(await statusOf('last-minute@example.com')).toBe('paid');
});

it('an order that nobody paid expires once extracts were read until two hours after its form', async () => {
  test.clock.set('2026-03-11T13:00:00Z');
  await startToJoin(test, 'unpaid@example.com', { biller: 'ccbill' });
  await jobsAt(test, '2026-03-12T12:30:00Z');
  await jobsAt(test, '2026-03-12T13:05:00Z');
  expect(await statusOf('unpaid@example.com')).toBe('pending');
  await jobsAt(test, '2026-03-12T13:35:00Z');
  await jobsAt(test, '2026-03-12T14:40:00Z');
  expect(await statusOf('unpaid@example.com')).toBe('pending');
  await jobsAt(test, '2026-03-12T15:45:00Z');
  expect(await statusOf('unpaid@example.com')).toBe('abandoned');
});
