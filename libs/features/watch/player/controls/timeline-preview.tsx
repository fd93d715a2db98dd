import { chapterAt, type ChapterSpan } from '../model/chapter.ts';
import { clockTime } from '../model/play-time.ts';
import { cueAt, type StoryboardCue } from '../model/storyboard.ts';
import { Thumbnail } from './thumbnail.tsx';

interface TimelinePreviewProps {
  readonly seconds: number;
  readonly duration: number;
  readonly spans: readonly ChapterSpan[];
  readonly storyboard: readonly StoryboardCue[];
}

const WIDTH = 192;

/**
 * The preview of the second under the pointer: its picture, its time, its chapter. It stays within the player's edges.
 */
export function TimelinePreview({ seconds, duration, spans, storyboard }: TimelinePreviewProps) {
  const cue = cueAt(storyboard, seconds);
  const chapter = chapterAt(spans, seconds);
  const half = (cue ? WIDTH : 96) / 2;
  return (
    <div
      aria-hidden
      className="player-preview"
      style={{ left: `clamp(${half}px, ${(seconds / duration) * 100}%, calc(100% - ${half}px))` }}
    >
      {cue && <Thumbnail cue={cue} width={WIDTH} />}
      {chapter && <span className="player-preview-chapter">{chapter.title}</span>}
      <span className="player-preview-time">{clockTime(seconds)}</span>
    </div>
  );
}
