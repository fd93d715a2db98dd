import { test } from '@playwright/test';

/**
 * What a journey uses up: the first thing, and the second when it is walked a second time on the same product
 * (`--repeat-each 2`, to see whether a journey is restless), as the first walk leaves its traces.
 */
export function forThisWalk<Thing>(first: Thing, second: Thing): Thing {
  return test.info().repeatEachIndex === 0 ? first : second;
}
