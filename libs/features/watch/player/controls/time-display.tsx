import { chapterAt, type ChapterSpan } from '../model/chapter.ts';
import { clockTime } from '../model/play-time.ts';
import { usePlayback } from '../player-context.ts';

/** Elapsed and whole time, and the chapter that plays. Read aloud by the timeline, so hidden from readers here. */
export function TimeDisplay({ spans }: { readonly spans: readonly ChapterSpan[] }) {
  const time = usePlayback((state) => clockTime(state.time));
  const duration = usePlayback((state) => (state.duration > 0 ? clockTime(state.duration) : '–:––'));
  const chapter = usePlayback((state) => chapterAt(spans, state.time)?.title);
  return (
    <span aria-hidden className="player-time">
      <span className="player-time-now">{time}</span>
      <span className="player-time-whole"> / {duration}</span>
      {chapter !== undefined && <span className="player-time-chapter">{chapter}</span>}
    </span>
  );
}
