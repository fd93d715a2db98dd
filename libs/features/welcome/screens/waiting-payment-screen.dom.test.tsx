import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReturnedBecause } from '@network/graphql/schema-types.generated.ts';
import { welcome } from '@network/messages/welcome.ts';
import { WaitingPaymentScreen } from './waiting-payment-screen.tsx';

const show = (confirmBy: string | null, because: ReturnedBecause | null = null, isRefunded = true) =>
  render(
    <WaitingPaymentScreen
      brand="Vixen"
      pictures={[]}
      confirmBy={confirmBy}
      because={because}
      isRefunded={isRefunded}
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
    show(null, 'NOT_CONFIRMED');
    expect(screen.getByRole('heading', { name: welcome.waiting.returnedTitle })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(`${welcome.waiting.returned} ${welcome.waiting.refund}`);
    expect(screen.queryByRole('link', { name: welcome.waiting.signIn })).toBeNull();
  });

  it.each([
    ['OVER', welcome.waiting.over],
    ['TAKEN_BACK', welcome.waiting.takenBack],
    ['ACCOUNT_CLOSED', welcome.waiting.accountClosed],
    ['VOUCHER_USED', welcome.waiting.voucherUsed],
    ['NOT_NEEDED', welcome.waiting.notNeeded],
    ['NEEDS_SIGN_IN', welcome.waiting.needsSignIn],
    ['OUTDATED', welcome.waiting.outdated],
  ] as const)('says why, and blames no owner who did not confirm: %s', (because, why) => {
    show(null, because);
    expect(screen.getByRole('status').textContent).toContain(why);
    expect(screen.getByRole('status').textContent).not.toContain(welcome.waiting.returned);
  });

  it('promises no refund of what cost nothing', () => {
    show(null, 'VOUCHER_USED', false);
    expect(screen.getByRole('heading', { name: welcome.waiting.freeTitle })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(welcome.waiting.free);
    expect(screen.getByRole('status').textContent).not.toContain(welcome.waiting.refund);
  });
});
