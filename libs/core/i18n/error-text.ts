import { errors } from '@network/messages/errors.ts';
import { ApiError, DOCUMENT_UNKNOWN } from '../api/api-error.ts';
import { messagesOf } from './messages.ts';

/** The text of each code that calls answer with. */
const TEXTS = {
  UNAUTHENTICATED: 'signInRequired',
  FORBIDDEN: 'accessDenied',
  NOT_FOUND: 'notFound',
  BAD_REQUEST: 'badRequest',
  LIMIT_EXCEEDED: 'limitExceeded',
  RATE_LIMITED: 'rateLimited',
  UNAVAILABLE: 'unavailable',
  PARTNER_REFUSED: 'partnerRefused',
  PARTNER_SILENT: 'partnerSilent',
} as const;

/** The text about a failed call; an unknown code gets the general text. */
export function errorText(error: unknown): string {
  const text = messagesOf(errors);
  if (!(error instanceof ApiError)) return text('internal');
  if (error.code === DOCUMENT_UNKNOWN) return text('endedRelease');
  if (isWithoutConnection(error)) return noConnectionText();
  if (error.kind === 'unavailable') return text('unavailable');
  return text(isKnown(error.code) ? TEXTS[error.code] : 'internal');
}

/**
 * The text of a failure that is the same whatever was tried: an exceeded limit, or no connection. Null for every other
 * one, for which a page has its own text.
 */
export function commonFailureText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'RATE_LIMITED' || isWithoutConnection(error) ? errorText(error) : null;
}

/** What every form says while there is no network: it keeps what was typed, which can be sent again. */
export function noConnectionText(): string {
  return messagesOf(errors)('noConnection');
}

/**
 * Whether nobody answered; a gateway that is too slow was reached, and so was one that answered without renewing the
 * session.
 */
function isWithoutConnection({ kind, status, code, cause }: ApiError): boolean {
  if (kind !== 'unavailable' || status !== 0 || code !== null) return false;
  return !(cause instanceof ApiError) && !(cause instanceof DOMException && cause.name === 'TimeoutError');
}

function isKnown(code: string | null): code is keyof typeof TEXTS {
  return code !== null && Object.hasOwn(TEXTS, code);
}
