import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import {
  addressRanges,
  count,
  type LogLevel,
  logLevel,
  origin,
  portOrAny,
  serviceAddress,
  switchedOn,
  workers,
  workersOf,
} from '@network/server/configuration/expectations.ts';
import { type Environment, readVariables } from '@network/server/configuration/read-variables.ts';
import type { ReportAddresses } from '@network/server/error-reports/error-reporter.ts';
import {
  type MonitoringConfig,
  monitoringConfigOf,
  monitoringVariables,
  SECRET_MONITORING_VARIABLES,
} from '@network/server/monitoring/variables.ts';
import { readListenHosts } from '@network/server/lifetime/listen-hosts.ts';
import { LOOPBACK_RANGES, type TrustedProxies, trustProxies } from '@network/server/requests/client-address.ts';
import { TenantConfigurationError } from '@network/tenant/define-tenant.ts';
import { EXPERIMENTS, type ExperimentId } from '@network/tenant/experiments.ts';
import type { Tenant, TenantUrls } from '@network/tenant/tenant-schema.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { RENDER_LIMITS, type RenderLimits } from './pages/render-places.ts';

/** The configuration of a brand server, from its environment. */
export interface ServerConfig extends ReportAddresses, MonitoringConfig {
  /** The brand, with the addresses at which it really answers. */
  readonly tenant: Tenant;
  readonly port: number;
  /** Addresses to listen on. */
  readonly hosts: readonly string[];
  readonly gatewayUrl: string;
  /** Names the tenant to the gateway. */
  readonly brandKey: string;
  /** The name under which this release is registered: pages have it, and the gateway's log. */
  readonly release: string | null;
  /** Peers, loopback unless others are named, whose region headers are believed. */
  readonly trustedProxies: TrustedProxies;
  /** True when the environment names the proxies: then they are believed about a client's address, too. */
  readonly areProxiesNamed: boolean;
  /** Connections, or requests behind a named proxy, that one address may have under way at once. */
  readonly connectionsPerAddress: number;
  /** Bytes a second that a body has to come in by. */
  readonly lowestBodyRate: number;
  /** The number of processes that answer on the port. */
  readonly workers: number;
  readonly isProduction: boolean;
  readonly logLevel: LogLevel;
  /** A cache in front of this server may store the pages that visitors share. */
  readonly isEdgeCached: boolean;
  /** The number of pages that may be under way at once. */
  readonly renderLimits: RenderLimits;
  /** Origins of the billers' payment pages, which the join form leads to without scripts. */
  readonly paymentOrigins: readonly string[];
  /** Names this network to the survey service; null switches surveys off. */
  readonly surveyKey: string | null;
  /** Tests that run here besides those that are defined as running. */
  readonly runningExperiments: readonly ExperimentId[];
}

const EXPERIMENT_IDS = EXPERIMENTS.map(({ id }) => id);

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().optional(),
  PORT: portOrAny.default(4200),
  GATEWAY_URL: z
    .string()
    .transform((value) => value.replace(/\/$/, ''))
    .pipe(origin)
    .optional(),
  GATEWAY_PORT: z.string().default('4000'),
  BRAND_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits')
    .optional(),
  BRAND_SECRET: z.string().optional(),
  RELEASE: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'expected the id of a release')
    .optional(),
  TRUSTED_PROXIES: addressRanges.optional(),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(256),
  LOWEST_BODY_RATE: count.default(1_024),
  WORKERS: workers.optional(),
  EDGE_CACHE: switchedOn.default(false),
  LOG_LEVEL: logLevel.default('info'),
  ERROR_REPORTING_URL: serviceAddress.optional(),
  SENTRY_DSN: serviceAddress.optional(),
  ...monitoringVariables,
  RENDERS_OF_VISITORS: count.default(RENDER_LIMITS.visitors),
  RENDERS_OF_MEMBERS: count.default(RENDER_LIMITS.members),
  RENDERS_PER_CLIENT: count.default(RENDER_LIMITS.perClient),
  PAYMENT_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .pipe(z.array(origin))
    .optional(),
  BILLER_PORT: z.string().default('4100'),
  RUNNING_EXPERIMENTS: z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.enum(EXPERIMENT_IDS, `expected some of ${EXPERIMENT_IDS.join(', ')}`)))
    .optional(),
  ITERATE_API_KEY: z
    .string()
    .regex(/^[\w.-]{16,1024}$/, 'expected the embed key of an account')
    .optional(),
});

const SECRET_VARIABLES = [
  'BRAND_KEY',
  'BRAND_SECRET',
  'ERROR_REPORTING_URL',
  'SENTRY_DSN',
  'ITERATE_API_KEY',
  ...SECRET_MONITORING_VARIABLES,
];

/**
 * Reads the environment of one brand server.
 * @throws ConfigurationError naming each variable that can't be used and what was expected
 */
export function readServerConfig(tenant: Tenant, env: Environment): ServerConfig {
  const values = readVariables(environmentSchema, env, SECRET_VARIABLES);
  return {
    tenant: { ...tenant, urls: readUrls(tenant, env) },
    port: values.PORT,
    hosts: readListenHosts(values.HOST),
    gatewayUrl: values.GATEWAY_URL ?? `http://127.0.0.1:${values.GATEWAY_PORT}`,
    brandKey: values.BRAND_KEY ?? deriveBrandKey(tenant.id, values.BRAND_SECRET),
    release: values.RELEASE ?? null,
    trustedProxies: trustProxies(values.TRUSTED_PROXIES ?? LOOPBACK_RANGES),
    areProxiesNamed: values.TRUSTED_PROXIES !== undefined,
    connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    lowestBodyRate: values.LOWEST_BODY_RATE,
    isEdgeCached: values.EDGE_CACHE,
    workers: workersOf(values.WORKERS, values.NODE_ENV === 'production'),
    isProduction: values.NODE_ENV === 'production',
    logLevel: values.LOG_LEVEL,
    errorReportingUrl: values.ERROR_REPORTING_URL ?? null,
    sentryDsn: values.SENTRY_DSN ?? null,
    ...monitoringConfigOf(values),
    renderLimits: {
      visitors: values.RENDERS_OF_VISITORS,
      members: values.RENDERS_OF_MEMBERS,
      perClient: values.RENDERS_PER_CLIENT,
    },
    paymentOrigins: values.PAYMENT_ORIGINS ?? sandboxOrigins(values.NODE_ENV, values.BILLER_PORT),
    surveyKey: values.ITERATE_API_KEY ?? null,
    runningExperiments: values.RUNNING_EXPERIMENTS ?? [],
  };
}

function readUrls(tenant: Tenant, env: Environment): TenantUrls {
  try {
    return effectiveUrls(tenant, env);
  } catch (error) {
    if (error instanceof TenantConfigurationError) throw new ConfigurationError([error.message]);
    throw error;
  }
}

/** Lists the sandbox's origins. In production there are none, since no payment page is the sandbox's. */
function sandboxOrigins(environment: string | undefined, port: string): readonly string[] {
  return environment === 'production' ? [] : [`http://localhost:${port}`];
}

/** The key that the gateway gives this brand, made of its secret where both run on one machine. */
function deriveBrandKey(tenantId: string, secret: string | undefined): string {
  if (secret !== undefined) return createHmac('sha256', secret).update(tenantId).digest('hex');
  throw new ConfigurationError(['BRAND_KEY: expected the key that names this brand to the gateway']);
}
