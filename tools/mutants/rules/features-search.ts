import type { MutatedFile } from '../mutant.ts';

/** Search, the sister sites and the old front door. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/search/search-query.ts',
    tests: ['libs/features/search/search-query.test.ts', 'libs/features/app/listing-routes.test.ts'],
    mutants: [
      {
        rules: ['R19'],
        breaks: 'a page of results has another size by default',
        find: 'size === null ? PAGE_SIZE : size',
        replace: 'size === null ? MAX_SIZE : size',
      },
      {
        rules: ['R19'],
        breaks: 'what is asked is not trimmed',
        find: "(asked ?? '').trim()",
        replace: "(asked ?? '')",
      },
      {
        rules: ['R19'],
        breaks: 'a bad page loses the size',
        find: '{ q: asked }), ...(size === undefined ? {} : { size }) }',
        replace: '{ q: asked }) }',
      },
      {
        rules: ['R19'],
        breaks: 'a bad page keeps everything else',
        find: 'redirectTo: { ...(asked',
        replace: 'redirectTo: { ...(raw as Record<string, string>), page: undefined as never, ...(asked',
      },
      { rules: ['R19'], breaks: 'search is no other name of q', find: " ?? singleValue(raw, 'search')", replace: '' },
      {
        rules: ['R19'],
        breaks: 'the address of results forgets their size',
        find: 'if (size !== PAGE_SIZE) parameters',
        replace: 'if (size === PAGE_SIZE) parameters',
      },
    ],
  },
  {
    file: 'libs/features/xsite/sister-address.ts',
    tests: ['libs/features/xsite/sister-address.test.ts', 'libs/features/xsite/routes.test.ts'],
    mutants: [
      {
        rules: ['R22'],
        breaks: 'a sister is looked for at this brand’s own host',
        find: 'isInBundle ? BUNDLE.id : site)',
        replace: 'isInBundle ? BUNDLE.id : tenant.id)',
      },
      {
        rules: ['R22'],
        breaks: 'a site without a brand is sent to a host that nobody has',
        find: 'isInBundle ? BUNDLE.id : site)',
        replace: 'site)',
      },
      {
        rules: ['R22'],
        breaks: 'a deeplink is followed unchecked',
        find: 'target === null ? home : new URL(target, origin).href',
        replace: "typeof deeplink === 'string' ? new URL(deeplink, origin).href : home",
      },
      {
        rules: ['R22'],
        breaks: 'a deeplink is forgotten',
        find: 'target === null ? home : new URL(target, origin).href',
        replace: 'home',
      },
      {
        rules: ['R22'],
        breaks: 'any word is a site',
        find: 'if (!isSiteId(site)) return null',
        replace: 'if (site === undefined) return null',
      },
    ],
  },
  {
    file: 'libs/features/xsite/routes.tsx',
    tests: ['libs/features/xsite/routes.test.ts'],
    mutants: [
      {
        rules: ['R22'],
        breaks: 'visitors are sent to the sister too',
        find: 'beforeLoad: requireSignIn',
        replace: 'beforeLoad: () => undefined',
      },
    ],
  },
  {
    file: 'libs/features/home/feature.ts',
    tests: ['libs/features/home/feature.test.ts'],
    mutants: [
      { rules: ['R43'], breaks: '/tube2 loses its query', find: "query: 'keep'", replace: "query: 'drop'" },
      { rules: ['R43'], breaks: '/tube2 is moved for good', find: 'status: 302', replace: 'status: 301' },
    ],
  },
  {
    file: 'libs/core/features/http-redirects.ts',
    tests: ['libs/features/home/feature.test.ts'],
    mutants: [
      {
        rules: ['R43'],
        breaks: 'an address in other letters is the same address',
        find: 'if (segment !== value) return null',
        replace: 'if (segment !== value.toLowerCase()) return null',
      },
    ],
  },
];
