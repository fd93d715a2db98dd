import { sql } from 'kysely';
import type { Logger } from 'pino';
import { readRegisteredTenant } from '@network/tenant/registered-tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import type { TenantDirectory } from '../../../config/tenant-directory.ts';
import type { Database } from '../../../db/database.ts';
import { type NetworkRows, readNetworkRows } from './network-rows.ts';

/** The tenants of the active releases, as this process knows them. */
export interface ActiveTenants extends TenantDirectory {
  /** What brands have declared, as of the same moment. */
  networkRows(): NetworkRows;
  /** Ends the following of what is activated. */
  close(): void;
}

interface Parts {
  readonly db: Database;
  readonly log: Logger;
  /** Environment variables, which may override the addresses of tenants. */
  readonly environmentVariables: Readonly<Record<string, string | undefined>>;
  /** Called after every reading, before anybody sees a tenant of it. */
  readonly onRead?: (active: Pick<ActiveTenants, 'all' | 'find' | 'networkRows'>) => void;
}

/** What is activated is known to every process after this time. */
const FOLLOW_MS = 1_000;

interface Row {
  readonly tenant_id: string;
  readonly release: string;
  /** Null for one that is known. */
  readonly tenant: unknown;
}

/**
 * Reads the tenants of the active releases, and again every second; a configuration that is known does not travel. What
 * was known stays while the database is down, and where a configuration can't be used.
 */
export async function followActiveTenants({ db, log, environmentVariables, onRead }: Parts): Promise<ActiveTenants> {
  let network: NetworkRows = { sites: [], groups: [] };
  let byId: ReadonlyMap<string, { readonly release: string; readonly tenant: Tenant | null }> = new Map();

  const read = async (): Promise<void> => {
    const known = [...byId].map(([id, { release }]) => `${id} ${release}`);
    const { rows } = await sql<Row>`
      select tenant_id, release,
        case when tenant_id || ' ' || release = any(${known}::text[]) then null else tenant end as tenant
      from active_releases join brand_releases using (tenant_id, release)
      order by tenant_id
    `.execute(db);
    network = await readNetworkRows(db);
    byId = new Map(rows.map((row) => [row.tenant_id, { release: row.release, tenant: tenantOf(row) }]));
    onRead?.(active);
  };

  const tenantOf = ({ tenant_id: id, release, tenant }: Row): Tenant | null => {
    const before = byId.get(id);
    if (before?.release === release) return before.tenant;
    try {
      const registered = readRegisteredTenant(tenant);
      log.info({ tenant: id, release }, 'release active');
      return { ...registered, urls: effectiveUrls(registered, environmentVariables) };
    } catch (error) {
      log.error({ err: error, tenant: id, release }, 'tenant of the active release could not be used');
      return before?.tenant ?? null;
    }
  };

  const active = {
    find: (id: string) => byId.get(id)?.tenant ?? null,
    all: () => [...byId.values()].flatMap(({ tenant }) => tenant ?? []),
    networkRows: () => network,
  };
  await read();
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    read()
      .catch((error: unknown) => log.debug({ err: error }, 'active releases not read'))
      .finally(() => (isReading = false));
  }, FOLLOW_MS);
  timer.unref();

  return { ...active, close: () => clearInterval(timer) };
}
