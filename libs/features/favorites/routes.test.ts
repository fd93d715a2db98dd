import { describe, expect, it } from 'vitest';
import { matchHttpRedirect } from '@network/core/features/http-redirects.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { runGuard, type GuardInput } from '@network/core/testing/run-guard.ts';
import { favoritesFeature } from './feature.ts';
import { favoritesRoutes } from './routes.tsx';

const routes = favoritesRoutes({} as AppRootRoute);
const visit = (path: string, input: GuardInput = {}) => runGuard(routes, path, input);
const members = testTenant.urls.members;
const SIGN_IN_PAGES = [
  ['R25', '/favorites'],
  ['R26', '/favorites/videos'],
  ['R28', '/favorites/performers'],
  ['R56', '/favorites/videos/external'],
] as const;

describe('pages of favourites', () => {
  it.each(SIGN_IN_PAGES)('%s %s needs sign-in, and is not there on a tour host', (_rule, path) => {
    expect(visit(path)).toBe('let in');
    expect(visit(path, { isSignedIn: false })).toBe(`302 ${members}/oidc/login?uri=${encodeURIComponent(path)}`);
    expect(visit(path, { isSignedIn: false, isMembersArea: false })).toBe('not found');
  });

  it('R27 /favorites/channels lets visitors in, and offers them to sign in', () => {
    expect(visit('/favorites/channels', { isSignedIn: false })).toBe('let in');
    expect(visit('/favorites/channels', { isSignedIn: false, isMembersArea: false })).toBe('let in');
  });

  it.each(['/favorites/videos', '/favorites/performers', '/favorites/channels'])(
    'R26 R27 R28 D14 %s takes an invalid page away with the query',
    (path) => {
      for (const page of ['0', '-1', '1.5', '1e3', '01', '+1', '', '2147483648', 'two', '1&page=2']) {
        expect(visit(path, { search: `?x=1&page=${page}` })).toBe(`302 ${path}`);
      }
      for (const search of ['', '?page=1', '?page=7&x=1']) expect(visit(path, { search })).toBe('let in');
    },
  );

  it('R11 /favorites/models goes to /favorites/performers for good', () => {
    const sent = (path: string) => matchHttpRedirect(favoritesFeature.redirects ?? [], path, '?page=2');
    expect(sent('/favorites/models')).toEqual({ location: '/favorites/performers?page=2', status: 301 });
    expect(sent('/favorites/model')).toBeNull();
  });
});
