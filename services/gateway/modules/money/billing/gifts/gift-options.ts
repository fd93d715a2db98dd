import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { GiftOption } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isNativeBiller, sitesOfProduct } from '../../membership/public.ts';
import { billersTaking } from '../choice/choose-biller.ts';
import { isTrialKind } from '../options/join-options.ts';
import { loadOffered, type Shop } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import { PLAN_KINDS } from '../options/option-view.ts';
import type { PricedPlan } from '../options/priced-plan.ts';

/**
 * The biller that gifts are bought at: the first native one that takes the currency, since only there a charge has no renewal;
 * null for none.
 */
export function giftBiller(
  services: GatewayServices,
  place: { readonly country: string | null; readonly currency: string },
) {
  return billersTaking(services, place).find((biller) => isNativeBiller(biller)) ?? null;
}

/**
 * Plans that can be given on a brand: what a visitor may buy there, without trials, at the price of a renewal. Empty where no native
 * biller is offered.
 */
export async function plansToGive(services: GatewayServices, shop: Shop): Promise<readonly PricedPlan[]> {
  const { onOffer, currency } = await loadOffered(services, null, shop);
  if (giftBiller(services, { country: shop.country, currency }) === null) return [];
  return onOffer.filter(({ kind, rebill_price }) => !isTrialKind(kind) && rebill_price > 0);
}

/** A plan as a gift is shown. */
export function giftView(plan: PricedPlan): GiftOption {
  const { rebill_price: amount, rebill_months: months, product, currency } = plan;
  return {
    optionId: optionIdOf(plan),
    kind: PLAN_KINDS[plan.kind],
    months,
    isMultisite: isMultisiteGroup(product),
    sites: sitesOfProduct(product),
    price: { amount, currency },
    perMonth: { amount: Math.floor(amount / months), currency },
  };
}
