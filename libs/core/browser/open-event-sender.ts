import { EVENTS_PATH, type EventSender } from '../analytics/analytics.ts';
import { createEventSender } from '../analytics/event-sender.ts';
import type { ConsentStore } from '../consent/consent.ts';

const VISIT_KEY = 'visit';
const TYPE = 'application/json';

/** The sender of this tab, over the browser's own fetch and beacon. */
export function openEventSender(consent: ConsentStore): EventSender {
  return createEventSender({
    consent,
    send: (body) => fetch(EVENTS_PATH, { method: 'POST', headers: { 'content-type': TYPE }, body, keepalive: true }),
    sendOnLeaving: (body) => navigator.sendBeacon(EVENTS_PATH, new Blob([body], { type: TYPE })),
    // A phone ends hidden pages without a word, so that being hidden counts as being left.
    onLeaving: (run) => {
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && run());
      window.addEventListener('pagehide', run);
    },
    newId: () => crypto.randomUUID(),
    visit: visitId,
    now: () => Date.now(),
  });
}

let visitOfPage: string | undefined;

/** Ends with the tab; a browser that refuses storage gets one for each page. */
function visitId(): string {
  visitOfPage ??= crypto.randomUUID();
  try {
    const stored = sessionStorage.getItem(VISIT_KEY);
    if (stored !== null) return stored;
    sessionStorage.setItem(VISIT_KEY, visitOfPage);
  } catch {
    // Counted page by page.
  }
  return visitOfPage;
}
