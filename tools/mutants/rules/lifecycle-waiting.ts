import type { MutatedFile } from '../mutant.ts';

/** Waiting for a new account, for a status, and refreshing the session meanwhile. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/account-creation/account-creation.machine.ts',
    tests: ['libs/lifecycle/account-creation/account-creation.machine.test.ts'],
    mutants: [
      {
        rules: ['L06', 'E13'],
        breaks: 'the account is asked for 25 times',
        find: 'context.attempts < ACCOUNT_CREATION_POLLING.maxAttempts',
        replace: 'context.attempts <= ACCOUNT_CREATION_POLLING.maxAttempts',
      },
      {
        rules: ['L06', 'E13'],
        breaks: 'the time that ran out is told as another error',
        find: "      outcome: {\n        kind: 'timed-out',\n        code: 'POLLING_MAX_RETRY',\n        messageKey: LIFECYCLE_MESSAGES.accountCreationTimedOut,",
        replace:
          "      outcome: {\n        kind: 'timed-out',\n        code: 'POLLING_MAX_RETRY',\n        messageKey: LIFECYCLE_MESSAGES.pollingFailed as never,",
      },
      {
        rules: ['L06'],
        breaks: 'a question that fails ends the wait',
        find: "        onError: [\n          { guard: 'mayAskAgain', target: 'waiting' },\n",
        replace: '        onError: [\n',
      },
      {
        rules: ['L06'],
        breaks: 'a yes to the last question comes too late',
        find: 'isWelcome: (_, { isWelcome }: WelcomeCheck) => isWelcome,',
        replace: 'isWelcome: ({ context }, { isWelcome }: WelcomeCheck) => isWelcome && context.attempts < 24,',
      },
      {
        rules: ['L06'],
        breaks: 'a confirmed welcome is not stored',
        find: "            target: 'storing',\n            actions: assign({ welcome: ({ event }) => event.output }),",
        replace:
          "            target: 'confirmed',\n            actions: [assign({ welcome: ({ event }) => event.output }), 'confirm'],",
      },
      {
        rules: ['L06'],
        breaks: 'a trial stays where it is',
        find: "welcome.isTrial ? '/_upgrademembership' : null",
        replace: 'null',
      },
      {
        rules: ['L06'],
        breaks: 'everyone is sent to upgrade',
        find: "welcome.isTrial ? '/_upgrademembership' : null",
        replace: "'/_upgrademembership'",
      },
      {
        rules: ['L06'],
        breaks: 'storage that is full holds a new member up',
        find: "        onError: { target: 'confirmed', actions: 'confirm' },",
        replace: "        onError: { target: 'timedOut', actions: 'giveUp' },",
      },
    ],
  },
  {
    file: 'libs/lifecycle/status-polling/status-polling.machine.ts',
    tests: ['libs/lifecycle/status-polling/status-polling.machine.test.ts'],
    mutants: [
      {
        rules: ['L05'],
        breaks: 'every brand reloads after 10 s',
        find: "after: { flagshipReload: { guard: 'isFlagship', target: 'reloading', actions: 'reload' } },",
        replace: "after: { flagshipReload: { target: 'reloading', actions: 'reload' } },",
      },
      {
        rules: ['L05'],
        breaks: 'the flagship does not reload by itself',
        find: "      after: { flagshipReload: { guard: 'isFlagship', target: 'reloading', actions: 'reload' } },\n",
        replace: '',
      },
      {
        rules: ['L05'],
        breaks: 'the page is loaded anew without fatr',
        find: "search: { fatr: 'true' } };",
        replace: "search: {} as { fatr: 'true' } };",
      },
      {
        rules: ['L05'],
        breaks: 'a yes to the last question comes too late',
        find: 'isActive: (_, active: boolean) => active,',
        replace:
          'isActive: ({ context }, active: boolean) => active && context.pollingCounter < STATUS_POLLING.maxPolls,',
      },
      {
        rules: ['L05'],
        breaks: 'a lost connection ends the polling',
        find: "            onError: [\n              { guard: 'mayAskAgain', target: 'waiting' },\n",
        replace: '            onError: [\n',
      },
      {
        rules: ['L05'],
        breaks: 'polling that failed leaves the modal where it is',
        find: "        closeModal: true,\n        path: '/subscription-status',",
        replace: "        closeModal: false as never,\n        path: '/subscription-status',",
      },
      {
        rules: ['L05'],
        breaks: 'the counter stays at 40 when polling failed',
        find: 'giveUp: assign({\n      pollingCounter: 0,\n',
        replace: 'giveUp: assign({\n',
      },
      {
        rules: ['L02'],
        breaks: 'a payment that settles does not begin the count anew',
        find: "      on: { 'payment.settled': { actions: assign({ pollingCounter: 0 }) } },\n",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/tenant/constants.ts',
    tests: [
      'libs/lifecycle/status-polling/status-polling.machine.test.ts',
      'libs/lifecycle/account-creation/account-creation.machine.test.ts',
      'libs/lifecycle/token-refresh/token-refresh.machine.test.ts',
      'libs/lifecycle/token-refresh/refresh-lock.test.ts',
    ],
    mutants: [
      {
        rules: ['L05'],
        breaks: 'the status is asked for every 5 s',
        find: 'everyMs: 15_000',
        replace: 'everyMs: 5_000',
      },
      {
        rules: ['L05'],
        breaks: 'the flagship reloads before 10 s have passed',
        find: 'flagshipReloadMs: 10_000',
        replace: 'flagshipReloadMs: 5_000',
      },
      {
        rules: ['L06'],
        breaks: 'the account is asked for every 50 s',
        find: 'everyMs: 5_000,',
        replace: 'everyMs: 50_000,',
      },
      {
        rules: ['L07'],
        breaks: 'the session is refreshed every 8 hours',
        find: 'everyMs: 480_000',
        replace: 'everyMs: 28_800_000',
      },
      { rules: ['L07'], breaks: 'the lock outlives the schedule', find: 'lockMs: 479_000', replace: 'lockMs: 481_000' },
      {
        rules: ['L07'],
        breaks: 'a refresh is tried again once only',
        find: 'retryDelaysMs: [100, 300]',
        replace: 'retryDelaysMs: [100]',
      },
    ],
  },
];
