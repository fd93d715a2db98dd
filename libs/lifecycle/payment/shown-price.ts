/** The price that a page shows for a purchase, in minor units of a currency (ISO 4217). */
export interface ShownPrice {
  readonly now: number;
  /** The price of each renewal; null if the plan does not renew. */
  readonly later: number | null;
  readonly currency: string;
}

/** The name of the field by which a form without scripts says the price of one of its options. */
export const shownPriceField = (optionId: number | string): string => `shown-${optionId}`;

/** A price as such a field has it: `EUR 2799 2799`, or `EUR 100` for what does not renew. */
export function writeShownPrice({ now, later, currency }: ShownPrice): string {
  return later === null ? `${currency} ${now}` : `${currency} ${now} ${later}`;
}

/** Reads it back; anything else is a price that nothing has. */
export function readShownPrice(text: string): ShownPrice {
  const [, currency = '', now = '-1', later = null] = /^([A-Z]{3}) (\d{1,9})(?: (\d{1,9}))?$/.exec(text) ?? [];
  return { now: Number(now), later: later === null ? null : Number(later), currency };
}
