import { CONSENT_PATH, type ConsentChoice } from './consent.ts';
import { rememberUnsentChoice } from './unsent-choice.ts';

/**
 * Sends a choice to the brand host, which stores it in a cookie. It is sent to the end although the page is left, and until it
 * is stored, the next pages of this tab go by it.
 * @throws Error when it could not be sent
 */
export async function sendConsent(choice: ConsentChoice, send: typeof fetch): Promise<void> {
  rememberUnsentChoice(choice);
  const response = await send(CONSENT_PATH, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ choice }),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`API Request failed with status code ${response.status}`);
  rememberUnsentChoice(null);
}
