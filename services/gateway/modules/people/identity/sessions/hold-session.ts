import { sessionOfCall } from '../../../../http/session-of-call.ts';
import { refuseVisitor } from '../../../../http/require-person.ts';
import type { Database } from '../../../../db/database.ts';
import { lockAccount } from '../accounts.ts';
import { sessionsInForce } from './sessions.ts';

/** A session, and whose it is. */
export interface HeldSession {
  readonly userId: string;
  /** Hash of the id of the session. */
  readonly sessionId: string;
}

/**
 * Locks an account and then a session of it, and says whether that is in force. Until the transaction ends nobody ends
 * it: what is written by its right is written before it ended, or not at all (decision 1042). Give the transaction that
 * writes, before anything else of it.
 */
export async function holdSession(trx: Database, { userId, sessionId }: HeldSession, now: Date): Promise<boolean> {
  // The account first, as whatever takes it back does.
  await lockAccount(trx, userId, 'no key update');
  const held = await sessionsInForce(trx, now)
    .where('sessions.id_hash', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    // Signing out ends one session without its account.
    .forShare('sessions')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * Holds the session for callers that have no answer of their own to a session that has ended.
 * @throws GatewayError UNAUTHENTICATED where it has
 */
export async function requireHeldSession(trx: Database, session: HeldSession, now: Date): Promise<void> {
  if (!(await holdSession(trx, session, now))) refuseVisitor();
}

/**
 * Holds the session by which the call under way acts for a person. A call that acts for nobody, such as a job or a
 * biller's message, and one that acts by another right, such as welcome data, has none to hold.
 * @throws GatewayError UNAUTHENTICATED where it has ended since the call began
 */
export async function holdSessionOfCall(trx: Database, userId: string, now: Date): Promise<void> {
  const session = sessionOfCall();
  if (session === null || session.userId !== userId) return;
  await requireHeldSession(trx, session, now);
}
