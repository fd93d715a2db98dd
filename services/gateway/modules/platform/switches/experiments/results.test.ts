import { expect, it } from 'vitest';
import { HOLDOUT } from '@network/tenant/experiments.ts';
import { resultsOf } from './results.ts';

const experiment = {
  variants: [
    { id: 'a', percent: 45 },
    { id: 'b', percent: 45 },
  ],
};
const period = { startedAt: new Date('2026-03-01T00:00:00Z'), endsAt: new Date('2026-03-15T00:00:00Z') };
const count = (variant: string, visits: number, more: object = {}) => ({
  variant,
  visits,
  goals: 0,
  declines: 0,
  errors: 0,
  ...more,
});

it('compares each variant with the control, and one without visits says nothing', () => {
  const [control, a, b] = resultsOf(
    experiment,
    [count(HOLDOUT, 1_000, { goals: 50 }), count('a', 4_000, { goals: 320 })],
    period,
  );
  expect(control).toMatchObject({ isControl: true, difference: null, broken: [] });
  expect(a?.difference?.value).toBeCloseTo(0.03);
  expect(a?.difference?.low).toBeGreaterThan(0);
  expect(b).toMatchObject({ visits: 0, goalRate: { low: 0, high: 1 }, broken: [] });
});

it.each([
  ['declines', { declines: 120 }, ['declines']],
  ['error pages', { errors: 120 }, ['errors']],
  ['fewer successes', { goals: 20 }, ['goals']],
  ['what may be chance, seen 336 times', { declines: 75, errors: 70, goals: 80 }, []],
] as const)('%s break their guard rail', (_name, happened, broken) => {
  const usual = { goals: 100, declines: 50, errors: 50 };
  const found = resultsOf(
    experiment,
    [count(HOLDOUT, 1_000, usual), count('a', 1_000, { ...usual, ...happened }), count('b', 1_000, usual)],
    period,
  );
  expect(found.map(({ variant, broken: found_ }) => [variant, found_])).toEqual([
    [HOLDOUT, []],
    ['a', broken],
    ['b', []],
  ]);
});

it('refunds are those of purchases, with their interval, and break a guard rail of their own', () => {
  const usual = { goals: 100, declines: 50, errors: 50, purchases: 100, refunds: 4 };
  const found = (more: object) =>
    resultsOf(
      experiment,
      [count(HOLDOUT, 1_000, usual), count('a', 1_000, { ...usual, ...more }), count('b', 1_000, usual)],
      period,
    )[1];
  const worse = found({ refunds: 40 });
  expect(worse?.broken).toEqual(['refunds']);
  expect(worse?.refundRate.value).toBeCloseTo(0.4);
  expect(worse?.refundRate.low).toBeGreaterThan(0.28);
  expect(worse?.refundRate.high).toBeLessThan(0.54);
  expect(found({ refunds: 12 })?.broken).toEqual([]);
  expect(found({ purchases: 29, refunds: 29 })?.broken).toEqual([]);
});

it('runs of before refunds were counted have none', () => {
  const [control] = resultsOf(experiment, [count(HOLDOUT, 1_000)], period);
  expect(control).toMatchObject({ purchases: 0, refunds: 0, refundRate: { low: 0, value: 0, high: 1 } });
});

it('a guard rail says nothing before a hundred visits', () => {
  const found = resultsOf(experiment, [count(HOLDOUT, 99), count('a', 5_000, { errors: 4_000 })], period);
  expect(found.flatMap(({ broken }) => broken)).toEqual([]);
});
