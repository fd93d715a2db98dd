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

afterEach(async () => {
  cleanup();
  // A closed dialog gives the focus back in a later task, which the next test must not see.
  await new Promise((resolve) => setTimeout(resolve, 0));
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
    expect(await screen.findByText('Invalid email address.')).toBeTruthy();
    expect(screen.getByText(vip.invalidPassword)).toBeTruthy();
    expect(requests).toEqual([]);
    fill('  Ada@Mail.Example ', 'Right1password');
    submit();
    submit();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests).toEqual([
      ['/subscriptions/vip-user-credentials', { newEmail: 'ada@mail.example', newPassword: 'Right1password' }],
    ]);
    expect(reload).not.toHaveBeenCalled();
    answer.resolve({ status: 200, body: { success: true } });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each([
    ['EMAIL_ALREADY_EXISTS', 'This email already exists. Please choose another one.', /email/i],
    ['INVALID_EMAIL', 'Email is not valid.', /email/i],
    ['INVALID_PASSWORD', vip.errors.invalid_password, /password/i],
    ['GUESSABLE_PASSWORD', vip.errors.guessable_password, /password/i],
  ])('E17 L14 shows %s at its field, focuses that, and can be sent again', async (code, text, label) => {
    const requests = open(async () => ({ status: 400, body: { code } }));
    fill('ada@mail.example', 'Right1password');
    submit();
    await screen.findByText(text);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(reload).not.toHaveBeenCalled();
  });

  it('E17 says that no mail leaves, and can be sent again', async () => {
    const requests = open(async () => ({ status: 409, body: { code: 'MAIL_OFF' } }));
    fill('ada@mail.example', 'Right1password');
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain(vip.errors.mail_off);
    submit();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown code', async () => ({ status: 400, body: { code: 'SOMETHING_NEW' } })],
    ['a failed call', () => Promise.reject(new Error('offline'))],
  ])('E17 L14 links to support after %s, and can be sent again', async (_what, answer) => {
    const requests = open(answer);
    fill('ada@mail.example', 'Right1password');
    submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to update your credentials. Please contact customer support.');
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('/support');
    expect(screen.getByLabelText(/password/i)).toHaveProperty('value', 'Right1password');
    submit();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('M11 the second account of a membership', () => {
  function open(answer: object) {
    const create = vi.fn(() => ({ createTandemAccount: answer }));
    const { Page, queryClient } = pageFixture({ viewer: people.member, answers: { CreateTandemAccount: create } });
    queryClient.setQueryData(accountPageQuery.queryKey, { visibleBrands: [], findOneUserProfile: null });
    render(
      <FlashProvider value={flash}>
        <TandemAccountDialog options={{}} onClose={onClose} />
      </FlashProvider>,
      { wrapper: Page },
    );
    return { create, isOutdated: () => queryClient.getQueryState(accountPageQuery.queryKey)?.isInvalidated };
  }

  it('M11 M27 L17 V04 is invited once the fields are valid, is told so, and closes the dialog', async () => {
    const { create, isOutdated } = open({ success: true, messageKey: null });
    expect(screen.getByText('By accessing our members area', { exact: false })).toBeTruthy();
    fill('nobody', 'short');
    submit();
    expect(await screen.findByText('Invalid email address.')).toBeTruthy();
    expect(screen.getByText(obligations.tandem.errors.invalidPassword)).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
    fill('Second@Mail.Example', 'Right1password');
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(create).toHaveBeenCalledExactlyOnceWith({
      input: { email: 'second@mail.example', password: 'Right1password' },
    });
    expect(flash).toHaveBeenCalledExactlyOnceWith({ type: 'success', message: obligations.tandem.invited });
    // The account page looks again whether there is a second account.
    expect(isOutdated()).toBe(true);
  });

  it('M11 says why nobody was invited, and stays open', async () => {
    open({ success: false, messageKey: 'tandem.notAllowed' });
    fill('second@mail.example', 'Right1password');
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(obligations.tandem.errors.notAllowed);
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('M26 a press beside the form of the second account loses nothing; Escape closes it', async () => {
  const { Page } = pageFixture({ viewer: people.member });
  render(
    <FlashProvider value={flash}>
      <TandemAccountDialog options={{}} onClose={onClose} />
    </FlashProvider>,
    { wrapper: Page },
  );
  fill('second@mail.example', 'Right1password');
  // The backdrop listens once the press that opened the dialog has ended.
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>(/email/i).value).toBe('second@mail.example');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
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
