import { expect, it } from 'vitest';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { type GuardInput, runGuard } from '@network/core/testing/run-guard.ts';
import { downloadsRoutes } from './routes.tsx';

const visit = (input: GuardInput = {}) => runGuard(downloadsRoutes({} as AppRootRoute), '/downloads', input);

it('/downloads is for signed-in people', () => {
  expect(visit()).toBe('let in');
  expect(visit({ isSignedIn: false })).toContain(`302 ${testTenant.urls.members}/oidc/login?uri=`);
  expect(visit({ isSignedIn: false, isMembersArea: false })).toBe('not found');
});

it('/downloads takes an invalid page off the address', () => {
  for (const page of ['0', '1.5', 'two']) expect(visit({ search: `?page=${page}` })).toBe('302 /downloads');
  expect(visit({ search: '?page=2' })).toBe('let in');
});
