import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import type { GatewayServices } from '../../../services.ts';
import { mailConfirmation } from '../email-confirmation/mail-confirmation.ts';
import { chosenPasswordProblem } from '../passwords/guessable-passwords.ts';
import { hashPassword } from '../../../passwords/password-hash.ts';

/** Why there is no account; the last part of the message key. */
export type TandemProblem = 'invalidEmail' | 'invalidPassword' | 'guessablePassword' | 'emailExists' | 'notAllowed';

/**
 * Creates the account of a membership's second person, with separate credentials. A parent has one at most: of
 * simultaneous calls one creates it.
 * @returns what is wrong, or null when it was created
 */
export async function createTandemAccount(
  { db, clock, claimEmail }: Pick<GatewayServices, 'db' | 'clock' | 'claimEmail'>,
  request: { readonly parentId: string; readonly tenantId: string; readonly email: string; readonly password: string },
): Promise<TandemProblem | null> {
  const email = parseMemberEmail(request.email, VIP_DOMAIN);
  if (email === null) return 'invalidEmail';
  const problem = chosenPasswordProblem(request.password);
  if (problem !== null) return problem === 'guessable' ? 'guessablePassword' : 'invalidPassword';
  const passwordHash = await hashPassword(request.password);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    // Locks the parent's row, so that looking for a child and creating it are one step.
    await trx.selectFrom('users').select('id').where('id', '=', request.parentId).forUpdate().executeTakeFirstOrThrow();
    const linked = await trx
      .selectFrom('tandem_links')
      .select('child_user_id')
      .where((where) =>
        where.or([where('parent_user_id', '=', request.parentId), where('child_user_id', '=', request.parentId)]),
      )
      .executeTakeFirst();
    if (linked) return 'notAllowed';
    const id = crypto.randomUUID();
    const made = await trx
      .insertInto('users')
      .values({
        id,
        email,
        password_hash: passwordHash,
        display_name: null,
        created_at: now,
        disabled_at: null,
        ab_test_variant: null,
        terms_accepted_at: null,
        relationship_status: null,
        relationship_role: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) return 'emailExists';
    await claimEmail(trx, email, now);
    await mailConfirmation(trx, { userId: id, email, tenantId: request.tenantId }, now);
    await trx
      .insertInto('tandem_links')
      .values({ child_user_id: id, parent_user_id: request.parentId, created_at: now })
      .execute();
    return null;
  });
}
