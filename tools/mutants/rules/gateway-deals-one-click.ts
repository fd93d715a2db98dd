import type { MutatedFile } from '../mutant.ts';

const DEALS = 'services/gateway/modules/deals';
const TESTS = [`${DEALS}/deals.integration.test.ts`];

/** What one click at a partner's deal buys, where it leads, and what is told of it. */
export const mutated: readonly MutatedFile[] = [
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
];
