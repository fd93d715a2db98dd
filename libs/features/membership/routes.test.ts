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

describe('/account/receipts/:id', () => {
  const CHARGE = {
    id: 'charge-1',
    kind: 'CHARGE',
    chargedAt: '2026-03-02T12:00:00Z',
    description: 'Vixen, monthly membership',
    transactionId: 'tx-1',
    amount: { amount: 2_999, currency: 'USD' },
    biller: { name: 'RocketGate' },
  };
  const open = (receipt: object | null) =>
    renderRoutes('/account/receipts/charge-1', {
      routes: membershipRoutes,
      tenant: vixen,
      viewer: { ...VISITOR, userId: 'user-1' },
      answers: { Receipt: () => ({ receipt }) },
    });

  it('shows a receipt that can be printed and saved, and what took the charge back', async () => {
    const reversedBy = { id: 'refund-1', kind: 'REFUND', chargedAt: '2026-03-04T12:00:00Z' };
    const page = await open({ billedTo: 'ada@example.com', invoice: CHARGE, reversedBy, reverses: null });
    const html = page.kind === 'html' ? page.html : '';
    for (const text of ['$29.99', 'tx-1', 'ada@example.com', 'Vixen, monthly membership', 'RocketGate']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/account/receipt.pdf?id=charge-1"');
    expect(html).toMatch(/href="\/account\/receipts\/refund-1"[^>]*>Refunded on March 04, 2026</);
  });

  it('is not found for an id of somebody else', async () => {
    expect(await open(null)).toMatchObject({ kind: 'html', status: 404 });
  });

  it('sends a visitor to sign in', async () => {
    const page = await renderRoutes('/account/receipts/charge-1', { routes: membershipRoutes, tenant: vixen });
    expect(page).toMatchObject({ kind: 'redirect', location: '/oidc/login?uri=%2Faccount%2Freceipts%2Fcharge-1' });
  });
});
