import { Counter } from 'prom-client';
import { addRequestMetrics, createMetrics } from '@network/server/monitoring/metrics.ts';
import type { PlaceRefusal, RenderShare } from './pages/render-places.ts';

/** The metrics of this process; brands that share it are distinguished by a label. */
export const metrics = createMetrics();

const count = addRequestMetrics(metrics, {
  total: 'brand_http_requests_total',
  seconds: 'brand_http_request_seconds',
  labels: ['brand', 'kind'],
  details: ['status'],
});

const refusedRenders = new Counter({
  name: 'brand_renders_refused_total',
  help: 'Pages that were not made, since too many were under way: for this client, in this process, or for too long.',
  labelNames: ['brand', 'share', 'reason'],
  registers: [metrics],
});

export function countRefusedRender(brand: string, share: RenderShare, reason: PlaceRefusal): void {
  refusedRenders.inc({ brand, share, reason });
}

/** What a request turned out to be. */
export type RequestKind = 'asset' | 'health' | 'page' | 'proxy' | 'refused';

export function countRequest(brand: string, kind: RequestKind, status: number, seconds: number): void {
  count({ brand, kind }, { status: String(status) }, seconds);
}
