import { expect, it } from 'vitest';
import { HOLDOUT, variantOfBucket } from '@network/tenant/experiments.ts';
import { testTenant } from '../tenant-fixture.ts';
import { createRunningBrand } from './brand-settings.ts';

const experiment = {
  id: 'pricing',
  cookie: 'pt',
  isRunning: false,
  variants: [
    { id: 'a', percent: 45 },
    { id: 'b', percent: 45 },
  ],
  holdoutPercent: 10,
} as const;
const settings = (more: object) => ({ version: '1.1', flags: {}, experiments: {}, ...more });
const isOn = testTenant.features.channels;

it('is as configured until staff switch something, and again when they take it back', () => {
  const brand = createRunningBrand(testTenant, [experiment]);
  expect(brand.apply(settings({}))).toBe(false);
  expect([brand.tenant(), brand.experiments()]).toEqual([testTenant, [experiment]]);
  expect(brand.apply(settings({ flags: { channels: !isOn } }))).toBe(true);
  expect(brand.tenant().features).toEqual({ ...testTenant.features, channels: !isOn });
  expect(brand.apply(settings({ version: '2.1', flags: { channels: !isOn } }))).toBe(false);
  expect(brand.apply(settings({}))).toBe(true);
  expect(brand.tenant()).toBe(testTenant);
});

it('sells memberships until the gateway says that none is on sale', () => {
  const brand = createRunningBrand(testTenant, [experiment]);
  expect(brand.sellsMemberships()).toBe(true);
  expect(brand.apply(settings({ sellsMemberships: false }))).toBe(true);
  expect([brand.sellsMemberships(), brand.tenant()]).toEqual([false, testTenant]);
  expect(brand.apply(settings({ sellsMemberships: false }))).toBe(false);
  expect(brand.apply(settings({ sellsMemberships: true }))).toBe(true);
  expect(brand.sellsMemberships()).toBe(true);
});

it('leaves a flag alone whose code is in the build, and what it does not know', () => {
  const brand = createRunningBrand(testTenant, [experiment]);
  expect(brand.apply(settings({ flags: { reels: !testTenant.features.reels, nothing: true } }))).toBe(false);
  expect(brand.apply(settings({ experiments: { other: { isRunning: true, share: 50 } } }))).toBe(false);
});

it('runs an experiment with a share of it, and moves nobody who takes part when the share grows or shrinks', () => {
  const brand = createRunningBrand(testTenant, [experiment]);
  const variantsAt = (share: number) => {
    brand.apply(settings({ experiments: { pricing: { isRunning: true, share } } }));
    const [running = experiment] = brand.experiments();
    expect(running.isRunning).toBe(true);
    return Array.from({ length: 10_000 }, (_, bucket) => variantOfBucket(running, bucket));
  };
  const [small, large] = [variantsAt(10), variantsAt(80)];
  const count = (variants: readonly (string | null)[], id: string | null) =>
    variants.filter((each) => each === id).length;
  expect([count(small, 'a'), count(small, HOLDOUT)]).toEqual([450, 1_000]);
  expect([count(large, 'a'), count(large, HOLDOUT)]).toEqual([3_600, 1_000]);
  for (const [bucket, variant] of small.entries()) if (variant !== null) expect(large[bucket]).toBe(variant);
  brand.apply(settings({ experiments: { pricing: { isRunning: false, share: 80 } } }));
  expect(brand.experiments()[0]?.isRunning).toBe(false);
});
