import type { UpsellMultisiteResult, UpsellResult } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { voucherMessage } from '../discounts/discount.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import { returnPaths } from '../welcome/return-address.ts';
import { welcomeData } from '../welcome/welcome-data.ts';
import type { OneClickResult } from './one-click.ts';

/** Page that shows when a pending payment is done. */
export const STATUS_PAGE = '/subscription-status';

type Answer = Omit<UpsellResult, '__typename'>;

/** Builds the answer to a purchase that charged nothing. */
export const refused = (messageKey: string): Answer => ({ success: false, location: null, messageKey });

/** Builds the answer to a purchase with the stored card. */
export function answerOf(services: GatewayServices, plan: PricedPlan, result: OneClickResult): Answer {
  switch (result.outcome) {
    case 'approved':
      return { success: true, location: returnPaths(services, result.order, plan).approved, messageKey: null };
    case 'declined': {
      const location = returnPaths(services, result.order, plan).declined;
      return { ...refused(BILLING_MESSAGES.paymentDeclined), location };
    }
    case 'pending':
      return { success: true, location: STATUS_PAGE, messageKey: BILLING_MESSAGES.paymentPending };
    case 'no-card':
      return refused(BILLING_MESSAGES.noStoredCard);
    case 'failed':
      return refused(BILLING_MESSAGES.paymentFailed);
    case 'not-on-sale':
      return refused(BILLING_MESSAGES.joinOptionGone);
    case 'price-changed':
      return { ...refused(BILLING_MESSAGES.priceChanged), changedPrice: result.price };
    case 'voucher-refused':
      return refused(voucherMessage(result.refusal));
  }
}

/** Builds the same with what welcomes the buyer of several sites, once they are charged. */
export function welcomingAnswerOf(
  services: GatewayServices,
  plan: PricedPlan,
  result: OneClickResult,
): UpsellMultisiteResult {
  const order = result.outcome === 'approved' ? result.order : null;
  const welcome = order && welcomeData(services, order, plan);
  return {
    ...answerOf(services, plan, result),
    username: welcome?.username ?? null,
    memberId: welcome?.memberid ?? null,
    hashedMemberId: welcome?.hashedMemberId ?? null,
    orderId: order?.id ?? null,
  };
}
