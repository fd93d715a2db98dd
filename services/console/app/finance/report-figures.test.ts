import { expect, it } from 'vitest';
import {
  chargebackRateOf,
  churnOf,
  conversionOf,
  declineRateOf,
  leavingText,
  monthsOf,
  monthText,
  percentText,
} from './report-figures.ts';

const MONTH = {
  month: '2026-01-01',
  currency: 'USD',
  recurringRevenue: 29_990,
  members: 10,
  churned: 0,
  charges: 10,
  charged: 29_990,
  taxes: 4_788,
  renewals: 0,
  refunds: 0,
  refunded: 0,
  chargebacks: 0,
  chargedBack: 0,
  declines: 0,
  declinesByReason: [],
  leavingByReason: [],
  trials: 0,
  trialsEnded: 0,
  trialsConverted: 0,
};
const FEBRUARY = {
  ...MONTH,
  month: '2026-02-01',
  members: 9,
  churned: 2,
  charges: 8,
  declines: 2,
  chargebacks: 1,
  trials: 5,
  trialsEnded: 4,
  trialsConverted: 3,
};

it('shares are of what they are about', () => {
  const [january, february] = monthsOf([MONTH, { ...MONTH, currency: 'EUR' }, FEBRUARY], 'USD');
  if (january === undefined || february === undefined) throw new Error('There are two months.');
  expect([churnOf(february), conversionOf(february), declineRateOf(february), chargebackRateOf(february)]).toEqual([
    0.2, 0.75, 0.2, 0.125,
  ]);
  // Nothing before it, no trial.
  expect([churnOf(january), conversionOf(january)]).toEqual([null, null]);
});

it('says why members cancelled in words, also a reason of a later release', () => {
  const leavingByReason = [
    { reason: 'TOO_EXPENSIVE', count: 3 },
    { reason: 'MOVED_AWAY', count: 1 },
  ];
  const [month] = monthsOf([{ ...MONTH, leavingByReason }], 'USD');
  expect(month && leavingText(month)).toBe('too expensive 3, MOVED_AWAY 1');
});

it('reads as people write it', () => {
  expect([percentText(0.125), percentText(null), monthText('2026-03-01')]).toEqual(['12.5%', '–', 'Mar 2026']);
});
