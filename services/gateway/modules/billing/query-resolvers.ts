import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { JoinOptions, QueryResolvers, UserSubscriptionResolvers } from '../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { requirePerson } from '../../http/require-person.ts';
import { assetsBaseOf } from '../catalogue/public.ts';
import { subscriptionFor, billerView } from '../membership/public.ts';
import { billerOf, offeredBillers } from './billers/biller-directory.ts';
import { BILLING_MESSAGES } from './message-keys.ts';
import { defaultPlan } from './options/join-options.ts';
import { optionView } from './options/option-view.ts';
import type { PlansTable } from './tables.ts';
import { plannedChanges } from './orders/planned-changes.ts';
import { waitingPaymentsView } from './orders/waiting-payments-view.ts';
import { isPaymentUnderWay, storedCard } from './orders/one-click.ts';
import { quoteOf, yearlyUpgrade } from './orders/yearly-upgrade.ts';
import { loadReceipt } from './receipts/load-receipt.ts';
import { offeredTo, welcomeCaller } from './request-facts.ts';
import { agreementOf, currentAgreement } from './subscription/agreement.ts';
import { billingView, loadInvoices } from './subscription/billing-view.ts';
import { loadEarlierPlans } from './subscription/earlier-plans.ts';
import { managedSubscription } from './subscription/managed-subscription.ts';
import { offerFor } from './subscription/reactivate.ts';
import { welcomePictureSet } from './welcome/picture-set.ts';
import { welcomeCheck } from './welcome/welcome-check.ts';
import { welcomeSignup } from './welcome/welcome-signup.ts';

async function joinOptions(context: RequestContext): Promise<JoinOptions> {
  const { plans, onOffer } = await offeredTo(context);
  const now = context.services.clock.now();
  const signedIn = await context.person();
  const preset = defaultPlan(onOffer);
  const changeBy = await plannedChanges(context.services.db, signedIn?.userId ?? null, now);
  const view = (plan: PlansTable) => optionView(plan, plans, now, changeBy(plan));
  return {
    options: onOffer.map(view),
    billers: offeredBillers(context.services).map(billerView),
    isMultiSiteOptions: onOffer.some(({ product }) => isMultisiteGroup(product)),
    hasFixedPricing: onOffer.every((plan) => plan.first_price === plan.rebill_price),
    isOneClickEnabled: signedIn !== null && (await storedCard(context.services, signedIn.userId)) !== null,
    defaultSubscription: preset && view(preset),
  };
}

/** Root queries of billing. */
export const billingQueries = {
  joinOptions: (_parent, _args, context) => joinOptions(context),
  subscriptionActive: async (_parent, _args, context) => {
    const { membership } = await offeredTo(context);
    const subscription = membership && context.tenant && subscriptionFor(membership, context.tenant);
    if (subscription?.entitlement.isActive !== true) return false;
    // A member of one site who waits for the bundle is not done yet.
    const signedIn = await context.person();
    return signedIn !== null && !(await isPaymentUnderWay(context.services.db, signedIn.userId));
  },
  welcomeCheck: async (_parent, { input }, context) =>
    welcomeCheck(context.services, context.tenant, input, await welcomeCaller(context)),
  welcomeSignup: async (_parent, { input, biller }, context) =>
    welcomeSignup(context.services, context.tenant, {
      input,
      biller: biller ?? null,
      caller: await welcomeCaller(context),
    }),
  getWelcomePagePictureSet: (_parent, { input }, context) => welcomePictureSet(input.site, assetsBaseOf(context)),
  creditCardUpdate: async (_parent, _args, context) => {
    const { services, tenant, log } = context;
    const signedIn = await context.person();
    const managed = signedIn && tenant && (await managedSubscription(services, signedIn.userId, tenant));
    if (!managed || managed.agreement.status === 'ended') return { url: null, messageKey: BILLING_MESSAGES.noCard };
    const { agreement } = managed;
    const biller = billerOf(services, agreement.biller);
    if (!biller.capabilities.cardPage) return { url: null, messageKey: BILLING_MESSAGES.cardAtBiller };
    try {
      const back = `${tenant.urls.members}/account`;
      const url = await biller.cardUpdatePage(agreementOf(agreement), back);
      return { url, messageKey: null };
    } catch (error) {
      log.error({ err: error, biller: agreement.biller }, 'no page for a new card');
      return { url: null, messageKey: BILLING_MESSAGES.cardUpdateFailed };
    }
  },
  getRetentionOffer: async (_parent, { userUuid }, context) => {
    const { services, tenant } = context;
    const signedIn = await context.person();
    if (signedIn === null || tenant === null || userUuid !== signedIn.userId) return null;
    const managed = await managedSubscription(services, signedIn.userId, tenant);
    return (await offerFor(services, tenant, managed))?.offer ?? null;
  },
  receipt: async (_parent, { id }, context) =>
    loadReceipt(context.services.db, (await requirePerson(context)).userId, id),
  waitingPayments: async (_parent, _args, { services, person }) => {
    const signedIn = await person();
    return signedIn === null ? [] : waitingPaymentsView(services, signedIn.userId);
  },
  yearlyUpgradeQuote: async (_parent, _args, context) => {
    const upgrade = context.tenant && yearlyUpgrade(await offeredTo(context), context.tenant);
    return upgrade && quoteOf(upgrade);
  },
} satisfies QueryResolvers;

/** What billing adds to the subscription of a profile. */
export const subscriptionResolvers = {
  billing: async ({ subscriptionId }, _args, context) => {
    const { db } = context.services;
    const { membership, plans } = await offeredTo(context);
    const subscription = membership?.subscriptions.find(({ id }) => id === subscriptionId);
    if (!membership || !subscription) return null;
    const sites = context.tenant?.sites ?? [];
    const agreement = await currentAgreement(db, subscriptionId);
    const [invoices, earlierPlans] = await Promise.all([
      loadInvoices(db, { userId: membership.userId, subscriptionId, sites }),
      loadEarlierPlans(db, membership, { agreementId: agreement?.id ?? null, sites }),
    ]);
    return billingView(subscription, agreement, plans, { invoices, earlierPlans });
  },
  isMultiSiteOptions: async (_parent, _args, context) => (await joinOptions(context)).isMultiSiteOptions,
  hasFixedPricing: async (_parent, _args, context) => (await joinOptions(context)).hasFixedPricing,
  isOneClickEnabled: async (_parent, _args, context) => (await joinOptions(context)).isOneClickEnabled,
  defaultSubscription: async (_parent, _args, context) => (await joinOptions(context)).defaultSubscription ?? null,
  retentionOfferOption: async ({ subscriptionId }, _args, context) => {
    const { services, tenant } = context;
    const { membership } = await offeredTo(context);
    const subscription = membership?.subscriptions.find(({ id }) => id === subscriptionId);
    if (!subscription || subscription.isTandem || tenant === null) return null;
    const agreement = await currentAgreement(services.db, subscription.id);
    return (await offerFor(services, tenant, agreement && { subscription, agreement }))?.offer ?? null;
  },
} satisfies UserSubscriptionResolvers;
