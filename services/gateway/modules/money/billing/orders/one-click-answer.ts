import type { UpsellMultisiteResult, UpsellResult } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { voucherMessage } from '../discounts/discount.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import { returnPaths } from '../welcome/return-address.ts';
import { welcomeData } from '../welcome/welcome-data.ts';
import type { OneClickResult } from './one-click.ts';
import type { Order } from './order-repository.ts';

/** Page that shows when a pending payment is done. */
export const STATUS_PAGE = '/subscription-status';

/** The answer to a purchase with the stored card, and its order once it was charged. */
export interface Bought {
  readonly result: Omit<UpsellResult, '__typename'>;
  readonly order: Order | null;
}

/** Builds the answer to a purchase that charged nothing. */
export const refused = (messageKey: string): Bought => ({
  result: { success: false, location: null, messageKey },
  order: null,
});

/** Builds the answer to a purchase with the stored card. */
export function bought(services: GatewayServices, plan: PricedPlan, oneClick: OneClickResult): Bought {
  switch (oneClick.outcome) {
    case 'approved': {
      const location = returnPaths(services, oneClick.order, plan).approved;
      return { result: { success: true, location, messageKey: null }, order: oneClick.order };
    }
    case 'declined': {
      const location = returnPaths(services, oneClick.order, plan).declined;
      const messageKey = BILLING_MESSAGES.paymentDeclined;
      return { result: { success: false, location, messageKey }, order: null };
    }
    case 'pending':
      return {
        result: { success: true, location: STATUS_PAGE, messageKey: BILLING_MESSAGES.paymentPending },
        order: null,
      };
    case 'no-card':
      return refused(BILLING_MESSAGES.noStoredCard);
    case 'failed':
      return refused(BILLING_MESSAGES.paymentFailed);
    case 'not-on-sale':
      return refused(BILLING_MESSAGES.joinOptionGone);
    case 'price-changed': {
      const { result } = refused(BILLING_MESSAGES.priceChanged);
      return { result: { ...result, changedPrice: oneClick.price }, order: null };
    }
    case 'voucher-refused':
      return refused(voucherMessage(oneClick.refusal));
  }
}

/** Adds what the page of several sites shows of a purchase. */
export function named(
  services: GatewayServices,
  plan: PricedPlan | null,
  { result, order }: Bought,
): UpsellMultisiteResult {
  const welcome = order && plan && welcomeData(services, order, plan);
  return {
    ...result,
    username: welcome?.username ?? null,
    memberId: welcome?.memberid ?? null,
    hashedMemberId: welcome?.hashedMemberId ?? null,
    orderId: order?.id ?? null,
  };
}
