import type { ShopPlan } from '../../../../staff-api/resolvers.generated.ts';
import { optionIdOf } from '../options/option-id.ts';
import type { Plan, PlanPrice } from '../options/priced-plan.ts';

/** A price in a further currency as staff see it. */
const shownPrice = ({ currency, first_price, rebill_price }: PlanPrice) => ({
  currency,
  firstPrice: first_price,
  rebillPrice: rebill_price,
});

/** A plan as staff see it. */
export const shownPlan = (plan: Plan): ShopPlan => ({
  id: plan.id,
  product: plan.product,
  kind: plan.kind,
  option: optionIdOf(plan),
  firstPrice: plan.first_price,
  firstDays: plan.first_days,
  rebillPrice: plan.rebill_price,
  rebillMonths: plan.rebill_months,
  isPortalOffer: plan.is_portal_offer,
  prices: plan.prices.map(shownPrice),
  isOnSale: plan.is_published,
});
