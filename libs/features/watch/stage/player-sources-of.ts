import { VIDEO_QUALITIES } from '@network/tenant/video-qualities.ts';
import type { TokenResultFragment } from '../api/video-token.generated.ts';
import type { FixedSource, PlayerSources } from '../player/model/player-sources.ts';

/** Addresses as the gateway returns them. */
export type VideoToken = Extract<TokenResultFragment, { __typename: 'VideoToken' }>;

/** The gateway's addresses in the player's form; qualities that this person or device cannot play are left out. */
export function playerSourcesOf(token: VideoToken): PlayerSources {
  const fixed = VIDEO_QUALITIES.map((quality): FixedSource | null => {
    const src = token[quality]?.cdn;
    return src === undefined ? null : { quality, src };
  });
  return {
    hls: token.hls?.cdn ?? null,
    fixed: fixed.filter((source) => source !== null),
    storyboard: token.storyboard?.cdn ?? null,
    captions: token.captions,
    expiresAt: Date.parse(token.expiresAt),
  };
}
