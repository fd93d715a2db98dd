import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { forgottenPath, findAccount } from '../../../people/identity/public.ts';
import { queueMail, waitForFormMail } from '../../../platform/mail/public.ts';
import { loadMembership, subscriptionFor } from '../../membership/public.ts';

/**
 * Writes to the owner of an account that somebody begins to join with their email: that they have one, in which state
 * it is, and the outcome of a payment. The page that began it learns nothing of this. One such mail an hour.
 */
export async function mailAccountExists(services: GatewayServices, tenant: Tenant, email: string): Promise<void> {
  const { db, clock, config } = services;
  const account = await findAccount(db, email);
  // Counted for every address: what other forms may still mail to it must not say whether it has an account.
  if ((await spendBudget(services, 'signupMails', { account: account ? email : `nobody:${email}` })) !== null) return;
  if ((await waitForFormMail(services, email)) !== null) return;
  if (!account) return;
  const about = { to: email, tenant: tenant.id };
  if (account.isDisabled) {
    await queueMail(
      db,
      { ...about, kind: 'signupDisabled', values: { link: '/support' }, linkOn: 'tour' },
      clock.now(),
    );
    return;
  }
  const subscription = subscriptionFor(await loadMembership(services, account.id), tenant);
  const kind = subscription?.entitlement.isActive === true ? 'signupActiveAccount' : 'signupAccountExists';
  const resetLink = new URL(forgottenPath(tenant.id), config.publicUrl).href;
  const link = `/login?${new URLSearchParams({ uri: '/account' }).toString()}`;
  await queueMail(db, { ...about, kind, values: { resetLink, link } }, clock.now());
}
