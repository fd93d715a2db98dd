import { Play } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { watch } from '@network/messages/watch.ts';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { Chapter } from '../player/model/chapter.ts';
import { clockTime } from '../player/model/play-time.ts';
import type { WatchVideo } from '../queries.ts';

export interface VideoChaptersProps {
  readonly chapters: readonly Chapter[];
  /** The stills of the same film. A chapter shows the first still that is in it. */
  readonly stills?: WatchVideo['stills'];
  /** Absent where the film does not play: then the chapters are only named. */
  readonly onPlay?: ((seconds: number) => void) | undefined;
}

/** The chapters of the film; each starts it there. */
export function VideoChapters({ chapters, stills = [], onPlay }: VideoChaptersProps) {
  const t = useMessages(watch);
  const titleId = useId();
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="type-display text-title-3">
        {t('chapters.title')}
      </h2>
      <ol role="list" className="grid gap-2 medium:grid-cols-2">
        {chapters.map((chapter, index) => {
          const picture = stillIn(stills, chapter.startsAt, chapters[index + 1]?.startsAt);
          const time = clockTime(chapter.startsAt);
          const words = (
            <>
              {picture === null ? null : (
                <span className="-ms-2 block aspect-landscape w-16 shrink-0 overflow-hidden rounded-control bg-raised">
                  <Picture source={picture} alt="" sizes="4rem" />
                </span>
              )}
              <span className="w-14 shrink-0 text-small text-muted tabular-nums">{time}</span>
              <span className="min-w-0 flex-1 truncate text-start">{chapter.title}</span>
            </>
          );
          return (
            <li key={chapter.startsAt}>
              {onPlay ? (
                <button
                  type="button"
                  onClick={() => onPlay(chapter.startsAt)}
                  className="group/chapter flex min-h-12 w-full items-center gap-3 rounded-control border-line border-subtle bg-surface px-4 transition-colors hover:border-accent hover:bg-raised"
                >
                  <span className="sr-only">{t('chapters.play')}</span>
                  {words}
                  <Play
                    aria-hidden="true"
                    className="size-4 shrink-0 fill-current text-muted transition-colors group-hover/chapter:text-accent"
                  />
                </button>
              ) : (
                <span className="flex min-h-12 items-center gap-3 rounded-control border-line border-subtle px-4">
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The first still of a chapter, which ends where the next one begins; null where it has none. */
function stillIn(stills: WatchVideo['stills'], from: number, to = Number.POSITIVE_INFINITY) {
  return stills.find(({ startsAt }) => startsAt >= from && startsAt < to)?.picture ?? null;
}
