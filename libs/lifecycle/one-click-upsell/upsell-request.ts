import type { Money } from '../money/money.ts';
import type { PaymentRequest } from '../payment/payment-request.ts';

/** The parameters of an outgoing upsell. */
export interface OutgoingUpsell {
  readonly kind: 'outgoing';
  readonly epochUpsellId: string | null;
  readonly segpayUpsellId: string | null;
  readonly rgUpsellId: string | null;
  readonly memberLink: string | null;
  readonly clickId: string | null;
}

/**
 * The one-click upsells: outgoing, internal multisite, internal single-site, trial upgrade, that from the welcome page,
 * and cams. The internal ones are the payments of the same names.
 */
export type UpsellRequest =
  | OutgoingUpsell
  | Extract<PaymentRequest, { readonly kind: 'multisite' | 'single-site' | 'trial-upgrade' }>
  | { readonly kind: 'cams' };

/** The content of the confirmation step. */
export interface UpsellConfirmation {
  readonly price: { readonly initial: Money; readonly recurring: Money | null };
  readonly title: string;
  readonly description: string;
  readonly component: string;
}

/** The gateway's answer; `url` has passed the shared check of redirect targets. */
export type UpsellAnswer =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'confirmation'; readonly confirmation: UpsellConfirmation }
  | { readonly kind: 'failed' };
