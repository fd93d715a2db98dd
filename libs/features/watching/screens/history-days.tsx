import { useId, useSyncExternalStore } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTimeZone } from '@network/core/i18n/use-time-zone.ts';
import { watching } from '@network/messages/watching.ts';
import { Button } from '@network/ui/button/button.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import type { WatchHistoryQuery } from '../api/watching-pages.generated.ts';
import { dayBefore, dayIn, daysOf, type HistoryDay, spanOfDay } from '../history-days.ts';
import type { HistoryChanges } from '../use-history-changes.ts';
import { FilmGrid } from './film-grid.tsx';

type Film = WatchHistoryQuery['watchHistory']['items'][number];

export interface HistoryDaysProps {
  readonly films: readonly Film[];
  readonly changes: Pick<HistoryChanges, 'remove' | 'removeDay' | 'isPending'>;
}

const never = () => () => undefined;

/** The films of a page of the history by the day on which they were watched, where their reader is. */
export function HistoryDays({ films, changes }: HistoryDaysProps) {
  const timeZone = useTimeZone();
  // A server does not know what day it is where its reader is: it names no day so, and its days are not those of the reader.
  const today = useSyncExternalStore(
    never,
    () => dayIn(timeZone)(Date.now()),
    () => '',
  );
  return (
    <div className={cx('flex flex-col gap-10', today === '' && 'animate-hold-back noscript:animate-none')}>
      {daysOf(films, timeZone).map((day, index) => (
        <Day key={day.day} of={day} isFirst={index === 0} today={today} timeZone={timeZone} changes={changes} />
      ))}
    </div>
  );
}

function Day(props: {
  readonly of: HistoryDay<Film>;
  readonly isFirst: boolean;
  readonly today: string;
  readonly timeZone: string;
  readonly changes: HistoryDaysProps['changes'];
}) {
  const { of: day, isFirst, today, timeZone, changes } = props;
  const t = useMessages(watching);
  const titleId = useId();
  const title = useTitle(day.day, today);
  const watchedAt = day.films.find((film) => film.watchedAt !== null)?.watchedAt ?? null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="type-display text-title-3">
          {title}
        </h2>
        {watchedAt === null ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-disabled={changes.isPending}
            aria-label={t('history.removeDayOf', { day: title })}
            onClick={({ currentTarget }) => {
              if (changes.isPending) return;
              // The button goes with its day: the focus waits at the page.
              currentTarget.closest('main')?.focus({ preventScroll: true });
              changes.removeDay(spanOfDay(watchedAt, timeZone));
            }}
          >
            {t('history.removeDay')}
          </Button>
        )}
      </div>
      <FilmGrid
        videos={day.films}
        isFirst={isFirst}
        headingLevel={3}
        onRemove={changes.remove}
        isRemoving={changes.isPending}
      />
    </section>
  );
}

/** Today, yesterday, or the date of a day. */
function useTitle(day: string, today: string): string {
  const t = useMessages(watching);
  if (day === today) return t('history.today');
  return today !== '' && day === dayBefore(today) ? t('history.yesterday') : formatDate(day);
}
