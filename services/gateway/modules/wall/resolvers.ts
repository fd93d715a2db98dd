import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import { scopeOf } from '../catalogue/scope.ts';
import { assetsBaseOf } from '../catalogue/video-resolvers.ts';
import { pictureFor } from '../media/pictures.ts';
import { loadPage, pageBounds } from '../network/page.ts';
import { countWallPosts, findWallPosts, moderate } from './find-wall-posts.ts';

/** Resolvers of the wall. */
export const wallResolvers = {
  Query: {
    wall: (_parent, { page }, { services, tenant }) => {
      const { db, clock } = services;
      const scope = scopeOf(tenant);
      const isOn = tenant?.features.curator === true;
      const now = clock.now();
      return loadPage(
        pageBounds({ page }),
        async (rows) => (isOn ? findWallPosts(db, scope, now, rows) : []),
        async (most) => (isOn ? countWallPosts(db, scope, now, most) : 0),
      );
    },
  },
  Mutation: {
    moderateWallPost: async (_parent, { postId, verdict }, { services, tenant }) => {
      if (!tenant?.features.curator) return false;
      const status = verdict === 'APPROVED' ? 'approved' : 'rejected';
      return moderate(services.db, scopeOf(tenant), { id: postId, status, at: services.clock.now() });
    },
  },
  WallPost: {
    postId: ({ id }) => id,
    shape: ({ shape }) => (shape === 'tall' ? 'TALL' : 'WIDE'),
    postedAt: ({ posted_at }) => posted_at.toISOString(),
    picture: ({ video_id, shape }, _args, context) =>
      pictureFor(shape === 'tall' ? 'portrait' : 'listing', video_id, assetsBaseOf(context)),
    video: async ({ video_id }, _args, { loaders }) => {
      const video = await loaders.catalogue.video.load(video_id);
      if (video === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'The film of a post is gone.');
      return video;
    },
  },
} satisfies Resolvers;
