import { resolve } from 'node:path';
import { z } from 'zod';

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

/** A wrong environment that prevents the start; one sentence for each variable. */
export class SandboxConfigurationError extends Error {
  override readonly name = 'SandboxConfigurationError';
}

const environmentSchema = z.object({
  BILLER_PORT: z
    .string()
    .refine((value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535, 'expected a port, 1 to 65535')
    .transform(Number)
    .default(4100),
  DATA_DIR: z.string().default('.data'),
  SANDBOX_KEY: z.string('expected 64 hex digits').regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits'),
  GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'expected an origin such as http://localhost:4000' }).optional(),
  GATEWAY_PORT: z.string().default('4000'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/**
 * The sandbox's configuration from its environment; an empty variable counts as unset. `npm start` passes the key,
 * which is derived from the gateway's secret.
 * @throws SandboxConfigurationError naming each wrong variable
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
    throw new SandboxConfigurationError(problems.join('\n'));
  }
  const values = result.data;
  return {
    port: values.BILLER_PORT,
    folder: resolve(values.DATA_DIR, 'sandbox'),
    key: values.SANDBOX_KEY,
    gatewayUrl: values.GATEWAY_URL ?? `http://localhost:${values.GATEWAY_PORT}`,
    logLevel: values.LOG_LEVEL,
  };
}
