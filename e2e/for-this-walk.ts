import { test } from '@playwright/test';

/**
 * What a journey uses up: the first thing, and the second when it is walked again (decision 0091), as the first walk may
 * have left its traces.
 */
export function forThisWalk<Thing>(first: Thing, second: Thing): Thing {
  return test.info().retry === 0 ? first : second;
}
