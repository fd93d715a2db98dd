import type { VideoQuality } from '@network/tenant/video-qualities.ts';

/** One fixed quality as a plain file. */
export interface FixedSource {
  readonly quality: VideoQuality;
  readonly src: string;
}

export interface CaptionSource {
  /** BCP 47, such as `en`. */
  readonly language: string;
  readonly label: string;
  readonly src: string;
}

/** Addresses that play one video; they stop answering at `expiresAt` (410). */
export interface PlayerSources {
  readonly hls: string | null;
  readonly fixed: readonly FixedSource[];
  /** Address of the WebVTT of thumbnails. */
  readonly storyboard: string | null;
  readonly captions: readonly CaptionSource[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The place in which addresses play: this browser with its session, or another device, which has no cookie. */
export type PlayedBy = 'browser' | 'device';

/** The result of a request for new addresses: the addresses, or that this person may no longer play the video. */
export type RenewedSources = { readonly sources: PlayerSources } | { readonly refused: true };
