import type { MutatedFile } from '../mutant.ts';

const TESTS = ['services/gateway/modules/comments/comment-plans.postgres.test.ts'];

/** Lists of comments that are served by an index. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/comments/reader/comment-pages.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['X14'],
        breaks: 'comments are ordered by what no index of a film has',
        find: "query.orderBy(AGE, sort === 'NEWEST' ? 'asc' : 'desc')",
        replace: "query.orderBy('id', sort === 'NEWEST' ? 'desc' : 'asc')",
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/migrations.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['X14'],
        breaks: 'comments have an index by their whole text',
        find: '      create index comments_of_member on comments (author_id, id);\n',
        replace:
          '      create index comments_of_member on comments (author_id, id);\n      create index comments_by_text on comments (text);\n',
      },
    ],
  },
];
