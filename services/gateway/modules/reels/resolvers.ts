import { videoSubject } from '@network/access/subjects.ts';
import type { VideoQuality } from '@network/tenant/constants.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import { scopeOf } from '../catalogue/scope.ts';
import { assetsBaseOf } from '../catalogue/video-resolvers.ts';
import { clipFor } from '../media/clips.ts';
import { holderOf } from '../media/media-address.ts';
import { mediaKey } from '../media/media-key.ts';
import { pictureFor } from '../media/pictures.ts';
import { videoTokenFor } from '../media/video-token.ts';
import { findReels } from './find-reels.ts';

const MOST_AT_ONCE = 30;

/** Best first: a passage of seconds is worth its lines, and stays small. */
const QUALITIES: readonly VideoQuality[] = ['p720', 'p480', 'p360', 'p270'];

/** Resolvers of the vertical feed. */
export const reelResolvers = {
  Query: {
    reels: async (_parent, { after, first }, context) => {
      const limit = first ?? 10;
      const from = after ?? 0;
      if (limit < 1 || limit > MOST_AT_ONCE || from < 0) {
        throw new GatewayError(
          'BAD_REQUEST',
          'errors.badRequest',
          `Expected 1 to ${MOST_AT_ONCE} reels after a place.`,
        );
      }
      const { tenant, services } = context;
      if (!tenant?.features.reels) return { items: [], next: null };
      const userId = (await context.person())?.userId ?? null;
      const window = { after: from, limit: limit + 1, userId, now: services.clock.now() };
      const found = await findReels(services.db, scopeOf(tenant), window);
      const items = found.slice(0, limit);
      return { items, next: found.length > limit ? (items.at(-1)?.position ?? null) : null };
    },
  },
  Reel: {
    reelId: ({ id }) => id,
    video: async ({ video_id }, _args, { loaders }) => {
      const video = await loaders.catalogue.video.load(video_id);
      if (video === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'The film of a reel is gone.');
      return video;
    },
    picture: ({ video_id }, _args, context) => pictureFor('poster', video_id, assetsBaseOf(context)),
    clip: async ({ video_id, best_height }, _args, context) => {
      const subject = await context.loaders.catalogue.videoSubject.load(video_id);
      const ability = await context.ability();
      if (subject === null || !ability.can('play', videoSubject('trailer', subject))) return null;
      const { config, clock } = context.services;
      const holder = holderOf((await context.person())?.userId ?? null);
      const order = { key: mediaKey(config), holder, now: clock.now(), videoId: video_id, bestHeight: best_height };
      const token = videoTokenFor({ ...order, kind: 'trailer', device: 'DESKTOP' });
      const { trailer } = clipFor(video_id);
      const quality = QUALITIES.find((each) => token[each as keyof typeof token] && trailer[each]);
      const rendition = quality && trailer[quality];
      if (!quality || !rendition) return null;
      const { cdn } = token[quality as 'p720'] ?? {};
      return cdn === undefined
        ? null
        : { src: cdn, type: 'video/mp4', width: rendition.width, height: rendition.height };
    },
    myRating: ({ my_rating }) => my_rating,
    isBookmarked: ({ is_kept }) => is_kept === true,
  },
} satisfies Resolvers;
