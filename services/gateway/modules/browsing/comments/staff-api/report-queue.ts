import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import type { ReportedPostRow } from '../../wall/public.ts';
import type { QueuedRow } from '../moderation/comment-queue.ts';
import { findReported } from '../moderation/report-queue.ts';

const PAGE = { standard: 20, most: 100 } as const;

/** What members reported, comments and posts of the wall in one queue. */
export const reportQueue: NonNullable<QueryResolvers['reportQueue']> = async (
  _parent,
  { kind, after, first },
  { services, staff },
) => {
  requireScope(staff, 'moderation:read');
  const { items, nextCursor } = await findReported(services.db, {
    kind: kind ?? null,
    sites: staff.sites,
    after: after ?? null,
    size: Math.min(Math.max(first ?? PAGE.standard, 1), PAGE.most),
    now: services.clock.now(),
  });
  return { items: items.map((item) => (item.kind === 'comment' ? commentOf(item.row) : postOf(item.row))), nextCursor };
};

const reportsOf = (reports: readonly { readonly reason: string; readonly at: string }[]) =>
  reports.map(({ reason, at }) => ({ reason, at: new Date(at).toISOString() }));

const commentOf = (row: QueuedRow) =>
  ({
    __typename: 'QueuedComment',
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
    authorIsShadowBanned: row.is_shadow_banned,
    isShadowed: row.shadowed_at !== null,
    reports: reportsOf(row.reports),
  }) as const;

const postOf = (row: ReportedPostRow) =>
  ({
    __typename: 'ReportedWallPost',
    id: row.id,
    site: row.site,
    curator: row.curator,
    text: row.text,
    filmTitle: row.film_title,
    postedAt: row.posted_at.toISOString(),
    state: row.state,
    rejectedOfCurator: row.rejected_of_curator,
    neighbours: row.neighbours,
    reports: reportsOf(row.reports),
  }) as const;
