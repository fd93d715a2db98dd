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
} from '@network/server/configuration/expectations.ts';
import { IN_THE_CLEAR, isInTheClear } from '@network/server/configuration/public-address.ts';
import { type Environment, readVariables } from '@network/server/configuration/read-variables.ts';
import { readListenHosts } from '@network/server/lifetime/listen-hosts.ts';
import {
  type MonitoringConfig,
  monitoringConfigOf,
  monitoringVariables,
  SECRET_MONITORING_VARIABLES,
} from '@network/server/monitoring/variables.ts';
import { CONSOLE_NAME } from '@network/validation/console-key.ts';
import { LOOPBACK_RANGES, type TrustedProxies, trustProxies } from '@network/server/requests/client-address.ts';

/** The configuration of the console's server, from its environment. */
export interface ConsoleConfig extends MonitoringConfig {
  /** Public origin; the only host that is answered. */
  readonly url: string;
  readonly port: number;
  /** Addresses to listen on. */
  readonly hosts: readonly string[];
  readonly gatewayUrl: string;
  /** The key by which the gateway knows the console; null in development, where it does not ask. */
  readonly key: string | null;
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
  CONSOLE_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'expected 64 hexadecimal digits')
    .optional(),
  BRAND_SECRET: z.string().optional(),
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
  const values = readVariables(environmentSchema, env, ['CONSOLE_KEY', 'BRAND_SECRET', ...SECRET_MONITORING_VARIABLES]);
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.CONSOLE_URL === undefined) {
    throw new ConfigurationError(['CONSOLE_URL: expected the public origin of the console in production']);
  }
  if (isProduction && values.CONSOLE_URL !== undefined && isInTheClear(values.CONSOLE_URL)) {
    throw new ConfigurationError([`CONSOLE_URL: ${IN_THE_CLEAR}`]);
  }
  const key = values.CONSOLE_KEY ?? deriveKey(values.BRAND_SECRET);
  if (isProduction && key === null) {
    throw new ConfigurationError(['CONSOLE_KEY: expected the key that names the console to the gateway']);
  }
  return {
    url: values.CONSOLE_URL ?? `http://console.localhost:${values.PORT}`,
    port: values.PORT,
    hosts: readListenHosts(values.HOST),
    gatewayUrl: values.GATEWAY_URL ?? `http://127.0.0.1:${values.GATEWAY_PORT}`,
    key,
    trustedProxies: trustProxies(values.TRUSTED_PROXIES ?? LOOPBACK_RANGES),
    connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    lowestBodyRate: values.LOWEST_BODY_RATE,
    isProduction,
    logLevel: values.LOG_LEVEL,
    ...monitoringConfigOf(values),
  };
}

/** The key that the gateway gives the console, made of its secret where both run on one machine. */
function deriveKey(secret: string | undefined): string | null {
  return secret === undefined ? null : createHmac('sha256', secret).update(CONSOLE_NAME).digest('hex');
}
