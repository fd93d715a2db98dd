import type { MutatedFile } from '../mutant.ts';

const BILLING = 'services/gateway/modules/billing';
const OPTIONS = `${BILLING}/options/join-options.integration.test.ts`;
const SIGNUP = `${BILLING}/orders/signup.integration.test.ts`;
const UPSELLS = `${BILLING}/orders/upsells.integration.test.ts`;
const LIFECYCLE = `${BILLING}/subscription/lifecycle.integration.test.ts`;
const POSTBACKS = `${BILLING}/postbacks/postbacks.integration.test.ts`;

/** Further clauses of buying and of what was bought: refusals, prices, offers, reversals. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${BILLING}/postbacks/apply-reversal.ts`,
    tests: [POSTBACKS],
    mutants: [
      {
        rules: ['L24'],
        breaks: 'what was taken back is not reversed in the ledger',
        find: 'if (isFirst) await bookReversal(',
        replace: 'if (!isFirst) await bookReversal(',
      },
      {
        rules: ['L24'],
        breaks: 'who was refunded is charged again',
        find: "if (agreement.status !== 'cancelled') {",
        replace: "if (agreement.status !== 'cancelled' && kind !== 'refund') {",
      },
    ],
  },
  {
    file: `${BILLING}/subscription/reactivate.ts`,
    tests: [LIFECYCLE],
    mutants: [
      {
        rules: ['C09', 'X10', 'E02'],
        breaks: 'an offer is taken at the price that the page says',
        find: 'return deal === null || (',
        replace: 'return true || (',
      },
    ],
  },
  {
    file: `${BILLING}/query-resolvers.ts`,
    tests: [LIFECYCLE],
    mutants: [
      {
        rules: ['C09', 'X10'],
        breaks: 'somebody’s own offer is told under any id',
        find: ' || userUuid !== signedIn.userId) return null;',
        replace: ') return null;',
      },
    ],
  },
  {
    file: `${BILLING}/welcome/welcome-signup.ts`,
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['C26', 'E16'],
        breaks: 'a native biller’s signup is told by an external biller’s page',
        find: '(!isBillerId(biller) || isNativeBiller(biller))',
        replace: '!isBillerId(biller)',
      },
    ],
  },
  {
    file: `${BILLING}/welcome/welcome-data.ts`,
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['X08'],
        breaks: 'who bought one site is welcomed to several',
        find: 'return siteById(product).offerPageId;',
        replace: 'return WELCOME_SITE_IDS.multisite;',
      },
    ],
  },
  {
    file: `${BILLING}/orders/start-signup.ts`,
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['L01'],
        breaks: 'who had their trial is told that it is not on sale',
        find: 'isTrial ? BILLING_MESSAGES.trialUsed : BILLING_MESSAGES.notOnSale',
        replace: 'BILLING_MESSAGES.notOnSale',
      },
      {
        rules: ['E12'],
        breaks: 'who is a member is told of an account only',
        find: 'isActive ? BILLING_MESSAGES.activeAccount : BILLING_MESSAGES.accountExists',
        replace: 'BILLING_MESSAGES.accountExists',
      },
      {
        rules: ['E12', 'V02'],
        breaks: 'a bad password is shown at the email',
        find: "noPage(BILLING_MESSAGES.invalidPassword, 'password')",
        replace: "noPage(BILLING_MESSAGES.invalidPassword, 'email')",
      },
    ],
  },
  {
    file: 'libs/validation/email.ts',
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['V03'],
        breaks: 'an email of six is refused',
        find: 'min: 6',
        replace: 'min: 7',
      },
      {
        rules: ['V03', 'E12'],
        breaks: 'an email of two hundred and fifty-five joins',
        find: 'max: 254',
        replace: 'max: 255',
      },
    ],
  },
  {
    file: `${BILLING}/billers/biller-facts.ts`,
    tests: [OPTIONS],
    mutants: [
      {
        rules: ['K14'],
        breaks: 'every biller counts as native',
        find: 'isNative: isNativeBiller(id)',
        replace: 'isNative: true',
      },
    ],
  },
  {
    file: `${BILLING}/orders/yearly-upgrade.ts`,
    tests: [OPTIONS],
    mutants: [
      {
        rules: ['L20'],
        breaks: 'who pays by the year is quoted another year',
        find: " || held.planKind !== 'month'",
        replace: '',
      },
    ],
  },
  {
    file: `${BILLING}/orders/order-repository.ts`,
    tests: [UPSELLS],
    mutants: [
      {
        rules: ['C08', 'L20', 'C06'],
        breaks: 'an upgrade begins with the days for who joins',
        find: 'first_days: isUpgrade ? null : plan.first_days',
        replace: 'first_days: plan.first_days',
      },
    ],
  },
  {
    file: `${BILLING}/orders/one-click.ts`,
    tests: [UPSELLS],
    mutants: [
      {
        rules: ['L05'],
        breaks: 'a payment that is answered by half counts as refused',
        find: "if (!wasNeverAsked(error)) return { outcome: 'pending' };\n",
        replace: '',
      },
    ],
  },
];
