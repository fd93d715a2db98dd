import type { PlayedBy, PlayerSources } from '../model/player-sources.ts';
import type { QualityChoice } from '../model/quality.ts';

/** The commands of a running player. */
export interface PlaybackCommands {
  readonly play: () => void;
  readonly pause: () => void;
  readonly togglePlay: () => void;
  readonly seek: (seconds: number) => void;
  readonly seekBy: (seconds: number) => void;
  /** @param volume 0 to 1; anything above 0 unmutes */
  readonly setVolume: (volume: number) => void;
  readonly toggleMute: () => void;
  readonly setRate: (rate: number) => void;
  readonly setQuality: (quality: QualityChoice) => void;
  /** Null for none. */
  readonly setCaptions: (language: string | null) => void;
  readonly toggleCaptions: () => void;
  /** Plays from these addresses, at the same second. Addresses that are requested from then on are of the same kind. */
  readonly playFrom: (place: PlayedBy, sources: PlayerSources) => Promise<void>;
  /** Moves the film from another device back to this browser, with new addresses and at the same second. */
  readonly playHere: () => Promise<void>;
  /** Continues after a problem with new addresses at the same second. */
  readonly retry: () => void;
}
