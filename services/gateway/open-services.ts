import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createErrorReporter } from '@network/server/error-reports/error-reporter.ts';
import { createLog } from '@network/server/log/create-log.ts';
import { flushTracing, startTracing } from '@network/server/tracing/start-tracing.ts';
import { createMetrics } from '@network/server/monitoring/metrics.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { type Clock, systemClock } from './config/clock.ts';
import type { GatewayConfig } from './config/config.ts';
import { forgetNetwork, knowNetwork } from './config/known-network.ts';
import { publishedTenants } from './config/published-tenants.ts';
import { mergeTenantDirectories, type TenantDirectory } from './config/tenant-directory.ts';
import type { Database } from './db/database.ts';
import { migrate, requireMigrated } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { primaryReads } from './db/replica-reads.ts';
import type { Demonstration } from './demonstration/demonstration.ts';
import { makeDemonstration } from './demonstration/make-demonstration.ts';
import { figuresOf } from './monitoring/figures.ts';
import { measureState } from './monitoring/measure-state.ts';
import { measureQueues } from './outbox/measure-queues.ts';
import { measureWork } from './monitoring/measure-work.ts';
import type { StepMemory } from './modules/content/ingest/public.ts';
import { NO_STOCK_MEDIA } from './modules/content/media/public.ts';
import { modules } from './modules/registry.ts';
import {
  followActiveTenants,
  networkConflict,
  networkOf,
  readNetworkRows,
  writeNetworkRows,
} from './modules/platform/releases/public.ts';
import { sellsMemberships } from './modules/money/billing/public.ts';
import { followSwitches } from './modules/platform/switches/public.ts';
import { giveWay } from './personal-data/give-way.ts';
import { createSharedData } from './shared-data/shared-data.ts';
import type { GatewayServices } from './services.ts';
import { openStore } from './store/open-store.ts';
import { storeWithPlaces } from './store/places/store-with-places.ts';

/** What a caller may put in place of the real thing; tests do. */
export interface GatewayParts {
  readonly clock?: Clock;
  readonly randomBytes?: (size: number) => Buffer;
  readonly log?: Logger;
  readonly tenants?: TenantDirectory;
  /** What an empty database begins with, unless the configuration wants none, and its media. */
  readonly demonstration?: Demonstration;
  readonly stepMemory?: StepMemory;
}

export interface OpenedServices {
  readonly services: GatewayServices;
  close(): Promise<void>;
}

/**
 * Opens the database, migrates it unless that is a step of its own, and fills an empty one where there is a demonstration: the common start of a
 * gateway and a command.
 * @throws ConfigurationError for a wrong environment
 */
export async function openServices(config: GatewayConfig, parts: GatewayParts = {}): Promise<OpenedServices> {
  const log = parts.log ?? createLog({ level: config.logLevel });
  const clock = parts.clock ?? systemClock;
  const metrics = createMetrics();
  // Before the first connection, whose statements are recorded from its beginning or not at all.
  await startTracing(config, 'gateway', metrics);
  const opened = openDatabase(config.database, log);
  try {
    await opened.prepare(async (db) => {
      const migrated = config.migrates ? await migrate(db, modules) : [];
      if (!config.migrates) await requireMigrated(db, modules);
      if (migrated.length > 0) log.info({ migrations: migrated.length }, 'database brought up to date');
      const { demonstration } = parts;
      if (!config.seedDemonstration) return;
      if (demonstration === undefined) {
        // In development a command leaves the demonstration to the first start.
        if (config.isProduction) log.warn('SEED_DEMO: this gateway was built without the demonstration');
        return;
      }
      if (await makeDemonstration(db, demonstration, { clock, log })) log.info('demonstration data made');
    });
    const { tenants, close: closeTenants } = await openTenants(config, opened.db, log, parts.tenants);
    const { replica } = opened;
    const listen = replica?.hearFirst(opened.listen) ?? opened.listen;
    const shared = createSharedData({ maxBytes: config.sharedDataBytes, clock }, listen);
    // Switches are read by an executor of their own, since they belong to no request.
    const switchboard = await followSwitches(opened.db.withoutPlugins(), shared, log);
    // Where nothing is stored nobody else listens.
    if (replica && config.sharedDataBytes === 0) listen(NOTHING_FOLLOWS);
    figuresOf(metrics);
    measureState(metrics, { db: opened.db, pools: opened.pools, replica, shared, clock });
    measureQueues(metrics, { db: opened.db, clock, config });
    measureWork(metrics, { db: opened.db, clock, folders: foldersOf(config) });
    const services: GatewayServices = {
      config,
      db: opened.db,
      staffDb: opened.staffDb,
      catalogueReads: replica ?? primaryReads(opened.db),
      clock,
      shared,
      store: storeWithPlaces(openStore(config.mediaStore), config.mediaPlaces),
      stockMedia: parts.demonstration?.media ?? NO_STOCK_MEDIA,
      stepMemory: parts.stepMemory ?? null,
      randomBytes: parts.randomBytes ?? randomBytes,
      log,
      metrics,
      reporter: createErrorReporter({
        ...config,
        brand: 'gateway',
        now: () => clock.now().getTime(),
        fetch: (input, init) => fetch(input, init),
      }),
      tenants: switchboard.switched(tenants),
      switchboard,
      sellsMemberships: (tenant) => sellsMemberships(services, tenant),
      claimEmail: async (trx, email, now) => {
        for (const { onEmailClaimed } of modules) await onEmailClaimed?.(trx, email, now);
      },
      endMailedLinks: async (trx, userId) => {
        for (const { onMailedLinksEnded } of modules) await onMailedLinksEnded?.(trx, userId);
      },
      endLeftOpen: async (trx, userId, now) => {
        for (const { onTakenBack } of modules) await onTakenBack?.(trx, userId, now);
      },
      giveWay: (person) => giveWay(modules, services, person),
    };
    const close = async (): Promise<void> => {
      closeTenants();
      switchboard.close();
      await opened.close();
      await flushTracing();
    };
    return { services, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const NOTHING_FOLLOWS = { onListening: () => undefined, onChange: () => undefined, onLost: () => undefined };

/**
 * The registered tenants and those of the folder. In development the folder comes first: it has what is being worked on.
 * In production what an operator has activated does.
 */
async function openTenants(config: GatewayConfig, db: Database, log: Logger, injected?: TenantDirectory) {
  const { tenantsDir, environmentVariables } = config;
  const source = {};
  if (injected) {
    await declareSites(db, injected.all(), log);
    knowNetwork(source, networkOf(await readNetworkRows(db), injected.all()));
    return { tenants: injected, close: () => forgetNetwork(source) };
  }
  const published = tenantsDir === null ? null : publishedTenants(tenantsDir, environmentVariables, log);
  if (published) await declareSites(db, published.all(), log);
  const merged = (active: TenantDirectory): TenantDirectory => {
    if (published === null) return active;
    return mergeTenantDirectories(config.isProduction ? [active, published] : [published, active]);
  };
  const active = await followActiveTenants({
    db,
    log,
    environmentVariables,
    onRead: (known) => knowNetwork(source, networkOf(known.networkRows(), merged(known).all())),
  });
  const close = (): void => {
    active.close();
    forgetNetwork(source);
  };
  return { tenants: merged(active), close };
}

/** Tenants that count without being registered declare their sites when the gateway opens. */
async function declareSites(db: Database, tenants: readonly Tenant[], log: Logger): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const tenant of tenants) {
      const conflict = networkConflict(await readNetworkRows(trx), tenant);
      if (conflict !== null) {
        log.error({ tenant: tenant.id, conflict }, 'sites of a tenant could not be declared');
        continue;
      }
      await writeNetworkRows(trx, tenant);
    }
  });
}

/** Folders whose disk can get full. */
function foldersOf({ dataDir, mediaStore }: GatewayConfig): Readonly<Record<string, string>> {
  return { data: dataDir, ...(mediaStore.kind === 'folder' && { media: mediaStore.folder }) };
}
