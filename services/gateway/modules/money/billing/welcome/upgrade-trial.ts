import type { Database } from '../../../../db/database.ts';
import type { MutationResolvers } from '../../../../graphql/resolvers.generated.ts';
import { refuseVisitor, requireTenant } from '../../../../http/require-person.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { upgradeTrial } from '../orders/upgrade-membership.ts';
import { welcomeCaller } from '../request-facts.ts';
import { verifiedOrder } from './welcome-check.ts';
import { grantByWelcome } from './welcome-grant.ts';

/** Turns a trial into a monthly membership on the page that welcomes its buyer, who may not be signed in there. */
export const internalUpsellTrialUpgradeWelcomePage: NonNullable<
  MutationResolvers['internalUpsellTrialUpgradeWelcomePage']
> = async (_parent, { input }, context) => {
  const tenant = requireTenant(context);
  const { services } = context;
  const order = await verifiedOrder(services, tenant, { ...input, site: tenant.id.toUpperCase() }, 'paid');
  if (order === null) return { success: false, location: null, messageKey: BILLING_MESSAGES.notOnSale };
  const caller = await welcomeCaller(context);
  const grant = await grantByWelcome(services, order, caller, 'charge');
  if (grant === null) return { success: false, location: null, messageKey: BILLING_MESSAGES.welcomeOver };
  // If the person has been signed out everywhere, welcome data may no longer do anything either.
  const stillAllowed = async (trx: Database): Promise<void> => {
    if ((await grantByWelcome({ ...services, db: trx }, order, caller, 'read')) === null) refuseVisitor();
  };
  const owner = { tenant, userId: grant.userId, country: context.country };
  return upgradeTrial(services, owner, { ...input, stillAllowed });
};
