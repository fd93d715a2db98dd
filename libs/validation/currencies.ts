/** Every plan has a price in this currency; people whose own currency has no price pay in it (ISO 4217). */
export const BASE_CURRENCY = 'USD';

/** Currencies that plans may have prices in beside that (ISO 4217), in the order in which staff read them. */
export const FURTHER_CURRENCIES = ['EUR', 'GBP', 'JPY'] as const;

/** All currencies that something can be sold in. */
export const CURRENCIES: readonly string[] = [BASE_CURRENCY, ...FURTHER_CURRENCIES];

/** Making a format costs more than all else of a price. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, language: string): Intl.NumberFormat {
  const key = language + currency;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

const digits = new Map<string, number>();

/** How many decimals a currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const found = formatOf(currency, 'en-US').resolvedOptions().maximumFractionDigits ?? 2;
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

/** A sum as people read it, such as `$29.99`: the only place where minor units become a price. */
export function moneyText(minorUnits: number, currency: string, language = 'en-US'): string {
  return formatOf(currency, language).format(minorUnits / 10 ** minorDigits(currency));
}
