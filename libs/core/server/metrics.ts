import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { PlaceRefusal, RenderShare } from './pages/render-places.ts';

/** The metrics of this process for Prometheus; brands that share it are distinguished by a label. */
const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Counter({
  name: 'brand_http_requests_total',
  help: 'Requests answered.',
  labelNames: ['brand', 'kind', 'status'],
  registers: [registry],
});

const durations = new Histogram({
  name: 'brand_http_request_seconds',
  help: 'Seconds from a request to the end of its answer.',
  labelNames: ['brand', 'kind'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

const refusedRenders = new Counter({
  name: 'brand_renders_refused_total',
  help: 'Pages that were not made, since too many were under way: for this client, in this process, or for too long.',
  labelNames: ['brand', 'share', 'reason'],
  registers: [registry],
});

export function countRefusedRender(brand: string, share: RenderShare, reason: PlaceRefusal): void {
  refusedRenders.inc({ brand, share, reason });
}

/** What a request turned out to be. */
export type RequestKind = 'asset' | 'health' | 'page' | 'proxy' | 'refused';

export function countRequest(brand: string, kind: RequestKind, status: number, seconds: number): void {
  requests.inc({ brand, kind, status: String(status) });
  durations.observe({ brand, kind }, seconds);
}

/** Everything counted, as Prometheus text. */
export function metricsText(): Promise<string> {
  return registry.metrics();
}

export const metricsType: string = registry.contentType;
