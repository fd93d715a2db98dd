import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import type { Taking } from './former-emails.ts';
import { lockOwner } from './lock-owner.ts';
import { moveAccount } from './move-account.ts';
import { EMAIL_CHANGE_LIFE_MS } from './open-email-change.ts';
import { type OwnAccount, takeBack, type TakenBack } from './take-back.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** The effect of a link that confirms a change. */
interface UnconfirmedChange {
  readonly newEmail: string;
  /** It takes the account from somebody, as support and a second member of staff decided. */
  readonly isStolen: boolean;
}

/** The change that a link would confirm; null for a link that was used or expired. Changes nothing. */
export async function findUnconfirmedChange({ db, clock }: Needs, token: string): Promise<UnconfirmedChange | null> {
  const row = await db
    .selectFrom('email_changes')
    .select(['new_email', 'old_email_is'])
    .where('confirm_hash', '=', hashOfToken(token))
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row ? { newEmail: row.new_email, isStolen: row.old_email_is === 'foreign' } : null;
}

/**
 * Moves an account to its new address by the link that was mailed there, once. Links that were mailed to the old
 * address choose no password and sign nobody in any more, and every session ends but the one that requested it. From
 * now on the old address has seven days to undo it, unless it is that of somebody who took the account: then everybody
 * is shut out of it.
 * @returns the outcome for the account; null for a link that no longer works, or an address that has an account by now
 */
export async function confirmEmailChange(
  services: GatewayServices,
  token: string,
): Promise<'moved' | TakenBack | null> {
  const change = await findUnconfirmedChange(services, token);
  if (change === null) return null;
  if (change.isStolen) return takeBack(services, (trx) => useTakingBack(services, trx, token));
  try {
    return (await services.db.transaction().execute((trx) => move(services, trx, token))) ? 'moved' : null;
  } catch (error) {
    // Another account has got the address meanwhile; the link stays unused.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

async function move(services: GatewayServices, trx: Database, token: string): Promise<boolean> {
  const now = services.clock.now();
  const change = await useLink(trx, token, now);
  if (!change) return false;
  const { user_id: userId, new_email: email } = change;
  await moveAccount(services, trx, { userId, email, isFormerTheirs: true }, now);
  // A stranger at a mistyped address was mailed alerts, too; their links would return the account.
  if (change.old_email_is === 'unproven') await trx.deleteFrom('device_alerts').where('user_id', '=', userId).execute();
  await endOtherSessions(trx, userId, change.session_id, now);
  return true;
}

async function useTakingBack({ clock }: Needs, trx: Database, token: string): Promise<OwnAccount | null> {
  const change = await useLink(trx, token, clock.now());
  if (!change) return null;
  const { user_id: userId, new_email: email, tenant_id: tenantId } = change;
  // Addresses of the person who took it have links that undo the changes between them.
  const others = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirm_hash', '<>', hashOfToken(token))
    .returning(['old_email', 'confirmed_at'])
    .execute();
  return { userId, tenantId, email, taking: firstMoveOf(others), isCorrection: true };
}

/**
 * The first move that could still be undone: nobody knows when the account was taken, and what it had before that may
 * be its owner's.
 */
function firstMoveOf(
  changes: readonly { readonly old_email: string; readonly confirmed_at: Date | null }[],
): Taking | null {
  const moves = changes.flatMap(({ old_email: from, confirmed_at: at }) => (at === null ? [] : [{ from, at }]));
  return moves.toSorted((a, b) => Number(a.at) - Number(b.at))[0] ?? null;
}

async function useLink(trx: Database, token: string, now: Date) {
  await lockOwner(trx, 'confirm_hash', token);
  return trx
    .updateTable('email_changes')
    .set({ confirmed_at: now, expires_at: new Date(now.getTime() + EMAIL_CHANGE_LIFE_MS) })
    .where('confirm_hash', '=', hashOfToken(token))
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'tenant_id', 'new_email', 'session_id', 'old_email_is'])
    .executeTakeFirst();
}
