import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { hasForeignEmail, isForeign, withdrawCorrection } from '../email-change/foreign-email.ts';
import { endLeftOpen } from '../security/end-left-open.ts';
import { endAllSessions } from '../sessions/sessions.ts';

/** An account as staff look at it: nothing that signs in. */
export interface AccountOfMember {
  readonly id: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  /** Its address counts as that of a person who took it. */
  readonly isEmailForeign: boolean;
  readonly emailConfirmedAt: Date | null;
  readonly termsAcceptedAt: Date | null;
}

/** A person's account; null when it is gone. */
export async function loadAccountOfMember(db: Database, userId: string): Promise<AccountOfMember | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'display_name', 'created_at', 'disabled_at', 'foreign_email'])
    .select(['email_confirmed_at', 'terms_accepted_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
    isEmailForeign: isForeign(row),
    emailConfirmedAt: row.email_confirmed_at,
    termsAcceptedAt: row.terms_accepted_at,
  };
}

/** An account that can't be signed in to. */
interface DisabledAccount {
  readonly id: string;
  readonly disabledAt: Date;
  /**
   * The time since which it is locked because somebody had taken it; null for a ban, and if an older lock left no mark.
   */
  readonly lockedAt: Date | null;
}

/** The accounts that are disabled. @param id of the only one that is looked at; all unless said */
export async function disabledAccounts(db: Database, id: string | null = null): Promise<readonly DisabledAccount[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'disabled_at', 'foreign_email', 'locked_at'])
    .where('disabled_at', 'is not', null)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .$narrowType<{ disabled_at: Date }>()
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    disabledAt: row.disabled_at,
    // A gateway of the release before locks without the time.
    lockedAt: isForeign(row) ? (row.locked_at ?? row.disabled_at) : null,
  }));
}

/** A browser that is or was signed in; its network is a part of an address only. */
export interface SessionOfMember {
  readonly brand: string;
  readonly device: string;
  readonly network: string;
  readonly country: string | null;
  readonly openedAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/** A person's sessions, the newest first, ended ones included. */
export async function sessionsOfMember(
  db: Database,
  userId: string,
  most: number,
): Promise<readonly SessionOfMember[]> {
  return db
    .selectFrom('sessions')
    .select(['tenant_id as brand', 'user_agent as device', 'client_network as network', 'country'])
    .select([
      'created_at as openedAt',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
      'revoked_at as endedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .limit(most)
    .execute();
}

/**
 * Disables an account: it is signed out everywhere and can't sign in. Give the transaction that says so.
 * @returns false when it was disabled already
 */
export async function disableAccount(trx: Database, userId: string, now: Date): Promise<boolean> {
  const disabled = await trx
    .updateTable('users')
    // An older gateway enables an account and leaves the mark: of a ban it would say that the account was stolen.
    .set({ disabled_at: now, foreign_email: null, locked_at: null })
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (disabled.numUpdatedRows !== 1n) return false;
  await endAllSessions(trx, userId, now);
  return true;
}

/**
 * Lets a disabled account sign in again, by the address that it has. Where that counted as somebody else's it is the member's from then
 * on: a correction that would take the account from it is withdrawn, and nothing that was signed in or left open before comes to life
 * again, as in accounts that a migration locked. Give the transaction that says so.
 * @returns false when it was not disabled
 */
export async function enableAccount(
  services: Pick<GatewayServices, 'clock' | 'endMailedLinks' | 'endLeftOpen'>,
  trx: Database,
  userId: string,
): Promise<boolean> {
  if (await hasForeignEmail(trx, userId)) {
    const now = services.clock.now();
    await withdrawCorrection(trx, userId);
    await endAllSessions(trx, userId, now);
    await endLeftOpen(services, trx, userId, now);
  }
  const enabled = await trx
    .updateTable('users')
    .set({ disabled_at: null, foreign_email: null, locked_at: null })
    .where('id', '=', userId)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  return enabled.numUpdatedRows === 1n;
}
