import { ApiError } from '../api/api-error.ts';

/** The part of an error that a page's HTML may contain; everything else is for the log. */
export interface PageError {
  /** `notFound`: a call answered that the page's subject does not exist. */
  readonly code: 'notFound' | 'unavailable' | 'internal';
  readonly correlationId: string | null;
}

/** The opaque form of anything that a loader, guard or component threw. */
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
