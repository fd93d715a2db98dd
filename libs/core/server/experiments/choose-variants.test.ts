import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import {
  EXPERIMENT_BUCKETS,
  type Experiment,
  EXPERIMENTS,
  HOLDOUT,
  variantOfBucket,
} from '@network/tenant/experiments.ts';
import { writeTesterCode } from '@network/validation/experiments/tester-code.ts';
import { readCookies } from '@network/server/requests/cookies.ts';
import { cookieText } from '../../cookies/page-cookie.ts';
import { chooseVariants, type VisitFacts } from './choose-variants.ts';
import { bucketOf } from './variant-cookie.ts';

const KEY = 'a'.repeat(64);
const half = (id: string) => ({ id, percent: 45 });
const pricing: Experiment = {
  id: 'pricing',
  cookie: 'pt',
  isRunning: true,
  variants: [half('a'), half('b')],
  holdoutPercent: 10,
};
const paypal: Experiment = { ...pricing, id: 'paypal', cookie: 'ppt' };
const crossSales: Experiment = { ...pricing, id: 'crossSales', cookie: 'xspt', isRunning: false };
const ALL = [pricing, paypal, crossSales];

const visit = (more: Partial<VisitFacts> = {}): VisitFacts => ({
  cookies: {},
  search: '',
  isMeasured: true,
  seed: 'seed',
  now: 1_800_000_000_000,
  ...more,
});
const choose = (more: Partial<VisitFacts> = {}, experiments = ALL) => chooseVariants(experiments, visit(more), KEY);
/** Builds the Cookie header that a browser sends back for the cookies that were set. */
const headerOf = (cookies: ReturnType<typeof choose>['cookies']) =>
  cookies.map((cookie) => cookieText(cookie, false).split(';')[0]).join('; ');

describe('the split of a crowd', () => {
  const CROWD = 6_000;
  const crowd = Array.from({ length: CROWD }, (_, index) => {
    const { variants } = choose({ seed: `visitor ${index}` });
    return `${variants['pricing']?.variant} ${variants['paypal']?.variant}`;
  });
  const share = { a: 0.45, b: 0.45, [HOLDOUT]: 0.1 };
  const names = Object.keys(share) as (keyof typeof share)[];

  /** Sum of squared deviations, each by what was expected. */
  const chiSquare = (counts: readonly (readonly [number, number])[]) =>
    counts.reduce((sum, [found, expected]) => sum + (found - expected) ** 2 / expected, 0);

  it('K11 gives each variant of two tests its share', () => {
    for (const place of [0, 1]) {
      const counts = names.map((name) => {
        const found = crowd.filter((pair) => pair.split(' ')[place] === name).length;
        return [found, CROWD * share[name]] as const;
      });
      // 13.8 is passed once in a thousand crowds by chance (2 degrees of freedom); these ids are always the same.
      expect(chiSquare(counts)).toBeLessThan(13.8);
    }
  });

  it('K11 splits one test alike within each variant of the other', () => {
    const counts = names.flatMap((one) =>
      names.map((other) => {
        const found = crowd.filter((pair) => pair === `${one} ${other}`).length;
        return [found, CROWD * share[one] * share[other]] as const;
      }),
    );
    // 8 degrees of freedom, once in a thousand.
    expect(chiSquare(counts)).toBeLessThan(26.1);
  });
});

describe('a visit', () => {
  it('K11 K09 stores its variants for a year in the tests’ own cookies, whatever a new draw would be', () => {
    const first = choose({ seed: 'one' });
    expect(first.cookies.map(({ name, days }) => [name, days])).toEqual([
      ['pt', COOKIE_DAYS.default],
      ['ppt', COOKIE_DAYS.default],
    ]);
    for (let index = 0; index < 50; index += 1) {
      const again = choose({ seed: `other ${index}`, cookies: readCookies(headerOf(first.cookies)) });
      expect(again).toEqual({ variants: first.variants, cookies: [] });
    }
  });

  it('K11 draws the same for the same seed', () => {
    expect(choose({ seed: 'session' })).toEqual(choose({ seed: 'session' }));
  });

  it('K11 K12 is in no test without consent, whatever its cookies say', () => {
    const { cookies } = choose();
    expect(choose({ isMeasured: false, cookies: readCookies(headerOf(cookies)) })).toEqual({
      variants: {},
      cookies: [],
    });
  });

  it('K11 is in no test that does not run', () => {
    expect(choose().variants['crossSales']).toBeUndefined();
    expect(choose({}, [...EXPERIMENTS])).toEqual({ variants: {}, cookies: [] });
  });

  it('K11 can’t make up its place', () => {
    const made = choose({ seed: 'one' });
    for (const value of ['a', '1', '1.', 'v-b', `v-b.${'x'.repeat(22)}`, `12.${'A'.repeat(22)}`]) {
      expect(choose({ seed: 'one', cookies: readCookies(`pt=${value}`) })).toEqual(made);
    }
    // One test's cookie says nothing in another's.
    const [pt] = made.cookies;
    expect(choose({ cookies: readCookies(`ppt=${pt?.value}`) }).cookies.map(({ name }) => name)).toEqual(['pt', 'ppt']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(choose({ seed: 'one', cookies: readCookies(`pt=${encodeURIComponent(text)}`) })).toEqual(made);
      }),
    );
  });
});

describe('a tester', () => {
  const code = writeTesterCode({ experiment: 'crossSales', variant: 'b' }, 1_800_000_060, KEY);

  it('K11 sees the variant that the operator signed, of a test that does not run too, and is not counted', () => {
    const first = choose({ search: `?experiment=${code}`, isMeasured: false });
    expect(first.variants).toEqual({ crossSales: { variant: 'b', isCounted: false } });
    const later = choose({ cookies: readCookies(headerOf(first.cookies)), isMeasured: false });
    expect(later).toEqual({ variants: first.variants, cookies: [] });
    expect(first.cookies.map(({ name, days }) => [name, days])).toEqual([['xspt', 1]]);
  });

  it.each([
    ['over', code, 1_800_000_060_000],
    ['of another variant', code.replace('.b.', '.a.'), 0],
    ['for longer', code.replace('1800000060', '1900000060'), 0],
    ['of another brand', writeTesterCode({ experiment: 'crossSales', variant: 'b' }, 1_900_000_000, 'b'.repeat(64)), 0],
    ['of no variant', writeTesterCode({ experiment: 'crossSales', variant: 'z' }, 1_900_000_000, KEY), 0],
    ['no code', 'b', 0],
  ])('K11 sees nothing by a code that is %s', (_, text, now) => {
    expect(choose({ search: `?experiment=${text}`, now, isMeasured: false })).toEqual({ variants: {}, cookies: [] });
  });
});

describe('shares', () => {
  const BUCKETS = Array.from({ length: EXPERIMENT_BUCKETS }, (_, bucket) => bucket);
  const test = (holdoutPercent: number, percents: readonly number[]): Experiment => ({
    ...pricing,
    variants: percents.map((percent, index) => ({ id: `${index}`, percent })),
    holdoutPercent,
  });
  /** Shares of at most 100 percent together with the holdout, and a factor that leaves them a part of that. */
  const shares = fc
    .record({
      holdoutPercent: fc.integer({ min: 0, max: 50 }),
      weights: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 }),
      full: fc.double({ min: 0.1, max: 1, noNaN: true }),
      part: fc.double({ min: 0.05, max: 1, noNaN: true }),
    })
    .map(({ holdoutPercent, weights, full, part }) => {
      const factor = ((100 - holdoutPercent) * full) / weights.reduce((sum, weight) => sum + weight, 0);
      return { holdoutPercent, percents: weights.map((weight) => weight * factor), part };
    });

  it('K11 are the configured ones, however uneven', () => {
    fc.assert(
      fc.property(shares, ({ holdoutPercent, percents }) => {
        const found = BUCKETS.map((bucket) => variantOfBucket(test(holdoutPercent, percents), bucket));
        for (const [index, percent] of [...percents, holdoutPercent].entries()) {
          const id = index < percents.length ? `${index}` : HOLDOUT;
          const counted = found.filter((variant) => variant === id).length;
          expect(Math.abs(counted - percent * 100)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('K11 that grow by one factor move no participant', () => {
    fc.assert(
      fc.property(shares, ({ holdoutPercent, percents, part }) => {
        const small = test(
          holdoutPercent,
          percents.map((percent) => percent * part),
        );
        const moved = BUCKETS.filter((bucket) => {
          const before = variantOfBucket(small, bucket);
          return before !== null && variantOfBucket(test(holdoutPercent, percents), bucket) !== before;
        });
        // Rounding may move one bucket at each edge of the shares.
        expect(moved.length).toBeLessThanOrEqual(percents.length);
      }),
      { numRuns: 30 },
    );
  });

  it('K11 of every test that is defined add up to 100 at most, and tests that run have cookies of their own', () => {
    const defined: readonly Experiment[] = EXPERIMENTS;
    for (const { variants, holdoutPercent } of defined) {
      const sum = variants.reduce((before, { percent }) => before + percent, holdoutPercent);
      expect(sum).toBeLessThanOrEqual(100);
    }
    const cookies = defined.filter(({ isRunning }) => isRunning).map(({ cookie }) => cookie);
    expect(new Set(cookies).size).toBe(cookies.length);
  });

  it('K11 the join form’s picture is defined and does not run', () => {
    expect(EXPERIMENTS.find(({ id }) => id === 'joinFormImage')).toMatchObject({
      isRunning: false,
      variants: [{ id: 'a' }, { id: 'b' }],
    });
  });

  it('K11 buckets are whole numbers below ten thousand', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, seed) => {
        const bucket = bucketOf(id, seed);
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 10_000).toBe(true);
      }),
    );
  });
});
