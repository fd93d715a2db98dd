/** Why a payment was declined, in one form for all billers. `unknown` is a decline that nobody explains. */
export const DECLINE_REASONS = [
  'insufficient-funds',
  'limit-exceeded',
  'card-expired',
  'wrong-details',
  'do-not-honour',
  'not-permitted',
  'lost-or-stolen',
  'account-closed',
  'suspected-fraud',
  'authentication-failed',
  'payments-stopped',
  'processor-unavailable',
  'unknown',
] as const;

export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** A decline, and the biller's own word for it. */
export interface Decline {
  readonly reason: DeclineReason;
  readonly code: string | null;
}
