import type { IncomingMessage } from 'node:http';
import type { Registry } from 'prom-client';
import { type MetricsAccess, metricsGuard, THIS_MACHINE_ONLY } from './metrics-access.ts';
import { metricsReader } from './workers-metrics.ts';

/** Seconds after which a server that is not ready may be. */
const RETRY_AFTER_SECONDS = 2;

/** The paths that every server has for an operator's monitoring. */
export const MONITORING_PATHS = ['/healthz', '/readyz', '/metrics'] as const;

export type MonitoringPath = (typeof MONITORING_PATHS)[number];

export interface MonitoringAnswer {
  readonly status: 200 | 404 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers one of the paths. */
export type Monitoring = (
  path: MonitoringPath,
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
) => Promise<MonitoringAnswer>;

interface MonitoringParts {
  /** Whether requests may be sent to this server. */
  readonly isReady: () => Promise<boolean>;
  readonly metrics: Registry;
  /** This machine alone when left out. */
  readonly access?: MetricsAccess;
}

/**
 * `/healthz`: the process is alive. `/readyz`: 503 until it can serve, whenever it can't, and while it drains.
 * `/metrics`: Prometheus text of all workers of this server, for this machine and those with access.
 */
export function createMonitoring({ isReady, metrics, access = THIS_MACHINE_ONLY }: MonitoringParts): Monitoring {
  const readMetrics = metricsReader(metrics);
  const mayRead = metricsGuard(access);
  return async (path, request) => {
    if (path === '/healthz') return json(200, 'alive');
    if (path === '/readyz') return (await isReady()) ? json(200, 'ready') : json(503, 'not ready');
    if (!mayRead(request)) return json(404, 'not found');
    const body = await readMetrics();
    if (body === null) return json(503, 'a worker does not answer');
    return { status: 200, headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' }, body };
  };
}

function json(status: MonitoringAnswer['status'], state: string): MonitoringAnswer {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return {
    status,
    headers: status === 503 ? { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) } : headers,
    body: JSON.stringify({ status: state }),
  };
}

/** The monitoring path that a request is for, with or without a query; null for any other. */
export function monitoringPathOf(url: string): MonitoringPath | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? path : null;
}
