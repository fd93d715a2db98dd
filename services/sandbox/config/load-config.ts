import { resolve } from 'node:path';
import { z } from 'zod';
import { logLevel, origin, port } from '@network/server/configuration/expectations.ts';
import { type Environment, readVariables } from '@network/server/configuration/read-variables.ts';

/** Everything the sandbox takes from its environment, checked at start. */
export interface SandboxConfig {
  readonly port: number;
  /** Folder of the sandbox's own inside the data folder. */
  readonly folder: string;
  /** The shared key of gateway and sandbox: 64 hex digits. */
  readonly key: string;
  /** Where the sandbox finds the gateway; no trailing slash. */
  readonly gatewayUrl: string;
  readonly logLevel: string;
}

const environmentSchema = z.object({
  BILLER_PORT: port.default(4100),
  DATA_DIR: z.string().default('.data'),
  SANDBOX_KEY: z.string('expected 64 hex digits').regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits'),
  GATEWAY_URL: origin.optional(),
  GATEWAY_PORT: z.string().default('4000'),
  LOG_LEVEL: logLevel.default('info'),
});

/**
 * The sandbox's configuration from its environment; an empty variable counts as unset. `npm start` passes the key,
 * which is derived from the gateway's secret.
 * @throws ConfigurationError naming each wrong variable
 */
export function loadConfig(env: Environment): SandboxConfig {
  const values = readVariables(environmentSchema, env, ['SANDBOX_KEY']);
  return {
    port: values.BILLER_PORT,
    folder: resolve(values.DATA_DIR, 'sandbox'),
    key: values.SANDBOX_KEY,
    gatewayUrl: values.GATEWAY_URL ?? `http://localhost:${values.GATEWAY_PORT}`,
    logLevel: values.LOG_LEVEL,
  };
}
