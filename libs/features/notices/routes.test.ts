import { expect, it } from 'vitest';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { type GuardInput, runGuard } from '@network/core/testing/run-guard.ts';
import { noticesRoutes } from './routes.tsx';

const visit = (input: GuardInput = {}) => runGuard(noticesRoutes({} as AppRootRoute), '/notices', input);

it('/notices is for signed-in people', () => {
  expect(visit()).toBe('let in');
  expect(visit({ isSignedIn: false })).toContain(`302 ${testTenant.urls.members}/oidc/login?uri=`);
  expect(visit({ isSignedIn: false, isMembersArea: false })).toBe('not found');
});

it('/notices takes an invalid page off the address', () => {
  for (const page of ['0', '1.5', 'two']) expect(visit({ search: `?page=${page}` })).toBe('302 /notices');
  expect(visit({ search: '?page=2' })).toBe('let in');
});
