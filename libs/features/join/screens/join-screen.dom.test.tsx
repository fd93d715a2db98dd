import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { billing } from '@network/messages/billing.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import type { ChosenBiller } from '../../plan-choice/payment-methods.ts';
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
  inDays: { every: 30, laterAt: '2026-12-20T00:00:00Z', firstDays: null },
  perMonth: usd(2999),
  savedPercent: 0,
  credit: { amount: 0, currency: 'USD' },
  replaces: [],
};
const trial: PlanOptionFragment = { ...month, optionId: 301, kind: 'TRIAL', firstDays: 2, chargedNow: usd(100) };
const billers: readonly ChosenBiller[] = [
  { id: 'rocketgate', name: 'RocketGate', isNative: true, countsDays: false },
  { id: 'epoch', name: 'Epoch', isNative: false, countsDays: false },
];

const NoVoucher = () => null;
const submitted = vi.fn<(request: object) => Promise<JoinFailure | null>>(async () => null);
const show = (isBusy = false, variants: Pick<ComponentProps<typeof JoinScreen>, 'pricing' | 'paypal'> = {}) =>
  render(
    <JoinScreen
      brand="Vixen"
      options={[month, trial]}
      billers={billers}
      defaultOptionId={303}
      loginHref="/login"
      films={[]}
      hasGems
      orderTerms={NoVoucher}
      isBusy={isBusy}
      {...variants}
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

describe('R07 the join form', () => {
  it('V04 submits the chosen plan once every field is valid', async () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: /2-day trial/ }));
    fireEvent.click(screen.getByRole('radio', { name: /Epoch/ }));
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    await waitFor(() => expect(submitted).toHaveBeenCalled());
    expect(submitted).toHaveBeenCalledExactlyOnceWith({
      optionId: 301,
      biller: 'epoch',
      email: 'ada@example.com',
      password: 'Right1password',
      shown: { now: 100, later: 2_999, currency: 'USD' },
    });
  });

  it('compares few plans at once: those of several sites are behind their own line, open when one is chosen', async () => {
    const several = { ...month, optionId: 3045, isMultisite: true, sites: ['vixen', 'deeper'], perMonth: usd(4999) };
    const screenOf = (chosen: number) => (
      <JoinScreen
        brand="Vixen"
        options={[month, trial, several]}
        billers={billers}
        defaultOptionId={chosen}
        loginHref="/login"
        films={[]}
        hasGems
        orderTerms={NoVoucher}
        isBusy={false}
        onSubmit={submitted}
      />
    );
    render(screenOf(303));
    const line = () => screen.getByText('Everything on 2 sites, from $49.99 a month').closest('details');
    expect(line()?.open).toBe(false);
    cleanup();
    render(screenOf(3045));
    expect(line()?.open).toBe(true);
    expect(await screen.findByRole('cell', { name: 'All of 2 sites' })).toBeTruthy();
  });

  it('says what is charged now and later', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: /2-day trial/ }));
    const charged = '$1.00 now. Then $29.99 a month from December 21, 2026 (UTC), unless you cancel first.';
    expect(screen.getAllByText(charged)).toHaveLength(2);
  });

  it('V02 V03 V04 shows problems on blur, clears them on focus, and sends nothing', async () => {
    show();
    type(/Email/, 'ada at example');
    type(/Password/, 'short');
    expect(await screen.findByText(billing.signup.invalidEmail)).toBeTruthy();
    expect(await screen.findByText(billing.signup.invalidPassword)).toBeTruthy();
    fireEvent.focus(screen.getByLabelText(/Email/));
    await waitFor(() => expect(screen.queryByText(billing.signup.invalidEmail)).toBeNull());
    submit();
    expect(await screen.findByText(billing.signup.invalidEmail)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
    expect(submitted).not.toHaveBeenCalled();
  });

  it.each([
    ['a@b.c', 'a@b.co'],
    [`${'l'.repeat(65)}@mail.example`, `${'l'.repeat(64)}@mail.example`],
    [`a@${'d'.repeat(64)}.example`, `a@${'d'.repeat(63)}.example`],
    ['\u0430da@mail.example', 'ada@mail.example'],
  ])('V03 refuses %s at its field, and accepts %s', async (wrong, right) => {
    show();
    type(/Email/, wrong);
    expect(await screen.findByText(billing.signup.invalidEmail)).toBeTruthy();
    type(/Email/, right);
    await waitFor(() => expect(screen.queryByText(billing.signup.invalidEmail)).toBeNull());
    await waitFor(() => expect(screen.getByLabelText(/Email/).getAttribute('aria-invalid')).toBeNull());
  });

  it.each([
    ['Seven77', 'Eight888'],
    ['A1'.repeat(16) + 'b', 'A1'.repeat(16)],
    ['\u0410bcd12345', 'Abcd12345'],
  ])('V02 refuses %s at its field, and accepts %s', async (wrong, right) => {
    show();
    type(/Password/, wrong);
    expect(await screen.findByText(billing.signup.invalidPassword)).toBeTruthy();
    type(/Password/, right);
    await waitFor(() => expect(screen.queryByText(billing.signup.invalidPassword)).toBeNull());
  });

  it('V04 accepts empty fields until the form is submitted, and says what is missing', async () => {
    show();
    type(/Email/, '');
    expect(screen.queryByText(billing.signup.missingEmail)).toBeNull();
    submit();
    expect(await screen.findByText(billing.signup.missingEmail)).toBeTruthy();
    expect(screen.getByText(billing.signup.missingPassword)).toBeTruthy();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('V04 sends nothing again while a request runs', async () => {
    show(true);
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    // The checks are over.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(submitted).not.toHaveBeenCalled();
  });

  it('E12 shows a refusal at its field and leaves the typed text', async () => {
    submitted.mockResolvedValueOnce({ field: 'email', text: billing.signup.invalidEmail });
    show();
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    await screen.findByText(billing.signup.invalidEmail);
    await waitFor(() => expect(screen.getByLabelText(/Email/).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
    expect(screen.getByLabelText(/Password/)).toHaveProperty('value', 'Right1password');
    fireEvent.focus(screen.getByLabelText(/Email/));
    await waitFor(() => expect(screen.queryByText(billing.signup.invalidEmail)).toBeNull());
  });

  it('E12 shows a refused password at its field', async () => {
    submitted.mockResolvedValueOnce({ field: 'password', text: billing.signup.invalidPassword });
    show();
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    await screen.findByText(billing.signup.invalidPassword);
    await waitFor(() => expect(screen.getByLabelText(/Password/).getAttribute('aria-invalid')).toBe('true'));
  });

  it.each(['optionId', 'biller'] as const)('E12 shows a refused %s at its choice', async (field) => {
    submitted.mockResolvedValueOnce({ field, text: billing.signup.unavailable });
    show();
    type(/Email/, 'ada@example.com');
    type(/Password/, 'Right1password');
    submit();
    const choice = screen.getByRole('radio', { name: field === 'biller' ? /Card/ : /2-day trial/ });
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

  it('R07 shows the answer to a form that was sent without scripts, with what was typed, but never the password', () => {
    const html = renderToString(
      <JoinScreen
        brand="Vixen"
        options={[month, trial]}
        billers={billers}
        defaultOptionId={303}
        loginHref="/login"
        films={[]}
        hasGems
        orderTerms={NoVoucher}
        isBusy={false}
        onSubmit={submitted}
        refused={{
          errors: { password: billing.signup.guessablePassword, biller: billing.signup.paymentOptionGone },
          values: { email: 'ada@example.com', optionId: '301', biller: 'epoch' },
        }}
      />,
    );
    expect(html).toContain(billing.signup.guessablePassword);
    expect(html).toContain(billing.signup.paymentOptionGone);
    expect(html).toMatch(/<input[^>]*name="email"[^>]*value="ada@example.com"/);
    expect(html).not.toMatch(/<input[^>]*name="password"[^>]*value=/);
    expect(html.match(/<input[^>]*name="password"[^>]*>/)?.[0]).toMatch(/autofocus/i);
    const chosen = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
      ([input]) => /value="(\w+)"/.exec(input)?.[1],
    );
    expect(chosen).toEqual(['301', 'epoch']);
  });
});

describe('K11 the variants of the join form', () => {
  const year: PlanOptionFragment = { ...month, optionId: 304, kind: 'YEAR', renewalMonths: 12, perMonth: usd(999) };
  const plan = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')?.textContent;
  const order = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map(({ value }) => value);
  const showPlans = (pricing: 'total' | 'longest' | null) =>
    render(
      <JoinScreen
        brand="Vixen"
        options={[trial, month, { ...year, chargedNow: usd(11_988), chargedLater: usd(11_988) }]}
        billers={billers}
        defaultOptionId={303}
        loginHref="/login"
        films={[]}
        hasGems
        orderTerms={NoVoucher}
        isBusy={false}
        pricing={pricing}
        onSubmit={submitted}
      />,
    );

  it('K11 pricing: shows the price a month by default, and what is charged now for the whole period in `total`', () => {
    showPlans(null);
    expect(plan(/1 year/)).toContain('$9.99a month');
    cleanup();
    showPlans('total');
    expect(plan(/1 year/)).toContain('$119.88for 12 months');
    expect(plan(/2-day trial/)).toContain('$1.00today');
  });

  it('K11 pricing: lists the longest plan first in `longest`, and chooses what it chose before', () => {
    showPlans(null);
    expect(order('optionId')).toEqual(['301', '303', '304']);
    cleanup();
    showPlans('longest');
    expect(order('optionId')).toEqual(['304', '303', '301']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /1 month/ }).checked).toBe(true);
  });

  it('K11 paypal: names PayPal only in a variant, where the biller takes it, and puts that biller first in `first`', () => {
    show();
    expect(screen.queryByText(/PayPal/)).toBeNull();
    cleanup();
    show(false, { paypal: 'named' });
    expect(screen.getByRole('radio', { name: /^PayPal/ })).toHaveProperty('value', 'epoch');
    expect(order('biller')).toEqual(['rocketgate', 'epoch']);
    cleanup();
    show(false, { paypal: 'first' });
    expect(order('biller')).toEqual(['epoch', 'rocketgate']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^PayPal/ }).checked).toBe(true);
  });
});
