import type { MutatedFile } from '../mutant.ts';

/** Calls that a flow makes by itself, so that no page can give them. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/account-creation/account-creation.machine.ts',
    tests: ['libs/lifecycle/account-creation/account-creation.machine.test.ts'],
    mutants: [
      {
        rules: ['L06'],
        breaks: 'the welcome is asked for by a call that no page can give',
        find: "src: 'checkWelcome',",
        replace: "id: 'checkWelcome', src: injectedCall('checkWelcome'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/one-click-upsell/one-click-upsell.machine.ts',
    tests: ['libs/lifecycle/one-click-upsell/one-click-upsell.machine.test.ts'],
    mutants: [
      {
        rules: ['L19'],
        breaks: 'the upsell is asked for by a call that no page can give',
        find: "src: 'callUpsell',",
        replace: "id: 'callUpsell', src: injectedCall('callUpsell'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/tandem-creation/tandem-creation.machine.ts',
    tests: ['libs/lifecycle/tandem-creation/tandem-creation.machine.test.ts'],
    mutants: [
      {
        rules: ['L17'],
        breaks: 'the child account is made by a call that no page can give',
        find: "src: 'createChildAccount',",
        replace: "id: 'createChildAccount', src: injectedCall('createChildAccount'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/token-refresh/token-refresh.machine.ts',
    tests: ['libs/lifecycle/token-refresh/token-refresh.machine.test.ts'],
    mutants: [
      {
        rules: ['L07'],
        breaks: 'the session is refreshed by a call that no page can give',
        find: "src: 'callRefresh',",
        replace: "id: 'callRefresh', src: injectedCall('callRefresh'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/video-unlock/video-unlock.machine.ts',
    tests: ['libs/lifecycle/video-unlock/video-unlock.machine.test.ts'],
    mutants: [
      {
        rules: ['L08'],
        breaks: 'the video is unlocked by a call that no page can give',
        find: "src: 'unlockVideo',",
        replace: "id: 'unlockVideo', src: injectedCall('unlockVideo'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/vip-conversion/vip-conversion.machine.ts',
    tests: ['libs/lifecycle/vip-conversion/vip-conversion.machine.test.ts'],
    mutants: [
      {
        rules: ['L14'],
        breaks: 'the credentials are sent by a call that no page can give',
        find: "src: 'updateCredentials',",
        replace: "id: 'updateCredentials', src: injectedCall('updateCredentials'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/yearly-upgrade/yearly-upgrade.machine.ts',
    tests: ['libs/lifecycle/yearly-upgrade/yearly-upgrade.machine.test.ts'],
    mutants: [
      {
        rules: ['L20'],
        breaks: 'the quote is asked for by a call that no page can give',
        find: "src: 'loadQuote',",
        replace: "id: 'loadQuote', src: injectedCall('loadQuote'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/reactivation/reactivation.machine.ts',
    tests: ['libs/lifecycle/reactivation/reactivation.machine.test.ts'],
    mutants: [
      {
        rules: ['L04'],
        breaks: 'the retention offer is asked for by a call that no page can give',
        find: "src: 'getRetentionOffer',",
        replace: "id: 'getRetentionOffer', src: injectedCall('getRetentionOffer'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/status-polling/status-polling.machine.ts',
    tests: ['libs/lifecycle/status-polling/status-polling.machine.test.ts'],
    mutants: [
      {
        rules: ['L05'],
        breaks: 'the status is asked for by a call that no page can give',
        find: "src: 'queryActive',",
        replace: "id: 'queryActive', src: injectedCall('queryActive'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/purchase/purchase.machine.ts',
    tests: ['libs/lifecycle/purchase/purchase.machine.test.ts'],
    mutants: [
      {
        rules: ['L03'],
        breaks: 'a purchase is paid by a payment that no page can give',
        find: "src: 'payment',",
        replace: "id: 'payment', src: paymentMachine,",
      },
    ],
  },
];
