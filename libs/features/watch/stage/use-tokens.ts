import { useQueryClient } from '@tanstack/react-query';
import { transportOf } from '@network/core/api/transport.ts';
import { useClientInfo } from '@network/core/tenant/page-provider.tsx';
import { GetTokenDocument, GetTrailerTokenDocument, type TokenResultFragment } from '../api/video-token.generated.ts';

/** The part of a video to play. */
export type Showing = 'film' | 'trailer';

/**
 * Requests addresses from the gateway, each time: they are short-lived and bound to the person, so they are not cached.
 */
export function useTokens(videoId: string, showing: Showing): () => Promise<TokenResultFragment> {
  const execute = transportOf(useQueryClient());
  const deviceType = useClientInfo()?.deviceType ?? 'desktop';
  const device = deviceType === 'desktop' ? 'DESKTOP' : 'MOBILE';
  return async () => {
    if (showing === 'film') return (await execute(GetTokenDocument, { videoId, device })).getToken;
    return (await execute(GetTrailerTokenDocument, { videoId, device })).getTrailerToken;
  };
}
