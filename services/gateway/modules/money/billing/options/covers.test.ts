import { expect, it } from 'vitest';
import { covers, sharesSite } from './covers.ts';

it.each([
  ['vixen', 'vixen', true, true],
  ['vixen', 'tushy', false, false],
  ['multisite2025', 'vixen', true, true],
  ['vixen', 'multisite2025', false, true],
])('%s beside %s: opens all of it %s, a site of it %s', (product, other, all, some) => {
  expect(covers(product, other)).toBe(all);
  expect(sharesSite(product, other)).toBe(some);
});
