import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { chapterAt, type ChapterSpan } from '../model/chapter.ts';
import { JUMP_SECONDS } from '../model/keyboard.ts';
import { timeParts } from '../model/play-time.ts';
import type { StoryboardCue } from '../model/storyboard.ts';
import { usePlayback, usePlayer } from '../player-context.ts';
import { TimelinePreview } from './timeline-preview.tsx';
import { useSmoothProgress } from './use-smooth-progress.ts';

interface TimelineProps {
  readonly spans: readonly ChapterSpan[];
  readonly storyboard: readonly StoryboardCue[];
}

const STEP_KEYS: Readonly<Record<string, number>> = {
  ArrowUp: JUMP_SECONDS,
  ArrowDown: -JUMP_SECONDS,
  PageUp: 60,
  PageDown: -60,
};

/** The position of the video, the loaded part and the chapters; a slider by pointer, touch and keyboard. */
export function Timeline({ spans, storyboard }: TimelineProps) {
  const { playback, text } = usePlayer();
  const track = useRef<HTMLDivElement>(null);
  const duration = usePlayback((state) => state.duration);
  const second = usePlayback((state) => Math.floor(state.time));
  const bufferedTo = usePlayback((state) => Math.ceil(state.bufferedTo));
  const [pointed, setPointed] = useState<number | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  useSmoothProgress(track, isDragging ? pointed : null);

  useEffect(() => {
    track.current?.style.setProperty('--buffered', String(duration > 0 ? Math.min(bufferedTo / duration, 1) : 0));
  }, [bufferedTo, duration]);

  const secondsAt = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * duration;
  };
  const release = () => {
    if (isDragging && pointed !== null) playback.seek(pointed);
    setIsDragging(false);
    setPointed(null);
  };
  const step = (event: KeyboardEvent) => {
    const seconds = STEP_KEYS[event.key];
    if (seconds === undefined) return;
    event.preventDefault();
    playback.seekBy(seconds);
  };
  const spoken = (seconds: number) => text('spokenTime', { ...timeParts(seconds) });
  const chapter = chapterAt(spans, second);
  const place = { time: spoken(second), duration: spoken(duration) };

  return (
    <div
      className="player-timeline"
      role="slider"
      tabIndex={0}
      aria-label={text('timeline')}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.min(second, Math.floor(duration))}
      aria-valuetext={
        chapter ? text('positionInChapter', { ...place, chapter: chapter.title }) : text('positionValue', place)
      }
      data-dragging={isDragging || undefined}
      onKeyDown={step}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragging(true);
        setPointed(secondsAt(event));
      }}
      onPointerMove={(event) => setPointed(secondsAt(event))}
      onPointerUp={release}
      onPointerCancel={() => {
        setIsDragging(false);
        setPointed(null);
      }}
      onPointerLeave={() => !isDragging && setPointed(null)}
    >
      <div ref={track} className="player-track">
        <span className="player-track-buffered" />
        <span className="player-track-played" />
        {spans.slice(1).map((span) => (
          <span
            key={span.startsAt}
            className="player-track-gap"
            style={{ left: `${(span.startsAt / duration) * 100}%` }}
          />
        ))}
        <span className="player-track-thumb" />
      </div>
      {pointed !== null && duration > 0 && (
        <TimelinePreview seconds={pointed} duration={duration} spans={spans} storyboard={storyboard} />
      )}
    </div>
  );
}
