import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { addRequestMetrics } from '@network/server/monitoring/metrics.ts';

/** Counts requests by route; labels contain nothing of a person. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const count = addRequestMetrics(registry, {
    total: 'http_requests_total',
    seconds: 'http_request_duration_seconds',
    labels: ['route'],
    details: ['method', 'status'],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    count({ route }, { method: request.method, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
  });
}
