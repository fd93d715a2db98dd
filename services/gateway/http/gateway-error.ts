import { GraphQLError } from 'graphql';

/** Codes that a client may act upon; everything else is INTERNAL. */
export type GatewayErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  /** The session is locked (libs/access/session-lock.ts): nothing but unlocking it and signing out is answered. */
  | 'LOCKED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'LIMIT_EXCEEDED'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  /** The document that a hash names belongs to no live release: a page of a newer one may know another. */
  | 'DOCUMENT_UNKNOWN'
  /** A page that is rendered for everybody with the same rights asked for what belongs to one person. */
  | 'PERSON_NEEDED'
  | 'INTERNAL';

/**
 * An expected failure that is returned to the caller. The message is for engineers; people read the text of
 * `messageKey`.
 */
export class GatewayError extends GraphQLError {
  readonly code: GatewayErrorCode;
  readonly messageKey: string;

  constructor(
    code: GatewayErrorCode,
    messageKey: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message, { extensions: { ...details, code, messageKey } });
    this.code = code;
    this.messageKey = messageKey;
  }
}
