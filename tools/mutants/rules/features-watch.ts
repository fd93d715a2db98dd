import type { MutatedFile } from '../mutant.ts';

/** The pages of a film and its trailer, and what plays there. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/watch/routes.tsx',
    tests: ['libs/features/watch/routes.test.ts', 'libs/features/watch/channel-routes.test.ts'],
    mutants: [
      {
        rules: ['R02', 'V08'],
        breaks: 'any slug may name a film',
        find: "path: '/videos/$slug',\n      validateSearch: rawSearch,\n      beforeLoad: (asked) => validSlug('slug')(asked),",
        replace: "path: '/videos/$slug',\n      validateSearch: rawSearch,",
      },
      {
        rules: ['R04', 'V08'],
        breaks: 'any slug may name a trailer',
        find: "path: '/trailer/$slug',\n      validateSearch: rawSearch,\n      beforeLoad: (asked) => validSlug('slug')(asked),",
        replace: "path: '/trailer/$slug',\n      validateSearch: rawSearch,",
      },
      {
        rules: ['R02', 'R04'],
        breaks: 'an unknown film has a page without one',
        find: 'if (!video) throw notFound();',
        replace: 'if (!video) return null as never;',
      },
      {
        rules: ['R04'],
        breaks: 'a trailer is for members',
        find: "path: '/trailer/$slug',\n      validateSearch: rawSearch,\n      beforeLoad: (asked) => validSlug('slug')(asked),",
        replace:
          "path: '/trailer/$slug',\n      validateSearch: rawSearch,\n      beforeLoad: (asked) => guards(requireSignIn, validSlug('slug'))(asked),",
      },
      {
        rules: ['R03'],
        breaks: 'the comment is taken for the film',
        find: "beforeLoad: (asked) => guards(requireSignIn, validSlug('slug'))(asked),\n      loader: async ({ context, params }) => loadVideo(context, params.slug),",
        replace:
          "beforeLoad: (asked) => guards(requireSignIn, validSlug('slug'))(asked),\n      loader: async ({ context, params }) => loadVideo(context, params.commentId),",
      },
      {
        rules: ['R03'],
        breaks: 'a comment is shown to visitors',
        find: "guards(requireSignIn, validSlug('slug'))(asked)",
        replace: "validSlug('slug')(asked)",
      },
      {
        rules: ['R03', 'V08'],
        breaks: 'any slug may name the film of a comment',
        find: "guards(requireSignIn, validSlug('slug'))(asked)",
        replace: 'requireSignIn(asked)',
      },
      {
        rules: ['R38'],
        breaks: 'a film is shown in any channel',
        find: 'if (video.channel?.slug !== params.channelSlug) throw notFound();',
        replace: '',
      },
      {
        rules: ['R38', 'V08'],
        breaks: 'any slug may name the channel of a film',
        find: "validSlug('channelSlug', 'videoSlug'), seesAnyChannel",
        replace: "validSlug('videoSlug'), seesAnyChannel",
      },
      {
        rules: ['R39', 'V08'],
        breaks: 'any slug may name the trailer of a channel',
        find: "validSlug('channelSlug', 'videoSlug'), seesAnyTrailer",
        replace: "validSlug('channelSlug'), seesAnyTrailer",
      },
      {
        rules: ['R38', 'R62'],
        breaks: 'visitors see the film of a channel',
        find: "guards(requireSignIn, validSlug('channelSlug', 'videoSlug'), seesAnyChannel)",
        replace: "guards(validSlug('channelSlug', 'videoSlug'), seesAnyChannel)",
      },
      {
        rules: ['R39', 'R62'],
        breaks: 'visitors see the trailer of a channel',
        find: "guards(requireSignIn, validSlug('channelSlug', 'videoSlug'), seesAnyTrailer)",
        replace: "guards(validSlug('channelSlug', 'videoSlug'), seesAnyTrailer)",
      },
      {
        rules: ['R38', 'A10'],
        breaks: 'the film of a channel wants every right',
        find: "ability.can('see', 'channels') || ability.can('see', 'internalChannels')",
        replace: "ability.can('see', 'channels') && ability.can('see', 'internalChannels')",
      },
      {
        rules: ['R39', 'T07'],
        breaks: 'the trailer of a channel does not know internal ones',
        find: "ability.can('see', 'channelTrailers') || ability.can('see', 'internalChannelTrailers')",
        replace: "ability.can('see', 'channelTrailers')",
      },
    ],
  },
  {
    file: 'libs/features/watch/playable.ts',
    tests: ['libs/features/watch/routes.test.ts', 'libs/features/watch/playable.test.ts'],
    mutants: [
      {
        rules: ['A01'],
        breaks: 'a visitor may play nothing of a released film',
        find: "ability.can('play', videoSubject('trailer', item)) ? 'trailer' : 'nothing'",
        replace: "ability.can('play', videoSubject('trailer', item)) && video.isUpcoming ? 'trailer' : 'nothing'",
      },
      {
        rules: ['A06'],
        breaks: 'a member is kept from what is theirs',
        find: "return { plays: 'film', barrier: null };",
        replace: "return { plays: 'film', barrier: barrierOf(video, deniedNextStep(viewer, item, tenant)) };",
      },
      {
        rules: ['R04'],
        breaks: 'the page of the trailer plays the film',
        find: "return { plays: mayPlay ? 'trailer' : 'nothing', barrier: film.barrier };",
        replace:
          "return { plays: mayPlay && film.plays === 'trailer' ? 'trailer' : film.plays, barrier: film.barrier };",
      },
    ],
  },
  {
    file: 'libs/access/next-step.ts',
    tests: ['libs/features/watch/routes.test.ts'],
    mutants: [
      {
        rules: ['A16'],
        breaks: 'a visitor has to join for a free film',
        find: "item === null || item.freeVideo ? 'SIGN_IN' : 'JOIN'",
        replace: "item === null ? 'SIGN_IN' : 'JOIN'",
      },
    ],
  },
  {
    file: 'libs/features/watch/video-head.ts',
    tests: ['libs/features/watch/routes.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'a film has no keywords of its own',
        find: 'keywords: [...video.models, ...video.categories, ...video.tags].map((entry) => entry.name),',
        replace: 'keywords: context.tenant.copy.keywords,',
      },
    ],
  },
  {
    file: 'libs/features/watch/stage/player-sources-of.ts',
    tests: ['libs/features/watch/stage/player-sources-of.test.ts'],
    mutants: [
      {
        rules: ['X13'],
        breaks: 'the picture for mobile networks is left out',
        find: 'fixed.filter((source) => source !== null)',
        replace: "fixed.filter((source) => source !== null && source.quality !== 'p480l')",
      },
    ],
  },
  {
    file: 'libs/features/watch/player/model/milestones.ts',
    tests: ['libs/features/watch/player/model/milestones.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'a milestone is told again and again',
        find: 'for (const each of come) told.add(each);',
        replace: '',
      },
      {
        rules: ['K12'],
        breaks: 'a film is told to begin before its first picture',
        find: 'if (!started) return [];',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/watch/player/model/quality.ts',
    tests: ['libs/features/watch/player/model/quality.test.ts'],
    mutants: [
      {
        rules: ['K07'],
        breaks: 'the mobile picture comes before its full one',
        find: 'Number(isMobilePicture(a)) - Number(isMobilePicture(b))',
        replace: 'Number(isMobilePicture(b)) - Number(isMobilePicture(a))',
      },
    ],
  },
  {
    file: 'libs/features/watch/player/engine/create-playback.ts',
    tests: ['libs/features/watch/player/player.integration.test.ts'],
    mutants: [
      {
        rules: ['K07'],
        breaks: 'a film begins anew when its quality changes',
        find: 'if (settled) position = now.time;',
        replace: 'position = now.time;',
      },
    ],
  },
  {
    file: 'libs/features/watch/player/engine/attached-source.ts',
    tests: ['libs/features/watch/player/player.integration.test.ts'],
    mutants: [
      {
        rules: ['X13'],
        breaks: 'no new addresses are asked for when the old ones have run out',
        find: 'const GONE = 410;',
        replace: 'const GONE = 409;',
      },
    ],
  },
];
