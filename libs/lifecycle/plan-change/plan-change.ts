import { DAY_MS } from '../calendar/utc-dates.ts';

/** Time that one charge paid for, and how much of it is still to come. */
export interface PaidTime {
  /** Minor units of the charge. */
  readonly amount: number;
  readonly from: Date;
  readonly until: Date;
  /** Milliseconds that are open after the time of the change. */
  readonly unusedMs: number;
}

/** The value of the unused days of a charge when the plan changes. */
export interface DayCredit {
  readonly days: number;
  /** Minor units. */
  readonly amount: number;
}

/** The first charge and period of a plan, in minor units and days. */
export interface FirstPeriod {
  readonly price: number;
  readonly days: number;
  /** The smallest amount that billers charge. A credit that leaves less than this pays the whole price. */
  readonly leastCharge: number;
}

/** The use of a credit: part of it pays the first charge, and the rest pays more days of the first period. */
export interface SpentCredit {
  readonly charged: number;
  readonly extraDays: number;
}

/**
 * Computes the value of the unused days of a charge (D42). A day that has begun counts as unused, because the new plan
 * pays for it too; fractions of a cent go to the person. Never more than was charged.
 */
export function creditOf({ amount, from, until, unusedMs }: PaidTime): DayCredit {
  const days = wholeDays(until.getTime() - from.getTime());
  const unused = Math.min(days, wholeDays(unusedMs));
  return { days: unused, amount: days === 0 ? 0 : Math.ceil((amount * unused) / days) };
}

/**
 * Takes a credit off the first charge of a plan. What the charge leaves over becomes days at the plan's own price, the
 * last one rounded up, so that no part of a credit is lost. What the credit leaves of the price is not charged where that is
 * less than billers charge.
 */
export function spendCredit({ price, days, leastCharge }: FirstPeriod, credit: number): SpentCredit {
  const rest = Math.max(0, credit - price);
  const due = Math.max(0, price - credit);
  return {
    charged: credit > 0 && due < leastCharge ? 0 : due,
    extraDays: price === 0 ? 0 : Math.ceil((rest * days) / price),
  };
}

/** Days from one instant to another, the one that has begun included; 0 when the second is not later. */
export function daysBetween(from: Date, until: Date): number {
  return wholeDays(until.getTime() - from.getTime());
}

const wholeDays = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / DAY_MS));
