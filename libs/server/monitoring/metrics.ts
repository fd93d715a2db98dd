import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of one process for Prometheus, with those of Node.js itself. Labels contain nothing of a person. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

interface RequestMetrics<Label extends string, Detail extends string> {
  /** The name of the counter of requests. */
  readonly total: string;
  /** The name of the histogram of the seconds that an answer took. */
  readonly seconds: string;
  readonly labels: readonly Label[];
  /** Labels of the counter alone, which would make too many histograms. */
  readonly details: readonly Detail[];
}

/** Counts one answered request. */
export type CountRequest<Label extends string, Detail extends string> = (
  labels: Readonly<Record<Label, string>>,
  details: Readonly<Record<Detail, string>>,
  seconds: number,
) => void;

/** Adds the two metrics of requests that every server has. */
export function addRequestMetrics<Label extends string, Detail extends string>(
  registry: Registry,
  { total, seconds, labels, details }: RequestMetrics<Label, Detail>,
): CountRequest<Label, Detail> {
  const registers = [registry];
  const requests = new Counter<string>({
    name: total,
    help: 'Requests answered.',
    labelNames: [...labels, ...details],
    registers,
  });
  const durations = new Histogram<string>({
    name: seconds,
    help: 'Seconds from a request to the end of its answer.',
    labelNames: [...labels],
    buckets: SECONDS,
    registers,
  });
  return (of, detail, duration) => {
    requests.inc({ ...of, ...detail });
    durations.observe(of, duration);
  };
}
