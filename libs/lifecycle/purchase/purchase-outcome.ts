import { WELCOME_SITE_IDS } from '@network/tenant/constants.ts';
import { LIFECYCLE_MESSAGES } from '../message-keys/message-keys.ts';
import type { PaymentAnswer, PaymentRequest } from '../payment/payment-request.ts';

interface Purchased {
  readonly messageKey: typeof LIFECYCLE_MESSAGES.paymentSucceeded;
  /** False when the status could not be loaded: poll for it. */
  readonly statusUpdated: boolean;
}

/** The outcome of a purchase. `location` is where the gateway sends the person next, or null to stay. */
export type PurchaseOutcome =
  | (Purchased & {
      readonly kind: 'multisite';
      readonly path: '/_signupsuccess';
      readonly search: Readonly<Record<'fatr' | 'memberid' | 'hashedMemberId' | 'username' | 'siteId', string>> & {
        /** The order that was paid, of which the page tells. */
        readonly order?: string;
      };
    })
  | (Purchased & { readonly kind: 'trial-upgrade' | 'single-site' | 'reactivation'; readonly location: string | null })
  | { readonly kind: 'dismissed' };

/**
 * Decides what follows a successful payment: a multisite purchase goes to the signup page with fatr=true and the
 * welcome data, everything else to the gateway's location. A multisite answer without a member has nobody to welcome,
 * and is treated like the others.
 */
export function purchaseOutcome(
  request: PaymentRequest,
  answer: PaymentAnswer,
  statusUpdated: boolean,
): PurchaseOutcome {
  const purchased = { messageKey: LIFECYCLE_MESSAGES.paymentSucceeded, statusUpdated };
  if (request.kind !== 'multisite') return { ...purchased, kind: request.kind, location: answer.location };
  if (!answer.member) return { ...purchased, kind: 'single-site', location: answer.location };
  const { memberId, hashedMemberId, username, orderId } = answer.member;
  const siteId = String(WELCOME_SITE_IDS.multisite);
  const member = { fatr: 'true', memberid: memberId, hashedMemberId, username, siteId };
  const search = orderId === null ? member : { ...member, order: orderId };
  return { ...purchased, kind: 'multisite', path: '/_signupsuccess', search };
}
