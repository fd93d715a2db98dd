import type { StaffContext } from '../../../staff-api/staff-context.ts';
import type { MutationResolvers, QueryResolvers } from '../../../staff-api/resolvers.generated.ts';
import { loadAccountOfMember } from '../../identity/public.ts';
import { recordStaffAction, requireScope } from '../../staff/public.ts';
import { findBan } from '../bans/author-bans.ts';
import { findDecisions, findQueue } from '../moderation/comment-queue.ts';
import { cursorOf, readCursor } from '../reader/comment-cursor.ts';
import { commentsOfMember } from '../reader/comments-of-member.ts';
import { loadBannedWords } from '../text/editors-words.ts';
import { banCommentAuthor, decideComment, liftCommentBan } from './decide.ts';

const PAGE = { standard: 20, most: 100 } as const;
const MOST_COMMENTS = 100;

const queries = {
  commentQueue: async (_parent, { after, first }, { services, staff }) => {
    requireScope(staff, 'moderation:read');
    const size = Math.min(Math.max(first ?? PAGE.standard, 1), PAGE.most);
    const before = readCursor(after)?.id ?? null;
    const rows = await findQueue(services.db, { before, size: size + 1, now: services.clock.now() });
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    return {
      comments: shown.map((row) => ({
        id: row.id,
        text: row.text,
        at: row.created_at.toISOString(),
        site: row.site_id,
        filmTitle: row.title,
        filmSlug: row.slug,
        inReplyTo: row.in_reply_to,
        authorId: row.author_id,
        author: row.display_name,
        authorBannedUntil: row.ban_until?.toISOString() ?? null,
        authorIsBanned: row.is_banned,
        reports: row.reports.map(({ reason, at }) => ({ reason, at: new Date(at).toISOString() })),
      })),
      nextCursor: rows.length > size && last ? cursorOf({ id: last.id, score: 0 }) : null,
    };
  },
  commentAuthor: async (_parent, { id }, context) => {
    requireScope(context.staff, 'moderation:read');
    return loadAuthor(context, id);
  },
  tryBannedWords: async (_parent, { text }, { services, staff }) => {
    requireScope(staff, 'moderation:read');
    return (await loadBannedWords(services.db)).isFoundIn(text);
  },
} satisfies Partial<QueryResolvers>;

async function loadAuthor({ services, staff }: StaffContext, id: string) {
  const { db, clock } = services;
  const at = clock.now();
  const account = await loadAccountOfMember(db, id);
  if (account === null) return null;
  const look = { at, action: 'author.read', entityKind: 'member', entityId: id, before: null, after: null };
  await db.transaction().execute((trx) => recordStaffAction(trx, staff, look));
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
      reason: ban.reason,
      by: ban.staff,
      decidedAt: ban.decidedAt.toISOString(),
    },
    comments: comments.map(({ id: commentId, title, text, at: writtenAt, removedAt, openReports }) => ({
      id: commentId,
      title,
      text,
      at: writtenAt.toISOString(),
      removedAt: removedAt?.toISOString() ?? null,
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
  decideComment: (_parent, decision, context) => {
    requireScope(context.staff, 'moderation:decide');
    return decideComment(context, decision);
  },
  banCommentAuthor: (_parent, { id, until, reason }, context) => {
    requireScope(context.staff, 'moderation:decide');
    return banCommentAuthor(context, { id, reason, until: until ? new Date(until) : null });
  },
  liftCommentBan: (_parent, named, context) => {
    requireScope(context.staff, 'moderation:decide');
    return liftCommentBan(context, named);
  },
} satisfies Partial<MutationResolvers>;

/** Resolvers of the moderators' part of the staff API. */
export const commentStaffResolvers = { Query: queries, Mutation: mutations };
