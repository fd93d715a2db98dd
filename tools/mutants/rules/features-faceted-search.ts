import type { MutatedFile } from '../mutant.ts';

/** The dialogs of faceted search. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/faceted-search/dialogs/active-filters-dialog.tsx',
    tests: ['libs/features/faceted-search/dialogs/facet-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M20'],
        breaks: 'taking a filter away clears them all',
        find: "aria-label={t('remove', { filter: label })} onClick={() => go(href)}",
        replace: "aria-label={t('remove', { filter: label })} onClick={() => go(options.clearHref)}",
      },
      {
        rules: ['M20'],
        breaks: 'the dialog stays over the list that it led to',
        find: `const go = (href: string) => {
    onClose();`,
        replace: 'const go = (href: string) => {',
      },
      {
        rules: ['M20'],
        breaks: 'a list without filters shows an empty dialog',
        find: '<p className="text-muted">{t(\'none\')}</p>',
        replace: 'null',
      },
    ],
  },
  {
    file: 'libs/features/faceted-search/dialogs/advanced-filters-dialog.tsx',
    tests: ['libs/features/faceted-search/dialogs/facet-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M21'],
        breaks: 'filters are chosen and the list stays as it was',
        find: 'void router.navigate({ href });',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/faceted-search/form-address.ts',
    tests: ['libs/features/faceted-search/dialogs/facet-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M21'],
        breaks: 'of several values of a facet the last counts',
        find: 'values.set(name, [...(values.get(name) ?? []), value])',
        replace: 'values.set(name, [value])',
      },
    ],
  },
  {
    file: 'libs/features/entity-cards/facets/facet-form.tsx',
    tests: ['libs/features/faceted-search/dialogs/facet-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M21'],
        breaks: 'what is chosen already is not checked',
        find: 'defaultChecked={option.isChosen}',
        replace: 'defaultChecked={false}',
      },
    ],
  },
  {
    file: 'libs/core/routing/search-params.ts',
    tests: ['libs/features/faceted-search/dialogs/facet-dialogs.dom.test.tsx'],
    mutants: [
      {
        rules: ['M21'],
        breaks: 'several values of a facet stand between encoded commas',
        find: "query.toString().replaceAll('%2C', ',')",
        replace: 'query.toString()',
      },
    ],
  },
];
