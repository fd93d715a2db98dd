import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { someBillers, somePlans } from '../../testing/story-samples.ts';
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

afterEach(cleanup);

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
