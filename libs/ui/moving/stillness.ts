/**
 * Whether pictures may move by themselves, and clips be loaded that nobody asked for. Everything that plays without being asked reads it
 * here: loops of heroes, previews of cards.
 */

/** Under which name the server says that the request for this page had `Save-Data: on`, in `Server-Timing` beside the page. */
export const SAVING_FACT = 'saving';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const LESS_DATA = '(prefers-reduced-data: reduce)';

/** The Network Information API, which not every browser has. */
type Connection = EventTarget & { readonly saveData?: boolean };

const connectionOf = (browser: Navigator): Connection | undefined =>
  (browser as Navigator & { readonly connection?: Connection }).connection;

/** Whether people want nothing to move, by their system or on this part of the page, or want to save data. */
export function isStill(element: Element): boolean {
  return matchMedia(LESS_MOTION).matches || element.closest('[data-motion="reduced"]') !== null || savesData();
}

function savesData(): boolean {
  return connectionOf(navigator)?.saveData === true || matchMedia(LESS_DATA).matches || wasAskedToSave();
}

/** What a proxy or an extension added to the request is known to the server alone. */
function wasAskedToSave(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === SAVING_FACT) ?? false;
}

/**
 * Calls `listener` when people change their mind about motion or data in their system.
 * @returns ends it
 */
export function watchStillness(listener: () => void): () => void {
  const watched = [matchMedia(LESS_MOTION), matchMedia(LESS_DATA), connectionOf(navigator)];
  for (const each of watched) each?.addEventListener('change', listener);
  return () => {
    for (const each of watched) each?.removeEventListener('change', listener);
  };
}
