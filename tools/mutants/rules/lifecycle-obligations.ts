import type { MutatedFile } from '../mutant.ts';

/** The dialogs that wait for a person, in their order. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/obligations/obligations.ts',
    tests: ['libs/lifecycle/obligations/obligations.test.ts'],
    mutants: [
      {
        rules: ['M25'],
        breaks: 'a challenged session is asked for terms too',
        find: "return ['DEVICE_CHALLENGE'];",
        replace: "return ['DEVICE_CHALLENGE', ...(facts.owesTerms ? (['TERMS'] as const) : [])];",
      },
      {
        rules: ['M25'],
        breaks: 'a challenged session is asked everything but who it is',
        find: "  if (facts.isChallenged) return ['DEVICE_CHALLENGE'];\n",
        replace: '',
      },
      {
        rules: ['M23', 'M24'],
        breaks: 'a VIP agrees to terms before they have an account of their own',
        find: "    ...(facts.isVip ? (['CONVERT_VIP'] as const) : []),\n    ...(facts.owesTerms ? (['TERMS'] as const) : []),",
        replace:
          "    ...(facts.owesTerms ? (['TERMS'] as const) : []),\n    ...(facts.isVip ? (['CONVERT_VIP'] as const) : []),",
      },
      {
        rules: ['M24', 'M07'],
        breaks: 'what a person may agree to stands before what they must',
        find: "    ...(facts.owesTerms ? (['TERMS'] as const) : []),\n    ...(facts.owesEmailConsent ? (['EMAIL_CONSENT'] as const) : []),",
        replace:
          "    ...(facts.owesEmailConsent ? (['EMAIL_CONSENT'] as const) : []),\n    ...(facts.owesTerms ? (['TERMS'] as const) : []),",
      },
      {
        rules: ['M07'],
        breaks: 'nobody is asked for news by email',
        find: "    ...(facts.owesEmailConsent ? (['EMAIL_CONSENT'] as const) : []),\n",
        replace: '',
      },
    ],
  },
];
