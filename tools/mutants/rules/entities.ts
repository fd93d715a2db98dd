import type { MutatedFile } from '../mutant.ts';

/** What the schema has of each entity, and the pages that list some of them. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/graphql/schema.graphql',
    tests: ['services/gateway/modules/catalogue/entity-fields.test.ts'],
    mutants: [
      {
        rules: ['X06'],
        breaks: 'a video does not say how many pictures it has',
        find: 'picturesInSet:',
        replace: 'pictureCount:',
      },
      { rules: ['X17'], breaks: 'a performer has no biography', find: 'biography:', replace: 'story:' },
      { rules: ['X17'], breaks: 'an award does not say whether it was won', find: 'isWin:', replace: 'isNomination:' },
    ],
  },
  {
    file: 'libs/features/categories/routes.tsx',
    tests: ['libs/features/categories/routes.test.ts'],
    mutants: [
      {
        rules: ['R14'],
        breaks: 'categories are shown whether they were loaded or not',
        find: 'context.queryClient.ensureQueryData(categoriesPageQuery)',
        replace: 'context.queryClient.prefetchQuery(categoriesPageQuery)',
      },
      {
        rules: ['R14'],
        breaks: 'nobody waits for the categories',
        find: 'loader: ({ context }) => context.queryClient.ensureQueryData(categoriesPageQuery),',
        replace:
          'loader: ({ context }) => void context.queryClient.ensureQueryData(categoriesPageQuery).catch(() => null),',
      },
    ],
  },
  {
    file: 'libs/features/categories/screens/categories-screen.tsx',
    tests: ['libs/features/categories/routes.test.ts'],
    mutants: [
      {
        rules: ['R14'],
        breaks: 'the first category is left out',
        find: 'sorted.map((category, index)',
        replace: 'sorted.slice(1).map((category, index)',
      },
    ],
  },
  {
    file: 'libs/features/showcases/routes.tsx',
    tests: ['libs/features/app/route-tree.test.ts', 'libs/features/app/listing-routes.test.ts'],
    mutants: [
      {
        rules: ['R44', 'T07'],
        breaks: 'showcases are there where their flag is off',
        find: "beforeLoad: requireFlag('showcasesPage'),",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/angels/routes.tsx',
    tests: ['libs/features/app/route-tree.test.ts', 'libs/features/app/listing-routes.test.ts'],
    mutants: [
      {
        rules: ['R46', 'T07'],
        breaks: 'angels are there where their flag is off',
        find: "beforeLoad: requireFlag('showAngels'),",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/authors.ts',
    tests: ['services/gateway/modules/comments/comments.integration.test.ts'],
    mutants: [
      {
        rules: ['X15'],
        breaks: 'comments show nobody’s badges',
        find: 'tenant === null ? [] : badgesOfPerson(own, membership, tenant, now)',
        replace: 'tenant === null ? badgesOfPerson(own, membership, tenant as never, now) : []',
      },
    ],
  },
];
