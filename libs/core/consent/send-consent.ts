import type { ConsentChoice } from '@network/validation/consent-choice.ts';
import { CONSENT_PATH } from './consent.ts';
import { rememberStoredChoice, rememberUnsentChoice } from './unsent-choice.ts';

/** Settles when the choices of this page that were sent so far are answered. */
let earlier: Promise<unknown> | null = null;

/**
 * Sends a choice to the brand host, which stores it in a cookie. It is sent to the end although the page is left, and until it
 * is stored, the next pages of this tab go by it. A second choice waits for the answer to the first, whose cookie would
 * override its own if it came later.
 * @throws Error when it could not be sent
 */
export async function sendConsent(choice: ConsentChoice, send: typeof fetch): Promise<void> {
  rememberUnsentChoice(choice);
  const sending = earlier === null ? post(choice, send) : earlier.then(() => post(choice, send));
  const settled = sending
    .catch(() => undefined)
    .then(() => {
      if (earlier === settled) earlier = null;
    });
  earlier = settled;
  await sending;
}

async function post(choice: ConsentChoice, send: typeof fetch): Promise<void> {
  const response = await send(CONSENT_PATH, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ choice }),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`API Request failed with status code ${response.status}`);
  rememberStoredChoice(choice);
}
