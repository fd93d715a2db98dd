import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { matchHttpRedirect } from '@network/core/features/http-redirects.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { parseSearch } from '@network/core/routing/search-params.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { sessionOf } from '@network/core/session/session.ts';
import { VISITOR } from '@network/access/viewer.ts';
import { xsiteRoutes } from '../xsite/routes.tsx';
import { favoritesFeature } from './feature.ts';
import { favoritesRoutes } from './routes.tsx';

const meta = { currentYear: 2026, isSFW: false, sfwRegion: null, isUS: false, pornPortalOrigin: null };
const member = {
  userId: 'u',
  uuid: 'u',
  displayName: null,
  badges: [],
  autoplayEnabled: true,
  viewer: JSON.stringify({ ...VISITOR, userId: 'u' }),
};
const root = {} as AppRootRoute;
const routes = [...favoritesRoutes(root), ...xsiteRoutes(root)];

interface Asked {
  readonly search?: string;
  readonly isMember?: boolean;
  readonly isMembersArea?: boolean;
  readonly site?: string;
}

/** What the guards of a route answer. */
function ask(path: string, { search = '', isMember = true, isMembersArea = true, site }: Asked = {}): string {
  const route = routes.find(({ options }) => (options as { path: string }).path === path);
  if (!route) throw new Error(`no route ${path}`);
  const pathname = path.replace('$site', site ?? '');
  const beforeLoad = route.options.beforeLoad as unknown as (asked: object) => void;
  try {
    beforeLoad({
      context: {
        tenant: testTenant,
        session: sessionOf(isMember ? (member as never) : null, testTenant),
        meta: { ...meta, isMembersArea },
      },
      location: { pathname, searchStr: search },
      search: parseSearch(search),
      params: { site },
    });
    return 'let in';
  } catch (thrown) {
    if (isNotFound(thrown)) return 'not found';
    if (isRedirect(thrown)) return `${String(thrown.status)} ${String(thrown.options.href)}`;
    throw thrown;
  }
}

const members = testTenant.urls.members;
const SIGN_IN_PAGES = [
  ['R25', '/favorites'],
  ['R26', '/favorites/videos'],
  ['R28', '/favorites/performers'],
  ['R56', '/favorites/videos/external'],
] as const;

describe('pages of favourites', () => {
  it.each(SIGN_IN_PAGES)('%s %s needs sign-in, and is not there on a tour host', (_rule, path) => {
    expect(ask(path)).toBe('let in');
    expect(ask(path, { isMember: false })).toBe(`302 ${members}/oidc/login?uri=${encodeURIComponent(path)}`);
    expect(ask(path, { isMember: false, isMembersArea: false })).toBe('not found');
  });

  it('R27 /favorites/channels lets visitors in, to be asked to sign in', () => {
    expect(ask('/favorites/channels', { isMember: false })).toBe('let in');
    expect(ask('/favorites/channels', { isMember: false, isMembersArea: false })).toBe('let in');
  });

  it.each(['/favorites/videos', '/favorites/performers', '/favorites/channels'])(
    'R26 R27 R28 D14 %s takes an invalid page away with the query',
    (path) => {
      for (const page of ['0', '-1', '1.5', '1e3', '01', '+1', '', '2147483648', 'two', '1&page=2']) {
        expect(ask(path, { search: `?x=1&page=${page}` })).toBe(`302 ${path}`);
      }
      for (const search of ['', '?page=1', '?page=7&x=1']) expect(ask(path, { search })).toBe('let in');
    },
  );

  it('R11 /favorites/models goes to /favorites/performers for good', () => {
    const sent = (path: string) => matchHttpRedirect(favoritesFeature.redirects ?? [], path, '?page=2');
    expect(sent('/favorites/models')).toEqual({ location: '/favorites/performers?page=2', status: 301 });
    expect(sent('/favorites/model')).toBeNull();
  });
});

describe('R22 /xsite/:site', () => {
  it('R22 needs sign-in, and knows the sites of the network only', () => {
    expect(ask('/xsite/$site', { site: 'tushy', isMember: false })).toBe(
      `302 ${members}/oidc/login?uri=${encodeURIComponent('/xsite/tushy')}`,
    );
    for (const site of ['nowhere', 'vixenplus', 'TUSHY', '__proto__'])
      expect(ask('/xsite/$site', { site })).toBe('not found');
  });

  it('R22 leads to the sister’s members host, with the deeplink', () => {
    const tushy = members.replace(testTenant.id, 'tushy');
    expect(ask('/xsite/$site', { site: 'tushy' })).toBe(`302 ${tushy}/`);
    expect(ask('/xsite/$site', { site: 'tushy', search: '?deeplink=%2Fvideos%2Fa%3Fpage%3D2' })).toBe(
      `302 ${tushy}/videos/a?page=2`,
    );
  });
});
