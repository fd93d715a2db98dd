import type { MutatedFile } from '../mutant.ts';

/** What people watched, and where they stopped. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/media/resolvers.ts',
    tests: ['services/gateway/modules/watching/watching.integration.test.ts'],
    mutants: [
      {
        rules: ['X04'],
        breaks: 'a film that was watched to its end goes on',
        find: 'COMPLETE_FROM = 0.95',
        replace: 'COMPLETE_FROM = 1.5',
      },
    ],
  },
  {
    file: 'services/gateway/modules/watching/reader.ts',
    tests: ['services/gateway/modules/watching/watching.integration.test.ts'],
    mutants: [
      {
        rules: ['X04'],
        breaks: 'a film stays on the row when it is taken off it',
        find: "eb('stopped.set_aside_at', '<', eb.ref('stopped.saved_at'))",
        replace: "eb('stopped.set_aside_at', '>', eb.ref('stopped.saved_at'))",
      },
    ],
  },
  {
    file: 'services/gateway/modules/watching/watching.ts',
    tests: ['services/gateway/modules/watching/watching.integration.test.ts'],
    mutants: [
      {
        rules: ['X04'],
        breaks: 'to forget one film forgets all of them',
        find: "(videoId === undefined ? all : all.where('video_id', '=', videoId))",
        replace: 'all',
      },
      {
        rules: ['X04'],
        breaks: 'a film is put aside twice',
        find: '      .onConflict((conflict) => conflict.doNothing())\n',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/media/playback-positions.ts',
    tests: ['services/gateway/modules/watching/watching.integration.test.ts'],
    mutants: [
      {
        rules: ['X04'],
        breaks: 'a paused history goes on',
        find: '    where not exists (select 1 from profile_states where user_id = ${userId} and is_history_paused)\n',
        replace: '',
      },
      {
        rules: ['X04'],
        breaks: 'a film that is begun again was never watched',
        find: 'completed_at = coalesce(playback_positions.completed_at, excluded.completed_at)',
        replace: 'completed_at = excluded.completed_at',
      },
    ],
  },
  {
    file: 'services/gateway/modules/watching/resolvers.ts',
    tests: ['services/gateway/modules/watching/watching.integration.test.ts'],
    mutants: [
      {
        rules: ['X04'],
        breaks: 'what a visitor watched is looked up',
        find: 'return person && context.loaders.watching.stateOf.load({ userId: person.userId, videoId: id });',
        replace: "return context.loaders.watching.stateOf.load({ userId: person?.userId ?? '', videoId: id });",
      },
    ],
  },
];
