const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL: shutting down, starting up, crashed, too many connections, disk full, read-only after a fail-over.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
]);

const CONNECTION_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Seconds after which a client may try again when the database is down. */
export const RETRY_AFTER_SECONDS = 2;

/** Returns whether the database could not be reached or refuses work for now, so that a later try may succeed. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const { code, cause, errors, originalError } = error as Error & {
    code?: unknown;
    cause?: unknown;
    errors?: unknown;
    originalError?: unknown;
  };
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true;
  if (CONNECTION_MESSAGES.test(error.message)) return true;
  const inner = [cause, originalError, ...(Array.isArray(errors) ? errors : [])];
  return inner.some((each) => isUnavailable(each, depth + 1));
}
