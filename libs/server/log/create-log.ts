import { destination, type Logger, pino } from 'pino';

interface LogOptions {
  /** One of `logLevel`'s. */
  readonly level: string;
  /** What every line has besides, such as the brand. */
  readonly base?: Readonly<Record<string, string>>;
  /** Where lines go: standard output, or standard error (2) beside what a command prints. */
  readonly fd?: 1 | 2;
}

/**
 * A server's log: JSON lines with correlation ids. Requests are written without address, query or body, errors without
 * the values that a database quotes, so that no personal data is stored.
 */
export function createLog({ level, base, fd = 1 }: LogOptions): Logger {
  const options = {
    level,
    base: base ?? null,
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
  /** What kind of call to the gateway failed. */
  readonly kind?: unknown;
  readonly cause?: ErrorDescription;
}

/** PostgreSQL's `detail` and `where` quote rows ("Key (email)=(…)"), and are left out. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error), stack: undefined, code: undefined };
  const { code, kind } = error as { code?: unknown; kind?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code,
    ...(kind === undefined ? {} : { kind }),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}
