import type { MutatedFile } from '../mutant.ts';

/** The listing of videos, and what its query may hold. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/videos/videos-search.ts',
    tests: ['libs/features/videos/videos-search.test.ts', 'libs/features/app/listing-routes.test.ts'],
    mutants: [
      {
        rules: ['R01'],
        breaks: 'a bad page stays in the address',
        find: "page === null ? undefined : raw['page']",
        replace: "raw['page']",
      },
      {
        rules: ['R01'],
        breaks: 'faceted search leaves a text a text',
        find: 'search !== null && hasFacetedSearch',
        replace: 'false',
      },
      {
        rules: ['R01'],
        breaks: 'a search keeps its capitals',
        find: 'hasChoice(facets) ? search : (search?.toLowerCase() ?? null)',
        replace: 'search',
      },
      {
        rules: ['R01'],
        breaks: 'a search with filters loses its capitals',
        find: 'hasChoice(facets) ? search : (search?.toLowerCase() ?? null)',
        replace: 'search?.toLowerCase() ?? null',
      },
    ],
  },
];
