import { Lock, Play } from 'lucide-react';
import { cx } from '@network/ui/class-names/cx.ts';
import { Picture, type PictureSource } from '@network/ui/picture/picture.tsx';
import { Spinner } from '@network/ui/spinner/spinner.tsx';

export interface PosterProps {
  readonly picture: PictureSource;
  /** The label of the play button; null where there is nothing to play. */
  readonly playLabel: string | null;
  /** A line under the button, such as the position to resume at, or why there is no button. */
  readonly note: string | null;
  readonly isBusy: boolean;
  readonly onIntent: () => void;
  readonly onPlay: () => void;
}

/** The picture before playing, with one large button. It is whole in the server's HTML and costs no script. */
export function Poster({ picture, playLabel, note, isBusy, onIntent, onPlay }: PosterProps) {
  return (
    <div className="absolute inset-0 grid">
      <Picture
        source={picture}
        alt=""
        sizes="(min-width: 1920px) 1800px, 100vw"
        priority
        isBackdrop
        className="col-start-1 row-start-1"
      />
      <div aria-hidden="true" className="card-veil pointer-events-none relative col-start-1 row-start-1 opacity-80" />
      {playLabel === null ? (
        note === null ? null : (
          <p className="type-label relative col-start-1 row-start-1 m-auto flex items-center gap-2.5 rounded-pill bg-chip px-5 py-2.5 text-small text-on-media backdrop-blur-md">
            <Lock aria-hidden="true" className="size-4" />
            {note}
          </p>
        )
      ) : (
        <button
          type="button"
          aria-busy={isBusy || undefined}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onTouchStart={onIntent}
          onClick={onPlay}
          className="group/play relative col-start-1 row-start-1 grid place-items-center -outline-offset-4 noscript:hidden"
        >
          <span className="relative flex flex-col items-center">
            <span className="sr-only">{playLabel}</span>
            <span
              className={cx(
                'grid size-18 place-items-center rounded-pill bg-accent text-on-accent shadow-panel medium:size-24',
                'transition-[scale,background-color] duration-settle ease-brand group-hover/play:scale-108 group-hover/play:bg-accent-hover group-active/play:scale-95',
              )}
            >
              {isBusy ? (
                <Spinner className="size-9" />
              ) : (
                <Play aria-hidden="true" className="ml-[6%] size-8 fill-current stroke-1 medium:size-10" />
              )}
            </span>
            {note === null ? null : (
              <span
                // A word of the button's name is not read twice.
                aria-hidden={playLabel.toLowerCase().includes(note.toLowerCase()) || undefined}
                // It comes later than the page, and moves nothing.
                className="type-label absolute top-full mt-4 rounded-pill bg-chip px-4 py-1.5 text-small whitespace-nowrap text-on-media backdrop-blur-md"
              >
                {note}
              </span>
            )}
          </span>
        </button>
      )}
    </div>
  );
}
