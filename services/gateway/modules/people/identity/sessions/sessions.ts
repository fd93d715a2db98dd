import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { isSessionLocked } from '@network/access/session-lock.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../../db/database.ts';
import {
  personFactsOf,
  recallParts,
  type SelectedPart,
  type SelectedPartOfCall,
} from '../../../../http/person-facts.ts';
import type { SessionHolder, SessionName } from '../../../../http/request-context.ts';
import { isUnavailable } from '../../../../http/unavailable.ts';
import type { GatewayServices } from '../../../../services.ts';
import { lockAccount } from '../accounts.ts';
import { withdrawChanges } from '../email-change/withdraw-changes.ts';
import { networkOf } from '@network/server/limits/client-network.ts';
import { deviceName } from './device-name.ts';
import { readSession, type SessionRow } from './session-statement.ts';
import { tokenCipher } from './token-cipher.ts';
import { VISIT_GAP_MS } from '../visits/visit-rules.ts';
import { recordVisit } from '../visits/visits.ts';

type Ending = Pick<GatewayServices, 'db' | 'clock'>;
type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>;

/** A session ends after this time whatever happens, or when it was not used for the shorter one. */
export const SESSION_LIFE = { absoluteMs: 30 * 86_400_000, idleMs: 14 * 86_400_000 } as const;

/** Last use is written at most this often. */
const TOUCH_EVERY_MS = 60_000;

/** The identity server's tokens of a session. They never leave the gateway. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string | null;
}

export interface NewSession {
  readonly userId: string;
  readonly tenantId: string;
  readonly tokens: SessionTokens;
  readonly identitySessionUid: string;
  readonly clientAddress: string;
  readonly userAgent: string | undefined;
  readonly country?: string | null;
  /** Nobody's until the person approves it. */
  readonly isChallenged?: boolean;
}

const NO_PARTS: readonly SelectedPart[] = [];

export function hashSessionId(id: string): string {
  return hash('sha256', id, 'hex');
}

/**
 * Opens a session under a new id, which is only in the answer to the browser; from then on the account has been signed
 * in to.
 */
export async function createSession(services: Needs, session: NewSession): Promise<string> {
  const id = services.randomBytes(32).toString('base64url');
  const now = services.clock.now();
  await services.db
    .insertInto('sessions')
    .values({
      id_hash: hashSessionId(id),
      user_id: session.userId,
      tenant_id: session.tenantId,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + SESSION_LIFE.absoluteMs),
      revoked_at: null,
      tokens: tokenCipher(services, 'session-tokens').seal(JSON.stringify(session.tokens)),
      refreshed_at: now,
      refresh_lease_until: null,
      identity_session_uid: session.identitySessionUid,
      client_network: networkOf(session.clientAddress),
      user_agent: deviceName(session.userAgent),
      country: session.country ?? null,
      challenge: session.isChallenged ? 'pending' : null,
    })
    .execute();
  await services.db
    .updateTable('users')
    .set({ has_signed_in: true })
    .where('id', '=', session.userId)
    .where('has_signed_in', '=', false)
    .execute();
  const { userId, tenantId } = session;
  await recordVisit(services.db, { userId, tenantId, now, usedBefore: null });
  return id;
}

/**
 * The person of a session of this tenant, or null when it is unknown, ended, another tenant's, waits for its approval,
 * or its account is banned. The parts are read in the same statement. A session that is named by its hash is not used
 * by this: what was lent in its name must not prolong it.
 */
export async function resolveSession(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  name: SessionName,
  tenant: Pick<Tenant, 'id'> | null,
  parts: readonly SelectedPart[] = NO_PARTS,
  added: readonly SelectedPartOfCall[] = [],
): Promise<SessionHolder | null> {
  if (tenant === null) return null;
  const now = services.clock.now();
  const isUse = typeof name === 'string';
  const idHash = isUse ? hashSessionId(name) : name.hash;
  const usedAfter = new Date(now.getTime() - SESSION_LIFE.idleMs);
  const recalled = recallParts(services.db, idHash, parts);
  const key = { idHash, tenantId: tenant.id, now, usedAfter };
  const row = await readSession(services.db, key, { parts, recalled, added });
  if (!row) return null;
  const isLocked = isSessionLocked(lockOf(row), now);
  const staleBefore = new Date(now.getTime() - TOUCH_EVERY_MS);
  if (isUse && row.last_used_at <= staleBefore) {
    const touched = await services.db
      .updateTable('sessions')
      // A session that was not used for too long must not count as used from now on, and so open.
      .set(isLocked ? { locked_at: sql`coalesce(locked_at, ${now})`, last_used_at: now } : { last_used_at: now })
      .where('id_hash', '=', idHash)
      .where('last_used_at', '<=', staleBefore)
      .executeTakeFirst()
      .catch(unlessUnavailable);
    const usedBefore = row.last_used_at;
    // When several calls come at the same time, only one updates the row, and that one records the visit.
    if (touched?.numUpdatedRows === 1n && now.getTime() - usedBefore.getTime() >= VISIT_GAP_MS) {
      const beginning = { userId: row.user_id, tenantId: tenant.id, now, usedBefore };
      await recordVisit(services.db, beginning).catch(unlessUnavailable);
    }
  }
  const { user_id: userId, terms_accepted_at: acceptedAt } = row;
  return {
    userId,
    sessionId: idHash,
    owesTerms: acceptedAt === null,
    isLocked,
    facts: personFactsOf(row, now, recalled),
  };
}

function lockOf({
  has_lock: isSet,
  locked_at: lockedAt,
  idle_minutes: idleMinutes,
  last_used_at: lastUsedAt,
}: SessionRow) {
  return isSet ? { lockedAt, idleMinutes, lastUsedAt } : null;
}

/**
 * The hashes of the ids of sessions that are in force, to be joined in a statement of another module. One that is
 * locked is among them. What is stored by the right of one holds it (hold-session.ts).
 */
export function sessionsInForce(db: Pick<Database, 'selectFrom'>, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id_hash')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', new Date(now.getTime() - SESSION_LIFE.idleMs))
    .where('users.disabled_at', 'is', null);
}

/** A database that accepts no writes, because its disk is full or it is a standby, must not prevent reading. */
function unlessUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

/** Ends one session only, as when its browser signs in again. */
export async function revokeSession(services: Ending, id: string, tenantId: string): Promise<string | null> {
  const ended = await services.db
    .updateTable('sessions')
    .set({ revoked_at: services.clock.now() })
    .where('id_hash', '=', hashSessionId(id))
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .returning('identity_session_uid')
    .executeTakeFirst();
  return ended?.identity_session_uid ?? null;
}

/** Ends one session and the one at the identity server that it came from. An unknown id changes nothing. */
export async function endSession(services: Ending, id: string, tenantId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const identitySession = await revokeSession({ db: trx, clock: services.clock }, id, tenantId);
    if (identitySession !== null) await endIdentitySession(trx, identitySession);
  });
}

/**
 * Ends every session of the person of this one, on all brands and devices, and at the identity server. A session that
 * is nobody's, locked, or still waits for its approval, ends nothing but itself.
 */
export async function endEverySession(services: Ending, id: string, tenantId: string): Promise<void> {
  const person = await resolveSession(services, id, { id: tenantId });
  // A person who finds a locked browser may sign it out, and no other one.
  if (person === null || person.isLocked) return endSession(services, id, tenantId);
  const { db, clock } = services;
  await db.transaction().execute((trx) => endAllSessions(trx, person.userId, clock.now()));
}

/**
 * Ends every session of a person, on all brands and at the identity server, whatever could still begin one, and the
 * changes of email that they requested: for a changed password or a ban. Once the transaction is committed no request
 * makes or keeps a session of before, whenever it began (decision 1031). Give the transaction that makes the change.
 */
export async function endAllSessions(db: Database, userId: string, now: Date): Promise<void> {
  // The account first, as links about it do: a change that is confirmed at the same time waits, or is there to be
  // undone.
  await lockAccount(db, userId, 'no key update');
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await db.deleteFrom('oidc_payloads').where('account_id', '=', userId).execute();
  await endOpenSignIns(db, userId);
  await withdrawChanges(db, userId);
}

/**
 * Ends what could still sign a person in: autologin ids, mailed links, permissions to add a passkey, the right of the
 * browser that joined, and whatever somebody proved of the account before now, by its password too, and has no session
 * by yet (sign-ins.ts). Passkeys stay. Give the transaction in which the account is locked first.
 */
export async function endOpenSignIns(trx: Database, userId: string): Promise<void> {
  for (const table of ['autologins', 'sign_in_links', 'passkey_tickets'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await trx
    .updateTable('users')
    .set((user) => ({ welcome_browser_hash: null, sign_in_epoch: user('sign_in_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/** Its grants and tokens go with it, so that other brands' refreshes find it gone. */
export async function endIdentitySession(db: Database, uid: string): Promise<void> {
  const grants = db
    .selectFrom('oidc_payloads')
    .select('grant_id')
    .where('session_uid', '=', uid)
    .where('grant_id', 'is not', null);
  await db.deleteFrom('oidc_payloads').where('grant_id', 'in', grants).execute();
  await db.deleteFrom('oidc_payloads').where('session_uid', '=', uid).execute();
}
