import { z } from 'zod';

/** An amount as Segpay writes it, `29.9900` or `29.99`, in minor units. All of its currencies that we sell in have cents. */
export const segpayAmount = z
  .string()
  .regex(/^-?\d{1,6}(\.\d{1,4})?$/)
  .transform((text, context) => {
    const [, units = '0', cents = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    const padded = cents.padEnd(4, '0');
    if (!padded.endsWith('00')) {
      context.addIssue({ code: 'custom', message: 'an amount of parts of a cent' });
      return z.NEVER;
    }
    return Number(units) * 100 + Number(padded.slice(0, 2));
  });

/** Minor units as Segpay reads them: `29.99`. */
export function toSegpayAmount(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}
