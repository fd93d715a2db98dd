import type { GatewayModule } from '../../module.ts';
import { billingPersonalData } from './personal-data.ts';
import { seedBilling } from './demonstration/seed.ts';
import { billingJobs } from './jobs/billing-jobs.ts';
import { billingSections } from './member-sections.ts';
import { billingMigrations } from './migrations.ts';
import { billingMutations } from './mutation-resolvers.ts';
import { paymentConfirmationRoutes } from './orders/confirmation-routes.ts';
import { postbacksOperation } from './postbacks/postbacks-operation.ts';
import { postbackRoutes } from './postbacks/routes.ts';
import { billingPurges } from './purges.ts';
import { billingQueries, subscriptionResolvers } from './query-resolvers.ts';
import { welcomeOfProfile } from './welcome/welcome-of-profile.ts';
import { signupExternRoute } from './welcome/signup-extern-route.ts';

/** What is bought, charged, cancelled and taken up again, and what billers tell of it. */
export const billingModule = {
  id: 'billing',
  personalData: billingPersonalData,
  migrations: billingMigrations,
  resolvers: {
    Query: billingQueries,
    Mutation: billingMutations,
    UserSubscription: subscriptionResolvers,
    UserProfile: welcomeOfProfile,
  },
  routes: async (app, services, contextOf) => {
    await postbackRoutes(app, services);
    signupExternRoute(app, services, contextOf);
    await paymentConfirmationRoutes(app, services);
  },
  seed: seedBilling,
  jobs: billingJobs,
  purges: billingPurges,
  operations: [postbacksOperation],
  memberSections: billingSections,
} as const satisfies GatewayModule;
