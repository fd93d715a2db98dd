import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import type { Viewer } from '@network/access/viewer.ts';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import ConvertVipUserDialog from './convert-vip-user-dialog.tsx';
import EmailConsentDialog from './email-consent-dialog.tsx';
import TermsConsentDialog from './terms-consent-dialog.tsx';

const people = examplePeople('vixen', 'tushy');
const accepted = vi.fn(() => ({ acceptTerms: true }));
const onClose = vi.fn();

function page(viewer: Viewer) {
  return { wrapper: pageFixture({ viewer, answers: { AcceptTerms: accepted } }).Page };
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** What a person does who would rather not answer. */
function wriggle(): void {
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(dialog);
  fireEvent.pointerDown(document.body);
}

describe('M24 M27 the terms', () => {
  it.each([
    ['a member', people.member, 'By accessing our members area you confirm you are aged 18+', 'Accept and go on'],
    ['a guest', people['portal guest'], 'By clicking WATCH SCENE you confirm you are aged 18+', 'Watch scene'],
  ])(
    'M27 are put to %s in the words that were settled, and the button is called what they call it',
    async (_who, viewer, words, button) => {
      render(<TermsConsentDialog options={{}} onClose={onClose} />, page(viewer));
      expect(screen.getByText(words, { exact: false })).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(accepted).toHaveBeenCalledOnce();
    },
  );

  it('M26 are answered or left by signing out', () => {
    render(<TermsConsentDialog options={{}} onClose={onClose} />, page(people.member));
    wriggle();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' }).closest('form')?.getAttribute('action')).toBe(
      '/oidc/logout',
    );
  });
});

describe('M07 M27 news by email', () => {
  it('M27 asks by its label, with nothing agreed to beforehand', () => {
    render(
      <FlashProvider value={vi.fn()}>
        <EmailConsentDialog options={{}} onClose={onClose} />
      </FlashProvider>,
      page(people.member),
    );
    const label = 'I would like to get email updates about hot new scenes and special offers.';
    expect(screen.getByRole('checkbox', { name: label })).toHaveProperty('checked', false);
  });
});

describe('M23 M27 the conversion of a VIP user', () => {
  const type = (label: string, value: string) => {
    const input = screen.getByLabelText(label, { exact: false });
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };

  it('M23 M26 has its texts, and closes by itself alone', () => {
    render(<ConvertVipUserDialog />, page(people.member));
    expect(screen.getByRole('heading', { name: 'VIP' })).toBeTruthy();
    for (const text of [
      'Exclusive membership',
      'Please type your own email address and password to register the account.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('By clicking CONTINUE you confirm', { exact: false })).toBeTruthy();
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
  ])('V02 V03 V04 says at the field what is wrong with %s and %s', (email, password, problem) => {
    render(<ConvertVipUserDialog />, page(people.member));
    type('Email', email);
    type('Password', password);
    expect(screen.getByText(problem)).toBeTruthy();
  });
});
