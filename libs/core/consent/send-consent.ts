import { CONSENT_PATH, type ConsentChoice } from './consent.ts';

/**
 * Sends a choice to the brand host, which stores it in a cookie.
 * @throws Error when it could not be sent
 */
export async function sendConsent(choice: ConsentChoice, send: typeof fetch): Promise<void> {
  const response = await send(CONSENT_PATH, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ choice }),
  });
  if (!response.ok) throw new Error(`API Request failed with status code ${response.status}`);
}
