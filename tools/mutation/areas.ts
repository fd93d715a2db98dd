/** A part of the product, whose tests are measured on mutants of it. */
export interface MutationArea {
  /** What is mutated, as patterns from the root. */
  readonly mutate: readonly string[];
  /** The tests that must notice. */
  readonly tests: readonly string[];
  /** Whether they need a PostgreSQL server. */
  readonly needsPostgres: boolean;
  /** Whether modules are loaded once for many mutants: what is decided while they load is left out. */
  readonly isLoadedOnce: boolean;
  /** Percent of the mutants that must be noticed; a run below it fails. Raise it when the score rises. */
  readonly breaksBelow: number;
}

const sources = (folder: string): string[] => [
  `${folder}/**/*.ts`,
  `!${folder}/**/*.test.ts`,
  `!${folder}/**/{testing,examples,demonstration}/**`,
  `!${folder}/**/{migrations,tables,seed}.ts`,
];

const library = (name: string, breaksBelow: number): MutationArea => ({
  mutate: sources(`libs/${name}`),
  tests: [`libs/${name}/**/*.test.ts`],
  needsPostgres: false,
  isLoadedOnce: false,
  breaksBelow,
});

const GATEWAY = 'services/gateway/modules';

/** Tests of what every module contributes to: a member's export and deletion, and the shell commands. */
const TESTS_OF_CONTRIBUTIONS = ['personal-data', 'operations'].map(
  (folder) => `services/gateway/${folder}/**/!(*.postgres).test.ts`,
);

/** The tests of folders of the gateway's modules, without those that race or kill: they take minutes for each mutant. */
const testsIn = (...folders: readonly string[]): string[] =>
  folders.map((folder) => `${GATEWAY}/${folder}/**/!(*.postgres).test.ts`);

/** Single integration tests of billing, which prove more than the folder beside them. */
const stories = (...names: readonly string[]): string[] =>
  names.map((name) => `${GATEWAY}/money/billing/${name}.integration.test.ts`);

/** A part of the gateway: its folders, and the tests beside them or where their rules are tried. */
const gatewayPart = (folders: readonly string[], tests: readonly string[], breaksBelow: number): MutationArea => ({
  mutate: folders.flatMap((folder) => sources(`${GATEWAY}/${folder}`)),
  tests,
  needsPostgres: true,
  isLoadedOnce: true,
  breaksBelow,
});

const gatewayModule = (name: string, breaksBelow: number): MutationArea =>
  gatewayPart([name], [...testsIn(name), ...TESTS_OF_CONTRIBUTIONS], breaksBelow);

/** The ledger of money, gems and credits: what is booked, and how a balance comes of it. */
const LEDGER = ['ledger', 'money-ledger', 'transactions', 'balance'].map(
  (name) => `${GATEWAY}/money/wallet/${name}.ts`,
);

/** The rules that read a log of entitlements; they need no database. */
const ENTITLEMENT = ['entitlement', 'standing', 'history', 'membership'].map(
  (name) => `${GATEWAY}/money/membership/${name}.ts`,
);

const CHANGE_RULES = ['pause/pausing', 'planned-changes/change-options'].map(
  (name) => `${GATEWAY}/money/billing/${name}.ts`,
);

const BILLERS = `${GATEWAY}/money/billing/billers`;

/** Files of billers that only stories with a gateway and a database run. */
const BILLERS_IN_STORIES = [
  'biller-directory',
  'json-answer',
  'missing-biller',
  'never-sent',
  'sandbox-biller',
  'ccbill/{ccbill-biller,ccbill-migration,ccbill-settings,failure-reasons,missed-failure,refund-charge}',
  'ccbill/{subscription-history,take-extract,take-message,transaction-record}',
  'rocketgate/{order-facts,rocketgate-biller,rocketgate-settings}',
  'segpay/segpay-settings',
].map((name) => `${BILLERS}/${name}.ts`);

/** Where a fault costs money or grants access: the rules, the checks of input, and what moves money and entitlement. */
export const areas: Readonly<Record<string, MutationArea>> = {
  access: library('access', 88),
  validation: {
    ...library('validation', 80),
    mutate: [...sources('libs/validation'), ...sources('libs/server/limits')],
    tests: ['libs/validation/**/*.test.ts', 'libs/server/limits/**/*.test.ts'],
  },
  lifecycle: library('lifecycle', 60),
  /** What a biller reports: payments, renewals, cancellations, reversals. */
  postbacks: gatewayPart(['money/billing/postbacks'], testsIn('money/billing/postbacks'), 60),
  /** From the first click to the paid order, and what is credited or refunded on the way. */
  orders: gatewayPart(
    ['money/billing/orders', 'money/billing/options'],
    testsIn('money/billing/orders', 'money/billing/options'),
    60,
  ),
  /** The life of a membership after its payment: agreements, cancelling, reactivating, offers, what support does. */
  subscriptions: gatewayPart(
    ['money/billing/subscription', 'money/billing/retention', 'money/billing/support', 'money/billing/refunds'],
    testsIn('money/billing/subscription', 'money/billing/refunds', 'staff/support'),
    65,
  ),
  /** What a member changes about their own memberships: pauses, and plans that begin with a renewal. */
  'own-memberships': {
    ...gatewayPart(
      ['money/billing/own-memberships', 'money/billing/pause', 'money/billing/planned-changes'],
      testsIn('money/billing/own-memberships', 'money/billing/pause', 'money/billing/planned-changes'),
      60,
    ),
    mutate: [
      ...['own-memberships', 'pause', 'planned-changes'].flatMap((folder) =>
        sources(`${GATEWAY}/money/billing/${folder}`),
      ),
      ...CHANGE_RULES.map((path) => `!${path}`),
    ],
  },
  /** Which memberships can be paused or change their plan; these rules need no database. */
  'change-rules': {
    mutate: CHANGE_RULES,
    tests: [`${GATEWAY}/money/billing/{pause,planned-changes}/!(*.integration|*.postgres).test.ts`],
    needsPostgres: false,
    isLoadedOnce: true,
    breaksBelow: 96,
  },
  /** Why a payment was declined, where it may be tried, and how a failed renewal recovers. */
  recovery: gatewayPart(
    ['money/billing/recovery', 'money/billing/declines', 'money/billing/choice'],
    testsIn('money/billing/recovery', 'money/billing/declines', 'money/billing/choice'),
    60,
  ),
  /** What is taken off first charges, and the tax that prices include. */
  discounts: gatewayPart(
    ['money/billing/discounts', 'money/billing/taxes'],
    testsIn('money/billing/discounts', 'money/billing/taxes'),
    60,
  ),
  /** Gift memberships and codes: paid for, delivered, redeemed, taken back. */
  gifts: gatewayPart(['money/billing/gifts', 'money/gifts'], testsIn('money/billing/gifts', 'money/gifts'), 60),
  /** Renewals that fall due or are awaited, grace that ends, and reconciliation with billers. */
  rebills: gatewayPart(
    ['money/billing/jobs', 'money/billing/awaited'],
    [
      ...testsIn('money/billing/jobs', 'money/billing/awaited', 'money/billing/mails'),
      // The jobs run in the stories of memberships and orders.
      ...stories(
        'subscription/lifecycle',
        'subscription/announce-membership',
        'orders/open-orders',
        'orders/two-pages',
        'postbacks/postbacks',
        'postbacks/late-renewals',
      ),
    ],
    60,
  ),
  /** What finance and the shop's staff see and replay. */
  reports: gatewayPart(
    ['money/billing/report', 'money/billing/staff-api'],
    testsIn('money/billing/report', 'money/billing/staff-api'),
    60,
  ),
  /** The adapters of payment services, by the contracts of their messages: these tests need no gateway. */
  billers: {
    mutate: [...sources(BILLERS), ...BILLERS_IN_STORIES.map((path) => `!${path}`)],
    tests: [`${BILLERS}/**/!(*.integration).test.ts`],
    needsPostgres: false,
    isLoadedOnce: true,
    breaksBelow: 76,
  },
  /** What billers do with orders and records of their own, and the sandbox's, with which stories pay. */
  'biller-stories': {
    ...gatewayPart([], testsIn('money/billing/billers'), 60),
    mutate: BILLERS_IN_STORIES,
  },
  /** Mails about payments and memberships; most are sent in the stories of what they report. */
  'billing-mails': gatewayPart(
    ['money/billing/mails'],
    [
      ...testsIn(
        'money/billing/mails',
        'money/billing/pause',
        'money/billing/planned-changes',
        'money/billing/recovery',
        'money/billing/refunds',
      ),
      ...stories(
        'subscription/lifecycle',
        'subscription/announce-membership',
        'orders/two-pages',
        'orders/waiting-payments',
        'orders/neutral-signup',
        'orders/account-takeover',
        'orders/returned-payments',
        'orders/plan-credits',
        'postbacks/postbacks',
        'postbacks/late-renewals',
      ),
    ],
    60,
  ),
  /** The page after a payment, receipts, and what a member exports. */
  receipts: {
    ...gatewayPart(
      ['money/billing/welcome', 'money/billing/receipts'],
      [
        ...testsIn('money/billing/welcome', 'money/billing/receipts', 'money/billing/options'),
        ...TESTS_OF_CONTRIBUTIONS,
        ...stories(
          'orders/signup',
          'orders/waiting-payments',
          'orders/account-takeover',
          'orders/plan-credits',
          'postbacks/postbacks',
          'refunds/part-refunds',
          'billers/ccbill/ccbill-life',
          'billers/segpay/segpay-life',
          'billers/rocketgate/rocketgate-life',
        ),
      ],
      60,
    ),
    mutate: [
      ...['welcome', 'receipts'].flatMap((folder) => sources(`${GATEWAY}/money/billing/${folder}`)),
      `${GATEWAY}/money/billing/{member-sections,mutation-resolvers,personal-data,purges,query-resolvers,request-facts}.ts`,
    ],
  },
  ledger: {
    ...gatewayPart(
      ['money/billing/money', 'money/billing/books'],
      [
        'billing/money/charge-ledger',
        'wallet/ledger',
        'wallet/wallet',
        'billing/postbacks/contradicted-reversals',
        'billing/books/check-books',
      ].map((name) => `${GATEWAY}/money/${name}.integration.test.ts`),
      90,
    ),
    mutate: [...sources(`${GATEWAY}/money/billing/money`), ...sources(`${GATEWAY}/money/billing/books`), ...LEDGER],
  },
  /** What a subscription opens, from when, until when. */
  entitlement: {
    mutate: ENTITLEMENT,
    tests: [`${GATEWAY}/money/membership/!(*.integration).test.ts`],
    needsPostgres: false,
    isLoadedOnce: false,
    breaksBelow: 86,
  },
  /** What is granted and revoked, the Friday gems, and what pages and access rules read of a membership. */
  membership: {
    ...gatewayModule('money/membership', 54),
    mutate: [...sources(`${GATEWAY}/money/membership`), ...ENTITLEMENT.map((path) => `!${path}`)],
  },
  /** Gems, credits and packs: granted, spent, forfeited, restored. */
  wallet: {
    ...gatewayModule('money/wallet', 45),
    mutate: [...sources(`${GATEWAY}/money/wallet`), ...LEDGER.map((path) => `!${path}`)],
  },
};

/**
 * The area that a run is about.
 * @throws Error that lists the areas for an unknown name
 */
export function areaNamed(name: string): MutationArea {
  const area = areas[name];
  if (!area) throw new Error(`There is no area "${name}"; there are ${Object.keys(areas).join(', ')}.`);
  return area;
}
