import type { IncomingMessage } from 'node:http';

/** The body of a request as an object of JSON; null for anything else, and for one that is larger. */
export async function readJsonObject(
  request: IncomingMessage,
  mostBytes: number,
): Promise<Readonly<Record<string, unknown>> | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > mostBytes) return null;
    parts.push(part as Buffer);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
