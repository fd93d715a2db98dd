/** The least and the most that something may be, both included. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * How much of a price, a percentage, gems or days staff can give away or ask for. Forms of the console, the staff API, and the import of
 * content check the same figures. Prices and amounts are minor units of their currency.
 */
export const WORTH_BOUNDS = {
  /** Percent off each renewal that a member who is about to leave is offered. */
  offerPercent: { least: 1, most: 90 },
  /** Gems that come with that offer. */
  offerGems: { least: 0, most: 10_000 },
  /** Months that somebody has been a member before they are made it. */
  offerTenure: { least: 0, most: 60 },
  /** The prices of renewals between which an offer is made. */
  offeredRenewal: { least: 1, most: 1_000_000 },
  /** The first price of a partner's deal, and what it costs each month after that. */
  dealFirstPrice: { least: 0, most: 1_000_000 },
  dealMonthlyPrice: { least: 1, most: 1_000_000 },
  /** What a discount by code takes off. */
  discountPercent: { least: 1, most: 100 },
  discountAmount: { least: 1, most: 100_000 },
  /** What a redeem code gives. */
  voucherGems: { least: 1, most: 1_000 },
  voucherDays: { least: 1, most: 365 },
  /** Gems that staff give one member at once, or take, and days by which they extend a membership. */
  givenGems: { least: 1, most: 1_000 },
  givenDays: { least: 1, most: 366 },
  /** The prices of a plan; what billers charge at least is checked besides. */
  planPrice: { least: 0, most: 10_000_000 },
  /** How long a trial is. CCBill has none of less than two days. */
  trialDays: { least: 2, most: 90 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Whether a number is within bounds. */
export const isWithin = (value: number, { least, most }: Bounds): boolean => value >= least && value <= most;
