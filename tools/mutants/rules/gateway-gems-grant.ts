import type { MutatedFile } from '../mutant.ts';

/** The Friday grant of gems, and what a cancellation takes and a reactivation gives back. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/wallet/gems-grant-job.ts',
    tests: ['services/gateway/modules/wallet/grant-and-forfeit.integration.test.ts'],
    mutants: [{ rules: ['L10'], breaks: 'gems are granted on Thursday', find: '0 0 * * 5', replace: '0 0 * * 4' }],
  },
  {
    file: 'services/gateway/modules/wallet/grant-gems.ts',
    tests: ['services/gateway/modules/wallet/grant-and-forfeit.integration.test.ts'],
    mutants: [
      {
        rules: ['L10'],
        breaks: 'a grant is kept once for a person, however many memberships they have',
        find: 'gems-grant:${id}:${week}',
        replace: 'gems-grant:${user_id}:${week}',
      },
      {
        rules: ['L10'],
        breaks: 'gems are granted each day that asks for it',
        find: 'gems-grant:${id}:${week}',
        replace: 'gems-grant:${id}:${at.toISOString()}',
      },
      {
        rules: ['L10'],
        breaks: 'gems are granted for what was taken back before its end',
        find: 'return period !== undefined && (period.until === null || period.until > at);',
        replace: 'return true;',
      },
    ],
  },
  {
    file: 'services/gateway/modules/wallet/forfeit.ts',
    tests: ['services/gateway/modules/wallet/grant-and-forfeit.integration.test.ts'],
    mutants: [
      {
        rules: ['L10'],
        breaks: 'the warning before a cancellation counts credits in place of gems',
        find: "await balanceOf(db, userId, 'gems')",
        replace: "await balanceOf(db, userId, 'credits')",
      },
      {
        rules: ['L10'],
        breaks: 'a cancellation that is told again takes again',
        find: '  if (noted.numInsertedOrUpdatedRows !== 1n) return NOTHING;\n',
        replace: '',
      },
      {
        rules: ['L10'],
        breaks: 'a cancellation leaves the unlocked packs',
        find: '.set({ lost_at: when.at })',
        replace: '.set({ lost_at: null })',
      },
      {
        rules: ['L10'],
        breaks: 'the second cancellation of a subscription takes no gems',
        find: 'idempotencyKey: `forfeit:${id}`',
        replace: 'idempotencyKey: `forfeit:${subscriptionId}`',
      },
      {
        rules: ['L10'],
        breaks: 'a second reactivation gives back once more',
        find: "    .where('restored_at', 'is', null)\n",
        replace: '',
      },
      {
        rules: ['L10'],
        breaks: 'what was lost comes back after the paid period too',
        find: "eb('restorable_until', '>', at)",
        replace: "eb('restorable_until', '>=', at)",
      },
      {
        rules: ['L10'],
        breaks: 'a reactivation leaves the packs lost',
        find: '      .set({ lost_at: null })\n',
        replace: '      .set({ lost_at: at })\n',
      },
    ],
  },
  {
    file: 'services/gateway/modules/wallet/balance.ts',
    tests: ['services/gateway/modules/wallet/grant-and-forfeit.integration.test.ts'],
    mutants: [
      {
        rules: ['L10'],
        breaks: 'everybody has everybody’s gems',
        find: ".where('account_id', '=', walletIdOf(userId, unit))",
        replace: ".where('account_id', 'like', `${unit}:%`)",
      },
    ],
  },
  {
    file: 'services/gateway/modules/wallet/unlock-pack.ts',
    tests: ['services/gateway/modules/wallet/grant-and-forfeit.integration.test.ts'],
    mutants: [
      {
        rules: ['L10'],
        breaks: 'a pack that was lost counts as unlocked, and cannot be bought',
        find: "      .where('lost_at', 'is', null)\n",
        replace: '',
      },
    ],
  },
];
