import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isBillerId } from '../../membership/public.ts';
import { billerOf, offeredBillers } from '../billers/biller-directory.ts';
import { BeyondTerms } from '../billers/beyond-terms.ts';
import { recordPageFailure } from '../declines/record-decline.ts';
import { voucherMessage } from '../discounts/discount.ts';
import { BILLING_MESSAGES, type BillingMessage } from '../message-keys.ts';
import { returnAddresses } from '../welcome/return-address.ts';
import { refreshCreditableCharges } from './refresh-creditable-charges.ts';
import { isFreeSignup } from './free-signup.ts';
import { createOrder, type NewOrder } from './create-order.ts';
import { closeOrder } from './order-repository.ts';
import { purchaseRequest } from './purchase-request.ts';

/** A payment page that there is not, and why; `field` names the input that is wrong. */
export function noPage(messageKey: BillingMessage, field: string | null = null): PaymentPage {
  return { success: false, location: null, messageKey, field, errorCode: null, retryAfterSeconds: null };
}

/**
 * Builds the refusal of a biller. If no biller is left, membership is not available; otherwise only this option is
 * missing.
 */
export function refusedBiller(services: GatewayServices, biller: string): PaymentPage | null {
  const offered = offeredBillers(services);
  if (offered.length === 0) return noPage(BILLING_MESSAGES.membershipUnavailable);
  const isOffered = isBillerId(biller) && offered.includes(biller);
  return isOffered ? null : noPage(BILLING_MESSAGES.paymentOptionGone, 'biller');
}

/**
 * Records an order and requests a payment page from its biller. A biller that can't be reached leaves nothing behind
 * but a refused order, whose number is the code that support needs.
 */
export async function startHosted(
  services: GatewayServices,
  tenant: Tenant,
  input: Omit<NewOrder, 'channel' | 'tenant'>,
): Promise<PaymentPage> {
  await refreshCreditableCharges(services, input);
  const placed = await createOrder(services.db, { ...input, tenant, channel: 'hosted' }, services.clock.now());
  if ('refused' in placed) {
    if (placed.refused === 'price-changed') {
      return { ...noPage(BILLING_MESSAGES.priceChanged, 'price'), changedPrice: placed.price };
    }
    if (placed.refused === 'not-on-sale') return noPage(BILLING_MESSAGES.joinOptionGone, 'optionId');
    if (placed.refused === 'no-password') return noPage(BILLING_MESSAGES.missingPassword, 'password');
    if (placed.refused === 'under-way') return noPage(BILLING_MESSAGES.signupFailed);
    return noPage(voucherMessage(placed.refused), 'voucher');
  }
  const { order, plan } = placed;
  // It would wait for a link that nobody is mailed.
  if (isFreeSignup(order) && services.config.isMailOff) {
    await closeOrder(services.db, order.id, 'refused', services.clock.now());
    return noPage(BILLING_MESSAGES.signupMailOff);
  }
  try {
    const location = await billerOf(services, order.biller).hostedPage({
      ...(await purchaseRequest(services, tenant, order, plan)),
      ...returnAddresses(services, tenant, order, plan),
    });
    return { success: true, location, messageKey: null, field: null, errorCode: null, retryAfterSeconds: null };
  } catch (error) {
    services.log.error({ err: error, order: order.id, biller: order.biller }, 'no payment page');
    // An order beyond the biller's terms fails every time. If it counted as a failure of its biller, one person could
    // have the biller passed over for everybody.
    if (!(error instanceof BeyondTerms)) await recordPageFailure(services.db, order, services.clock.now());
    await closeOrder(services.db, order.id, 'refused', services.clock.now());
    return { ...noPage(BILLING_MESSAGES.signupFailed), errorCode: order.id.slice(0, 8) };
  }
}
