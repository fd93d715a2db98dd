import type { MutatedFile } from '../mutant.ts';

/** Which page an address leads to: guards, redirects, chunks, and what an arrival asks for once. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/routing/guards.ts',
    tests: ['libs/core/routing/guards.test.ts'],
    mutants: [
      {
        rules: ['R62'],
        breaks: 'a visitor of the tour is sent to sign in',
        find: 'if (!context.meta.isMembersArea) throw notFound();',
        replace: '',
      },
      {
        rules: ['R62'],
        breaks: 'a sign-in does not come back to the query',
        find: 'location.pathname + location.searchStr',
        replace: 'location.pathname',
      },
      {
        rules: ['T07'],
        breaks: 'a page is shown although its flag is off',
        find: 'if (!context.tenant.features[flag]) throw notFound();',
        replace: '',
      },
      {
        rules: ['V08'],
        breaks: 'a slug may be missing',
        find: 'if (!isSlug(params[name])) throw notFound();',
        replace: 'if (params[name] !== undefined && !isSlug(params[name])) throw notFound();',
      },
      {
        rules: ['V08'],
        breaks: 'every slug is refused',
        find: 'if (!isSlug(params[name]))',
        replace: 'if (isSlug(params[name]))',
      },
      {
        rules: ['V08'],
        breaks: 'a wrong page keeps its place in the address',
        find: '{ ...search, page: undefined }',
        replace: '{ ...search }',
      },
      {
        rules: ['V08'],
        breaks: 'a wrong page drops the rest of the query',
        find: '{ ...search, page: undefined }',
        replace: '{}',
      },
    ],
  },
  {
    file: 'libs/core/features/http-redirects.ts',
    tests: ['libs/core/features/http-redirects.test.ts'],
    mutants: [
      {
        rules: ['V08'],
        breaks: 'a redirect takes anything for a slug',
        find: 'if (!isSlug(value)) return null;',
        replace: '',
      },
      {
        rules: ['V08'],
        breaks: 'a longer path is redirected like the shorter one',
        find: 'expected.length !== given.length',
        replace: 'expected.length > given.length',
      },
    ],
  },
  {
    file: 'libs/core/routing/lazy-page.ts',
    tests: ['libs/core/routing/lazy-page.test.ts'],
    mutants: [
      {
        rules: ['T05'],
        breaks: 'a page in a chunk has no head of its own',
        find: 'head: async (given) => (await importer()).head(given),',
        replace: 'head: async () => ({}),',
      },
    ],
  },
  {
    file: 'libs/core/arrival/arrival-parameters.ts',
    tests: ['libs/core/arrival/arrival-parameters.test.ts'],
    mutants: [
      {
        rules: ['R59'],
        breaks: 'a sign-up that worked is told as a reactivation',
        find: "effect: notice('success', 'notification.signupSuccess')",
        replace: "effect: notice('success', 'reactivation.success')",
      },
      {
        rules: ['R59'],
        breaks: 'who has joined already is told of an error',
        find: "notice('info', 'from.joinnow')",
        replace: "notice('error', 'from.joinnow')",
      },
      {
        rules: ['R59'],
        breaks: 'the profile is not asked anew after a payment',
        find: "{ name: 'fatr', value: 'true', effect: { kind: 'refresh-profile' } },",
        replace: '',
      },
      {
        rules: ['R59'],
        breaks: 'the purchase dialog is opened by another word',
        find: "{ name: 'modal', value: 'upgrade',",
        replace: "{ name: 'modal', value: 'purchase',",
      },
      {
        rules: ['R55'],
        breaks: 'a blocked device is told of an error',
        find: "effect: notice('success', 'device_challenge.blocked')",
        replace: "effect: notice('error', 'device_challenge.blocked')",
      },
      {
        rules: ['R55'],
        breaks: 'the answer to a device challenge is told on any page',
        find: 'if (path !== undefined && path !== pathname) continue;',
        replace: '',
      },
      {
        rules: ['R59'],
        breaks: 'an upgrade that was denied is told as done',
        find: "notice('error', 'notification.upgradedenial')",
        replace: "notice('success', 'notification.upgradesuccess')",
      },
      {
        rules: ['R59'],
        breaks: 'a parameter stays in the address',
        find: 'remaining[name] = values.filter((other) => other !== value);',
        replace: '',
      },
      {
        rules: ['R59'],
        breaks: 'a parameter that is given twice stays once',
        find: 'remaining[name] = values.filter((other) => other !== value);',
        replace: 'remaining[name] = values.toSpliced(values.indexOf(value), 1);',
      },
      {
        rules: ['R59'],
        breaks: 'a value that means nothing asks for the profile',
        find: 'if (!values.includes(value)) continue;',
        replace: 'if (values.length === 0) continue;',
      },
      {
        rules: ['R59'],
        breaks: 'a parameter that an address has takes all of its values along',
        find: 'remaining[name] = values.filter((other) => other !== value);',
        replace: 'delete remaining[name];',
      },
      {
        rules: ['R59'],
        breaks: 'the address loses the rest of its query',
        find: 'remainingSearch: stringifySearch(remaining)',
        replace: "remainingSearch: ''",
      },
    ],
  },
  {
    file: 'libs/core/cookies/page-cookie.ts',
    tests: ['libs/core/cookies/page-cookie.test.ts'],
    mutants: [
      {
        rules: ['K09'],
        breaks: 'a cookie lives for hours instead of days',
        find: 'days * 86_400',
        replace: 'days * 3_600',
      },
      {
        rules: ['K09'],
        breaks: 'a cookie is for one page of the host',
        find: '${life}Path=/; SameSite=Lax',
        replace: '${life}SameSite=Lax',
      },
      {
        rules: ['K09'],
        breaks: 'a cookie without a life ends at once',
        find: "const life = days === null ? '' :",
        replace: "const life = days === null ? 'Max-Age=0; ' :",
      },
    ],
  },
];
