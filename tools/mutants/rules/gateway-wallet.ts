import type { MutatedFile } from '../mutant.ts';

/** Gems and credits: what packs and films cost, and what the wallet tells. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/wallet/unlock-pack.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['L09'],
        breaks: 'a retry is told what is left by now, not what the first answer said',
        find: 'balance: paid.balance_after ?? balance',
        replace: 'balance',
      },
      {
        rules: ['L09'],
        breaks: 'a key that paid for another pack counts as having paid for this one',
        find: "    if (paid && paid.subject !== packId) return { outcome: 'other-purchase' };\n",
        replace: '',
      },
      {
        rules: ['L09'],
        breaks: 'a pack that is unlocked is paid again',
        find: "    if (owned) return { outcome: 'already-unlocked', balance };\n",
        replace: '',
      },
      {
        rules: ['L09', 'E08'],
        breaks: 'a pack is sold to who has too few gems',
        find: 'balance < GEMS.packPrice',
        replace: 'balance < 0',
      },
    ],
  },
  {
    file: 'services/gateway/modules/wallet/unlock-video.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['L08', 'C15'],
        breaks: 'a film that was paid is not unlocked',
        find: "    await trx.insertInto('unlocked_videos').values({ user_id: userId, video_id: videoId, unlocked_at: at }).execute();\n",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/wallet/resolvers.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['L09'],
        breaks: 'the answer to an unlocking still shows the pack as locked',
        find: 'idempotencyKey, at: clock.now() });\n    context.forgetViewer();',
        replace: 'idempotencyKey, at: clock.now() });',
      },
      {
        rules: ['L09'],
        breaks: 'any text is taken for an idempotency key',
        find: '/^[A-Za-z0-9_-]{8,64}$/',
        replace: '/^/',
      },
      {
        rules: ['L09'],
        breaks: 'a pack of a kind of channel that is off is sold',
        find: 'findPack(db, await scopeFor(context), {',
        replace: 'findPack(db, { thirdPartyChannels: true, internalChannels: true }, {',
      },
    ],
  },
  {
    file: 'services/gateway/modules/wallet/transactions.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['X12'],
        breaks: 'movements are told oldest first',
        find: "'desc'",
        replace: "'asc'",
      },
      {
        rules: ['C12'],
        breaks: 'movements since a moment are those before it',
        find: "'>=', since",
        replace: "'<', since",
      },
    ],
  },
  {
    file: 'services/gateway/http/refusal.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['C12'],
        breaks: 'a visitor is refused as if signed in',
        find: "isVisitor ? 'UNAUTHENTICATED' : 'FORBIDDEN'",
        replace: "isVisitor ? 'FORBIDDEN' : 'UNAUTHENTICATED'",
      },
    ],
  },
  {
    file: 'libs/access/next-step.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['L11'],
        breaks: 'who was a member is led to buy as if new',
        find: "return kind === 'inactive' ? 'REACTIVATE' : 'PURCHASE';",
        replace: "return 'PURCHASE';",
      },
      {
        rules: ['A16'],
        breaks: 'a channel’s video does not lead to its channel',
        find: "  if (item !== null && isLockedChannelVideo(viewer, item)) return 'UNLOCK_CHANNEL';\n",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/access/rules/free-limited-trial.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['L11'],
        breaks: 'a free limited trial without credits left is let to pick a fourth',
        find: '...(subscription.credits > 0',
        replace: '...(subscription.credits > -1',
      },
    ],
  },
  {
    file: 'libs/access/rules/porn-portal.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['L08'],
        breaks: 'portal users cannot spend their credits',
        find: '    ...creditRules(person),\n',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/graphql/format-error.ts',
    tests: ['services/gateway/modules/wallet/wallet.integration.test.ts'],
    mutants: [
      {
        rules: ['L09'],
        breaks: 'a question that does not fit the schema is an error of the gateway',
        find: "extensions: { code: 'BAD_REQUEST', messageKey: 'errors.badRequest', ...error.extensions }",
        replace: "extensions: { code: 'INTERNAL', messageKey: 'errors.internal', ...error.extensions }",
      },
    ],
  },
];
