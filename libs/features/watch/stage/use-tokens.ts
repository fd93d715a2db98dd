import { useQueryClient } from '@tanstack/react-query';
import { transportOf } from '@network/core/api/transport.ts';
import { useClientInfo } from '@network/core/tenant/page-provider.tsx';
import { GetTokenDocument, GetTrailerTokenDocument, type TokenResultFragment } from '../api/video-token.generated.ts';

/** What of a video is to be played. */
export type Showing = 'film' | 'trailer';

/** Asks the gateway for addresses, anew each time: they are short-lived and bound to the person, so nothing keeps them. */
export function useTokens(videoId: string, showing: Showing): () => Promise<TokenResultFragment> {
  const execute = transportOf(useQueryClient());
  const deviceType = useClientInfo()?.deviceType ?? 'desktop';
  const device = deviceType === 'desktop' ? 'DESKTOP' : 'MOBILE';
  return async () => {
    if (showing === 'film') return (await execute(GetTokenDocument, { videoId, device })).getToken;
    return (await execute(GetTrailerTokenDocument, { videoId, device })).getTrailerToken;
  };
}
