import type { IncomingMessage } from 'node:http';

const MAX_BODY_BYTES = 1_048_576;

/** The body of a call, at most a mebibyte; null for a request that has none. `gone` when its sender left. */
export async function readCallBody(request: IncomingMessage): Promise<Buffer | null | 'too large' | 'gone'> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return 'too large';
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    request
      .on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_BODY_BYTES) {
          request.pause();
          resolve('too large');
        } else parts.push(part);
      })
      .once('end', () => resolve(Buffer.concat(parts)))
      .once('error', () => resolve('gone'))
      .once('close', () => resolve('gone'));
  });
}
