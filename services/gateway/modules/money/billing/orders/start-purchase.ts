import type { BillerId } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage, StartPurchaseInput } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { chooseCardBiller, isTaken } from '../choice/choose-biller.ts';
import { voucherOf } from '../discounts/voucher-of.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { isTrialKind } from '../options/join-options.ts';
import { loadOffered, offeredPlan } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import type { BuyerPlace } from './order-repository.ts';
import { refusedBiller } from './refused-biller.ts';
import { readShown } from './shown-price.ts';
import { noPage, startHosted } from './start-hosted.ts';
import { upgradedBy } from './upgraded-by.ts';

/** The browser that pays: the hash of its secret, and where it is as far as that is known. */
export interface PayingBrowser extends BuyerPlace {
  readonly browserHash: string | null;
}

/** Starts a purchase of a signed-in person: returns the payment page for an option that is on sale for them. */
export async function startPurchase(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  input: StartPurchaseInput,
  browser: PayingBrowser,
): Promise<PaymentPage> {
  const { browserHash, country, region } = browser;
  const refusal = refusedBiller(services, input.biller);
  if (refusal) return refusal;
  const offered = await loadOffered(services, userId, { tenant, country });
  const plan = offeredPlan(offered, input.optionId);
  if (plan === null) {
    const requested = (await loadPlans(services.db)).find((each) => optionIdOf(each) === input.optionId);
    const isTrial = requested !== undefined && isTrialKind(requested.kind);
    return noPage(isTrial ? BILLING_MESSAGES.trialUsed : BILLING_MESSAGES.notOnSale, 'optionId');
  }
  const paidIn = { country, currency: plan.currency };
  if (!isTaken(services, input.biller as BillerId, paidIn)) return noPage(BILLING_MESSAGES.paymentOptionGone, 'biller');
  if (await closeEarlierPages(services, { userId, browserHash }, plan)) {
    return startPurchase(services, tenant, userId, input, browser);
  }
  const upgrades = offered.membership && upgradedBy(offered.membership, plan);
  const biller = await chooseCardBiller(services, input.biller as BillerId, { tenant, ...paidIn });
  return startHosted(services, tenant, {
    kind: upgrades ? 'trial-upgrade' : 'purchase',
    plan,
    biller,
    userId,
    origin: input,
    place: { country, region },
    shown: readShown(input.shown),
    ...voucherOf(services, { biller, browserHash }, input.voucher),
    ...(upgrades && { upgrades: upgrades.id }),
  });
}
