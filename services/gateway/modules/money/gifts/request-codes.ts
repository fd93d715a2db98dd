import { createHmac } from 'node:crypto';
import { createCode } from './code.ts';

/** The purpose that is passed to `secrets.derive`. */
export const CODES_PURPOSE = 'redeem-codes';

/**
 * The codes of a request for a batch: the same key and secret make the same ones, so that a request whose answer was lost is
 * answered again although only hashes are stored. Without the secret or without the key nobody can make them.
 */
export function codesOfRequest(secret: Buffer, requestKey: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    createCode((size) => createHmac('sha256', secret).update(`${requestKey}:${index}`).digest().subarray(0, size)),
  );
}
