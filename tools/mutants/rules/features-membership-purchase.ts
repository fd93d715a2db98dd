import type { MutatedFile } from '../mutant.ts';

/** The purchase modal, when it opens by itself, and the bars below a page. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/membership/purchase-request.ts',
    tests: ['libs/features/membership/dialogs/purchase-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['M05'],
        breaks: 'several sites are offered where one was asked for',
        find: 'isMultisite ? asked.includeMultisite : asked.includeSinglesite',
        replace: 'asked.includeSinglesite',
      },
      {
        rules: ['L03', 'C08'],
        breaks: 'a running trial is bought anew',
        find: "subscription?.type === 'trial' && subscription.isActive",
        replace: "subscription?.type === 'trial' && !subscription.isActive",
      },
    ],
  },
  {
    file: 'libs/features/membership/pay-with-stored-card.ts',
    tests: ['libs/features/membership/dialogs/purchase-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['E01'],
        breaks: 'a declined payment counts as paid',
        find: 'BuySinglesiteDocument, { input })).internalUpsellOneclickSinglesite;\n      return { ...answer, member: null };',
        replace:
          'BuySinglesiteDocument, { input })).internalUpsellOneclickSinglesite;\n      return { ...answer, success: true, member: null };',
      },
      {
        rules: ['C07'],
        breaks: 'a purchase does not say where it was clicked',
        find: '{ ...call.input, ref, elm, ...(nats !== undefined && { natsCode: nats }) }',
        replace: '{ ...call.input, ref, ...(nats !== undefined && { natsCode: nats }) }',
      },
    ],
  },
  {
    file: 'libs/features/membership/use-purchase.ts',
    tests: ['libs/features/membership/dialogs/purchase-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['L03'],
        breaks: 'a purchase does not change what one may do',
        find: 'fromPromise<void>(() => refreshRights(queryClient))',
        replace: 'fromPromise<void>(async () => undefined)',
      },
      {
        rules: ['C06', 'C07'],
        breaks: 'an affiliate gets nothing for a purchase',
        find: '...(nats !== undefined && { nats })',
        replace: '...(nats === undefined && { nats })',
      },
    ],
  },
  {
    file: 'libs/features/membership/follow-purchase.ts',
    tests: ['libs/features/membership/dialogs/purchase-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['L03', 'C06'],
        breaks: 'who bought several sites is welcomed without their data',
        find: '`${outcome.path}?${new URLSearchParams(outcome.search).toString()}`',
        replace: 'outcome.path',
      },
      {
        rules: ['E01'],
        breaks: 'a payment that is under way is called paid',
        find: "{ kind: 'wait', isPaid: false }",
        replace: "{ kind: 'wait', isPaid: true }",
      },
    ],
  },
  {
    file: 'libs/features/membership/dialogs/purchase-membership-dialog.tsx',
    tests: ['libs/features/membership/dialogs/purchase-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['E01'],
        breaks: 'a declined payment does not say why',
        find: 'refusal === null ? paymentFailureText(failure.error) : billingText(refusal)',
        replace: 'paymentFailureText(failure.error)',
      },
      {
        rules: ['E01'],
        breaks: 'a failed payment is not flashed',
        find: 'if (failure) onFailed(failure.error);',
        replace: '',
      },
      {
        rules: ['M05'],
        breaks: 'the payment page is always that of the first biller',
        find: "billerId ?? joinOptions?.billers[0]?.id ?? ''",
        replace: "joinOptions?.billers[0]?.id ?? ''",
      },
    ],
  },
  {
    file: 'libs/features/membership/payment-failure-text.ts',
    tests: ['libs/features/membership/dialogs/purchase-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['E01'],
        breaks: 'a payment that nobody answered is said not to be charged',
        find: 'error === null || (error instanceof ApiError',
        replace: '!(error instanceof ApiError) || (error instanceof ApiError',
      },
      {
        rules: ['E01'],
        breaks: 'a call that was refused is said to be unknown',
        find: ", 'BAD_REQUEST'",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/features/membership/dialogs/purchase-view.tsx',
    tests: ['libs/features/membership/dialogs/purchase-membership.dom.test.tsx'],
    mutants: [
      {
        rules: ['M26'],
        breaks: 'a payment in progress can be closed',
        find: "{...(isPaying ? {} : { closeLabel: t('close') })}",
        replace: "closeLabel={t('close')}",
      },
      {
        rules: ['M05'],
        breaks: 'an empty modal says that one may choose',
        find: "isNothing ? 'purchase_membership_modal.nothing' : 'purchase_membership_modal.text'",
        replace: "'purchase_membership_modal.text'",
      },
    ],
  },
  {
    file: 'libs/features/membership/prompts/membership-bar.tsx',
    tests: ['libs/features/membership/prompts/prompts.dom.test.tsx'],
    mutants: [
      {
        rules: ['A02', 'A05'],
        breaks: 'whoever may upgrade sees the bar of all sites',
        find: "right={['see', 'pornPortalBar']}",
        replace: "right={['see', 'upgradeBar']}",
      },
      {
        rules: ['A01'],
        breaks: 'a visitor is asked to upgrade',
        find: "<Can right={['see', 'upgradeBar']}>",
        replace: "<Can right={['see', 'upgradeBar']} otherwise={upgrade}>",
      },
      {
        rules: ['A07'],
        breaks: 'the bar of who cancelled leads to a purchase',
        find: "dialogs.open('ReactivateCancelledRebill', { source: 'upgrade-bar' })",
        replace: "buy('upgrade', true)()",
      },
    ],
  },
  {
    file: 'libs/access/rules/combined.ts',
    tests: ['libs/features/membership/prompts/prompts.dom.test.tsx'],
    mutants: [
      {
        rules: ['A08'],
        breaks: 'the combined tenant has a porn-portal bar',
        find: "[forbid('see', 'pornPortalBar')]",
        replace: '[]',
      },
    ],
  },
  {
    file: 'libs/features/membership/prompts/use-dismissal.ts',
    tests: ['libs/features/membership/prompts/prompts.dom.test.tsx'],
    mutants: [
      {
        rules: ['A07'],
        breaks: 'a bar that was put away is back on the next page',
        find: "writeValue(window.sessionStorage, key, '1');",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/lifecycle/purchase-auto-open/purchase-auto-open.machine.ts',
    tests: ['libs/features/membership/prompts/prompts.dom.test.tsx'],
    mutants: [
      {
        rules: ['L15'],
        breaks: 'the modal forgets that it was open today',
        find: "entry: ['rememberShown', assign",
        replace: 'entry: [assign',
      },
    ],
  },
  {
    file: 'libs/features/membership/prompts/purchase-prompt.tsx',
    tests: ['libs/features/membership/prompts/prompts.dom.test.tsx'],
    mutants: [
      {
        rules: ['L15'],
        breaks: 'an active trial is asked about as well',
        find: "(!subscription.isActive || subscription.type === 'porn-portal')",
        replace: 'true',
      },
      {
        rules: ['L15'],
        breaks: 'a tandem child is asked about as well',
        find: "mayBeMeant && ability.can('see', 'purchaseModal')",
        replace: 'mayBeMeant',
      },
      {
        rules: ['L15', 'L21'],
        breaks: 'the modal waits for a teaser that a brand does not have',
        find: 'isTeaserEnabled: tenant.features.promotionalVideoTeaserModal',
        replace: 'isTeaserEnabled: true',
      },
    ],
  },
  {
    file: 'libs/features/membership/prompts/auto-open-facts.ts',
    tests: ['libs/features/membership/prompts/prompts.dom.test.tsx'],
    mutants: [
      {
        rules: ['L15'],
        breaks: 'unlocked packs are not counted',
        find: 'viewer.unlockedChannelPackIds.length > 0',
        replace: 'viewer.unlockedChannelPackIds.length > 1',
      },
      {
        rules: ['L15', 'L21'],
        breaks: 'the modal comes before the teaser',
        find: 'isViewed: asked.teaserViewed !== null',
        replace: 'isViewed: true',
      },
      {
        rules: ['L15'],
        breaks: 'the type of several sites is forgotten',
        find: 'isMultisiteGroup(asked.multisiteType) ? asked.multisiteType : null',
        replace: 'null',
      },
    ],
  },
];
