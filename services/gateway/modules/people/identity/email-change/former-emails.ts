import type { Database } from '../../../../db/database.ts';
import type { FormerEmail } from '../../../../personal-data/personal-data.ts';

/**
 * Remembers an address that an account leaves, until the account is deleted: what is known by that address alone, such as a request
 * to support, is its person's. Give the transaction that gives the account another one.
 */
export async function rememberFormerEmail(
  trx: Database,
  { userId, email }: Readonly<Record<'userId' | 'email', string>>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('former_emails')
    .values({ user_id: userId, email, left_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'email']).doUpdateSet({ left_at: now }))
    .execute();
}

/** Forgets a former address that the account has again. */
export async function forgetFormerEmail(
  trx: Database,
  { userId, email }: Readonly<Record<'userId' | 'email', string>>,
): Promise<void> {
  await trx.deleteFrom('former_emails').where('user_id', '=', userId).where('email', '=', email).execute();
}

/** When an account was taken from its owner, as far as it is known, and which address it had then. */
export interface Taking {
  readonly at: Date;
  readonly from: string;
}

/** Forgets the addresses that an account left since it was taken: they were not its owner's, but for the first one. */
export async function forgetEmailsOfTaking(trx: Database, userId: string, { at, from }: Taking): Promise<void> {
  await trx
    .deleteFrom('former_emails')
    .where('user_id', '=', userId)
    .where('left_at', '>=', at)
    .where('email', '<>', from)
    .execute();
}

/** The addresses that a person had before, and until when. */
export async function findFormerEmails(db: Database, userId: string): Promise<readonly FormerEmail[]> {
  return db
    .selectFrom('former_emails')
    .select(['email', 'left_at as until'])
    .where('user_id', '=', userId)
    .orderBy('left_at')
    .execute();
}
