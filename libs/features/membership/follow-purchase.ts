import type { PurchaseOutcome } from '@network/lifecycle/purchase/purchase-outcome.ts';

/** Where the gateway sends a person whose payment is pending. */
const STATUS_PAGE = '/subscription-status';

/** The page's next step after a purchase. */
export type AfterPurchase =
  | { readonly kind: 'go'; readonly href: string }
  /** `isPaid` is false while the outcome of the payment is unknown. */
  | { readonly kind: 'wait'; readonly isPaid: boolean }
  | { readonly kind: 'stay' };

/**
 * Decides it: a multisite purchase leads to the welcome page, a pending payment is polled, any other goes to its
 * location.
 */
export function afterPurchase(outcome: Exclude<PurchaseOutcome, { readonly kind: 'dismissed' }>): AfterPurchase {
  if (outcome.kind === 'multisite') {
    return { kind: 'go', href: `${outcome.path}?${new URLSearchParams(outcome.search).toString()}` };
  }
  return afterLocation(outcome.location, outcome.statusUpdated);
}

/** Decides what follows a payment with or without a location. */
export function afterLocation(location: string | null, isStatusKnown: boolean): AfterPurchase {
  if (location === STATUS_PAGE) return { kind: 'wait', isPaid: false };
  if (location !== null) return { kind: 'go', href: location };
  return isStatusKnown ? { kind: 'stay' } : { kind: 'wait', isPaid: true };
}
