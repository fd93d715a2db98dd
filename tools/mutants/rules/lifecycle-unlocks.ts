import type { MutatedFile } from '../mutant.ts';

/** Upsells, unlocking, and accounts that are made: what asks once and says how it ended. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/one-click-upsell/one-click-upsell.machine.ts',
    tests: ['libs/lifecycle/one-click-upsell/one-click-upsell.machine.test.ts'],
    mutants: [
      {
        rules: ['L19'],
        breaks: 'an upsell is asked for as if it were confirmed',
        find: '({ request, confirmed }),\n        onDone',
        replace: '({ request, confirmed: true }),\n        onDone',
      },
      {
        rules: ['L19'],
        breaks: 'where the gateway leads is passed over',
        find: "? { kind: 'redirect', url: output.url }",
        replace: "? { kind: 'redirect', url: context.tourLink }",
      },
      {
        rules: ['L19'],
        breaks: 'a confirmation is not said to the gateway',
        find: "confirm: { target: 'requesting', actions: assign({ confirmed: true }) },",
        replace: "confirm: 'requesting',",
      },
      {
        rules: ['L19'],
        breaks: 'the step of confirmation has nothing to show',
        find: "(output.kind === 'confirmation' ? output.confirmation : null)",
        replace: "(output.kind === 'redirect' ? null : context.confirmation)",
      },
      {
        rules: ['L19'],
        breaks: 'who leaves the confirmation is charged',
        find: "        dismiss: 'dismissed',\n",
        replace: "        dismiss: { target: 'requesting', actions: assign({ confirmed: true }) },\n",
      },
      {
        rules: ['L19'],
        breaks: 'who leaves the confirmation is sent to the tour',
        find: "        dismiss: 'dismissed',\n",
        replace: "        dismiss: 'fellBack',\n",
      },
      {
        rules: ['L19', 'E14'],
        breaks: 'a confirmation that was given is asked for again and again',
        find: "kind === 'confirmation' && !context.confirmed",
        replace: "kind === 'confirmation' || context.confirmed",
      },
      {
        rules: ['L19', 'E14'],
        breaks: 'a failure leads nowhere',
        find: "entry: assign({ outcome: ({ context }) => ({ kind: 'fall-back', url: context.tourLink }) }),",
        replace: "entry: assign({ outcome: { kind: 'dismissed' } }),",
      },
      {
        rules: ['L19', 'E14'],
        breaks: 'a refusal shows the confirmation',
        find: "          { target: 'fellBack' },\n        ],",
        replace: "          { target: 'confirming' },\n        ],",
      },
    ],
  },
  {
    file: 'libs/lifecycle/pack-unlock/pack-unlock.machine.ts',
    tests: ['libs/lifecycle/pack-unlock/pack-unlock.machine.test.ts'],
    mutants: [
      {
        rules: ['L09'],
        breaks: 'pressed twice, a pack is paid twice',
        find: '      on: { unlock: undefined },\n',
        replace: '',
      },
      {
        rules: ['L09'],
        breaks: 'the gems that are left are not shown after a pack was unlocked',
        find: "target: 'succeeded',\n            actions: assign({ balance: ({ event }) => balanceIn(event.output) }),",
        replace: "target: 'succeeded',",
      },
      {
        rules: ['L09', 'E08'],
        breaks: 'too few gems are told as a failure',
        find: 'messageKey: LIFECYCLE_MESSAGES.packOutOfBalance,',
        replace: 'messageKey: LIFECYCLE_MESSAGES.packFailed,',
      },
      {
        rules: ['L09', 'E08'],
        breaks: 'a pack that is open already is told as a failure',
        find: "target: 'alreadyUnlocked',",
        replace: "target: 'failed',",
      },
      {
        rules: ['L09', 'E08'],
        breaks: 'trying again after a failure may pay twice',
        find: "          { guard: 'samePack', target: 'loading' },\n",
        replace: '',
      },
      {
        rules: ['L09'],
        breaks: 'another pack goes by the key of the one that failed',
        find: 'context.purchase?.packId === event.packId',
        replace: 'context.purchase !== null',
      },
      {
        rules: ['L09', 'E08'],
        breaks: 'what failed is still said while it is tried again',
        find: '      entry: assign({ messageKey: null, error: null }),\n',
        replace: '',
      },
      {
        rules: ['L09'],
        breaks: 'a refusal counts as unlocked',
        find: "          { target: 'failed', actions: assign({ messageKey: LIFECYCLE_MESSAGES.packFailed }) },\n        ],",
        replace: "          { target: 'succeeded' },\n        ],",
      },
      {
        rules: ['L09'],
        breaks: 'the pack is asked for by a call that no page can give',
        find: "src: 'unlockPack',",
        replace: "id: 'unlockPack', src: injectedCall<PackUnlockAnswer, PackPurchase>('unlockPack'),",
      },
    ],
  },
  {
    file: 'libs/lifecycle/video-unlock/video-unlock.machine.ts',
    tests: ['libs/lifecycle/video-unlock/video-unlock.machine.test.ts'],
    mutants: [
      {
        rules: ['L08'],
        breaks: 'pressed twice, a video takes two credits',
        find: '    loading: {\n      entry',
        replace: "    loading: {\n      on: { unlock: { target: 'loading', reenter: true } },\n      entry",
      },
      {
        rules: ['L08', 'E04'],
        breaks: 'a refusal opens the video',
        find: "          { target: 'failed' },\n        ],",
        replace: "          { target: 'unlocked' },\n        ],",
      },
      {
        rules: ['L08', 'E04'],
        breaks: 'every answer opens the video',
        find: "(_, { kind }: VideoUnlockAnswer) => kind === 'unlocked'",
        replace: '(_, { kind }: VideoUnlockAnswer) => kind !== undefined',
      },
      {
        rules: ['L08', 'E04'],
        breaks: 'a failure is not told',
        find: '      entry: assign({ messageKey: LIFECYCLE_MESSAGES.videoUnlockFailed }),\n',
        replace: '',
      },
      {
        rules: ['L08', 'E04'],
        breaks: 'after a failure the video stays shut',
        find: "videoUnlockFailed }),\n      on: { unlock: 'loading' },",
        replace: 'videoUnlockFailed }),',
      },
      {
        rules: ['L08'],
        breaks: 'the flow ends without saying which video to open',
        find: "output: ({ context }) => ({ kind: 'open-video', videoId: context.videoId }),",
        replace: "output: { kind: 'open-video', videoId: '' },",
      },
    ],
  },
  {
    file: 'libs/lifecycle/vip-conversion/vip-conversion.machine.ts',
    tests: ['libs/lifecycle/vip-conversion/vip-conversion.machine.test.ts'],
    mutants: [
      {
        rules: ['L14', 'V03'],
        breaks: 'an email is sent as it was typed',
        find: 'credentials: ({ context, event }) => context.check(event.fields),',
        replace: 'credentials: ({ event }) => event.fields,',
      },
      {
        rules: ['L14', 'V04'],
        breaks: 'fields that do not pass are sent',
        find: "          guard: 'fieldsPass',\n          target: 'submitting',\n          actions: assign({\n            credentials: ({ context, event }) => context.check(event.fields),",
        replace:
          "          target: 'submitting',\n          actions: assign({\n            credentials: ({ context, event }) => context.check(event.fields) ?? event.fields,",
      },
      {
        rules: ['L14', 'V03'],
        breaks: 'pressed twice, the credentials are sent twice',
        find: '    submitting: {\n',
        replace: "    submitting: {\n      on: { submit: { target: 'submitting', reenter: true } },\n",
      },
      {
        rules: ['L14', 'E17'],
        breaks: 'the password is kept after the answer',
        find: '      exit: assign({ credentials: null }),\n',
        replace: '',
      },
      {
        rules: ['L14', 'E17'],
        breaks: 'an email that is taken is told as one that is wrong',
        find: 'messageKey: LIFECYCLE_MESSAGES.vipEmailExists, link: null',
        replace: 'messageKey: LIFECYCLE_MESSAGES.vipInvalidEmail, link: null',
      },
      {
        rules: ['L14', 'E17'],
        breaks: 'an unknown failure does not lead to support',
        find: "vipUpdateFailed, link: '/support'",
        replace: 'vipUpdateFailed, link: null',
      },
      {
        rules: ['L14', 'E17'],
        breaks: 'what was thrown is lost to the log',
        find: 'failure: vipFailure(null), error: ({ event }) => event.error',
        replace: 'failure: vipFailure(null)',
      },
      {
        rules: ['L14'],
        breaks: 'a refusal counts as converted',
        find: "updated: (_, { kind }: VipAnswer) => kind === 'updated',",
        replace: "updated: (_, { kind }: VipAnswer) => kind === 'updated' || kind === 'refused',",
      },
      {
        rules: ['V04'],
        breaks: 'fields that do not pass break the flow',
        find: "          guard: 'fieldsPass',\n",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/lifecycle/tandem-creation/tandem-creation.machine.ts',
    tests: ['libs/lifecycle/tandem-creation/tandem-creation.machine.test.ts'],
    mutants: [
      {
        rules: ['L17'],
        breaks: 'the profile does not know of the child account',
        find: '      entry: assign({\n        hasTandemChildAccount: true,\n',
        replace: '      entry: assign({\n',
      },
      {
        rules: ['L17'],
        breaks: 'a child account is said to be there before it is',
        find: '            messageKey: null,\n            error: null,\n          }),',
        replace:
          '            messageKey: null,\n            error: null,\n            hasTandemChildAccount: true,\n          }),',
      },
      {
        rules: ['L17'],
        breaks: 'a second child account may be made',
        find: '      !context.hasTandemChildAccount &&\n',
        replace: '',
      },
      {
        rules: ['L17'],
        breaks: 'a child makes a child of its own',
        find: '      !context.isTandemChildAccount &&\n',
        replace: '',
      },
      {
        rules: ['L17'],
        breaks: 'the gateway’s reason is not the one that is shown',
        find: "event.output.kind === 'refused' ? event.output.messageKey : LIFECYCLE_MESSAGES.tandemFailed",
        replace: 'LIFECYCLE_MESSAGES.tandemFailed',
      },
      {
        rules: ['L17'],
        breaks: 'a failure is still shown while it is tried again',
        find: '            messageKey: null,\n            error: null,\n          }),',
        replace: '            error: null,\n          }),',
      },
      {
        rules: ['L17'],
        breaks: 'the child’s password is kept after the answer',
        find: '      exit: assign({ child: null }),\n',
        replace: '',
      },
      {
        rules: ['L17'],
        breaks: 'a refusal counts as created',
        find: "created: (_, { kind }: TandemAnswer) => kind === 'created',",
        replace: "created: (_, { kind }: TandemAnswer) => kind === 'created' || kind === 'refused',",
      },
      {
        rules: ['L17'],
        breaks: 'fields that do not pass break the flow',
        find: '      !context.isTandemChildAccount &&\n      context.check(event.fields) !== null,',
        replace: '      !context.isTandemChildAccount,',
      },
    ],
  },
];
