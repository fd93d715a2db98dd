import { minorDigits } from '@network/validation/currencies.ts';

/** A sum of minor units as text in its currency: `$29.99`. */
export function sumText(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(minorUnits / 10 ** minorDigits(currency));
}
