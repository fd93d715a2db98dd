import { z } from 'zod';

/** CCBill's currencies by their numbers (https://ccbill.com/doc/formdigest-value, read in November 2026). */
export const CURRENCY_NUMBERS: Readonly<Record<string, string>> = {
  USD: '840',
  EUR: '978',
  GBP: '826',
  CAD: '124',
  AUD: '036',
  JPY: '392',
};

/** An amount as CCBill writes it, `29.99`, in minor units; reversals may have a sign. */
export const ccbillAmount = z
  .string()
  .regex(/^-?\d{1,6}(\.\d{1,2})?$/)
  .transform((text) => Math.round(Math.abs(Number(text)) * 100));

/** Minor units as CCBill reads them: `29.99`. */
export function toCcbillAmount(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}

/** The number of a subscription or a transaction, such as 0912191101000000159. */
export const ccbillNumber = z.string().regex(/^\d{1,20}$/);

/** CCBill's clock is Arizona's, seven hours behind UTC all year. */
export const OFFSET_MS = 7 * 3_600_000;

/** `2012-08-05 15:18:17`, `20120805151817`, or a day of either form, by CCBill's clock. */
export const ccbillMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$|^\d{8}(\d{6})?$/)
  .transform((text, context) => {
    const digits = text.replaceAll(/\D/g, '').padEnd(14, '0');
    const iso = digits.replace(/(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z');
    if (z.iso.datetime().safeParse(iso).success) return new Date(Date.parse(iso) + OFFSET_MS);
    context.addIssue({ code: 'custom', message: 'no such time' });
    return z.NEVER;
  });

/** A time as Data Link reads it: `20120805151817`, by CCBill's clock. */
export function toCcbillTime(instant: Date): string {
  const local = new Date(instant.getTime() - OFFSET_MS);
  return local.toISOString().slice(0, 19).replaceAll(/\D/g, '');
}
