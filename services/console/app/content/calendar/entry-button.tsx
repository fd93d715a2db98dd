import { TriangleAlert } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';
import { momentText } from '../../list/moment.tsx';
import { calendar as texts } from '../../messages/calendar.ts';
import { titleOf } from '../content-columns.tsx';
import { conflictsOf, type Entry, isMovable, keyOf, siteOfEntry } from './conflicts.ts';
import { addDays, dayOf, onDay, timeText } from './days.ts';

/** What the entries of a calendar share. */
export interface EntryContext {
  readonly all: readonly Entry[];
  readonly now: Date;
  readonly mayMove: boolean;
  /** Says the site where several are shown. */
  readonly showsSite: boolean;
  readonly onOpen: (entry: Entry) => void;
  readonly onMove: (entry: Entry, to: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const LOOKS = {
  release: 'border-l-accent',
  publication: 'border-l-success',
  takedown: 'border-l-danger',
} as const;

/** The format under which a dragged entry is known. */
export const DRAGGED = 'text/plain';

/** An entry: opens on press, is dragged to another day, or moved by Alt with an arrow. */
export function EntryButton({ entry, context }: { entry: Entry; context: EntryContext }) {
  const { what, at, item } = entry;
  const canMove = context.mayMove && isMovable(entry, context.now);
  const conflicts = conflictsOf(entry, context.all, context.now);
  const warning = conflicts.map((each) => texts.conflicts[each]).join(' ');
  const site = context.showsSite ? siteOfEntry(entry) : null;
  const move = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step === undefined || !canMove) return;
    event.preventDefault();
    context.onMove(entry, onDay(at, addDays(dayOf(new Date(at)), step)));
  };
  return (
    <button
      type="button"
      id={keyOf(entry)}
      draggable={canMove}
      onDragStart={(event: DragEvent) => event.dataTransfer.setData(DRAGGED, keyOf(entry))}
      onKeyDown={move}
      onClick={() => context.onOpen(entry)}
      title={warning}
      className={cx(
        'flex w-full min-w-0 items-start gap-1.5 rounded-control border-l-2 bg-page px-2 py-1 text-left text-small hover:bg-raised',
        LOOKS[what],
        canMove && 'cursor-grab active:cursor-grabbing',
        item.state === 'draft' && what === 'release' && 'border-dashed',
        conflicts.length > 0 && 'bg-warning/10',
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-semibold">{titleOf(item)}</span>
        <span className="truncate text-caption text-muted">
          {timeText(at)} {texts.what[what]}
          {site === null ? null : ` · ${site}`}
        </span>
        <span className="sr-only">
          {momentText(at)}. {warning}
        </span>
      </span>
      {conflicts.length > 0 ? (
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      ) : null}
    </button>
  );
}
