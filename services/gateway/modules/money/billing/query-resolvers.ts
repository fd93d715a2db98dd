import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { JoinOptions, QueryResolvers, UserSubscriptionResolvers } from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson, requireTenant } from '../../../http/require-person.ts';
import { mediaSourceOf } from '../../content/catalogue/public.ts';
import { subscriptionFor, billerView } from '../membership/public.ts';
import { billerOf } from './billers/biller-directory.ts';
import { capabilitiesOf } from './billers/capabilities.ts';
import { giftQueries } from './gifts/gift-resolvers.ts';
import { billersTaking, inOrderOf } from './choice/choose-biller.ts';
import { BILLING_MESSAGES } from './message-keys.ts';
import { defaultPlan } from './options/join-options.ts';
import { knownPlans } from './options/load-options.ts';
import { optionView } from './options/option-view.ts';
import type { PricedPlan } from './options/priced-plan.ts';
import { plannedChanges } from './orders/planned-changes.ts';
import { waitingPaymentsOf } from './orders/waiting-payments-view.ts';
import { isPaymentUnderWay } from './orders/one-click.ts';
import { payableYear } from './orders/payable-year.ts';
import { storedCard } from './orders/stored-card.ts';
import { quoteOf } from './orders/yearly-upgrade.ts';
import { ownMembershipQueries } from './own-memberships/resolvers.ts';
import { recoveryView } from './recovery/recovery-view.ts';
import { loadReceipt } from './receipts/load-receipt.ts';
import { offeredTo, ownSubscription, readerOf, welcomeCaller } from './request-facts.ts';
import { agreementOf, currentAgreement } from './subscription/agreement.ts';
import { pendingCancellation, previewCancellation } from './subscription/cancellation-step.ts';
import { billingView } from './subscription/billing-view.ts';
import { billingOf } from './subscription/load-billing.ts';
import { managedSubscription } from './subscription/managed-subscription.ts';
import { takesNewCard } from './subscription/new-card.ts';
import { offerFor } from './subscription/reactivate.ts';
import { reactivationTerms } from './subscription/reactivation-terms.ts';
import { returnHost } from './welcome/return-address.ts';
import { toldSignup } from './welcome/told-signup.ts';
import { welcomePictureSet } from './welcome/picture-set.ts';
import { welcomeCheck } from './welcome/welcome-check.ts';

async function joinOptions(context: RequestContext): Promise<JoinOptions> {
  const { plans, currency, onOffer } = await offeredTo(context);
  const now = context.services.clock.now();
  const signedIn = await context.person();
  const preset = defaultPlan(onOffer);
  const stored = signedIn && (await storedCard(context.services, signedIn.userId, currency));
  const changeBy = await plannedChanges(context.services.db, signedIn?.userId ?? null, now);
  const view = (plan: PricedPlan) => optionView(plan, plans, now, changeBy(plan));
  return {
    options: onOffer.map(view),
    billers: offeredInOrder(context, currency).map((id) => billerView(context.services, id)),
    isMultiSiteOptions: onOffer.some(({ product }) => isMultisiteGroup(product)),
    hasFixedPricing: onOffer.every((plan) => plan.first_price === plan.rebill_price),
    isOneClickEnabled: stored !== null,
    oneClickBiller: stored && billerView(context.services, stored.biller),
    storedCard: stored && stored.card,
    defaultSubscription: preset && view(preset),
  };
}

/** Billers that take the currency, by the brand's preference: the first native one is the page's "card". */
function offeredInOrder({ services, tenant, country }: RequestContext, currency: string): readonly BillerId[] {
  const offered = billersTaking(services, { country, currency });
  return tenant?.payments ? inOrderOf(tenant, offered) : offered;
}

/** Root queries of billing. */
export const billingQueries = {
  ...ownMembershipQueries,
  ...giftQueries,
  joinOptions: (_parent, _args, context) => joinOptions(context),
  subscriptionActive: async (_parent, _args, context) => {
    const { membership } = await offeredTo(context);
    const subscription = membership && context.tenant && subscriptionFor(membership, context.tenant);
    if (subscription?.entitlement.isActive !== true) return false;
    // A member of one site who waits for the bundle is not done yet.
    const signedIn = await context.person();
    return signedIn !== null && !(await isPaymentUnderWay(context.services.db, signedIn.userId));
  },
  cancellationPreview: async (_parent, { subscriptionId }, context) => {
    const { userId } = await requirePerson(context);
    const leaving = { subscriptionId: subscriptionId ?? null };
    return previewCancellation(context.services, requireTenant(context), userId, leaving);
  },
  pendingCancellation: async (_parent, { confirmationId }, context) => {
    const { userId } = await requirePerson(context);
    return pendingCancellation(context.services, requireTenant(context), userId, confirmationId);
  },
  welcomeCheck: async (_parent, { input }, context) =>
    welcomeCheck(context.services, context.tenant, input, await welcomeCaller(context)),
  welcomeSignup: async (_parent, { input, biller }, context) =>
    toldSignup(context.services, context.tenant, {
      input,
      biller: biller ?? null,
      caller: { ...(await welcomeCaller(context)), country: context.country },
    }),
  getWelcomePagePictureSet: (_parent, { input }, context) => welcomePictureSet(input.site, mediaSourceOf(context)),
  creditCardUpdate: async (_parent, { subscriptionId }, context) => {
    const { services, tenant, log } = context;
    const signedIn = await context.person();
    const managed =
      signedIn && tenant && (await managedSubscription(services, signedIn.userId, tenant, subscriptionId));
    if (!managed) return { url: null, messageKey: BILLING_MESSAGES.noCard };
    const { agreement } = managed;
    const can = capabilitiesOf(services, agreement.biller);
    if (!takesNewCard(agreement, can))
      return { url: null, messageKey: can.cardPage ? BILLING_MESSAGES.noCard : BILLING_MESSAGES.cardAtBiller };
    try {
      const back = `${returnHost(tenant, context.area)}/account`;
      const url = await billerOf(services, agreement.biller).cardUpdatePage(agreementOf(agreement), back);
      return { url, messageKey: null };
    } catch (error) {
      log.error({ err: error, biller: agreement.biller }, 'no page for a new card');
      return { url: null, messageKey: BILLING_MESSAGES.cardUpdateFailed };
    }
  },
  getRetentionOffer: async (_parent, { userUuid, subscriptionId }, context) => {
    const { services, tenant } = context;
    const signedIn = await context.person();
    if (signedIn === null || tenant === null || userUuid !== signedIn.userId) return null;
    const managed = await managedSubscription(services, signedIn.userId, tenant, subscriptionId);
    return (await offerFor(services, tenant, managed))?.offer ?? null;
  },
  reactivationTerms: async (_parent, { subscriptionId }, context) => {
    const { services, tenant } = context;
    const signedIn = await context.person();
    if (signedIn === null || tenant === null) return null;
    return reactivationTerms(services, await managedSubscription(services, signedIn.userId, tenant, subscriptionId));
  },
  receipt: async (_parent, { id }, context) => loadReceipt(context.services, (await requirePerson(context)).userId, id),
  waitingPayments: async (_parent, _args, context) => {
    const person = await context.person();
    return person === null ? [] : readerOf(context, person)(waitingPaymentsOf(context.services, person.userId));
  },
  yearlyUpgradeQuote: async (_parent, _args, context) => {
    const upgrade = await payableYear(context);
    return upgrade && quoteOf(upgrade);
  },
} satisfies QueryResolvers;

/** Adds billing's fields to the subscription of a profile. */
export const subscriptionResolvers = {
  billing: async ({ subscriptionId }, _args, context) => {
    const own = await ownSubscription(context, subscriptionId);
    if (own === null) return null;
    const { person, membership, subscription } = own;
    const { services } = context;
    const sites = context.tenant?.sites ?? [];
    const read = readerOf(context, person);
    const [{ agreement, past }, plans] = await Promise.all([
      read(billingOf(services, membership, { subscriptionId, sites })),
      knownPlans(services),
    ]);
    const more = await recoveryView(services, subscription.isTandem ? null : agreement);
    const paid = agreement && { agreement, can: capabilitiesOf(services, agreement.biller) };
    return { ...billingView(services, subscription, paid, plans, past, services.clock.now()), ...more };
  },
  // Membership knows who could change to a year, and billing whether their biller charges the card for it.
  upgradeOptions: async ({ upgradeOptions }, _args, context) => ({
    isUpgradeableToVixenPlusYearly:
      upgradeOptions.isUpgradeableToVixenPlusYearly && (await payableYear(context)) !== null,
  }),
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
