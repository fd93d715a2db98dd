import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { mailConfirmation } from './mail-confirmation.ts';

/**
 * The outcome of a request for another link: `limited` after the number of mails that a person gets in an hour, `mail-off` where
 * no mail is sent at all.
 */
export type ResendResult = 'sent' | 'confirmed-already' | 'limited' | 'mail-off';

/** Mails a person another link that confirms their email; earlier ones remain valid. */
export async function resendConfirmation(
  services: GatewayServices,
  userId: string,
  tenant: Pick<Tenant, 'id'>,
): Promise<ResendResult> {
  const { db, clock } = services;
  const { email, email_confirmed_at } = await db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email_confirmed_at !== null) return 'confirmed-already';
  if (services.config.isMailOff) return 'mail-off';
  if ((await spendBudget(services, 'confirmationMails', { account: userId })) !== null) return 'limited';
  const unconfirmed = { userId, email, tenantId: tenant.id };
  await db.transaction().execute((trx) => mailConfirmation(trx, unconfirmed, clock.now()));
  return 'sent';
}
