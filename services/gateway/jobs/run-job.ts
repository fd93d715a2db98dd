import { Counter, Histogram, type Registry } from 'prom-client';
import { inSpan } from '@network/server/tracing/span.ts';
import { figuresOf } from '../monitoring/figures.ts';
import type { GatewayServices } from '../services.ts';
import type { Job, JobCounts } from './job.ts';

interface JobMetrics {
  readonly runs: Counter<'job' | 'outcome'>;
  readonly done: Counter<'job' | 'what'>;
  readonly seconds: Histogram<'job'>;
}

const metricsByRegistry = new WeakMap<Registry, JobMetrics>();

/**
 * Runs a job once, counts it, and logs what it did; a run that found nothing to do is logged for debugging only.
 * @throws what the job throws, logged
 */
export async function runJob(
  services: GatewayServices,
  job: Job,
  at: Date,
  stopping?: AbortSignal,
): Promise<JobCounts> {
  const metrics = metricsOf(services.metrics);
  const began = performance.now();
  try {
    const counts = await inSpan(`job ${job.name}`, {}, () => job.run(services, at, stopping));
    metrics.runs.inc({ job: job.name, outcome: 'done' });
    figuresOf(services.metrics).jobSuccess.set({ job: job.name }, services.clock.now().getTime() / 1_000);
    for (const [what, count] of Object.entries(counts)) metrics.done.inc({ job: job.name, what }, count);
    const milliseconds = Math.round(performance.now() - began);
    const level = Object.values(counts).some((count) => count > 0) ? 'info' : 'debug';
    services.log[level]({ job: job.name, at: at.toISOString(), counts, milliseconds }, 'job done');
    return counts;
  } catch (error) {
    metrics.runs.inc({ job: job.name, outcome: 'failed' });
    services.log.error({ err: error, job: job.name, at: at.toISOString() }, 'job failed');
    throw error;
  } finally {
    metrics.seconds.observe({ job: job.name }, (performance.now() - began) / 1000);
  }
}

/** Begins the counts that alerts read at 0. */
export function beginCounts(registry: Registry, jobs: readonly Job[]): void {
  const { done } = metricsOf(registry);
  for (const { name, watched } of jobs) for (const what of watched ?? []) done.inc({ job: name, what }, 0);
}

function metricsOf(registry: Registry): JobMetrics {
  const known = metricsByRegistry.get(registry);
  if (known) return known;
  const registers = [registry];
  const metrics: JobMetrics = {
    runs: new Counter({
      name: 'job_runs_total',
      help: 'Runs of jobs by outcome.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    done: new Counter({
      name: 'job_done_total',
      help: 'What jobs did, by what was done.',
      labelNames: ['job', 'what'],
      registers,
    }),
    seconds: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that runs of jobs took.',
      labelNames: ['job'],
      buckets: [0.01, 0.1, 0.5, 1, 5, 30, 120, 600],
      registers,
    }),
  };
  metricsByRegistry.set(registry, metrics);
  return metrics;
}
