/** A gift of staff to a member: so many minor units of a currency (ISO 4217), gems, or days of a membership. */
export interface Gift {
  /** A currency, `gems` or `days`. */
  readonly unit: string;
  /** Above nothing. */
  readonly amount: number;
}

/**
 * The most that one member of staff may give one member without approval. A larger gift needs a second person. Sums of
 * money are minor units. They are about fifty dollars, set and not converted, so that the limit does not move with a
 * rate.
 */
const LIMITS: Readonly<Record<string, number>> = {
  USD: 5_000,
  EUR: 4_500,
  GBP: 4_000,
  JPY: 7_500,
  gems: 1_000,
  days: 31,
};

/** Gifts within so many days before are counted together. */
export const COUNTED_DAYS = 7;

/**
 * Within so many days one member gets at most so many times that alone. Without a bound for longer than a week, a
 * member could be given the whole limit each week: four months of a membership in one month.
 */
export const MONTH_OF_GIFTS = { days: 30, times: 2 } as const;

/**
 * Within a year one member gets at most so many times that alone. Two limits of days in each month would keep a
 * membership open permanently.
 */
export const YEAR_OF_GIFTS = { days: 365, times: 4 } as const;

/** One member of staff gives all members together so many times what one member may get. */
export const TIMES_PER_STAFF = 10;

/**
 * Returns how much of a unit may be given without approval; nothing for a unit without a limit, which always needs a
 * second person.
 */
export function givingLimit(unit: string): number {
  return Object.hasOwn(LIMITS, unit) ? (LIMITS[unit] ?? 0) : 0;
}

/** The gifts that were made before without approval. */
export interface GivenBefore {
  /** Gifts to this member, by any member of staff, in the days that count together. */
  readonly toMember: readonly Gift[];
  /** Gifts to this member in the longer time. */
  readonly toMemberInMonth: readonly Gift[];
  /** Gifts to this member in a year. */
  readonly toMemberInYear: readonly Gift[];
  /** Gifts by this member of staff, to any member, in the days that count together. */
  readonly byStaff: readonly Gift[];
}

/** Returns whether a gift needs a second person, considering the gifts before it. */
export function exceedsLimits(
  gift: Gift,
  { toMember, toMemberInMonth, toMemberInYear, byStaff }: GivenBefore,
): boolean {
  return (
    sharesOf(gift, toMember) > 1 ||
    sharesOf(gift, toMemberInMonth) > MONTH_OF_GIFTS.times ||
    sharesOf(gift, toMemberInYear) > YEAR_OF_GIFTS.times ||
    sharesOf(gift, byStaff) > TIMES_PER_STAFF
  );
}

/** Returns how many times the limit is reached with all gifts of the kind. Money of several currencies is one kind. */
function sharesOf(gift: Gift, before: readonly Gift[]): number {
  const sums = new Map<string, number>();
  for (const { unit, amount } of [gift, ...before]) {
    if (kindOf(unit) === kindOf(gift.unit)) sums.set(unit, (sums.get(unit) ?? 0) + amount);
  }
  return [...sums].reduce((shares, [unit, sum]) => shares + sum / givingLimit(unit), 0);
}

const kindOf = (unit: string): string => (unit === 'gems' || unit === 'days' ? unit : 'money');
