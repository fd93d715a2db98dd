import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import AccountCreationErrorDialog from './account-creation-error.tsx';

function show() {
  const onRetry = vi.fn();
  const onClose = vi.fn();
  const { Page } = pageFixture({ path: '/_signupsuccess' });
  render(
    <Page>
      <AccountCreationErrorDialog options={{ code: 'POLLING_MAX_RETRY', onRetry }} onClose={onClose} />
    </Page>,
  );
  return { onRetry, onClose };
}

describe('M01 E13 an account that is not created in time', () => {
  it('E13 shows the specified text and code, and that the payment is safe', async () => {
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Account creation timed-out');
    expect(alert.textContent).toContain('POLLING_MAX_RETRY');
    expect(screen.getByRole('dialog').textContent).toContain('Your order is safe');
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support');
  });

  it('M01 polls again, and closes on Escape', async () => {
    const { onRetry, onClose } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
