import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMonitoring, monitoringPathOf } from '@network/server/monitoring/monitoring.ts';
import { metrics } from './metrics.ts';
import type { MetricsAccess } from '@network/server/monitoring/metrics-access.ts';
import type { Readiness } from './readiness.ts';

/** Answers the requests of an operator's monitoring, for every Host; false for any other path. */
export type AnswerHealth = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createHealth(readiness: Readiness, access: MetricsAccess): AnswerHealth {
  const monitoring = createMonitoring({ isReady: readiness.isReady, metrics, access });
  return (request, response) => {
    const path = monitoringPathOf(request.url ?? '');
    if (path === null) return false;
    void monitoring(path, request).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
    return true;
  };
}
