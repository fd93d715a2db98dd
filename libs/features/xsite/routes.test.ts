import { describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import { SITES } from '@network/tenant/demonstration-sites.ts';
import { xsiteRoutes } from './routes.tsx';

const { members } = testTenant.urls;

async function visit(href: string, userId: string | null = 'user-1') {
  const page = await renderRoutes(href, {
    routes: xsiteRoutes,
    tenant: { ...testTenant, sisters: ['vixenplus'] },
    viewer: { ...VISITOR, userId },
    answers: { SisterSites: () => ({ sites: SITES.map(({ id }) => ({ id, brandId: id })) }) },
  });
  return page.kind === 'redirect' ? `${String(page.status)} ${page.location}` : page.status;
}

describe('R22 /xsite/:site', () => {
  it('R22 needs sign-in, and knows the sites and brands of the network only', async () => {
    expect(await visit('/xsite/tushy', null)).toBe(`302 /oidc/login?uri=${encodeURIComponent('/xsite/tushy')}`);
    for (const site of ['nowhere', 'TUSHY', '__proto__']) expect(await visit(`/xsite/${site}`)).toBe(404);
  });

  it('R22 leads to the bundle too, which is no site', async () => {
    expect(await visit('/xsite/vixenplus')).toBe(`302 ${members.replace(testTenant.id, 'vixenplus')}/`);
  });

  it('R22 leads to the sister’s members host, with the deeplink', async () => {
    const tushy = members.replace(testTenant.id, 'tushy');
    expect(await visit('/xsite/tushy')).toBe(`302 ${tushy}/`);
    expect(await visit('/xsite/tushy?deeplink=%2Fvideos%2Fa%3Fpage%3D2')).toBe(`302 ${tushy}/videos/a?page=2`);
  });
});
