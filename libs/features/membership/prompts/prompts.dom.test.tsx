import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEASER_SHOWN_KEY } from '@network/lifecycle/purchase-auto-open/purchase-auto-open.ts';
import { PURCHASE_MODAL_SHOWN_KEY } from '@network/lifecycle/purchase-auto-open/purchase-prompt.ts';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { VISITOR } from '@network/access/viewer.ts';
import combined from '../../../../apps/combined/tenant.ts';
import deeper from '../../../../apps/deeper/tenant.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import { purchaseOptions, showPart } from '../testing/membership-page.tsx';
import { autoOpenFacts } from './auto-open-facts.ts';
import MembershipBar from './membership-bar.tsx';
import PurchasePrompt from './purchase-prompt.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const people = examplePeople('vixen', 'tushy');
const bars = () => screen.queryAllByRole('complementary').map((bar) => bar.getAttribute('aria-label'));

describe('A02-A07 the bars', () => {
  it.each<[rule: string, person: ExamplePerson, expected: readonly string[]]>([
    ['A04', 'lapsed member', ['Upgrade', 'All sites']],
    ['A02', 'free limited trial', ['Upgrade']],
    ['A05', 'portal', ['Upgrade']],
    ['A05', 'portal guest', []],
    ['A06 A14', 'member', []],
    ['A07', 'cancelled, native biller', ['Reactivate']],
    ['A07', 'cancelled, external biller', []],
    ['A15', 'lapsed tandem child', []],
  ])('%s: %s sees %j', async (_rule, person, expected) => {
    showPart(<MembershipBar />, { viewer: people[person], tenant: vixen });
    await waitFor(() => expect(bars()).toEqual(expected));
  });

  it('A01 a visitor sees none', () => {
    showPart(<MembershipBar />, { viewer: VISITOR, tenant: vixen });
    expect(bars()).toEqual([]);
  });

  it('A08 T03 the combined tenant has no porn-portal bar', async () => {
    showPart(<MembershipBar />, { viewer: people['lapsed member'], tenant: combined });
    await waitFor(() => expect(bars()).toEqual(['Upgrade']));
  });

  it('A04 a lapsed member reads what ended, when, and what coming back costs', async () => {
    const billing = { kind: 'MONTH', isMultisite: false, accessUntil: '2026-08-22T00:00:00Z' };
    const membership = { findOneUserProfile: { subscription: { type: 'member', active: false, billing } } };
    const answers = { MembershipPage: () => membership, PurchaseOptions: purchaseOptions() };
    showPart(<MembershipBar />, { viewer: people['lapsed member'], tenant: vixen, answers });
    const words = 'Monthly membership: ended on August 22, 2026 (UTC). Coming back costs $29.99 a month.';
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Come back' }));
    expect(screen.getByTestId('dialog').textContent).toContain('"clickLocation":"upgrade"');
  });

  it.each([
    [true, 'Update card'],
    [false, 'See what to do'],
  ])(
    'A04 a member whose renewal failed reads that, and nothing of coming back (a page for a card: %s)',
    async (canUpdateCard, action) => {
      const failed = { isPastDue: true, canUpdateCard, accessUntil: '2026-08-22T00:00:00Z' };
      const billing = { kind: 'MONTH', isMultisite: false, ...failed };
      const membership = { findOneUserProfile: { subscription: { type: 'member', active: false, billing } } };
      const answers = { MembershipPage: () => membership, PurchaseOptions: purchaseOptions() };
      showPart(<MembershipBar />, { viewer: people['lapsed member'], tenant: vixen, answers });
      expect(await screen.findByText(/^Your last payment did not go through/)).toBeTruthy();
      expect(screen.getByRole('button', { name: action })).toBeTruthy();
      expect(screen.queryByText(/update your card/) !== null).toBe(canUpdateCard);
      expect(screen.queryByText(/Coming back/)).toBeNull();
    },
  );

  it('a member whose renewal is awaited reads that, and nothing of coming back', async () => {
    const awaited = {
      isRenewalAwaited: true,
      nextChargeAt: '2026-08-22T00:00:00Z',
      accessUntil: '2026-08-22T00:00:00Z',
    };
    const billing = { kind: 'MONTH', isMultisite: false, nextCharge: { amount: 2_999, currency: 'USD' }, ...awaited };
    const membership = { findOneUserProfile: { subscription: { type: 'member', active: false, billing } } };
    const answers = { MembershipPage: () => membership, PurchaseOptions: purchaseOptions() };
    showPart(<MembershipBar />, { viewer: people['lapsed member'], tenant: vixen, answers });
    expect(await screen.findByText(/^Your renewal at \$29.99 was due on/)).toBeTruthy();
    expect(screen.queryByText(/Coming back/)).toBeNull();
  });

  it('A07 the bar of a cancelled member opens the reactivation, and stays away once it was dismissed', () => {
    showPart(<MembershipBar />, { viewer: people['cancelled, native biller'], tenant: vixen });
    fireEvent.click(screen.getByRole('button', { name: 'Reactivate' }));
    expect(screen.getByTestId('dialog').textContent).toContain('ReactivateCancelledRebill');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(bars()).toEqual([]);
    cleanup();
    showPart(<MembershipBar />, { viewer: people['cancelled, native biller'], tenant: vixen });
    expect(bars()).toEqual([]);
  });
});

describe('L15 the purchase modal that opens automatically', () => {
  const profileAnswer = (teaserViewed: string | null) => () => ({
    findOneUserProfile: { multisiteType: null, state: { modals: { teaserViewed } } },
  });
  const show = (
    person: ExamplePerson,
    { teaserViewed = '2026-01-01T00:00:00Z' as string | null, tenant = vixen, packs = [] as readonly string[] } = {},
  ) => {
    const viewer = { ...people[person], unlockedChannelPackIds: packs };
    const request = vi.fn(profileAnswer(teaserViewed));
    return { request, ...showPart(<PurchasePrompt />, { viewer, tenant, answers: { TeaserState: request } }) };
  };
  const dialog = () => screen.getByTestId('dialog').textContent;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

  it('L15 opens for a lapsed member with its own click location, and once a day', async () => {
    show('lapsed member');
    await waitFor(() => expect(dialog()).toContain('"clickLocation":"ExpiredUsersOnPageLoad"'));
    expect(localStorage.getItem(PURCHASE_MODAL_SHOWN_KEY)).toMatch(/^\d+$/);
    cleanup();
    const { queryClient } = show('lapsed member');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await settle();
    expect(dialog()).toBe('none');
  });

  it.each<ExamplePerson>([
    'member',
    'trial',
    'free limited trial',
    'without subscription',
    'visitor',
    'lapsed tandem child',
    'cancelled, native biller',
  ])('L15 stays closed for %s, and loads nothing', async (person) => {
    const { request, queryClient } = show(person);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await settle();
    expect(dialog()).toBe('none');
    expect(request).not.toHaveBeenCalled();
  });

  it('L15 stays closed for a person with unlocked channel packs', async () => {
    const { queryClient } = show('lapsed member', { packs: ['pack-1'] });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await settle();
    expect(dialog()).toBe('none');
  });

  it('L15 L21 waits for the teaser where there is one, and only there', async () => {
    const { queryClient } = show('lapsed member', { teaserViewed: null });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await settle();
    expect(dialog()).toBe('none');
    cleanup();
    show('lapsed member', { teaserViewed: null, tenant: deeper });
    await waitFor(() => expect(dialog()).toContain('PurchaseMembership'));
  });

  it('L15 does not wait for a teaser that an earlier page has shown', async () => {
    localStorage.setItem(TEASER_SHOWN_KEY, '1');
    show('lapsed member', { teaserViewed: null });
    await waitFor(() => expect(dialog()).toContain('PurchaseMembership'));
  });

  it('L15 passes on unlocked packs, the gems intro and a multisite type', () => {
    const input = {
      pathname: '/',
      isTeaserEnabled: false,
      wasTeaserShown: false,
      profile: { multisiteType: 'multisite2025', teaserViewed: null },
    };
    const viewer = { ...people['lapsed member'], unlockedChannelPackIds: ['pack-1'] };
    expect(autoOpenFacts({ ...input, viewer, openDialog: 'UserGemsInfo' })).toMatchObject({
      subscriptionType: 'multisite2025',
      hasUnlockedChannelPacks: true,
      isGemsIntroOpen: true,
    });
  });
});
