import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bindTransport } from '@network/core/api/transport.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { somePlans } from '../../testing/story-samples.ts';
import VoucherEntry, { type VoucherEntryProps } from './voucher-entry.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const OPTION = { ...somePlans[0], optionId: 303, chargedNow: usd(2_999) } as PlanOptionFragment;
const BILLERS = [
  { id: 'rocketgate', name: 'RocketGate', isNative: true, countsDays: false },
  { id: 'epoch', name: 'Epoch', isNative: false, countsDays: false },
] as const;
const PRICE = {
  optionId: 303,
  chargedNow: usd(2_399),
  discount: usd(600),
  lost: usd(0),
  messageKey: null,
  billers: ['rocketgate', 'epoch'],
};
const QUOTE = { code: 'SUMMER', messageKey: null, endsAt: null, prices: [PRICE] };

const quoteVoucher = vi.fn<(code: unknown) => object>();
const reduced = vi.fn<(option: PlanOptionFragment | null) => void>();
function entry(more: Partial<VoucherEntryProps> = {}) {
  const client = new QueryClient();
  bindTransport(client, (async (_document: unknown, variables: { code: string }) => ({
    quoteVoucher: quoteVoucher(variables.code),
  })) as never);
  return (
    <QueryClientProvider client={client}>
      <VoucherEntry
        option={OPTION}
        biller={BILLERS[0]}
        billers={BILLERS}
        typed={undefined}
        refused={undefined}
        onReduced={reduced}
        {...more}
      />
    </QueryClientProvider>
  );
}
const field = () => screen.getByLabelText(/Voucher code/);

beforeEach(() => {
  quoteVoucher.mockReset().mockReturnValue(QUOTE);
  reduced.mockReset();
  window.history.replaceState(null, '', '/joinnow');
});

describe('a voucher before a payment', () => {
  it('is applied by its button or by Enter, and shown in what is charged now', async () => {
    render(entry());
    await userEvent.click(screen.getByText('Have a voucher?'));
    await userEvent.type(field(), 'summer{Enter}');
    expect(await screen.findByText('SUMMER: $6.00 off. You pay $23.99 now.')).toBeDefined();
    expect(quoteVoucher).toHaveBeenCalledExactlyOnceWith('summer');
    expect(reduced).toHaveBeenLastCalledWith({ ...OPTION, chargedNow: usd(2_399) });
    await userEvent.type(field(), '2');
    expect(reduced).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(quoteVoucher).toHaveBeenLastCalledWith('summer2'));
  });

  it('comes from the address', async () => {
    window.history.replaceState(null, '', '/joinnow?voucher=SUMMER');
    render(entry());
    expect(await screen.findByText(/You pay \$23.99 now/)).toBeDefined();
    expect(field()).toHaveProperty('value', 'SUMMER');
    expect(field().closest('details')?.open).toBe(true);
  });

  it('says before the payment what is lost, and when it ends', async () => {
    const price = { ...PRICE, chargedNow: usd(0), discount: usd(2_999), lost: usd(2_001) };
    quoteVoucher.mockReturnValue({ ...QUOTE, endsAt: '2026-12-31T23:59:59Z', prices: [price] });
    render(entry());
    await userEvent.type(field(), 'fifty{Enter}');
    expect(await screen.findByText(/\$20.01 more than this option costs today/)).toBeDefined();
    expect(screen.getByText(/Good until .*2026/)).toBeDefined();
  });

  it.each([
    ['of its own', { ...QUOTE, messageKey: 'billing.voucher.usedUp', prices: [] }, 'This voucher has been used up.'],
    [
      'of the option',
      { ...QUOTE, prices: [{ ...PRICE, chargedNow: null, messageKey: 'billing.voucher.otherPlan', billers: [] }] },
      /isn’t for this option/,
    ],
    [
      'of the way to pay, with those that take it',
      { ...QUOTE, prices: [{ ...PRICE, messageKey: 'billing.voucher.fixedPrice', billers: ['epoch'] }] },
      /Please choose Epoch/,
    ],
  ])('is refused for a reason %s', async (_name, quote, text) => {
    quoteVoucher.mockReturnValue(quote);
    render(entry());
    await userEvent.type(field(), 'summer{Enter}');
    expect(await screen.findByText(text)).toBeDefined();
    expect(reduced).toHaveBeenLastCalledWith(null);
  });

  it('is not asked about when it is empty, and a failure says so', async () => {
    render(entry());
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Enter your voucher code.')).toBeDefined();
    expect(quoteVoucher).not.toHaveBeenCalled();
    quoteVoucher.mockImplementation(() => {
      throw new Error('away');
    });
    await userEvent.type(field(), 'summer{Enter}');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  });

  it('shows why the order was refused with it, where scripts are off too', () => {
    const html = renderToString(entry({ typed: 'SUMMER', refused: 'billing.voucher.usedUp' }));
    expect(html).toContain('This voucher has been used up.');
    expect(html).toContain('value="SUMMER"');
    expect(html).toContain('name="voucherSeen"');
    expect(html).toMatch(/<details[^>]* open=""/);
  });
});
