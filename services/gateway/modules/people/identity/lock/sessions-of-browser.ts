import type { Database } from '../../../../db/database.ts';
import type { SessionHolder } from '../../../../http/request-context.ts';

/** A session by the hash of its id, and its person. */
export type Holder = Pick<SessionHolder, 'userId' | 'sessionId'>;

/**
 * The sessions that came from the same sign-in as one, which are of the same browser, on any brand. They are held until the
 * transaction ends, in one order for everybody; those that have ended are not among them.
 */
export function holdSessionsOfBrowser(trx: Database, { userId, sessionId }: Holder) {
  return trx
    .selectFrom('sessions')
    .select(['id_hash', 'identity_session_uid', 'locked_at', 'unlock_failures'])
    .where('user_id', '=', userId)
    .where('identity_session_uid', '=', uidOf(trx, sessionId))
    .where('revoked_at', 'is', null)
    .orderBy('id_hash')
    .forUpdate()
    .execute();
}

/** The sign-in that a session came from, to be compared with in a statement. */
export const uidOf = (db: Database, sessionId: string) =>
  db.selectFrom('sessions as own').select('own.identity_session_uid').where('own.id_hash', '=', sessionId);
