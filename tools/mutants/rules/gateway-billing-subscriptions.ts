import type { MutatedFile } from '../mutant.ts';

const BILLING = 'services/gateway/modules/billing';
const DEMONSTRATION = `${BILLING}/demonstration/demonstration.integration.test.ts`;
const LIFECYCLE = `${BILLING}/subscription/lifecycle.integration.test.ts`;

/** Subscriptions that are paid for: what is told of them, cancelling and coming back, charges that were taken back. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${BILLING}/subscription/billing-view.ts`,
    tests: [DEMONSTRATION],
    mutants: [
      {
        rules: ['X02', 'C02', 'L22'],
        breaks: 'invoices of the last year alone are shown',
        find: 'MOST_INVOICES = 36',
        replace: 'MOST_INVOICES = 12',
      },
      {
        rules: ['C02', 'L22'],
        breaks: 'a tandem child sees what its parent pays next',
        find: 'agreement !== null && !held.isTandem',
        replace: 'agreement !== null',
      },
    ],
  },
  {
    file: `${BILLING}/subscription/reactivate.ts`,
    tests: [DEMONSTRATION],
    mutants: [
      {
        rules: ['X10', 'C02', 'L22'],
        breaks: 'who cancelled at an external biller may come back here',
        find: ' && isNativeBiller(agreement.biller);\n}',
        replace: ';\n}',
      },
    ],
  },
  {
    file: `${BILLING}/postbacks/apply-control.ts`,
    tests: [DEMONSTRATION, LIFECYCLE],
    mutants: [
      {
        rules: ['C09', 'X10', 'E02', 'L22'],
        breaks: 'who came back for an offer is charged the old price',
        find: '.set({ previous_amount: agreement.amount, amount: taken.new_price })',
        replace: '.set({ previous_amount: taken.new_price })',
      },
    ],
  },
  {
    file: `${BILLING}/query-resolvers.ts`,
    tests: [LIFECYCLE],
    mutants: [
      {
        rules: ['C11'],
        breaks: 'who gave a new card is led home',
        find: '`${tenant.urls.members}/account`',
        replace: '`${tenant.urls.members}/`',
      },
    ],
  },
  {
    file: `${BILLING}/retention/offers.ts`,
    tests: [LIFECYCLE],
    mutants: [
      {
        rules: ['L24', 'X10'],
        breaks: 'who charged another membership back is made an offer',
        find: "'billing_transactions.user_id', 'subscriptions.user_id'",
        replace: "'billing_transactions.subscription_id', 'subscriptions.id'",
      },
    ],
  },
  {
    file: `${BILLING}/postbacks/apply-reversal.ts`,
    tests: [`${BILLING}/postbacks/postbacks.integration.test.ts`],
    mutants: [
      {
        rules: ['L24'],
        breaks: 'a chargeback leaves access on, a refund ends it',
        find: "const isBegun = kind === 'refund' ||",
        replace: "const isBegun = kind === 'chargeback' ||",
      },
    ],
  },
];
