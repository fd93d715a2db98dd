import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { recordStaffAction, type StaffIdentity } from '../../staff/staff/public.ts';
import { endpointSecret } from './endpoint-secret.ts';
import { problemOfUrl } from './public-address.ts';
import type { WebhookEndpointsTable } from './tables.ts';
import type { WebhookType } from './webhook-types.ts';

export type WebhookEndpoint = Selectable<WebhookEndpointsTable>;

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

/**
 * Endpoints in all. While nobody knows yet that endpoints fell silent, each takes two places of quick ones for a
 * second, so that their number bounds how long one that answers can wait.
 */
export const MOST_ENDPOINTS = 50;

/**
 * Registers an address; its secret is answered this once. A problem says why the address can't be called, or that there
 * are too many.
 */
export async function createEndpoint(
  { db, clock, config }: Needs,
  by: StaffIdentity,
  { url, types }: { readonly url: string; readonly types: readonly WebhookType[] },
): Promise<
  { readonly endpoint: WebhookEndpoint; readonly secret: string } | { readonly path: string; readonly message: string }
> {
  const problem = url.length > 2_000 ? 'expected at most 2000 characters' : problemOfUrl(url, config.isProduction);
  if (problem !== null) return { path: 'url', message: problem };
  if (types.length === 0) return { path: 'types', message: 'expected at least one type' };
  const endpoint: WebhookEndpoint = {
    id: `we_${randomUUID().replaceAll('-', '')}`,
    url: new URL(url).href,
    types: [...new Set(types)],
    created_at: clock.now(),
    created_by: by.email,
    failing_since: null,
    is_slow: false,
    disabled_at: null,
  };
  const isMade = await db.transaction().execute(async (trx) => {
    // They are locked, so that of two at once the second counts the first.
    await trx.selectFrom('webhook_endpoints').select('id').orderBy('id').forUpdate().execute();
    const { count } = await trx
      .selectFrom('webhook_endpoints')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_ENDPOINTS) return false;
    await trx.insertInto('webhook_endpoints').values(endpoint).execute();
    await audit(trx, by, 'create', endpoint.id, null, endpoint, clock.now());
    return true;
  });
  if (!isMade) return { path: 'url', message: `expected at most ${MOST_ENDPOINTS} endpoints: delete one first` };
  return { endpoint, secret: endpointSecret(config.secrets, endpoint.id) };
}

/** Every endpoint, the oldest first. */
export function listEndpoints(db: Database): Promise<readonly WebhookEndpoint[]> {
  return db.selectFrom('webhook_endpoints').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Calls an endpoint again that was disabled. Null where there is none. */
export function enableEndpoint({ db, clock }: Needs, by: StaffIdentity, id: string): Promise<WebhookEndpoint | null> {
  return db.transaction().execute(async (trx) => {
    const before = await findLocked(trx, id);
    if (before === null) return null;
    const after = { ...before, disabled_at: null, failing_since: null };
    await trx
      .updateTable('webhook_endpoints')
      .set({ disabled_at: null, failing_since: null })
      .where('id', '=', id)
      .execute();
    await audit(trx, by, 'enable', id, before, after, clock.now());
    return after;
  });
}

/** Deletes an endpoint with what was to be sent to it. @returns whether there was one */
export function deleteEndpoint({ db, clock }: Needs, by: StaffIdentity, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await findLocked(trx, id);
    if (before === null) return false;
    await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await audit(trx, by, 'delete', id, before, null, clock.now());
    return true;
  });
}

/**
 * Sends everything again that happened since a given time, under the same ids, whether or not it had arrived.
 * @returns how many messages; null where there is no such endpoint
 */
export function replayEndpoint(
  { db, clock }: Needs,
  by: StaffIdentity,
  { id, since }: { readonly id: string; readonly since: Date },
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const endpoint = await findLocked(trx, id);
    if (endpoint === null) return null;
    const now = clock.now();
    const { numAffectedRows = 0n } = await sql`
      insert into webhook_deliveries (message_id, endpoint_id, next_attempt_at)
      select m.id, ${id}, ${now} from webhook_messages m where m.at >= ${since} and m.type = any(${endpoint.types}::text[])
      on conflict (endpoint_id, message_id) do update
        set state = 'queued', attempts = 0, next_attempt_at = excluded.next_attempt_at, settled_at = null
    `.execute(trx);
    const messages = Number(numAffectedRows);
    await audit(trx, by, 'replay', id, null, { since: since.toISOString(), messages }, now);
    return messages;
  });
}

/** Stops calling an endpoint, with a row of the audit. @returns whether it was called until now */
export function disableEndpoint(
  db: Database,
  by: StaffIdentity,
  id: string,
  reason: string,
  at: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await findLocked(trx, id);
    if (before === null || before.disabled_at !== null) return false;
    await trx.updateTable('webhook_endpoints').set({ disabled_at: at }).where('id', '=', id).execute();
    await audit(trx, by, 'disable', id, before, { ...before, disabled_at: at, reason }, at);
    return true;
  });
}

async function findLocked(trx: Database, id: string): Promise<WebhookEndpoint | null> {
  return (
    (await trx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
  );
}

function audit(
  trx: Database,
  by: StaffIdentity,
  action: string,
  entityId: string,
  before: unknown,
  after: unknown,
  at: Date,
): Promise<void> {
  return recordStaffAction(trx, by, { at, action, entityKind: 'webhook', entityId, before, after });
}
