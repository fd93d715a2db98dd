import { sql } from 'kysely';
import { TenantConfigurationError } from '@network/tenant/define-tenant.ts';
import { readRegisteredTenant } from '@network/tenant/registered-tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import { networkConflict, readNetworkRows, writeNetworkRows } from './network-rows.ts';
import type { ReleaseName } from './release.ts';

/** What became of activating a release. */
export type Activation =
  | { readonly outcome: 'activated'; readonly release: string; readonly previous: string | null }
  /** It was active before. */
  | { readonly outcome: 'unchanged'; readonly release: string }
  /** Nothing was changed, for this reason. */
  | { readonly outcome: 'refused'; readonly reason: string };

/** How many releases a refusal names. */
const NAMED_RELEASES = 5;

const refused = (reason: string): Activation => ({ outcome: 'refused', reason });

/**
 * Makes the gateways go by the configuration of a registered release. The one that was active before is remembered for
 * the way back. Safe to repeat.
 */
export function activateRelease(db: Database, name: ReleaseName, now: Date): Promise<Activation> {
  return db.transaction().execute(async (trx) => {
    // One at a time: two brands must not take one host name side by side.
    await sql`lock table active_releases in share row exclusive mode`.execute(trx);
    return activate(trx, name, now);
  });
}

/** Activates the release that was active before the present one. A second time, it is the present one's turn again. */
export function reactivatePrevious(db: Database, tenantId: string, now: Date): Promise<Activation> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table active_releases in share row exclusive mode`.execute(trx);
    const row = await trx
      .selectFrom('active_releases')
      .select('previous_release')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst();
    if (!row) return refused(`no release of ${tenantId} is active`);
    if (row.previous_release === null) return refused(`no release of ${tenantId} was active before`);
    return activate(trx, { tenantId, release: row.previous_release }, now);
  });
}

async function activate(trx: Database, { tenantId, release }: ReleaseName, now: Date): Promise<Activation> {
  const row = await trx
    .selectFrom('brand_releases')
    .select(['tenant', 'retired_at'])
    .where('tenant_id', '=', tenantId)
    .where('release', '=', release)
    .executeTakeFirst();
  if (!row) return refused(await notRegistered(trx, tenantId));
  if (row.retired_at !== null) return refused('it was retired; register it again first');
  if (row.tenant === null) return refused('it was registered without its tenant.json');
  const tenant = readTenant(row.tenant);
  if (typeof tenant === 'string') return refused(tenant);
  const reason = networkConflict(await readNetworkRows(trx), tenant) ?? (await findConflict(trx, tenant));
  if (reason !== null) return refused(reason);
  const { rows } = await sql<{ previous_release: string | null }>`
    insert into active_releases (tenant_id, release, activated_at) values (${tenantId}, ${release}, ${now})
    on conflict (tenant_id) do update
    set previous_release = active_releases.release, release = excluded.release, activated_at = excluded.activated_at
    where active_releases.release <> excluded.release
    returning previous_release
  `.execute(trx);
  const [changed] = rows;
  if (!changed) return { outcome: 'unchanged', release };
  await writeNetworkRows(trx, tenant);
  return { outcome: 'activated', release, previous: changed.previous_release };
}

/** Names what could have been meant. */
async function notRegistered(trx: Database, tenantId: string): Promise<string> {
  const rows = await trx
    .selectFrom('brand_releases')
    .select('release')
    .where('tenant_id', '=', tenantId)
    .where('retired_at', 'is', null)
    .orderBy('registered_at', 'desc')
    .limit(NAMED_RELEASES)
    .execute();
  if (rows.length === 0) return `no release of ${tenantId} is registered`;
  return `it is not registered; the latest of ${tenantId} are ${rows.map(({ release }) => release).join(', ')}`;
}

/** Why a configuration can't be gone by: another active brand has its name. */
async function findConflict(trx: Database, tenant: Tenant): Promise<string | null> {
  const { rows } = await sql<{ tenant_id: string; tenant: unknown }>`
    select a.tenant_id, r.tenant from active_releases a join brand_releases r using (tenant_id, release)
    where a.tenant_id <> ${tenant.id}
  `.execute(trx);
  for (const row of rows) {
    const other = readTenant(row.tenant);
    if (typeof other === 'string') continue;
    const taken = namesOf(tenant).find((name) => namesOf(other).includes(name));
    if (taken !== undefined) return `${taken} is ${row.tenant_id}'s`;
  }
  return null;
}

function readTenant(input: unknown): Tenant | string {
  try {
    return readRegisteredTenant(input);
  } catch (error) {
    if (error instanceof TenantConfigurationError) return error.message;
    throw error;
  }
}

/** What no two brands may share: people's browsers and the sign-in tell brands apart by it. */
function namesOf({ abbreviation, urls: { tour, members } }: Tenant): readonly string[] {
  return [`the abbreviation ${abbreviation}`, tour, members];
}
