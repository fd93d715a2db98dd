import type { Decline, DeclineReason } from '../../declines/reasons.ts';

/** The words of each reason, most telling first. */
const WORDS: readonly (readonly [RegExp, DeclineReason])[] = [
  [/lost|stolen|pick ?-?up/i, 'lost-or-stolen'],
  [/fraud|security violation|negative database|scrub/i, 'suspected-fraud'],
  [/3-?d ?-?s(ecure)?\b|authentication|\bsca\b/i, 'authentication-failed'],
  [/insufficient|not sufficient/i, 'insufficient-funds'],
  [/limit|velocity|frequency/i, 'limit-exceeded'],
  [/expired|expiration/i, 'card-expired'],
  [/cvv|cvc|security code|invalid (card|account)|card number|\bavs\b/i, 'wrong-details'],
  [/revocation|stop payment|revoked/i, 'payments-stopped'],
  [/closed|no such (account|issuer)/i, 'account-closed'],
  [/not permitted|restricted|not supported|not allowed/i, 'not-permitted'],
  [/unavailable|time ?-?out|inoperative|system (error|malfunction)|communication/i, 'processor-unavailable'],
  [/honou?r|declined?|call|refer/i, 'do-not-honour'],
];

/**
 * Why CCBill declined. `failureCode`, such as `BE-103`, is documented without a list of its values, so the reason is read
 * from the words of `failureReason`, such as “Do not honor” (https://ccbill.com/doc/newsalefailure, read in November 2026).
 */
export function ccbillDecline(said: {
  readonly failureReason?: string | undefined;
  readonly failureCode?: string | undefined;
}): Decline {
  const text = said.failureReason ?? '';
  const reason = WORDS.find(([words]) => words.test(text))?.[1] ?? 'unknown';
  return { reason, code: said.failureCode?.slice(0, 60) ?? null };
}
