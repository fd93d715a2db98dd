import { ApiError } from '@network/core/api/api-error.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { membership } from '@network/messages/membership.ts';

/** Codes of calls that were refused before a biller was called. */
const REFUSED: readonly string[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'RATE_LIMITED'];

/**
 * What a person reads about a payment that failed: that nothing was charged only where that is known. A call that
 * was not answered may have been heard; `error` is what it threw, null for a decline.
 */
export function paymentFailureText(error: unknown): string {
  const text = messagesOf(membership);
  const isKnown = error === null || (error instanceof ApiError && error.code !== null && REFUSED.includes(error.code));
  return text(isKnown ? 'purchase_membership_modal.payment_failed' : 'purchase_membership_modal.payment_unknown');
}
