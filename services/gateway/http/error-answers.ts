import type { FastifyError, FastifyInstance } from 'fastify';
import { GatewayError, type GatewayErrorCode } from './gateway-error.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from './unavailable.ts';
import { isUnstorableText } from './unstorable-text.ts';

const STATUS: Readonly<Record<GatewayErrorCode, number>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMIT_EXCEEDED: 400,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** Answers of REST routes and of the server itself: `{ code, messageKey, correlationId }`, and nothing of the inside. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', messageKey: 'errors.notFound', correlationId: request.id }),
  );
  app.setErrorHandler<FastifyError | GatewayError>((error, request, reply) => {
    const correlationId = request.id;
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, 'database unavailable');
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return reply.code(503).send({ code: 'UNAVAILABLE', messageKey: 'errors.unavailable', correlationId });
    }
    if (error instanceof GatewayError) {
      const { code, messageKey } = error;
      const { retryAfterSeconds } = error.extensions;
      if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(retryAfterSeconds));
      return reply.code(STATUS[code]).send({ code, messageKey, correlationId });
    }
    const status = isUnstorableText(error) ? 400 : (error.statusCode ?? 500);
    if (status === 429 || status === 503) {
      const code = status === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE';
      const messageKey = status === 429 ? 'errors.rateLimited' : 'errors.unavailable';
      return reply.code(status).send({ code, messageKey, correlationId });
    }
    if (status >= 400 && status < 500) {
      return reply.code(status).send({ code: 'BAD_REQUEST', messageKey: 'errors.badRequest', correlationId });
    }
    request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).send({ code: 'INTERNAL', messageKey: 'errors.internal', correlationId });
  });
}
