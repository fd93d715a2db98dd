/** The kinds of failed calls that a page distinguishes. */
export type ApiErrorKind =
  /** The gateway answered that the caller is not signed in, or no longer (401 and 511). */
  | 'unauthenticated'
  /** The gateway could not be reached, was too slow, or too much was under way already. */
  | 'unavailable'
  /** Any other status outside 200-299. */
  | 'http'
  /** The operation was answered with errors and no data. */
  | 'graphql';

/** The code of the gateway for an operation that no live release sends: this page is of one that has ended. */
export const DOCUMENT_UNKNOWN = 'DOCUMENT_UNKNOWN';

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The gateway's `extensions.code`, which is a key of the errors' message catalogue or falls back to a general text. */
  readonly code: string | null;
  readonly correlationId: string | null;
}

/** The only error that a call throws. Its message contains no personal data. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string | null;
  readonly correlationId: string | null;

  constructor(message: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code;
    this.correlationId = details.correlationId;
  }
}
