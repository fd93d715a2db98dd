import { ArrowUpToLine, GripVertical, X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { cx } from '@network/ui/class-names/cx.ts';
import { focusNeighbour } from '@network/ui/focus/focus-neighbour.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { PlaylistFilmFragment } from '../api/playlist-page.generated.ts';
import { runLengthText } from '../run-length.ts';
import type { DragState } from './use-dragged-film.ts';

export interface PlaylistFilmRowProps {
  readonly film: PlaylistFilmFragment;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly total: number;
  readonly href: string;
  readonly drag: DragState;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  /** Moves it to another place, from 1. */
  readonly onMove: (number: number) => void;
  readonly onRemove: () => void;
}

/** A film of a list in a row, with its handle and its buttons. */
export function PlaylistFilmRow(props: PlaylistFilmRowProps) {
  const { film, number, total, href, drag, onGrab, onMove, onRemove } = props;
  const t = useMessages(texts);
  const { title } = film;

  const moveByKey = (event: KeyboardEvent) => {
    const place = { ArrowUp: number - 1, ArrowDown: number + 1, Home: 1, End: total }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    onMove(place);
  };

  return (
    <li
      style={drag.shift === 0 ? undefined : { transform: `translateY(${String(drag.shift)}px)` }}
      className={cx(
        'group/row relative flex items-center gap-3 rounded-card py-2 medium:gap-5 medium:px-2',
        drag.isDragged ? 'z-10 bg-raised shadow-panel' : 'transition-[background-color] hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-label={t('film.handle', { name: title })}
        title={t('film.handleHelp')}
        onPointerDown={onGrab}
        onKeyDown={moveByKey}
        className="-ml-3 flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-pill text-muted transition-colors hover:text-strong active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <span
        aria-hidden="true"
        className="w-6 shrink-0 text-center text-small text-muted tabular-nums max-medium:hidden"
      >
        {t('film.place', { number })}
      </span>
      <span className="relative block aspect-landscape w-28 shrink-0 overflow-hidden rounded-control medium:w-40">
        <Picture source={film.images.listing} alt="" sizes="(min-width: 768px) 160px, 112px" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <Anchor
          href={href}
          className="line-clamp-2 text-body leading-snug font-semibold text-strong transition-colors after:absolute after:inset-y-0 after:right-14 after:left-10 hover:text-accent"
        >
          {title}
        </Anchor>
        <span className="truncate text-small text-muted">
          {[runLengthText(film.runLength), ...film.models.map(({ name }) => name)].join(' · ')}
        </span>
      </span>
      <span className="relative flex shrink-0 items-center">
        {number > 1 ? (
          <IconButton
            label={t('film.toTop', { name: title })}
            icon={<ArrowUpToLine aria-hidden="true" />}
            onClick={() => onMove(1)}
            className="max-medium:hidden"
          />
        ) : null}
        <IconButton
          label={t('film.remove', { name: title })}
          icon={<X aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            onRemove();
          }}
        />
      </span>
    </li>
  );
}
