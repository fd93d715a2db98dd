import { LOCK } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { LimitNeeds } from '../../../../limits/spend-budget.ts';
import { tryWithinBudget } from '../../../../limits/try-within-budget.ts';
import { isPasswordOf } from '../../../../passwords/password-hash.ts';
import { endIdentitySession } from '../sessions/sessions.ts';
import { type Holder, holdSessionsOfBrowser } from './sessions-of-browser.ts';

/** The result of a PIN. */
export type UnlockOutcome =
  | { readonly outcome: 'unlocked' }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  /** Too many wrong PINs: the sessions of this browser have ended, and with them the sign-in that they came from. */
  | { readonly outcome: 'signed-out' };

/**
 * Unlocks a session by its person's PIN, and with it those of the same sign-in. Each try is counted before it is looked at,
 * for all of these sessions and for the person: neither simultaneous tries, nor tries on several brands or in several
 * browsers, are a way around the limit. Who has used up the person's tries is signed out, and signs in by password.
 */
export async function unlockByPin(services: LimitNeeds, holder: Holder, pin: string): Promise<UnlockOutcome> {
  const { db, clock } = services;
  const tries = await countTry(db, holder);
  if (tries === null) return { outcome: 'signed-out' };
  const tried = await tryWithinBudget(services, 'pinFailures', { person: holder.userId }, async () => {
    const lock = await db
      .selectFrom('member_locks')
      .select('pin_hash')
      .where('user_id', '=', holder.userId)
      .executeTakeFirst();
    return (await isPasswordOf(lock?.pin_hash ?? null, pin)) ? 'right' : null;
  });
  if (tried.outcome === 'right') {
    await openSessions(db, holder, clock.now());
    return { outcome: 'unlocked' };
  }
  const triesLeft = LOCK.mostTries - tries;
  if (tried.outcome === 'wrong' && triesLeft > 0) return { outcome: 'wrong', triesLeft };
  await endLockedSessions(db, holder, clock.now());
  return { outcome: 'signed-out' };
}

/** Counts a try. @returns how many there were since the browser was locked; null where none is left, or it was signed out */
function countTry(db: Database, holder: Holder): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const sessions = await holdSessionsOfBrowser(trx, holder);
    const tries = 1 + Math.max(0, ...sessions.map(({ unlock_failures: failures }) => failures));
    if (tries > LOCK.mostTries || !sessions.some(({ id_hash: id }) => id === holder.sessionId)) return null;
    await trx.updateTable('sessions').set({ unlock_failures: tries }).where('id_hash', 'in', idsOf(sessions)).execute();
    return tries;
  });
}

/** Opens what is locked of a browser; for somebody who has just proved who they are. */
function openSessions(db: Database, holder: Holder, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const sessions = await holdSessionsOfBrowser(trx, holder);
    if (sessions.length === 0) return;
    await trx.updateTable('sessions').set({ unlock_failures: 0 }).where('id_hash', 'in', idsOf(sessions)).execute();
    // One that was not used for too long counts as locked without a mark: it opens where it is used.
    await trx
      .updateTable('sessions')
      .set({ locked_at: null, last_used_at: now })
      .where('id_hash', 'in', idsOf(sessions))
      .where((where) => where.or([where('locked_at', 'is not', null), where('id_hash', '=', holder.sessionId)]))
      .execute();
  });
}

/** Ends the sessions of a browser on every brand, and the one at the identity server. */
function endLockedSessions(db: Database, holder: Holder, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const sessions = await holdSessionsOfBrowser(trx, holder);
    const uid = sessions[0]?.identity_session_uid;
    if (uid === undefined) return;
    await trx.updateTable('sessions').set({ revoked_at: now }).where('id_hash', 'in', idsOf(sessions)).execute();
    await endIdentitySession(trx, uid);
  });
}

/** Opens the sessions of a sign-in at the identity server, which its person has just repeated. */
export async function openSessionsOf(
  db: Database,
  userId: string,
  identitySessionUid: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ locked_at: null, unlock_failures: 0, last_used_at: now })
    .where('user_id', '=', userId)
    .where('identity_session_uid', '=', identitySessionUid)
    .where((where) => where.or([where('locked_at', 'is not', null), where('unlock_failures', '>', 0)]))
    .where('revoked_at', 'is', null)
    .execute();
}

const idsOf = (sessions: readonly { readonly id_hash: string }[]): readonly string[] =>
  sessions.map(({ id_hash: id }) => id);
