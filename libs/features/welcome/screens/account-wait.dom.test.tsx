import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { AccountWait } from './account-wait.tsx';

const welcome = { memberid: 'm1', hashedMemberId: 'abc', username: 'member1234', siteId: '3' };
const pending = { isWelcome: false, isTrial: false, autologinId: null, traffikJunkyTransactionId: null };
const confirmed = { ...pending, isWelcome: true, autologinId: 'token-1' };

function OpenDialog() {
  const current = useOpenDialog();
  return <output>{current?.id}</output>;
}

function show(answers: readonly object[]) {
  const check = vi.fn(() => ({ welcomeCheck: answers[Math.min(check.mock.calls.length, answers.length) - 1] }));
  const { Page, router } = pageFixture({ path: '/_signupsuccess', answers: { CheckWelcome: check } });
  render(
    <Page>
      <AccountWait welcome={welcome} pictures={[]} name="ada" />
      <OpenDialog />
    </Page>,
  );
  return { check, router };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  sessionStorage.clear();
});

describe('L06 the wait for a new account', () => {
  it('L06 polls every 5 s, and shows the welcome as soon as the account exists', async () => {
    const { check } = show([pending, pending, confirmed]);
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Start watching' })).toBeNull();
    await pass(5_000);
    expect(check).toHaveBeenCalledTimes(2);
    await pass(5_000);
    expect(screen.getByRole('button', { name: 'Start watching' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Welcome, ada' })).toBeTruthy();
    expect(JSON.parse(sessionStorage.getItem('welcome') ?? '')).toMatchObject({ autologinId: 'token-1' });
    await pass(60_000);
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('speaks of no payment while it waits, since a free trial is not paid for', async () => {
    show([pending]);
    await pass(0);
    // What reserves the room of a later state is neither seen nor read out.
    for (const reserved of document.querySelectorAll('[inert][aria-hidden]')) reserved.remove();
    expect(document.body.textContent).toContain('We are setting up your account');
    expect(document.body.textContent).not.toMatch(/payment|receipt/i);
  });

  it('L06 D24 signs in by the address when the person enters', async () => {
    const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
    show([confirmed]);
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Start watching' }));
    await pass(0);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/?notification=signupSuccess&fatr=true&al_token=token-1');
    expect(screen.getByRole('button', { name: 'Opening…' }).getAttribute('aria-busy')).toBe('true');
    assign.mockRestore();
  });

  it('E12 links to the sign-in form when automatic sign-in fails', async () => {
    show([{ ...confirmed, autologinId: null }]);
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Start watching' }));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain('could not sign you in automatically');
    const href = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '';
    expect(new URL(href).pathname).toBe('/oidc/login');
    expect(new URL(href).searchParams.get('uri')).toBe('/?notification=signupSuccess&fatr=true');
  });

  it('L06 sends a trial to the upgrade page, with its welcome data', async () => {
    const { router } = show([{ ...confirmed, isTrial: true }]);
    await pass(0);
    await pass(0);
    expect(router.state.location.href).toMatch(/^\/_upgrademembership\?memberid=m1&/);
  });

  it('M01 E13 reports after 24 polls that the account creation timed out', async () => {
    const { check } = show([pending]);
    await pass(24 * 5_000);
    expect(check).toHaveBeenCalledTimes(24);
    expect(screen.getByRole('status').textContent).toBe('AccountCreationError');
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  });

  it('E13 checks again as soon as its host answers, and is not left before', async () => {
    const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => undefined);
    const host = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(new Response('', { status: 200 }));
    vi.stubGlobal('fetch', host);
    show([pending]);
    await pass(24 * 5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(0);
    expect([host.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    await pass(2_000);
    expect([host.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
    vi.unstubAllGlobals();
    reload.mockRestore();
  });

  it('E13 loads no page again that somebody went to while the host did not answer', async () => {
    const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => undefined);
    const host = Promise.withResolvers<Response>();
    vi.stubGlobal(
      'fetch',
      vi.fn(() => host.promise),
    );
    show([pending]);
    await pass(24 * 5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    cleanup();
    host.resolve(new Response('', { status: 200 }));
    await pass(0);
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    reload.mockRestore();
  });
});
