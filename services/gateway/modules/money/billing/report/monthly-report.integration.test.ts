import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { openDesk } from '../../../staff/staff/testing/public.ts';
import { cancelMembership, takeBack } from '../testing/actions.ts';
import { join, startToJoin } from '../testing/join.ts';
import { reportEvent } from '../testing/report-event.ts';
import { callAs, firstOf } from '../testing/scene.ts';
import { optionIdOf } from '../options/option-id.ts';
import { readMonthlyReport } from './monthly-report.ts';

const test = billerForTests({ tenants: [vixen], at: '2026-01-10T12:00:00Z' });

/** The months up to a given time, by their first day. */
async function reportAt(at: string, months = 3) {
  const rows = await readMonthlyReport(test.gateway.services.db, months, new Date(at));
  return new Map(rows.map((row) => [row.month, row]));
}

it('is empty before anything was sold', async () => {
  expect(await readMonthlyReport(test.gateway.services.db, 12, test.clock.now())).toEqual([]);
});

it('counts a membership while it is paid for, and its end as churn', async () => {
  const stays = await join(test, 'stays@example.com');
  const leaves = await join(test, 'leaves@example.com');
  const { first_price: price } = await test.gateway.services.db
    .selectFrom('billing_agreements')
    .innerJoin('plans', 'plans.id', 'billing_agreements.plan_id')
    .select('plans.first_price')
    .where('billing_agreements.id', '=', stays.orderId)
    .executeTakeFirstOrThrow();
  const january = (await reportAt('2026-01-31T12:00:00Z')).get('2026-01-01');
  expect(january).toMatchObject({
    members: 2,
    recurringRevenue: 2 * price,
    charges: 2,
    charged: 2 * price,
    churned: 0,
  });

  test.clock.set('2026-02-01T12:00:00Z');
  await takeBack(test, leaves.orderId, 'chargeback');
  await test.deliver();
  test.clock.set('2026-02-12T12:00:00Z');
  await test.deliver();
  const february = await reportAt('2026-02-28T12:00:00Z');
  expect(february.get('2026-02-01')).toMatchObject({
    members: 1,
    recurringRevenue: price,
    churned: 1,
    renewals: 1,
    chargebacks: 1,
    chargedBack: price,
    refunds: 0,
  });
  // Later events do not change a month that has ended.
  expect(february.get('2026-01-01')).toMatchObject({ members: 2, recurringRevenue: 2 * price });
});

it('leaves trials out of the revenue, and says how many went on', async () => {
  const { db } = test.gateway.services;
  const trial = await db
    .selectFrom('plans')
    .selectAll()
    .where('kind', '=', 'trial')
    .where('product', '=', 'vixen')
    .executeTakeFirstOrThrow();
  const who = await join(test, 'tries@example.com', { optionId: optionIdOf(trial) });
  const before = (await reportAt('2026-02-12T13:00:00Z')).get('2026-02-01');
  expect(before).toMatchObject({ members: 1, trials: 1, trialsEnded: 0, trialsConverted: 0 });
  test.clock.set('2026-02-20T12:00:00Z');
  await test.deliver();
  const after = (await reportAt('2026-02-20T13:00:00Z')).get('2026-02-01');
  expect(after).toMatchObject({ members: 2, trials: 1, trialsEnded: 1, trialsConverted: 1 });
  expect(who.userId).not.toBe('');
});

it('counts payments that were declined, and is read in the staff API', async () => {
  await startToJoin(test, 'declined@example.com');
  const { id } = await test.gateway.services.db
    .selectFrom('billing_orders')
    .select('id')
    .where('email', '=', 'declined@example.com')
    .executeTakeFirstOrThrow();
  await reportEvent(test, id, 'declined', { decline: { reason: 'card-expired', code: '54' } });
  await reportEvent(test, id, 'declined');
  const finance = await openDesk(test.gateway, 'finance');
  const { data } = await finance.call(
    '{ monthlyReport(months: 1) { month currency declines declinesByReason { reason count } } }',
  );
  const declinesByReason = [
    { reason: 'card-expired', count: 1 },
    { reason: 'unknown', count: 1 },
  ];
  expect(data).toEqual({ monthlyReport: [{ month: '2026-02-01', currency: 'USD', declines: 2, declinesByReason }] });
});

it('counts why members cancelled, by what they said last, and nobody who did not cancel', async () => {
  test.clock.set('2026-03-05T12:00:00Z');
  const says = async (email: string) => {
    const who = await join(test, email);
    await cancelMembership(test, who);
    return who;
  };
  await says('says-once@example.com');
  const twice = await says('says-twice@example.com');
  const { id: confirmationId } = await test.gateway.services.db
    .selectFrom('billing_operations')
    .select('id')
    .where('subscription_id', '=', (await firstOf(twice)).id)
    .where('status', '=', 'offered')
    .executeTakeFirstOrThrow();
  const again =
    'mutation ($id: ID!) { giveCancellationReason(confirmationId: $id, reason: TOO_EXPENSIVE) { success } }';
  await callAs(test, twice, again, { id: confirmationId });
  const stays = await join(test, 'says-and-stays@example.com');
  await callAs(test, stays, 'mutation { startCancellation(reason: MISSING_CONTENT) { success } }');
  await test.deliver();
  expect((await reportAt('2026-03-31T12:00:00Z')).get('2026-03-01')?.leavingByReason).toEqual([
    { reason: 'OTHER', count: 1 },
    { reason: 'TOO_EXPENSIVE', count: 1 },
  ]);
});
