import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';

/** A purchase's id is a UUID; no other value reaches the gateway. */
const PURCHASE_ID = /^[0-9a-f-]{36}$/;

/** Reads the purchase of which a return from a partner tells; null for an address from before, which means the newest. */
export function purchaseIn(search: RawSearch): string | null {
  const named = singleValue(search, 'purchase');
  return named !== undefined && PURCHASE_ID.test(named) ? named : null;
}
