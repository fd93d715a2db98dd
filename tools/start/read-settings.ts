import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { port as portSchema } from '@network/server/configuration/expectations.ts';
import { sandboxKey } from '@network/gateway/config/sandbox-key.ts';
import { checkOwnServer } from '@network/postgres-server/own-server.ts';
import { TenantConfigurationError } from '@network/tenant/define-tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import type { WantedPort } from './check-ports.ts';
import { readConfig } from './own-database.ts';
import { StartError } from './start-error.ts';

/** The settings of a start, checked. */
export interface Settings {
  readonly port: number;
  readonly isProduction: boolean;
  /** Whether no variable names a database, so that the start has one of its own. */
  readonly hasOwnDatabase: boolean;
  /** Whether an empty database is filled with the demonstration. */
  readonly hasDemonstration: boolean;
  /** Whether the console is served: in production only where CONSOLE_URL says under which address. */
  readonly hasConsole: boolean;
  /** Every port that the start is going to listen on. */
  readonly ports: readonly WantedPort[];
  /** Environment of the gateway and the brand servers, with secrets and folders filled in. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Variables of `.env`, if there is one; those of the environment win. */
export function loadEnvFile(root: string): void {
  const path = join(root, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

/**
 * Checks every variable and the data folder.
 * @throws StartError that names the variable and what was expected
 */
export async function readSettings(
  root: string,
  brands: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Settings> {
  const port = portSchema.safeParse(env['PORT'] || '4200');
  if (!port.success) throw new StartError(`PORT: expected a port, 1 to 65535, got "${env['PORT']}"`);
  try {
    const tenantsDir = env['TENANTS_DIR'] || join(root, 'dist/apps');
    const { config, hasOwnDatabase } = readConfig({ ...env, TENANTS_DIR: tenantsDir });
    if (hasOwnDatabase) checkOwnServer(config.dataDir);
    for (const brand of brands) effectiveUrls(await readTenant(root, brand), env);
    return {
      port: port.data,
      isProduction: config.isProduction,
      hasOwnDatabase,
      hasDemonstration: config.seedDemonstration,
      hasConsole: config.consoleUrl !== null,
      ports: [
        { variable: 'PORT', port: port.data },
        { variable: 'GATEWAY_PORT', port: config.port },
        { variable: 'BILLER_PORT', port: config.billerPort },
      ],
      env: {
        ...env,
        PORT: String(port.data),
        GATEWAY_PORT: String(config.port),
        BILLER_PORT: String(config.billerPort),
        BRAND_SECRET: config.secrets.brand,
        SANDBOX_KEY: sandboxKey(config),
        DATA_DIR: config.dataDir,
        TENANTS_DIR: resolve(tenantsDir),
      },
    };
  } catch (error) {
    if (error instanceof ConfigurationError || error instanceof TenantConfigurationError) {
      throw new StartError(error.message, { cause: error });
    }
    throw error;
  }
}

/** The exports of `apps/<brand>/tenant.ts`. */
export async function readTenant(root: string, brand: string): Promise<Tenant> {
  const module: { default: Tenant } = await import(pathToFileURL(join(root, 'apps', brand, 'tenant.ts')).href);
  return module.default;
}
