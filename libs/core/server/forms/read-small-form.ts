import type { IncomingMessage } from 'node:http';

/** The largest form without files: its longest texts in four-byte letters, and the space between them. */
export const SMALL_FORM_BYTES = 512 * 1_024;

/** All of a form without files; `too large` beyond what one can be, `gone` when its sender left or was sent away. */
export async function readSmallForm(request: IncomingMessage): Promise<Buffer | 'too large' | 'gone'> {
  if (Number(request.headers['content-length'] ?? 0) > SMALL_FORM_BYTES) return 'too large';
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > SMALL_FORM_BYTES) return 'too large';
      parts.push(part);
    }
  } catch {
    return 'gone';
  }
  return Buffer.concat(parts);
}
