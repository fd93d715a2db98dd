import { language } from './language.ts';

/** Making a format costs more than all else of a page's price. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const key = language() + currency;
  const format = formats.get(key) ?? new Intl.NumberFormat(language(), { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

/** An amount in minor units of a currency (ISO 4217), as the gateway answers it. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** An amount as text, such as `$29.99`; the only place where minor units become a price. */
export function formatMoney({ amount, currency }: Amount): string {
  const format = formatOf(currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
