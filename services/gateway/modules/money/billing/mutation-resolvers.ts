import type { MutationResolvers } from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson, requireTenant } from '../../../http/require-person.ts';
import { quoteVoucher } from './discounts/quote-voucher.ts';
import { giftMutations } from './gifts/gift-resolvers.ts';
import { BILLING_MESSAGES } from './message-keys.ts';
import { welcomeCaller } from './request-facts.ts';
import { answerPayment, type PaymentAnswer, whyNothingOpened } from './orders/confirmation/answer-payment.ts';
import { awaitingPaymentsOf } from './orders/confirmation/awaiting-payments.ts';
import { startSignup } from './orders/start-signup.ts';
import { startPurchase } from './orders/start-purchase.ts';
import { payAgain } from './orders/pay-again.ts';
import { tryElsewhere } from './orders/try-elsewhere.ts';
import { buyMultisite, buySinglesite, type OneClickBuyer, upgradeTrial } from './orders/upgrade-membership.ts';
import { ownMembershipMutations } from './own-memberships/resolvers.ts';
import { acceptCancellationOffer, confirmCancellation } from './subscription/cancel.ts';
import { giveCancellationReason } from './subscription/cancellation-reason.ts';
import { startCancellation } from './subscription/cancellation-step.ts';
import { reactivate } from './subscription/reactivate.ts';
import { mailSignupLink } from './welcome/mail-signup-link.ts';
import { internalUpsellTrialUpgradeWelcomePage } from './welcome/upgrade-trial.ts';

/** The buyer, where they are, and the tenant. The field's access rule has refused visitors; a call without a tenant sells nothing. */
async function buyer(context: RequestContext): Promise<OneClickBuyer> {
  const { userId } = await requirePerson(context);
  return { userId, tenant: requireTenant(context), country: context.country };
}

async function answerWaiting(context: RequestContext, orderId: string, answer: PaymentAnswer) {
  const { userId } = await buyer(context);
  const { services } = context;
  const order = (await awaitingPaymentsOf(services, userId)).find(({ id }) => id === orderId);
  const now = services.clock.now();
  const isDone =
    order !== undefined &&
    (await services.db.transaction().execute((trx) => answerPayment(trx, { orderId, userId, answer }, now)));
  if (order === undefined || !isDone) return { success: false, messageKey: BILLING_MESSAGES.paymentAnswered };
  context.clearCachedViewer();
  // An order that was confirmed may by now open nothing.
  if ((await whyNothingOpened(services.db, orderId)) === null)
    return { success: true, messageKey: BILLING_MESSAGES.paymentConfirmed };
  const { paymentReturned, orderAnswered } = BILLING_MESSAGES;
  return { success: true, messageKey: order.amount > 0 ? paymentReturned : orderAnswered };
}

/** Root mutations of billing. */
export const billingMutations = {
  ...ownMembershipMutations,
  ...giftMutations,
  quoteVoucher: (_parent, { code }, context) => quoteVoucher(context, code),
  startSignup: async (_parent, { input }, context) => {
    requireTenant(context);
    return startSignup(context, input);
  },
  startPurchase: async (_parent, { input }, context) => startPurchase(context, await buyer(context), input),
  tryPaymentElsewhere: async (_parent, { input }, context) => {
    const caller = { ...(await welcomeCaller(context)), country: context.country };
    return tryElsewhere(context.services, requireTenant(context), input, caller);
  },
  payAgain: async (_parent, { input }, context) => {
    const caller = { ...(await welcomeCaller(context)), country: context.country };
    return payAgain(context.services, requireTenant(context), input, caller);
  },
  mailSignupLink: async (_parent, { input, email }, context) =>
    mailSignupLink(context.services, requireTenant(context), { input, email: email ?? null, browser: context.browser }),
  internalUpsellOneclickMultisite: async (_parent, { input }, context) => {
    const origin = { ...input, nats: input.multisiteNatsCode };
    return buyMultisite(context.services, await buyer(context), input.optionId, origin);
  },
  internalUpsellOneclickSinglesite: async (_parent, { input }, context) => {
    const origin = { ...input, nats: input.natsCode };
    return buySinglesite(context.services, await buyer(context), input.joinOptionId, origin);
  },
  internalUpsellTrialUpgrade: async (_parent, { input }, context) =>
    upgradeTrial(context.services, await buyer(context), input),
  internalUpsellTrialUpgradeWelcomePage,
  confirmWaitingPayment: async (_parent, { orderId }, context) => answerWaiting(context, orderId, 'confirm'),
  returnWaitingPayment: async (_parent, { orderId }, context) => answerWaiting(context, orderId, 'return'),
  reactivateCancelledRebill: async (
    _parent,
    { userUuid, retentionOfferName, deal, source, subscriptionId },
    context,
  ) => {
    const { userId, tenant } = await buyer(context);
    // Another person's id answers as one that does not exist.
    if (userUuid !== userId) return { success: false, messageKey: BILLING_MESSAGES.reactivationFailed };
    const comeback = {
      offerName: retentionOfferName ?? null,
      deal: deal ?? null,
      source: source?.slice(0, 100) ?? null,
      subscriptionId: subscriptionId ?? null,
    };
    return reactivate(context.services, tenant, userId, comeback);
  },
  startCancellation: async (_parent, { reason, subscriptionId }, context) => {
    const { userId, tenant } = await buyer(context);
    const leaving = { reason: reason ?? null, subscriptionId: subscriptionId ?? null };
    return startCancellation(context.services, tenant, userId, leaving);
  },
  confirmCancellation: async (_parent, { confirmationId }, context) => {
    const { userId, tenant } = await buyer(context);
    return confirmCancellation(context.services, tenant, userId, confirmationId);
  },
  giveCancellationReason: async (_parent, { confirmationId, reason }, context) => {
    const { userId } = await requirePerson(context);
    return giveCancellationReason(context.services, userId, confirmationId, reason);
  },
  acceptCancellationOffer: async (_parent, { confirmationId }, context) => {
    const { userId, tenant } = await buyer(context);
    return acceptCancellationOffer(context.services, tenant, userId, confirmationId);
  },
} satisfies MutationResolvers;
