import type { IncomingMessage } from 'node:http';
import { discardRest } from './oversized-body.ts';

const MAX_BODY_BYTES = 1_048_576;

/**
 * Reads the body of a call, at most a mebibyte or fewer bytes; null for a request that has none. `gone` when its sender left. The rest of
 * one that is too large is thrown away, so that its sender reads the answer.
 */
export async function readCallBody(
  request: IncomingMessage,
  mostBytes = MAX_BODY_BYTES,
): Promise<Buffer | null | 'too large' | 'gone'> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
    discardRest(request);
    return 'too large';
  }
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const add = (part: Buffer): void => {
      bytes += part.length;
      parts.push(part);
      if (bytes <= mostBytes) return;
      request.off('data', add);
      discardRest(request);
      resolve('too large');
    };
    request
      .on('data', add)
      .once('end', () => resolve(Buffer.concat(parts)))
      .once('error', () => resolve('gone'))
      .once('close', () => resolve('gone'));
  });
}
