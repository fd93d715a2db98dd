import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import type { Viewer } from '@network/access/viewer.ts';
import { bindRest } from '@network/core/api/rest-call.ts';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { isEmailConsentPostponed } from '../obligations/answered.ts';
import { obligationsQuery } from '../queries.ts';
import ConvertVipUserDialog from './convert-vip-user-dialog.tsx';
import EmailConsentDialog from './email-consent-dialog.tsx';
import TermsConsentDialog from './terms-consent-dialog.tsx';

const people = examplePeople('vixen', 'tushy');
const accepted = vi.fn(() => ({ acceptTerms: true }));
const onClose = vi.fn();

function page(viewer: Viewer) {
  const { Page, queryClient } = pageFixture({ viewer, answers: { AcceptTerms: accepted } });
  queryClient.setQueryData(obligationsQuery.queryKey, { obligations: ['TERMS', 'EMAIL_CONSENT'], memberLock: null });
  return { wrapper: Page, waiting: () => queryClient.getQueryData(obligationsQuery.queryKey)?.obligations };
}

afterEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
});

/** Declines to answer. */
function wriggle(): void {
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(dialog);
  fireEvent.pointerDown(document.body);
}

describe('M24 M27 the terms', () => {
  it.each([
    ['a member', people.member, 'By accessing our members area you confirm you are aged 18+', 'Accept and continue'],
    [
      'a guest',
      people['portal guest'],
      'By accessing our members area you confirm you are aged 18+',
      'Accept and continue',
    ],
  ])('M27 shows %s the agreed text, with a button named as in the text', async (_person, viewer, words, button) => {
    const { wrapper, waiting } = page(viewer);
    render(<TermsConsentDialog options={{}} onClose={onClose} />, { wrapper });
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(accepted).toHaveBeenCalledOnce();
    // The next open obligation follows.
    expect(waiting()).toEqual(['EMAIL_CONSENT']);
  });

  it('M26 can only be answered, or left by signing out', () => {
    render(<TermsConsentDialog options={{}} onClose={onClose} />, { wrapper: page(people.member).wrapper });
    wriggle();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' }).closest('form')?.getAttribute('action')).toBe(
      '/oidc/logout',
    );
  });
});

describe('M07 M27 news by email', () => {
  const label = 'I would like to get email updates about hot new scenes and special offers.';
  const flash = vi.fn();

  function openConsent(status = 200) {
    const { Page, queryClient } = pageFixture({ viewer: people.member });
    const post = vi.fn(async () => ({ status, body: null }));
    bindRest(queryClient, post);
    render(
      <FlashProvider value={flash}>
        <EmailConsentDialog options={{}} onClose={onClose} />
      </FlashProvider>,
      { wrapper: Page },
    );
    return post;
  }

  it('M27 shows its label, with nothing agreed to beforehand', () => {
    openConsent();
    expect(screen.getByRole('checkbox', { name: label })).toHaveProperty('checked', false);
  });

  it('M07 C20 E05 sends the choice with the text that was shown, confirms it, and closes', async () => {
    const post = openConsent();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const answer = { emailConsent: true, consentHtmlSnippet: label };
    expect(post).toHaveBeenCalledExactlyOnceWith('/v2/user/email-consent', answer);
    expect(flash).toHaveBeenCalledExactlyOnceWith({
      type: 'success',
      message: 'Your email preferences were updated.',
    });
  });

  it('E05 says that it failed, and stays open', async () => {
    openConsent(500);
    fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    const message = 'Something went wrong. Please try again.';
    await waitFor(() => expect(flash).toHaveBeenCalledExactlyOnceWith({ type: 'error', message }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('M07 can be postponed, which sends nothing and lasts as long as the tab', async () => {
    const post = openConsent();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(isEmailConsentPostponed()).toBe(true);
    // The request is sent in a later task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(post).not.toHaveBeenCalled();
  });
});

describe('M23 M27 the conversion of a VIP user', () => {
  const type = (label: string, value: string) => {
    const input = screen.getByLabelText(label, { exact: false });
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };

  it('M23 M26 shows its texts, and cannot be closed', () => {
    render(<ConvertVipUserDialog />, { wrapper: page(people.member).wrapper });
    expect(screen.getByRole('heading', { name: 'VIP' })).toBeTruthy();
    for (const text of [
      'Exclusive membership',
      'Please type your own email address and password to register the account.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('By clicking CONTINUE you confirm', { exact: false })).toBeTruthy();
    for (const field of ['Email', 'Password']) expect(screen.getByLabelText(field, { exact: false })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/terms', '/privacy']));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
    wriggle();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it.each([
    ['me@vip.example', 'Right1password', 'Invalid email address.'],
    ['\u0430da@mail.example', 'Right1password', 'Invalid email address.'],
    ['a@b.c', 'Right1password', 'Invalid email address.'],
    [
      'ada@mail.example',
      'Seven77',
      'Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long.',
    ],
  ])('V02 V03 V04 shows at the field the problem of %s and %s', async (email, password, problem) => {
    render(<ConvertVipUserDialog />, { wrapper: page(people.member).wrapper });
    type('Email', email);
    type('Password', password);
    expect(await screen.findByText(problem, {}, { timeout: 10_000 })).toBeTruthy();
  });
});
