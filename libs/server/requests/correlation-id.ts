import { randomUUID } from 'node:crypto';

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Whether a text has the form of a correlation id: 8 to 64 letters, digits, dots, hyphens and underscores. */
export function isCorrelationId(text: string): boolean {
  return WELL_FORMED.test(text);
}

/** The id under which every server logs a request: the caller's when it is well-formed, else a new one. */
export function correlationIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && isCorrelationId(header) ? header : randomUUID();
}
