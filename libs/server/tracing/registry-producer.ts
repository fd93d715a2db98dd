import { type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string | number>>;
type Metric = MetricObjectWithValues<MetricValue<string>>;

/** The metrics that Prometheus reads, for a collector: each is counted in one place and leaves by two ways. */
export function registryProducer(registry: Registry, now: () => number = Date.now): MetricProducer {
  const startTime = timeOf(now());
  return {
    collect: async () => {
      const span = { startTime, endTime: timeOf(now()) };
      const metrics = await registry.getMetricsAsJSON();
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [{ scope: { name: 'network' }, metrics: metrics.flatMap((each) => dataOf(each, span) ?? []) }],
        },
        errors: [],
      };
    },
  };
}

interface Span {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Summaries have no counterpart, and none of ours is one. */
function dataOf(metric: Metric, span: Span): MetricData | null {
  const common = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = (): DataPoint<number>[] =>
    metric.values.map(({ value, labels }) => ({ ...span, attributes: attributesOf(labels as Labels), value }));
  switch (String(metric.type)) {
    case 'counter':
      return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram':
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric, span) };
    default:
      return null;
  }
}

/** Prometheus counts what is at most a bound; OpenTelemetry what is between two. */
function histogramsOf(metric: Metric, span: Span): DataPoint<Histogram>[] {
  const series = new Map<string, { labels: Labels; bounds: [number, number][]; sum: number; count: number }>();
  for (const { labels, value, metricName } of metric.values as MetricValueWithName<string>[]) {
    const { le, ...own } = labels as Labels;
    const key = JSON.stringify(own);
    const one = series.get(key) ?? { labels: own, bounds: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName?.endsWith('_sum')) one.sum = value;
    else if (metricName?.endsWith('_count')) one.count = value;
    else if (le !== undefined && le !== '+Inf') one.bounds.push([Number(le), value]);
  }
  return [...series.values()].map(({ labels, bounds, sum, count }) => {
    const cumulative = [...bounds.map(([, upTo]) => upTo), count];
    const counts = cumulative.map((upTo, index) => upTo - (cumulative[index - 1] ?? 0));
    const value = { buckets: { boundaries: bounds.map(([bound]) => bound), counts }, sum, count };
    return { ...span, attributes: attributesOf(labels), value };
  });
}

const attributesOf = (labels: Labels): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

const timeOf = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / 1_000),
  Math.round((milliseconds % 1_000) * 1_000_000),
];
