/** Every plan has a price in this currency; people whose own currency has no price pay in it (ISO 4217). */
export const BASE_CURRENCY = 'USD';

/** Currencies that plans may have prices in beside that (ISO 4217), in the order in which staff read them. */
export const FURTHER_CURRENCIES = ['EUR', 'GBP', 'JPY'] as const;

/** All currencies that something can be sold in. */
export const CURRENCIES: readonly string[] = [BASE_CURRENCY, ...FURTHER_CURRENCIES];

const digits = new Map<string, number>();

/** How many decimals a currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

/** Minor units as a form or a biller has them, without a sign of the currency: `29.99`, `2999`. */
export function inUnits(minorUnits: number, currency: string): string {
  const decimals = minorDigits(currency);
  return (minorUnits / 10 ** decimals).toFixed(decimals);
}

/** The minor units of what was typed; parts of a minor unit are rounded. */
export function inMinorUnits(typed: number, currency: string): number {
  return Math.round(typed * 10 ** minorDigits(currency));
}
