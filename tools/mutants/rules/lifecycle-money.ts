import type { MutatedFile } from '../mutant.ts';

/** Payments, purchases and upgrades. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/payment/payment.machine.ts',
    tests: ['libs/lifecycle/payment/payment.machine.test.ts'],
    mutants: [
      {
        rules: ['L02'],
        breaks: 'a payment is not said to be loading',
        find: "      tags: 'payment-loading',\n",
        replace: '',
      },
      {
        rules: ['L02'],
        breaks: 'a payment that failed still loads',
        find: "failed: { type: 'final' },",
        replace: "failed: { type: 'final', tags: 'payment-loading' },",
      },
      {
        rules: ['L02'],
        breaks: 'success leaves the polling counter as it was',
        find: "actions: assign({\n              pollingCounter: 0,\n              outcome: ({ event }) => ({\n                kind: 'succeeded',",
        replace: "actions: assign({\n              outcome: ({ event }) => ({\n                kind: 'succeeded',",
      },
      {
        rules: ['L02'],
        breaks: 'a decline leaves the polling counter as it was',
        find: 'assign({ pollingCounter: 0, outcome: ({ event }) => failed(event.output.location, null) })',
        replace: 'assign({ outcome: ({ event }) => failed(event.output.location, null) })',
      },
      {
        rules: ['L02', 'E01'],
        breaks: 'a decline counts as paid',
        find: 'approved: (_, { success }: PaymentAnswer) => success',
        replace: 'approved: (_, { success }: PaymentAnswer) => success !== null',
      },
      {
        rules: ['L02', 'E01'],
        breaks: 'who was declined is not told where to go',
        find: 'failed(event.output.location, null)',
        replace: 'failed(null, null)',
      },
      {
        rules: ['L02', 'E01'],
        breaks: 'what was thrown is lost to the log',
        find: 'failed(null, event.error)',
        replace: 'failed(null, null)',
      },
    ],
  },
  {
    file: 'libs/lifecycle/injection/injected-call.ts',
    tests: ['libs/lifecycle/payment/payment.machine.test.ts'],
    mutants: [
      {
        rules: ['L02'],
        breaks: 'a call that nobody provides is as good as made',
        find: 'Promise.reject(new Error(`The call "${name}" was not provided`))',
        replace: 'Promise.resolve({ success: true } as TOutput)',
      },
    ],
  },
  {
    file: 'libs/lifecycle/payment/payment-request.ts',
    tests: ['libs/lifecycle/payment/payment.machine.test.ts'],
    mutants: [
      {
        rules: ['C08'],
        breaks: 'an upgrade from the welcome page is made without the member it welcomes',
        find: "{ name: 'internalUpsellTrialUpgradeWelcomePage', input: request.welcome }",
        replace: "{ name: 'internalUpsellTrialUpgrade', input: {} }",
      },
      {
        rules: ['C06'],
        breaks: 'another multisite option is bought than was chosen',
        find: 'input: { optionId: request.optionId }',
        replace: 'input: { optionId: 3045 }',
      },
      {
        rules: ['C07'],
        breaks: 'a site of one’s own is bought as a multisite',
        find: "name: 'internalUpsellOneclickSinglesite', input: { joinOptionId",
        replace: "name: 'internalUpsellOneclickMultisite', input: { joinOptionId",
      },
      {
        rules: ['C08'],
        breaks: 'an upgrade is made as if it came from the welcome page',
        find: ": { name: 'internalUpsellTrialUpgrade', input: {} };",
        replace: ": { name: 'internalUpsellTrialUpgradeWelcomePage', input: {} };",
      },
    ],
  },
  {
    file: 'libs/lifecycle/purchase/purchase.machine.ts',
    tests: ['libs/lifecycle/purchase/purchase.machine.test.ts'],
    mutants: [
      {
        rules: ['L03'],
        breaks: 'money moves and nothing says so',
        find: "      tags: 'payment-loading',\n",
        replace: '',
      },
      {
        rules: ['L03'],
        breaks: 'the modal may be closed while it pays',
        find: "      tags: 'payment-loading',\n",
        replace: "      tags: 'payment-loading',\n      on: { dismiss: 'dismissed' },\n",
      },
      {
        rules: ['L03'],
        breaks: 'a second press pays a second time',
        find: "      tags: 'payment-loading',\n",
        replace: "      tags: 'payment-loading',\n      on: { purchase: { target: 'paying', reenter: true } },\n",
      },
      {
        rules: ['L03'],
        breaks: 'the status is not updated after a purchase',
        find: "target: 'updatingStatus',\n            actions: assign({",
        replace:
          "target: 'purchased',\n            actions: assign({\n              outcome: ({ context, event: { output } }) => purchaseOutcome(settled(context.request), (output as { answer: PaymentAnswer }).answer, true),",
      },
      {
        rules: ['L03'],
        breaks: 'a status that was not loaded is taken for loaded',
        find: 'params: false',
        replace: 'params: true',
      },
      {
        rules: ['L03', 'E01'],
        breaks: 'a decline is shown still while the next payment runs',
        find: 'request: ({ event }) => event.request, failure: null })',
        replace: 'request: ({ event }) => event.request })',
      },
      {
        rules: ['L03', 'E01'],
        breaks: 'a decline closes the modal',
        find: "            target: 'choosing',\n            actions: assign({\n              pollingCounter",
        replace: "            target: 'dismissed',\n            actions: assign({\n              pollingCounter",
      },
      {
        rules: ['L03', 'E01'],
        breaks: 'where a decline leads is lost',
        find: "output.kind === 'failed' ? failureOf(output.location, output.error) : failureOf(null, null)",
        replace: "output.kind === 'failed' ? failureOf(null, output.error) : failureOf(null, null)",
      },
    ],
  },
  {
    file: 'libs/lifecycle/purchase/purchase-outcome.ts',
    tests: ['libs/lifecycle/purchase/purchase.machine.test.ts'],
    mutants: [
      {
        rules: ['L03'],
        breaks: 'a new multisite member is not shown as new',
        find: "{ fatr: 'true', memberid: memberId,",
        replace: "{ fatr: 'false', memberid: memberId,",
      },
      {
        rules: ['L03'],
        breaks: 'the welcome names the member by a key that nobody reads',
        find: 'memberid: memberId, hashedMemberId',
        replace: 'memberId, hashedMemberId',
      },
      {
        rules: ['L03'],
        breaks: 'every purchase is welcomed as a multisite',
        find: "if (request.kind !== 'multisite') return { ...purchased, kind: request.kind, location: answer.location };",
        replace: '',
      },
      {
        rules: ['L03'],
        breaks: 'a single site leads nowhere',
        find: 'kind: request.kind, location: answer.location }',
        replace: 'kind: request.kind, location: null }',
      },
      {
        rules: ['L03'],
        breaks: 'a multisite without a member is lost where the gateway wanted it to go on',
        find: "kind: 'single-site', location: answer.location }",
        replace: "kind: 'single-site', location: null }",
      },
    ],
  },
  {
    file: 'libs/lifecycle/yearly-upgrade/yearly-upgrade.machine.ts',
    tests: ['libs/lifecycle/yearly-upgrade/yearly-upgrade.machine.test.ts'],
    mutants: [
      {
        rules: ['L20'],
        breaks: 'the upgrade is paid and nothing says so',
        find: "      tags: 'payment-loading',\n",
        replace: '',
      },
      {
        rules: ['L20'],
        breaks: 'the upgrade is paid before anyone confirmed',
        find: "target: 'offered',\n            actions: assign({ quote",
        replace: "target: 'paying',\n            actions: assign({ quote",
      },
      {
        rules: ['L20'],
        breaks: 'who confirms twice pays twice',
        find: "      tags: 'payment-loading',\n",
        replace: "      tags: 'payment-loading',\n      on: { confirm: { target: 'paying', reenter: true } },\n",
      },
      {
        rules: ['L20'],
        breaks: 'the upgrade is offered to who cannot upgrade',
        find: "{ target: 'notUpgradeable' },",
        replace: "{ target: 'offered' },",
      },
      {
        rules: ['L20'],
        breaks: 'who cannot upgrade is as good as who closed the modal',
        find: "assign({ outcome: { kind: 'not-upgradeable' } })",
        replace: "assign({ outcome: { kind: 'dismissed' } })",
      },
      {
        rules: ['L20', 'E01'],
        breaks: 'a decline is not told',
        find: '              pollingCounter: 0,\n              messageKey: LIFECYCLE_MESSAGES.paymentFailed,\n',
        replace: '              pollingCounter: 0,\n',
      },
      {
        rules: ['L20', 'E01'],
        breaks: 'a decline is still shown while the next payment runs',
        find: "entry: assign({ messageKey: null, error: null }),\n      invoke: {\n        src: 'payment'",
        replace: "invoke: {\n        src: 'payment'",
      },
    ],
  },
  {
    file: 'libs/lifecycle/reactivation/reactivation.machine.ts',
    tests: ['libs/lifecycle/reactivation/reactivation.machine.test.ts'],
    mutants: [
      {
        rules: ['L04'],
        breaks: 'taking the cancellation back is not said to be loading',
        find: "      tags: 'uncancel-loading',\n",
        replace: '',
      },
      {
        rules: ['L04'],
        breaks: 'the offer that came is not stored',
        find: "onDone: { target: 'deciding', actions: assign({ offer: ({ event }) => event.output }) },",
        replace: "onDone: 'deciding',",
      },
      {
        rules: ['L04'],
        breaks: 'an offer that could not be loaded is told as a failure',
        find: 'assign({ offer: null, error: ({ event }) => event.error })',
        replace: 'assign({ messageKey: LIFECYCLE_MESSAGES.reactivationFailed, error: ({ event }) => event.error })',
      },
      {
        rules: ['L04'],
        breaks: 'an offer that was not taken goes with the request',
        find: 'offer: takesOffer ? offer : null,',
        replace: 'offer,',
      },
      {
        rules: ['L04'],
        breaks: 'an offer is taken that is not there',
        find: "event.type === 'reactivate' && (!event.withOffer || context.offer !== null)",
        replace: "event.type === 'reactivate'",
      },
      {
        rules: ['L04', 'E02'],
        breaks: 'a refusal is not told',
        find: "{ target: 'deciding', actions: assign({ messageKey: LIFECYCLE_MESSAGES.reactivationFailed }) },",
        replace: "{ target: 'deciding' },",
      },
      {
        rules: ['L04', 'E02'],
        breaks: 'a failure is still shown while it is tried again',
        find: '      entry: assign({ messageKey: null, error: null }),\n',
        replace: '',
      },
      {
        rules: ['L04'],
        breaks: 'a refusal counts as success',
        find: 'succeeded: (_, { success }: { readonly success: boolean }) => success',
        replace: 'succeeded: (_, { success }: { readonly success: boolean }) => success !== undefined',
      },
    ],
  },
];
