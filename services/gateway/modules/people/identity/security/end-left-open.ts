import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';

/**
 * Ends what an intruder may have left open in an account, and what survives a new password and the end of sessions:
 * links and codes that were mailed about it, the invitation of a second person, and what each other module names by
 * `onTakenBack` (decision 0992). Nothing distinguishes the intruder's from the owner's, so all of it ends. Give the
 * transaction that takes the account from the intruder, which locks it first.
 */
export async function endLeftOpen(
  services: Pick<GatewayServices, 'endMailedLinks' | 'endLeftOpen'>,
  trx: Database,
  userId: string,
  now: Date,
): Promise<void> {
  for (const table of ['password_resets', 'device_alerts', 'email_change_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  await trx.deleteFrom('tandem_invitations').where('parent_user_id', '=', userId).execute();
  await services.endMailedLinks(trx, userId);
  await services.endLeftOpen(trx, userId, now);
}
