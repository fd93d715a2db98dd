import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { membership } from '@network/messages/membership.ts';
import { billing as billingTexts } from '@network/messages/billing.ts';
import { StatusScreen } from '../screens/status-screen.tsx';
import type { CurrentSubscription, MembershipBilling } from '@network/core/session/membership-query.ts';
import { showPart, viewerWith } from '../testing/membership-page.tsx';
import AccountMembership from './account-membership.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const billing: MembershipBilling = {
  kind: 'MONTH',
  isMultisite: false,
  isCancelled: false,
  isPastDue: false,
  accessUntil: '2026-12-21T00:00:00Z',
  nextChargeAt: '2026-12-21T00:00:00Z',
  renewalDays: null,
  isRenewalAwaited: false,
  nextCharge: usd(2_999),
  canCancel: true,
  canReactivate: false,
  canUpdateCard: true,
  biller: { name: 'RocketGate', supportUrl: 'https://support.rocketgate.example', isNative: true },
  earlierPlans: [],
  invoices: [
    {
      id: 'i2',
      kind: 'REFUND',
      chargedAt: '2026-11-02T00:00:00Z',
      description: 'Vixen: monthly membership',
      transactionId: 'tx-2',
      amount: usd(2_999),
      biller: { name: 'RocketGate' },
    },
  ],
};
const active: CurrentSubscription = {
  subscriptionId: 's1',
  active: true,
  type: 'member',
  isFreeLimitedTrial: false,
  payPerVideoCredits: 0,
  joinDate: '2026-01-01T00:00:00Z',
  upgradeOptions: { isUpgradeableToVixenPlusYearly: false },
  billing,
};

function show(subscription: CurrentSubscription | null, answers: Record<string, () => unknown> = {}) {
  const all = { MembershipPage: () => ({ findOneUserProfile: { uuid: 'u1', subscription } }), ...answers };
  const part = (
    <Suspense>
      <AccountMembership />
    </Suspense>
  );
  return showPart(part, { viewer: viewerWith({ isActive: subscription?.active ?? false }), answers: all });
}
/** Changes with a page of their own are links, which open a dialog where there are scripts. */
const LINKS = ['Cancel membership', 'Add all sites', 'Upgrade to yearly', 'See memberships'];
const press = async (name: RegExp) =>
  fireEvent.click(await screen.findByRole(LINKS.some((each) => name.test(each)) ? 'link' : 'button', { name }));
const dialog = () => screen.getByTestId('dialog').textContent;

describe('the membership section of the account page', () => {
  it('L22 shows the membership, the next charge, the biller with its support, and invoices', async () => {
    show(active);
    expect(await screen.findByText('Monthly membership')).toBeTruthy();
    expect(screen.getByText('Your next charge is $29.99 on December 21, 2026 (UTC).')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'support' }).getAttribute('href')).toBe(billing.biller?.supportUrl);
    expect(screen.getByText('refunded')).toBeTruthy();
    expect(screen.getByText(/tx-2/)).toBeTruthy();
  });

  it('L22 shows the newest invoices whole, and earlier ones behind a button that says how many', async () => {
    const [one] = billing.invoices;
    if (!one) throw new Error('An invoice is needed');
    const invoices = Array.from({ length: 14 }, (_, index) => ({
      ...one,
      id: `i${index}`,
      transactionId: `tx-${index}`,
    }));
    show({ ...active, billing: { ...billing, invoices } });
    const earlier = await screen.findByText('8 earlier invoices', { selector: 'summary' });
    const folded = earlier.closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.querySelectorAll('li')).toHaveLength(8);
    expect(screen.getAllByText(/, transaction tx-/)).toHaveLength(14);
    expect(document.querySelector('.overflow-y-auto')).toBeNull();
  });

  it('L22 says of a renewal that failed that the payment did, though nothing is open meanwhile', async () => {
    const failed = { ...billing, isPastDue: true, nextChargeAt: '2026-11-01T00:00:00Z' };
    show({ ...active, active: false, billing: failed });
    expect(await screen.findByText(membership.account.standing.pastDue)).toBeTruthy();
    expect(screen.getByText(membership.next.pastDue)).toBeTruthy();
    expect(screen.queryByText(membership.account.standing.expired)).toBeNull();
    expect(screen.queryByText(/November 01, 2026/)).toBeNull();
  });

  it.each([true, false])(
    'says of a renewal that is awaited that it was due, and neither that it ended nor a next day (open: %s)',
    async (isOpen) => {
      const awaited = { ...billing, isRenewalAwaited: true, nextChargeAt: '2026-11-01T00:00:00Z' };
      show({ ...active, active: isOpen, billing: awaited });
      const { active: opened, awaited: renewing } = membership.account.standing;
      expect(await screen.findByText(isOpen ? opened : renewing)).toBeTruthy();
      expect(screen.getByText(/was due on November 01, 2026/)).toBeTruthy();
      expect(screen.queryByText(membership.account.standing.expired)).toBeNull();
      expect(screen.queryByText(/next charge is/)).toBeNull();
    },
  );

  it.each([
    ['Cancel membership', active, 'CancelMembership'],
    ['Add all sites', active, '"includeSinglesite":false'],
    [
      'Reactivate membership',
      { ...active, billing: { ...billing, isCancelled: true, canCancel: false, canReactivate: true } },
      'ReactivateCancelledRebill',
    ],
    [
      'Upgrade to yearly',
      { ...active, upgradeOptions: { isUpgradeableToVixenPlusYearly: true } },
      'UpgradeToYearlyMembership',
    ],
    ['See memberships', { ...active, active: false, billing: { ...billing, canCancel: false } }, 'PurchaseMembership'],
  ] as const)('L20 A07 `%s` opens its dialog', async (button, subscription, opened) => {
    show(subscription);
    await press(new RegExp(`^${button}$`));
    expect(dialog()).toContain(opened);
  });

  it('A07 leads a member who cancelled at an external biller to its support', async () => {
    const external = { name: 'Epoch', supportUrl: 'https://support.epoch.example', isNative: false };
    show({ ...active, billing: { ...billing, isCancelled: true, canCancel: false, biller: external } });
    expect(await screen.findByText(/managed by Epoch/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reactivate/ })).toBeNull();
  });

  it('C11 goes to the page for a new card', async () => {
    const answer = { creditCardUpdate: { url: 'https://pay.example/card', messageKey: null } };
    const { assign } = show(active, { CreditCardUpdate: () => answer });
    await press(/Update card/);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/card'));
  });

  it.each([
    ['account.update_credit_card_error', membership.card.failed],
    ['billing.card.none', billingTexts.card.none],
  ])('E06 flashes %s', async (messageKey, message) => {
    const { flashes, assign } = show(active, {
      CreditCardUpdate: () => ({ creditCardUpdate: { url: null, messageKey } }),
    });
    await press(/Update card/);
    await waitFor(() => expect(flashes).toEqual([{ type: 'error', message }]));
    expect(assign).not.toHaveBeenCalled();
  });

  it('E06 flashes a call that failed', async () => {
    const { flashes } = show(active, { CreditCardUpdate: () => Promise.reject(new Error('no')) });
    await press(/Update card/);
    await waitFor(() => expect(flashes).toEqual([{ type: 'error', message: membership.card.failed }]));
  });
});

it('D42 the account page keeps the plan that another one replaced', async () => {
  const earlier = {
    name: 'Vixen, yearly membership',
    endedAt: '2026-11-21T00:00:00Z',
    unusedDays: 101,
    credit: usd(3_318),
    replacedBy: 'All sites, monthly membership',
  };
  show({ ...active, billing: { ...billing, earlierPlans: [earlier] } });
  const list = await screen.findByRole('list', { name: 'Earlier plans' });
  expect(list.textContent).toBe(
    'Vixen, yearly membershipreplaced by All sites, monthly membership; 101 unused days, worth $33.18, went towards your new planuntil November 21, 2026 (UTC)',
  );
});

describe('R58 the subscription-status page', () => {
  it.each([
    [active, 'Your membership is active'],
    [{ ...active, active: false }, 'Your membership is not active'],
    [null, 'No membership here yet'],
  ] as const)('R58 says how it stands: %#', (subscription, title) => {
    const part = (
      <StatusScreen brand="Vixen" subscription={subscription} isChecking={false} onCheck={vi.fn()} onBuy={null} />
    );
    showPart(part, { viewer: viewerWith({}) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});
