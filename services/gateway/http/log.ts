import { type Logger, pino } from 'pino';
import type { GatewayConfig } from '../config/config.ts';

/**
 * The gateway's log: JSON lines with correlation ids. Requests are written without address, query or body, errors
 * without the values that a database quotes, so that nothing of a person is kept.
 */
export function createLog(config: Pick<GatewayConfig, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    serializers: { err: describeError, error: describeError },
    redact: ['req.headers', 'headers', 'email', 'password', 'token', 'variables'],
  });
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: unknown;
  readonly cause?: ErrorDescription;
}

/** PostgreSQL's `detail` and `where` quote rows ("Key (email)=(…)"), and are left out. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error), stack: undefined, code: undefined };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code: (error as { code?: unknown }).code,
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}
