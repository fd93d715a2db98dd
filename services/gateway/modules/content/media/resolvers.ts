import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { AccessDenied, Device, QueryGetTokenArgs, VideoToken } from '../../../graphql/resolvers.generated.ts';
import type { ClipKind } from './clips.ts';
import { holderOfCall } from './holder-of-call.ts';
import { mediaKey } from './media-key.ts';
import type { AddressedFilm } from './film-files.ts';
import { videoTokenFor } from './video-token.ts';

/** A film whose media are not there yet can't be played, not even by members who pay for it. */
const NOTHING_TO_PLAY: AccessDenied = {
  __typename: 'AccessDenied',
  messageKey: 'errors.beingPrepared',
  nextStep: null,
};

async function tokenOf(
  kind: ClipKind,
  videoId: string,
  device: Device,
  context: RequestContext,
): Promise<VideoToken | AccessDenied> {
  const { config, clock, stockMedia: stock } = context.services;
  if (device === 'DOWNLOAD') {
    throw new GatewayError(
      'BAD_REQUEST',
      'errors.badRequest',
      'Files to download are requested by generateVideoToken.',
    );
  }
  const lentBy = device === 'REMOTE' ? await lenderOf(kind, context) : null;
  const holder = await holderOfCall(context);
  // The guard of @access has loaded the video already.
  const film = await filmOf(videoId, context);
  const captions = kind === 'video' ? await context.loaders.catalogue.captionsOfVideo.load(videoId) : [];
  const order = {
    key: mediaKey(config),
    holder,
    now: clock.now(),
    stock,
    film,
    kind,
    device,
    captions,
    endsAt: context.preview?.expiresAt ?? null,
    lentBy,
  };
  return videoTokenFor(order) ?? NOTHING_TO_PLAY;
}

/** The session that lends addresses to another device; null for a visitor, whose addresses need no cookie. */
async function lenderOf(kind: ClipKind, { preview, person }: RequestContext): Promise<string | null> {
  if (kind === 'trailer' || preview !== null) {
    throw new GatewayError(
      'BAD_REQUEST',
      'errors.badRequest',
      'Only whole films can be played by another device, and none of a preview.',
    );
  }
  return (await person())?.sessionId ?? null;
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
