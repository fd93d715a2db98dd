import { videoSubject } from '@network/access/subjects.ts';
import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { scopeOf, mediaSourceOf } from '../../content/catalogue/public.ts';
import { type AddressedFilm, holderOfCall, mediaKey, pictureOfFilm, reelFor } from '../../content/media/public.ts';
import { findReels, placeOfReel, type ReelRow } from './find-reels.ts';

const MOST_AT_ONCE = 30;

/** The film of a reel, as media know it. */
function filmOf({ video_id: id, ...row }: ReelRow): AddressedFilm {
  return { ...row, id };
}

/** Resolvers of the vertical feed. */
export const reelResolvers = {
  Query: {
    reels: async (_parent, { after, first, startsWith }, context) => {
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
      const scope = scopeOf(tenant);
      const start = startsWith ? await placeOfReel(services.db, scope, startsWith) : null;
      const window = {
        after: start === null ? from : start - 1,
        limit: limit + 1,
        userId,
        now: services.clock.now(),
      };
      const found = await findReels(services.db, scope, window);
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
    picture: (row, _args, context) => pictureOfFilm(filmOf(row), mediaSourceOf(context)),
    clip: async (row, _args, context) => {
      const subject = await context.loaders.catalogue.videoSubject.load(row.video_id);
      const ability = await context.ability();
      if (subject === null || !ability.can('play', videoSubject('trailer', subject))) return null;
      const { config, clock, stockMedia: stock } = context.services;
      const holder = await holderOfCall(context);
      const reel = reelFor({ key: mediaKey(config), holder, now: clock.now(), stock, film: filmOf(row) });
      return reel && { ...reel, type: 'video/mp4' };
    },
    myRating: ({ my_rating }) => my_rating,
    isBookmarked: ({ is_bookmarked }) => is_bookmarked === true,
  },
} satisfies Resolvers;
