import { sql } from 'kysely';
import { commentDecisions } from '@network/messages/comment-decisions.ts';
import { maySeeSite, type StaffSites } from '@network/access/staff/staff-sites.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../../staff-api/cursor.ts';
import type { MutationResolvers, QueryResolvers, WallPostState } from '../../../../staff-api/resolvers.generated.ts';
import { videoNames } from '../../../content/catalogue/public.ts';
import { isReason, recordStaffAction, requireScope } from '../../../staff/staff/public.ts';
import { giveVerdict, lockPost } from '../moderate-post.ts';

const PAGE = { standard: 20, most: 100 } as const;

function refuse(key: 'reason' | 'postGone') {
  const message = commentDecisions.refused[key];
  return { __typename: 'WallPostRefused', messageKey: `commentDecisions.refused.${key}`, message } as const;
}

function findQueue(
  db: Database,
  state: WallPostState,
  sites: StaffSites,
  after: readonly [string, string] | null,
  limit: number,
) {
  return db
    .selectFrom('wall_posts as post')
    .leftJoin(videoNames(db).as('video'), 'video.id', 'post.video_id')
    .select(['post.id', 'post.site_id as site', 'post.curator', 'post.text', 'post.status as state'])
    .select(['post.posted_at', 'video.title as filmTitle'])
    .select(
      sql<number>`(select count(*)::int from wall_posts other
        where other.curator = post.curator and other.status = 'rejected')`.as('rejectedOfCurator'),
    )
    .where('post.status', '=', state)
    .$if(sites !== null, (query) => query.where('post.site_id', 'in', [...(sites ?? []), '']))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(post.posted_at, post.id) > (${after?.[0]}::timestamptz, ${after?.[1]})`),
    )
    .orderBy('post.posted_at')
    .orderBy('post.id')
    .limit(limit)
    .execute();
}

const queries = {
  wallQueue: async (_parent, { state, after, first }, { services, staff }) => {
    requireScope(staff, 'moderation:read');
    const size = Math.min(Math.max(first ?? PAGE.standard, 1), PAGE.most);
    const rows = await findQueue(
      services.db,
      state ?? 'pending',
      staff.sites,
      after ? decodeCursor(after) : null,
      size + 1,
    );
    const posts = rows.slice(0, size).map(({ posted_at, ...post }) => ({ ...post, postedAt: posted_at.toISOString() }));
    const last = posts.at(-1);
    return { posts, nextCursor: rows.length > size && last ? encodeCursor([last.postedAt, last.id]) : null };
  },
} satisfies Partial<QueryResolvers>;

const mutations = {
  decideWallPost: async (_parent, { id, approve, reason }, { services, staff }) => {
    requireScope(staff, 'moderation:decide');
    if (!isReason(reason)) return refuse('reason');
    const at = services.clock.now();
    return services.db.transaction().execute(async (trx) => {
      const post = await lockPost(trx, id);
      if (post === null || !maySeeSite(staff.sites, post.site_id)) return refuse('postGone');
      const status = approve ? 'approved' : 'rejected';
      const settledReports = await giveVerdict(trx, post, status, at);
      await recordStaffAction(trx, staff, {
        at,
        action: approve ? 'wall.approve' : 'wall.reject',
        entityKind: 'wallPost',
        entityId: id,
        before: { status: post.status },
        after: { status, reason: writtenText(reason), settledReports },
      });
      return { __typename: 'WallPostDecided', id } as const;
    });
  },
} satisfies Partial<MutationResolvers>;

/** Resolvers of the wall's part of the staff API. */
export const wallStaffResolvers = { Query: queries, Mutation: mutations };
