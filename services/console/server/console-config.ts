import { z } from 'zod';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import {
  addressRanges,
  count,
  type LogLevel,
  logLevel,
  origin,
  portOrAny,
} from '@network/server/configuration/expectations.ts';
import { type Environment, readVariables } from '@network/server/configuration/read-variables.ts';
import { readListenHosts } from '@network/server/lifetime/listen-hosts.ts';
import {
  type MonitoringConfig,
  monitoringConfigOf,
  monitoringVariables,
  SECRET_MONITORING_VARIABLES,
} from '@network/server/monitoring/variables.ts';
import { LOOPBACK_RANGES, type TrustedProxies, trustProxies } from '@network/server/requests/client-address.ts';

/** The configuration of the console's server, from its environment. */
export interface ConsoleConfig extends MonitoringConfig {
  /** Public origin; the only host that is answered. */
  readonly url: string;
  readonly port: number;
  /** Addresses to listen on. */
  readonly hosts: readonly string[];
  readonly gatewayUrl: string;
  /** Peers that are believed about a client's address. */
  readonly trustedProxies: TrustedProxies;
  /** Connections that one address may have open at once. */
  readonly connectionsPerAddress: number;
  /** Bytes a second that a body has to come in by. */
  readonly lowestBodyRate: number;
  readonly isProduction: boolean;
  readonly logLevel: LogLevel;
}

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  CONSOLE_URL: origin.optional(),
  HOST: z.string().optional(),
  PORT: portOrAny.default(4200),
  GATEWAY_URL: origin.optional(),
  GATEWAY_PORT: z.string().default('4000'),
  TRUSTED_PROXIES: addressRanges.optional(),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(256),
  LOWEST_BODY_RATE: count.default(1_024),
  LOG_LEVEL: logLevel.default('info'),
  ...monitoringVariables,
});

/**
 * Reads the environment of the console's server.
 * @throws ConfigurationError naming each variable that can't be used and what was expected
 */
export function readConsoleConfig(env: Environment): ConsoleConfig {
  const values = readVariables(environmentSchema, env, [...SECRET_MONITORING_VARIABLES]);
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.CONSOLE_URL === undefined) {
    throw new ConfigurationError(['CONSOLE_URL: expected the public origin of the console in production']);
  }
  return {
    url: values.CONSOLE_URL ?? `http://console.localhost:${values.PORT}`,
    port: values.PORT,
    hosts: readListenHosts(values.HOST),
    gatewayUrl: values.GATEWAY_URL ?? `http://127.0.0.1:${values.GATEWAY_PORT}`,
    trustedProxies: trustProxies(values.TRUSTED_PROXIES ?? LOOPBACK_RANGES),
    connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    lowestBodyRate: values.LOWEST_BODY_RATE,
    isProduction,
    logLevel: values.LOG_LEVEL,
    ...monitoringConfigOf(values),
  };
}
