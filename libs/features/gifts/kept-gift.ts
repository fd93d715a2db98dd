import type { StartGiftMutationVariables } from './api/start-gift.generated.ts';

/** A gift as it was ordered. */
export type GiftOrder = StartGiftMutationVariables['input'];

const KEY = 'gift-order';

/** Keeps an order in this tab while its payment page is open, so that nobody types it again after a declined payment. */
export function keepGift(order: GiftOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // A browser may forbid the storage; then the form is empty again.
  }
}

/** What is kept, as it is stored; null without it. */
export function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The order in a stored text, which nobody but this module has written. */
export function orderOf(stored: string | null): GiftOrder | null {
  return JSON.parse(stored ?? 'null') as GiftOrder | null;
}

/** Deletes what was kept, once it is paid. */
export function forgetGift(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept.
  }
}
