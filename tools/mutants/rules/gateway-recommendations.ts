import type { MutatedFile } from '../mutant.ts';

/** Shelves of recommendations, clicks on them, and the built-in recommender. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/recommendations/shelves/recommend-shelf.ts',
    tests: ['services/gateway/modules/recommendations/shelves.integration.test.ts'],
    mutants: [
      {
        rules: ['K15', 'A13'],
        breaks: 'a shelf says that there is more wherever it has a film',
        find: 'hasMore: recomms.length === count',
        replace: 'hasMore: videos.length > 0',
      },
      {
        rules: ['R50'],
        breaks: 'a recommendation that is over leaves the shelf empty',
        find: 'error.statusCode === 404',
        replace: 'error.statusCode === 410',
      },
    ],
  },
  {
    file: 'services/gateway/modules/recommendations/recombee/recommendations.ts',
    tests: [
      'services/gateway/modules/recommendations/shelves.integration.test.ts',
      'services/gateway/modules/recommendations/recombee.integration.test.ts',
    ],
    mutants: [
      {
        rules: ['R50', 'K15'],
        breaks: 'what was recommended comes again further on',
        find: 'exclude: given, count }',
        replace: 'exclude: [], count }',
      },
    ],
  },
  {
    file: 'services/gateway/modules/recommendations/shelves/shelf-filter.ts',
    tests: ['services/gateway/modules/recommendations/shelves.integration.test.ts'],
    mutants: [
      {
        rules: ['K15'],
        breaks: 'the shelf of a category is of every category',
        find: "  if (shelf === 'tag') return [`category:${about}`];\n",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/access/rules/recommendations.ts',
    tests: ['services/gateway/modules/recommendations/shelves.integration.test.ts'],
    mutants: [
      {
        rules: ['A13', 'T07'],
        breaks: 'shelves are there where the flag is off',
        find: '  if (person.tenant?.features.recombee !== true) return [];\n',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/recommendations/service/pseudonym.ts',
    tests: ['services/gateway/modules/recommendations/shelves.integration.test.ts'],
    mutants: [
      {
        rules: ['C29'],
        breaks: 'the recommender knows people by their account',
        find: "createHmac('sha256', secrets.derive('recommender-people')).update(userId).digest('hex').slice(0, 32)",
        replace: 'userId',
      },
    ],
  },
  {
    file: 'services/gateway/modules/recommendations/tracking/routes.ts',
    tests: ['services/gateway/modules/recommendations/shelves.integration.test.ts'],
    mutants: [
      {
        rules: ['C23'],
        breaks: 'a click is kept with its recommendation as its element',
        find: 'element: click.elementClicked',
        replace: 'element: click.recommId',
      },
      {
        rules: ['C23'],
        breaks: 'a click in somebody else’s email is counted',
        find: 'return own?.email === email.trim().toLowerCase();',
        replace: 'return own !== undefined;',
      },
    ],
  },
  {
    file: 'services/gateway/modules/recommendations/recombee/interactions.ts',
    tests: ['services/gateway/modules/recommendations/recombee.integration.test.ts'],
    mutants: [
      {
        rules: ['C29'],
        breaks: 'every rating is kept as the best',
        find: 'rating >= -1 && rating <= 1 ? rating : null',
        replace: 'rating >= -1 && rating <= 1 ? 1 : null',
      },
      {
        rules: ['C29'],
        breaks: 'a rating below -1 is taken',
        find: 'rating >= -1 && rating <= 1',
        replace: 'rating >= -10 && rating <= 1',
      },
    ],
  },
  {
    file: 'services/gateway/modules/recommendations/tracking/shelf-click.ts',
    tests: ['services/gateway/modules/recommendations/tracking/shelf-click.test.ts'],
    mutants: [
      {
        rules: ['C23'],
        breaks: 'a click on nothing is a click',
        find: "value !== '' && ",
        replace: '',
      },
      {
        rules: ['C23'],
        breaks: 'a number is taken for the text that a click names',
        find: "typeof value === 'string' && value !== ''",
        replace: "value !== ''",
      },
      {
        rules: ['C23'],
        breaks: 'who clicked is left out',
        find: 'return { userId, email, elementClicked, recommId };',
        replace: 'return { userId: null, email, elementClicked, recommId };',
      },
    ],
  },
];
