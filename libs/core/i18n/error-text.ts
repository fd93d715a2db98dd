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
  if (error.kind === 'unavailable') return text('unavailable');
  return text(isKnown(error.code) ? TEXTS[error.code] : 'internal');
}

/** The text for an exceeded limit; null for every other failure, for which a page has its own text. */
export function limitText(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'RATE_LIMITED' ? errorText(error) : null;
}

function isKnown(code: string | null): code is keyof typeof TEXTS {
  return code !== null && Object.hasOwn(TEXTS, code);
}
