import { type KeyValueStorage, readInstant, writeValue } from '../injection/instant-storage.ts';
import { type AutoOpenDecision, type AutoOpenFacts, purchaseAutoOpen } from './purchase-auto-open.ts';

/** Storage key of the instant of the last opening, ms since 1970. */
export const PURCHASE_MODAL_SHOWN_KEY = 'purchase_modal_shown_at';

/** The facts of a page. */
export type PageFacts = Omit<AutoOpenFacts, 'lastShownAt' | 'now'>;

/**
 * Decides for each page whether the purchase modal opens, and records an opening: there is at most one a day. It is
 * also recorded in memory, so that the modal does not open on every page when storage is blocked.
 * @param now ms since 1970
 */
export function createPurchasePrompt(
  storage: KeyValueStorage,
  now: () => number,
): (facts: PageFacts) => AutoOpenDecision {
  let shownAt: number | null = null;
  return (facts) => {
    const lastShownAt = readInstant(storage, PURCHASE_MODAL_SHOWN_KEY, now()) ?? shownAt;
    const decision = purchaseAutoOpen({ ...facts, lastShownAt, now: now() });
    if (decision.open) {
      shownAt = now();
      writeValue(storage, PURCHASE_MODAL_SHOWN_KEY, String(shownAt));
    }
    return decision;
  };
}
