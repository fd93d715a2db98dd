import { expect, it } from 'vitest';
import { aSubscription } from '../../membership/testing/public.ts';
import { agreementRow } from '../testing/agreement-row.ts';
import { isCancellable } from './cancellation-step.ts';
import { isReactivatable } from './reactivate.ts';

const UNTIL = new Date('2026-04-02T12:00:00Z');
const subscription = aSubscription('own', { entitlement: { isActive: true, accessUntil: UNTIL } });
const until = (day: string | null) =>
  aSubscription('own', { entitlement: { isActive: true, accessUntil: day === null ? null : new Date(day) } });
const agreement = agreementRow({ status: 'cancelled' });

it('a cancellation is undone while what was paid for is open, by a biller that does so', () => {
  expect(isReactivatable({ subscription, agreement }, { reactivates: true })).toBe(true);
  expect(isReactivatable({ subscription: until(null), agreement }, { reactivates: true })).toBe(true);
});

it.each([
  ['its biller does not undo it', { subscription, agreement }, false],
  ['it was not cancelled', { subscription, agreement: agreementRow() }, true],
  ['it has lapsed', { subscription, agreement: agreementRow({ status: 'ended' }) }, true],
  ['it is over', { subscription: aSubscription('own', { entitlement: { accessUntil: UNTIL } }), agreement }, true],
])('a cancellation is not undone where %s', (_why, managed, reactivates) => {
  expect(isReactivatable(managed, { reactivates })).toBe(false);
});

it('a cancellation is not undone after the refund of a period that had not begun', () => {
  // Months end on different days, so the end may differ by almost four days.
  const can = (day: string) => isReactivatable({ subscription: until(day), agreement }, { reactivates: true });
  expect([can('2026-03-29T12:00:00.001Z'), can('2026-03-29T12:00:00Z')]).toEqual([true, false]);
});

it('a renewal is cancelled that is to be charged, also after one that failed', () => {
  const states = (['running', 'past-due', 'cancelled', 'ended'] as const).map((status) =>
    isCancellable(agreementRow({ status })),
  );
  expect(states).toEqual([true, true, false, false]);
  expect(isCancellable(agreementRow({ period_months: null }))).toBe(false);
});
