import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { CalendarDocument } from '../../api/staff-operations.generated.ts';
import { PageFrame } from '../../layout/page-frame.tsx';
import { isPageLost } from '../../layout/page-lost.ts';
import { FailedPage } from '../../layout/plain-pages.tsx';
import { useSession } from '../../layout/use-session.ts';
import { useListAddress } from '../../list/list-address.ts';
import { calendar as texts } from '../../messages/calendar.ts';
import { may } from '../../session/session.ts';
import { conflictsOf, type Entry, keyOf } from './conflicts.ts';
import { addDays, type Day, dayOf, daysOf, dayText, isDay, monthText, startOf, stepFrom, VIEWS } from './days.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { MonthTable } from './month-table.tsx';
import { useMove } from './use-move.ts';
import { WeekTable } from './week-table.tsx';

const calendarQuery = (days: readonly Day[], site: string | null) => {
  const [from, last] = [days[0] ?? '', days.at(-1) ?? ''];
  return {
    queryKey: ['calendar', from, last, site],
    queryFn: async () => {
      const until = startOf(addDays(last, 1)).toISOString();
      return (await staffCall(CalendarDocument, { from: startOf(from).toISOString(), until, site })).calendar;
    },
  };
};

/** What comes out and what happens by itself, by month or week. What it shows is in its address. */
export function CalendarPage() {
  const session = useSession();
  const address = useListAddress();
  const [now] = useState(() => new Date());
  const dayInAddress = address.get('day');
  const day = isDay(dayInAddress) ? dayInAddress : dayOf(now);
  const view = VIEWS.find((each) => each === address.get('view')) ?? 'month';
  const site = address.get('site');
  const days = daysOf(view, day);
  const query = useQuery({ ...calendarQuery(days, site), placeholderData: keepPreviousData });
  const { data, error, refetch, isPlaceholderData } = query;
  const [opened, setOpened] = useState<Entry | null>(null);
  const move = useMove();
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const entries = data?.entries ?? [];
  const context = {
    all: entries,
    now,
    mayMove: may(session, 'content:publish'),
    showsSite: site === null && view === 'month',
    onOpen: setOpened,
    onMove: (entry: Entry, to: string) => {
      void move(entry, to).then(() => focusEntry(entry));
    },
  };
  const label = view === 'month' ? monthText(day) : texts.weekOf(dayText(days[0] ?? day));
  const sites = site === null ? session.sites : [site];
  const problems = entries.filter((entry) => conflictsOf(entry, entries, now).length > 0).length;
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.view} className="w-32">
          <Select
            value={view}
            options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
            onChange={(event) => address.set({ view: event.currentTarget.value })}
          />
        </Field>
        <Field label={texts.site} className="w-48">
          <Select
            value={site ?? ''}
            options={[{ value: '', label: texts.allSites }, ...session.sites.map((value) => ({ value, label: value }))]}
            onChange={(event) => address.set({ site: event.currentTarget.value })}
          />
        </Field>
        <div className="mb-2 flex items-center gap-2">
          <Button
            variant="outline"
            aria-label={texts.earlier[view]}
            onClick={() => address.set({ day: stepFrom(view, day, -1) })}
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="outline" onClick={() => address.set({ day: '' })}>
            {texts.today}
          </Button>
          <Button
            variant="outline"
            aria-label={texts.later[view]}
            onClick={() => address.set({ day: stepFrom(view, day, 1) })}
          >
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
        <h2 aria-live="polite" className="type-display mb-3 text-title-4">
          {label}
        </h2>
        {problems === 0 ? null : <p className="mb-3 text-small text-warning">{texts.problems(problems)}</p>}
      </div>
      {data?.isComplete === false ? <p className="text-small text-warning">{texts.cut}</p> : null}
      {data === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <div
          role="region"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it where it is too wide
          tabIndex={0}
          aria-busy={isPlaceholderData}
          className={cx(
            'overflow-x-auto rounded-panel border-line border-subtle bg-surface transition-opacity',
            isPlaceholderData && 'opacity-60',
          )}
        >
          {view === 'month' ? (
            <MonthTable
              {...{ label, days, day, entries, sites, context }}
              onWeek={(week) => address.set({ view: 'week', day: week })}
            />
          ) : (
            <WeekTable {...{ label, days, entries, sites, context }} />
          )}
        </div>
      )}
      {data !== undefined && entries.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
      {context.mayMove ? (
        <>
          <p className="text-small text-muted pointer-coarse:hidden">{texts.keys}</p>
          <p className="hidden text-small text-muted pointer-coarse:block">{texts.touch}</p>
        </>
      ) : null}
      {opened === null ? null : (
        <EntryDialog
          key={keyOf(opened)}
          entry={opened}
          context={context}
          onMove={move}
          onClose={() => setOpened(null)}
        />
      )}
    </PageFrame>
  );
}

/** Gives focus back to an entry that was moved by keys, as it is another element on its other day. */
function focusEntry(entry: Entry): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${CSS.escape(keyOf(entry))}`)?.focus());
}
