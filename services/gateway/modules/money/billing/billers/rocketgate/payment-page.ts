import { z } from 'zod';
import { minorDigits } from '@network/validation/currencies.ts';
import { hasRocketgateHash, withRocketgateHash } from '@network/validation/sandbox-rocketgate.ts';
import type { HostedPageRequest, ReturnedBuyer } from '../biller.ts';
import { BeyondTerms } from '../beyond-terms.ts';
import { rocketgateDecline } from './decline-codes.ts';
import { renewalTerms } from './renewal-terms.ts';
import type { RocketgateSettings } from './rocketgate-settings.ts';
import { toRocketgateAmount } from './rocketgate-values.ts';

/** RocketGate charges a dollar at least. Nothing at all is a card that is verified. */
export const LEAST_AMOUNT = 100;

/** Returns whether RocketGate can charge this amount, in minor units. */
export function isChargeable(amount: number): boolean {
  return amount === 0 || amount >= LEAST_AMOUNT;
}

/**
 * The address of a hosted page for a charge. Its hash covers all of it, so that nobody can change it. Parameters are those
 * of “Hosted Page” in https://github.com/rocketgate/rocketgate-nodejs-sdk (read in November 2026): `id` is our number of
 * the customer, `invoice` our order. Where it leads back to has no query of ours, since RocketGate puts its own there.
 * No product is named: `prodid` of `Join.php` is a label of the merchant's own, which RocketGate hands back as `merchantProductID`. Price and
 * renewal are in the address, and the invoice says what was sold.
 * @throws BeyondTerms for what RocketGate can't be asked to charge
 */
export function rocketgatePage(
  settings: RocketgateSettings,
  { charge, customer }: HostedPageRequest,
  now: Date,
): string {
  const { amount, currency } = charge.price;
  if (!isChargeable(amount)) throw new BeyondTerms('RocketGate charges nothing, or a dollar at least.');
  if (minorDigits(currency) !== 2)
    throw new BeyondTerms(`How RocketGate writes amounts in ${currency} is not described.`);
  const renewal = renewalTerms(charge, now);
  const query = {
    id: customer.memberId,
    merch: settings.merchantId,
    amount: toRocketgateAmount(amount),
    currency,
    purchase: amount === 0 ? 'FALSE' : 'TRUE',
    method: 'CC',
    invoice: charge.orderId,
    ...(customer.email !== null && { email: customer.email }),
    ...(renewal && { 'rebill-amount': renewal.amount, 'rebill-freq': renewal.frequency }),
    ...(renewal && renewal.start !== null && { 'rebill-start': renewal.start }),
    success: settings.returnUrl,
    fail: settings.returnUrl,
  };
  return `${settings.pages}/hostedpage/servlet/HostedPagePurchase?${withRocketgateHash(query, settings.hashSecret)}`;
}

/** A failure has `errcat`, the kind of it, and `errcode`, its reason code (`Failure.php` of https://github.com/rpinero/rocketgate-hostedpage-PHP). */
const returnSchema = z.object({
  invoiceID: z.uuid(),
  errcat: z.string().optional(),
  errcode: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
});

/** Reads what a browser brings back, and checks its hash. */
export function rocketgateReturn(settings: RocketgateSettings, search: string): ReturnedBuyer | null {
  if (!hasRocketgateHash(search, settings.hashSecret)) return null;
  const parsed = returnSchema.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (!parsed.success) return null;
  const { invoiceID: orderId, errcat, errcode } = parsed.data;
  if (errcat === undefined) return { orderId, outcome: 'approved' };
  return { orderId, outcome: 'declined', ...(errcode !== undefined && { decline: rocketgateDecline(errcode) }) };
}
