import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MONITORING_PATHS } from '@network/server/monitoring/monitoring.ts';
import { type OpenSpan, recorder } from '@network/server/tracing/span.ts';

const untraced: ReadonlySet<string | undefined> = new Set(MONITORING_PATHS);

/** A span for each request, which continues the brand server's, and around all that answers it. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions;
    const span = untraced.has(url)
      ? undefined
      : recorder()?.beginRequest(`${request.method} ${url ?? 'unknown'}`, {
          traceparent: request.headers['traceparent'],
          correlationId: request.id,
        });
    if (span === undefined) return done();
    spans.set(request, span);
    span.run(done);
  });
  // A body arrives in events of its connection, which are outside of the request's span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const tenant = request.caller?.tenant?.id ?? 'none';
    const attributes = { brand: tenant, 'http.response.status_code': reply.statusCode };
    spans.get(request)?.end(attributes, reply.statusCode >= 500);
  });
}
