import type { IncomingMessage } from 'node:http';
import type { ErrorReport } from '../../telemetry/telemetry.ts';
import type { ErrorReporter } from './error-reporter.ts';

const MAX_BYTES = 16 * 1_024;
const CORRELATION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Receives a report of an error, or a person's comment about one, from a page of this host and passes it on. */
export async function receiveReport(request: IncomingMessage, reporter: ErrorReporter): Promise<204 | 400 | 404 | 503> {
  if (!reporter.isOn) return 404;
  const told = await readJson(request);
  if (told === null) return 400;
  const correlationId = CORRELATION_ID.test(textOf(told['correlationId'])) ? textOf(told['correlationId']) : null;
  const words = textOf(told['words']).trim();
  if (words !== '') {
    if (correlationId === null) return 400;
    return (await reporter.feedback(correlationId, words)) ? 204 : 503;
  }
  const message = textOf(told['message']);
  if (message === '') return 400;
  reporter.report('browser', reportOf(told, message, correlationId));
  return 204;
}

function reportOf(told: Readonly<Record<string, unknown>>, message: string, correlationId: string | null): ErrorReport {
  const stack = textOf(told['stack']);
  return {
    name: textOf(told['name']) || 'Error',
    message,
    stack: stack === '' ? null : stack,
    path: textOf(told['path']),
    correlationId,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>> | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_BYTES) return null;
    parts.push(part as Buffer);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
