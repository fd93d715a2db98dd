import type { DeclineReason } from './reasons.ts';

/** The actions that are allowed after a decline without asking anybody. */
export interface DeclinePolicy {
  /**
   * Hours after the first failure at which a renewal is tried again with the same card; empty where only another card, or the
   * bank, can help.
   */
  readonly retryHours: readonly number[];
  /** The payment may succeed at another biller, so it may be offered there. */
  readonly mayCascade: boolean;
}

const DAY = 24;
const NEVER: readonly number[] = [];
/** Paydays, limits and balances change by the day; an hour before the membership would lapse is the last try. */
const SOFT = [1 * DAY, 3 * DAY, 5 * DAY, 7 * DAY - 1] as const;

/**
 * Visa charges for a retry of what its issuer will never approve (lost, stolen, closed, not permitted, revoked), and for each
 * after the fifteenth in 30 days of what it may approve later (https://support.cardpointe.com/compliance/visa-decline-rules;
 * groups of codes at
 * https://support.forte.net/support/solutions/articles/11000097635-visa-decline-response-code-rules-and-integrity-fees; read in
 * November 2026). Mastercard's limit is 35. Four tries in a week stay below both. Data that are wrong are corrected by the
 * person first. We are stricter than the schemes where fraud is suspected: a person is never charged by persistence.
 *
 * Another biller has another bank and another scoring of risk: a bank's general refusal, what a merchant's category is not
 * permitted, 3-D Secure and technical failures may end differently there. A lost card, fraud and wrong data do not.
 */
export const DECLINE_POLICIES: Readonly<Record<DeclineReason, DeclinePolicy>> = {
  'insufficient-funds': { retryHours: SOFT, mayCascade: false },
  'limit-exceeded': { retryHours: SOFT, mayCascade: false },
  'do-not-honour': { retryHours: SOFT, mayCascade: true },
  unknown: { retryHours: SOFT, mayCascade: true },
  'processor-unavailable': { retryHours: [3, 12, ...SOFT], mayCascade: true },
  'not-permitted': { retryHours: NEVER, mayCascade: true },
  'authentication-failed': { retryHours: NEVER, mayCascade: true },
  'card-expired': { retryHours: NEVER, mayCascade: false },
  'wrong-details': { retryHours: NEVER, mayCascade: false },
  'lost-or-stolen': { retryHours: NEVER, mayCascade: false },
  'account-closed': { retryHours: NEVER, mayCascade: false },
  'suspected-fraud': { retryHours: NEVER, mayCascade: false },
  'payments-stopped': { retryHours: NEVER, mayCascade: false },
};

/** The schemes' strictest limit: Visa's, for one card and amount. */
export const MOST_RETRIES = { times: 15, days: 30 } as const;
