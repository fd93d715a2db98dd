import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { watch } from '@network/messages/watch.ts';
import { Picture } from '@network/ui/picture/picture.tsx';
import { clockTime } from '../player/model/play-time.ts';
import type { WatchVideo } from '../queries.ts';

export interface VideoStillsProps {
  readonly stills: WatchVideo['stills'];
  /** Absent where the film does not play: then they are only shown. */
  readonly onPlay?: ((seconds: number) => void) | undefined;
}

const SIZES = '(min-width: 1285px) 18vw, (min-width: 768px) 30vw, 46vw';
const FRAME = 'block aspect-landscape w-full overflow-hidden rounded-card bg-raised';

/** Moments of the film at which its scenes change; each starts it there. */
export function VideoStills({ stills, onPlay }: VideoStillsProps) {
  const t = useMessages(watch);
  const titleId = useId();
  if (stills.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="type-display text-title-3">
        {t('stills.title')}
      </h2>
      <ul role="list" className="grid grid-cols-2 gap-2 medium:grid-cols-3">
        {stills.map(({ startsAt, picture }) => (
          <li key={picture.src}>
            {onPlay ? (
              <button
                type="button"
                aria-label={t('stills.play', { time: clockTime(startsAt) })}
                onClick={() => onPlay(startsAt)}
                className={FRAME}
              >
                <Picture source={picture} alt="" sizes={SIZES} />
              </button>
            ) : (
              <span className={FRAME}>
                <Picture source={picture} alt="" sizes={SIZES} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
