import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@network/core/api/api-error.ts';
import { membership } from '@network/messages/membership.ts';
import { billing } from '@network/messages/billing.ts';
import { allSites, month, purchaseOptions, showPart, viewerWith } from '../testing/membership-page.tsx';
import PurchaseMembershipDialog from './purchase-membership-dialog.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const lapsed = viewerWith({ isActive: false });
const profile = () => ({ findOneUserProfile: null });

function open(answers: Record<string, (variables: never) => unknown>, viewer = lapsed, more: object = {}) {
  const onClose = vi.fn();
  const options = { includeSinglesite: true, includeMultisite: true, clickLocation: 'Test', ...more };
  const page = showPart(<PurchaseMembershipDialog options={options} onClose={onClose} />, {
    viewer,
    answers: { PurchaseOptions: purchaseOptions(), FindOneUserProfile: profile, ...answers },
  });
  return { ...page, onClose };
}
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('M05 L03 the purchase modal', () => {
  it('M05 shows the options of its opener', async () => {
    open({}, lapsed, { includeMultisite: false });
    await screen.findByRole('radio', { name: /1 month/ });
    expect(screen.queryByRole('radio', { name: /sites/ })).toBeNull();
  });

  it('L03 C07 takes a lapsed member up again with the stored card, and goes where the gateway says', async () => {
    const buy = vi.fn(() => ({
      internalUpsellOneclickSinglesite: { success: true, location: '/_signupsuccess?memberid=1', messageKey: null },
    }));
    localStorage.setItem('nats', 'affiliate.1');
    const rights = vi.fn(profile);
    const { assign, flashes } = open({ BuySinglesite: buy, FindOneUserProfile: rights });
    await press(/Pay \$29\.99 now/);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/_signupsuccess?memberid=1'));
    expect(buy).toHaveBeenCalledExactlyOnceWith({
      input: {
        joinOptionId: 303,
        ref: expect.any(String) as string,
        elm: 'Test',
        natsCode: 'affiliate.1',
        shown: { now: 2_999, later: 2_999, currency: 'USD' },
      },
    });
    expect(rights).toHaveBeenCalledOnce();
    expect(flashes).toEqual([{ type: 'success', message: membership.purchase_membership_modal.payment_success }]);
  });

  it('K10 sends the campaign of the place that opened it', async () => {
    const buy = vi.fn(() => ({
      internalUpsellOneclickSinglesite: { success: true, location: '/_signupsuccess?memberid=1', messageKey: null },
    }));
    open({ BuySinglesite: buy }, lapsed, { clickLocation: 'pp-bar' });
    await press(/Pay \$29\.99 now/);
    await waitFor(() => expect(buy).toHaveBeenCalledOnce());
    const ujc = expect.stringMatching(/^[a-z]+-pp-bar$/) as string;
    expect(buy.mock.calls).toMatchObject([[{ input: { elm: 'pp-bar', tracking: { ujc } } }]]);
  });

  it('L03 C06 welcomes a buyer of several sites, with fatr and the welcome data', async () => {
    const answer = { success: true, location: '/x', messageKey: null };
    const named = { ...answer, username: 'member1', memberId: 'm1', hashedMemberId: 'abc', orderId: 'order-1' };
    localStorage.setItem('nats', 'affiliate.1');
    const buy = vi.fn(() => ({ internalUpsellOneclickMultisite: named }));
    const { assign } = open({ BuyMultisite: buy });
    fireEvent.click(await screen.findByRole('radio', { name: /sites/ }));
    await press(/Pay \$49\.99 now/);
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith(
        '/_signupsuccess?fatr=true&memberid=m1&hashedMemberId=abc&username=member1&siteId=8&order=order-1',
      ),
    );
    expect(buy.mock.calls).toMatchObject([[{ input: { optionId: 3045, multisiteNatsCode: 'affiliate.1' } }]]);
  });

  it('L03 L19 C08 upgrades a running trial', async () => {
    const upgrade = vi.fn(() => ({
      internalUpsellTrialUpgrade: { success: true, location: '/_upgradesuccess?memberid=1', messageKey: null },
    }));
    const { assign } = open({ UpgradeTrial: upgrade }, viewerWith({ type: 'trial' }));
    await press(/Pay \$29\.99 now/);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/_upgradesuccess?memberid=1'));
    expect(upgrade).toHaveBeenCalledTimes(1);
  });

  it('L05 M04 E01 waits for a payment that is under way, and calls it paid to nobody', async () => {
    const pending = { success: true, location: '/subscription-status', messageKey: 'billing.payment.pending' };
    const { flashes } = open({ BuySinglesite: () => ({ internalUpsellOneclickSinglesite: pending }) });
    await press(/Pay/);
    await waitFor(() => expect(screen.getByTestId('dialog').textContent).toContain('SubscriptionStatus'));
    expect(flashes).toEqual([]);
  });

  it('E01 L02 flashes a failed payment, says why, and lets one try again', async () => {
    const declined = { success: false, location: '/_signupdenial', messageKey: 'billing.payment.declined' };
    const { assign, flashes, onClose } = open({
      BuySinglesite: () => ({ internalUpsellOneclickSinglesite: declined }),
    });
    await press(/Pay/);
    expect((await screen.findByRole('alert')).textContent).toBe(billing.payment.declined);
    expect(flashes).toEqual([{ type: 'error', message: membership.purchase_membership_modal.payment_failed }]);
    expect(assign).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /Pay/ }).getAttribute('aria-busy')).not.toBe('true');
  });

  it('E01 claims nothing of a payment that the gateway did not answer', async () => {
    const { flashes } = open({ BuySinglesite: () => Promise.reject(new Error('gone in the middle')) });
    await press(/Pay/);
    const message = membership.purchase_membership_modal.payment_unknown;
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(flashes).toEqual([{ type: 'error', message }]);
  });

  it('E01 says that nothing was charged where a call was refused', async () => {
    const details = { kind: 'graphql', status: 200, code: 'BAD_REQUEST', correlationId: null } as const;
    const { flashes } = open({ BuySinglesite: () => Promise.reject(new ApiError('refused', details)) });
    await press(/Pay/);
    await waitFor(() =>
      expect(flashes).toEqual([{ type: 'error', message: membership.purchase_membership_modal.payment_failed }]),
    );
  });

  it('M26 L02 stays open while money moves, and pays once for a double click', async () => {
    let settle: (answer: object) => void = () => undefined;
    const buy = vi.fn(() => new Promise((resolve) => (settle = resolve)));
    const { onClose } = open({ BuySinglesite: buy });
    await press(/Pay/);
    await waitFor(() => expect(buy).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button', { name: /Pay/ }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    settle({ internalUpsellOneclickSinglesite: { success: false, location: null, messageKey: null } });
    await press(/Close/);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(buy).toHaveBeenCalledTimes(1);
  });

  it('D21 continues to a payment page for a member without a stored card', async () => {
    const start = vi.fn(() => ({
      startPurchase: { success: true, location: 'https://pay.example/1', messageKey: null },
    }));
    const { assign } = open({ PurchaseOptions: purchaseOptions({ isOneClickEnabled: false }), StartPurchase: start });
    fireEvent.click(await screen.findByRole('radio', { name: /Epoch/ }));
    await press(/Continue to payment/);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'));
    expect(start).toHaveBeenCalledExactlyOnceWith({
      input: {
        optionId: 303,
        biller: 'epoch',
        ref: expect.any(String) as string,
        elm: 'Test',
        shown: { now: 2_999, later: 2_999, currency: 'USD' },
      },
    });
  });

  it.each([
    ['the reason where its page knew it', { declined: 'The card has expired.' }, 'The card has expired.'],
    ['no reason, and blames no card, where none is known', {}, billing.payment.failed],
  ])('says after a declined payment %s', async (_what, more, said) => {
    sessionStorage.setItem('upgrade-order', JSON.stringify({ optionId: '303', biller: 'epoch', voucher: '' }));
    open({ PurchaseOptions: purchaseOptions({ isOneClickEnabled: false }) }, lapsed, {
      clickLocation: 'SignupDenied',
      ...more,
    });
    expect((await screen.findByRole('alert')).textContent).toBe(said);
  });

  it('has the plan, the way to pay and the voucher of the payment that was declined, and says so', async () => {
    const start = vi.fn(() => ({
      startPurchase: { success: true, location: 'https://pay.example/1', messageKey: null },
    }));
    const answers = {
      PurchaseOptions: purchaseOptions({ isOneClickEnabled: false, options: [month, allSites] }),
      StartPurchase: start,
    };
    open(answers);
    fireEvent.click(await screen.findByRole('radio', { name: /Epoch/ }));
    fireEvent.click(screen.getByRole('radio', { name: /\$49\.99/ }));
    fireEvent.change(screen.getByLabelText(/Voucher code/), { target: { value: 'SPRING' } });
    await press(/Continue to payment/);
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    cleanup();

    open(answers, lapsed, { clickLocation: 'SignupDenied' });
    expect((await screen.findByRole('alert')).textContent).toBe(billing.payment.failed);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Epoch/ }).checked).toBe(true);
    await press(/Continue to payment/);
    await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    const input = { optionId: allSites.optionId, biller: 'epoch', voucher: 'SPRING' };
    expect(start.mock.calls).toMatchObject([[{ input }], [{ input }]]);
    cleanup();

    open(answers);
    await screen.findByRole('button', { name: /Continue to payment/ });
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  const euros = (amount: number) => ({ amount, currency: 'EUR' });
  const CHANGED = {
    success: false,
    location: null,
    messageKey: 'billing.payment.priceChanged',
    changedPrice: { now: euros(2_799) },
  };
  /** The options, which have other prices once they were loaded. */
  function optionsThatChange(more: object) {
    const before = purchaseOptions(more)();
    const inEuros = { ...month, chargedNow: euros(2_799), chargedLater: euros(2_799) };
    const after = purchaseOptions({ ...more, options: [inEuros] })();
    return vi.fn(() => after).mockReturnValueOnce(before);
  }

  it.each([
    ['the stored card', { isOneClickEnabled: true }, /Pay \$29\.99 now/],
    ['a payment page', { isOneClickEnabled: false }, /Continue to payment/],
  ])(
    'says with %s what it costs now where the page showed another price, and shows that',
    async (_how, more, button) => {
      open({
        PurchaseOptions: optionsThatChange(more),
        BuySinglesite: () => ({ internalUpsellOneclickSinglesite: CHANGED }),
        StartPurchase: () => ({ startPurchase: { ...CHANGED, field: 'price' } }),
      });
      await press(button);
      expect((await screen.findByRole('alert')).textContent).toContain('it is €27.99 now. Nothing was charged.');
      expect(await screen.findByRole('radio', { name: /€27\.99/ })).toBeTruthy();
    },
  );

  it('takes the voucher that is typed to the payment, and shows what it leaves to pay', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const price = { optionId: 303, chargedNow: usd(2_399), discount: usd(600), lost: usd(0), messageKey: null };
    const quote = { code: 'SUMMER', messageKey: null, endsAt: null, prices: [{ ...price, billers: ['vendo'] }] };
    const refusal = { success: false, location: null, messageKey: 'billing.voucher.usedUp' };
    const buy = vi.fn(() => ({ internalUpsellOneclickSinglesite: refusal }));
    open({
      PurchaseOptions: purchaseOptions({
        oneClickBiller: { id: 'vendo', name: 'Vendo', isNative: true, countsDays: false },
      }),
      QuoteVoucher: () => ({ quoteVoucher: quote }),
      BuySinglesite: buy,
    });
    fireEvent.change(await screen.findByLabelText(/Voucher code/), { target: { value: 'summer' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }));
    await press(/Pay \$23\.99 now/);
    await waitFor(() => expect(buy.mock.calls).toMatchObject([[{ input: { voucher: 'summer', joinOptionId: 303 } }]]));
    expect((await screen.findByRole('alert')).textContent).toBe(billing.voucher.usedUp);
  });

  it('D42 says what happens to the plan that one has, and what is charged now and later', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const replaces = [{ name: 'Vixen, yearly membership', unusedDays: 101, credit: usd(3_318) }];
    const change = { ...allSites, chargedNow: usd(1_681), chargedLater: usd(4_999), credit: usd(3_318), replaces };
    open({ PurchaseOptions: purchaseOptions({ options: [change], defaultSubscription: { optionId: 3045 } }) });
    const note = await screen.findByRole('region', { name: 'What happens to your current plan' });
    expect(note.textContent).toContain(
      'Vixen, yearly membership ends now and will not renew. Its 101 unused days are worth $33.18, which we take off.',
    );
    expect(note.textContent).toContain('You pay $16.81 now, and $49.99 on December 21, 2026 (UTC).');
    expect(screen.getByRole('button', { name: 'Pay $16.81 now' })).toBeTruthy();
  });

  it('D42 says how long a credit lasts that is worth more than the first charge', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const replaces = [{ name: 'Vixen, yearly membership', unusedDays: 304, credit: usd(9_985) }];
    const change = { ...allSites, chargedNow: usd(0), chargedLater: usd(4_999), firstDays: 62, replaces };
    open({ PurchaseOptions: purchaseOptions({ options: [change], defaultSubscription: { optionId: 3045 } }) });
    const note = await screen.findByRole('region', { name: 'What happens to your current plan' });
    expect(note.textContent).toContain(
      'You pay nothing now. Your credit covers 62 days, until December 21, 2026 (UTC)',
    );
    expect(screen.getByRole('button', { name: 'Change plan, nothing to pay now' })).toBeTruthy();
    expect(screen.getByText(/^Nothing is charged now\. Later charges go to/)).toBeTruthy();
    expect(screen.queryByText(/when you press the button/)).toBeNull();
  });

  it('says so when there is nothing to buy', async () => {
    open({ PurchaseOptions: purchaseOptions({ options: [], defaultSubscription: null }) });
    expect(await screen.findByText(membership.purchase_membership_modal.nothing)).toBeTruthy();
  });
});
