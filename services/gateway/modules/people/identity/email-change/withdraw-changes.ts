import type { Database } from '../../../../db/database.ts';

/** Stands where no session requested a change: support did, and a second member of staff agreed. */
export const NO_SESSION = '';

/**
 * Withdraws the changes of email that sessions requested and nobody has confirmed: with a session goes what the person
 * who had it requested. What support requested stays: its old address is mailed whatever refuses it.
 * @param staying hash of the id of a session whose change stays
 */
export async function withdrawChanges(db: Database, userId: string, staying: string = NO_SESSION): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('session_id', 'not in', [NO_SESSION, staying])
    .execute();
}

/**
 * Withdraws what one session requested, as when its person ends it from another one. Give the transaction that ends it,
 * in which the account is locked first.
 */
export async function withdrawChangesOf(trx: Database, userId: string, sessionId: string): Promise<void> {
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('session_id', '=', sessionId)
    .execute();
}
