import type { MutatedFile } from '../mutant.ts';

/** Facets of performers. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/catalogue/facet-input.ts',
    tests: ['services/gateway/modules/catalogue/facets.integration.test.ts'],
    mutants: [
      {
        rules: ['R12'],
        breaks: 'gender wins over the sex that was chosen',
        find: 'return sex === undefined || (chosen.sex?.length ?? 0) > 0 ? chosen',
        replace: 'return sex === undefined ? chosen',
      },
    ],
  },
];
