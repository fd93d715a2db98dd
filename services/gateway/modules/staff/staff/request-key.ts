import { createHash } from 'node:crypto';

const KEY = /^[\w-]{8,64}$/;

/** The description of a valid request key, for a refusal without a key in the catalogue. */
export const REQUEST_KEY_EXPECTED = 'The request key is 8 to 64 letters, digits, hyphens or underscores.';

/** The refusal of a key that was used for something else. */
export const REQUEST_KEY_USED = 'This request key was used for something else. Reload the page and try again.';

/** Returns whether a text can be the key by which a repeated request of staff is recognized. */
export function isRequestKey(text: string): boolean {
  return KEY.test(text);
}

/** A hash of everything that was requested: equal for a repeated request, different where its key is used for something else. */
export function fingerprintOf(request: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
