import { applyDiscreet } from '../discreet/discreet-mode.ts';
import { WORKER_ADDRESS } from '../installing/addresses.ts';

/**
 * Runs what a page does once it has its own files: hides the brand in a discreet browser, offers the browser's own
 * language if the page is in another, and registers the page for people without a connection. Where a browser has no
 * workers or refuses one, as in private windows, pages work the same.
 */
export function settle(): void {
  // If its file does not load, the next page tries again.
  void applyDiscreet().catch(() => undefined);
  const [own] = navigator.language.split('-', 1);
  if (own !== document.documentElement.lang) {
    void import('../i18n/offer-language.ts')
      .then(({ offerLanguage }) => offerLanguage(document, navigator.languages))
      .catch(() => undefined);
  }
  // The build has the worker's file, development has none.
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(WORKER_ADDRESS).catch(() => undefined);
}
