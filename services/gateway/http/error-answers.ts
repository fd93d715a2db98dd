import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { reportUnexpected } from '@network/server/error-reports/error-reporter.ts';
import { prefersPage } from '@network/server/requests/accepts.ts';
import { discardRest, oversizedBody } from '@network/server/requests/oversized-body.ts';
import type { GatewayServices } from '../services.ts';
import { UnknownTenant, WrongBrandKey } from './caller.ts';
import { WRONG_BRAND_KEY_HEADER } from '@network/validation/brand-key-header.ts';
import { sendFailurePage } from './failure-page.ts';
import { GatewayError, type GatewayErrorCode } from './gateway-error.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from './unavailable.ts';
import { isUnstorableText } from './unstorable-text.ts';

const STATUS: Readonly<Record<GatewayErrorCode, number>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  LOCKED: 423,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMIT_EXCEEDED: 400,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  DOCUMENT_UNKNOWN: 503,
  PERSON_NEEDED: 409,
  INTERNAL: 500,
};

/** Builds the answer to a program while the gateway can't serve, in the form of GraphQL's answers and of REST's. */
export const unavailableBody = (correlationId: string, message = 'The service is not available') => ({
  errors: [
    {
      message,
      extensions: { code: 'UNAVAILABLE', messageKey: 'errors.unavailable', correlationId },
    },
  ],
  code: 'UNAVAILABLE',
  messageKey: 'errors.unavailable',
  correlationId,
});

/**
 * Answers of REST routes and of the server itself: `{ code, messageKey, correlationId }`, and nothing of the inside. A
 * person, by what the request accepts, is shown a page.
 */
export function addErrorAnswers(app: FastifyInstance, services: Pick<GatewayServices, 'reporter' | 'tenants'>): void {
  app.setNotFoundHandler((request, reply) =>
    isOwnPage(request)
      ? sendFailurePage(request, reply, 404, services)
      : reply.code(404).send({ code: 'NOT_FOUND', messageKey: 'errors.notFound', correlationId: request.id }),
  );
  app.setErrorHandler<FastifyError | GatewayError>((error, request, reply) => {
    const correlationId = request.id;
    const isForPerson = prefersPage(request.headers.accept);
    // The brand server says it in its own log.
    if (error instanceof WrongBrandKey) reply.header(WRONG_BRAND_KEY_HEADER, '1');
    const known = error instanceof GatewayError ? error : null;
    const status = error instanceof GatewayError ? STATUS[error.code] : statusOf(error);
    if (status === 503 || isUnavailable(error)) {
      request.log.warn({ err: error }, 'unavailable');
      reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
      // The step was not carried out, so its cookie stays for the next try.
      reply.removeHeader('set-cookie');
      if (isForPerson) return sendFailurePage(request, reply, 503, services);
      // Only a brand server with its key meets this one.
      const reason = error instanceof UnknownTenant ? error.message : undefined;
      return reply.code(503).send(unavailableBody(correlationId, reason));
    }
    if (known) {
      const { code, messageKey, extensions } = known;
      const { retryAfterSeconds } = extensions;
      if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(retryAfterSeconds));
      if (isOwnPage(request)) return sendFailurePage(request, reply, status, services);
      return reply.code(status).send({ code, messageKey, correlationId });
    }
    if (status === 413) {
      // The framework closes the connection, which resets it while the sender is still writing.
      reply.removeHeader('connection');
      discardRest(request.raw);
    }
    if (isOwnPage(request) && status >= 400 && status < 500) return sendFailurePage(request, reply, status, services);
    if (status === 429) {
      return reply.code(429).send({ code: 'RATE_LIMITED', messageKey: 'errors.rateLimited', correlationId });
    }
    if (status === 413) return reply.code(413).send(oversizedBody(correlationId));
    if (status >= 400 && status < 500) {
      return reply.code(status).send({ code: 'BAD_REQUEST', messageKey: 'errors.badRequest', correlationId });
    }
    request.log.error({ err: error }, 'unexpected error');
    reportUnexpected(services.reporter, error, { path: request.routeOptions.url ?? 'unknown', correlationId });
    if (isForPerson) return sendFailurePage(request, reply, 500, services);
    return reply.code(500).send({ code: 'INTERNAL', messageKey: 'errors.internal', correlationId });
  });
}

/**
 * Returns whether a person is at the gateway's own address. On a brand's host, the brand server has the page for a
 * refusal.
 */
function isOwnPage(request: FastifyRequest): boolean {
  return prefersPage(request.headers.accept) && !request.url.startsWith('/brand/');
}

function statusOf(error: FastifyError): number {
  return isUnstorableText(error) ? 400 : (error.statusCode ?? 500);
}
