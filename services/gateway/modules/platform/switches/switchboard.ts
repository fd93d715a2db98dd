import { sql } from 'kysely';
import type { Logger } from 'pino';
import { switchedTenant } from '@network/tenant/switched-tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BrandSettings } from '@network/validation/publications.ts';
import type { TenantDirectory } from '../../../config/tenant-directory.ts';
import type { Database } from '../../../db/database.ts';
import type { SharedData } from '../../../shared-data/shared-data.ts';

/**
 * What staff have switched, as this process knows it. It answers from memory: with a slow database, or none, what was known last
 * counts, and what never was known is as configured.
 */
export interface Switchboard {
  readonly settingsOf: (brand: string) => BrandSettings;
  /** Reads it now; for who has just changed it. */
  readonly refresh: () => Promise<void>;
  /** The brands of a directory, with their flags as they are switched. */
  readonly switched: (directory: TenantDirectory) => TenantDirectory;
  readonly close: () => void;
}

/** How often this process looks into its memory for announced changes. A change is known to every gateway after this time; brand servers are notified within another fifth of a second. */
const FOLLOW_MS = 250;

interface Known {
  readonly version: string;
  readonly flags: ReadonlyMap<string, Readonly<Record<string, boolean>>>;
  readonly experiments: ReadonlyMap<string, BrandSettings['experiments']>;
}

/** They announce their changes. */
const TABLES = ['flag_changes', 'experiment_runs', 'experiment_changes'] as const;

const NOTHING: Known = { version: '', flags: new Map(), experiments: new Map() };

/**
 * Reads what staff have switched, and again after each change until it is closed. While no connection announces changes, it is
 * read all the time.
 */
export async function followSwitches(
  db: Database,
  shared: Pick<SharedData, 'stampOf'>,
  log: Logger,
): Promise<Switchboard> {
  let known = NOTHING;
  let readAt = '';
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    const stamp = shared.stampOf(TABLES);
    const version = await readVersion(db);
    if (version !== known.version) known = { version, flags: await readFlags(db), experiments: await readRuns(db) };
    readAt = stamp;
  };
  const refresh = async (): Promise<void> => {
    // One that is under way may have begun before the change.
    await reading?.catch(() => undefined);
    await readOnce();
  };
  const readOnce = (): Promise<void> => {
    reading ??= read().finally(() => (reading = null));
    return reading;
  };

  await readOnce().catch((error: unknown) => log.warn({ err: error }, 'switches not read: all is as configured'));
  const timer = setInterval(() => {
    const isKnown = readAt !== '' && readAt === shared.stampOf(TABLES);
    if (reading === null && !isKnown)
      void readOnce().catch((error: unknown) => log.debug({ err: error }, 'switches not read'));
  }, FOLLOW_MS);
  timer.unref();

  const tenantOf = rememberSwitched(() => known);
  return {
    settingsOf: (brand) => ({
      version: known.version,
      flags: known.flags.get(brand) ?? {},
      experiments: known.experiments.get(brand) ?? {},
    }),
    refresh,
    switched: ({ find, all }) => ({
      find: (id) => {
        const tenant = find(id);
        return tenant === null ? null : tenantOf(tenant);
      },
      all: () => all().map(tenantOf),
    }),
    close: () => clearInterval(timer),
  };
}

/** Makes each switched brand once, so that it is the same object until something changes. */
function rememberSwitched(latest: () => Known): (tenant: Tenant) => Tenant {
  let made = new WeakMap<Tenant, Tenant>();
  let madeOf = latest();
  return (tenant) => {
    if (madeOf !== latest()) {
      made = new WeakMap();
      madeOf = latest();
    }
    const found = made.get(tenant);
    if (found !== undefined) return found;
    const switched = switchedTenant(tenant, madeOf.flags.get(tenant.id) ?? {});
    made.set(tenant, switched);
    return switched;
  };
}

async function readVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce((select max(id) from flag_changes), 0) || '.' || coalesce((select max(id) from experiment_changes), 0) as version
  `.execute(db);
  return rows[0]?.version ?? '';
}

async function readFlags(db: Database): Promise<Known['flags']> {
  const { rows } = await sql<{ brand: string; flag: string; is_on: boolean | null }>`
    select distinct on (brand, flag) brand, flag, is_on from flag_changes order by brand, flag, id desc
  `.execute(db);
  const flags = new Map<string, Record<string, boolean>>();
  for (const { brand, flag, is_on: isOn } of rows) {
    if (isOn !== null) flags.set(brand, { ...flags.get(brand), [flag]: isOn });
  }
  return flags;
}

async function readRuns(db: Database): Promise<Known['experiments']> {
  const { rows } = await sql<{ brand: string; experiment: string; share: number; is_running: boolean }>`
    select distinct on (experiment, brand) brand, experiment, share, stopped_at is null as is_running
    from experiment_runs cross join unnest(brands) brand order by experiment, brand, started_at desc
  `.execute(db);
  const runs = new Map<string, BrandSettings['experiments']>();
  for (const { brand, experiment, share, is_running: isRunning } of rows) {
    runs.set(brand, { ...runs.get(brand), [experiment]: { isRunning, share } });
  }
  return runs;
}
