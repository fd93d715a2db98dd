import type { MutatedFile } from '../mutant.ts';

/** The membership on the account page, its status, and the way to another one or back. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/membership/routes.tsx',
    tests: ['libs/features/membership/routes.test.ts'],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'the status of a membership is asked for by visitors',
        find: 'beforeLoad: requireSignIn,',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/membership/membership-facts.ts',
    tests: [
      'libs/features/membership/routes.test.ts',
      'libs/features/membership/account/account-membership.dom.test.tsx',
    ],
    mutants: [
      {
        rules: ['R58'],
        breaks: 'who has no membership is said to have lost one',
        find: "return 'none'",
        replace: "return 'expired'",
      },
      {
        rules: ['R58'],
        breaks: 'a membership that has ended is said to be open',
        find: "if (!held.active) return 'expired';",
        replace: '',
      },
      {
        rules: ['L22'],
        breaks: 'the date of the next charge is missing',
        find: "t('next.charge', { price: formatMoney(nextCharge), date: formatDate(nextChargeAt) })",
        replace: "t('next.nothing')",
      },
    ],
  },
  {
    file: 'libs/features/membership/account/invoices.tsx',
    tests: ['libs/features/membership/account/account-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['L22'],
        breaks: 'a refund is listed as if it were a charge',
        find: "{invoice.kind === 'CHARGE' ? null : (",
        replace: "{invoice.kind !== 'CHARGEBACK' ? null : (",
      },
    ],
  },
  {
    file: 'libs/features/membership/account/account-membership-view.tsx',
    tests: ['libs/features/membership/account/account-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['L20'],
        breaks: 'the yearly upgrade is offered to who cannot cancel',
        find: 'held?.upgradeOptions.isUpgradeableToVixenPlusYearly ?',
        replace: '!billing?.canCancel ?',
      },
      {
        rules: ['A07'],
        breaks: 'who cancelled has no button back',
        find: 'billing?.canReactivate ?',
        replace: 'billing?.canReactivate && billing.canCancel ?',
      },
      {
        rules: ['A07'],
        breaks: 'who cancelled at an external biller is not told where to go',
        find: '!billing.biller.isNative ? (',
        replace: 'billing.biller.isNative ? (',
      },
    ],
  },
  {
    file: 'libs/features/membership/account/account-membership.tsx',
    tests: ['libs/features/membership/account/account-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['C11'],
        breaks: 'the page for a new card is not opened',
        find: 'if (url !== null) window.location.assign(url);',
        replace: 'if (url !== null) card.reset();',
      },
      {
        rules: ['E06'],
        breaks: 'every refusal of a new card is called a failure',
        find: "messageKey === null || messageKey.startsWith('account.') ? t('card.failed') : billingText(messageKey)",
        replace: "t('card.failed')",
      },
      {
        rules: ['E06'],
        breaks: 'a call for a new card fails in silence',
        find: "onError: () => cardFailed(t('card.failed')),",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/membership/use-reactivation.ts',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['L04'],
        breaks: 'who is back keeps the rights of who left',
        find: 'if (answer.success) await refreshRights(queryClient).catch(() => undefined);',
        replace: '',
      },
      {
        rules: ['L04', 'M15'],
        breaks: 'an offer is taken without its deal',
        find: 'deal: offer?.deal ?? null',
        replace: 'deal: null',
      },
    ],
  },
  {
    file: 'libs/features/membership/dialogs/reactivate-dialog.tsx',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['E02'],
        breaks: 'a reactivation that failed says nothing',
        find: 'if (messageKey !== null) onFailed(messageKey);',
        replace: '',
      },
      {
        rules: ['L04', 'M15'],
        breaks: 'a reactivation that failed closes the dialog',
        find: 'if (messageKey !== null) onFailed(messageKey);',
        replace: 'if (messageKey === null) return;\n    onFailed(messageKey);\n    onClose();',
      },
      {
        rules: ['E02'],
        breaks: 'who is back is not told so',
        find: "if (ended.kind === 'reactivated') flash",
        replace: "if (ended.kind !== 'reactivated') flash",
      },
    ],
  },
  {
    file: 'libs/lifecycle/reactivation/reactivation.machine.ts',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['L04'],
        breaks: 'a failed offer closes the way back',
        find: "onError: { target: 'deciding', actions: assign({ offer: null,",
        replace: "onError: { target: 'dismissed', actions: assign({ offer: null,",
      },
    ],
  },
  {
    file: 'libs/lifecycle/status-polling/status-polling.machine.ts',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['L05', 'M04'],
        breaks: 'the page is loaded anew without a word of it',
        find: "{ kind: 'reload', search: { fatr: 'true' } };",
        replace: "{ kind: 'reload', search: {} as never };",
      },
    ],
  },
  {
    file: 'libs/features/membership/use-status-polling.ts',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['L05'],
        breaks: 'the flagship waits like any other brand',
        find: 'isFlagship: tenant.flagship',
        replace: 'isFlagship: false',
      },
    ],
  },
  {
    file: 'libs/features/membership/dialogs/subscription-status-dialog.tsx',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['L05', 'E03', 'M04'],
        breaks: 'who waited in vain stays where they are',
        find: 'void navigate({ to: ended.path });',
        replace: '',
      },
      {
        rules: ['E03'],
        breaks: 'who waited in vain is told nothing',
        find: "flash({ type: 'error', message: t(ended.messageKey) });",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/membership/dialogs/yearly-upgrade-dialog.tsx',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['L20', 'M06'],
        breaks: 'who paid for a year is not told so',
        find: "if (next.kind !== 'wait' || next.isPaid) flash",
        replace: "if (next.kind === 'wait' && next.isPaid) flash",
      },
      {
        rules: ['L20'],
        breaks: 'who paid for a year keeps the rights of a month',
        find: 'await refreshRights(queryClient).catch(() => undefined);',
        replace: '',
      },
      {
        rules: ['L20'],
        breaks: 'who cannot upgrade is not told so',
        find: 'if (isRefused) flash',
        replace: 'if (!isRefused) flash',
      },
    ],
  },
  {
    file: 'libs/lifecycle/yearly-upgrade/yearly-upgrade.machine.ts',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['L20', 'M06'],
        breaks: 'a year is paid before anybody confirmed it',
        find: "target: 'offered',\n            actions: assign({ quote: ({ event }) => event.output }),",
        replace: "target: 'paying',\n            actions: assign({ quote: ({ event }) => event.output }),",
      },
    ],
  },
  {
    file: 'libs/features/membership/dialogs/one-click-consent-dialog.tsx',
    tests: ['libs/features/membership/dialogs/coming-back.dom.test.tsx'],
    mutants: [
      {
        rules: ['M14'],
        breaks: 'one click leads to whom the opener names',
        find: "checkRedirectTarget(oneClickUrl, { ...redirectHosts(useTenant()), home: '/' })",
        replace: 'oneClickUrl',
      },
    ],
  },
];
