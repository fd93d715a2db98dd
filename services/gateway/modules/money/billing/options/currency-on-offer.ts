import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Product } from '../../membership/public.ts';
import { takesPayment } from '../choice/choose-biller.ts';
import { CARD_ROUTES } from '../choice/card-routes.ts';
import { covers } from './covers.ts';
import { currencyOfCountry } from './currency-of-country.ts';
import { type Plan, type PricedPlan, pricedIn } from './priced-plan.ts';

/** A membership that is open or renews, and what it is paid in. */
export interface PaidMembership {
  readonly subscriptionId: string;
  readonly product: Product;
  readonly currency: string;
}

/** The facts that decide the currency of an offer. */
export interface OfferFacts {
  /** The plans that are offered together. */
  readonly plans: readonly Plan[];
  /** The person's country (ISO 3166-1), as the edge reports it; null if it does not. */
  readonly country: string | null;
  /** The memberships that the person pays for now, the latest first. */
  readonly paid: readonly PaidMembership[];
  /** The billers by which something can be bought here. */
  readonly billers: readonly BillerId[];
}

/**
 * The one place that decides in which currency somebody is offered plans: that of the membership that they have, else that of
 * their country. It is the base currency where any of the plans has no price in the other one, or no biller takes it from
 * there, so that one page never shows two currencies.
 */
export function currencyOnOffer({ plans, country, paid, billers }: OfferFacts, routes = CARD_ROUTES): string {
  const wanted = paid[0]?.currency ?? currencyOfCountry(country);
  const isPriced = plans.every((plan) => pricedIn(plan, wanted) !== null);
  const isTaken = billers.some((biller) => takesPayment(routes[biller], { country, currency: wanted }));
  return isPriced && isTaken ? wanted : BASE_CURRENCY;
}

/**
 * The plans at their prices in a currency. What would take the place of a membership that is paid in another currency is left
 * out: its unused days could not be credited, and would be paid twice.
 */
export function offeredIn(
  currency: string,
  { plans, paid }: Pick<OfferFacts, 'plans' | 'paid'>,
): readonly PricedPlan[] {
  const others = paid.filter((each) => each.currency !== currency);
  return plans.flatMap((plan) =>
    others.some(({ product }) => covers(plan.product, product)) ? [] : (pricedIn(plan, currency) ?? []),
  );
}
