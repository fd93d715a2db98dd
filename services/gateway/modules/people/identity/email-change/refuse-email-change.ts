import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { lockOwner } from './lock-owner.ts';
import { type OwnAccount, takeBack, type TakenBack } from './take-back.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** Returns whether the link of the old address still refuses a change. */
export async function isRefusable(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('user_id')
    .where('refuse_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Refuses a change by the link that was mailed to the old address, before or after its confirmation: the owner of that
 * address takes the account back, also when it was moved on or back since.
 * @returns the outcome for the account; null for a link that no longer works
 */
export async function refuseEmailChange(services: GatewayServices, token: string): Promise<TakenBack | null> {
  if (!(await isRefusable(services, token))) return null;
  const outcome = await takeBack(services, (trx) => useRefusal(services, trx, token));
  if (outcome !== null)
    services.log.info('a change of email was refused by the link that was mailed to the old address');
  return outcome;
}

async function useRefusal(
  { clock }: Pick<GatewayServices, 'clock'>,
  trx: Database,
  token: string,
): Promise<OwnAccount | null> {
  await lockOwner(trx, 'refuse_hash', token);
  const change = await trx
    .deleteFrom('email_changes')
    .where('refuse_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .returning(['user_id', 'tenant_id', 'old_email', 'requested_at'])
    .executeTakeFirst();
  if (!change) return null;
  const { user_id: userId, tenant_id: tenantId, old_email: email, requested_at: since } = change;
  // Whatever was requested with the same password since. An earlier change is another owner's to undo: the person who
  // took the account by it must not end that by a change of their own, from one address of theirs to the next, nor one
  // that takes it from them.
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('requested_at', '>=', since)
    .where('old_email_is', 'is distinct from', 'foreign')
    .execute();
  return { userId, tenantId, email, taking: { at: since, from: email } };
}
