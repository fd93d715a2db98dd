import type { GatewayModule } from '../../module.ts';
import { billingPersonalData } from './personal-data.ts';
import { seedRetentionOffers } from './demonstration/retention-offers.ts';
import { seedBilling } from './demonstration/seed.ts';
import { billingJobs } from './jobs/billing-jobs.ts';
import { billingSections } from './member-sections.ts';
import { billingMigrations } from './migrations.ts';
import { billingMutations } from './mutation-resolvers.ts';
import { endOpenOrders } from './orders/end-open-orders.ts';
import { declarePlans } from './options/declare-plans.ts';
import { planMigrations } from './options/plan-migrations.ts';
import { paymentConfirmationRoutes } from './orders/confirmation-routes.ts';
import { signupFormRoute } from './orders/signup-form.ts';
import { postbacksOperation } from './postbacks/postbacks-operation.ts';
import { postbackRoutes } from './postbacks/routes.ts';
import { billingPurges } from './purges.ts';
import { billingQueries, subscriptionResolvers } from './query-resolvers.ts';
import { receiptRoutes } from './receipts/receipt-routes.ts';
import { paymentSearchMigrations } from './support/migrations.ts';
import { welcomeOfProfile } from './welcome/welcome-of-profile.ts';
import { billerReturnRoute } from './welcome/return-route.ts';
import { signupExternRoute } from './welcome/signup-extern-route.ts';

/** Purchases, charges, cancellations and reactivations, and the billers' reports about them. */
export const billingModule = {
  id: 'billing',
  personalData: billingPersonalData,
  migrations: { ...planMigrations, ...billingMigrations, ...paymentSearchMigrations },
  resolvers: {
    Query: billingQueries,
    Mutation: billingMutations,
    UserSubscription: subscriptionResolvers,
    UserProfile: welcomeOfProfile,
  },
  routes: async (app, services, contextOf) => {
    await postbackRoutes(app, services);
    billerReturnRoute(app, services);
    signupExternRoute(app, services, contextOf);
    await paymentConfirmationRoutes(app, services);
    await signupFormRoute(app, services, contextOf);
    receiptRoutes(app, services, contextOf);
  },
  seed: async (context) => {
    await seedBilling(context);
    await seedRetentionOffers(context);
  },
  jobs: billingJobs,
  purges: billingPurges,
  onEmailClaimed: async (trx, email, now) => void (await endOpenOrders(trx, { email }, now)),
  onSitesDeclared: declarePlans,
  operations: [postbacksOperation],
  memberSections: billingSections,
} as const satisfies GatewayModule;
