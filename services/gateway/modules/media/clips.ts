import type { VideoQuality } from '@network/tenant/constants.ts';
import manifest from './clips/manifest.json' with { type: 'json' };
import { stableChoice } from './stable-choice.ts';

/** The whole film, or what everybody may see of it. */
export type ClipKind = 'video' | 'trailer';

/** One quality of a passage. */
export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** As in the CODECS of a playlist. */
  readonly codecs: string;
  /** Bits per second of the heaviest segment; of streamed qualities only. */
  readonly peakBandwidth?: number;
}

/** A committed film with its trailer, another passage of the same material. Durations in seconds. */
export interface Clip {
  readonly id: string;
  readonly durationSeconds: number;
  readonly trailerSeconds: number;
  readonly hasCaptions: boolean;
  readonly video: Readonly<Partial<Record<VideoQuality, Rendition>>>;
  readonly trailer: Readonly<Partial<Record<VideoQuality, Rendition>>>;
}

const CLIPS: readonly Clip[] = manifest.clips;

/** Qualities that the adaptive stream of every clip can switch between. */
export const STREAMED_QUALITIES = manifest.streamed as readonly VideoQuality[];

/** The clip that plays for a video. The key is the video's id: the player and the seed of chapters use the same. */
export function clipFor(videoKey: string): Clip {
  return stableChoice(CLIPS, videoKey);
}
