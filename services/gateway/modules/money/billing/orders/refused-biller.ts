import type { PaymentPage } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isBillerId } from '../../membership/public.ts';
import { offeredBillers } from '../billers/biller-directory.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { noPage } from './start-hosted.ts';

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
