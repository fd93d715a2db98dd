import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { type Clock, systemClock } from './config/clock.ts';
import type { GatewayConfig } from './config/config.ts';
import { publishedTenants } from './config/published-tenants.ts';
import type { TenantDirectory } from './config/tenant-directory.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { runSeeds } from './db/seed/run-seeds.ts';
import { createLog } from './http/log.ts';
import { modules } from './modules/registry.ts';
import type { GatewayServices } from './services.ts';

/** What a caller may put in place of the real thing; tests do. */
export interface GatewayParts {
  readonly clock?: Clock;
  readonly randomBytes?: (size: number) => Buffer;
  readonly log?: Logger;
  readonly tenants?: TenantDirectory;
}

export interface OpenedServices {
  readonly services: GatewayServices;
  close(): Promise<void>;
}

/**
 * Opens the database, migrates it and seeds it when it is empty: the common start of a gateway and a command.
 * @throws ConfigurationError for a wrong environment
 */
export async function openServices(config: GatewayConfig, parts: GatewayParts = {}): Promise<OpenedServices> {
  const log = parts.log ?? createLog(config);
  const clock = parts.clock ?? systemClock;
  const opened = await openDatabase(config.database, log);
  try {
    await opened.prepare(async (db) => {
      const migrated = await migrate(db, modules);
      if (migrated.length > 0) log.info({ migrations: migrated.length }, 'database brought up to date');
      if (config.seedDemonstration && (await runSeeds(db, modules, clock))) log.info('demonstration data made');
    });
    const services: GatewayServices = {
      config,
      db: opened.db,
      clock,
      randomBytes: parts.randomBytes ?? randomBytes,
      log,
      metrics: new Registry(),
      tenants: parts.tenants ?? publishedTenants(config.tenantsDir, config.environmentVariables, log),
    };
    return { services, close: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
