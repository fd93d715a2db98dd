import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { welcome } from '@network/messages/welcome.ts';
import { WaitingPaymentScreen } from './waiting-payment-screen.tsx';

afterEach(cleanup);

const show = (confirmBy: string | null, wasOverWhenPaid = false) =>
  render(
    <WaitingPaymentScreen
      brand="Vixen"
      pictures={[]}
      confirmBy={confirmBy}
      wasOverWhenPaid={wasOverWhenPaid}
      signInHref="/oidc/login?uri=%2Faccount"
    />,
  );

describe('a payment with the email of an existing account', () => {
  it('says where it is confirmed, and until when', () => {
    show('2026-03-03T12:00:00Z');
    expect(screen.getByRole('heading', { name: welcome.waiting.title })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('March 03, 2026 (UTC)');
    const signIn = screen.getByRole('link', { name: welcome.waiting.signIn });
    expect(signIn.getAttribute('href')).toBe('/oidc/login?uri=%2Faccount');
  });

  it('says that it was refunded', () => {
    show(null);
    expect(screen.getByRole('heading', { name: welcome.waiting.returnedTitle })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(welcome.waiting.returned);
    expect(screen.queryByRole('link', { name: welcome.waiting.signIn })).toBeNull();
  });

  it('says of an order that was over when it was paid nothing of an owner who did not confirm', () => {
    show(null, true);
    expect(screen.getByRole('status').textContent).toContain(welcome.waiting.over);
    expect(screen.getByRole('status').textContent).not.toContain(welcome.waiting.returned);
  });
});
