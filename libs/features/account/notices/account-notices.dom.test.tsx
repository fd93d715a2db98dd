import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { account } from '@network/messages/account.ts';
import { UnconfirmedEmailNotice } from './unconfirmed-email-notice.tsx';
import { WaitingPaymentNotice } from './waiting-payment-notice.tsx';

const payment = {
  orderId: 'order-1',
  amount: { amount: 2_999, currency: 'USD' },
  description: 'Vixen monthly membership',
  paidAt: '2026-03-02T12:00:00Z',
  confirmBy: '2026-03-03T12:00:00Z',
};

describe('the notices at the top of the account page', () => {
  it('an email that is unconfirmed, with another link for it', () => {
    const resend = vi.fn();
    render(<UnconfirmedEmailNotice email="ada@example.com" isSending={false} onResend={resend} />);
    expect(screen.getByLabelText(account.emailUnconfirmed.title).textContent).toContain('ada@example.com');
    fireEvent.click(screen.getByRole('button', { name: account.emailUnconfirmed.resend }));
    expect(resend).toHaveBeenCalledOnce();
  });

  it('a payment to confirm, with its purpose and deadline', () => {
    const answer = { onConfirm: vi.fn(), onRefund: vi.fn() };
    render(<WaitingPaymentNotice payment={payment} pending={null} {...answer} />);
    const text = screen.getByLabelText(account.waitingPayment.title).textContent;
    for (const part of ['$29.99', 'Vixen monthly membership', 'March 02, 2026 (UTC)', 'March 03, 2026 (UTC)'])
      expect(text).toContain(part);
    fireEvent.click(screen.getByRole('button', { name: account.waitingPayment.confirm }));
    fireEvent.click(screen.getByRole('button', { name: account.waitingPayment.refund }));
    expect([answer.onConfirm, answer.onRefund].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  });

  it('accepts no second answer while one is being sent', () => {
    const answer = { onConfirm: vi.fn(), onRefund: vi.fn() };
    render(<WaitingPaymentNotice payment={payment} pending="confirm" {...answer} />);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect([answer.onConfirm, answer.onRefund].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });
});
