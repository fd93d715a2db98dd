import type { MonthlyReportQuery } from '../api/staff-operations.generated.ts';
import { finance } from '../messages/finance.ts';

const LEAVING: Readonly<Record<string, string>> = finance.report.leaving;

/** A month of the report, with what the month before it was. */
export type Month = MonthlyReportQuery['monthlyReport'][number] & {
  /** Members at the end of the month before; null for the first month that is shown. */
  readonly membersBefore: number | null;
};

/** The months of one currency, the oldest first. */
export function monthsOf(report: MonthlyReportQuery['monthlyReport'], currency: string): readonly Month[] {
  const months = report.filter((month) => month.currency === currency);
  return months.map((month, index) => ({ ...month, membersBefore: months[index - 1]?.members ?? null }));
}

/** A part of a whole; null where there is no whole. */
export function share(part: number, whole: number | null): number | null {
  return whole === null || whole === 0 ? null : part / whole;
}

/** Share of the previous month's members who are gone. */
export const churnOf = ({ churned, membersBefore }: Month): number | null => share(churned, membersBefore);
/** Share of the ended trials that went on. */
export const conversionOf = ({ trialsConverted, trialsEnded }: Month): number | null =>
  share(trialsConverted, trialsEnded);
/** How often which reason was given, such as `insufficient-funds 3, unknown 1`. */
export const reasonsText = ({ declinesByReason }: Month): string =>
  declinesByReason.map(({ reason, count }) => `${reason} ${count}`).join(', ');
/** Lists why members cancelled, such as `too expensive 3, something else 1`. */
export const leavingText = ({ leavingByReason }: Month): string =>
  leavingByReason.map(({ reason, count }) => `${LEAVING[reason] ?? reason} ${count}`).join(', ');

/** Share of the attempted payments that were declined. */
export const declineRateOf = ({ declines, charges }: Month): number | null => share(declines, declines + charges);
/** Share of the month's charges that were charged back. */
export const chargebackRateOf = ({ chargebacks, charges }: Month): number | null => share(chargebacks, charges);

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** A share in percent; a dash for none. */
export function percentText(value: number | null): string {
  return value === null ? '–' : percent.format(value);
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A month by its first day: `Mar 2026`. */
export function monthText(firstDay: string): string {
  return monthName.format(new Date(`${firstDay}T00:00:00Z`));
}
