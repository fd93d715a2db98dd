import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { REUSED_PLAN } from '../../../../db/reused-plans.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isLocalNetwork } from '@network/server/limits/client-network.ts';
import { lockAccount } from '../accounts.ts';
import { withdrawChanges, withdrawChangesOf } from '../email-change/withdraw-changes.ts';
import { sayDevice } from './say-device.ts';
import { endOpenSignIns, SESSION_LIFE } from './sessions.ts';

/** A session as its owner sees it. */
export interface ListedSession {
  /** Hash of the id in the browser; useless without that id. */
  readonly id: string;
  readonly tenantId: string;
  /** Such as `Firefox on Windows`, in the language of the request. */
  readonly device: string;
  /** Null where it says nothing about a place. */
  readonly network: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

/** No person has more; this bounds a person's list like any other. */
const MAX_LISTED = 100;

/** The person's current sessions: the requesting one first, then by last use. */
export async function listSessions(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
  currentId: string,
): Promise<readonly ListedSession[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('sessions')
    .select(['id_hash', 'tenant_id', 'user_agent', 'client_network', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - SESSION_LIFE.idleMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id_hash')
    .limit(sql.lit(MAX_LISTED))
    .modifyEnd(REUSED_PLAN)
    .execute();
  return rows
    .map((row) => ({
      id: row.id_hash,
      tenantId: row.tenant_id,
      device: sayDevice(row.user_agent),
      network: isLocalNetwork(row.client_network) ? null : row.client_network,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      isCurrent: row.id_hash === currentId,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one session of this person, and a change of email that it requested: it may be somebody else's.
 * @returns whether there was such a one
 */
export function endOwnSession(db: Database, userId: string, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute((trx) => endOwnSessionIn(trx, userId, id, now));
}

/** Does what `endOwnSession` does, in the caller's transaction. */
export async function endOwnSessionIn(trx: Database, userId: string, id: string, now: Date): Promise<boolean> {
  // The account first, as links about it do: a change that is confirmed at the same time waits, or is there to be
  // undone.
  await lockAccount(trx, userId, 'no key update');
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id_hash', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('identity_session_uid')
    .executeTakeFirst();
  if (!ended) return false;
  await deleteIdentitySessions(trx, userId);
  await withdrawChangesOf(trx, userId, id);
  return true;
}

/**
 * Ends every session of a person but one, on all brands, and the changes of email that they requested. Give the
 * transaction that makes the change.
 * @returns how many ended
 */
export async function endOtherSessions(db: Database, userId: string, currentId: string, now: Date): Promise<number> {
  await lockAccount(db, userId, 'no key update');
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id_hash', '<>', currentId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  await deleteIdentitySessions(db, userId);
  await endOpenSignIns(db, userId);
  await withdrawChanges(db, userId, currentId);
  return Number(ended.numUpdatedRows);
}

/**
 * Deletes the identity server's data of a person that no session uses any more, the sign-ins themselves too, so that a
 * signed-out browser has to enter the password again.
 */
async function deleteIdentitySessions(db: Database, userId: string): Promise<void> {
  const live = db
    .selectFrom('sessions')
    .select('identity_session_uid')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  const grants = db
    .selectFrom('oidc_payloads')
    .select('grant_id')
    .where('account_id', '=', userId)
    .where('session_uid', 'in', live)
    .where('grant_id', 'is not', null);
  await db
    .deleteFrom('oidc_payloads')
    .where('account_id', '=', userId)
    .where((where) => where.or([where('session_uid', 'is', null), where('session_uid', 'not in', live)]))
    .where((where) => where.or([where('grant_id', 'is', null), where('grant_id', 'not in', grants)]))
    .execute();
}
