import { describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { type RoutesPage, renderRoutes } from '@network/core/testing/render-routes.tsx';
import vixen from '../../../apps/vixen/tenant.ts';
import { joinRoutes } from './routes.tsx';

const price = { amount: 2_999, currency: 'USD' };
const month = {
  optionId: 303,
  kind: 'MONTH',
  isMultisite: false,
  isPortalOffer: false,
  sites: ['vixen'],
  chargedNow: price,
  chargedLater: price,
  laterAt: '2026-12-21T00:00:00Z',
  renewalMonths: 1,
  firstDays: null,
  inDays: null,
  perMonth: price,
  savedPercent: 0,
  credit: { amount: 0, currency: 'USD' },
  replaces: [],
};
const joinOptions = {
  options: [month],
  billers: [{ id: 'rocketgate', name: 'RocketGate', isNative: true, countsDays: false }],
  defaultSubscription: { optionId: 303 },
};

const open = (href: string, more: Partial<RoutesPage> = {}) =>
  renderRoutes(href, {
    routes: joinRoutes,
    tenant: vixen,
    answers: { JoinPage: () => ({ joinOptions, featuredVideos: [] }) },
    ...more,
  });

describe('R07 /joinnow', () => {
  it('R07 offers joining to a visitor of the members host', async () => {
    const page = await open('/joinnow');
    expect(page).toMatchObject({ kind: 'html', status: 200 });
    expect(page.kind === 'html' && page.html).toMatch(/<form[^>]* method="post"/);
  });

  it('R07 redirects a signed-in person home, with `from` in the query', async () => {
    const page = await open('/joinnow?ref=home', { viewer: { ...VISITOR, userId: 'user-1' } });
    expect(page).toMatchObject({ kind: 'redirect', status: 302, location: '/?from=joinnow' });
  });

  it('R07 D10 is on the members host only, and passes the campaign parameters on', async () => {
    const page = await open('/joinnow?ref=home&elm=header', { isMembersArea: false });
    const location = `${vixen.urls.members}/joinnow?ref=home&elm=header`;
    expect(page).toMatchObject({ kind: 'redirect', status: 302 });
    expect(page.kind === 'redirect' && new URL(page.location, vixen.urls.members).href).toBe(location);
  });
});
