import { z } from 'zod';
import { addressRanges } from '../configuration/expectations.ts';
import type { TracingConfig } from '../tracing/start-tracing.ts';
import type { MetricsAccess } from './metrics-access.ts';

const RATIO = 'expected a part of all traces, 0 to 1';

/** The variables of a server by which it is seen from outside. */
export const monitoringVariables = {
  METRICS_TOKEN: z.string().min(32, 'expected a token of at least 32 characters').optional(),
  METRICS_ADDRESSES: addressRanges.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
      'expected the address of a collector such as http://collector:4318',
    )
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => /^(?:0|1|[01]?\.\d{1,6})$/.test(value) && Number(value) <= 1, RATIO)
    .transform(Number)
    .default(1),
};

/** The variables whose value never appears in a message: an address may contain a password. */
export const SECRET_MONITORING_VARIABLES = ['METRICS_TOKEN', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

export interface MonitoringConfig extends TracingConfig {
  readonly metricsAccess: MetricsAccess;
}

const schema = z.object(monitoringVariables);

export function monitoringConfigOf(values: z.output<typeof schema>): MonitoringConfig {
  return {
    metricsAccess: { token: values.METRICS_TOKEN ?? null, addresses: values.METRICS_ADDRESSES ?? [] },
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    tracedRatio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
