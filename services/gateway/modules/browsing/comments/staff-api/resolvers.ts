import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import type { MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { loadAccountOfMember } from '../../../people/identity/public.ts';
import { recordLook, requireScope } from '../../../staff/staff/public.ts';
import { decideAppeal, findAppeals } from '../appeals/appeals.ts';
import { findBan } from '../bans/author-bans.ts';
import { findDecisions } from '../moderation/comment-queue.ts';
import { commentsOfMember } from '../reader/comments-of-member.ts';
import { wordMutations, wordQueries } from './banned-words.ts';
import { banCommentAuthor, decideComment, liftCommentBan } from './decide.ts';
import { reportQueue } from './report-queue.ts';

const PAGE = { standard: 20, most: 100 } as const;
const MOST_COMMENTS = 100;

const queries = {
  ...wordQueries,
  reportQueue,
  commentAuthor: async (_parent, { id }, context) => {
    requireScope(context.staff, 'moderation:read');
    return loadAuthor(context, id);
  },
  commentAppeals: async (_parent, { open, after, first }, { services, staff }) => {
    requireScope(staff, 'moderation:read');
    const size = Math.min(Math.max(first ?? PAGE.standard, 1), PAGE.most);
    const page = await findAppeals(services.db, { isOpen: open ?? true, after: after ?? null, size });
    const look = { action: 'appeal.list', entityKind: 'appeal', entityId: 'appeals' };
    await recordLook({ services, staff }, look, { found: page.appeals.map(({ id }) => id) });
    return page;
  },
} satisfies Partial<QueryResolvers>;

async function loadAuthor({ services, staff }: StaffContext, id: string) {
  const { db, clock } = services;
  const at = clock.now();
  const account = await loadAccountOfMember(db, id);
  if (account === null) return null;
  await recordLook({ services, staff }, { action: 'author.read', entityKind: 'member', entityId: id });
  const ban = await findBan(db, id, at);
  const comments = await commentsOfMember(db, id, MOST_COMMENTS);
  const decisions = await findDecisions(
    db,
    comments.map((comment) => comment.id),
  );
  return {
    id,
    displayName: account.displayName,
    createdAt: account.createdAt.toISOString(),
    removedComments: comments.filter(({ removedAt }) => removedAt !== null).length,
    ban: ban && {
      until: ban.until?.toISOString() ?? null,
      isShadow: ban.isShadow,
      reason: ban.reason,
      by: ban.staff,
      decidedAt: ban.decidedAt.toISOString(),
    },
    comments: comments.map(({ id: commentId, title, text, at: writtenAt, removedAt, shadowedAt, openReports }) => ({
      id: commentId,
      title,
      text,
      at: writtenAt.toISOString(),
      removedAt: removedAt?.toISOString() ?? null,
      shadowedAt: shadowedAt?.toISOString() ?? null,
      openReports,
      decisions: decisions
        .filter(({ comment_id }) => comment_id === commentId)
        .map(({ action, staff: by, reason, happened_at }) => ({
          action,
          staff: by,
          reason,
          at: happened_at.toISOString(),
        })),
    })),
  };
}

const mutations = {
  ...wordMutations,
  decideComment: (_parent, decision, context) => {
    requireScope(context.staff, 'moderation:decide');
    return decideComment(context, decision);
  },
  banCommentAuthor: (_parent, { id, until, isShadow, reason }, context) => {
    requireScope(context.staff, 'moderation:decide');
    return banCommentAuthor(context, {
      id,
      reason,
      until: until ? new Date(until) : null,
      isShadow: isShadow ?? false,
    });
  },
  liftCommentBan: (_parent, named, context) => {
    requireScope(context.staff, 'moderation:decide');
    return liftCommentBan(context, named);
  },
  decideAppeal: (_parent, decision, context) => {
    requireScope(context.staff, 'moderation:decide');
    return decideAppeal(context, decision);
  },
} satisfies Partial<MutationResolvers>;

/** Resolvers of the moderators' part of the staff API. */
export const commentStaffResolvers = {
  Query: queries,
  Mutation: mutations,
};
