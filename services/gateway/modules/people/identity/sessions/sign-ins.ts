import { hash } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { SESSION_LIFE } from './sessions.ts';

/**
 * The model of the rows by which sign-ins at the identity server are in force. They are ours: its library writes sessions and tokens
 * back when a request ends, also after they were deleted, but nothing of this model (decision 1031).
 */
export const SIGN_IN = 'SignIn';

/** Somebody who proved that an account is theirs. */
export interface ProvenPerson {
  readonly userId: string;
  /** `users.sign_in_epoch`, read in the statement that read what they proved it by. */
  readonly epoch: number;
}

/** A sign-in at the identity server, of which the session there has the id for as long as it lasts. */
interface SignIn {
  readonly uid: string;
  readonly userId: string;
}

const idHashOf = (uid: string): string => hash('sha256', uid, 'hex');

/**
 * Begins a sign-in, which is in force from now on. A call that signs the person out everywhere locks the account
 * too: if it was first, earlier proofs count no longer; if it comes later, it finds this sign-in and ends it.
 * @returns false if everybody was signed out of the account since the proof, or it can't be signed in to
 */
export async function beginSignIn(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  uid: string,
  { userId, epoch }: ProvenPerson,
): Promise<boolean> {
  const expiresAt = new Date(clock.now().getTime() + SESSION_LIFE.absoluteMs);
  const row = { payload: '{}', grant_id: null, session_uid: uid, account_id: userId, expires_at: expiresAt };
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('sign_in_epoch', '=', epoch)
      .where('disabled_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) return false;
    await trx
      .insertInto('oidc_payloads')
      .values({ model: SIGN_IN, id_hash: idHashOf(uid), ...row })
      .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(row))
      .execute();
    return true;
  });
}

/** Returns whether a sign-in is in force. Ask with the account locked where something is stored by its right. */
export async function isSignInInForce(db: Database, { uid, userId }: SignIn): Promise<boolean> {
  const found = await db
    .selectFrom('oidc_payloads')
    .innerJoin('users', 'users.id', 'oidc_payloads.account_id')
    .select('users.id')
    .where('model', '=', SIGN_IN)
    .where('id_hash', '=', idHashOf(uid))
    .where('account_id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Builds the condition of statements about the identity server's data: rows of a sign-in exist while it is in force,
 * even if they were written again.
 */
export const isOfSignInInForce = ({ eb, exists, or, selectFrom }: ExpressionBuilder<Tables, 'oidc_payloads'>) =>
  or([
    eb('oidc_payloads.session_uid', 'is', null),
    eb('oidc_payloads.account_id', 'is', null),
    exists(
      selectFrom('oidc_payloads as sign_in')
        .innerJoin('users', 'users.id', 'sign_in.account_id')
        .select('users.id')
        .where('sign_in.model', '=', SIGN_IN)
        .whereRef('sign_in.session_uid', '=', 'oidc_payloads.session_uid')
        .whereRef('sign_in.account_id', '=', 'oidc_payloads.account_id')
        .where('users.disabled_at', 'is', null),
    ),
  ]);
