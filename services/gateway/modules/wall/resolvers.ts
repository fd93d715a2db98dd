import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import { scopeOf, assetsBaseOf } from '../catalogue/public.ts';
import { pictureFor, pictureOfFilm } from '../media/public.ts';
import { loadPage, pageBounds } from '../network/public.ts';
import { countWallPosts, findCurators, findWallPosts, moderate } from './find-wall-posts.ts';

/** Resolvers of the wall. */
export const wallResolvers = {
  Query: {
    wall: (_parent, { page, curator }, { services, tenant }) => {
      const { db, clock } = services;
      const scope = scopeOf(tenant);
      const isOn = tenant?.features.curator === true;
      const choice = { now: clock.now(), curator: curator ?? null };
      return loadPage(
        pageBounds({ page }),
        async (rows) => (isOn ? findWallPosts(db, scope, choice, rows) : []),
        async (most) => (isOn ? countWallPosts(db, scope, choice, most) : 0),
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
  WallPage: {
    curators: (_page, _args, { services, tenant }) =>
      tenant?.features.curator ? findCurators(services.db, scopeOf(tenant), services.clock.now()) : [],
  },
  WallPost: {
    postId: ({ id }) => id,
    shape: ({ shape }) => (shape === 'tall' ? 'TALL' : 'WIDE'),
    postedAt: ({ posted_at }) => posted_at.toISOString(),
    picture: ({ video_id, composition, own_media, shape }, _args, context) =>
      shape === 'tall'
        ? pictureFor('portrait', video_id, assetsBaseOf(context))
        : pictureOfFilm({ id: video_id, composition, own_media }, assetsBaseOf(context)),
    video: async ({ video_id }, _args, { loaders }) => {
      const video = await loaders.catalogue.video.load(video_id);
      if (video === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'The film of a post is gone.');
      return video;
    },
  },
} satisfies Resolvers;
