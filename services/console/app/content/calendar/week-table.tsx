import { cx } from '@network/ui/class-names/cx.ts';
import { calendar as texts } from '../../messages/calendar.ts';
import { dayOfEntry, type Entry, siteOfEntry, sitesWithout } from './conflicts.ts';
import { type Day, dayOf } from './days.ts';
import { DayCell } from './day-cell.tsx';
import type { EntryContext } from './entry-button.tsx';

export interface WeekTableProps {
  readonly label: string;
  readonly days: readonly Day[];
  readonly entries: readonly Entry[];
  readonly sites: readonly string[];
  readonly context: EntryContext;
}

/** A week, a row for each site and one for what is of no single site; a day to come without a release says so. */
export function WeekTable({ label, days, entries, sites, context }: WeekTableProps) {
  const today = dayOf(context.now);
  const others = entries.filter((entry) => !sites.includes(siteOfEntry(entry) ?? ''));
  const rows = sites.map((site) => ({ site, own: entries.filter((entry) => siteOfEntry(entry) === site) }));
  return (
    <table aria-label={label} className="w-full min-w-[60rem] table-fixed border-collapse">
      <thead>
        <tr>
          <th scope="col" className="w-32 px-2 py-1.5 text-left text-small font-semibold text-muted">
            {texts.site}
          </th>
          {days.map((day, index) => (
            <th
              key={day}
              scope="col"
              className={cx(
                'px-2 py-1.5 text-left text-small font-semibold',
                day === today ? 'text-accent' : 'text-muted',
              )}
            >
              {texts.weekdays[index]} {Number(day.slice(8))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ site, own }) => (
          <tr key={site}>
            <th scope="row" className="border-line border-subtle p-2 text-left align-top text-small font-semibold">
              {site}
            </th>
            {days.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={own.filter((entry) => dayOfEntry(entry) === day)}
                context={context}
                gap={day >= today && sitesWithout(own, day, [site]).length > 0 ? texts.gapOfSite : null}
                isToday={day === today}
              />
            ))}
          </tr>
        ))}
        {others.length === 0 ? null : (
          <tr>
            <th scope="row" className="border-line border-subtle p-2 text-left align-top text-small font-semibold">
              {texts.otherSites}
            </th>
            {days.map((day) => (
              <DayCell
                key={day}
                day={day}
                entries={others.filter((entry) => dayOfEntry(entry) === day)}
                context={context}
                isToday={day === today}
              />
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
