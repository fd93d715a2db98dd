import type { Money } from '../money/money.ts';
import type { PaymentRequest } from '../payment/payment-request.ts';

/** The parameters of an outgoing upsell (R53, C04). */
export interface OutgoingUpsell {
  readonly kind: 'outgoing';
  readonly epochUpsellId: string | null;
  readonly segpayUpsellId: string | null;
  readonly rgUpsellId: string | null;
  readonly memberLink: string | null;
  readonly clickId: string | null;
}

/**
 * The one-click upsells (L19): outgoing, internal multisite, internal single-site, trial upgrade, that from the welcome
 * page, and cams. The internal ones are the payments of the same names.
 */
export type UpsellRequest =
  | OutgoingUpsell
  | Extract<PaymentRequest, { readonly kind: 'multisite' | 'single-site' | 'trial-upgrade' }>
  | { readonly kind: 'cams' };

/** The content of the confirmation step (M17). */
export interface UpsellConfirmation {
  readonly price: { readonly initial: Money; readonly recurring: Money | null };
  readonly title: string;
  readonly description: string;
  readonly component: string;
}

/** The gateway's answer; `url` has passed the shared check of redirect targets (D15). */
export type UpsellAnswer =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'confirmation'; readonly confirmation: UpsellConfirmation }
  | { readonly kind: 'failed' };
