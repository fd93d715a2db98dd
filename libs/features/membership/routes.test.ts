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

describe('/account/payment', () => {
  it('says what failed and offers another card', async () => {
    const recovery = {
      reason: 'INSUFFICIENT_FUNDS',
      failedAt: '2026-03-02T11:00:00Z',
      nextTryAt: '2026-03-03T11:00:00Z',
      isRetriedByBiller: false,
      endsAt: '2026-03-09T12:00:00Z',
      amount: { amount: 2_999, currency: 'USD' },
    };
    const biller = { name: 'Vendo', supportUrl: 'https://support.vendo.example' };
    const billing = { accessUntil: '2026-03-02T12:00:00Z', canUpdateCard: true, biller, recovery, expiringCard: null };
    const page = await renderRoutes('/account/payment', {
      routes: membershipRoutes,
      tenant: vixen,
      viewer: { ...VISITOR, userId: 'user-1' },
      answers: {
        PaymentRecovery: () => ({
          findOneUserProfile: { uuid: 'u1', subscription: { subscriptionId: 's1', billing } },
        }),
      },
    });
    const html = page.kind === 'html' ? page.html : '';
    for (const text of ['Your payment of $29.99 did not go through', 'March 03, 2026 (UTC)', 'Use another card']) {
      expect(html).toContain(text);
    }
  });

  it('sends a visitor to sign in', async () => {
    const page = await renderRoutes('/account/payment', { routes: membershipRoutes, tenant: vixen });
    expect(page).toMatchObject({ kind: 'redirect', location: '/oidc/login?uri=%2Faccount%2Fpayment' });
  });
});

describe('D25 /account/cancel', () => {
  const MEMBERSHIP = {
    subscriptionId: 's1',
    name: 'Vixen, monthly membership',
    state: 'ACTIVE',
    brand: { id: 'vixen', name: 'Vixen' },
    nextChargeAt: '2026-04-02T12:00:00Z',
    renewalDays: null,
    isRenewalAwaited: false,
    accessUntil: '2026-04-02T12:00:00Z',
    canCancel: true,
    canReactivate: false,
  };
  const QUOTE = {
    confirmationId: 'step-1',
    accessUntil: '2026-04-02T12:00:00Z',
    gemsLost: 12,
    channelPacksLost: 0,
    filmsLost: 0,
    favorites: 3,
    canUndo: true,
    offer: { deal: { newPrice: 2_009, offeredGems: 0 }, currentRebill: { amount: 2_999, currency: 'USD' } },
  };
  async function open(search: string, membership: object | null, step: object | null = null): Promise<string> {
    const page = await renderRoutes(`/account/cancel${search}`, {
      routes: membershipRoutes,
      tenant: vixen,
      viewer: { ...VISITOR, userId: 'user-1' },
      answers: {
        OwnMemberships: () => ({ memberships: membership === null ? [] : [membership] }),
        PendingCancellation: () => ({ pendingCancellation: step }),
        CancellationPreview: () => ({ cancellationPreview: { ...QUOTE, confirmationId: null } }),
      },
    });
    return page.kind === 'html' ? page.html : '';
  }

  it('shows what is lost, the offer and both buttons at once, for the membership that renews here', async () => {
    const html = await open('', MEMBERSHIP);
    expect(html).toContain('Vixen, monthly membership renews on April 02, 2026 (UTC).');
    expect(html).toMatch(/<form[^>]*action="\/account\/cancel\?subscription=s1"[^>]*method="post"/);
    expect(html).toMatch(/name="subscription" value="s1"/);
    expect(html).toMatch(/name="price" value="2009"/);
    for (const text of ['12 gems', '$20.09', 'value="stay"', 'value="cancel"']) expect(html).toContain(text);
    expect(html).not.toContain('type="radio"');
  });

  it('shows the losses and the offer of a step, and both buttons', async () => {
    const html = await open('?subscription=s1&step=step-1', MEMBERSHIP, QUOTE);
    for (const text of ['12 gems', '3 favorites', '$20.09', 'value="stay"', 'value="cancel"', 'value="step-1"']) {
      expect(html).toContain(text);
    }
  });

  it('begins again with a step that has expired, and says so', async () => {
    const html = await open('?subscription=s1&step=step-1', MEMBERSHIP);
    expect(html).toContain('This confirmation has expired');
    expect(html).toContain('value="cancel"');
    expect(html).not.toContain('value="step-1"');
  });

  it('says until when a cancelled membership is open, and that it can be undone', async () => {
    const html = await open('?subscription=s1&done=cancelled', {
      ...MEMBERSHIP,
      state: 'CANCELLED',
      canCancel: false,
      canReactivate: true,
    });
    for (const text of ['Your membership is cancelled', 'until April 02, 2026 (UTC)', 'You can undo this']) {
      expect(html).toContain(text);
    }
  });

  it('asks why once it is cancelled, of the one who has just pressed, and thanks for the answer', async () => {
    const membership = { ...MEMBERSHIP, state: 'CANCELLED', canCancel: false, canReactivate: true };
    const reasonForm = await open('?subscription=s1&done=cancelled&cancellation=step-1', membership);
    expect(reasonForm).toMatch(/name="confirmation" value="step-1"/);
    expect(reasonForm).toMatch(/type="radio"[^>]*value="TOO_EXPENSIVE"/);
    const thanks = await open('?subscription=s1&done=told', membership);
    expect(thanks).toContain('Thank you for telling us why.');
    expect(thanks).not.toContain('type="radio"');
  });

  it.each([
    ['without a membership', '', null],
    ['for an id of somebody else', '?subscription=s2', MEMBERSHIP],
    ['for one that has ended', '?subscription=s1', { ...MEMBERSHIP, state: 'ENDED', canCancel: false }],
  ])('has nothing to cancel %s, whatever the address says', async (_case, search, membership) => {
    expect(await open(`${search}${search ? '&' : '?'}done=stayed`, membership)).toContain('Nothing to cancel');
  });

  it('sends a visitor to sign in', async () => {
    const page = await renderRoutes('/account/cancel', { routes: membershipRoutes, tenant: vixen });
    expect(page).toMatchObject({ kind: 'redirect', location: '/oidc/login?uri=%2Faccount%2Fcancel' });
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
    const part = { id: 'part-1', chargedAt: '2026-03-03T12:00:00Z', amount: { amount: 1_000, currency: 'USD' } };
    const reversedBy = { id: 'refund-1', kind: 'REFUND', chargedAt: '2026-03-04T12:00:00Z' };
    const page = await open({
      billedTo: 'ada@example.com',
      invoice: CHARGE,
      reversedBy,
      partialRefunds: [part],
      reverses: null,
    });
    const html = page.kind === 'html' ? page.html : '';
    for (const text of ['$29.99', 'tx-1', 'ada@example.com', 'Vixen, monthly membership', 'RocketGate']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/account/receipt.pdf?id=charge-1"');
    expect(html).toMatch(/href="\/account\/receipts\/part-1"[^>]*>\$10\.00 refunded on March 03, 2026 \(UTC\)</);
    expect(html).toMatch(/href="\/account\/receipts\/refund-1"[^>]*>Refunded on March 04, 2026 \(UTC\)</);
  });

  it('says what a voucher paid and what the card', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const page = await open({
      billedTo: 'ada@example.com',
      invoice: { ...CHARGE, amount: usd(2_399) },
      voucher: { code: 'SUMMER', amount: usd(600), price: usd(2_999) },
      partialRefunds: [],
      reverses: null,
    });
    const text = page.kind === 'html' ? page.html.replaceAll(/<[^>]*>/g, '|') : '';
    expect(text).toMatch(/Price\|+\$29\.99\|+Paid by voucher SUMMER\|+\$6\.00\|+Paid\|+\$23\.99/);
  });

  it('is not found for an id of somebody else', async () => {
    expect(await open(null)).toMatchObject({ kind: 'html', status: 404 });
  });

  it('sends a visitor to sign in', async () => {
    const page = await renderRoutes('/account/receipts/charge-1', { routes: membershipRoutes, tenant: vixen });
    expect(page).toMatchObject({ kind: 'redirect', location: '/oidc/login?uri=%2Faccount%2Freceipts%2Fcharge-1' });
  });
});
