import { ApiError } from '../api/api-error.ts';

/** What a page's HTML says of an error: nothing that only the log should know. */
export interface PageError {
  /** `notFound`: a call was answered that what the page is about is not there. */
  readonly code: 'notFound' | 'unavailable' | 'internal';
  readonly correlationId: string | null;
}

/** The opaque form of whatever a loader, guard or component threw. */
export function pageErrorOf(error: unknown, correlationId: string | null): PageError {
  if (isPageError(error)) return error;
  if (!(error instanceof ApiError)) return { code: 'internal', correlationId };
  return {
    code: codeOf(error),
    correlationId: correlationId ?? error.correlationId,
  };
}

function codeOf({ kind, status, code }: ApiError): PageError['code'] {
  if (status === 404 || code === 'NOT_FOUND') return 'notFound';
  return kind === 'unavailable' ? 'unavailable' : 'internal';
}

function isPageError(error: unknown): error is PageError {
  return typeof error === 'object' && error !== null && !(error instanceof Error) && 'code' in error;
}
