/** What a person must or may answer before anything else, by the dialog that asks it. */
export type Obligation = 'DEVICE_CHALLENGE' | 'CONVERT_VIP' | 'TERMS' | 'EMAIL_CONSENT';

export interface ObligationFacts {
  readonly isChallenged: boolean;
  readonly isVip: boolean;
  readonly owesTerms: boolean;
  readonly owesEmailConsent: boolean;
}

/**
 * The dialogs that wait for a person, in the order in which they meet them: who they are (M25) before anything is told,
 * an account of their own (M23) before anything is agreed to with it, what they must agree to (M24) before what they
 * may (M07). While a sign-in waits for its approval nothing else is asked (D34).
 */
export function obligationsOf(facts: ObligationFacts): readonly Obligation[] {
  if (facts.isChallenged) return ['DEVICE_CHALLENGE'];
  return [
    ...(facts.isVip ? (['CONVERT_VIP'] as const) : []),
    ...(facts.owesTerms ? (['TERMS'] as const) : []),
    ...(facts.owesEmailConsent ? (['EMAIL_CONSENT'] as const) : []),
  ];
}
