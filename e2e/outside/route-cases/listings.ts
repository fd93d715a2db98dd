import { BAD_PAGES } from './bad-input.ts';
import { asBadInput, away, type Expected, MISSING, open, page, type RouteCase, signIn, where } from './route-case.ts';

/** An open listing with a page parameter. */
interface Listing {
  readonly rule: string;
  readonly path: string;
  readonly shows: string;
}

const onBadPages = (path: string, inner: (path: string) => RouteCase): readonly RouteCase[] =>
  BAD_PAGES.map((query) => asBadInput(inner(`${path}?${query}`)));

const OPEN_LISTINGS: readonly Listing[] = [
  { rule: 'R01', path: '/videos', shows: '<h1' },
  { rule: 'R19', path: '/search', shows: 'type="search"' },
];

const openListings = OPEN_LISTINGS.flatMap(({ rule, path, shows }) => [
  open(rule, path, page(shows)),
  open(rule, `${path}?page=1`, page(shows)),
  open(rule, `${path}?page=2147483647`, page('<main')),
  ...onBadPages(path, (badPath) => open(rule, badPath, away(path))),
]);

const videos: readonly RouteCase[] = [
  {
    rule: 'R01',
    path: '/videos?search=Nocturnal',
    expect: ({ brand }) =>
      away(brand.tenant.features.facetedSearch ? '/videos?categories=nocturnal' : '/videos?search=nocturnal'),
  },
  open('R01', '/videos?categories=nocturnal', page('<h1')),
  open('R01', '/videos?page=0&order=name', away('/videos?order=name')),
  open('R01', '/videos?order=nothing&sites=nowhere&categories=%00', page('<main')),
  open('R19', '/search?q=Ab&size=6&page=0&x=1&search=z', away('/search?q=Ab&size=6')),
  open('D33', '/search?search=night', page('value="night"')),
];

/** Where faceted search is on a sex is chosen on the way, by the same redirect (R12). */
const performersQuery = (rest: string, isFaceted: boolean): string => {
  const query = [rest, ...(isFaceted ? ['sex=F'] : [])].filter(Boolean).join('&');
  return query ? `/performers?${query}` : '/performers';
};
const performers: readonly RouteCase[] = [
  {
    rule: 'R12',
    path: '/performers',
    expect: ({ brand }) => (brand.tenant.features.facetedSearch ? away('/performers?sex=F') : page('<h1')),
  },
  open('R12', '/performers?sex=F', page('<h1')),
  open('R12', '/performers?sex=M&order=name', page('<h1')),
  ...onBadPages('/performers', (path) => ({
    rule: 'R12',
    path,
    expect: ({ brand }) => away(performersQuery('', brand.tenant.features.facetedSearch)),
  })),
  ...(
    [
      ['page=0&order=rating&gender=girls', ''],
      ['page=0&order=name&gender=guys', 'order=name&gender=guys'],
    ] as const
  ).map(([query, expectedQuery]): RouteCase => ({
    rule: 'R12',
    path: `/performers?${query}`,
    expect: ({ brand }) => away(performersQuery(expectedQuery, brand.tenant.features.facetedSearch)),
  })),
];

const awards: readonly RouteCase[] = [
  open('R08', '/awards', page('<h1')),
  open('R08', '/awards?page=715827882', page('<main')),
  open('R08', '/awards?page=715827883&x=1', away('/awards')),
  ...onBadPages('/awards', (path) => open('R08', path, away('/awards'))),
].map((each) => where(({ tenant }) => tenant.features.awardsLink, each));

const channels: readonly RouteCase[] = [
  open('R24', '/channels', page('<h1')),
  open('R24', '/channels?page=x&order=name', away('/channels')),
  ...onBadPages('/channels', (path) => open('R24', path, away('/channels'))),
].map((each) => where(({ tenant }) => tenant.features.channels, each));

const ofAllVideos = (path: string, expected: Expected): RouteCase =>
  signIn('R42', path, ({ brand }) => (brand.tenant.features.channels ? expected : MISSING));
const allVideos: readonly RouteCase[] = [
  ofAllVideos('/channels/all-videos', page('<h1')),
  ...onBadPages('/channels/all-videos', (path) => ofAllVideos(path, away('/channels/all-videos'))),
];

const favorites: readonly RouteCase[] = [
  ['R26', '/favorites/videos'] as const,
  ['R28', '/favorites/performers'] as const,
].flatMap(([rule, path]) => [
  signIn(rule, path, page('<h1')),
  ...onBadPages(path, (badPath) => signIn(rule, badPath, away(path))),
]);

const favoriteChannels: readonly RouteCase[] = [
  open('R27', '/favorites/channels', page('<h1')),
  ...onBadPages('/favorites/channels', (path) => open('R27', path, away('/favorites/channels'))),
];

const sites: readonly RouteCase[] = ['videos', 'performers'].flatMap((type) =>
  [
    open('R51', `/sites/deeper/${type}`, page('<h1')),
    open('R51', `/sites/deeper/${type}?page=0&sites=x&order=name`, away(`/sites/deeper/${type}?order=name`)),
    open('R51', `/sites/deeper/${type}?sites=vixen`, away(`/sites/deeper/${type}`)),
    ...onBadPages(`/sites/deeper/${type}`, (path) => open('R51', path, away(`/sites/deeper/${type}`))),
  ].map((each) => where(({ tenant }) => !['deeper', 'slayed', 'milfy', 'wifey'].includes(tenant.id), each)),
);

export const LISTING_CASES: readonly RouteCase[] = [
  ...openListings,
  ...videos,
  ...performers,
  ...awards,
  ...channels,
  ...allVideos,
  ...favorites,
  ...favoriteChannels,
  ...sites,
  open('R51', '/sites/vixen/videos', MISSING),
  open('R51', '/sites/deeper/awards', MISSING),
  open('R51', '/sites/nowhere/videos', MISSING),
  open('R06', '/toprated', page('<h1')),
];
