import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';
import { calendar as texts } from '../../messages/calendar.ts';
import { type Entry, isMovable, keyOf } from './conflicts.ts';
import { type Day, onDay } from './days.ts';
import { DRAGGED, EntryButton, type EntryContext } from './entry-button.tsx';

export interface DayCellProps {
  readonly day: Day;
  readonly entries: readonly Entry[];
  readonly context: EntryContext;
  readonly heading?: ReactNode;
  /** What is missing on it. */
  readonly gap?: string | null;
  readonly isToday: boolean;
  /** Whether the day belongs to another month than the one that is shown. */
  readonly isOutside?: boolean;
  /** Shows so many at most, and the way to the others. */
  readonly most?: number;
  readonly onMore?: () => void;
}

/** A day, or a day of a site; entries of other days can be dropped on it. */
export function DayCell(props: DayCellProps) {
  const {
    day,
    entries,
    context,
    heading,
    gap = null,
    isToday,
    isOutside = false,
    most = entries.length,
    onMore,
  } = props;
  // One that stands alone behind a button would take as much room as the button.
  const shown = entries.length - most <= 1 ? entries : entries.slice(0, most);
  const hidden = entries.length - shown.length;
  // A phone shows days below each other, and leaves out those on which nothing happens.
  const isEmpty = entries.length === 0 && gap === null && !isToday;
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const key = event.dataTransfer.getData(DRAGGED);
    const entry = context.all.find((each) => keyOf(each) === key);
    if (entry === undefined || !isMovable(entry, context.now)) return;
    const to = onDay(entry.at, day);
    if (to !== new Date(entry.at).toISOString()) context.onMove(entry, to);
  };
  return (
    <td
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'border-line border-subtle p-1.5 align-top max-medium:block medium:h-28',
        isEmpty && 'max-medium:hidden',
        isOutside && 'bg-page/60 text-muted',
        isToday && 'bg-tint',
        isOver && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <div className="flex flex-col gap-1">
        {heading}
        {shown.map((entry) => (
          <EntryButton key={keyOf(entry)} entry={entry} context={context} />
        ))}
        {hidden === 0 ? null : (
          <button
            type="button"
            onClick={onMore}
            className="rounded-control px-2 py-1 text-left text-caption font-semibold text-accent hover:bg-raised"
          >
            {texts.more(hidden)}
          </button>
        )}
        {gap === null ? null : (
          <span className="rounded-control border-line border-dashed border-subtle px-2 py-1 text-caption text-muted">
            {gap}
          </span>
        )}
      </div>
    </td>
  );
}
