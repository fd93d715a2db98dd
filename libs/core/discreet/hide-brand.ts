import { QUICK_EXIT_ADDRESS } from '@network/tenant/constants.ts';
import { NEUTRAL_APPLE_ICON_ADDRESS, NEUTRAL_ICON, NEUTRAL_MANIFEST_ADDRESS, NEUTRAL_TITLE } from './neutral.ts';

/** Two presses within this time leave; the first closes what is open, as ever: a dialog, a menu, the full screen. */
const TWICE_MS = 500;

/** What of a page's head names the brand to the browser or the system, besides its title. */
const NAMED = [
  { selector: 'link[rel="icon"]', attribute: 'href', neutral: NEUTRAL_ICON },
  { selector: 'link[rel="apple-touch-icon"]', attribute: 'href', neutral: NEUTRAL_APPLE_ICON_ADDRESS },
  { selector: 'link[rel="manifest"]', attribute: 'href', neutral: NEUTRAL_MANIFEST_ADDRESS },
  { selector: 'meta[name="application-name"]', attribute: 'content', neutral: NEUTRAL_TITLE },
] as const;

/**
 * Gives the tab a neutral title and icon whatever page is opened in it, and an app that is installed from it a neutral name. Leaves for
 * a neutral page when Escape is pressed twice: this entry of the history is replaced by it. Ends with what it returns.
 */
export function hideBrand(page: Document, leave: (address: string) => void): () => void {
  let title = page.title;
  /** What a part of the head said, by the part. */
  const said = new Map<Element, { readonly attribute: string; readonly value: string }>();
  const hide = () => {
    if (page.title !== NEUTRAL_TITLE) {
      title = page.title;
      page.title = NEUTRAL_TITLE;
    }
    for (const { selector, attribute, neutral } of NAMED) {
      for (const part of page.head.querySelectorAll(selector)) {
        const value = part.getAttribute(attribute);
        if (value === null || value === neutral) continue;
        said.set(part, { attribute, value });
        part.setAttribute(attribute, neutral);
      }
    }
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
  // Browsers keep the press that ends the full screen of a film to themselves.
  const endFullScreen = ({ timeStamp }: Event) => {
    if (page.fullscreenElement === null) pressedAt = timeStamp;
  };
  page.addEventListener('fullscreenchange', endFullScreen);
  hide();
  return () => {
    changes.disconnect();
    page.removeEventListener('keydown', press, { capture: true });
    page.removeEventListener('fullscreenchange', endFullScreen);
    page.title = title;
    for (const [part, { attribute, value }] of said) part.setAttribute(attribute, value);
  };
}
