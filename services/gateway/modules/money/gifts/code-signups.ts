import type { Selectable } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../db/database.ts';
import { codeHashOf } from './code.ts';
import type { CodeSignupsTable } from './tables.ts';
import { hashOfToken } from '../../../http/stored-token.ts';

/** How long a mailed link makes the account. */
const SIGNUP_LIFE_MS = 7 * DAY_MS;

/** A use of a code by somebody new, as it is stored. */
export type CodeSignup = Selectable<CodeSignupsTable>;

/** Stores a use of a code until the owner of the email follows its link. An earlier one of this email is over. */
export async function storeCodeSignup(
  trx: Database,
  signup: Pick<CodeSignup, 'tenant_id' | 'email' | 'password_hash' | 'language'> & {
    readonly token: string;
    readonly code: string;
  },
  at: Date,
): Promise<void> {
  const { token, code, ...typed } = signup;
  const row = {
    ...typed,
    token_hash: hashOfToken(token),
    code_hash: codeHashOf({ code }) ?? '',
    begun_at: at,
    expires_at: new Date(at.getTime() + SIGNUP_LIFE_MS),
  };
  await trx
    .insertInto('code_signups')
    .values(row)
    .onConflict((conflict) => conflict.columns(['email', 'code_hash']).doUpdateSet(row))
    .execute();
}

/** What a link is about; null for one that no longer works. Changes nothing. */
export async function findCodeSignup(db: Database, token: string, at: Date): Promise<CodeSignup | null> {
  const row = await db
    .selectFrom('code_signups')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up. @returns null for one that no longer works: of simultaneous calls one succeeds */
export async function takeCodeSignup(trx: Database, token: string, at: Date): Promise<CodeSignup | null> {
  const row = await trx
    .deleteFrom('code_signups')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Ends what was begun with an email, as when an account comes to own it. */
export async function endCodeSignups(trx: Database, email: string): Promise<void> {
  await trx.deleteFrom('code_signups').where('email', '=', email).execute();
}
