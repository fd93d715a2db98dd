import { expect, type Locator } from '@playwright/test';

/** Presses a server-rendered button once the page is hydrated: a press before that would be lost. */
export async function press(target: Locator): Promise<void> {
  await untilHydrated(target);
  await target.click();
}

/** Waits until a server-rendered control reacts. */
export async function untilHydrated(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
