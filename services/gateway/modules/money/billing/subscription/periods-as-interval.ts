import { type RawBuilder, sql } from 'kysely';
import { DAYS_OF_MONTH, DAYS_OF_YEAR, PERIODS_AT } from '@network/lifecycle/calendar/billing-term.ts';
import { BILLERS } from '@network/tenant/constants.ts';

const COUNT_DAYS: readonly string[] = BILLERS.filter((biller) => PERIODS_AT[biller] === 'days');

/**
 * So many periods of an agreement as an interval within a statement. What decides about access or money reads the time again by
 * `addPeriods`, because months that PostgreSQL adds one after the other end on other days.
 */
export function periodsAsInterval(columns: {
  readonly biller: RawBuilder<unknown>;
  readonly months: RawBuilder<unknown>;
  readonly periods: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  const { biller, months, periods } = columns;
  const days = sql`(${months}) / 12 * ${sql.lit(DAYS_OF_YEAR)} + (${months}) % 12 * ${sql.lit(DAYS_OF_MONTH)}`;
  return sql`case when ${biller} in (${sql.join(COUNT_DAYS.map((each) => sql.lit(each)))})
    then make_interval(days => (${periods}) * (${days}))
    else make_interval(months => (${periods}) * (${months})) end`;
}
