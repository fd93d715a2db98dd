import { expect, type Locator } from '@playwright/test';

/** The number of stops that a long page has. */
const MOST_STOPS = 200;

/** Where the focus is, seen from an element. */
type Place = 'before' | 'there' | 'inside' | 'past';

const placeOfFocus = (element: Element): Place => {
  const focused = document.activeElement ?? document.body;
  if (focused === element) return 'there';
  if (element.contains(focused)) return 'inside';
  const isPast =
    focused !== document.body && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isPast ? 'past' : 'before';
};

/**
 * Goes to something with Tab alone, as somebody without a mouse does: back with Shift while the focus is past it. Where the focus is, is
 * asked before each key: a page that arrives meanwhile may put it elsewhere.
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const place = await target.evaluate(placeOfFocus);
    if (place === 'there') break;
    await target.page().keyboard.press(place === 'before' ? 'Tab' : 'Shift+Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes on with Tab until the focus is in something or past it, as one does to what loads when somebody comes near. */
export async function tabAsFarAs(target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if ((await target.evaluate(placeOfFocus)) !== 'before') return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`The focus did not come as far as ${String(target)}.`);
}
