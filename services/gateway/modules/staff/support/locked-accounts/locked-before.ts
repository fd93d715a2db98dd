import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { AccountOfMember } from '../../../people/identity/public.ts';

/** An account, and since when it is disabled. */
interface DisabledAccount {
  readonly id: string;
  readonly disabledAt: Date | null;
}

/**
 * An account whose address counts as foreign also where it was locked before identity marked such ones: two members of staff let it in
 * again, as any that is locked after a theft.
 */
export async function withLockOfBefore(db: Database, account: AccountOfMember): Promise<AccountOfMember> {
  if (account.isEmailForeign || account.disabledAt === null) return account;
  return { ...account, isEmailForeign: (await lockedBefore(db, [account])).has(account.id) };
}

/**
 * Lists the accounts without a mark of identity's that were locked because somebody had taken them, before a lock left
 * a mark. A ban is an action of support, which is recorded at exactly the time from which the account is disabled; what
 * was disabled before that time of the migration without one, was locked.
 */
export async function lockedBefore(db: Database, accounts: readonly DisabledAccount[]): Promise<ReadonlySet<string>> {
  const disabled = accounts.filter(({ disabledAt }) => disabledAt !== null);
  if (disabled.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select account.id
    from unnest(${disabled.map(({ id }) => id)}::text[], ${disabled.map(({ disabledAt }) => disabledAt)}::timestamptz[])
      as account (id, disabled_at)
    join support_locked_before on account.disabled_at < support_locked_before.marked_since
    where not exists (
      select from support_actions
      where support_actions.user_id = account.id and support_actions.action = 'disable'
        and support_actions.done_at = account.disabled_at
    )
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
