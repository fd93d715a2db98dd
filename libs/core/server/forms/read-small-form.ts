import type { IncomingMessage } from 'node:http';
import { discardRest } from '@network/server/requests/oversized-body.ts';
import { readBounded } from '@network/server/requests/read-bounded.ts';

/** The largest form without files: its longest texts in four-byte letters, and the space between them. */
export const SMALL_FORM_BYTES = 512 * 1_024;

/** All of a form without files; `too large` beyond what one can be, `gone` when its sender left or was sent away. */
export async function readSmallForm(request: IncomingMessage): Promise<Buffer | 'too large' | 'gone'> {
  if (Number(request.headers['content-length'] ?? 0) <= SMALL_FORM_BYTES) return readBounded(request, SMALL_FORM_BYTES);
  discardRest(request);
  return 'too large';
}
