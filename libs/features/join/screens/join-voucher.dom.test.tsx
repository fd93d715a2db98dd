import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFreeTrial, someBillers, somePlans } from '../../testing/story-samples.ts';
import { type JoinFailure, JoinScreen } from './join-screen.tsx';
import type { OrderTermsProps } from './order-terms.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
/** Where a voucher is typed, which leaves $19.99 of any option. */
const VoucherField = ({ option, refused, onReduced }: OrderTermsProps) => (
  <>
    <input name="voucher" aria-label="Voucher" onBlur={() => onReduced({ ...option, chargedNow: usd(1999) })} />
    {refused}
  </>
);
const type = (label: RegExp, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const [year, month] = somePlans;

it('sends the voucher, shows what it leaves to pay until another plan is chosen, and why it was refused', async () => {
  const refusal: JoinFailure = { field: 'voucher', text: 'billing.voucher.usedUp' };
  const submitted = vi.fn<(request: object) => Promise<JoinFailure | null>>(async () => refusal);
  render(
    <JoinScreen
      brand="Vixen"
      options={somePlans}
      billers={someBillers}
      defaultOptionId={month?.optionId ?? null}
      loginHref="/login"
      films={[]}
      hasGems
      orderTerms={VoucherField}
      isBusy={false}
      onSubmit={submitted}
    />,
  );
  type(/Voucher/, 'SUMMER');
  const summary = screen.getByRole('region', { name: 'Due today' });
  expect(summary.textContent).toContain('$19.99 now. Renews at $29.99');
  type(/Email/, 'ada@example.com');
  type(/Password/, 'Right1password');
  fireEvent.submit(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText('billing.voucher.usedUp')).toBeDefined();
  expect(submitted).toHaveBeenCalledWith(expect.objectContaining({ optionId: month?.optionId, voucher: 'SUMMER' }));
  fireEvent.click(screen.getByDisplayValue(String(year?.optionId)));
  expect(summary.textContent).not.toContain('$19.99');
});

describe('an order that costs nothing', () => {
  /** Where a voucher is typed that leaves nothing of any option. */
  const WholeVoucher = ({ option, onReduced }: OrderTermsProps) => (
    <input name="voucher" aria-label="Voucher" onBlur={() => onReduced({ ...option, chargedNow: usd(0) })} />
  );
  const submitted = vi.fn<(request: object) => Promise<JoinFailure | null>>(async () => null);
  const show = (defaultOptionId: number | null) =>
    render(
      <JoinScreen
        brand="Vixen"
        options={[...somePlans, aFreeTrial]}
        billers={someBillers}
        defaultOptionId={defaultOptionId}
        loginHref="/login"
        films={[]}
        hasGems
        orderTerms={WholeVoucher}
        isBusy={false}
        onSubmit={submitted}
      />,
    );
  const asksForPassword = (): boolean => screen.getByLabelText(/Password/).closest('[hidden]') === null;
  const saysSo = (): boolean =>
    screen.getByText('You choose a password by a mailed link.').closest('[hidden]') === null;
  const choose = (optionId: number | undefined) => fireEvent.click(screen.getByDisplayValue(String(optionId)));

  afterEach(() => submitted.mockClear());

  it('is sent without a password, which is chosen on the page of a mailed link, and says so', async () => {
    show(302);
    expect([asksForPassword(), saysSo()]).toEqual([false, true]);
    type(/Email/, 'ada@example.com');
    fireEvent.submit(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(submitted).toHaveBeenCalled());
    const [request] = submitted.mock.calls[0] ?? [];
    expect(request).toMatchObject({ optionId: 302, email: 'ada@example.com' });
    expect(request).not.toHaveProperty('password');
  });

  it('takes the field for the password away and gives it back with what was typed, as the plan changes', () => {
    show(month?.optionId ?? null);
    type(/Password/, 'Right1password');
    choose(302);
    expect([asksForPassword(), saysSo()]).toEqual([false, true]);
    choose(year?.optionId);
    expect([asksForPassword(), saysSo()]).toEqual([true, false]);
    expect(screen.getByLabelText(/Password/)).toHaveProperty('value', 'Right1password');
  });

  it('needs no password once a voucher leaves nothing to pay, and needs one again for another plan', async () => {
    show(month?.optionId ?? null);
    type(/Voucher/, 'ALLOFIT');
    expect(asksForPassword()).toBe(false);
    type(/Email/, 'ada@example.com');
    choose(year?.optionId);
    expect(asksForPassword()).toBe(true);
    fireEvent.submit(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('Please choose a password.')).toBeDefined();
    expect(submitted).not.toHaveBeenCalled();
    choose(month?.optionId);
    expect(asksForPassword()).toBe(false);
    fireEvent.submit(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(submitted).toHaveBeenCalled());
    expect(submitted.mock.calls[0]?.[0]).not.toHaveProperty('password');
  });
});
