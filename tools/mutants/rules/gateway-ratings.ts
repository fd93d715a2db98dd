import type { MutatedFile } from '../mutant.ts';

/** Ratings and expert reviews. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/ratings/rate-video.ts',
    tests: ['services/gateway/modules/ratings/ratings.integration.test.ts'],
    mutants: [
      {
        rules: ['K06'],
        breaks: 'a member who rates again is counted again',
        find: '    count: before ? 0 : 1,\n    reviewSum',
        replace: '    count: 1,\n    reviewSum',
      },
      {
        rules: ['C16'],
        breaks: 'a part that is rated again counts with both ratings',
        find: 'sum: rating - (before?.rating ?? 0), count: before',
        replace: 'sum: rating, count: before',
      },
    ],
  },
  {
    file: 'services/gateway/modules/ratings/resolvers.ts',
    tests: ['services/gateway/modules/ratings/ratings.integration.test.ts'],
    mutants: [
      {
        rules: ['K06', 'E10'],
        breaks: 'half a star is a rating',
        find: 'Number.isInteger(value) && ',
        replace: '',
      },
      {
        rules: ['V06', 'E10'],
        breaks: 'who has not rated yet is told of a range',
        find: "refusal('OVERALL_RATING_FIRST')",
        replace: "refusal('OUT_OF_RANGE')",
      },
    ],
  },
  {
    file: 'libs/access/rules/taking-part.ts',
    tests: ['services/gateway/modules/ratings/ratings.integration.test.ts'],
    mutants: [
      {
        rules: ['A06'],
        breaks: 'an active member rates films of every site',
        find: "allow(['play', 'download', 'rate'], 'video', { ...where, ...RELEASED })",
        replace: "allow(['play', 'download', 'rate'], 'video', { ...RELEASED })",
      },
    ],
  },
  {
    file: 'libs/access/rules/person.ts',
    tests: ['services/gateway/modules/ratings/ratings.integration.test.ts'],
    mutants: [
      {
        rules: ['A10', 'T07'],
        breaks: 'expert reviews are there where the flag is off',
        find: 'person.tenant?.features.expertReview === true',
        replace: 'person.tenant?.features.expertReview !== undefined',
      },
    ],
  },
  {
    file: 'services/gateway/modules/ratings/rate-video.ts',
    tests: ['services/gateway/modules/ratings/races.postgres.test.ts'],
    mutants: [
      {
        rules: ['K06'],
        breaks: 'who rates a film does not wait for who rates it already',
        find: '.forNoKeyUpdate()',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/graphql/format-error.ts',
    tests: ['services/gateway/modules/ratings/ratings.integration.test.ts'],
    mutants: [
      {
        rules: ['K06'],
        breaks: 'a text in the place of a number is an error of the gateway',
        find: "extensions: { code: 'BAD_REQUEST', messageKey: 'errors.badRequest', ...error.extensions }",
        replace: "extensions: { code: 'INTERNAL', messageKey: 'errors.internal', ...error.extensions }",
      },
    ],
  },
];
