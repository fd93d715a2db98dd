import manifest from './clips/manifest.json' with { type: 'json' };
import { stableChoice } from './stable-choice.ts';

/** A committed moving picture, of which a video shows its whole film and its trailer. Durations in seconds. */
export interface Clip {
  readonly id: string;
  readonly durationSeconds: number;
  readonly trailerSeconds: number;
  readonly hasCaptions: boolean;
}

interface HoverClip {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** `Preview` of the schema. */
export interface Preview {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
}

const CLIPS: readonly Clip[] = manifest.clips;
const HOVER_CLIPS: readonly HoverClip[] = manifest.previews;

/** The clip that plays for a video. The key is the video's id: the player and the seed of chapters ask alike. */
export function clipFor(videoKey: string): Clip {
  return stableChoice(CLIPS, videoKey);
}

/** The silent clips for hovering over a video's card, best type first. */
export function previewsFor(videoKey: string, assetsBase: string): Preview[] {
  const { id, width, height } = stableChoice(HOVER_CLIPS, videoKey);
  const address = `${assetsBase}/media/previews/${id}-${width}`;
  return [
    { src: `${address}.webm`, width, height, type: 'video/webm' },
    { src: `${address}.mp4`, width, height, type: 'video/mp4' },
  ];
}
