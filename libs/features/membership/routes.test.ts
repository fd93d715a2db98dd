import { describe, expect, it } from 'vitest';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import { VISITOR } from '@network/access/viewer.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { membershipRoutes } from './routes.tsx';

describe('R58 /subscription-status', () => {
  it('R58 D11 sends a visitor to sign in', async () => {
    const page = await renderRoutes('/subscription-status', { routes: membershipRoutes, tenant: vixen });
    expect(page).toMatchObject({ kind: 'redirect', location: '/oidc/login?uri=%2Fsubscription-status' });
  });

  it('R58 shows a signed-in person the state of the membership', async () => {
    const page = await renderRoutes('/subscription-status', {
      routes: membershipRoutes,
      tenant: vixen,
      viewer: { ...VISITOR, userId: 'user-1' },
      answers: { MembershipPage: () => ({ findOneUserProfile: { uuid: 'u1', subscription: null } }) },
    });
    expect(page).toMatchObject({ kind: 'html', status: 200 });
    expect(page.kind === 'html' && page.html).toContain('No membership here yet');
  });
});
