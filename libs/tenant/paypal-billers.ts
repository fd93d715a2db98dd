import type { BillerId } from './constants.ts';

/**
 * Billers on whose payment page PayPal can be chosen instead of a card. Not with the other constants: those are in the
 * first page's script, and only pages that sell need this.
 */
const PAYPAL_BILLERS: readonly BillerId[] = ['epoch'];

/** Whether a biller takes PayPal. */
export function takesPaypal(biller: string): boolean {
  return (PAYPAL_BILLERS as readonly string[]).includes(biller);
}
