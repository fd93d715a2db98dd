import { GatewayError } from '../../http/gateway-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Device, QueryGetTokenArgs, VideoToken } from '../../graphql/resolvers.generated.ts';
import type { ClipKind } from './clips.ts';
import { holderOf } from './media-address.ts';
import { mediaKey } from './media-key.ts';
import type { AddressedFilm } from './film-files.ts';
import { videoTokenFor } from './video-token.ts';

async function tokenOf(kind: ClipKind, videoId: string, device: Device, context: RequestContext): Promise<VideoToken> {
  const { config, clock } = context.services;
  if (device === 'DOWNLOAD') {
    throw new GatewayError(
      'BAD_REQUEST',
      'errors.badRequest',
      'Files to download are requested by generateVideoToken.',
    );
  }
  const holder = holderOf((await context.person())?.userId ?? null);
  // The guard of @access has loaded the video already.
  const film = await filmOf(videoId, context);
  const captions = kind === 'video' ? await context.loaders.catalogue.captionsOfVideo.load(videoId) : [];
  return videoTokenFor({ key: mediaKey(config), holder, now: clock.now(), film, kind, device, captions });
}

async function filmOf(videoId: string, { loaders }: RequestContext): Promise<AddressedFilm> {
  const film = await loaders.catalogue.video.load(videoId);
  if (film === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such video here.');
  return film;
}

/** Resolvers of media. The guard of `@access` checks the right to an address before any of them runs. */
export const mediaResolvers = {
  Query: {
    getToken: (_parent: unknown, { videoId, device }: QueryGetTokenArgs, context: RequestContext) =>
      tokenOf('video', videoId, device, context),
    getTrailerToken: (_parent: unknown, { videoId, device }: QueryGetTokenArgs, context: RequestContext) =>
      tokenOf('trailer', videoId, device, context),
  },
};
