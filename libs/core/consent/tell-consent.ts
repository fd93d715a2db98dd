import { CONSENT_PATH, type ConsentChoice } from './consent.ts';

/**
 * Tells the brand host of a choice, which keeps it in a cookie.
 * @throws Error when it could not be told
 */
export async function tellConsent(choice: ConsentChoice, send: typeof fetch): Promise<void> {
  const response = await send(CONSENT_PATH, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ choice }),
  });
  if (!response.ok) throw new Error(`API Request failed with status code ${response.status}`);
}
