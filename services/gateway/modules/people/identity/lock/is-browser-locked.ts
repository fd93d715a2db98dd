import { isSessionLocked } from '@network/access/session-lock.ts';
import type { Database } from '../../../../db/database.ts';

/**
 * Returns whether the browser of a session, by the hash of its id, is locked at a time; false for a session that has
 * ended.
 */
export async function isBrowserLocked(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('member_locks', 'member_locks.user_id', 'sessions.user_id')
    .select(['locked_at', 'idle_minutes', 'last_used_at'])
    .where('id_hash', '=', sessionId)
    .executeTakeFirst();
  if (!session) return false;
  const { locked_at: lockedAt, idle_minutes: idleMinutes, last_used_at: lastUsedAt } = session;
  return isSessionLocked({ lockedAt, idleMinutes, lastUsedAt }, now);
}
