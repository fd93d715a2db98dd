import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { bindRest, type RestAnswer } from '@network/core/api/rest-call.ts';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { obligations } from '@network/messages/obligations.ts';
import { vip } from '@network/messages/vip.ts';
import { accountPageQuery } from '../queries.ts';
import ConvertVipUserDialog from './convert-vip-user-dialog.tsx';
import DeviceChallengeDialog from './device-challenge-dialog.tsx';
import TandemAccountDialog from './tandem-account-dialog.tsx';

const people = examplePeople('vixen', 'tushy');
const reload = vi.fn();
const onClose = vi.fn();
const flash = vi.fn();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function fill(email: string, password: string): void {
  fireEvent.change(screen.getByLabelText(/email/i), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/password/i), { target: { value: password } });
}

/** Submits as Enter in a field does. */
function submit(): void {
  const form = screen.getByRole('dialog').querySelector('form');
  if (!form) throw new Error('There is no form.');
  fireEvent.submit(form);
}

describe('C22 the conversion of a VIP user', () => {
  function open(answer: () => Promise<RestAnswer>) {
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    const requests: unknown[] = [];
    const { Page, queryClient } = pageFixture({ viewer: people.member });
    bindRest(queryClient, (path, body) => {
      requests.push([path, body]);
      return answer();
    });
    render(<ConvertVipUserDialog />, { wrapper: Page });
    return requests;
  }

  it('L14 V03 V04 sends trimmed lower case on Enter, once while a request runs, then reloads the page', async () => {
    const answer = Promise.withResolvers<RestAnswer>();
    const requests = open(() => answer.promise);
    fill('me@vip.example', 'short');
    submit();
    expect(requests).toEqual([]);
    expect(screen.getByText('Invalid email address.')).toBeTruthy();
    expect(screen.getByText(vip.invalidPassword)).toBeTruthy();
    fill('  Ada@Mail.Example ', 'Right1password');
    submit();
    submit();
    expect(requests).toEqual([
      ['/subscriptions/vip-user-credentials', { newEmail: 'ada@mail.example', newPassword: 'Right1password' }],
    ]);
    expect(reload).not.toHaveBeenCalled();
    answer.resolve({ status: 200, body: { success: true } });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each([
    ['EMAIL_ALREADY_EXISTS', 'This email already exists. Please choose another one.', null],
    ['INVALID_EMAIL', 'Email is not valid.', null],
    [
      'INVALID_PASSWORD',
      'Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long.',
      null,
    ],
    ['SOMETHING_NEW', 'Failed to update your credentials. Please contact customer support.', '/support'],
  ])('E17 L14 explains %s, and can be sent again', async (code, text, link) => {
    const requests = open(async () => ({ status: 400, body: { code } }));
    fill('ada@mail.example', 'Right1password');
    submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(alert.querySelector('a')?.getAttribute('href') ?? null).toBe(link);
    submit();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('M11 the second account of a membership', () => {
  function open(answer: object) {
    const create = vi.fn(() => ({ createTandemAccount: answer }));
    const { Page, queryClient } = pageFixture({ viewer: people.member, answers: { CreateTandemAccount: create } });
    queryClient.setQueryData(accountPageQuery.queryKey, { findOneUserProfile: null });
    render(
      <FlashProvider value={flash}>
        <TandemAccountDialog options={{}} onClose={onClose} />
      </FlashProvider>,
      { wrapper: Page },
    );
    return { create, isOutdated: () => queryClient.getQueryState(accountPageQuery.queryKey)?.isInvalidated };
  }

  it('M11 M27 L17 V04 is created once its fields are valid, is confirmed, and closes the dialog', async () => {
    const { create, isOutdated } = open({ success: true, messageKey: null });
    expect(screen.getByText('By accessing our members area', { exact: false })).toBeTruthy();
    fill('nobody', 'short');
    submit();
    expect(screen.getByText('Invalid email address.')).toBeTruthy();
    expect(screen.getByText(obligations.tandem.errors.invalidPassword)).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
    fill('Second@Mail.Example', 'Right1password');
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(create).toHaveBeenCalledExactlyOnceWith({
      input: { email: 'second@mail.example', password: 'Right1password' },
    });
    expect(flash).toHaveBeenCalledExactlyOnceWith({ type: 'success', message: 'The second account is ready.' });
    // The account page shows the second account from now on.
    expect(isOutdated()).toBe(true);
  });

  it('M11 says why it was not created, and stays open', async () => {
    open({ success: false, messageKey: 'tandem.emailExists' });
    fill('second@mail.example', 'Right1password');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This email already exists. Please choose another one.',
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('M25 the device challenge', () => {
  it('M25 M26 waits for the approval by email, and can only be left by signing out', () => {
    const { Page } = pageFixture({ viewer: people.member });
    render(<DeviceChallengeDialog />, { wrapper: Page });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.pointerDown(document.body);
    expect(screen.getByRole('status').textContent).toContain('Waiting for your approval');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    const out = screen.getByRole('button', { name: 'Sign out' });
    expect(out.closest('form')?.getAttribute('action')).toBe('/oidc/logout');
  });
});
