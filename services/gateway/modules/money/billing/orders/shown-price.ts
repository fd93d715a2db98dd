import type { ShownPrice } from '@network/lifecycle/payment/shown-price.ts';
import type { ChangedPrice, ShownPriceInput } from '../../../../graphql/resolvers.generated.ts';

/** The amounts that an order would charge. */
export interface OrderPrice {
  /** Before and after its voucher, in minor units; the same without one. */
  readonly full: number;
  readonly charged: number;
  readonly later: number | null;
  readonly currency: string;
}

/** The price that a caller says it showed; undefined where it says none, as callers without a page. */
export function readShown(input: ShownPriceInput | null | undefined): ShownPrice | undefined {
  return input ? { now: input.now, later: input.later ?? null, currency: input.currency } : undefined;
}

/**
 * The price of an order where a page showed another one; null where it may be charged. A voucher takes off what the page may
 * not have shown yet, so the price before it counts as well.
 */
export function changedPrice(
  shown: ShownPrice | undefined,
  { full, charged, later, currency }: OrderPrice,
): ChangedPrice | null {
  if (shown === undefined) return null;
  const isAsShown =
    (shown.now === charged || shown.now === full) && shown.later === later && shown.currency === currency;
  if (isAsShown) return null;
  return { now: { amount: charged, currency }, later: later === null ? null : { amount: later, currency } };
}
