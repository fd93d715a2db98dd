import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { mediaSourceOf, ownArtwork, scopeOf, textIn } from '../../content/catalogue/public.ts';
import { pictureOfFilm, uprightPictureOfFilm } from '../../content/media/public.ts';
import { loadPage, pageBounds } from '../../platform/network/public.ts';
import { countWallPosts, findCurators, findWallPosts } from './find-wall-posts.ts';
import { moderate } from './moderate-post.ts';
import { reportPost } from './reports/report-post.ts';
import { wallReportRefusal } from './reports/report-refusal.ts';

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
    reportWallPost: async (_parent, { postId, reason }, context) => {
      const { services, tenant } = context;
      const { userId } = await requirePerson(context);
      if (!tenant?.features.curator) return wallReportRefusal('POST_GONE');
      const report = { postId, userId, reason, at: services.clock.now() };
      const outcome = await reportPost(services.db, scopeOf(tenant), report);
      return outcome === 'reported' ? { __typename: 'WallPostReported', postId } : wallReportRefusal(outcome);
    },
  },
  WallPage: {
    curators: (_page, _args, { services, tenant }) =>
      tenant?.features.curator ? findCurators(services.db, scopeOf(tenant), services.clock.now()) : [],
  },
  WallPost: {
    postId: ({ id }) => id,
    text: (row) => textIn(row, 'description', row.text),
    shape: ({ shape }) => (shape === 'tall' ? 'TALL' : 'WIDE'),
    postedAt: ({ posted_at }) => posted_at.toISOString(),
    picture: (row, _args, context) => {
      const own = ownArtwork(row, 'picture', mediaSourceOf(context));
      if (own !== null) return own;
      const { video_id: id, composition, own_media, picture_focus, picture_crops, shape } = row;
      const film = { id, composition, own_media, picture_focus, picture_crops };
      return shape === 'tall'
        ? uprightPictureOfFilm(film, mediaSourceOf(context))
        : pictureOfFilm(film, mediaSourceOf(context));
    },
    video: async ({ video_id }, _args, { loaders }) => {
      const video = await loaders.catalogue.video.load(video_id);
      if (video === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'The film of a post is gone.');
      return video;
    },
  },
} satisfies Resolvers;
