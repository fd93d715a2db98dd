import type { MutatedFile } from '../mutant.ts';

/** The figures of the design system, the numbers of links and columns, and the themes of the brands. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/ui/constants.ts',
    tests: ['libs/ui/constants.test.ts'],
    mutants: [
      {
        rules: ['K01'],
        breaks: 'a layout changes a pixel too late',
        find: 'xlarge: 1285',
        replace: 'xlarge: 1286',
      },
      {
        rules: ['K01'],
        breaks: 'a tablet counts as a phone',
        find: "['xsmall', 'small']",
        replace: "['xsmall', 'small', 'medium']",
      },
      {
        rules: ['K02'],
        breaks: 'a portrait is as wide as half of its height',
        find: 'portrait: [6, 8]',
        replace: 'portrait: [4, 8]',
      },
      { rules: ['K03'], breaks: 'a page has ten items', find: 'pageSize: 12', replace: 'pageSize: 10' },
      { rules: ['K03'], breaks: 'the fixed window has six links', find: 'maximumPages: 5', replace: 'maximumPages: 6' },
      {
        rules: ['K08'],
        breaks: 'a date has a day of one figure',
        find: "month: 'long', day: '2-digit'",
        replace: "month: 'long', day: 'numeric'",
      },
      {
        rules: ['K08'],
        breaks: 'a short date has its month in full',
        find: "month: 'short'",
        replace: "month: 'long'",
      },
    ],
  },
  {
    file: 'libs/ui/grid/grid.tsx',
    tests: ['libs/ui/grid/grid.test.tsx'],
    mutants: [
      {
        rules: ['K03'],
        breaks: 'a page of pictures ends in a torn row on a very wide screen',
        find: 'xlarge:grid-cols-4 huge:grid-cols-6',
        replace: 'xlarge:grid-cols-4 huge:grid-cols-5',
      },
      {
        rules: ['K03'],
        breaks: 'a page of portraits ends in a torn row',
        find: 'medium:grid-cols-3 large:grid-cols-4',
        replace: 'medium:grid-cols-3 large:grid-cols-5',
      },
    ],
  },
  {
    file: 'libs/ui/pagination/page-window.ts',
    tests: ['libs/ui/pagination/page-window.test.ts'],
    mutants: [
      {
        rules: ['K03'],
        breaks: 'the window runs beyond the last page',
        find: 'Math.min(Math.max(1, present - Math.floor(length / 2)), last - length + 1)',
        replace: 'Math.max(1, present - Math.floor(length / 2))',
      },
      {
        rules: ['K03'],
        breaks: 'the window begins at the present page',
        find: 'present - Math.floor(length / 2)',
        replace: 'present',
      },
      {
        rules: ['K03'],
        breaks: 'a short list has links to pages that are not there',
        find: 'Math.min(Math.max(1, size), last)',
        replace: 'Math.max(1, size)',
      },
    ],
  },
  {
    file: 'libs/ui/pagination/pagination.tsx',
    tests: ['libs/ui/server-render.test.tsx'],
    mutants: [
      {
        rules: ['K03'],
        breaks: 'a list whose end is not known ends at its page',
        find: 'Math.max(pageCount, hasNext ? page + 1 : page)',
        replace: 'Math.max(pageCount, page)',
      },
      {
        rules: ['K03'],
        breaks: 'the first page has one before it',
        find: '{page > 1 ? (',
        replace: '{page > 0 ? (',
      },
      {
        rules: ['K03'],
        breaks: 'the next page is the present one',
        find: 'href={hrefFor(page + 1)}',
        replace: 'href={hrefFor(page)}',
      },
      {
        rules: ['K03'],
        breaks: 'the links of ten are for phones alone',
        find: 'variable ? desktop : PAGINATION.maximumPages',
        replace: 'variable ? mobile : PAGINATION.maximumPages',
      },
      {
        rules: ['K03'],
        breaks: 'a phone shows all ten links',
        find: 'pageWindow(page, known, variable ? mobile :',
        replace: 'pageWindow(page, known, variable ? desktop :',
      },
      {
        rules: ['K03'],
        breaks: 'no link is marked as the present page',
        find: "number === page ? 'page' : undefined",
        replace: 'undefined',
      },
      {
        rules: ['K03'],
        breaks: 'a list of one page has links to its pages',
        find: 'pageCount <= 1 && !hasNext && page <= 1',
        replace: 'pageCount < 1',
      },
    ],
  },
  {
    file: 'apps/vixen/tenant.ts',
    tests: ['libs/ui/themes.test.ts'],
    mutants: [
      {
        rules: ['T01'],
        breaks: 'the configuration names another accent than the theme',
        find: "accent: '#d9b469'",
        replace: "accent: '#d9b46a'",
      },
      {
        rules: ['T01'],
        breaks: 'the configuration names another face than the theme',
        find: "text: 'Figtree'",
        replace: "text: 'Manrope'",
      },
    ],
  },
];
