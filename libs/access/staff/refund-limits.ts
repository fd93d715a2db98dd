/**
 * Refunds above these sums need a second member of staff, in minor units of each currency (ISO 4217). They are about fifty dollars,
 * set and not converted, so that the limit does not move with a rate.
 */
const REFUND_LIMITS: Readonly<Record<string, number>> = { USD: 5_000, EUR: 4_500, GBP: 4_000, JPY: 7_500 };

/** The limit of a currency; nothing for one without a limit, of which every refund needs a second person. */
export function refundLimit(currency: string): number {
  return Object.hasOwn(REFUND_LIMITS, currency) ? (REFUND_LIMITS[currency] ?? 0) : 0;
}
