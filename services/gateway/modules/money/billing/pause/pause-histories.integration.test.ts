import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { rounds } from '@network/testing/effort.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { cancelMembership, comeBack, timesCharged } from '../testing/actions.ts';
import { join, type Joined } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { change, membershipOf } from '../testing/own-memberships.ts';
import { firstOf, jobsAt } from '../testing/scene.ts';

const test = billerForTests({ tenants: [vixen] });

/** The actions of a person, whether or not they are possible now, and days that pass. */
const ACTIONS = {
  pauseOne: (who: Joined) => change(test, who, 'pauseMembership', { months: 1 }),
  pauseThree: (who: Joined) => change(test, who, 'pauseMembership', { months: 3 }),
  resume: (who: Joined) => change(test, who, 'resumeMembership'),
  shorten: (who: Joined) => change(test, who, 'schedulePlanChange', { optionId: 303 }),
  keep: (who: Joined) => change(test, who, 'withdrawPlannedChange'),
  cancel: (who: Joined) => cancelMembership(test, who).catch(() => undefined),
  comeBack: (who: Joined) => comeBack(test, who).catch(() => undefined),
  tenDays: () => pass(10),
  month: () => pass(31),
  quarter: () => pass(92),
} as const;
type Action = keyof typeof ACTIONS;

/** Lets days pass one after the other, as far as the jobs are concerned. */
async function pass(days: number): Promise<void> {
  const until = test.clock.now().getTime() + days * DAY_MS;
  for (let at = test.clock.now().getTime(); at < until; at += 5 * DAY_MS) {
    await jobsAt(test, new Date(Math.min(until, at + 5 * DAY_MS)).toISOString());
  }
}

/** Checks what must be true after every action. The biller's own record decides. */
async function check(who: Joined, done: readonly Action[]): Promise<void> {
  const { db } = test.gateway.services;
  await checkBooks(db);
  const now = test.clock.now();
  const charges = await db
    .selectFrom('billing_transactions')
    .select(['period', 'occurred_at'])
    .where('user_id', '=', who.userId)
    .where('kind', '=', 'charge')
    .orderBy('period')
    .execute();
  expect(charges.length, done.join(', ')).toBe(timesCharged(test, who.orderId));
  const grants = await db
    .selectFrom('entitlement_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'entitlement_events.subscription_id')
    .select(['access_from', 'access_until'])
    .where('subscriptions.user_id', '=', who.userId)
    .where('kind', '=', 'granted')
    .orderBy('access_from')
    .execute();
  for (const [place, grant] of grants.entries()) {
    const before = grants[place - 1];
    // No day is paid twice.
    if (before?.access_until)
      expect(grant.access_from?.getTime()).toBeGreaterThanOrEqual(before.access_until.getTime());
  }
  const shown = await membershipOf(test, who);
  const { isActive } = (await firstOf(who)).entitlement;
  const last = grants.at(-1)?.access_until ?? null;
  expect(isActive, done.join(', ')).toBe(last !== null && last > now);
  // A pause whose renewal was charged a little ahead can't be changed any more.
  if (shown.state === 'PAUSED') expect([isActive, shown.pause?.hasBegun ?? true]).toEqual([false, true]);
  // The next charge is never due while paid time or a pause is left.
  if (shown.nextChargeAt && last !== null) {
    expect(new Date(shown.nextChargeAt).getTime(), done.join(', ')).toBeGreaterThanOrEqual(
      Math.max(last.getTime(), shown.pause ? new Date(shown.pause.until).getTime() : 0),
    );
  }
}

it('L25 L26 any history of pauses, changes of plan, cancellations and time charges each period once and opens it once', async () => {
  let people = 0;
  const actions = Object.keys(ACTIONS) as Action[];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...actions), { minLength: 3, maxLength: 7 }), async (history) => {
      test.clock.set('2026-03-02T12:00:00Z');
      people += 1;
      const who = await join(test, `history-${people}@example.com`, { optionId: people % 2 === 0 ? 303 : 305 });
      for (const [place, action] of history.entries()) {
        await clearLimits(test.gateway.services.db);
        await ACTIONS[action](who);
        await test.deliver();
        await check(who, history.slice(0, place + 1));
      }
    }),
    { numRuns: rounds(100) },
  );
  expect(people).toBeGreaterThan(0);
});
