import type { IncomingMessage } from 'node:http';
import { readBounded } from '@network/server/requests/read-bounded.ts';

/** Reads the body of a request as an object of JSON; null for anything else, `too large` for one that is larger. */
export async function readJsonObject(
  request: IncomingMessage,
  mostBytes: number,
): Promise<Readonly<Record<string, unknown>> | 'too large' | null> {
  const body = await readBounded(request, mostBytes);
  if (body === 'too large') return body;
  if (body === 'gone') return null;
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
