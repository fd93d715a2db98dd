import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { PayAgain } from './pay-again.tsx';

const input = { site: 'VIXEN', memberId: 'm1', hashedMemberId: 'abc' };
const price = { amount: 2_999, currency: 'USD' };

function show(answer: { readonly location: string | null; readonly messageKey: string | null }, email: string | null) {
  const payAgain = vi.fn(() => ({ payAgain: { success: answer.location !== null, ...answer } }));
  const { Page } = pageFixture({ path: '/_signupdenial', answers: { PayAgain: payAgain } });
  const notices: Flash[] = [];
  render(
    <Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <PayAgain kept={{ email, price }} input={input} />
      </FlashProvider>
    </Page>,
  );
  return { payAgain, notices };
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('the way back to the payment', () => {
  it('says what is kept, and leads to the payment page once, however often it is pressed', async () => {
    const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
    const { payAgain } = show({ location: 'https://biller.example/pay/2', messageKey: null }, 'ada@example.com');
    expect(screen.getByText(/ada@example\.com.*\$29\.99/)).toBeTruthy();
    press();
    press();
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://biller.example/pay/2'));
    expect(payAgain).toHaveBeenCalledExactlyOnceWith({ input });
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
  });

  it('is not there without scripts, whose button would do nothing', () => {
    show({ location: null, messageKey: null }, 'ada@example.com');
    expect(screen.getByRole('button').closest('.noscript\\:hidden')).not.toBeNull();
  });

  it('speaks of no email to a signed-in buyer, and can be pressed again where there is no page', async () => {
    const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
    const { payAgain, notices } = show({ location: null, messageKey: 'billing.signup.paymentOptionGone' }, null);
    expect(screen.getByText('We kept your plan for $29.99.')).toBeTruthy();
    press();
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error' }]));
    expect(payAgain).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true'));
    press();
    await waitFor(() => expect(payAgain).toHaveBeenCalledTimes(2));
    expect(assign).not.toHaveBeenCalled();
  });
});
