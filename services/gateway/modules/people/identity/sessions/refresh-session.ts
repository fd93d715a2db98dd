import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { RelyingParty } from '../brand/relying-party.ts';
import { hashSessionId, resolveSession, type SessionTokens } from './sessions.ts';
import { tokenCipher } from './token-cipher.ts';

/** The outcome of a refresh: `busy` if another process has locked the session for longer than a caller should wait. */
export type RefreshOutcome = 'refreshed' | 'signed-out' | 'busy';

/** Calls that come this soon after a refresh belong to the same wave and are answered by it. */
const FRESH_MS = 10_000;
/** A process that died while refreshing blocks the session no longer than this. */
const LEASE_MS = 15_000;
const POLLS = 40;
const POLL_EVERY_MS = 100;

export type Wait = (milliseconds: number) => Promise<void>;
const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Renews the tokens of a session. Of concurrent calls, to any number of gateways, one calls the identity server:
 * it has a lease on the row, and the others wait for its result. A lease, not a row lock: the call to
 * the identity server may take long, and a lock would hold a connection for as long.
 */
export function createSessionRefresher(
  services: GatewayServices,
  relyingParty: RelyingParty,
  wait: Wait = sleep,
): (id: string, tenant: Tenant) => Promise<RefreshOutcome> {
  const underWay = new Map<string, Promise<RefreshOutcome>>();
  return (id, tenant) => {
    const key = `${tenant.id}:${id}`;
    const known = underWay.get(key);
    if (known) return known;
    const run = refresh(services, relyingParty, wait, id, tenant).finally(() => underWay.delete(key));
    underWay.set(key, run);
    return run;
  };
}

async function refresh(
  services: GatewayServices,
  relyingParty: RelyingParty,
  wait: Wait,
  id: string,
  tenant: Tenant,
): Promise<RefreshOutcome> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    if (!(await resolveSession(services, id, tenant))) return 'signed-out';
    const sealed = await takeLease(services, id);
    if (sealed !== null) return renew(services, relyingParty, id, tenant, sealed);
    if (await isFresh(services, id)) return 'refreshed';
    await wait(POLL_EVERY_MS);
  }
  return 'busy';
}

/** The sealed tokens for the call that may refresh now; null for every other call. */
async function takeLease(services: GatewayServices, id: string): Promise<string | null> {
  const now = services.clock.now();
  const row = await services.db
    .updateTable('sessions')
    .set({ refresh_lease_until: new Date(now.getTime() + LEASE_MS) })
    .where('id_hash', '=', hashSessionId(id))
    .where('revoked_at', 'is', null)
    .where('refreshed_at', '<=', new Date(now.getTime() - FRESH_MS))
    .where((where) => where.or([where('refresh_lease_until', 'is', null), where('refresh_lease_until', '<=', now)]))
    .returning('tokens')
    .executeTakeFirst();
  return row?.tokens ?? null;
}

async function isFresh(services: GatewayServices, id: string): Promise<boolean> {
  const row = await services.db
    .selectFrom('sessions')
    .select('refreshed_at')
    .where('id_hash', '=', hashSessionId(id))
    .executeTakeFirst();
  return row !== undefined && row.refreshed_at.getTime() > services.clock.now().getTime() - FRESH_MS;
}

async function renew(
  services: GatewayServices,
  relyingParty: RelyingParty,
  id: string,
  tenant: Tenant,
  sealed: string,
): Promise<RefreshOutcome> {
  const cipher = tokenCipher(services, 'session-tokens');
  const row = services.db.updateTable('sessions').where('id_hash', '=', hashSessionId(id));
  const opened = cipher.open(sealed);
  try {
    const tokens = opened === null ? null : await relyingParty.refresh(tenant, JSON.parse(opened) as SessionTokens);
    const now = services.clock.now();
    if (tokens === null) {
      await row.set({ revoked_at: now, refresh_lease_until: null }).execute();
      return 'signed-out';
    }
    await row
      .set({ tokens: cipher.seal(JSON.stringify(tokens)), refreshed_at: now, refresh_lease_until: null })
      .execute();
    return 'refreshed';
  } catch (error) {
    await row.set({ refresh_lease_until: null }).execute();
    throw error;
  }
}
