import { expect, it } from 'vitest';
import { createRefusal, SETTLED_MS } from './refuse-under-pressure.ts';

it('a busy gateway refuses requests, but not for what its own start took', () => {
  let now = 10_000;
  const refusal = createRefusal(() => now);
  expect(refusal.isDue()).toBe(false);
  refusal.settle();
  now += SETTLED_MS - 1;
  expect(refusal.isDue()).toBe(false);
  now += 1;
  expect(refusal.isDue()).toBe(true);
});
