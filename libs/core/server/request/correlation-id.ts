import { randomUUID } from 'node:crypto';

/** The id under which a request is logged everywhere: the caller's own when it is a plain one, else a new one. */
export function readCorrelationId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : randomUUID();
}
