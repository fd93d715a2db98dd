import type { UserProfileResolvers } from '../../../../graphql/resolvers.generated.ts';
import { welcomeData } from './welcome-data.ts';

/** The welcome data of a profile: those of the person's last paid order on this tenant. */
export const welcomeOfProfile: Pick<UserProfileResolvers, 'welcome'> = {
  welcome: async ({ userId }, _args, { services, tenant }) => {
    if (tenant === null) return null;
    const order = await services.db
      .selectFrom('billing_orders')
      .innerJoin('plans', 'plans.id', 'billing_orders.plan_id')
      .select(['billing_orders.member_id', 'billing_orders.tenant_id', 'plans.product'])
      .where('billing_orders.user_id', '=', userId)
      .where('billing_orders.tenant_id', '=', tenant.id)
      .where('billing_orders.status', '=', 'paid')
      .orderBy('billing_orders.created_at', 'desc')
      .orderBy('billing_orders.id')
      .limit(1)
      .executeTakeFirst();
    return order ? welcomeData(services, order, order) : null;
  },
};
