/** A month of the days that vendors bill by, and a year of them. */
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** The sandbox charges by months, so that its calendar is the one that people see on our pages. */
export function monthsOf(length: number): number {
  const years = Math.floor(length / YEAR_DAYS);
  return years * 12 + Math.round((length - years * YEAR_DAYS) / MONTH_DAYS);
}
