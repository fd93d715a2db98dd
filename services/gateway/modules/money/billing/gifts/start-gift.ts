import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage, StartGiftInput } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import { readBrowserSecret } from '../../../../http/browser-secret.ts';
import { createGift } from '../../gifts/public.ts';
import { holdSessionOfCall } from '../../../people/identity/public.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { planOnSale } from '../orders/create-order.ts';
import { type BuyerPlace, closeOrder } from '../orders/order-repository.ts';
import { purchaseRequest } from '../orders/purchase-request.ts';
import { changedPrice, readShown } from '../orders/shown-price.ts';
import { optionIdOf } from '../options/option-id.ts';
import { returnAddresses } from '../welcome/return-address.ts';
import { createGiftOrder } from './gift-order.ts';
import { giftBiller, plansToGive } from './gift-options.ts';
import { readGiftInput } from './gift-input.ts';
import { GIFT_MESSAGES, type GiftMessage } from './gift-messages.ts';

function refused(messageKey: GiftMessage, field: string | null = null): PaymentPage {
  return { success: false, location: null, messageKey, field, errorCode: null, retryAfterSeconds: null };
}

function changedGiftPrice({ shown }: StartGiftInput, { rebill_price: price, currency }: PricedPlan) {
  return changedPrice(readShown(shown), { full: price, charged: price, later: null, currency });
}

/**
 * Records the order of a gift, with what it gives, and requests its payment page. The price is the gateway's, nothing renews, and nothing
 * is given before the biller reports the charge.
 */
export async function startGift(
  services: GatewayServices,
  tenant: Tenant,
  userId: string | null,
  input: StartGiftInput,
  place: BuyerPlace,
): Promise<PaymentPage> {
  const { db, clock, log } = services;
  const now = clock.now();
  const wanted = readGiftInput(input, now);
  if ('messageKey' in wanted) return refused(wanted.messageKey, wanted.field);
  // Its code is mailed, to the recipient or the buyer: nobody pays for what can't arrive.
  if (services.config.isMailOff) return refused(GIFT_MESSAGES.mailOff);
  const { country } = place;
  const plans = await plansToGive(services, { tenant, country });
  if (plans.length === 0) return refused(GIFT_MESSAGES.unavailable);
  const offered = plans.find((each) => optionIdOf(each) === input.optionId);
  const biller = offered && giftBiller(services, { country, currency: offered.currency });
  if (!offered || !biller) return refused(GIFT_MESSAGES.optionGone, 'optionId');
  const placed = await db.transaction().execute(async (trx) => {
    if (userId !== null) await holdSessionOfCall(trx, userId, now);
    // The plan that was on offer may have been taken back since, or have another price.
    const plan = await planOnSale(trx, offered);
    if (plan === null) return refused(GIFT_MESSAGES.optionGone, 'optionId');
    const changed = changedGiftPrice(input, plan);
    if (changed !== null) return { ...refused(GIFT_MESSAGES.priceChanged, 'price'), changedPrice: changed };
    const secret = readBrowserSecret(input.secret);
    const created = await createGiftOrder(trx, { tenant, plan, biller, userId, place, secret }, now);
    await createGift(trx, {
      id: created.id,
      tenant_id: tenant.id,
      product: plan.product,
      plan_id: plan.id,
      plan_kind: plan.kind,
      months: plan.rebill_months,
      amount: created.amount,
      currency: created.currency,
      buyer_user_id: userId,
      buyer_email: wanted.buyerEmail,
      buyer_name: wanted.buyerName,
      recipient_email: wanted.recipientEmail,
      message: wanted.message,
      deliver_at: wanted.deliverAt,
      created_at: now,
    });
    return { order: created, plan };
  });
  if ('success' in placed) return placed;
  const { order, plan } = placed;
  try {
    const request = await purchaseRequest(services, tenant, order, plan);
    const location = await billerOf(services, biller).hostedPage({
      ...request,
      customer: { ...request.customer, email: wanted.buyerEmail },
      ...returnAddresses(services, tenant, order, plan),
    });
    return { success: true, location, messageKey: null, field: null, errorCode: null, retryAfterSeconds: null };
  } catch (error) {
    log.error({ err: error, order: order.id, biller }, 'no payment page for a gift');
    await closeOrder(db, order.id, 'refused', clock.now());
    return { ...refused(GIFT_MESSAGES.failed), errorCode: order.id.slice(0, 8) };
  }
}
