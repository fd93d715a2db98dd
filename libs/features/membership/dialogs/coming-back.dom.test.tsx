import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bindRest } from '@network/core/api/rest-call.ts';
import { billing } from '@network/messages/billing.ts';
import { membership } from '@network/messages/membership.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../apps/vixenplus/tenant.ts';
import { showPart, viewerWith } from '../testing/membership-page.tsx';
import CancelMembershipDialog from './cancel-membership-dialog.tsx';
import OneClickConsentDialog from './one-click-consent-dialog.tsx';
import ReactivateDialog from './reactivate-dialog.tsx';
import SubscriptionStatusDialog from './subscription-status-dialog.tsx';
import YearlyUpgradeDialog from './yearly-upgrade-dialog.tsx';

const profile = { FindOneUserProfile: () => ({ findOneUserProfile: null }) };
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const offer = {
  name: 'come-back',
  currencies: ['USD'],
  displayRules: {
    priceRange: { min: 1, max: 3_000 },
    rebillPeriod: 30,
    sites: [],
    subscriptionType: 'member',
    brands: [],
  },
  deal: { newPrice: 1_999, offeredGems: 20 },
  currentRebill: { amount: 2_999, currency: 'USD' },
};
const cancelled = viewerWith({ isCancelled: true });

describe('M15 L04 E02 taking a cancellation back', () => {
  it('L04 E02 takes the offer that waits, by its name and deal', async () => {
    const onClose = vi.fn();
    const reactivate = vi.fn(() => ({ reactivateCancelledRebill: { success: true, messageKey: '' } }));
    const rights = vi.fn(profile.FindOneUserProfile);
    const answers = {
      FindOneUserProfile: rights,
      RetentionOffer: () => ({ getRetentionOffer: offer }),
      ReactivationTerms: () => ({ reactivationTerms: null }),
      Reactivate: reactivate,
    };
    const part = <ReactivateDialog options={{ source: 'test' }} onClose={onClose} />;
    const { flashes } = showPart(part, { viewer: cancelled, answers });
    expect(await screen.findByText('$19.99')).toBeTruthy();
    await press(/Accept the offer/);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(reactivate).toHaveBeenCalledExactlyOnceWith({
      userUuid: 'user-1',
      source: 'test',
      retentionOfferName: 'come-back',
      deal: offer.deal,
      subscriptionId: null,
    });
    expect(rights).toHaveBeenCalledOnce();
    const message = membership.reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_success;
    expect(flashes).toEqual([{ type: 'success', message }]);
  });

  it('L04 E02 leaves the way open without an offer, and says a failure', async () => {
    const onClose = vi.fn();
    const answers = {
      RetentionOffer: () => Promise.reject(new Error('no')),
      ReactivationTerms: () => Promise.reject(new Error('no')),
      Reactivate: () => ({ reactivateCancelledRebill: { success: false, messageKey: '' } }),
    };
    const part = <ReactivateDialog options={{ source: 'test' }} onClose={onClose} />;
    const { flashes } = showPart(part, { viewer: cancelled, answers });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reactivate' }).disabled).toBe(false),
    );
    await press(/^Reactivate$/);
    await waitFor(() => expect(flashes).toHaveLength(1));
    const message = membership.reactivate_cancelled_rebill_modal.reactivate_cancelled_rebill_failed;
    expect(flashes).toEqual([{ type: 'error', message }]);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('M04 L05 E03 waiting for a subscription', () => {
  const show = (active: () => boolean, tenant = vixenplus) => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const poll = vi.fn(() => ({ subscriptionActive: active() }));
    const part = <SubscriptionStatusDialog options={{}} onClose={onClose} />;
    return { onClose, poll, ...showPart(part, { viewer: cancelled, tenant, answers: { SubscriptionActive: poll } }) };
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('L05 polls every 15 s, and loads the page again with fatr once it is active', async () => {
    let isActive = false;
    const { poll, assign } = show(() => isActive);
    await pass(15_000);
    expect(poll).toHaveBeenCalledTimes(2);
    isActive = true;
    await pass(15_000);
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('fatr=true'));
  });

  it('L05 D5 reloads the flagship after 10 s regardless', async () => {
    const { assign } = show(() => false, vixen);
    await pass(10_000);
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('fatr=true'));
  });

  it('L05 E03 gives up after 40 questions: says so, closes, and goes to the status page', async () => {
    const { poll, onClose, flashes, router } = show(() => false);
    await pass(39 * 15_000 + 1);
    expect(poll).toHaveBeenCalledTimes(40);
    expect(flashes).toEqual([{ type: 'error', message: membership.subscription_status_modal.polling_failed }]);
    expect(onClose).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(router.state.location.pathname).toBe('/subscription-status');
  });
});

describe('M06 L20 from a month to a year', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const quote = {
    optionId: 3047,
    chargedNow: usd(23_988),
    chargedLater: usd(23_988),
    laterAt: '2027-12-21T00:00:00Z',
    currentPlan: 'All sites, monthly membership',
    beginsAt: '2026-12-21T00:00:00Z',
  };

  it('L20 pays what was shown, after it was confirmed', async () => {
    const onClose = vi.fn();
    const bought = {
      success: true,
      location: null,
      messageKey: null,
      username: null,
      memberId: null,
      hashedMemberId: null,
    };
    const buy = vi.fn(() => ({ internalUpsellOneclickMultisite: bought }));
    const rights = vi.fn(profile.FindOneUserProfile);
    const answers = {
      FindOneUserProfile: rights,
      YearlyQuote: () => ({ yearlyUpgradeQuote: quote }),
      BuyMultisite: buy,
    };
    const { flashes } = showPart(<YearlyUpgradeDialog options={{}} onClose={onClose} />, {
      viewer: cancelled,
      answers,
    });
    expect(await screen.findByText(/December 21, 2027 \(UTC\)/)).toBeTruthy();
    expect(buy).not.toHaveBeenCalled();
    await press(/Pay \$239\.88 now/);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(buy.mock.calls).toMatchObject([[{ input: { optionId: 3047 } }]]);
    expect(rights).toHaveBeenCalledOnce();
    expect(flashes).toMatchObject([{ type: 'success' }]);
  });

  it('L20 says that an upgrade is impossible, and closes', async () => {
    const onClose = vi.fn();
    const answers = { YearlyQuote: () => ({ yearlyUpgradeQuote: null }) };
    const { flashes } = showPart(<YearlyUpgradeDialog options={{}} onClose={onClose} />, {
      viewer: cancelled,
      answers,
    });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(flashes).toEqual([{ type: 'info', message: membership.upgrade_to_yearly_modal.not_upgradeable }]);
  });
});

describe('D25 cancelling', () => {
  const step = {
    success: true,
    messageKey: null,
    confirmationId: 'c1',
    accessUntil: '2026-12-21T00:00:00Z',
    gemsLost: 40,
    channelPacksLost: 1,
    filmsLost: 0,
    favorites: 3,
    canUndo: true,
    offer: null,
  };
  const show = (answers: Record<string, (variables: never) => unknown>) => {
    const onClose = vi.fn();
    const part = <CancelMembershipDialog options={{}} onClose={onClose} />;
    return { onClose, ...showPart(part, { viewer: viewerWith({}), answers: { ...profile, ...answers } }) };
  };

  const confirm = vi.fn(() => ({
    confirmCancellation: { success: true, messageKey: 'billing.cancellation.done', accessUntil: step.accessUntil },
  }));
  beforeEach(() => void confirm.mockClear());

  it('D25 warns with the numbers, cancels by one press, and has the focus where it says so', async () => {
    const start = vi.fn(() => ({ startCancellation: step }));
    const { onClose, flashes } = show({ StartCancellation: start, ConfirmCancellation: confirm });
    expect(await screen.findByText(/40 gems and 1 unlocked channel pack/)).toBeTruthy();
    expect(screen.getByText(/December 21, 2026 \(UTC\)/)).toBeTruthy();
    expect(screen.getByText(/3 favorites stay/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
    await press(/Cancel membership/);
    expect(await screen.findByRole('heading', { name: 'Your membership is cancelled' })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('You won’t be charged again.');
    expect(document.activeElement?.textContent).toContain('December 21, 2026 (UTC)');
    expect(start).toHaveBeenCalledExactlyOnceWith({ subscriptionId: null });
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ confirmationId: 'c1' });
    await press(/^Done$/);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(flashes).toEqual([]);
  });

  it('asks why when it is done, and need not be told', async () => {
    const give = vi.fn(() => ({
      giveCancellationReason: { success: true, messageKey: 'billing.cancellation.reasonKept' },
    }));
    const { onClose, flashes } = show({
      StartCancellation: () => ({ startCancellation: step }),
      ConfirmCancellation: confirm,
      GiveCancellationReason: give,
    });
    await screen.findByText(/3 favorites stay/);
    await press(/Cancel membership/);
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send answer' });
    expect(send.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /too expensive/ }));
    await press(/Send answer/);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(give).toHaveBeenCalledExactlyOnceWith({ confirmationId: 'c1', reason: 'TOO_EXPENSIVE' });
    expect(flashes).toEqual([{ type: 'success', message: billing.cancellation.reasonKept }]);
  });

  it.each([
    [10, 0, 'You lose 10 gems as soon as you confirm.'],
    [0, 2, 'You lose 2 unlocked channel packs as soon as you confirm.'],
  ])('D25 names only what is lost: %i gems, %i packs', async (gemsLost, channelPacksLost, sentence) => {
    show({ StartCancellation: () => ({ startCancellation: { ...step, gemsLost, channelPacksLost } }) });
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
  });

  it('shows an offer beside the losses, says how long its price holds, and stays for it', async () => {
    const accept = vi.fn(() => ({
      acceptCancellationOffer: { success: true, messageKey: 'billing.cancellation.offerAccepted', accessUntil: null },
    }));
    const { onClose } = show({
      StartCancellation: () => ({ startCancellation: { ...step, offer } }),
      AcceptCancellationOffer: accept,
    });
    expect(await screen.findByText(membership.deal.text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel membership' })).toBeTruthy();
    await press(/Stay at this price/);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(accept).toHaveBeenCalledExactlyOnceWith({ confirmationId: 'c1' });
  });

  it('says why it could not be cancelled, and tries again', async () => {
    const nothing = {
      ...step,
      success: false,
      messageKey: 'billing.cancellation.nothingToCancel',
      confirmationId: null,
    };
    const start = vi.fn(() => ({ startCancellation: nothing }));
    show({ StartCancellation: start });
    expect(await screen.findByText(billing.cancellation.nothingToCancel)).toBeTruthy();
    await press(/Try again/);
    await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  });
});

describe('M14 consent to a partner', () => {
  const options = { partnerName: 'Partner', price: '$1.00', src: '' };
  it.each([
    ['https://evil.example/x', true],
    ['javascript:alert(1)', true],
    ['/deals', false],
  ])('M14 D15 %s is refused: %s', async (oneClickUrl, isRefused) => {
    const part = <OneClickConsentDialog options={{ ...options, oneClickUrl }} onClose={vi.fn()} />;
    const { assign } = showPart(part, { viewer: viewerWith({}), tenant: vixen });
    await press(/Agree and pay/);
    expect(assign).toHaveBeenCalledTimes(isRefused ? 0 : 1);
  });

  it('M14 L19 buys by a post of its token, and goes on to where the answer says', async () => {
    const part = <OneClickConsentDialog options={{ ...options, oneClickUrl: '/buy', token: 't' }} onClose={vi.fn()} />;
    const { assign, queryClient } = showPart(part, { viewer: viewerWith({}), tenant: vixen });
    const post = vi.fn(async () => ({ status: 200, body: { location: 'https://partner.example/in' } }));
    bindRest(queryClient, post);
    await press(/Agree and pay/);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://partner.example/in'));
    expect(post).toHaveBeenCalledExactlyOnceWith('/buy', { token: 't' });
  });
});
