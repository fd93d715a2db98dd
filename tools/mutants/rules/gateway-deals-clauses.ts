import type { MutatedFile } from '../mutant.ts';

const DEALS = 'services/gateway/modules/deals';
const TESTS = [`${DEALS}/deals.integration.test.ts`];

/** Further clauses of partners' deals: prices, audiences, hostile addresses and numbers. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${DEALS}/find-deals.ts`,
    tests: TESTS,
    mutants: [
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
  {
    file: `${DEALS}/upsell/start-upsell.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['L19', 'C04'],
        breaks: 'what is confirmed is called by the partner and not by the deal’s component',
        find: "component: 'ConfirmOutgoingUpsell'",
        replace: "component: 'OneClickConsent'",
      },
      {
        rules: ['C04'],
        breaks: 'another site’s click buys here',
        find: 'isSiteOf(tenant, input.site) ? await',
        replace: 'input.site ? await',
      },
      {
        rules: ['C04'],
        breaks: 'a number of any shape reaches the database',
        find: 'id && !UPSELL_ID.test(id)',
        replace: "id === ''",
      },
      {
        rules: ['E14', 'C04'],
        breaks: 'a fallback leads anywhere',
        find: 'absoluteTarget(safeRedirectTarget(input.fallbackUrl, targets), tenant)',
        replace: 'absoluteTarget(input.fallbackUrl ?? targets.home, tenant)',
      },
    ],
  },
  {
    file: `${DEALS}/call-partner.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['E14', 'C04'],
        breaks: 'a partner’s answer may be a path of ours',
        find: "if (url !== null && !url.startsWith('/')) return { ok: true, url };",
        replace: 'if (url !== null) return { ok: true, url };',
      },
      {
        rules: ['E14', 'C04'],
        breaks: 'a partner’s answer leads anywhere',
        find: 'const url = checkRedirectTarget(answer?.url, upsellTargets(tenant));',
        replace: "const url = typeof answer?.url === 'string' ? answer.url : null;",
      },
      {
        rules: ['E14', 'E15'],
        breaks: 'a partner that refuses counts as one that answers',
        find: "return { ok: false, reason: 'refused' };",
        replace: 'return { ok: true, url: origin };',
      },
    ],
  },
  {
    file: `${DEALS}/upsell/upsell-repository.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['C05'],
        breaks: 'a failure that is told after a success counts',
        find: ".where('status', 'in', ['started', status])",
        replace: ".where('status', '<>', 'failed')",
      },
      {
        rules: ['C05'],
        breaks: 'somebody ends the purchase of another person',
        find: "    .where('user_id', '=', person.userId)\n",
        replace: '',
      },
    ],
  },
  {
    file: `${DEALS}/upsell/track-upsell.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['C05'],
        breaks: 'coming back without a purchase leads home',
        find: '`${tenant.urls.members}/deals`',
        replace: '`${tenant.urls.members}/`',
      },
    ],
  },
  {
    file: `${DEALS}/cams/cams-route.ts`,
    tests: TESTS,
    mutants: [
      {
        rules: ['C25'],
        breaks: 'somebody is let in for another site',
        find: ' || !isSiteOf(tenant, siteName))',
        replace: ')',
      },
      {
        rules: ['C25'],
        breaks: 'a visitor is told that they may not, and not to sign in',
        find: "'UNAUTHENTICATED', 'errors.signInRequired'",
        replace: "'FORBIDDEN', 'errors.signInRequired'",
      },
      {
        rules: ['C25'],
        breaks: 'a list in the place of parameters is told as another person’s email',
        find: ' || Array.isArray(body)',
        replace: '',
      },
    ],
  },
];
