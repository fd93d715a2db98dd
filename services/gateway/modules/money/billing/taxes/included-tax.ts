const WHOLE = 10_000;

/**
 * The part of a price that is tax. Halves of a minor unit are rounded up.
 * @param price minor units, the tax included
 * @param rate basis points of the price without it
 */
export function taxWithin(price: number, rate: number): number {
  return roundHalfUp(price * rate, WHOLE + rate);
}

/** A charge of which something is taken back. Minor units. */
export interface TaxedCharge {
  readonly amount: number;
  readonly tax: number;
}

/**
 * The tax that goes back with an amount of a charge: the tax of all that was taken back by then, less the tax of what was taken back
 * before. So the parts of a charge that goes back whole add up to its tax, whichever they are.
 * @param before minor units of the charge that were taken back before
 */
export function taxTakenBack(charge: TaxedCharge, before: number, amount: number): number {
  return shareOf(charge, before + amount) - shareOf(charge, before);
}

/** Computes the share of the tax. An amount above the charge has none. */
function shareOf({ amount, tax }: TaxedCharge, taken: number): number {
  return amount === 0 ? 0 : roundHalfUp(tax * Math.min(taken, amount), amount);
}

/** A quotient of whole numbers, rounded without fractions in between. */
function roundHalfUp(dividend: number, divisor: number): number {
  const [over, under] = [BigInt(dividend), BigInt(divisor)];
  return Number((2n * over + under) / (2n * under));
}
