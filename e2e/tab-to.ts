import { expect, type Locator } from '@playwright/test';

/** The number of stops that a long page has. */
const MOST_STOPS = 120;

/** Goes to something with Tab alone, as somebody without a mouse does: back with Shift where the focus is past it. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const isPast = await target.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    return (
      focused !== document.body && Boolean(element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
    );
  });
  const key = isPast ? 'Shift+Tab' : 'Tab';
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) await target.page().keyboard.press(key);
  await expect(target).toBeFocused();
}
