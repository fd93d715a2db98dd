import type { MutatedFile } from '../mutant.ts';

/** Performers: their listing, its head and its old addresses. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/performers/feature.ts',
    tests: ['libs/features/performers/feature.test.ts'],
    mutants: [
      {
        rules: ['R09'],
        breaks: '/models is moved for now only',
        find: "to: '/performers', status: 301",
        replace: "to: '/performers', status: 302",
      },
      {
        rules: ['R09'],
        breaks: '/models loses its query',
        find: "status: 301, query: 'keep'",
        replace: "status: 301, query: 'drop'",
      },
      {
        rules: ['R10'],
        breaks: 'a model’s old address leads to the listing',
        find: "to: '/performers/:slug'",
        replace: "to: '/performers'",
      },
    ],
  },
  {
    file: 'libs/features/performers/performers-search.ts',
    tests: [
      'libs/features/performers/performers-search.test.ts',
      'libs/features/performers/performers-head.test.ts',
      'libs/features/app/listing-routes.test.ts',
    ],
    mutants: [
      { rules: ['R12'], breaks: 'performers begin with the newest', find: "?? 'rating'", replace: "?? 'newest'" },
      {
        rules: ['R12'],
        breaks: 'performers begin with everybody',
        find: "'gender')) ?? 'girls'",
        replace: "'gender')) ?? 'all'",
      },
      {
        rules: ['R12'],
        breaks: 'a bad page keeps the order that is the default',
        find: "raw['order'] === 'rating' ? undefined : raw['order']",
        replace: "raw['order']",
      },
      {
        rules: ['R12'],
        breaks: 'a bad page keeps the gender that is the default',
        find: "raw['gender'] === 'girls' ? undefined : raw['gender']",
        replace: "raw['gender']",
      },
      {
        rules: ['R12'],
        breaks: 'a bad page forgets an order somebody chose',
        find: "raw['order'] === 'rating' ? undefined : raw['order']",
        replace: 'undefined',
      },
      {
        rules: ['R12'],
        breaks: 'faceted search asks for no sex',
        find: 'const lacksSex = hasFacetedSearch &&',
        replace: 'const lacksSex = false &&',
      },
      { rules: ['R12'], breaks: 'a blank sex counts as one', find: "value.trim() === ''", replace: "value === ''" },
      {
        rules: ['R12'],
        breaks: 'the sex is added instead of the rest of the query',
        find: `redirectTo: {
        ...raw,`,
        replace: `redirectTo: {
        page: raw['page'],`,
      },
      {
        rules: ['R12'],
        breaks: 'gender wins over sex',
        find: "value: { page, order, gender: 'girls', facets:",
        replace:
          "value: { page, order, gender: GENDERS.find((entry) => entry === singleValue(raw, 'gender')) ?? 'girls', facets:",
      },
      {
        rules: ['R12'],
        breaks: 'page and sex take two redirects',
        find: "...(lacksSex && { sex: 'F' })",
        replace: "...(lacksSex && page !== null && { sex: 'F' })",
      },
      {
        rules: ['R12'],
        breaks: 'a default order is written into the address',
        find: "if (next.order !== 'rating') query",
        replace: "if (next.order !== 'name') query",
      },
    ],
  },
  {
    file: 'libs/features/performers/screens/performers-page.tsx',
    tests: ['libs/features/performers/performers-head.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'a title tells the sex that nobody chose',
        find: "facets.sex?.join() !== 'F'",
        replace: "facets.sex?.join() !== 'M'",
      },
      { rules: ['T05'], breaks: 'a title tells no gender', find: "gender === 'girls'", replace: "gender !== 'all'" },
      {
        rules: ['T05'],
        breaks: 'search engines are led into combinations of filters',
        find: 'labels.length > 1 ||',
        replace: 'labels.length > 9 ||',
      },
      {
        rules: ['T05'],
        breaks: 'another order is another page to search engines',
        find: "{ ...listing, order: 'rating' }",
        replace: 'listing',
      },
    ],
  },
];
