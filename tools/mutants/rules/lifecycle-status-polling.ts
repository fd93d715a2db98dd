import type { MutatedFile } from '../mutant.ts';

/** Waiting for a bought subscription to become active. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/status-polling/status-polling.machine.ts',
    tests: ['libs/lifecycle/status-polling/status-polling.machine.test.ts'],
    mutants: [
      {
        rules: ['L05'],
        breaks: 'polling asks once more than 40 times',
        find: 'context.pollingCounter < STATUS_POLLING.maxPolls',
        replace: 'context.pollingCounter <= STATUS_POLLING.maxPolls',
      },
    ],
  },
];
