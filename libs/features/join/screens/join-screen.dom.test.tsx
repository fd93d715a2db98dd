import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billing } from '@network/messages/billing.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import type { ChosenBiller } from '../../plan-choice/biller-choice.tsx';
import { type JoinFailure, JoinScreen } from './join-screen.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const month: PlanOptionFragment = {
  optionId: 303,
  kind: 'MONTH',
  isMultisite: false,
  isPortalOffer: false,
  sites: ['vixen'],
  chargedNow: usd(2999),
  chargedLater: usd(2999),
  laterAt: '2026-12-21T00:00:00Z',
  renewalMonths: 1,
  firstDays: null,
  perMonth: usd(2999),
  savedPercent: 0,
};
const trial: PlanOptionFragment = { ...month, optionId: 301, kind: 'TRIAL', firstDays: 2, chargedNow: usd(100) };
const billers: readonly ChosenBiller[] = [
  { id: 'rocketgate', name: 'RocketGate', isNative: true },
  { id: 'epoch', name: 'Epoch', isNative: false },
];

const submitted = vi.fn<(request: object) => Promise<JoinFailure | null>>(async () => null);
const show = (isBusy = false) =>
  render(
    <JoinScreen
      brand="Vixen"
      options={[month, trial]}
      billers={billers}
      defaultOptionId={303}
      loginHref="/login"
      isBusy={isBusy}
      onSubmit={submitted}
    />,
  );
const type = (label: RegExp, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Continue to payment' }));

beforeEach(() => submitted.mockClear());
afterEach(cleanup);

describe('R07 the join form', () => {
  it('V04 submits the chosen plan once every field is valid', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: /2-day trial/ }));
    fireEvent.click(screen.getByRole('radio', { name: /Epoch/ }));
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    expect(submitted).toHaveBeenCalledExactlyOnceWith({
      optionId: 301,
      biller: 'epoch',
      email: 'ada@example.com',
      password: 'Right1password',
    });
  });

  it('says what is charged now and later', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: /2-day trial/ }));
    const charged = '$1.00 now. Then $29.99 a month from December 21, 2026, unless you cancel first.';
    expect(screen.getAllByText(charged)).toHaveLength(2);
  });

  it('V02 V03 V04 shows problems on blur, clears them on focus, and sends nothing', () => {
    show();
    type(/Email/, 'ada at example');
    type(/Password/, 'short');
    expect(screen.getByText(billing.signup.invalidEmail)).toBeTruthy();
    expect(screen.getByText(billing.signup.invalidPassword)).toBeTruthy();
    fireEvent.focus(screen.getByLabelText(/Email/));
    expect(screen.queryByText(billing.signup.invalidEmail)).toBeNull();
    submit();
    expect(submitted).not.toHaveBeenCalled();
    expect(screen.getByText(billing.signup.invalidEmail)).toBeTruthy();
  });

  it.each([
    ['a@b.c', 'a@b.co'],
    [`${'l'.repeat(65)}@mail.example`, `${'l'.repeat(64)}@mail.example`],
    [`a@${'d'.repeat(64)}.example`, `a@${'d'.repeat(63)}.example`],
    ['\u0430da@mail.example', 'ada@mail.example'],
  ])('V03 refuses %s at its field, and accepts %s', (wrong, right) => {
    show();
    type(/Email/, wrong);
    expect(screen.getByText(billing.signup.invalidEmail)).toBeTruthy();
    type(/Email/, right);
    expect(screen.queryByText(billing.signup.invalidEmail)).toBeNull();
  });

  it.each([
    ['Seven77', 'Eight888'],
    ['A1'.repeat(16) + 'b', 'A1'.repeat(16)],
    ['\u0410bcd12345', 'Abcd12345'],
  ])('V02 refuses %s at its field, and accepts %s', (wrong, right) => {
    show();
    type(/Password/, wrong);
    expect(screen.getByText(billing.signup.invalidPassword)).toBeTruthy();
    type(/Password/, right);
    expect(screen.queryByText(billing.signup.invalidPassword)).toBeNull();
  });

  it('V04 accepts empty fields until the form is submitted', () => {
    show();
    type(/Email/, '');
    expect(screen.queryByText(billing.signup.invalidEmail)).toBeNull();
    submit();
    expect(screen.getByText(billing.signup.invalidEmail)).toBeTruthy();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('V04 sends nothing again while a request runs', () => {
    show(true);
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('E12 shows a refusal at its field and leaves the typed text', async () => {
    submitted.mockResolvedValueOnce({ field: 'email', text: billing.signup.invalidEmail });
    show();
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    await screen.findByText(billing.signup.invalidEmail);
    expect(screen.getByLabelText(/Email/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(/Password/)).toHaveProperty('value', 'Right1password');
    fireEvent.focus(screen.getByLabelText(/Email/));
    expect(screen.queryByText(billing.signup.invalidEmail)).toBeNull();
  });

  it('E12 shows a refused password at its field', async () => {
    submitted.mockResolvedValueOnce({ field: 'password', text: billing.signup.invalidPassword });
    show();
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    await screen.findByText(billing.signup.invalidPassword);
    expect(screen.getByLabelText(/Password/).getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['optionId', 'biller'] as const)('E12 shows a refused %s at its choice', async (field) => {
    submitted.mockResolvedValueOnce({ field, text: billing.signup.unavailable });
    show();
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    const choice = screen.getByRole('radio', { name: field === 'biller' ? /Epoch/ : /2-day trial/ });
    await waitFor(() => expect(choice.closest('fieldset')?.textContent).toContain(billing.signup.unavailable));
  });

  it('E12 shows a refusal of the whole form beside its button, and announces it', async () => {
    submitted.mockResolvedValueOnce({ field: null, text: billing.signup.unavailable });
    show();
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(billing.signup.unavailable);
  });
});
