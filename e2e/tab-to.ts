import { expect, type Locator } from '@playwright/test';

/** As many stops as a long page has. */
const MOST_STOPS = 120;

/** Goes to something with Tab alone, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}
