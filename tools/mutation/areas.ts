/** A part of the product whose tests are tried on mutants of it. */
export interface MutationArea {
  /** What is mutated, as patterns from the root. */
  readonly mutate: readonly string[];
  /** The tests that must notice. */
  readonly tests: readonly string[];
  /** Whether they need a PostgreSQL server. */
  readonly needsPostgres: boolean;
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

/** A part of the gateway: its folders, and the tests beside them or where their rules are tried. */
const gatewayPart = (folders: readonly string[], tests: readonly string[], breaksBelow: number): MutationArea => ({
  mutate: folders.flatMap((folder) => sources(`${GATEWAY}/${folder}`)),
  tests,
  needsPostgres: true,
  breaksBelow,
});

const gatewayModule = (name: string, breaksBelow: number): MutationArea =>
  gatewayPart([name], [...testsIn(name), ...TESTS_OF_CONTRIBUTIONS], breaksBelow);

/** The ledger of money, gems and credits: what is booked, and how a balance comes of it. */
const LEDGER = ['ledger', 'money-ledger', 'transactions', 'balance'].map((name) => `${GATEWAY}/wallet/${name}.ts`);

/** The rules of what a log of entitlements says, which need no database. */
const ENTITLEMENT = ['entitlement', 'standing', 'history', 'membership'].map(
  (name) => `${GATEWAY}/membership/${name}.ts`,
);

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
  postbacks: gatewayPart(['billing/postbacks'], testsIn('billing/postbacks'), 60),
  /** From the first click to the paid order, and what is credited or refunded on the way. */
  orders: gatewayPart(['billing/orders', 'billing/options'], testsIn('billing/orders', 'billing/options'), 60),
  /** The life of a membership after its payment: agreements, cancelling, coming back, offers, what support does. */
  subscriptions: gatewayPart(
    ['billing/subscription', 'billing/retention', 'billing/support'],
    testsIn('billing/subscription', 'support'),
    60,
  ),
  /** What time does: renewals that fall due, grace that ends, what the biller knows and we do not. */
  rebills: gatewayPart(['billing/jobs'], testsIn('billing/jobs', 'billing/mails'), 60),
  /** The languages of the payment services. */
  billers: gatewayPart(['billing/billers'], testsIn('billing/billers'), 60),
  /** What people see of it: the page that a payment returns to, receipts, mails, what a member exports. */
  receipts: {
    ...gatewayPart(
      ['billing/welcome', 'billing/receipts', 'billing/mails'],
      [...testsIn('billing/welcome', 'billing/receipts', 'billing/mails'), ...TESTS_OF_CONTRIBUTIONS],
      60,
    ),
    mutate: [
      ...['welcome', 'receipts', 'mails'].flatMap((folder) => sources(`${GATEWAY}/billing/${folder}`)),
      `${GATEWAY}/billing/{member-sections,mutation-resolvers,personal-data,purges,query-resolvers,request-facts}.ts`,
    ],
  },
  ledger: {
    ...gatewayPart(
      ['billing/money'],
      ['billing/money/charge-ledger', 'wallet/ledger', 'wallet/wallet', 'billing/postbacks/contradicted-reversals'].map(
        (name) => `${GATEWAY}/${name}.integration.test.ts`,
      ),
      90,
    ),
    mutate: [...sources(`${GATEWAY}/billing/money`), ...LEDGER],
  },
  /** What a subscription opens, from when, until when. */
  entitlement: {
    mutate: ENTITLEMENT,
    tests: [`${GATEWAY}/membership/!(*.integration).test.ts`],
    needsPostgres: false,
    breaksBelow: 86,
  },
  /** What is granted and revoked, the Friday gems, and what pages and access rules read of a membership. */
  membership: {
    ...gatewayModule('membership', 54),
    mutate: [...sources(`${GATEWAY}/membership`), ...ENTITLEMENT.map((path) => `!${path}`)],
  },
  /** Gems, credits and packs: granted, spent, forfeited, restored. */
  wallet: {
    ...gatewayModule('wallet', 45),
    mutate: [...sources(`${GATEWAY}/wallet`), ...LEDGER.map((path) => `!${path}`)],
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
