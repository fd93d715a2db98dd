import type { GatewayModule } from '../../../module.ts';
import { booksMigrations } from './books/migrations.ts';
import { codeLinkRoutes } from './gifts/code-link-routes.ts';
import { startGiftsJob } from './gifts/start-gifts-job.ts';
import { checkBooksJob } from './books/check-books-job.ts';
import { billingPersonalData } from './personal-data.ts';
import { billingJobs } from './jobs/billing-jobs.ts';
import { billingSections } from './member-sections.ts';
import { billingMigrations } from './migrations.ts';
import { billingMutations } from './mutation-resolvers.ts';
import { endOpenOrders, endOpenPages } from './orders/end-open-orders.ts';
import { planMigrations } from './options/plan-migrations.ts';
import { planPriceMigrations } from './options/plan-price-migration.ts';
import { paymentConfirmationRoutes } from './orders/confirmation/confirmation-routes.ts';
import { cancellationFormRoute } from './subscription/cancellation-form.ts';
import { purchaseFormRoute } from './orders/purchase-form.ts';
import { signupFormRoute } from './orders/signup-form.ts';
import { changeFormRoute } from './own-memberships/change-form.ts';
import { existingMembershipResolvers } from './own-memberships/existing-membership.ts';
import { postbacksOperation } from './postbacks/postbacks-operation.ts';
import { postbackRoutes } from './postbacks/routes.ts';
import { billingPurges } from './purges.ts';
import { recoveryMigrations } from './recovery/recovery-migrations.ts';
import { partRefundMigrations } from './refunds/part-refund-migrations.ts';
import { billingQueries, subscriptionResolvers } from './query-resolvers.ts';
import { receiptRoutes } from './receipts/receipt-routes.ts';
import { discountMigrations } from './discounts/discount-migrations.ts';
import { billingDeskMigrations } from './staff-api/migrations.ts';
import { billingStaffResolvers } from './staff-api/resolvers.ts';
import { paymentSearchMigrations } from './support/migrations.ts';
import { taxMigrations } from './taxes/tax-migration.ts';
import { welcomeOfProfile } from './welcome/welcome-of-profile.ts';
import { billerReturnRoute } from './welcome/return-route.ts';
import { signupExternRoute } from './welcome/signup-extern-route.ts';

/** Purchases, charges, cancellations and reactivations, and the billers' reports about them. */
export const billingModule = {
  id: 'billing',
  personalData: billingPersonalData,
  migrations: {
    ...planMigrations,
    ...billingMigrations,
    ...paymentSearchMigrations,
    ...billingDeskMigrations,
    ...booksMigrations,
    ...recoveryMigrations,
    ...partRefundMigrations,
    ...discountMigrations,
    ...taxMigrations,
    ...planPriceMigrations,
  },
  staffResolvers: billingStaffResolvers,
  resolvers: {
    Query: billingQueries,
    Mutation: billingMutations,
    UserSubscription: subscriptionResolvers,
    UserProfile: welcomeOfProfile,
    JoinOptions: existingMembershipResolvers,
  },
  routes: async (app, services, contextOf) => {
    await postbackRoutes(app, services);
    billerReturnRoute(app, services);
    signupExternRoute(app, services, contextOf);
    await paymentConfirmationRoutes(app, services);
    await codeLinkRoutes(app, services);
    await signupFormRoute(app, services, contextOf);
    await cancellationFormRoute(app, services, contextOf);
    await changeFormRoute(app, contextOf);
    await purchaseFormRoute(app, contextOf);
    receiptRoutes(app, services, contextOf);
  },
  jobs: [...billingJobs, checkBooksJob, startGiftsJob],
  purges: billingPurges,
  onEmailClaimed: async (trx, email, now) => void (await endOpenOrders(trx, { email }, now)),
  onTakenBack: async (trx, userId, now) => void (await endOpenPages(trx, userId, now)),
  operations: [postbacksOperation],
  memberSections: billingSections,
} as const satisfies GatewayModule;
