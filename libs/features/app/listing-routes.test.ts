import { describe, expect, it } from 'vitest';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { resolveVisit, KNOWN } from './testing/resolve-visit.ts';
import { brands } from './testing/brands.ts';

type On = (tenant: Tenant) => boolean;

const everywhere: On = () => true;
const isStandalone: On = ({ sites: [own = 'vixen'], sites, standaloneSites }) =>
  sites.length === 1 && standaloneSites.includes(own);

/** Listings by rule: their paths, and what an invalid page leaves of `?a=1&page=…`. */
const LISTINGS: readonly (readonly [string, string, On, (tenant: Tenant) => string])[] = [
  ['R01', '/videos', everywhere, () => '/videos?a=1'],
  ['R06', '/toprated', everywhere, () => '/toprated?a=1'],
  ['R08', '/awards', ({ features }) => features.awardsLink, () => '/awards'],
  ['R12', '/performers', everywhere, ({ features }) => `/performers?a=1${features.facetedSearch ? '&sex=F' : ''}`],
  ['R13', `/performers/${KNOWN}`, everywhere, () => `/performers/${KNOWN}`],
  ['R19', '/search', everywhere, () => '/search'],
  ['R45', `/showcase/${KNOWN}`, ({ features }) => features.showcasesPage, () => `/showcase/${KNOWN}?a=1`],
  ['R47', `/angels/${KNOWN}`, ({ features }) => features.showAngels, () => `/angels/${KNOWN}?a=1`],
  ['R51', '/sites/deeper/videos', (tenant) => !isStandalone(tenant), () => '/sites/deeper/videos?a=1'],
  ['R51', '/sites/milfy/performers', (tenant) => !isStandalone(tenant), () => '/sites/milfy/performers?a=1'],
];

const BAD_PAGES = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  '٣',
  '%2B1',
  'x',
  '',
  '{}',
  '[]',
  '2147483648',
  '9'.repeat(20),
  '1&page=1',
];

/** Pages without a list of pages, and redirects, by rule. */
const OTHERS: readonly (readonly [string, string, On, string])[] = [
  ['R09', '/models?order=name', everywhere, '301 /performers?order=name'],
  ['R10', `/models/${KNOWN}`, everywhere, `301 /performers/${KNOWN}`],
  ['R14', '/categories', everywhere, '200'],
  ['R15', '/categories/golden-hour', everywhere, '301 /search?search=golden-hour'],
  ['R44', '/showcases', ({ features }) => features.showcasesPage, '200'],
  ['R46', '/angels', ({ features }) => features.showAngels, '200'],
  ['R51', '/sites/vixen/videos', () => false, '404'],
  ['R51', '/sites/deeper/photos', () => false, '404'],
  ['R51', '/sites/deeper', () => false, '404'],
  ['R51', '/sites/deeper/videos?a=1&sites=x&page=2', (t) => !isStandalone(t), '302 /sites/deeper/videos?a=1'],
  ['R56', '/brands', everywhere, '200'],
];

const SLUG_ROUTES = ['/performers/', '/models/', '/categories/', '/showcase/', '/angels/'];
const BAD_SLUGS = [
  'Known-One',
  'a--b',
  '-a',
  'a-',
  'a.b',
  'a_b',
  'a%20b',
  'a%2Fb',
  '%2e%2e',
  '..%2f',
  '%00',
  '%0a',
  '%',
  '%zz',
  '%c3',
  'ü',
  'a'.repeat(300),
  'a/b',
];

describe.each(brands.map((tenant) => [tenant.id, tenant] as const))('listings of %s', (_id, tenant) => {
  it.each(LISTINGS)(
    '%s %s redirects once for a bad page, and is not found where it is off',
    async (_rule, path, isOn, left) => {
      for (const page of BAD_PAGES) {
        const target = `${path}?a=1&page=${page}`;
        // Characters that no client sends in a path may be in a query.
        const answer = await resolveVisit(tenant, target);
        expect(answer, target).toBe(isOn(tenant) ? `302 ${left(tenant)}` : '404');
      }
      if (isOn(tenant)) expect(await resolveVisit(tenant, left(tenant))).toBe('200');
    },
  );

  it.each(OTHERS)('%s %s', async (_rule, target, isOn, answer) => {
    expect(await resolveVisit(tenant, target)).toBe(isOn(tenant) ? answer : '404');
  });

  it('R08 lets no page of awards count beyond 32 bits', async () => {
    const { awardsLink } = tenant.features;
    expect(await resolveVisit(tenant, '/awards?page=715827882')).toBe(awardsLink ? '200' : '404');
    expect(await resolveVisit(tenant, '/awards?page=715827883')).toBe(awardsLink ? '302 /awards' : '404');
  });

  it('R01 R12 follow the flag of faceted search', async () => {
    const { facetedSearch } = tenant.features;
    const search = await resolveVisit(tenant, '/videos?search=Golden-Hour');
    expect(search).toBe(facetedSearch ? '302 /videos?categories=golden-hour' : '302 /videos?search=golden-hour');
    expect(await resolveVisit(tenant, '/videos?search=Dusk')).toBe(
      facetedSearch ? '302 /videos?categories=dusk' : '302 /videos?search=dusk',
    );
    expect(await resolveVisit(tenant, '/videos?categories=dusk')).toBe('200');
    expect(await resolveVisit(tenant, '/performers')).toBe(facetedSearch ? '302 /performers?sex=F' : '200');
    expect(await resolveVisit(tenant, '/performers?sex=M&hair=red')).toBe('200');
  });

  it('D12 R10 R13 R15 R45 R47 find nothing behind what is no slug', async () => {
    for (const route of SLUG_ROUTES) {
      for (const slug of BAD_SLUGS) expect(await resolveVisit(tenant, route + slug), route + slug).toBe('404');
    }
    for (const route of ['/performers/', '/showcase/', '/angels/']) {
      expect(await resolveVisit(tenant, `${route}nobody-of-that-name`)).toBe('404');
    }
  });
});
