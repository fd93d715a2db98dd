import type { MutatedFile } from '../mutant.ts';

/** Cards: hearts, overlays, and what the recommender is told by them. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/entity-cards/use-kept.ts',
    tests: ['libs/features/entity-cards/favorite-button.dom.test.tsx'],
    mutants: [
      {
        rules: ['R26'],
        breaks: 'a heart waits for its answer',
        find: 'onMutate: ({ wanted }) => void client.setQueryData(key, wanted),',
        replace: '',
      },
      {
        rules: ['R26'],
        breaks: 'a heart stays on when it was refused',
        find: 'client.setQueryData(key, !wanted);',
        replace: '',
      },
      { rules: ['R26'], breaks: 'undoing is told of in its turn', find: 'if (isUndo) return;', replace: '' },
      {
        rules: ['R26'],
        breaks: 'a refusal says nothing',
        find: "flash({ type: 'error', message: errorText(error) });",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/entity-cards/use-favorite.ts',
    tests: ['libs/features/entity-cards/favorite-button.dom.test.tsx'],
    mutants: [
      { rules: ['R26'], breaks: 'a film that is gone counts as kept', find: '&& result.ids.includes(id)', replace: '' },
    ],
  },
  {
    file: 'libs/features/entity-cards/upgrade-overlay.tsx',
    tests: ['libs/features/entity-cards/upgrade-overlay.dom.test.tsx'],
    mutants: [
      {
        rules: ['A01', 'A02', 'A03', 'A05', 'A06', 'A09', 'A14', 'A15'],
        breaks: 'everybody finds an overlay over a film',
        find: "if (!ability.can('see', videoSubject('upgradeMembershipOverlay', item))) return null;",
        replace: '',
      },
      {
        rules: ['A03', 'A04', 'A05', 'A09', 'A14'],
        breaks: 'nobody finds an overlay over a film',
        find: "if (!ability.can('see',",
        replace: "if (ability.can('see',",
      },
    ],
  },
  {
    file: 'libs/features/entity-cards/recommender/send-to-recommender.ts',
    tests: ['libs/features/entity-cards/recommender/send-to-recommender.test.ts'],
    mutants: [
      {
        rules: ['C29'],
        breaks: 'a rating is sent as it was given',
        find: '(rating - middle) / (RATING_MAX - middle)',
        replace: 'rating',
      },
      {
        rules: ['C29'],
        breaks: 'the recommendation that led to a film is forgotten',
        find: 'recommId === undefined ? {} : { recommId }',
        replace: '{}',
      },
      {
        rules: ['C29'],
        breaks: 'a bookmark is told of as a purchase',
        find: 'new AddBookmark(userId, videoId, options)',
        replace: 'new AddPurchase(userId, videoId, options)',
      },
      {
        rules: ['C29'],
        breaks: 'with credentials this host is told all the same',
        find: 'region === null',
        replace: "region !== ''",
      },
    ],
  },
];
