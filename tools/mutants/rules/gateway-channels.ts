import type { MutatedFile } from '../mutant.ts';

/** Channels, their packs and films. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/channels/channel-reader.ts',
    tests: ['services/gateway/modules/channels/channels.integration.test.ts'],
    mutants: [
      {
        rules: ['X16', 'R42'],
        breaks: 'channels are shown whatever the flags of their kinds say',
        find: '[...(kinds.thirdPartyChannels ? [true] : []), ...(kinds.internalChannels ? [false] : [])]',
        replace: '[true, false]',
      },
      {
        rules: ['R24'],
        breaks: 'every page of channels is the first',
        find: '    .offset(rows.offset)\n    .limit(rows.limit)\n    .execute();\n}\n\nexport async function countChannels',
        replace: '    .limit(rows.limit)\n    .execute();\n}\n\nexport async function countChannels',
      },
      {
        rules: ['V08'],
        breaks: 'a channel is found by a slug near to its own',
        find: "'channels.slug', '=', key.slug",
        replace: "'channels.slug', '<=', key.slug",
      },
      {
        rules: ['X16'],
        breaks: 'a channel is looked for by its slug where its id is given',
        find: "'channels.id', '=', key.id",
        replace: "'channels.slug', '=', key.id",
      },
    ],
  },
  {
    file: 'libs/access/rules/features.ts',
    tests: ['services/gateway/modules/channels/channels.integration.test.ts'],
    mutants: [
      {
        rules: ['A10', 'T07'],
        breaks: 'the list of channels is open where they are off',
        find: 'person.tenant?.features[flag] === true || isPreview(person)',
        replace: 'person.tenant?.features[flag] !== undefined',
      },
    ],
  },
  {
    file: 'services/gateway/modules/channels/video-reader.ts',
    tests: ['services/gateway/modules/channels/channels.integration.test.ts'],
    mutants: [
      {
        rules: ['X16', 'K16'],
        breaks: 'one film more than the newest six is told of a channel',
        find: '          .limit(limit)\n',
        replace: '          .limit(limit + 1)\n',
      },
      {
        rules: ['R37'],
        breaks: 'films of a channel come oldest first',
        find: "query.orderBy('videos.released_at', 'desc')",
        replace: "query.orderBy('videos.released_at', 'asc')",
      },
      {
        rules: ['R41'],
        breaks: 'the films of a pack are those of its whole channel',
        find: ".where('videos.channel_pack_id', '=', place.packId)",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/channels/resolvers.ts',
    tests: ['services/gateway/modules/channels/channels.integration.test.ts'],
    mutants: [
      {
        rules: ['X01'],
        breaks: 'who unlocked a pack is shown all of them as unlocked',
        find: 'unlockedChannelPackIds.includes(row.id)',
        replace: 'unlockedChannelPackIds.length > 0',
      },
      {
        rules: ['V08'],
        breaks: 'a pack without its channel lists the films of all channels',
        find: 'return input.pack ? null : { kinds };',
        replace: 'return { kinds };',
      },
    ],
  },
  {
    file: 'services/gateway/modules/channels/loaders.ts',
    tests: ['services/gateway/modules/channels/channels.integration.test.ts'],
    mutants: [
      {
        rules: ['X16'],
        breaks: 'what is in each pack is asked for one by one',
        find: "findContent(db, 'channel_pack_id', ids, clock.now()))",
        replace: "findContent(db, 'channel_pack_id', ids, clock.now()), { batch: false })",
      },
    ],
  },
  {
    file: 'services/gateway/modules/catalogue/scope.ts',
    tests: ['services/gateway/modules/channels/channels.integration.test.ts'],
    mutants: [
      {
        rules: ['A10'],
        breaks: 'the preview group has no more channels than others',
        find: 'if (scope.thirdPartyChannels && scope.internalChannels) return scope;',
        replace: 'if (scope.sites.length > 0) return scope;',
      },
    ],
  },
];
