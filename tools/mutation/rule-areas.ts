import { GATEWAY, type MutationArea } from './area.ts';

/** Rules of billing by the names of their files. */
const billingRules = (...names: readonly string[]): string[] =>
  names.map((name) => `${GATEWAY}/money/billing/${name}.ts`);

const CHANGE_RULES = billingRules('pause/pausing', 'planned-changes/change-options');

/** What is offered, at which price, what a payment makes redundant and what a renewal was for; these rules need no database. */
const PURCHASE_RULES = billingRules(
  'options/{covers,currency-of-country,currency-on-offer,join-options,option-id,option-view,plan-rules}',
  'orders/{covering-subscription,page-life,plan-change,plan-upsells,shown-price,unused-charge,yearly-upgrade}',
  'postbacks/{renewal-choices,renewal-rules}',
  'welcome/why-returned',
);

/** When a renewal falls due and how long it is awaited, and what a renewal or a state is that a biller reports. */
const RENEWAL_RULES = billingRules(
  'awaited/awaiting-rules',
  'jobs/late-reports',
  'postbacks/{moved-renewals,next-state,unknown-charges}',
  'recovery/{expiring-card,next-try}',
);

/** How a membership is paid for, which offers it has, and how much of a charge goes back. A few statements are among them. */
const MEMBERSHIP_RULES = billingRules(
  'refunds/{money-of-charge,refund-terms,reversal-rules}',
  'retention/{offer-obstacles,offers}',
  'subscription/{agreement,billing-view,command-verdict,earlier-plans,load-billing,new-card,replaced-by}',
);

/** Where a payment leads, how a purchase is answered, and its receipt. */
const RECEIPT_RULES = billingRules(
  'orders/one-click-answer',
  'receipts/{receipt-lines,receipt-pdf}',
  'welcome/{hashed-member-id,invented-order,return-address,welcome-data}',
);

/** Rules of billing that need no database. */
export const RULES = [...CHANGE_RULES, ...PURCHASE_RULES, ...RENEWAL_RULES, ...MEMBERSHIP_RULES, ...RECEIPT_RULES];

/** An area of rules that need no database, with the unit tests of folders of billing. */
const rulesArea = (mutate: readonly string[], folders: string, breaksBelow: number): MutationArea => ({
  mutate,
  tests: [`${GATEWAY}/money/billing/${folders}/!(*.integration|*.postgres).test.ts`],
  needsPostgres: false,
  isLoadedOnce: true,
  breaksBelow,
});

/** The rules of billing that need no database: a mutant costs half a second there, and not a gateway. */
export const ruleAreas: Readonly<Record<string, MutationArea>> = {
  /** The rules of purchases that need no database. */
  'purchase-rules': {
    ...rulesArea(PURCHASE_RULES, '{options,orders,postbacks}', 96),
    tests: [
      `${GATEWAY}/money/billing/{options,orders,postbacks}/!(*.integration|*.postgres).test.ts`,
      `${GATEWAY}/money/billing/welcome/why-returned.test.ts`,
    ],
  },
  /** The rules of renewals that need no database. */
  'renewal-rules': rulesArea(RENEWAL_RULES, '{awaited,billers,jobs,postbacks,recovery}', 94),
  /** The rules of memberships and refunds that need no database. */
  'membership-rules': rulesArea(MEMBERSHIP_RULES, '{refunds,retention,subscription}', 88),
  /** The rules of what follows a payment that need no database. */
  'receipt-rules': {
    ...rulesArea(RECEIPT_RULES, 'receipts', 95),
    tests: [
      `${GATEWAY}/money/billing/orders/one-click-answer.test.ts`,
      `${GATEWAY}/money/billing/receipts/!(*.integration).test.ts`,
      // The copy that is mutated has no pictures.
      `${GATEWAY}/money/billing/welcome/!(*.integration|*.postgres|picture-set).test.ts`,
    ],
  },
  /** Which memberships can be paused or change their plan; these rules need no database. */
  'change-rules': rulesArea(CHANGE_RULES, '{pause,planned-changes}', 96),
};
