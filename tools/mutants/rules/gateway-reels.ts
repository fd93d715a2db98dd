import type { MutatedFile } from '../mutant.ts';

/** The feed of reels, and what people do with them. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/reels/resolvers.ts',
    tests: ['services/gateway/modules/reels/reels.integration.test.ts'],
    mutants: [
      {
        rules: ['R48'],
        breaks: 'the feed ends with its first page',
        find: 'limit: limit + 1',
        replace: 'limit',
      },
      {
        rules: ['T07', 'R48'],
        breaks: 'reels are there where the flag is off',
        find: 'if (!tenant?.features.reels) return',
        replace: 'if (!tenant) return',
      },
      {
        rules: ['A01'],
        breaks: 'reels play for members alone',
        find: "ability.can('play', videoSubject('trailer', subject))",
        replace: "ability.can('play', videoSubject('video', subject))",
      },
      {
        rules: ['R48'],
        breaks: 'the feed begins before its start',
        find: ' || from < 0',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/reels/keep-reel-event.ts',
    tests: ['services/gateway/modules/reels/reels.integration.test.ts'],
    mutants: [
      {
        rules: ['C24'],
        breaks: 'the rating that comes last counts, not the newest',
        find: "\n            .where('reel_ratings.happened_at', '<=', happenedAt)",
        replace: '',
      },
      {
        rules: ['C24'],
        breaks: 'the bookmark that comes last counts, not the newest',
        find: "\n            .where('reel_bookmarks.happened_at', '<=', happenedAt)",
        replace: '',
      },
      {
        rules: ['C24'],
        breaks: 'events are kept with the moment at which they come',
        find: 'const row = { user_id: userId, reel_id: itemId, recomm_id: recommId, happened_at: happenedAt };',
        replace: 'const row = { user_id: userId, reel_id: itemId, recomm_id: recommId, happened_at: new Date() };',
      },
    ],
  },
  {
    file: 'services/gateway/modules/reels/tell-of-reel.ts',
    tests: ['services/gateway/modules/reels/reels.integration.test.ts'],
    mutants: [
      {
        rules: ['K15'],
        breaks: 'a bookmark that was dropped takes the rating back',
        find: 'return new requests.DeleteBookmark(userId, itemId)',
        replace: 'return new requests.DeleteRating(userId, itemId)',
      },
    ],
  },
  {
    file: 'services/gateway/modules/reels/find-reels.ts',
    tests: ['services/gateway/modules/reels/reels.integration.test.ts'],
    mutants: [
      {
        rules: ['C24'],
        breaks: 'a reel of another brand is rated',
        find: "    .where('reels.id', '=', reelId)\n    .where((eb) => isListed(eb as never, scope))\n",
        replace: "    .where('reels.id', '=', reelId)\n",
      },
    ],
  },
  {
    file: 'services/gateway/modules/reels/routes.ts',
    tests: ['services/gateway/modules/reels/reels.integration.test.ts'],
    mutants: [
      {
        rules: ['C24'],
        breaks: 'reels are told of where the flag is off',
        find: '!tenant?.features.reels || ',
        replace: '!tenant || ',
      },
    ],
  },
];
