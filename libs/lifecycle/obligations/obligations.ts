/** The things that a person must or may answer first, by their dialog. */
export type Obligation = 'DEVICE_CHALLENGE' | 'CONVERT_VIP' | 'TERMS' | 'EMAIL_CONSENT';

export interface ObligationFacts {
  readonly isChallenged: boolean;
  readonly isVip: boolean;
  readonly owesTerms: boolean;
  readonly owesEmailConsent: boolean;
}

/**
 * A person's pending dialogs, in order: identity before anything is shown, their own account before anything is agreed
 * to with it, what they must agree to before what they may. While a sign-in waits for its approval nothing else is
 * shown.
 */
export function obligationsOf(facts: ObligationFacts): readonly Obligation[] {
  if (facts.isChallenged) return ['DEVICE_CHALLENGE'];
  return [
    ...(facts.isVip ? (['CONVERT_VIP'] as const) : []),
    ...(facts.owesTerms ? (['TERMS'] as const) : []),
    ...(facts.owesEmailConsent ? (['EMAIL_CONSENT'] as const) : []),
  ];
}
