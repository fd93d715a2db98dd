import type { MutatedFile } from '../mutant.ts';

const DEALS = 'services/gateway/modules/deals';
const TESTS = [`${DEALS}/deals.integration.test.ts`];

/** Partners' deals: which are shown, to whom, and by what price and address. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${DEALS}/find-deals.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['X11', 'C10'],
        breaks: 'deals stand in the order of their numbers',
        find: '    .orderBy(`rank_${type}`)\n',
        replace: '',
      },
      {
        rules: ['X11', 'C10'],
        breaks: 'a place shows deals that are not enabled in it',
        find: "    .where(`enabled_${type}`, '=', true)\n",
        replace: '',
      },
      {
        rules: ['C04'],
        breaks: 'numbers of two deals buy one of them',
        find: 'where.and(known.map(',
        replace: 'where.or(known.map(',
      },
      {
        rules: ['C04'],
        breaks: 'no number at all buys the first deal',
        find: 'if (known.length === 0) return null;',
        replace: '',
      },
    ],
  },
  {
    file: `${DEALS}/resolvers.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['X11'],
        breaks: 'the price of a deal’s renewal is told as its first one',
        find: 'initialPrice: ({ initial_price }) => ({ amount: initial_price,',
        replace: 'initialPrice: ({ recurring_price }) => ({ amount: recurring_price ?? 0,',
      },
      {
        rules: ['X11'],
        breaks: 'a deal that does not sell by one click any more has an address for it',
        find: 'if (!row.one_click_enabled) return null;\n',
        replace: '',
      },
      {
        rules: ['A02', 'A04'],
        breaks: 'members see the deals for trials',
        find: "...(ability.can('see', 'trialDeals') ? (['trial'] as const) : []),",
        replace: "'trial' as const,",
      },
      {
        rules: ['C10'],
        breaks: 'a limit is not kept to',
        find: 'Math.min(Math.max(input.limit ?? 0, 0), DEALS_CAROUSEL_LIMIT)',
        replace: 'DEALS_CAROUSEL_LIMIT',
      },
      {
        rules: ['A02', 'A04'],
        breaks: 'a trial sees the deals for who lapsed',
        find: "ability.can('see', 'expiredDeals') ? (['expired'] as const)",
        replace: "ability.can('see', 'trialDeals') ? (['expired'] as const)",
      },
      {
        rules: ['C10'],
        breaks: 'a number of deals below nothing is asked of the database',
        find: 'Math.min(Math.max(input.limit ?? 0, 0), DEALS_CAROUSEL_LIMIT)',
        replace: 'Math.min(input.limit ?? 0, DEALS_CAROUSEL_LIMIT)',
      },
      {
        rules: ['C10'],
        breaks: 'deals are shown for another site',
        find: 'if (input.site !== undefined && input.site !== null && !isSiteOf(tenant, input.site)) return [];',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/access/rules/inactive.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['A04'],
        breaks: 'who lapsed is not shown the deals for them',
        find: "'expiredDeals'",
        replace: "'trialDeals'",
      },
    ],
  },
];
