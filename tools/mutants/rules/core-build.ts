import type { MutatedFile } from '../mutant.ts';

/** What a brand's build takes in. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/build/built-flags.ts',
    tests: ['libs/core/build/built-flags.test.ts'],
    mutants: [
      {
        rules: ['T07'],
        breaks: 'the code of a flag that is off is built in',
        find: 'import.meta.env.BUILT_FLAG_${flag}',
        replace: 'import.meta.env.FLAG_${flag}',
      },
      {
        rules: ['T07'],
        breaks: 'the code of a flag that is on is left out',
        find: 'JSON.stringify(tenant.features[flag])',
        replace: 'JSON.stringify(!tenant.features[flag])',
      },
    ],
  },
];
