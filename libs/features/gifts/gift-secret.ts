const KEY = 'gift-secret';
/** The number of bytes that the gateway expects (`BROWSER_SECRET`). */
const BYTES = 32;

/** The secret with which this tab requests the outcome of its gifts; null before it ordered one. */
export function giftSecret(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Makes the secret of this tab, once. Null where the browser forbids the storage: then its page can tell nothing. */
export function makeGiftSecret(): string | null {
  const known = giftSecret();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const secret = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  try {
    sessionStorage.setItem(KEY, secret);
    return secret;
  } catch {
    return null;
  }
}
