import type { GatewayModule } from '../../module.ts';
import { billingMigrations } from './migrations.ts';
import { billingMutations } from './mutation-resolvers.ts';
import { postbackRoutes } from './postbacks/routes.ts';
import { billingPurges } from './purges.ts';
import { billingQueries, subscriptionResolvers } from './query-resolvers.ts';
import { signupExternRoute } from './welcome/signup-extern-route.ts';

/** What is bought, charged, cancelled and taken up again, and what billers tell of it. */
export const billingModule = {
  id: 'billing',
  migrations: billingMigrations,
  resolvers: { Query: billingQueries, Mutation: billingMutations, UserSubscription: subscriptionResolvers },
  routes: async (app, services, contextOf) => {
    await postbackRoutes(app, services);
    signupExternRoute(app, services, contextOf);
  },
  purges: billingPurges,
} as const satisfies GatewayModule;
