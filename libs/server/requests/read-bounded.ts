import type { IncomingMessage } from 'node:http';
import { discardRest } from './oversized-body.ts';

/**
 * Reads all of a body; `too large` beyond so many bytes, `gone` when its sender left or was sent away. The request stays
 * open, and the rest of one that is too large is thrown away, so that its sender reads the answer.
 */
export async function readBounded(request: IncomingMessage, mostBytes: number): Promise<Buffer | 'too large' | 'gone'> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += part.length;
      parts.push(part);
      if (bytes > mostBytes) break;
    }
  } catch {
    return 'gone';
  }
  if (bytes <= mostBytes) return Buffer.concat(parts);
  discardRest(request);
  return 'too large';
}
