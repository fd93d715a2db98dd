import type { MutatedFile } from '../mutant.ts';

/** What a person's subscriptions make of them. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/subscription-type/subscription-type.ts',
    tests: ['libs/lifecycle/subscription-type/subscription-type.test.ts'],
    mutants: [
      {
        rules: ['L01'],
        breaks: 'an active multisite subscription keeps the type of its own',
        find: 'if (multisite !== null) return multisite;\n  if (subscription === null)',
        replace: 'if (subscription === null && multisite !== null) return multisite;\n  if (subscription === null)',
      },
      {
        rules: ['L01'],
        breaks: 'portal access that ended is an expired subscription',
        find: "subscription.isActive || subscription.type === 'porn-portal' ?",
        replace: 'subscription.isActive ?',
      },
      {
        rules: ['L01'],
        breaks: 'who never subscribed is a case of reactivation',
        find: 'subscription !== null && !subscription.isActive',
        replace: 'subscription === null || !subscription.isActive',
      },
      {
        rules: ['L01'],
        breaks: 'an active member is a case of reactivation',
        find: 'subscription !== null && !subscription.isActive',
        replace: 'subscription !== null',
      },
      {
        rules: ['L01'],
        breaks: 'a membership that ran out is still one',
        find: "? subscription.type : 'expired'",
        replace: '? subscription.type : subscription.type',
      },
      {
        rules: ['L01'],
        breaks: 'who has no subscription is expired',
        find: "if (subscription === null) return 'anonymous';",
        replace: "if (subscription === null) return 'expired';",
      },
      {
        rules: ['L01'],
        breaks: 'a member has expired while they are active',
        find: 'subscription.isActive || subscription.type',
        replace: '!subscription.isActive || subscription.type',
      },
    ],
  },
  {
    file: 'libs/lifecycle/site-type/site-type.ts',
    tests: ['libs/lifecycle/subscription-type/subscription-type.test.ts'],
    mutants: [
      {
        rules: ['L01'],
        breaks: 'a trial that ran out is still a trial',
        find: "if (!subscription.isActive) return 'expired';",
        replace: "if (!subscription.isActive && subscription.type === 'member') return 'expired';",
      },
      {
        rules: ['L01'],
        breaks: 'portal access is a membership of the site',
        find: " || subscription.type === 'porn-portal'",
        replace: '',
      },
      {
        rules: ['L01'],
        breaks: 'a trial is a membership',
        find: "subscription.type === 'trial' ? 'trial' : 'single-site'",
        replace: "'single-site'",
      },
      {
        rules: ['L01'],
        breaks: 'an active multisite subscription opens one site',
        find: "if (multisite !== null) return 'multi-site';\n",
        replace: '',
      },
    ],
  },
];
