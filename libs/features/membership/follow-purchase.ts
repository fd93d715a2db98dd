import type { PurchaseOutcome } from '@network/lifecycle/purchase/purchase-outcome.ts';

/** Where the gateway sends who has to wait for a payment. */
const STATUS_PAGE = '/subscription-status';

/** What the page does after a purchase. */
export type AfterPurchase =
  | { readonly kind: 'go'; readonly href: string }
  /** `isPaid` is false while nobody knows what becomes of the payment. */
  | { readonly kind: 'wait'; readonly isPaid: boolean }
  | { readonly kind: 'stay' };

/** Decides it: several sites are welcomed, a payment under way is waited for, everything else goes where it says. */
export function afterPurchase(outcome: Exclude<PurchaseOutcome, { readonly kind: 'dismissed' }>): AfterPurchase {
  if (outcome.kind === 'multisite') {
    return { kind: 'go', href: `${outcome.path}?${new URLSearchParams(outcome.search).toString()}` };
  }
  return afterLocation(outcome.location, outcome.statusUpdated);
}

/** The same for a payment that names a place to go on, or none. */
export function afterLocation(location: string | null, isStatusKnown: boolean): AfterPurchase {
  if (location === STATUS_PAGE) return { kind: 'wait', isPaid: false };
  if (location !== null) return { kind: 'go', href: location };
  return isStatusKnown ? { kind: 'stay' } : { kind: 'wait', isPaid: true };
}
