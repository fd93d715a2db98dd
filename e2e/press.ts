import { expect, type Locator } from '@playwright/test';

/** Presses what the server has drawn, once the page's scripts answer for it: a press before that would be lost. */
export async function press(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  await target.click();
}
