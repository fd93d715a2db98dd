import { resolve } from 'node:path';
import { z } from 'zod';
import { BILLERS } from '@network/tenant/constants.ts';
import type { GatewayConfig } from './config.ts';
import { ConfigurationError } from './configuration-error.ts';
import { addressOrRange, count, origin, postgresUrl, port, secret, smtpUrl, switchedOn } from './expectations.ts';
import { openPrivateFolder } from './private-folder.ts';
import { type RecombeeConfig, recombeeConfigOf, recombeeVariables } from './recombee-config.ts';
import { readOrCreateSecrets } from './secret-file.ts';
import { secretsOf } from './secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'expected development, production or test' })
    .default('development'),
  GATEWAY_HOST: z.string().min(1, 'expected an address to listen on').optional(),
  GATEWAY_PORT: port.default(4000),
  GATEWAY_URL: origin.optional(),
  BILLER_PORT: port.default(4100),
  SMTP_URL: smtpUrl.optional(),
  MAIL: z.literal('off', { error: 'expected off, or nothing' }).optional(),
  ...recombeeVariables,
  DATA_DIR: z.string().min(1, 'expected a folder').default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  TENANTS_DIR: z.string().min(1, 'expected a folder').default('dist/apps'),
  BRAND_SECRET: secret.optional(),
  GATEWAY_SECRET: secret.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `expected one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim()))
    .pipe(z.array(addressOrRange))
    .default(['127.0.0.0/8', '::1']),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(256),
  LOWEST_BODY_RATE: count.default(1_024),
  SEED_DEMO: switchedOn.optional(),
});

/** Variables whose value never appears in a message. */
const SECRET_VARIABLES = [
  'BRAND_SECRET',
  'GATEWAY_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'RECOMBEE_MAIN_PRIVATE_TOKEN',
  'RECOMBEE_REELS_PRIVATE_TOKEN',
];

/**
 * The gateway's configuration from its environment; an empty variable counts as unset. In development missing secrets
 * are created once and stored in DATA_DIR; in production they are required.
 * @throws ConfigurationError naming each wrong variable and what was expected there
 */
export function loadConfig(env: Environment): GatewayConfig {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environmentSchema.safeParse(present);
  if (!result.success) {
    throw new ConfigurationError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        const got = SECRET_VARIABLES.includes(name) ? '' : `, got "${present[name]}"`;
        return `${name}: ${issue.message}${got}`;
      }),
    );
  }
  const values = result.data;
  const isProduction = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  if (values.MAIL && values.SMTP_URL) throw new ConfigurationError(['MAIL: expected nothing, as SMTP_URL is set']);
  if (isProduction) requireInProduction(values);
  const recombee = recombeeConfigOf(values);
  if (isProblems(recombee)) throw new ConfigurationError(recombee);
  openPrivateFolder(dataDir);
  const secrets = isProduction
    ? { brand: values.BRAND_SECRET as string, gateway: values.GATEWAY_SECRET as string }
    : readOrCreateSecrets(dataDir, { brand: values.BRAND_SECRET, gateway: values.GATEWAY_SECRET });
  return {
    environment: values.NODE_ENV,
    isProduction,
    host: values.GATEWAY_HOST ?? 'localhost',
    port: values.GATEWAY_PORT,
    publicUrl: values.GATEWAY_URL ?? `http://localhost:${values.GATEWAY_PORT}`,
    billerPort: values.BILLER_PORT,
    smtpUrl: values.SMTP_URL ?? null,
    isMailOff: values.MAIL === 'off',
    // No adapter of a real biller is built in yet; the sandbox would only pretend to be paid.
    billers: isProduction ? [] : BILLERS,
    recombee,
    dataDir,
    database: values.DATABASE_URL
      ? { engine: 'postgres', url: values.DATABASE_URL }
      : { engine: 'embedded', folder: resolve(dataDir, 'database') },
    tenantsDir: resolve(values.TENANTS_DIR),
    secrets: secretsOf(secrets),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    lowestBodyRate: values.LOWEST_BODY_RATE,
    persistedOperationsOnly: isProduction,
    seedDemonstration: values.SEED_DEMO ?? !isProduction,
    environmentVariables: env,
  };
}

function isProblems(value: RecombeeConfig | null | readonly string[]): value is readonly string[] {
  return Array.isArray(value);
}

function requireInProduction(values: z.output<typeof environmentSchema>): void {
  const problems: string[] = [];
  if (!values.DATABASE_URL) {
    problems.push('DATABASE_URL: expected a PostgreSQL address; the embedded database is refused in production');
  }
  for (const name of ['BRAND_SECRET', 'GATEWAY_SECRET'] as const) {
    if (!values[name]) problems.push(`${name}: expected a secret of at least 32 characters in production`);
  }
  if (!values.SMTP_URL && !values.MAIL) {
    problems.push('SMTP_URL: expected a mail server in production, for receipts and resets, or MAIL=off to do without');
  }
  if (!values.GATEWAY_URL) problems.push('GATEWAY_URL: expected the public origin of the gateway in production');
  if (problems.length > 0) throw new ConfigurationError(problems);
}
