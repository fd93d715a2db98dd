import type { MutatedFile } from '../mutant.ts';

/** Films, performers and channels that people keep. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/favorites/shown-items.ts',
    tests: ['services/gateway/modules/favorites/favorites.integration.test.ts'],
    mutants: [
      {
        rules: ['R26'],
        breaks: 'a film that is named twice is kept twice',
        find: 'const asked = [...new Set(ids)];',
        replace: 'const asked = [...ids];',
      },
      {
        rules: ['R26'],
        breaks: 'a film of another site is kept',
        find: "if (kind === 'VIDEO') return keep(asked, await loaders.catalogue.video.loadMany(asked));",
        replace: "if (kind === 'VIDEO') return asked;",
      },
    ],
  },
  {
    file: 'services/gateway/modules/favorites/resolvers.ts',
    tests: ['services/gateway/modules/favorites/favorites.integration.test.ts'],
    mutants: [
      {
        rules: ['K05'],
        breaks: 'a batch of a hundred is refused',
        find: 'ids.length > FAVORITES_BATCH',
        replace: 'ids.length >= FAVORITES_BATCH',
      },
      {
        rules: ['R56'],
        breaks: 'favourites of this site are told as those of others',
        find: 'SITE_IDS.filter((id) => !sites.includes(id))',
        replace: 'SITE_IDS.filter((id) => sites.includes(id))',
      },
      {
        rules: ['R25'],
        breaks: 'what a visitor keeps is looked up',
        find: 'return person !== null && context.loaders.favorites.isFavorite.load({ userId: person.userId, kind, id });',
        replace: "return context.loaders.favorites.isFavorite.load({ userId: person?.userId ?? '', kind, id });",
      },
    ],
  },
  {
    file: 'services/gateway/modules/favorites/reader.ts',
    tests: ['services/gateway/modules/favorites/favorites.integration.test.ts'],
    mutants: [
      {
        rules: ['R28'],
        breaks: 'the performer who was kept last comes last',
        find: ".orderBy('kept.added_at', 'desc')\n    .orderBy('kept.performer_id', 'desc')",
        replace: ".orderBy('kept.added_at', 'asc')\n    .orderBy('kept.performer_id', 'asc')",
      },
    ],
  },
  {
    file: 'services/gateway/modules/favorites/favorites.ts',
    tests: ['services/gateway/modules/favorites/favorites.postgres.test.ts'],
    mutants: [
      {
        rules: ['R27'],
        breaks: 'two calls about the same things block each other',
        find: 'ids.toSorted().map(',
        replace: 'ids.map(',
      },
    ],
  },
];
