import type {
  CommentPageResolvers,
  CommentResolvers,
  FocusedCommentResolvers,
  ModeratedCommentResolvers,
} from '../../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import type { OwnShadow } from '../reader/own-shadow.ts';
import { isWithinEditTime } from '../writer/own-comment.ts';
import { findLatestId } from '../reader/comment-pages.ts';

/** What the person who reads alone sees on a video; null for nobody in particular. */
async function ownShadowOn(context: RequestContext, videoId: string): Promise<OwnShadow | null> {
  const person = await context.person();
  return person === null ? null : context.loaders.comments.ownShadow.load({ userId: person.userId, videoId });
}

const VOTES = { '1': 'LIKE', '-1': 'DISLIKE' } as const;

/** Fields of `Comment`. The text and author of a removed comment are not sent. */
export const commentFields = {
  commentId: (row) => row.id,
  parentId: (row) => row.parent_id,
  text: (row) => (row.removed_at === null ? row.text : null),
  author: (row, _args, { loaders }) =>
    row.author_id === null || row.removed_at !== null ? null : loaders.comments.author.load(row.author_id),
  createdAt: (row) => row.created_at.toISOString(),
  isPinned: (row) => row.pinned_at !== null,
  isRemoved: (row) => row.removed_at !== null,
  isMine: async (row, _args, context) => row.author_id !== null && row.author_id === (await context.person())?.userId,
  isEditable: async (row, _args, context) =>
    row.removed_at === null &&
    isWithinEditTime(row, context.services.clock.now()) &&
    row.author_id !== null &&
    row.author_id === (await context.person())?.userId,
  rating: async (row, _args, { loaders }) => {
    if (!row.shows_rating || row.author_id === null || row.removed_at !== null) return null;
    const review = await loaders.ratings.review.load({ userId: row.author_id, videoId: row.video_id });
    return review?.rating ?? null;
  },
  isEdited: (row) => row.edited_at !== null,
  myVote: async (row, _args, context) => {
    const person = await context.person();
    if (person === null) return null;
    const vote = await context.loaders.comments.vote.load({ userId: person.userId, commentId: row.id });
    return vote === null ? null : VOTES[vote];
  },
  replyCount: async (row, _args, context) => {
    const own = await ownShadowOn(context, row.video_id);
    return row.reply_count + (own?.replies.get(row.id) ?? 0);
  },
} satisfies Partial<CommentResolvers>;

/** Fields of `CommentPage`. */
export const commentPageFields = {
  pinned: ({ pinned }) => pinned,
  comments: ({ comments }) => [...comments],
  total: async ({ videoId }, _args, context) => {
    const [shown, own] = await Promise.all([
      context.loaders.comments.totalOfVideo.load(videoId),
      ownShadowOn(context, videoId),
    ]);
    return shown + (own?.total ?? 0);
  },
  latestId: ({ videoId }, _args, { services }) => findLatestId(services.db, videoId),
} satisfies Partial<CommentPageResolvers>;

/** Fields of `FocusedComment`. */
export const focusedCommentFields = {
  replies: ({ replies }) => [...replies],
} satisfies Partial<FocusedCommentResolvers>;

/** Fields of `ModeratedComment`, which shows removed ones too. */
export const moderatedCommentFields = {
  commentId: (row) => row.id,
  createdAt: (row) => row.created_at.toISOString(),
  author: (row, _args, { loaders }) => (row.author_id === null ? null : loaders.comments.author.load(row.author_id)),
  isRemoved: (row) => row.removed_at !== null,
  isPinned: (row) => row.pinned_at !== null,
  videoId: (row) => row.video_id,
  videoSlug: (row) => row.video_slug,
  videoTitle: (row) => row.video_title,
  reports: (row) => row.reports.map((each) => ({ ...each, reportedAt: isoOf(each.reportedAt) })),
  history: (row) => row.history.map((each) => ({ ...each, at: isoOf(each.at) })),
} satisfies Partial<ModeratedCommentResolvers>;

function isoOf(text: string): string {
  return new Date(text).toISOString();
}
