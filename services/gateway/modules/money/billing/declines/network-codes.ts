import type { DeclineReason } from './reasons.ts';

/**
 * The card networks' response codes (ISO 8583) that say more than a decline. Visa groups them into codes that are never
 * approved, those that may be later, and those of data to correct; sources, read in November 2026:
 * https://support.forte.net/support/solutions/articles/11000097635-visa-decline-response-code-rules-and-integrity-fees and
 * https://support.cardpointe.com/compliance/visa-decline-rules.
 */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  '04': 'lost-or-stolen',
  '05': 'do-not-honour',
  '07': 'lost-or-stolen',
  '12': 'not-permitted',
  '14': 'wrong-details',
  '15': 'wrong-details',
  '19': 'processor-unavailable',
  '1A': 'authentication-failed',
  '41': 'lost-or-stolen',
  '43': 'lost-or-stolen',
  '46': 'account-closed',
  '51': 'insufficient-funds',
  '54': 'card-expired',
  '55': 'wrong-details',
  '57': 'not-permitted',
  '59': 'suspected-fraud',
  '61': 'limit-exceeded',
  '62': 'not-permitted',
  '65': 'limit-exceeded',
  '78': 'account-closed',
  '82': 'wrong-details',
  '91': 'processor-unavailable',
  '93': 'not-permitted',
  '96': 'processor-unavailable',
  N4: 'limit-exceeded',
  N7: 'wrong-details',
  R0: 'payments-stopped',
  R1: 'payments-stopped',
  R3: 'payments-stopped',
};

/** Why a card network declined, by its response code such as `51`. */
export function reasonOfNetworkCode(code: string): DeclineReason {
  return REASONS[code.toUpperCase()] ?? 'unknown';
}
