import { isAllowed } from '@network/access/ability.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { MediaGrant } from './media-address.ts';

/**
 * Whether the person of a call may play what a grant opens now, by the rule of `getToken` and `getTrailerToken`. Each part
 * that a device fetches is checked: it has no page that a lost right would close.
 * @throws GatewayError LOCKED while the session is locked
 */
export async function mayStillPlay(
  context: Pick<RequestContext, 'person' | 'ability' | 'loaders' | 'area'>,
  { kind, videoId }: Pick<MediaGrant, 'kind' | 'videoId'>,
): Promise<boolean> {
  // Hosts of the tour know no sessions.
  if (context.area !== 'members' || (await context.person()) === null) return false;
  const video = await context.loaders.catalogue.videoSubject.load(videoId);
  return video !== null && isAllowed(await context.ability(), 'play', kind, video);
}
