import type { MutatedFile } from '../mutant.ts';

/** The wall of curators. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/wall/find-wall-posts.ts',
    tests: ['services/gateway/modules/wall/wall.integration.test.ts'],
    mutants: [
      {
        rules: ['R49'],
        breaks: 'posts of days to come are shown',
        find: "    .where('wall_posts.posted_at', '<=', now)\n",
        replace: '',
      },
      {
        rules: ['R49'],
        breaks: 'an editor moderates the posts of other brands',
        find: "    .where('site_id', 'in', [...scope.sites])\n",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/wall/resolvers.ts',
    tests: ['services/gateway/modules/wall/wall.integration.test.ts'],
    mutants: [
      {
        rules: ['R49', 'T07'],
        breaks: 'the wall is there where the flag is off',
        find: 'const isOn = tenant?.features.curator === true;',
        replace: 'const isOn = tenant !== null;',
      },
    ],
  },
];
