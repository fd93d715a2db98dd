import { test } from '@playwright/test';

/**
 * A value that a journey uses up: the first one, and the second when it runs again (decision 0091), as the first run
 * may have left traces.
 */
export function forThisWalk<Thing>(first: Thing, second: Thing): Thing {
  return test.info().retry === 0 ? first : second;
}
