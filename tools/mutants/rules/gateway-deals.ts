import type { MutatedFile } from '../mutant.ts';

const DEALS = 'services/gateway/modules/deals';
const TESTS = [`${DEALS}/deals.integration.test.ts`];

/** Partners' deals: which are shown, what one click buys, where it leads. */
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
    ],
  },
  {
    file: `${DEALS}/upsell/start-upsell.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['L19', 'C04'],
        breaks: 'a purchase is carried out without being confirmed when nothing is said of it',
        find: 'if (input.confirmationRequired !== false)',
        replace: 'if (input.confirmationRequired)',
      },
      {
        rules: ['L19', 'C04'],
        breaks: 'a second click asks the partner again',
        find: 'if (upsell.partner_url !== null) return redirect(upsell.partner_url);\n',
        replace: '',
      },
      {
        rules: ['L19', 'C04'],
        breaks: 'each of many clicks is a purchase of its own to the partner',
        find: 'purchaseId: upsell.id',
        replace: 'purchaseId: randomUUID()',
      },
      {
        rules: ['C04'],
        breaks: 'a number that means no deal leads to the fallback',
        find: 'if (deal === null) return failed(tourHome(tenant));',
        replace: 'if (deal === null) return failed(fallback);',
      },
      {
        rules: ['E14', 'C04'],
        breaks: 'a visitor is led home whatever the fallback',
        find: 'if (userId === null) return failed(fallback);',
        replace: 'if (userId === null) return failed(tourHome(tenant));',
      },
      {
        rules: ['E14', 'C04'],
        breaks: 'a purchase that the partner refused stays under way',
        find: 'await closeUpsell(services.db, upsell.id, services.clock.now());\n',
        replace: '',
      },
      {
        rules: ['C05'],
        breaks: 'where a member goes on is not checked',
        find: 'checkRedirectTarget(input.memberLink, targets) ??',
        replace: 'input.memberLink ??',
      },
      {
        rules: ['C05'],
        breaks: 'the member link is not kept',
        find: 'checkRedirectTarget(input.memberLink, targets) ??',
        replace: '',
      },
    ],
  },
  {
    file: `${DEALS}/upsell/upsell-biller.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['E14', 'C04'],
        breaks: 'a deal is sold through a biller that does not know it',
        find: 'if (biller === null || !Object.hasOwn(COLUMN_OF, biller)) return null;',
        replace: 'if (biller === null) return null;',
      },
    ],
  },
  {
    file: `${DEALS}/upsell/upsell-repository.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['C05'],
        breaks: 'what was told once is told no second time',
        find: ".where('status', 'in', ['started', status])",
        replace: ".where('status', '=', 'started')",
      },
    ],
  },
  {
    file: `${DEALS}/upsell/track-upsell.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['C05'],
        breaks: 'coming back without a purchase is a success',
        find: 'return { success: false, redirectUrl:',
        replace: 'return { success: isSuccess, redirectUrl:',
      },
      {
        rules: ['C05'],
        breaks: 'a failure leads to the partner’s members',
        find: 'isSuccess ? upsell.member_link : upsell.fallback_url',
        replace: 'upsell.member_link',
      },
    ],
  },
  {
    file: `${DEALS}/cams/cams-route.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['C25'],
        breaks: 'the page’s parameters do not reach the partner',
        find: 'safeParse({ email, siteName, parameters })',
        replace: 'safeParse({ email, siteName, parameters: {} })',
      },
      {
        rules: ['C25'],
        breaks: 'somebody is let in by another person’s email',
        find: 'if (email !== account.email || typeof',
        replace: "if (typeof email !== 'string' || typeof",
      },
      {
        rules: ['E15'],
        breaks: 'a partner that does not answer is an error of our own',
        find: 'reply.code(502)',
        replace: 'reply.code(500)',
      },
    ],
  },
];
