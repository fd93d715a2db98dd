import type { QueryClient } from '@tanstack/react-query';
import { graphqlBody } from '@network/core/api/graphql-request.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { SavePlaybackPositionDocument } from '../api/save-playback-position.generated.ts';
import type { SaveMoment } from '../player/model/position-saver.ts';

/**
 * Saves the position of this person. When the page is left, the browser completes the call alone, and its failure
 * is ignored.
 */
export async function savePosition(
  client: QueryClient,
  videoId: string,
  positionSeconds: number,
  moment: SaveMoment,
): Promise<void> {
  const variables = { videoId, positionSeconds };
  if (moment === 'watching') {
    await transportOf(client)(SavePlaybackPositionDocument, variables);
    return;
  }
  await fetch('/graphql', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: graphqlBody(SavePlaybackPositionDocument as never, variables),
  });
}
