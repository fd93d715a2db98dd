import {
  GATEWAY,
  gatewayModule,
  gatewayPart,
  type MutationArea,
  sources,
  stories,
  testsIn,
  TESTS_OF_CONTRIBUTIONS,
} from './area.ts';
import { RULES, ruleAreas } from './rule-areas.ts';

/** The ledger of money, gems and credits: what is booked, and how a balance comes of it. */
const LEDGER = ['ledger', 'money-ledger', 'transactions', 'balance'].map(
  (name) => `${GATEWAY}/money/wallet/${name}.ts`,
);

/** The rules that read a log of entitlements; they need no database. */
const ENTITLEMENT = ['entitlement', 'standing', 'history', 'membership'].map(
  (name) => `${GATEWAY}/money/membership/${name}.ts`,
);

/** Files of orders that carry out payments; the others begin them. */
const PAID_ORDERS = [
  '{account,deleted-account,end-credited-days,end-open-orders,free-signup,mail-opened,open-purchase,open-subscription}',
  '{order-commands,send-order-commands,order-repository,outdated-credit,record-payment,redundancy,refund-redundant}',
  '{renewing-plans,settle-order,trial-refusal,unowned-payment,unused-charges}',
  'confirmation/*',
].map((name) => `${GATEWAY}/money/billing/orders/${name}.ts`);

const inOrders = (name: string): string => `orders/${name}`;

/** The sources of folders of billing, without the rules that are areas of their own. */
const billingSources = (...folders: readonly string[]): string[] => [
  ...folders.flatMap((folder) => sources(`${GATEWAY}/money/billing/${folder}`)),
  ...RULES.map((path) => `!${path}`),
];

const BILLERS = `${GATEWAY}/money/billing/billers`;

/** Files of billers that only stories with a gateway and a database run. */
const BILLERS_IN_STORIES = [
  'biller-directory',
  'json-answer',
  'missing-biller',
  'never-sent',
  'sandbox-biller',
  'ccbill/{ccbill-biller,ccbill-settings,failure-reasons,missed-failure,refund-charge}',
  'ccbill/{subscription-history,take-extract,take-message,transaction-record}',
  'rocketgate/{order-facts,rocketgate-biller,rocketgate-settings}',
  'segpay/segpay-settings',
].map((name) => `${BILLERS}/${name}.ts`);

/** Where money moves, and what it opens. */
export const moneyAreas: Readonly<Record<string, MutationArea>> = {
  ...ruleAreas,
  /** What a biller reports: payments, renewals, cancellations, reversals. */
  postbacks: {
    ...gatewayPart([], [...testsIn('money/billing/postbacks'), `${BILLERS}/next-charge.test.ts`], 60),
    mutate: billingSources('postbacks'),
  },
  /** From the first click to the payment page: what is offered, ordered, and asked of a biller. */
  orders: {
    ...gatewayPart([], testsIn('money/billing/orders', 'money/billing/options'), 60),
    mutate: [...billingSources('orders', 'options'), ...PAID_ORDERS.map((path) => `!${path}`)],
  },
  /** What becomes of a payment: it opens what was bought, waits for its owner, or goes back. */
  'paid-orders': {
    ...gatewayPart(
      [],
      [
        `${GATEWAY}/money/billing/orders/!(*.integration|*.postgres).test.ts`,
        ...stories(
          ...['account-takeover', 'deleted-accounts', 'free-orders', 'free-signups', 'free-signups-alike'].map(
            inOrders,
          ),
          ...['open-orders', 'part-of-waiting-payment', 'plan-credits', 'refused-trials', 'returned-payments'].map(
            inOrders,
          ),
          ...['signup', 'spent-once', 'two-pages', 'uncredited-days', 'upsells', 'waiting-payments'].map(inOrders),
          'discounts/redundant-payments',
          'discounts/voucher-answers',
          'gifts/gift-payment',
        ),
      ],
      60,
    ),
    mutate: PAID_ORDERS,
  },
  /** The life of a membership after its payment: agreements, cancelling, reactivating, offers, what support does. */
  subscriptions: {
    ...gatewayPart([], testsIn('money/billing/subscription', 'money/billing/refunds', 'staff/support'), 65),
    mutate: billingSources('subscription', 'retention', 'support', 'refunds'),
  },
  /** What a member changes about their own memberships: pauses, and plans that begin with a renewal. */
  'own-memberships': {
    ...gatewayPart(
      [],
      testsIn('money/billing/own-memberships', 'money/billing/pause', 'money/billing/planned-changes'),
      60,
    ),
    mutate: billingSources('own-memberships', 'pause', 'planned-changes'),
  },
  /** Why a payment was declined, where it may be tried, and how a failed renewal recovers. */
  recovery: {
    ...gatewayPart([], testsIn('money/billing/recovery', 'money/billing/declines', 'money/billing/choice'), 60),
    mutate: billingSources('recovery', 'declines', 'choice'),
  },
  /** What is taken off first charges, and the tax that prices include. */
  discounts: gatewayPart(
    ['money/billing/discounts', 'money/billing/taxes'],
    testsIn('money/billing/discounts', 'money/billing/taxes'),
    60,
  ),
  /** Gift memberships and codes: paid for, delivered, redeemed, taken back. */
  gifts: gatewayPart(['money/billing/gifts', 'money/gifts'], testsIn('money/billing/gifts', 'money/gifts'), 60),
  /** Renewals that fall due or are awaited, grace that ends, and reconciliation with billers. */
  rebills: {
    ...gatewayPart(
      [],
      [
        ...testsIn('money/billing/jobs', 'money/billing/awaited', 'money/billing/mails'),
        // The jobs run in the stories of memberships and orders.
        ...stories(
          'subscription/lifecycle',
          'subscription/announce-membership',
          'subscription/lapse-where-unsold',
          'orders/open-orders',
          'orders/two-pages',
          'postbacks/postbacks',
          'postbacks/late-renewals',
          'recovery/recovery',
          'recovery/card-on-file',
        ),
      ],
      60,
    ),
    mutate: billingSources('jobs', 'awaited'),
  },
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
        ...testsIn('money/billing/receipts', 'money/billing/options'),
        // The copy that is mutated has no pictures.
        `${GATEWAY}/money/billing/welcome/!(*.postgres|picture-set).test.ts`,
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
      ...billingSources('welcome', 'receipts'),
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
