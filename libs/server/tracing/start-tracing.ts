import type { Registry } from 'prom-client';
import { recorder } from './span.ts';

/** Where traces and metrics go. */
export interface TracingConfig {
  /** Base address of a collector that takes OTLP over HTTP; null: nothing is recorded, and nothing of it is loaded. */
  readonly otlpEndpoint: string | null;
  /** Part of the traces that is recorded, 0 to 1. */
  readonly tracedRatio: number;
}

let starting: Promise<void> | undefined;

/**
 * Begins to record spans and to send the metrics, once in a process; does nothing without an endpoint. What happens before
 * it has loaded is not recorded. A collector that can't be reached costs its spans and nothing else.
 */
export function startTracing(config: TracingConfig, service: string, metrics: Registry): Promise<void> {
  const { otlpEndpoint } = config;
  if (otlpEndpoint === null || recorder() !== undefined) return Promise.resolve();
  return (starting ??= import('./export-to-collector.ts').then(({ exportToCollector }) =>
    exportToCollector({ endpoint: otlpEndpoint, ratio: config.tracedRatio, service, metrics }),
  ));
}

/** Sends what was recorded so far, before a process ends. */
export async function flushTracing(): Promise<void> {
  await recorder()?.flush();
}
