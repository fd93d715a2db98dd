import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerPasskeys, passwordAids } from './gate-behavior.ts';
import { passwordField } from './gate-page.ts';

afterEach(() => document.body.replaceChildren());

const field = passwordField({
  name: 'password',
  label: 'Password',
  autocomplete: 'current-password',
  described: false,
  isFocused: false,
});

describe('what helps to type a password', () => {
  it('shows and hides it, and sends it as a password', () => {
    document.body.innerHTML = `<form>${field}</form>`;
    passwordAids();
    const input = document.querySelector<HTMLInputElement>('#password');
    const button = document.querySelector<HTMLButtonElement>('.reveal');
    if (!input || !button) throw new Error('There is no field.');
    expect(button.hidden).toBe(false);
    fireEvent.click(button);
    expect([input.type, button.getAttribute('aria-pressed'), button.textContent]).toEqual(['text', 'true', 'Hide']);
    fireEvent.click(button);
    expect([input.type, button.textContent]).toEqual(['password', 'Show']);
    fireEvent.click(button);
    fireEvent.submit(input.form as HTMLFormElement);
    expect(input.type).toBe('password');
  });

  it('says when caps lock is on', () => {
    document.body.innerHTML = `<form>${field}</form>`;
    passwordAids();
    const input = document.querySelector('#password') as HTMLInputElement;
    const hint = document.querySelector('.caps');
    const press = (type: 'keydown' | 'keyup', isOn: boolean): void => {
      const event = new KeyboardEvent(type, { key: 'a' });
      // The test's browser has no keyboard.
      vi.spyOn(event, 'getModifierState').mockReturnValue(isOn);
      fireEvent(input, event);
    };
    press('keydown', true);
    expect(hint?.textContent).toBe('Caps lock is on.');
    press('keyup', false);
    expect(hint?.textContent).toBe('');
  });
});

describe('passkeys on the sign-in form', () => {
  const show = () => {
    document.body.innerHTML = `<form data-passkey-options='{"challenge":"abc"}'><input type="hidden" name="passkey" value=""><button type="button" hidden data-passkey>Passkey</button><p hidden data-passkey-problem>Failed</p></form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    const submit = vi.spyOn(form, 'submit').mockImplementation(() => undefined);
    return { form, submit, button: form.querySelector('button') as HTMLButtonElement };
  };
  const webauthn = (answer: (autofill: boolean) => Promise<object>, isSupported = true) =>
    ({
      browserSupportsWebAuthn: () => isSupported,
      browserSupportsWebAuthnAutofill: async () => isSupported,
      startAuthentication: ({ useBrowserAutofill }: { useBrowserAutofill: boolean }) => answer(useBrowserAutofill),
    }) as unknown as Parameters<typeof offerPasskeys>[0];
  const never = new Promise<object>(() => undefined);

  it('are sent with the form, by the suggestions or by the button', async () => {
    for (const bySuggestion of [true, false]) {
      const { form, submit, button } = show();
      offerPasskeys(webauthn(async (autofill) => (autofill === bySuggestion ? { id: 'key' } : never)));
      if (!bySuggestion) fireEvent.click(button);
      await expect.poll(() => submit).toHaveBeenCalledOnce();
      expect(new FormData(form).get('passkey')).toBe('{"id":"key"}');
    }
  });

  it('leave the form as it is where they fail or are not supported', async () => {
    const { submit, button, form } = show();
    offerPasskeys(webauthn((autofill) => (autofill ? never : Promise.reject(new Error('NotAllowedError')))));
    fireEvent.click(button);
    await expect.poll(() => form.querySelector('p')?.hidden).toBe(false);
    expect(submit).not.toHaveBeenCalled();
    const other = show();
    offerPasskeys(webauthn(() => never, false));
    expect(other.button.hidden).toBe(true);
  });
});
