import type { MutatedFile } from '../mutant.ts';

const BILLING = 'services/gateway/modules/billing';
const OPTIONS = `${BILLING}/options/join-options.integration.test.ts`;
const SIGNUP = `${BILLING}/orders/signup.integration.test.ts`;
const UPSELLS = `${BILLING}/orders/upsells.integration.test.ts`;
const REFUSED = `${BILLING}/orders/refused-purchases.integration.test.ts`;

/** What is on sale, and buying it: by a payment page, by the stored card, on the way of an upgrade. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${BILLING}/query-resolvers.ts`,
    tests: [OPTIONS],
    mutants: [
      {
        rules: ['K14'],
        breaks: 'billers are listed by the alphabet',
        find: 'BILLERS.map(billerView)',
        replace: 'BILLERS.toSorted().map(billerView)',
      },
    ],
  },
  {
    file: `${BILLING}/options/join-options.ts`,
    tests: [OPTIONS],
    mutants: [
      {
        rules: ['L01'],
        breaks: 'who had a trial is offered another',
        find: 'return isTrialKind(plan.kind) ? isNew : true;',
        replace: 'return true;',
      },
      {
        rules: ['A15'],
        breaks: 'a tandem child is offered a membership',
        find: 'membership.parentUserId !== null || activeMultisite',
        replace: 'activeMultisite',
      },
    ],
  },
  {
    file: `${BILLING}/orders/yearly-upgrade.ts`,
    tests: [OPTIONS, UPSELLS],
    mutants: [
      {
        rules: ['L20'],
        breaks: 'the year begins when the month did, and days are paid twice',
        find: 'accessFrom: accessUntil };',
        replace: 'accessFrom: held.entitlement.activeSince ?? accessUntil };',
      },
    ],
  },
  {
    file: `${BILLING}/orders/upsells.ts`,
    tests: [REFUSED],
    mutants: [
      {
        rules: ['C06', 'C07', 'E12'],
        breaks: 'all sites are bought as one',
        find: 'if (plan === null || isMultisiteGroup(plan.product)) return',
        replace: 'if (plan === null) return',
      },
      {
        rules: ['C08'],
        breaks: 'who has no trial to upgrade buys the month that is on offer',
        find: '      : undefined;',
        replace: "      : offered.onOffer.find(({ kind }) => kind === 'month');",
      },
    ],
  },
  {
    file: `${BILLING}/mutation-resolvers.ts`,
    tests: [REFUSED],
    mutants: [
      {
        rules: ['C09'],
        breaks: 'somebody takes another person’s cancellation back',
        find: "const { userId, tenant } = await buyer(context);\n    // Another person's id answers as one that does not exist.\n    if (userUuid !== userId) return { success: false, messageKey: BILLING_MESSAGES.reactivationFailed };",
        replace: 'const { tenant } = await buyer(context);\n    const userId = userUuid;',
      },
    ],
  },
  {
    file: `${BILLING}/subscription/reactivate.ts`,
    tests: [REFUSED],
    mutants: [
      {
        rules: ['C09', 'E02'],
        breaks: 'what was not cancelled is taken up again',
        find: "agreement.status === 'cancelled' && isNativeBiller",
        replace: 'isNativeBiller',
      },
    ],
  },
  {
    file: `${BILLING}/orders/upsells.ts`,
    tests: [UPSELLS],
    mutants: [
      {
        rules: ['E01'],
        breaks: 'a declined card counts as a purchase',
        find: 'return { result: { success: false, location, messageKey }, order: null };',
        replace: 'return { result: { success: true, location, messageKey }, order: null };',
      },
    ],
  },
  {
    file: `${BILLING}/subscription/supersede.ts`,
    tests: [UPSELLS],
    mutants: [
      {
        rules: ['L03', 'C06'],
        breaks: 'who bought all sites goes on paying for the one',
        find: 'if (!covers(given.product, other.product)) continue;',
        replace: 'if (given.product !== other.product) continue;',
      },
    ],
  },
  {
    file: `${BILLING}/orders/one-click.ts`,
    tests: [UPSELLS],
    mutants: [
      {
        rules: ['L03', 'C06'],
        breaks: 'two calls at once charge twice for one membership',
        find: 'if (!(await isOffered(services, tenant, given))) {',
        replace: 'if (given.plan.is_portal_offer && !(await isOffered(services, tenant, given))) {',
      },
      {
        rules: ['L05'],
        breaks: 'polling is told yes while the payment is not answered',
        find: ".where('channel', '=', 'one-click')\n    .where('status', '=', 'pending')",
        replace: ".where('channel', '=', 'one-click')\n    .where('status', '=', 'declined')",
      },
    ],
  },
  {
    file: `${BILLING}/orders/settle-order.ts`,
    tests: [UPSELLS],
    mutants: [
      {
        rules: ['C07', 'C08', 'L03'],
        breaks: 'an upgraded trial stays a trial',
        find: '.set({ type, plan_id: plan.id,',
        replace: '.set({ plan_id: plan.id,',
      },
    ],
  },
  {
    file: `${BILLING}/orders/order-repository.ts`,
    tests: [UPSELLS],
    mutants: [
      {
        rules: ['L20', 'C06', 'C08'],
        breaks: 'an upgrade begins at the price for who joins',
        find: 'amount: isUpgrade ? plan.rebill_price : plan.first_price',
        replace: 'amount: plan.first_price',
      },
    ],
  },
  {
    file: `${BILLING}/orders/settle-order.ts`,
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['L01'],
        breaks: 'a trial comes with three credits',
        find: '  trial: 2,',
        replace: '  trial: 3,',
      },
    ],
  },
  {
    file: 'libs/validation/email.ts',
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['E12', 'V03'],
        breaks: 'an email with a local part of sixty-five joins',
        find: 'MAX_LOCAL_LENGTH = 64',
        replace: 'MAX_LOCAL_LENGTH = 65',
      },
    ],
  },
  {
    file: 'libs/validation/password.ts',
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['V02'],
        breaks: 'a password of thirty-two is refused',
        find: '{8,32}$/',
        replace: '{8,31}$/',
      },
    ],
  },
  {
    file: `${BILLING}/orders/start-signup.ts`,
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['E12'],
        breaks: 'who is disabled is told to sign in',
        find: "if (known.disabled_at !== null) return noPage(BILLING_MESSAGES.disabled, 'email');",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/graphql/route.ts',
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['E12'],
        breaks: 'what a signup is refused for is left out where nothing was carried out',
        find: '...(shown && { errors: shown })',
        replace: '...(data && shown && { errors: shown })',
      },
    ],
  },
  {
    file: `${BILLING}/orders/start-hosted.ts`,
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['E12'],
        breaks: 'the code of a signup that failed is too long to be told on the telephone',
        find: 'order.id.slice(0, 8)',
        replace: 'order.id',
      },
    ],
  },
  {
    file: `${BILLING}/orders/paid-in-vain.ts`,
    tests: [`${BILLING}/orders/two-pages.integration.test.ts`],
    mutants: [
      {
        rules: ['L01'],
        breaks: 'a person has a trial of each brand',
        find: 'if (isTrialKind(plan.kind)) return own[0] ?? null;\n',
        replace: '',
      },
    ],
  },
];
