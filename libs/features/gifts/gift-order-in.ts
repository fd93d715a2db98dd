import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';

/** An order's id is a UUID; no other value reaches the gateway. */
const ORDER_ID = /^[0-9a-f-]{36}$/;

/** Reads the order of a gift of which a return from a biller tells; null for an address from before. */
export function giftOrderIn(search: RawSearch): string | null {
  const named = singleValue(search, 'order');
  return named !== undefined && ORDER_ID.test(named) ? named : null;
}
