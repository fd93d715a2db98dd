import type { StoryboardCue } from '../model/storyboard.ts';

interface ThumbnailProps {
  readonly cue: StoryboardCue;
  /** Shown width in CSS pixels. */
  readonly width: number;
}

/** One picture out of a storyboard's sheet. */
export function Thumbnail({ cue, width }: ThumbnailProps) {
  const scale = width / cue.width;
  return (
    <span aria-hidden className="player-thumbnail" style={{ width, height: cue.height * scale }}>
      <img
        src={cue.src}
        alt=""
        draggable={false}
        style={{ transform: `scale(${scale}) translate(${-cue.x}px, ${-cue.y}px)` }}
      />
    </span>
  );
}
