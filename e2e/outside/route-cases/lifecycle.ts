import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { HOSTILE } from './bad-input.ts';
import {
  asBadInput,
  type Visit,
  away,
  isSignedIn,
  MISSING,
  open,
  page,
  pageWithout,
  type RouteCase,
  signIn,
} from './route-case.ts';

const HOME = away('/');
/** Numbers of others, which this address can't prove (D23): they count as none. */
const FORGED = 'memberid=1&username=somebody&hashedMemberId=abc';

/** R29, R31, R33, R34: nobody is welcomed without data that verify. */
const welcome: readonly RouteCase[] = [
  ['R29', '/_signupsuccess'] as const,
  ['R31', '/_upgrademembership'] as const,
  ['R33', '/_upgradesuccess'] as const,
  ['R34', '/_upgradedenial'] as const,
].flatMap(([rule, path]) =>
  [
    '',
    '?memberid=1',
    '?username=somebody',
    '?memberid=&username=',
    `?${FORGED}`,
    `?${FORGED}&siteId=8`,
    `?${FORGED}&siteId=10`,
    `?${FORGED}&memberid=2`,
    `?memberid=${'9'.repeat(500)}&username=somebody&hashedMemberId=abc`,
    `?memberid=%00&username=%7B%7D&hashedMemberId=%5B%5D`,
  ].map((query) => (query === '' ? open(rule, path, HOME) : asBadInput(open(rule, path + query, HOME)))),
);

const offersOrPage = (path: string): RouteCase => ({
  rule: 'R32 D23',
  path,
  expect: (visit) => (isSignedIn(visit) ? away('/offers') : page('What you can do next')),
});

/**
 * R32 D23: an address proves nothing. The page says that it did not work, and what to do next, on both hosts; only a signed-in
 * person is led to the offers by a site id of several sites.
 */
const denial: readonly RouteCase[] = [
  ...['', '?siteId=3', '?siteId=08', '?siteId=8&siteId=8', '?siteId=%7B%7D', `?${FORGED}&siteId=3`].map((query) =>
    open('R32', `/_signupdenial${query}`, page('<h1')),
  ),
  ...['8', '10'].flatMap((siteId) => [
    offersOrPage(`/_signupdenial?siteId=${siteId}`),
    offersOrPage(`/_signupdenial?${FORGED}&siteId=${siteId}`),
  ]),
];

/** R30: signup data of a biller that has none, and of what is no biller. */
const extern: readonly RouteCase[] = ['epoch', 'rocketgate', 'nobody', 'Epoch', '__proto__', 'a'.repeat(300)].map(
  (biller): RouteCase => ({
    rule: 'R30',
    path: `/_signup-extern/${biller}`,
    expect: (visit) => (isSignedIn(visit) ? HOME : away('/_signupdenial')),
  }),
);

/** Members of the demonstration have not seen the teaser. */
const offers = (rule: string, path: string, next: string): RouteCase =>
  signIn(rule, path, ({ brand }) => (brand.tenant.features.promotionalVideoTeaserModal ? away(next) : page('<h1')));

const teaser: readonly RouteCase[] = [
  offers('R20', '/offers', '/'),
  offers('R20', '/offers?next=%2Fvideos%3Fpage%3D2', '/videos?page=2'),
  offers('D15', '/offers?next=%2Fa&next=%2Fb', '/'),
  ...HOSTILE.map((next) => asBadInput(offers('D15', `/offers?next=${encodeURIComponent(next)}`, '/'))),
];

/** R35: a `next` that may not be followed is nowhere on the page, other than where the address itself is shown. */
const parent: readonly RouteCase[] = [
  open('R35', '/parent-redirect', page('<h1')),
  open('R35', '/parent-redirect?id_token=abc&next=%2Fvideos', page('<h1')),
  ...HOSTILE.map((next) =>
    asBadInput(
      open(
        'R35 D15',
        `/parent-redirect?id_token=abc&next=${encodeURIComponent(next)}`,
        pageWithout('<h1', 'href="https://evil.test'),
      ),
    ),
  ),
];

/** The flags of whole pages, each on at some brands and off at others (T07). */
const flagged = (rule: string, path: string, isOn: (tenant: Tenant) => boolean, shows = '<h1'): RouteCase => ({
  rule,
  path,
  expect: ({ brand }: Visit) => (isOn(brand.tenant) ? page(shows) : MISSING),
});

const flags: readonly RouteCase[] = [
  flagged('R48', '/reels', ({ features }) => features.reels),
  flagged('R49', '/wall', ({ features }) => features.curator),
  ...['', '?page=7&ujc=%00'].map((query): RouteCase => ({
    rule: 'R50 A13',
    path: `/recommended-videos${query}`,
    expect: ({ brand, persona }) =>
      brand.tenant.features.recombee && ['member', 'editor', 'admin'].includes(persona) ? page('<h1') : MISSING,
  })),
];

export const LIFECYCLE_CASES: readonly RouteCase[] = [
  ...welcome,
  ...denial,
  ...extern,
  ...teaser,
  ...parent,
  ...flags,
  signIn('R58', '/subscription-status', page('<h1')),
  signIn('R58', '/subscription-status?page=0&x=1', page('<h1')),
];
