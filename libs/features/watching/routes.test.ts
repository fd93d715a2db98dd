import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { parseSearch } from '@network/core/routing/search-params.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { sessionOf } from '@network/core/session/session.ts';
import { watchingRoutes } from './routes.tsx';

const member = {
  userId: 'u',
  uuid: 'u',
  displayName: null,
  avatar: null,
  badges: [],
  autoplayEnabled: true,
  viewer: JSON.stringify({ ...VISITOR, userId: 'u' }),
};

function visit(path: string, { search = '', isMember = true, isMembersArea = true } = {}): string {
  const route = watchingRoutes({} as AppRootRoute).find(({ options }) => (options as { path: string }).path === path);
  const beforeLoad = route?.options.beforeLoad as unknown as (navigation: object) => void;
  try {
    beforeLoad({
      context: {
        tenant: testTenant,
        session: sessionOf(isMember ? (member as never) : null, testTenant),
        meta: { isMembersArea },
      },
      location: { pathname: path, searchStr: search },
      search: parseSearch(search),
      params: {},
    });
    return 'let in';
  } catch (thrown) {
    if (isNotFound(thrown)) return 'not found';
    if (isRedirect(thrown)) return `${String(thrown.status)} ${String(thrown.options.href)}`;
    throw thrown;
  }
}

describe.each(['/history', '/watch-later'])('%s', (path) => {
  it('needs sign-in, and is not there on a tour host', () => {
    expect(visit(path)).toBe('let in');
    expect(visit(path, { isMember: false })).toContain('/oidc/login?uri=');
    expect(visit(path, { isMember: false, isMembersArea: false })).toBe('not found');
  });

  it('D14 takes an invalid page off the address', () => {
    for (const page of ['0', '1.5', '01', '2147483648', '']) {
      expect(visit(path, { search: `?x=1&page=${page}` })).toBe(`302 ${path}?x=1`);
    }
    expect(visit(path, { search: '?page=3' })).toBe('let in');
  });
});
