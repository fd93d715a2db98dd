/** A month of the days that vendors bill by, and a year of them. */
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** What a vendor's days are called in months, to the nearest one. It charges by the days. */
export function monthsOf(length: number): number {
  const years = Math.floor(length / YEAR_DAYS);
  return years * 12 + Math.round((length - years * YEAR_DAYS) / MONTH_DAYS);
}
