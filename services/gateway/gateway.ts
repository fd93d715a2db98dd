import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Clock, systemClock } from './config/clock.ts';
import type { GatewayConfig } from './config/config.ts';
import { publishedTenants } from './config/published-tenants.ts';
import type { TenantDirectory } from './config/tenant-directory.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { runSeeds } from './db/seed/run-seeds.ts';
import { createLog } from './http/log.ts';
import { createServer } from './http/server.ts';
import { modules } from './modules/registry.ts';
import type { GatewayServices } from './services.ts';

/** What a caller may put in place of the real thing; tests do. */
export interface GatewayParts {
  readonly clock?: Clock;
  readonly randomBytes?: (size: number) => Buffer;
  readonly log?: Logger;
  readonly tenants?: TenantDirectory;
}

export interface Gateway {
  readonly app: FastifyInstance;
  readonly services: GatewayServices;
  /** Readiness answers 503 from now on; requests are still answered. */
  drain(): void;
  /** Ends open requests, then the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, fills it when it is empty, and builds the server; listening is the
 * caller's.
 * @throws ConfigurationError for what the environment got wrong
 */
export async function createGateway(config: GatewayConfig, parts: GatewayParts = {}): Promise<Gateway> {
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
      tenants: parts.tenants ?? publishedTenants(config.tenantsDir, config.environmentVariables, log),
    };
    const state = { ready: true };
    const app = await createServer(services, modules, state);
    return {
      app,
      services,
      drain: () => void (state.ready = false),
      close: async () => {
        state.ready = false;
        await app.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
