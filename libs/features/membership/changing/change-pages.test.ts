import { describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import vixen from '../../../../apps/vixen/tenant.ts';
import { membershipRoutes } from '../routes.tsx';
import { purchaseOptions } from '../testing/membership-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const MEMBERSHIP = {
  subscriptionId: 's1',
  name: 'Vixen, monthly membership',
  state: 'ACTIVE',
  sites: ['Vixen'],
  brand: { id: 'vixen', name: 'Vixen' },
  price: usd(2_999),
  renewalMonths: 1,
  nextChargeAt: '2026-04-02T12:00:00Z',
  renewalDays: null,
  isRenewalAwaited: false,
  accessUntil: '2026-04-02T12:00:00Z',
  card: { name: 'Visa ending 1111', expires: '04/27' },
  canCancel: true,
  canReactivate: false,
  pause: null as object | null,
  pauseChoices: [
    { months: 1, from: '2026-04-02T12:00:00Z', until: '2026-05-02T12:00:00Z' },
    { months: 3, from: '2026-04-02T12:00:00Z', until: '2026-07-02T12:00:00Z' },
  ],
  plannedChange: null as object | null,
  changeChoices: [] as readonly object[],
  invoices: [],
};
const PAUSE = { from: '2026-04-02T12:00:00Z', until: '2026-07-02T12:00:00Z', hasBegun: false };

async function open(path: string, membership: object | null, answers: object = {}): Promise<string> {
  const page = await renderRoutes(path, {
    routes: membershipRoutes,
    tenant: vixen,
    viewer: { ...VISITOR, userId: 'user-1' },
    answers: {
      OwnMemberships: () => ({ memberships: membership === null ? [] : [membership] }),
      PurchaseOptions: purchaseOptions(),
      YearlyQuote: () => ({ yearlyUpgradeQuote: null }),
      ...answers,
    },
  });
  return page.kind === 'html' ? page.html : '';
}
/** The hidden and chosen fields of the page's form. */
const field = (name: string, value: string) => new RegExp(`name="${name}"[^>]*value="${value}"`);

describe('/account/pause', () => {
  it('offers the months, each with its end, and says what is charged after it', async () => {
    const html = await open('/account/pause', MEMBERSHIP);
    expect(html).toMatch(/<form[^>]*action="\/account\/pause\?subscription=s1"[^>]*method="post"/);
    expect(html).toMatch(field('change', 'pause'));
    for (const text of [
      'until July 02, 2026 (UTC)',
      'begins on April 02, 2026 (UTC)',
      'it resumes automatically and $29.99 is charged',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('takes a planned pause back, whatever its address says', async () => {
    const html = await open('/account/pause?done=resume', { ...MEMBERSHIP, pause: PAUSE, pauseChoices: [] });
    expect(html).toContain('Pauses from April 02, 2026 (UTC) to July 02, 2026 (UTC).');
    expect(html).toMatch(field('change', 'resume'));
    expect(html).toContain('Don’t pause');
  });

  it('resumes at the price that is charged now, to the card that is charged', async () => {
    const html = await open('/account/pause', { ...MEMBERSHIP, state: 'PAUSED', pause: { ...PAUSE, hasBegun: true } });
    expect(html).toContain('$29.99 is charged now to your Visa ending 1111.');
    expect(html).toContain('Pay $29.99 and resume');
  });

  it.each([
    ['ACTIVE', 'Vixen, monthly membership renews on April 02, 2026 (UTC).'],
    ['PAST_DUE', 'Your last payment was declined.'],
    ['ENDED', 'Load this page again to see the result.'],
  ])('says after a resumption what became of a membership that is %s', async (state, text) => {
    expect(await open('/account/pause?subscription=s1&done=resume', { ...MEMBERSHIP, state })).toContain(text);
  });

  it.each([
    ['without a membership', '', null],
    ['for an id of somebody else', '?subscription=s2&done=resume', MEMBERSHIP],
    ['for one that can’t be paused', '?subscription=s1&done=pause', { ...MEMBERSHIP, pauseChoices: [] }],
  ])('has nothing to pause %s', async (_case, search, membership) => {
    expect(await open(`/account/pause${search}`, membership)).toContain('Nothing to pause');
  });
});

describe('/account/plan', () => {
  const choice = {
    optionId: 303,
    name: 'Vixen, monthly membership',
    sites: ['Vixen'],
    price: usd(2_999),
    renewalMonths: 1,
    startsAt: '2027-01-21T00:00:00Z',
  };
  const YEAR = { ...MEMBERSHIP, name: 'All sites, yearly membership', sites: ['Vixen', 'Tushy'], renewalMonths: 12 };

  it('offers what can come next, with its price and what it opens no more', async () => {
    const html = await open('/account/plan', { ...YEAR, changeChoices: [choice] });
    expect(html).toMatch(/<form[^>]*action="\/account\/plan\?subscription=s1"[^>]*method="post"/);
    for (const text of [
      '$29.99 a month',
      'From then on it opens Vixen only.',
      'Nothing is charged now.',
      'Change on',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('/account/upgrade');
  });

  it('leads members of one site to larger plans', async () => {
    const html = await open('/account/plan', { ...MEMBERSHIP, changeChoices: [choice] });
    expect(html).toContain('href="/account/upgrade"');
  });

  it('takes a planned change back', async () => {
    const plannedChange = { name: 'Vixen, monthly membership', price: usd(2_999), startsAt: '2027-01-21T00:00:00Z' };
    const html = await open('/account/plan?done=keep-plan', { ...YEAR, plannedChange });
    expect(html).toContain('Changes to Vixen, monthly membership on January 21, 2027 (UTC), at $29.99.');
    expect(html).toMatch(field('change', 'keep-plan'));
  });

  it('says that the plan stays, once it does', async () => {
    expect(await open('/account/plan?subscription=s1&done=keep-plan', YEAR)).toContain('Your membership continues');
  });

  it('says when there is nothing to change to', async () => {
    expect(await open('/account/plan', YEAR)).toContain('No smaller or shorter plan');
  });
});

describe('/account/upgrade', () => {
  const STORED = { oneClickBiller: { id: 'vendo', name: 'Vendo', isNative: true, countsDays: false } };
  const withCard = { PurchaseOptions: purchaseOptions(STORED) };

  it('begins with the plans, of which the chosen one is in the next address', async () => {
    const html = await open('/account/upgrade', null);
    expect(html).toMatch(/<form[^>]*action="\/account\/upgrade"[^>]*method="get"/);
    expect(html).toMatch(/type="radio"[^>]*value="3045"/);
  });

  it('shows what a plan charges, sends that along, and takes the stored card, a payment page or a voucher', async () => {
    const html = await open('/account/upgrade?optionId=3045', null, withCard);
    expect(html).toMatch(/<form[^>]*action="\/account\/upgrade\?optionId=3045"[^>]*method="post"/);
    expect(html).toMatch(field('optionId', '3045'));
    expect(html).toMatch(field('shown-3045', 'USD 4999 2999'));
    expect(html).toMatch(/type="radio"[^>]*name="biller"[^>]*checked=""[^>]*value="stored"/);
    for (const text of ['Visa ending 1111', 'value="epoch"', 'Pay $49.99 now', 'name="voucher"']) {
      expect(html).toContain(text);
    }
  });

  it('has no stored card to offer without one', async () => {
    expect(await open('/account/upgrade?optionId=3045', null)).not.toContain('value="stored"');
  });

  it('warns before a second payment for the same', async () => {
    const existing = { name: 'Vixen, monthly membership', reason: 'PAUSED', until: '2026-07-02T12:00:00Z' };
    const html = await open('/account/upgrade?optionId=303', null, { PurchaseOptions: purchaseOptions({ existing }) });
    expect(html).toContain('Resume it instead of paying for a second one.');
  });

  it('offers the year of a bundle to the stored card alone', async () => {
    const quote = {
      optionId: 3047,
      chargedNow: usd(19_188),
      chargedLater: usd(19_188),
      laterAt: '2028-01-21T00:00:00Z',
      currentPlan: 'All sites, monthly membership',
      beginsAt: '2027-01-21T00:00:00Z',
    };
    const yearly = { ...withCard, YearlyQuote: () => ({ yearlyUpgradeQuote: quote }) };
    expect(await open('/account/upgrade', null, yearly)).toContain('href="/account/upgrade?optionId=3047"');
    const html = await open('/account/upgrade?optionId=3047', null, yearly);
    expect(html).toMatch(field('shown-3047', 'USD 19188 19188'));
    expect(html).toContain('Pay $191.88 now');
    expect(html).not.toContain('value="epoch"');
    expect(await open('/account/upgrade', null, { YearlyQuote: yearly.YearlyQuote })).not.toContain(
      'href="/account/upgrade?optionId=3047"',
    );
  });

  it('says of a plan that is not on sale, and of nothing on sale, that it is so', async () => {
    expect(await open('/account/upgrade?optionId=999', null)).toContain('This plan is not on sale for you any more.');
    const nothing = { PurchaseOptions: purchaseOptions({ options: [], defaultSubscription: null }) };
    expect(await open('/account/upgrade', null, nothing)).toContain('There is nothing more to buy');
  });
});

it.each(['/account/pause', '/account/plan', '/account/upgrade'])('%s sends a visitor to sign in', async (path) => {
  const page = await renderRoutes(path, { routes: membershipRoutes, tenant: vixen });
  expect(page).toMatchObject({ kind: 'redirect', location: `/oidc/login?uri=${encodeURIComponent(path)}` });
});

describe('/account/cancel', () => {
  const quote = {
    confirmationId: null,
    accessUntil: '2020-04-02T12:00:00Z',
    gemsLost: 0,
    channelPacksLost: 0,
    filmsLost: 0,
    favorites: 0,
    canUndo: false,
    offer: null,
  };

  it.each(['PAST_DUE', 'PAUSED'])('says what is true of a membership that opens nothing now: %s', async (state) => {
    const answers = { CancellationPreview: () => ({ cancellationPreview: quote }) };
    const html = await open('/account/cancel', { ...MEMBERSHIP, state }, answers);
    expect(html).toContain('Nothing is open at the moment.');
    expect(html).not.toContain('is paused');
  });
});
