import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The names of the GraphQL operations that a call asks for; undefined for every other request. */
    operations: readonly string[] | undefined;
  }
}

/** Writes a line for each request, which its correlation id finds: the route, what was asked for, and how it ended. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('operations', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, operations } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info(
      { method, route: routeOptions.url, operations, status: reply.statusCode, milliseconds },
      'request',
    );
  });
}
