import type { SpanContext } from '@opentelemetry/api';

const WELL_FORMED = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads W3C trace context, https://www.w3.org/TR/trace-context/; null for what is none. */
export function readTraceparent(header: string | string[] | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof header === 'string' && WELL_FORMED.exec(header)) || [];
  if (traceId === '' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`;
}

/**
 * The trace of a request that begins one: its correlation id without hyphens where that is a UUID, so that a line of the log
 * leads to its trace. Null for ids of another form.
 */
export function traceIdOf(correlationId: string): string | null {
  const id = correlationId.toLowerCase();
  return UUID.test(id) && !/^[0-]+$/.test(id) ? id.replaceAll('-', '') : null;
}
