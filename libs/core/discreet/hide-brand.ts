import { QUICK_EXIT_ADDRESS } from '@network/tenant/constants.ts';
import { NEUTRAL_ICON, NEUTRAL_TITLE } from './neutral.ts';

/** Two presses within this time leave; one alone closes dialogs as ever. */
const TWICE_MS = 500;

/**
 * Gives the tab a neutral title and icon whatever page is opened in it, and leaves for a neutral page when Escape is
 * pressed twice: this entry of the history is replaced by it. Ends with what it returns.
 */
export function hideBrand(page: Document, leave: (address: string) => void): () => void {
  const icons = () => page.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]');
  const before = { title: page.title, icons: [...icons()].map((icon) => [icon, icon.href] as const) };
  const hide = () => {
    if (page.title !== NEUTRAL_TITLE) {
      before.title = page.title;
      page.title = NEUTRAL_TITLE;
    }
    for (const icon of icons()) if (icon.href !== NEUTRAL_ICON) icon.href = NEUTRAL_ICON;
  };
  const changes = new MutationObserver(hide);
  changes.observe(page.head, { childList: true, subtree: true, characterData: true });
  let pressedAt = Number.NEGATIVE_INFINITY;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat) return;
    if (event.timeStamp - pressedAt > TWICE_MS) {
      pressedAt = event.timeStamp;
      return;
    }
    for (const film of page.querySelectorAll('video')) film.pause();
    leave(QUICK_EXIT_ADDRESS);
  };
  // Before dialogs and players, which may stop the event.
  page.addEventListener('keydown', press, { capture: true });
  hide();
  return () => {
    changes.disconnect();
    page.removeEventListener('keydown', press, { capture: true });
    page.title = before.title;
    for (const [icon, href] of before.icons) icon.href = href;
  };
}
