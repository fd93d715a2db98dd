import { useQueryClient } from '@tanstack/react-query';
import { operationKey } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useClientInfo } from '@network/core/tenant/page-provider.tsx';
import type { PlayedBy } from '../player/model/player-sources.ts';
import { GetTokenDocument, GetTrailerTokenDocument, type TokenResultFragment } from '../api/video-token.generated.ts';

/** Why there is no address. */
export type TokenRefusal = Extract<TokenResultFragment, { __typename: 'AccessDenied' }>;

/** The part of a video to play. */
export type Showing = 'film' | 'trailer';

/**
 * Requests addresses from the gateway, each time: they are short-lived and bound to the person, so they are not cached.
 * They are queries nevertheless, which are sent once more when the gateway was away for a moment: a film should start.
 */
export function useTokens(videoId: string, showing: Showing): (place: PlayedBy) => Promise<TokenResultFragment> {
  const client = useQueryClient();
  const execute = transportOf(client);
  const deviceType = useClientInfo()?.deviceType ?? 'desktop';
  const document = showing === 'film' ? GetTokenDocument : GetTrailerTokenDocument;
  return (place) => {
    const device = place === 'device' ? 'REMOTE' : deviceType === 'desktop' ? 'DESKTOP' : 'MOBILE';
    const variables = { videoId, device } as const;
    return client.fetchQuery({
      queryKey: operationKey(document as never, variables),
      queryFn: async () =>
        showing === 'film'
          ? (await execute(GetTokenDocument, variables)).getToken
          : (await execute(GetTrailerTokenDocument, variables)).getTrailerToken,
      staleTime: 0,
      gcTime: 0,
    });
  };
}
