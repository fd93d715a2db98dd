import type { VideoRow } from '../catalogue/video-subject.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type {
  Device,
  MutationSavePlaybackPositionArgs,
  QueryGetTokenArgs,
  VideoToken,
} from '../../graphql/resolvers.generated.ts';
import { type ClipKind, clipFor } from './clips.ts';
import { holderOf } from './media-address.ts';
import { mediaKey } from './media-key.ts';
import { savePosition } from './playback-positions.ts';
import { videoTokenFor } from './video-token.ts';

/** No film is longer; a position beyond it is a mistake of the client. */
const LONGEST_SECONDS = 24 * 3600;

/** The share of a film after which it counts as watched. */
const COMPLETE_FROM = 0.95;

async function tokenOf(kind: ClipKind, videoId: string, device: Device, context: RequestContext): Promise<VideoToken> {
  const { config, clock } = context.services;
  if (device === 'DOWNLOAD') {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Files to keep are asked for by generateVideoToken.');
  }
  const holder = holderOf((await context.person())?.userId ?? null);
  // The guard of @access has loaded the video already.
  const bestHeight = (await context.loaders.catalogue.video.load(videoId))?.best_height ?? 0;
  return videoTokenFor({ key: mediaKey(config), holder, now: clock.now(), videoId, bestHeight, kind, device });
}

/** Resolvers of media. The guard of `@access` checks the right to an address before any of them runs. */
export const mediaResolvers = {
  Query: {
    getToken: (_parent: unknown, { videoId, device }: QueryGetTokenArgs, context: RequestContext) =>
      tokenOf('video', videoId, device, context),
    getTrailerToken: (_parent: unknown, { videoId, device }: QueryGetTokenArgs, context: RequestContext) =>
      tokenOf('trailer', videoId, device, context),
  },
  Mutation: {
    savePlaybackPosition: async (
      _parent: unknown,
      { videoId, positionSeconds }: MutationSavePlaybackPositionArgs,
      context: RequestContext,
    ): Promise<boolean> => {
      const person = await context.person();
      if (person === null) throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'Sign in first.');
      if (positionSeconds < 0 || positionSeconds > LONGEST_SECONDS) {
        throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'A position is from 0 to 86400 seconds.');
      }
      const { db, clock } = context.services;
      const isComplete = positionSeconds >= clipFor(videoId).durationSeconds * COMPLETE_FROM;
      return savePosition(db, { userId: person.userId, videoId, positionSeconds, savedAt: clock.now(), isComplete });
    },
  },
  Video: {
    playbackPosition: async ({ id }: VideoRow, _args: unknown, context: RequestContext): Promise<number | null> => {
      const person = await context.person();
      if (person === null) return null;
      return context.loaders.media.playbackPosition.load({ userId: person.userId, videoId: id });
    },
  },
};
