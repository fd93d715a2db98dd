import { destination, type Logger, pino } from 'pino';
import type { GatewayConfig } from '../config/config.ts';

/**
 * The gateway's log: JSON lines with correlation ids. Requests are written without address, query or body, errors
 * without the values that a database quotes, so that nothing of a person is kept.
 * @param fd where lines go: standard output, or standard error beside what a command prints
 */
export function createLog(config: Pick<GatewayConfig, 'logLevel'>, fd: 1 | 2 = 1): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    serializers: { err: describeError, error: describeError },
    redact: ['req.headers', 'headers', 'email', 'password', 'token', 'variables'],
  };
  return pino(options, destination({ dest: fd, sync: true }));
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
