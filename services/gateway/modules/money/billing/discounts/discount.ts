import type { Money } from '@network/lifecycle/money/money.ts';

/** The terms of a discount's codes. */
export interface DiscountTerms {
  readonly kind: 'percent' | 'amount';
  /** Percent, or minor units of `currency`. */
  readonly worth: number;
  readonly currency: string | null;
  /** Null for every plan, and for every brand. */
  readonly planIds: readonly string[] | null;
  readonly brands: readonly string[] | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly stoppedAt: Date | null;
}

/** A first charge that a code would make smaller. */
export interface ChargeToReduce {
  readonly planId: string;
  readonly brand: string;
  /** The charge without the code, after unused days were taken off. */
  readonly price: Money;
  readonly at: Date;
}

/** Why a code takes nothing off. */
export type VoucherRefusal =
  | 'unknown'
  | 'notYet'
  | 'ended'
  | 'usedUp'
  | 'usedByYou'
  | 'otherBrand'
  | 'otherPlan'
  | 'otherCurrency'
  | 'nothingDue'
  | 'tooLittleLeft'
  | 'fixedPrice';

/** A first charge with its discount, in minor units. */
export interface ReducedCharge {
  readonly charged: number;
  readonly discount: number;
  /** The part of an amount beyond the price, which is lost. */
  readonly lost: number;
}

/** Why a code can't be used now on a brand, whatever is bought; null where it can. */
export function refusedHere(
  { startsAt, endsAt, stoppedAt, brands }: DiscountTerms,
  { brand, at }: Pick<ChargeToReduce, 'brand' | 'at'>,
): VoucherRefusal | null {
  if (stoppedAt !== null || (endsAt !== null && endsAt <= at)) return 'ended';
  if (startsAt !== null && startsAt > at) return 'notYet';
  return brands === null || brands.includes(brand) ? null : 'otherBrand';
}

/**
 * Computes what a code leaves of a first charge, or returns why it takes nothing off. How often it was used is not
 * looked at.
 */
export function reduceCharge(terms: DiscountTerms, charge: ChargeToReduce): ReducedCharge | VoucherRefusal {
  const { planId, price } = charge;
  const refusal = refusedHere(terms, charge);
  if (refusal !== null) return refusal;
  if (terms.planIds !== null && !terms.planIds.includes(planId)) return 'otherPlan';
  if (terms.currency !== null && terms.currency !== price.currency) return 'otherCurrency';
  if (price.amount === 0) return 'nothingDue';
  // A fraction of a minor unit goes to the person.
  const worth = terms.kind === 'amount' ? terms.worth : Math.ceil((price.amount * terms.worth) / 100);
  const discount = Math.min(price.amount, worth);
  return { charged: price.amount - discount, discount, lost: worth - discount };
}

/**
 * Why a biller can't take a reduced charge; null where it can.
 * @param leastCharge of its capabilities
 */
export function refusedByBiller(charged: number, leastCharge: number | null): VoucherRefusal | null {
  if (leastCharge === null) return 'fixedPrice';
  return charged > 0 && charged < leastCharge ? 'tooLittleLeft' : null;
}

/** The text that says why, by its message key. */
export const voucherMessage = <Refusal extends VoucherRefusal>(refusal: Refusal): `billing.voucher.${Refusal}` =>
  `billing.voucher.${refusal}`;
