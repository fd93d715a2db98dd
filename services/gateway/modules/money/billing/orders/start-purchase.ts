import type { BillerId } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage, StartPurchaseInput } from '../../../../graphql/resolvers.generated.ts';
import { browserHash } from '../../../../http/browser-secret.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { chooseCardBiller, isTaken } from '../choice/choose-biller.ts';
import { voucherOf } from '../discounts/voucher-of.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { isTrialKind } from '../options/join-options.ts';
import { loadOffered, offeredPlan } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import { readShown } from './shown-price.ts';
import { noPage, refusedBiller, startHosted } from './start-hosted.ts';
import { upgradedBy } from './upgrade-membership.ts';

/** Starts a purchase of a signed-in person: returns the payment page for an option that is on sale for them. */
export async function startPurchase(
  context: Pick<RequestContext, 'services' | 'browser' | 'country' | 'region'>,
  buyer: { readonly tenant: Tenant; readonly userId: string },
  input: StartPurchaseInput,
): Promise<PaymentPage> {
  const { services, browser, country, region } = context;
  const { tenant, userId } = buyer;
  const payer = { browserHash: browser && browserHash(browser) };
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
  if (await closeEarlierPages(services, { userId, ...payer }, plan)) {
    return startPurchase(context, buyer, input);
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
    ...voucherOf(services, { biller, ...payer }, input.voucher),
    ...(upgrades && { upgrades: upgrades.id }),
  });
}
