import type { MutatedFile } from '../mutant.ts';

/** Guards of the pages of channels, favourites, galleries and recommendations. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/channels/routes.tsx',
    tests: ['libs/features/channels/routes.test.ts'],
    mutants: [
      {
        rules: ['R24'],
        breaks: 'channels ask visitors to sign in',
        find: 'listed(seesChannels)(asked)',
        replace: 'listed(requireSignIn, seesChannels)(asked)',
      },
      {
        rules: ['R24', 'T07'],
        breaks: 'internal channels open the list of channels',
        find: "const seesChannels = requireAbility((ability) => ability.can('see', 'channels'))",
        replace:
          "const seesChannels = requireAbility((ability) => ability.can('see', 'channels') || ability.can('see', 'internalChannels'))",
      },
      {
        rules: ['R42'],
        breaks: 'all channels’ videos are open to visitors',
        find: 'listed(requireSignIn, seesChannels)',
        replace: 'listed(seesChannels)',
      },
      {
        rules: ['R42'],
        breaks: 'all channels’ videos are shown without the sight of channels',
        find: 'listed(requireSignIn, seesChannels)',
        replace: 'listed(requireSignIn)',
      },
      {
        rules: ['R36', 'R62'],
        breaks: 'a channel is open to visitors',
        find: "guards(requireSignIn, validSlug('channelSlug'), seesAnyChannel)",
        replace: "guards(validSlug('channelSlug'), seesAnyChannel)",
      },
      {
        rules: ['R36', 'T07'],
        breaks: 'a channel is there with both flags off',
        find: "guards(requireSignIn, validSlug('channelSlug'), seesAnyChannel)",
        replace: "guards(requireSignIn, validSlug('channelSlug'))",
      },
      {
        rules: ['R36', 'V08'],
        breaks: 'a channel is looked for by any text',
        find: "guards(requireSignIn, validSlug('channelSlug'), seesAnyChannel)",
        replace: 'guards(requireSignIn, seesAnyChannel)',
      },
      {
        rules: ['R37', 'V08'],
        breaks: 'a channel’s videos are looked for by any text',
        find: "listed(requireSignIn, validSlug('channelSlug'), seesAnyChannel)",
        replace: 'listed(requireSignIn, seesAnyChannel)',
      },
      {
        rules: ['R41', 'V08'],
        breaks: 'a pack is looked for by any text',
        find: "validSlug('channelSlug', 'channelPackSlug')",
        replace: "validSlug('channelSlug')",
      },
      {
        rules: ['R24', 'R37', 'R41', 'R42'],
        breaks: 'a bad page leaves the rest of the query',
        find: 'pageParameter(() => ({}))',
        replace: 'pageParameter()',
      },
      {
        rules: ['R24'],
        breaks: 'a bad page is taken for the first',
        find: `    ...asked,
    pageParameter(() => ({})),`,
        replace: '    ...asked,',
      },
    ],
  },
  {
    file: 'libs/features/favorites/routes.tsx',
    tests: ['libs/features/favorites/routes.test.ts'],
    mutants: [
      {
        rules: ['R25'],
        breaks: 'favourites are open to visitors',
        find: `beforeLoad: (asked) => requireSignIn(asked),
      loader: ({ context }) => readAnew(context, overviewQuery)`,
        replace: `beforeLoad: () => undefined,
      loader: ({ context }) => readAnew(context, overviewQuery)`,
      },
      {
        rules: ['R27'],
        breaks: 'favourite channels ask visitors to sign in',
        find: 'beforeLoad: (asked) => page(asked)',
        replace: 'beforeLoad: (asked) => guards(requireSignIn, page)(asked)',
      },
      {
        rules: ['R26', 'R27', 'R28'],
        breaks: 'a bad page leaves the rest of the query',
        find: 'pageParameter(() => ({}))',
        replace: 'pageParameter()',
      },
    ],
  },
  {
    file: 'libs/features/favorites/feature.ts',
    tests: ['libs/features/favorites/routes.test.ts'],
    mutants: [
      { rules: ['R11'], breaks: 'old favourites are moved for now only', find: 'status: 301', replace: 'status: 302' },
    ],
  },
  {
    file: 'libs/features/picture-sets/routes.tsx',
    tests: ['libs/features/picture-sets/routes.test.ts'],
    mutants: [
      {
        rules: ['R05', 'R62'],
        breaks: 'galleries are open to visitors',
        find: "guards(requireSignIn, validSlug('slug'))",
        replace: "guards(validSlug('slug'))",
      },
      {
        rules: ['R05'],
        breaks: 'a gallery is looked for by any text',
        find: "guards(requireSignIn, validSlug('slug'))",
        replace: 'guards(requireSignIn)',
      },
      {
        rules: ['R40', 'T07'],
        breaks: 'a channel’s gallery is there without the sight of channels',
        find: 'guards(requireSignIn, seesAnyChannel, validSlug',
        replace: 'guards(requireSignIn, validSlug',
      },
      {
        rules: ['R40'],
        breaks: 'a channel’s gallery is looked for by any text',
        find: "validSlug('channelSlug', 'videoSlug')",
        replace: "validSlug('channelSlug')",
      },
    ],
  },
  {
    file: 'libs/features/recommendations/routes.tsx',
    tests: ['libs/features/recommendations/routes.test.ts'],
    mutants: [
      {
        rules: ['R50', 'A13'],
        breaks: 'recommendations are shown to whoever has the flag',
        find: "ability.can('see', shelfSubject('recommendedVideos'))",
        replace: "ability.can('see', shelfSubject('recommendedVideos')) || true",
      },
      {
        rules: ['R50', 'T07'],
        breaks: 'the page is there where the flag is off',
        find: `guards(
          requireFlag('recombee'),
          requireAbility((ability) => ability.can('see', shelfSubject('recommendedVideos'))),
        )(asked)`,
        replace: 'undefined',
      },
    ],
  },
  {
    file: 'libs/features/downloads/file-size.ts',
    tests: ['libs/features/downloads/file-size.test.ts'],
    mutants: [
      { rules: ['M12'], breaks: 'sizes are counted in kibibytes', find: 'value /= 1000', replace: 'value /= 1024' },
      { rules: ['M12'], breaks: 'sizes above 100 have decimals', find: 'value < 100 ? 1 : 0', replace: '1' },
    ],
  },
];
