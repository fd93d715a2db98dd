import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { ForeignEmail } from './tables.ts';

/**
 * Locks an account whose address is that of somebody who took it: nobody signs in before its owner has it at an address
 * of theirs, or two members of staff let the present one in again. Changes of email that nobody confirmed end, but for
 * a correction of a stolen account. One that was disabled before stays so afterwards. Give the transaction in which
 * everybody is shut out of it.
 */
export async function lockForOwner(trx: Database, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      foreign_email: sql<ForeignEmail>`
        case when disabled_at is null then 'locked' else coalesce(foreign_email, 'banned') end
      `,
      disabled_at: sql<Date>`coalesce(disabled_at, ${now})`,
      // Another correction of one that is locked does not begin the time anew.
      locked_at: sql<Date>`
        case when disabled_at is null or foreign_email is null then ${now}::timestamptz else coalesce(locked_at, disabled_at) end
      `,
    })
    .where('id', '=', userId)
    .execute();
  // Requests that were made while another person had the account lead to addresses of theirs, and the undo of those
  // leads back to this one.
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('old_email_is', 'is distinct from', 'foreign')
    .execute();
}

/** Ends that lock, since the account has an address of its owner's. */
export async function unlockForOwner(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      foreign_email: null,
      locked_at: null,
      disabled_at: sql<Date | null>`case foreign_email when 'locked' then null else disabled_at end`,
    })
    .where('id', '=', userId)
    .where('foreign_email', 'is not', null)
    .execute();
}

/**
 * Returns whether a correction of a stolen account waits for another address than the one that a link has proved. Until
 * that is confirmed no other link lets anybody in: the person who took the account may have an undo of a change between
 * addresses of theirs.
 */
export async function isBeingCorrected(
  db: Database,
  { userId, email }: Readonly<Record<'userId' | 'email', string>>,
  now: Date,
): Promise<boolean> {
  const waiting = await db
    .selectFrom('email_changes')
    .select('confirm_hash')
    .where('user_id', '=', userId)
    .where('new_email', '<>', email)
    .where('confirmed_at', 'is', null)
    .where('old_email_is', '=', 'foreign')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Withdraws such a correction, as when staff let the present address of the account in again: its link would take it
 * once more.
 */
export async function withdrawCorrection(trx: Database, userId: string): Promise<void> {
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('old_email_is', '=', 'foreign')
    .execute();
}

/** Returns whether the address of an account counts as that of a person who took it. */
export async function hasForeignEmail(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(['foreign_email', 'disabled_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && isForeign(row);
}

/**
 * Returns the same as `hasForeignEmail` for a row. An older gateway enables an account without removing the mark, so
 * the mark counts only while the account is disabled.
 */
export const isForeign = (row: {
  readonly foreign_email: ForeignEmail | null;
  readonly disabled_at: Date | null;
}): boolean => row.foreign_email !== null && row.disabled_at !== null;
