import type { MutatedFile } from '../mutant.ts';

/** The listing of videos, what its query may hold, and its head. */
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
      { rules: ['R01'], breaks: 'videos begin with the best rated', find: "?? 'NEWEST'", replace: "?? 'RATING'" },
      {
        rules: ['R01'],
        breaks: 'a bad page and capitals take two redirects',
        find: '...(wanted === null ? {} : { search: wanted })',
        replace: '...(wanted === null || page === null ? {} : { search: wanted })',
      },
      {
        rules: ['R01'],
        breaks: 'the address of a listing forgets its order',
        find: "if (next.order !== 'NEWEST') query",
        replace: "if (next.order === 'NEWEST') query",
      },
      {
        rules: ['T07'],
        breaks: 'every facet is read where faceted search is off',
        find: 'hasFacetedSearch ? VIDEO_FACETS : SIMPLE_FACETS',
        replace: 'VIDEO_FACETS',
      },
    ],
  },
  {
    file: 'libs/features/entity-cards/facets/facet-choice.ts',
    tests: ['libs/features/videos/videos-search.test.ts'],
    mutants: [
      {
        rules: ['R01'],
        breaks: 'facets are written in the order they were chosen in',
        find: "values.toSorted().join(',')",
        replace: "values.join(',')",
      },
      {
        rules: ['R01'],
        breaks: 'a facet is read twice when it is said twice',
        find: '[...new Set(values.map((value) => spelled(name, value)))]',
        replace: 'values.map((value) => spelled(name, value))',
      },
    ],
  },
  {
    file: 'libs/features/videos/screens/videos-page.tsx',
    tests: ['libs/features/videos/videos-head.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'a count that is not exact is told as exact',
        find: 'info?.totalIsExact === false',
        replace: 'info?.totalIsExact === null',
      },
      {
        rules: ['T05'],
        breaks: 'every page of a listing has the title of the first',
        find: `page,
    keywords`,
        replace: `page: 1,
    keywords`,
      },
      {
        rules: ['T05'],
        breaks: 'the head does not tell what narrows the list',
        find: "labels.slice(0, MOST_NAMED).join(', ')",
        replace: "''",
      },
      {
        rules: ['T05'],
        breaks: 'another order is another page to search engines',
        find: "{ ...listing, order: 'NEWEST' }",
        replace: 'listing',
      },
      {
        rules: ['T05'],
        breaks: 'a title names four filters',
        find: 'const MOST_NAMED = 3',
        replace: 'const MOST_NAMED = 4',
      },
      {
        rules: ['T05'],
        breaks: 'search engines are led into combinations of filters',
        find: 'labels.length > 1 ||',
        replace: 'labels.length > 9 ||',
      },
      { rules: ['T05'], breaks: 'search engines are led to searches', find: 'listing.search !== null ||', replace: '' },
      {
        rules: ['T05'],
        breaks: 'search engines are led to pages without films',
        find: '|| loaderData?.videos.items.length === 0',
        replace: '',
      },
    ],
  },
];
