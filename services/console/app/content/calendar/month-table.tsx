import { cx } from '@network/ui/class-names/cx.ts';
import { calendar as texts } from '../../messages/calendar.ts';
import { dayOfEntry, type Entry, sitesWithout } from './conflicts.ts';
import { type Day, dayOf, dayText, shortMonthText, weekdayText } from './days.ts';
import { DayCell } from './day-cell.tsx';
import type { EntryContext } from './entry-button.tsx';

export interface MonthTableProps {
  readonly label: string;
  readonly days: readonly Day[];
  /** A day of the month that is shown. */
  readonly day: Day;
  readonly entries: readonly Entry[];
  /** The sites that should have a release on every day. */
  readonly sites: readonly string[];
  readonly context: EntryContext;
  /** Shows the week of a day, which has room for all of it. */
  readonly onWeek: (day: Day) => void;
}

const MOST_A_DAY = 5;

/** The weeks of a month, on a phone its days below each other. Days to come say which sites have no release on them. */
export function MonthTable({ label, days, day, entries, sites, context, onWeek }: MonthTableProps) {
  const today = dayOf(context.now);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse max-medium:block medium:min-w-[52rem]">
      <thead className="max-medium:hidden">
        <tr>
          {texts.weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="px-2 py-1.5 text-left text-small font-semibold text-muted">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-medium:block">
        {weeks.map((week) => (
          <tr key={week[0]} className="max-medium:block">
            {week.map((each) => {
              const isOutside = each.slice(0, 7) !== day.slice(0, 7);
              return (
                <DayCell
                  key={each}
                  day={each}
                  entries={entries.filter((entry) => dayOfEntry(entry) === each)}
                  context={context}
                  heading={<DayNumber day={each} isToday={each === today} isOutside={isOutside} />}
                  gap={each < today ? null : gapText(sitesWithout(entries, each, sites), sites)}
                  isToday={each === today}
                  most={MOST_A_DAY}
                  onMore={() => onWeek(each)}
                  isOutside={isOutside}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function gapText(without: readonly string[], sites: readonly string[]): string | null {
  if (without.length === 0) return null;
  return sites.length === 1 ? texts.gapOfSite : texts.gaps(without.length);
}

/** The number of a day; a list of days says its weekday, and its month where that is another one than the title's. */
function DayNumber({ day, isToday, isOutside }: { day: Day; isToday: boolean; isOutside: boolean }) {
  return (
    <time
      dateTime={day}
      aria-label={dayText(day)}
      className={cx('px-1 text-small tabular-nums', isToday && 'font-semibold text-accent')}
    >
      <span className="medium:hidden">{weekdayText(day)} </span>
      {Number(day.slice(8))}
      {isOutside ? <span className="medium:hidden"> {shortMonthText(day)}</span> : null}
    </time>
  );
}
