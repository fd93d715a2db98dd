import { describe, expect, it } from 'vitest';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { askGuard, type GuardQuestion } from '@network/core/testing/ask-guard.ts';
import { xsiteRoutes } from './routes.tsx';

const { members } = testTenant.urls;
const ask = (asked: GuardQuestion) => askGuard(xsiteRoutes({} as AppRootRoute), '/xsite/$site', asked);

describe('R22 /xsite/:site', () => {
  it('R22 needs sign-in, and knows the sites of the network only', () => {
    expect(ask({ params: { site: 'tushy' }, isSignedIn: false })).toBe(
      `302 ${members}/oidc/login?uri=${encodeURIComponent('/xsite/tushy')}`,
    );
    for (const site of ['nowhere', 'vixenplus', 'TUSHY', '__proto__'])
      expect(ask({ params: { site } })).toBe('not found');
  });

  it('R22 leads to the sister’s members host, with the deeplink', () => {
    const tushy = members.replace(testTenant.id, 'tushy');
    expect(ask({ params: { site: 'tushy' } })).toBe(`302 ${tushy}/`);
    expect(ask({ params: { site: 'tushy' }, search: '?deeplink=%2Fvideos%2Fa%3Fpage%3D2' })).toBe(
      `302 ${tushy}/videos/a?page=2`,
    );
  });
});
