import { Counter, Gauge, Histogram } from 'prom-client';
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

const renders = new Histogram({
  name: 'brand_render_seconds',
  help: 'Time from the place for a page to its HTML, calls of the gateway included.',
  labelNames: ['brand', 'share'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [metrics],
});

export function countRender(brand: string, share: RenderShare, seconds: number): void {
  renders.observe({ brand, share }, seconds);
}

const lookups = new Counter({
  name: 'brand_page_cache_lookups_total',
  help: 'Shared pages that were requested: fresh, stale (shown while they are made again), or not stored.',
  labelNames: ['brand', 'outcome'],
  registers: [metrics],
});

/** The state in which a page cache found a page. */
export type CacheOutcome = 'fresh' | 'stale' | 'missing';

export function countLookup(brand: string, outcome: CacheOutcome): void {
  lookups.inc({ brand, outcome });
}

const cacheBytes = new Map<string, () => number>();

const pageCacheBytes = new Gauge({
  name: 'brand_page_cache_bytes',
  help: 'Memory that shared pages take.',
  labelNames: ['brand'],
  collect() {
    for (const [brand, bytes] of cacheBytes) this.set({ brand }, bytes());
  },
  registers: [],
});
metrics.registerMetric(pageCacheBytes);

/** Shows the size of a brand's page cache from now on. */
export function measurePageCache(brand: string, bytes: () => number): void {
  cacheBytes.set(brand, bytes);
}

/** The kind of a request. */
export type RequestKind = 'asset' | 'health' | 'page' | 'proxy' | 'refused';

export function countRequest(brand: string, kind: RequestKind, status: number, seconds: number): void {
  count({ brand, kind }, { status: String(status) }, seconds);
}
