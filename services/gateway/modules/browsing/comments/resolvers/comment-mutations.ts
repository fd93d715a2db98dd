import type { MutationResolvers } from '../../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requirePerson } from '../../../../http/require-person.ts';
import { banState } from '../bans/author-bans.ts';
import type { CommentRow } from '../comment-row.ts';
import { commentRefusal } from '../refusal.ts';
import { checkText, writeComment } from '../writer/add-comment.ts';
import {
  dismissReports,
  type Moderation,
  pinComment,
  removeComment,
  restoreComment,
} from '../writer/moderate-comment.ts';
import { editComment, isWithinEditTime, type OwnComment, withdrawComment } from '../writer/own-comment.ts';
import { reportComment } from '../writer/report-comment.ts';
import { voteComment } from '../writer/vote-comment.ts';
import { loadBannedWords } from '../text/editors-words.ts';
import { commentOf, moderatedCommentOf, unknownComment } from './comment-of.ts';

/** Taking part and moderating. */
export const commentMutations = {
  addComment: (_parent, { videoId, text, showsRating }, context) => add(context, videoId, null, text, showsRating),
  replyToComment: async (_parent, { videoId, commentId, text }, context) => {
    const answered = await commentOf(context, videoId, commentId);
    if (answered.removed_at !== null) unknownComment();
    return add(context, videoId, answered, text);
  },
  editComment: async (_parent, { videoId, commentId, text: value }, context) => {
    const { db, clock } = context.services;
    const comment = await ownCommentOf(context, videoId, commentId);
    if (comment === null) return commentRefusal('NOT_OWN_COMMENT');
    const ban = await banState(db, comment.author_id, clock.now());
    if (ban === 'open') return commentRefusal('AUTHOR_BANNED');
    if (!isWithinEditTime(comment, clock.now())) return commentRefusal('EDIT_TIME_OVER');
    const checked = checkText(value, await loadBannedWords(context.services));
    if ('refused' in checked) return commentRefusal(checked.refused);
    const change = { text: checked.text, at: clock.now(), isShadowed: ban === 'shadow' };
    const edited = await editComment(db, comment, change);
    return 'refused' in edited ? commentRefusal(edited.refused) : { __typename: 'CommentChanged', comment: edited };
  },
  withdrawComment: async (_parent, { videoId, commentId }, context) => {
    const comment = await ownCommentOf(context, videoId, commentId);
    if (comment === null) return commentRefusal('NOT_OWN_COMMENT');
    const { db, clock } = context.services;
    return { __typename: 'CommentChanged', comment: await withdrawComment(db, comment, clock.now()) };
  },
  voteComment: async (_parent, { videoId, commentId, vote }, context) => {
    const { db, clock } = context.services;
    const { userId } = await requirePerson(context);
    const comment = await commentOf(context, videoId, commentId);
    if (comment.removed_at !== null) unknownComment();
    if (comment.author_id === userId) return commentRefusal('OWN_COMMENT');
    const value = vote === 'LIKE' ? 1 : -1;
    const counted = await voteComment(db, { commentId, userId, value, at: clock.now() });
    return counted === null ? commentRefusal('ALREADY_VOTED') : { __typename: 'CommentChanged', comment: counted };
  },
  deleteComment: async (_parent, { videoId, commentId }, context) => {
    const comment = await commentOf(context, videoId, commentId);
    const removed = await removeComment(context.services.db, await moderationOf(context, comment));
    return { __typename: 'CommentChanged', comment: removed };
  },
  pinComment: async (_parent, { videoId, commentId, pinned }, context) => {
    const comment = await commentOf(context, videoId, commentId);
    if (comment.parent_id !== null || comment.removed_at !== null) unknownComment();
    const changed = await pinComment(context.services.db, await moderationOf(context, comment), pinned);
    return { __typename: 'CommentChanged', comment: changed };
  },
  reportComment: async (_parent, { videoId, commentId, reason }, context) => {
    const { db, clock } = context.services;
    const { userId } = await requirePerson(context);
    const comment = await commentOf(context, videoId, commentId);
    if (comment.removed_at !== null) unknownComment();
    const isNew = await reportComment(db, { commentId, userId, reason, at: clock.now() });
    return isNew ? { __typename: 'CommentReported', commentId } : commentRefusal('ALREADY_REPORTED');
  },
  restoreComment: (_parent, { commentId }, context) => moderate(context, commentId, restoreComment),
  removeComment: (_parent, { commentId }, context) => moderate(context, commentId, removeComment),
  dismissReports: (_parent, { commentId }, context) => moderate(context, commentId, dismissReports),
} satisfies Partial<MutationResolvers>;

async function add(
  context: RequestContext,
  videoId: string,
  answered: CommentRow | null,
  value: string,
  showsRating = false,
) {
  const { db, clock } = context.services;
  const { userId: authorId } = await requirePerson(context);
  const ban = await banState(db, authorId, clock.now());
  if (ban === 'open') return commentRefusal('AUTHOR_BANNED');
  const checked = checkText(value, await loadBannedWords(context.services));
  if ('refused' in checked) return commentRefusal(checked.refused);
  const author = await context.loaders.comments.author.load(authorId);
  if (author === null) return commentRefusal('DISPLAY_NAME_NEEDED');
  const comment = await writeComment(db, {
    videoId,
    threadId: answered === null ? null : (answered.parent_id ?? answered.id),
    authorId,
    text: checked.text,
    at: clock.now(),
    isShadowed: ban === 'shadow',
    showsRating,
  });
  return comment === null ? commentRefusal('DUPLICATE') : ({ __typename: 'CommentAdded', comment } as const);
}

/** A shown comment of this person, or null for another person's. */
async function ownCommentOf(context: RequestContext, videoId: string, commentId: string): Promise<OwnComment | null> {
  const comment = await commentOf(context, videoId, commentId);
  if (comment.removed_at !== null) unknownComment();
  const { userId } = await requirePerson(context);
  return comment.author_id === userId ? { ...comment, author_id: userId } : null;
}

async function moderationOf(context: RequestContext, comment: Moderation['comment']): Promise<Moderation> {
  return { comment, by: { actorId: (await requirePerson(context)).userId }, at: context.services.clock.now() };
}

async function moderate(
  context: RequestContext,
  commentId: string,
  work: (db: RequestContext['services']['db'], moderation: Moderation) => Promise<unknown>,
): Promise<string> {
  const comment = await moderatedCommentOf(context, commentId);
  await work(context.services.db, await moderationOf(context, comment));
  return commentId;
}
