import { beforeEach, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { upgradeTrial } from '../testing/actions.ts';
import { join, type Joined } from '../testing/join.ts';
import { reportEvent } from '../testing/report-event.ts';
import { firstOf, jobsAt } from '../testing/scene.ts';

const test = billerForTests({ tenants: [vixen] });
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));

const accessOf = async (who: Joined) => (await firstOf(who)).entitlement;

/** The biller says that it charges a renewal on another day. */
const move = (who: Joined, period: number, nextChargeAt: string) =>
  reportEvent(test, who.orderId, 'rescheduled', { period, nextChargeAt });

async function chargeBack(who: Joined, period: number): Promise<string> {
  const charge = await test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['transaction_id', 'amount', 'currency'])
    .where('agreement_id', '=', who.orderId)
    .where('kind', '=', 'charge')
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  const { transaction_id: reversedTransactionId, amount, currency } = charge;
  const transactionId = `${reversedTransactionId}-back`;
  return reportEvent(test, who.orderId, 'charged-back', {
    amount,
    currency,
    transactionId,
    reversedTransactionId,
    period,
  });
}

it('days that a biller added after a charge go with it when it is charged back', async () => {
  const who = await join(test, 'added@example.com');
  expect(await move(who, 1, '2026-04-20T12:00:00.000Z')).toBe('processed');
  expect((await accessOf(who)).accessUntil).toEqual(new Date('2026-04-20T12:00:00Z'));
  test.clock.set('2026-03-10T12:00:00Z');
  expect(await chargeBack(who, 0)).toBe('processed');
  expect((await accessOf(who)).isActive).toBe(false);
  test.clock.set('2026-04-10T12:00:00Z');
  expect((await accessOf(who)).isActive).toBe(false);
});

it('those of the membership that took the place of a trial stay when the trial is charged back', async () => {
  const trial = await join(test, 'upgraded@example.com', { optionId: 301 });
  test.clock.set('2026-03-02T12:01:00Z');
  const orderId = await upgradeTrial(test, trial);
  const who = { ...trial, orderId };
  expect(await move(who, 1, '2026-04-20T12:00:00.000Z')).toBe('processed');
  test.clock.set('2026-03-03T12:00:00Z');
  expect(await chargeBack(trial, 0)).toBe('processed');
  expect(await accessOf(who)).toMatchObject({ isActive: true, accessUntil: new Date('2026-04-20T12:01:00Z') });
});

it('those after a later charge stay when an earlier one is charged back', async () => {
  const who = await join(test, 'stays@example.com');
  await jobsAt(test, '2026-04-02T12:00:00Z');
  await test.deliver();
  expect(await move(who, 2, '2026-05-20T12:00:00.000Z')).toBe('processed');
  expect(await chargeBack(who, 0)).toBe('processed');
  expect(await accessOf(who)).toMatchObject({ isActive: true, accessUntil: new Date('2026-05-20T12:00:00Z') });
});
