import { GatewayError } from '../../../../http/gateway-error.ts';
import type { QueryResolvers } from '../../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { scopeOf } from '../../../content/catalogue/public.ts';
import { isCommentId } from '../comment-row.ts';
import { findModerated } from '../moderation/moderation-reader.ts';
import { cursorOf, pageSizeOf, readCursor } from '../reader/comment-cursor.ts';
import { findNewer, findPinned, findReplies, findThreads, listOf } from '../reader/comment-pages.ts';
import { findFocused } from '../reader/focused-comment.ts';
import { commentOf } from './comment-of.ts';

const MODERATION_PAGE = 20;

async function viewerOf(context: Pick<RequestContext, 'person'>): Promise<string | null> {
  return (await context.person())?.userId ?? null;
}

/** Reading comments. */
export const commentQueries = {
  comments: async (_parent, { videoId, sort, after, first }, context) => {
    const { db } = context.services;
    const size = pageSizeOf(first);
    const position = readCursor(after);
    const viewerId = await viewerOf(context);
    const [rows, pinned] = await Promise.all([
      findThreads(db, videoId, sort ?? 'NEWEST', { after: position, size: size + 1, viewerId }),
      position === null ? findPinned(db, videoId) : null,
    ]);
    return { __typename: 'CommentPage', ...listOf(videoId, rows, size, pinned) };
  },
  commentReplies: async (_parent, { videoId, commentId, after, first }, context) => {
    const size = pageSizeOf(first);
    const thread = await commentOf(context, videoId, commentId);
    const part = { after: readCursor(after), size: size + 1, viewerId: await viewerOf(context) };
    const rows = await findReplies(context.services.db, thread.id, part);
    return { __typename: 'CommentPage', ...listOf(videoId, rows, size) };
  },
  comment: async (_parent, { videoId, commentId }, context) =>
    isCommentId(commentId)
      ? findFocused(context.services.db, { videoId, commentId, viewerId: await viewerOf(context) })
      : null,
  newComments: async (_parent, { videoId, since }, context) => {
    if (since !== '0' && !isCommentId(since)) {
      throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'That is no id of a comment.');
    }
    return findNewer(context.services.db, { videoId, since, viewerId: await viewerOf(context) });
  },
  moderatedComments: async (_parent, { list, member, after }, { services: { db }, tenant }) => {
    const rows = await findModerated(db, {
      list: list ?? 'REPORTED',
      member: member ?? null,
      sites: scopeOf(tenant).sites,
      before: readCursor(after)?.id ?? null,
      size: MODERATION_PAGE + 1,
    });
    const comments = rows.slice(0, MODERATION_PAGE);
    const last = comments.at(-1);
    return { comments, nextCursor: rows.length > MODERATION_PAGE && last ? cursorOf(last) : null };
  },
} satisfies Partial<QueryResolvers>;
