import type { GatewayServices } from '../../../../services.ts';
import { lockAccount } from '../accounts.ts';
import { isInTandem } from './invite-tandem-child.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** The address that an invitation makes an account for; null for one that no longer works. Changes nothing. */
export async function findInvitation({ db, clock }: Needs, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('tandem_invitations')
    .select('email')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.email ?? null;
}

/**
 * Makes the second account of a membership by the link that was mailed to its address, once. Its email counts as
 * confirmed.
 * @returns false for a link that no longer works, an address that has an account by now, or a membership that has its second one
 */
export async function acceptInvitation(
  { db, clock, claimEmail }: Pick<GatewayServices, 'db' | 'clock' | 'claimEmail'>,
  token: string,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const known = trx
      .selectFrom('tandem_invitations')
      .select('parent_user_id')
      .where('token_hash', '=', hashOfToken(token));
    const parent = await known.executeTakeFirst();
    // The parent first, as whatever takes that account back does: it withdraws the invitation. So looking for a second
    // account and making it are one step, too.
    if (!parent || !(await lockAccount(trx, parent.parent_user_id, 'update'))) return false;
    const invitation = await trx
      .deleteFrom('tandem_invitations')
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!invitation) return false;
    const { parent_user_id: parentId, email } = invitation;
    if (await isInTandem(trx, parentId)) return false;
    const id = crypto.randomUUID();
    const made = await trx
      .insertInto('users')
      .values({
        id,
        email,
        password_hash: invitation.password_hash,
        display_name: null,
        created_at: now,
        disabled_at: null,
        terms_accepted_at: null,
        relationship_status: null,
        relationship_role: null,
        email_confirmed_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
    await claimEmail(trx, email, now);
    await trx
      .insertInto('tandem_links')
      .values({ child_user_id: id, parent_user_id: parentId, created_at: now })
      .execute();
    return true;
  });
}
