import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { reportUnexpected } from '@network/server/error-reports/error-reporter.ts';
import type { GatewayServices } from '../services.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { isUnstorableText } from '../http/unstorable-text.ts';

/** Suggestions would reveal the names of fields that introspection hides. */
const SUGGESTION = / Did you mean .*$/s;

interface FailedRequest {
  readonly correlationId: string;
  readonly log: FastifyBaseLogger;
  readonly services: Pick<GatewayServices, 'reporter'>;
}

/**
 * The error as a client may see it: `extensions` has a code and a message key. Unexpected errors are logged and
 * reported, and only their correlation id is shown.
 */
export function formatError(error: GraphQLError, request: FailedRequest): GraphQLFormattedError {
  const at = { ...(error.path && { path: error.path }) };
  if (isUnavailable(error)) {
    request.log.warn({ err: error.originalError, path: error.path }, 'database unavailable');
    return {
      ...at,
      message: 'The service is unavailable for a moment.',
      extensions: { code: 'UNAVAILABLE', messageKey: 'errors.unavailable' },
    };
  }
  if (isUnstorableText(error)) {
    const extensions = { code: 'BAD_REQUEST', messageKey: 'errors.badRequest' };
    return { ...at, message: 'A text holds a character that none may hold.', extensions };
  }
  const original = error.originalError;
  const isExpected = original === undefined || original === null || original instanceof GraphQLError;
  if (!isExpected) {
    const { correlationId } = request;
    request.log.error({ err: original, path: error.path }, 'unexpected error in a resolver');
    reportUnexpected(request.services.reporter, original, { path: fieldPath(error), correlationId });
    return {
      ...at,
      message: 'Something went wrong.',
      extensions: { code: 'INTERNAL', messageKey: 'errors.internal', correlationId },
    };
  }
  return {
    ...at,
    message: error.message.replace(SUGGESTION, ''),
    extensions: { code: 'BAD_REQUEST', messageKey: 'errors.badRequest', ...error.extensions },
  };
}

/** `/graphql/videos/list/title`: the field that failed, without positions in lists. */
function fieldPath({ path = [] }: GraphQLError): string {
  return ['/graphql', ...path.filter((step) => typeof step === 'string')].join('/');
}
