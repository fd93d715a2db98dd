import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUNDLE, MULTISITE_GROUPS, SITE_IDS, SITES } from './demonstration-sites.ts';
import { defineTenant, parseTenant, TenantConfigurationError } from './define-tenant.ts';
import { FEATURE_FLAGS } from './feature-flags.ts';
import type { Tenant, TenantInput } from './tenant-schema.ts';

const appsFolder = join(import.meta.dirname, '../../apps');
const ids = readdirSync(appsFolder);
const tenants = await Promise.all(
  ids.map(async (id) => ((await import(join(appsFolder, id, 'tenant.ts'))) as { default: Tenant }).default),
);
const tenant = (id: string) => tenants.find((entry) => entry.id === id) as Tenant;

/** The brands of the specification; `npm run new-brand` adds others. */
const TEN = ['blacked', 'blackedraw', 'combined', 'deeper', 'milfy', 'slayed', 'tushy', 'vixen', 'vixenplus', 'wifey'];

describe('the configurations', () => {
  it('T03 are those of the ten and of brands that were added, each named as its folder', () => {
    expect(ids).toEqual(expect.arrayContaining(TEN));
    expect(tenants.map((entry) => entry.id)).toEqual(ids);
  });

  it('T02 give each tenant the abbreviation of its site, and the bundle its own', () => {
    for (const entry of tenants) {
      const site = entry.sites.length === 1 ? SITES.find(({ id }) => id === entry.id) : null;
      if (site) expect(entry.abbreviation).toBe(site.abbreviation);
    }
    expect(tenant('vixenplus').abbreviation).toBe(BUNDLE.abbreviation);
    expect(tenant('combined').abbreviation).toBe('cmb');
    expect(new Set(tenants.map((entry) => entry.abbreviation)).size).toBe(tenants.length);
  });

  it('T04 show all sites on the combined tenant and on the bundle, one on the others of the ten', () => {
    expect(tenants.filter((entry) => entry.combined).map((entry) => entry.id)).toEqual(['combined']);
    for (const id of TEN) {
      expect(tenant(id).sites).toEqual(['combined', 'vixenplus'].includes(id) ? SITE_IDS : [id]);
    }
  });

  it('T07 switch every flag on for some tenants and off for others', () => {
    for (const flag of FEATURE_FLAGS) {
      expect(new Set(tenants.map((entry) => entry.features[flag])), flag).toEqual(new Set([true, false]));
    }
    expect(tenants.filter((entry) => !entry.healthWarning['US-AL']).map((entry) => entry.id)).toEqual(['milfy']);
  });

  it('T01 K04 have list sizes, standalone sites, addresses and a palette', () => {
    for (const entry of TEN.map(tenant)) {
      expect(entry.listSizes.pagination).toEqual({ large: 6, medium: 4, small: 3 });
      expect(entry.listSizes.recommended).toEqual({ large: 9, medium: 6, small: 3 });
      expect(entry.standaloneSites).toEqual(['deeper', 'slayed', 'milfy', 'wifey']);
      expect(entry.urls.members).toBe(`https://members.${entry.id}.example`);
      expect(entry.urls.tour).toBe(`https://www.${entry.id}.example`);
      expect(entry.urls.api).toBe(`https://api.${entry.id}.example`);
      // "the public asset URLs": an address of their own, to which no cookie of a session is sent.
      expect(entry.urls.assets).toBe(`https://assets.${entry.id}.example`);
      expect(entry.theme.palette.accent).toMatch(/^#/);
    }
  });
});

describe('T02 sites', () => {
  it('T02 number nine, with the offer page ids of the billers', () => {
    expect(Object.fromEntries(SITES.map((site) => [site.abbreviation, site.offerPageId]))).toEqual({
      vxn: 3,
      tsh: 2,
      traw: 5,
      blk: 1,
      braw: 4,
      dpr: 6,
      sl: 7,
      ml: 9,
      wfy: 11,
    });
    expect(BUNDLE.offerPageId).toBe(10);
  });

  it('T02 are grouped in multisite subscriptions of seven, eight and nine', () => {
    expect(Object.values(MULTISITE_GROUPS).map((group) => group.length)).toEqual([7, 8, 9]);
  });
});

describe('T02 what brands declare', () => {
  it('is each site once, by its own brand or the bundle, as the demonstration has it', () => {
    const declared = TEN.flatMap((id) => tenant(id).ownSites.map((site) => ({ ...site, brand: id })));
    const expected = SITES.map((site) => ({ ...site, brand: site.id === 'tushyraw' ? BUNDLE.id : site.id }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(declared.toSorted(byId)).toEqual(expected.toSorted(byId));
  });

  it('is every multisite subscription, by the bundle', () => {
    expect(tenant('vixenplus').multisites).toEqual(MULTISITE_GROUPS);
    expect(TEN.filter((id) => tenant(id).bundle)).toEqual([BUNDLE.id]);
    expect(TEN.filter((id) => Object.keys(tenant(id).multisites).length > 0)).toEqual([BUNDLE.id]);
  });

  it('has no two sites of one abbreviation or offer page, also of brands that were added', () => {
    const sites = tenants.flatMap(({ ownSites }) => ownSites);
    expect(new Set(sites.map(({ offerPageId }) => offerPageId)).size).toBe(sites.length);
    expect(new Set(sites.map(({ abbreviation }) => abbreviation)).size).toBe(sites.length);
  });
});

describe('T01 the home pages of the ten', () => {
  const ten = TEN.map(tenant);
  const look = ({ home }: Tenant) => `${home.hero.kind} ${home.hero.align}`;
  const order = ({ home }: Tenant) => home.rows.map(({ show }) => show).join(' ');
  const titles = ({ home }: Tenant) => home.rows.flatMap((row) => ('title' in row ? [row.title] : []));

  it('T01 differ in what opens them, in the order of their rows and in all their headings', () => {
    expect(new Set(ten.map(look)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(ten.map(({ home }) => home.hero.kind)).size).toBe(5);
    expect(new Set(ten.map(order)).size).toBe(10);
    const said = ten.flatMap(titles);
    expect(said.filter((title, index) => said.indexOf(title) !== index)).toEqual([]);
  });

  it('T01 begin with the films that a member has begun', () => {
    for (const { id, home } of ten) expect(home.rows[0], id).toEqual({ show: 'continueWatching' });
  });

  it('T01 name the studios in the hero where there are several, and there alone', () => {
    const bundles = ten.filter(({ home }) => home.hero.shows === 'studios');
    expect(bundles.map(({ id }) => id)).toEqual(['combined', 'vixenplus']);
  });

  it('move in the hero of four brands', () => {
    const moving = ten.filter(({ home }) => home.hero.motion === 'loop');
    expect(moving.map(({ id }) => id)).toEqual(['blacked', 'blackedraw', 'deeper', 'vixen']);
  });
});

describe('T01 what stands around the pages of the ten', () => {
  const frames = TEN.map((id) => tenant(id).frame);

  it('differs from brand to brand, in four compositions or more of each part', () => {
    expect(new Set(frames.map(({ footer }) => footer)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(frames.map(({ partners }) => partners)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(frames.map(({ join: look }) => look)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(TEN.length);
  });

  it('is the plainest of each where a brand says nothing', () => {
    const { frame: _, ...silent } = tenant('vixen');
    expect(defineTenant(silent as TenantInput).frame).toEqual({ footer: 'columns', partners: 'tall', join: 'panel' });
  });
});

describe('T01 a wrong configuration', () => {
  const right = tenants[0] as unknown as TenantInput;
  const { home } = tenants[0] as Tenant;
  const withRows = (isChosen: (show: string) => boolean) => ({
    ...home,
    rows: home.rows.filter(({ show }) => isChosen(show)),
  });

  it.each([
    ['a missing flag', { features: { ...right.features, reels: undefined } }, /features\.reels: .*boolean/],
    ['an unknown flag', { features: { ...right.features, rails: true } }, /features\.rails: Unrecognized key/],
    [
      'an address with a path',
      { urls: { ...right.urls, tour: 'https://a.example/x' } },
      /urls\.tour: expected an https origin/,
    ],
    [
      'an http address',
      { urls: { ...right.urls, members: 'http://a.example' } },
      /urls\.members: expected an https origin/,
    ],
    ['what is no site’s id', { sites: ['vixen', 'No Where'] }, /sites\.1: expected the id of a site/],
    ['a group as a site', { sites: ['multisite2025'] }, /sites\.0: expected the id of a site/],
    [
      'a site that it declares and does not show',
      { sites: ['wifey'], ownSites: [SITES[0]] },
      /ownSites: expected sites that it shows/,
    ],
    [
      'a home without deals',
      { home: withRows((show) => show !== 'deals') },
      /home\.rows: expected a row that shows deals/,
    ],
    [
      'a home that does not begin with the films that a member has begun',
      { home: { ...home, rows: home.rows.toReversed() } },
      /home\.rows: expected continueWatching as the first row/,
    ],
    [
      'a home with a row twice',
      { home: { ...home, rows: [...home.rows, { show: 'latest', title: 'Again' }] } },
      /home\.rows: expected latest once/,
    ],
    [
      'studios on a brand with one site',
      { home: { ...home, hero: { ...home.hero, kind: 'wall', shows: 'studios' } } },
      /home\.hero\.shows: expected no studios/,
    ],
    [
      'studios in a hero that has no place for them',
      { home: { ...home, hero: { ...home.hero, kind: 'split', shows: 'studios' } } },
      /home\.hero: expected a wall or a letterbox/,
    ],
    [
      'an unknown look',
      { home: { ...home, rows: [{ show: 'free', as: 'heap', title: 'Free' }] } },
      /home\.rows\.0\.as: /,
    ],
    [
      'a card that tells a length alone',
      { home: { ...home, card: { tells: ['duration'] } } },
      /home\.card\.tells: expected names/,
    ],
    [
      'a loop on a wall of pictures',
      { home: { ...home, hero: { kind: 'wall', align: 'center', motion: 'loop' } } },
      /home\.hero\.motion: expected a hero with one large picture/,
    ],
    ['an unknown footer', { frame: { ...right.frame, footer: 'marble' } }, /frame\.footer: /],
    ['no site', { sites: [] }, /sites: expected at least one site/],
    [
      'a colour by name',
      { theme: { ...right.theme, palette: { ...right.theme.palette, accent: 'gold' } } },
      /theme\.palette\.accent: expected a colour/,
    ],
  ])('T01 %s is named with its path and what was expected', (_case, change, message) => {
    expect(() => defineTenant({ ...right, ...change } as TenantInput)).toThrow(TenantConfigurationError);
    expect(() => defineTenant({ ...right, ...change } as TenantInput)).toThrow(message);
  });

  it.each([null, undefined, 7, 'vixen', []])('T01 %j is refused without a crash', (input) => {
    expect(() => parseTenant(input)).toThrow(TenantConfigurationError);
  });
});
