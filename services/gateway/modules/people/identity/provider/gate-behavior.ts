import type * as SimpleWebAuthn from '@simplewebauthn/browser';

/*
 * What runs in the browser on the identity server's pages. Each function is sent as its source (gate-script.ts): it uses
 * nothing of this file but its arguments.
 */

/** Shows the buttons that reveal a password, and says when caps lock is on. */
export function passwordAids(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.reveal')) {
    const input = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!(input instanceof HTMLInputElement)) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      const isShown = input.type === 'password';
      input.type = isShown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isShown));
      button.textContent = (isShown ? button.dataset['hide'] : button.dataset['show']) ?? '';
      input.focus();
    });
    // Password managers and browsers save what is sent as a password.
    input.form?.addEventListener('submit', () => {
      input.type = 'password';
    });
    const hint = document.querySelector<HTMLElement>(`[data-caps-of="${input.id}"]`);
    const showCapsLock = (event: KeyboardEvent): void => {
      const text = event.getModifierState('CapsLock') ? (hint?.dataset['text'] ?? '') : '';
      if (hint && hint.textContent !== text) hint.textContent = text;
    };
    input.addEventListener('keydown', showCapsLock);
    input.addEventListener('keyup', showCapsLock);
  }
}

/** Signs in with a passkey: by the email field's suggestions where the browser has them, and by a button. */
export function offerPasskeys(webauthn: typeof SimpleWebAuthn): void {
  const form = document.querySelector<HTMLFormElement>('form[data-passkey-options]');
  const button = form?.querySelector<HTMLButtonElement>('[data-passkey]');
  const problem = form?.querySelector<HTMLElement>('[data-passkey-problem]');
  const field = form?.elements.namedItem('passkey');
  if (!form || !button || !problem || !(field instanceof HTMLInputElement) || !webauthn.browserSupportsWebAuthn())
    return;
  const optionsJSON = JSON.parse(
    form.dataset['passkeyOptions'] ?? '{}',
  ) as SimpleWebAuthn.PublicKeyCredentialRequestOptionsJSON;
  const signIn = async (useBrowserAutofill: boolean): Promise<void> => {
    const answer = await webauthn.startAuthentication({ optionsJSON, useBrowserAutofill });
    field.value = JSON.stringify(answer);
    // The form is submitted without the checks of its fields, which are empty.
    form.submit();
  };
  const suggest = async (): Promise<void> => {
    if (await webauthn.browserSupportsWebAuthnAutofill()) await signIn(true);
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    problem.hidden = true;
    signIn(false).catch(() => {
      problem.hidden = false;
      // The button ended the suggestions.
      suggest().catch(() => undefined);
    });
  });
  // Ended by the button, or by a person who types a password.
  suggest().catch(() => undefined);
}

/** Makes a passkey at the press of the page's button, and sends it. */
export function addPasskeyButton(webauthn: typeof SimpleWebAuthn): void {
  const form = document.querySelector<HTMLFormElement>('form[data-registration-options]');
  const button = form?.querySelector<HTMLButtonElement>('button');
  const field = form?.elements.namedItem('made');
  if (!form || !button || !(field instanceof HTMLInputElement)) return;
  const show = (name: string): void => {
    for (const text of form.querySelectorAll<HTMLElement>('[data-problem]'))
      text.hidden = text.dataset['problem'] !== name;
  };
  if (!webauthn.browserSupportsWebAuthn()) {
    show('unsupported');
    return;
  }
  show('none');
  button.disabled = false;
  button.addEventListener('click', () => {
    show('none');
    const optionsJSON = JSON.parse(
      form.dataset['registrationOptions'] ?? '{}',
    ) as SimpleWebAuthn.PublicKeyCredentialCreationOptionsJSON;
    webauthn
      .startRegistration({ optionsJSON })
      .then((made) => {
        field.value = JSON.stringify(made);
        form.submit();
      })
      .catch((error: unknown) =>
        show(error instanceof Error && error.name === 'InvalidStateError' ? 'already' : 'failed'),
      );
  });
}
