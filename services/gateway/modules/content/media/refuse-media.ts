import type { FastifyReply, FastifyRequest } from 'fastify';

/** Says why a file is not sent. */
export function refuseMedia(request: FastifyRequest, reply: FastifyReply, status: 403 | 404 | 410): FastifyReply {
  const [code, messageKey] = REFUSALS[status];
  return reply.code(status).header('cache-control', 'no-store').send({ code, messageKey, correlationId: request.id });
}

const REFUSALS = {
  403: ['FORBIDDEN', 'errors.accessDenied'],
  404: ['NOT_FOUND', 'errors.notFound'],
  410: ['GONE', 'errors.addressExpired'],
} as const;
