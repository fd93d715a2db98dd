import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import type { GatewayServices } from '../../../../services.ts';
import { holdSession, requireHeldSession } from '../sessions/hold-session.ts';
import { endOpenSignIns } from '../sessions/sessions.ts';
import { type Holder, uidOf } from './sessions-of-browser.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** A person's lock, without its PIN. */
export interface MemberLock {
  readonly hasPin: boolean;
  readonly idleMinutes: number | null;
  readonly setAt: Date;
}

/** The lock that a person has set; null for none. */
export async function findMemberLock(db: Database, userId: string): Promise<MemberLock | null> {
  const row = await db
    .selectFrom('member_locks')
    .select(['idle_minutes', 'set_at', sql<boolean>`pin_hash is not null`.as('has_pin')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { hasPin: row.has_pin, idleMinutes: row.idle_minutes, setAt: row.set_at } : null;
}

/** Returns whether a passkey of the person could unlock a session. */
export async function hasPasskey(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The lock that a person sets in one of their sessions. A `pin` that is left out stays what it was. */
interface LockSetting extends Holder {
  readonly pin: string | null;
  readonly idleMinutes: number | null;
}

/**
 * Sets or changes a person's lock. Ids and links that would sign them in without a password end with it: they would be a way
 * around the lock.
 * @returns null where the session that sets it has ended meanwhile, as when the account is taken back
 */
export async function saveMemberLock(
  { db, clock }: Needs,
  { userId, sessionId, pin, idleMinutes }: LockSetting,
): Promise<MemberLock | null> {
  const now = clock.now();
  const pinHash = pin === null ? null : await hashPassword(pin);
  return db.transaction().execute(async (trx) => {
    // Whatever takes the account back deletes the lock.
    if (!(await holdSession(trx, { userId, sessionId }, now))) return null;
    const saved = await trx
      .insertInto('member_locks')
      .values({ user_id: userId, pin_hash: pinHash, idle_minutes: idleMinutes, set_at: now })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((excluded) => ({
          pin_hash: sql`coalesce(${excluded.ref('excluded.pin_hash')}, member_locks.pin_hash)`,
          idle_minutes: idleMinutes,
          set_at: now,
        })),
      )
      .returning(sql<boolean>`pin_hash is not null`.as('has_pin'))
      .executeTakeFirstOrThrow();
    await endOpenSignIns(trx, userId);
    return { hasPin: saved.has_pin, idleMinutes, setAt: now };
  });
}

/** Takes a person's lock away, and opens what it locked. @returns whether there was one */
export function removeMemberLock({ db, clock }: Needs, { userId, sessionId }: Holder): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, { userId, sessionId }, clock.now());
    const removed = await trx.deleteFrom('member_locks').where('user_id', '=', userId).executeTakeFirst();
    await trx
      .updateTable('sessions')
      .set({ locked_at: null, unlock_failures: 0 })
      .where('user_id', '=', userId)
      .where((where) => where.or([where('locked_at', 'is not', null), where('unlock_failures', '>', 0)]))
      .execute();
    return removed.numDeletedRows > 0n;
  });
}

/**
 * Locks this session and those of other brands that came from the same sign-in, which are of the same browser.
 * @returns false where the person has set no lock
 */
export async function lockSessions({ db, clock }: Needs, { userId, sessionId }: Holder): Promise<boolean> {
  if ((await findMemberLock(db, userId)) === null) return false;
  const now = clock.now();
  await db
    .updateTable('sessions')
    .set({ locked_at: sql`coalesce(locked_at, ${now})` })
    .where('user_id', '=', userId)
    .where('identity_session_uid', '=', uidOf(db, sessionId))
    .where('revoked_at', 'is', null)
    .execute();
  return true;
}
