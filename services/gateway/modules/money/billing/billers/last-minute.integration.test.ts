import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import { startToJoin } from '../testing/join.ts';
import { jobsAt } from '../testing/scene.ts';

/** Approves, and is reported fifteen minutes later as of the payment. */
const REPORTED_LATE = '4000000000000259';

describe.each(['segpay', 'rocketgate', 'vendo'] as const)('a payment in the last minute of a page at %s', (biller) => {
  let test: BillerTest;
  beforeEach(async () => {
    test = await startBillerTest({ tenants: [vixen], config: { billers: [biller] } });
  });
  afterEach(() => test.close());

  const orderOf = (email: string) =>
    test.gateway.services.db
      .selectFrom('billing_orders')
      .select(['status', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();

  it('opens what was paid, though it is reported when the page is over', async () => {
    const email = `last-minute-${biller}@example.com`;
    const { location } = await startToJoin(test, email, { biller });
    await jobsAt(test, '2026-03-03T11:59:00Z');
    test.clock.set('2026-03-03T11:59:40Z');
    await test.pay(location ?? '', REPORTED_LATE);
    await jobsAt(test, '2026-03-03T12:00:30Z');
    const { status, password_hash: password } = await orderOf(email);
    expect([status, password === null]).toEqual(['pending', false]);
    test.clock.set('2026-03-03T12:15:00Z');
    expect(await test.deliver()).toContain(200);
    expect((await orderOf(email)).status).toBe('paid');
  });
});

it.each([
  ['segpay', '2026-03-03T13:59:00Z', '2026-03-03T14:01:00Z'],
  ['rocketgate', '2026-03-03T13:59:00Z', '2026-03-03T14:01:00Z'],
] as const)('an order at %s that nobody paid expires two hours after its page', async (biller, before, after) => {
  const test = await startBillerTest({ tenants: [vixen], config: { billers: [biller] } });
  try {
    await startToJoin(test, 'unpaid@example.com', { biller });
    const statuses: string[] = [];
    for (const at of ['2026-03-03T12:01:00Z', before, after]) {
      await jobsAt(test, at);
      const orders = test.gateway.services.db.selectFrom('billing_orders').select('status');
      statuses.push((await orders.executeTakeFirstOrThrow()).status);
    }
    expect(statuses).toEqual(['pending', 'pending', 'abandoned']);
  } finally {
    await test.close();
  }
});
