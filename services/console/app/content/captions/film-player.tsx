import { type RefObject, useState } from 'react';
import { captions as texts } from '../../messages/captions.ts';
import { type Cue, stampText } from './cues.ts';
import { plainText } from './cue-problems.ts';
import { type FilmName, useWholeFilm } from './whole-film.ts';

export interface FilmPlayerProps {
  readonly film: FilmName;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly cues: readonly Cue[];
  /** Gets the time of the film that is shown, in milliseconds, whenever it changes. */
  readonly onMoment?: (at: number) => void;
  /** Gets the length of the film once it is known, in milliseconds. */
  readonly onLength?: (length: number) => void;
}

/** A film that is written for, with the captions of its current time. */
export function FilmPlayer({ film, video, cues, onMoment, onLength }: FilmPlayerProps) {
  const data = useWholeFilm(film);
  const [at, setAt] = useState(0);
  const read = () => {
    setAt(momentOf(video.current));
    onMoment?.(momentOf(video.current));
  };
  if ('slug' in film && film.slug === '') return <p className="text-small text-muted">{texts.noFilm}</p>;
  if (data === null) return <p className="text-small text-muted">{texts.noMedia}</p>;
  const shown = cues.filter(({ from, to }) => from <= at && at < to);
  return (
    <div className="relative overflow-hidden rounded-panel bg-page">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are what is written here, and stand below */}
      <video
        ref={video}
        src={data?.whole ?? undefined}
        poster={data?.poster}
        controls
        playsInline
        disableRemotePlayback
        preload="metadata"
        aria-label={texts.film}
        onTimeUpdate={read}
        onSeeking={read}
        onDurationChange={({ currentTarget: { duration } }) => {
          if (Number.isFinite(duration)) onLength?.(Math.ceil(duration * 1_000));
        }}
        className="aspect-video w-full max-boundary:max-h-(--console-film)"
      />
      <p className="pointer-events-none absolute inset-x-0 bottom-14 px-4 text-center">
        {shown.map(({ key, text }) => (
          <span key={key} className="inline-block rounded-badge bg-scrim px-2 py-1 whitespace-pre-wrap text-on-media">
            {plainText(text)}
          </span>
        ))}
      </p>
      <p className="px-3 py-1 text-right text-small text-muted tabular-nums">{stampText(at)}</p>
    </div>
  );
}

/** Where a film is, in milliseconds; 0 without one. */
export const momentOf = (video: HTMLVideoElement | null): number => Math.round((video?.currentTime ?? 0) * 1_000);
