import { cx } from '@network/ui/class-names/cx.ts';
import { calendar as texts } from '../../messages/calendar.ts';
import { dayOfEntry, type Entry, siteOfEntry, sitesWithout } from './conflicts.ts';
import { type Day, dayOf, weekdayText } from './days.ts';
import { DayCell } from './day-cell.tsx';
import type { EntryContext } from './entry-button.tsx';

export interface WeekTableProps {
  readonly label: string;
  readonly days: readonly Day[];
  readonly entries: readonly Entry[];
  readonly sites: readonly string[];
  readonly context: EntryContext;
}

/** A week, a row for each site and one for what is of no single site, on a phone all below each other; a day to come without a release says so. */
export function WeekTable({ label, days, entries, sites, context }: WeekTableProps) {
  const today = dayOf(context.now);
  const others = entries.filter((entry) => !sites.includes(siteOfEntry(entry) ?? ''));
  const rows = sites.map((site) => ({ site, own: entries.filter((entry) => siteOfEntry(entry) === site) }));
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse max-medium:block medium:min-w-[60rem]">
      <thead className="max-medium:hidden">
        <tr>
          <th scope="col" className="w-32 px-2 py-1.5 text-left text-small font-semibold text-muted">
            {texts.site}
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              className={cx(
                'px-2 py-1.5 text-left text-small font-semibold',
                day === today ? 'text-accent' : 'text-muted',
              )}
            >
              {weekdayText(day)} {Number(day.slice(8))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-medium:block">
        {rows.map(({ site, own }) => (
          <tr key={site} className="max-medium:block">
            <th
              scope="row"
              className="border-line border-subtle p-2 text-left align-top text-small font-semibold max-medium:block max-medium:bg-raised"
            >
              {site}
            </th>
            {days.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={own.filter((entry) => dayOfEntry(entry) === day)}
                context={context}
                gap={day >= today && sitesWithout(own, day, [site]).length > 0 ? texts.gapOfSite : null}
                heading={<WeekDay day={day} />}
                isToday={day === today}
              />
            ))}
          </tr>
        ))}
        {others.length === 0 ? null : (
          <tr className="max-medium:block">
            <th
              scope="row"
              className="border-line border-subtle p-2 text-left align-top text-small font-semibold max-medium:block max-medium:bg-raised"
            >
              {texts.otherSites}
            </th>
            {days.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={others.filter((entry) => dayOfEntry(entry) === day)}
                context={context}
                heading={<WeekDay day={day} />}
                isToday={day === today}
              />
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The day of a cell where no column says it. */
function WeekDay({ day }: { readonly day: Day }) {
  return (
    <time dateTime={day} className="px-1 text-small text-muted tabular-nums medium:hidden">
      {weekdayText(day)} {Number(day.slice(8))}
    </time>
  );
}
