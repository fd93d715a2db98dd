import { hostname } from 'node:os';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { registryProducer } from './registry-producer.ts';
import { createRecorder } from './recorder.ts';
import { setRecorder } from './span.ts';

const METRICS_EVERY_MS = 30_000;
const PATIENCE_MS = 5_000;

interface ExportParts {
  readonly endpoint: string;
  readonly ratio: number;
  readonly service: string;
  readonly metrics: Registry;
}

/**
 * Sends spans and the metrics of the registry to a collector, as JSON by OTLP over HTTP. Headers that the collector wants are
 * the exporter's own variable, OTEL_EXPORTER_OTLP_HEADERS.
 */
export function exportToCollector({ endpoint, ratio, service, metrics }: ExportParts): void {
  const base = endpoint.replace(/\/$/, '');
  const resource = { 'service.name': service, 'service.instance.id': `${hostname()}-${process.pid}` };
  const recorder = createRecorder({
    resource,
    ratio,
    processor: new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({ url: `${base}/v1/traces`, timeoutMillis: PATIENCE_MS }),
    }),
  });
  const meters = new MeterProvider({
    resource: resourceFromAttributes(resource),
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics`, timeoutMillis: PATIENCE_MS }),
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: PATIENCE_MS,
        metricProducers: [registryProducer(metrics)],
      }),
    ],
  });
  setRecorder({
    ...recorder,
    flush: async () => {
      await Promise.all([recorder.flush(), meters.forceFlush().catch(() => undefined)]);
    },
  });
}
