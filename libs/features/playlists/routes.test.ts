import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { type GuardInput, runGuard } from '@network/core/testing/run-guard.ts';
import { playlistsFeature } from './feature.ts';
import { playlistsRoutes } from './routes.tsx';

const routes = playlistsRoutes({} as AppRootRoute);
const visit = (path: string, input: GuardInput = {}) => runGuard(routes, path, input);

it.each(['/playlists', '/playlists/$playlistId'])('%s is for signed-in people', (path) => {
  expect(visit(path)).toBe('let in');
  expect(visit(path, { isSignedIn: false })).toContain(`302 ${testTenant.urls.members}/oidc/login?uri=`);
  expect(visit(path, { isSignedIn: false, isMembersArea: false })).toBe('not found');
});

it('/lists/$token lets everybody in, on both hosts', () => {
  expect(visit('/lists/$token', { isSignedIn: false })).toBe('let in');
  expect(visit('/lists/$token', { isSignedIn: false, isMembersArea: false })).toBe('let in');
});

it.each(['/playlists/$playlistId', '/lists/$token'])('D14 %s takes an invalid page off the address', (path) => {
  for (const page of ['0', '1.5', '01', 'two']) {
    const params = { playlistId: 'abc', token: 'abc' };
    expect(visit(path, { search: `?page=${page}`, params })).toBe(`302 ${path.replace(/\$\w+/u, 'abc')}`);
  }
  expect(visit(path, { search: '?page=2' })).toBe('let in');
});

it.each([
  ['/playlists/$playlistId', { playlist: null }],
  ['/lists/$token', { sharedPlaylist: null }],
])('%s is not found where the gateway has no such list', async (path, answer) => {
  const route = routes.find(({ options }) => (options as { path: string }).path === path);
  const load = route?.options.loader as unknown as (navigation: object) => Promise<unknown>;
  const context = { queryClient: { fetchQuery: async () => answer } };
  const thrown = await load({ context, deps: { page: 1 }, params: {} }).catch((error: unknown) => error);
  expect(isNotFound(thrown)).toBe(true);
});

it('no cache answers a shared list, as its link may be revoked', () => {
  expect(playlistsFeature.ownSearchParameters).toMatchObject({ '/lists/$token': 'any' });
});
