import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { videoNames } from '../../../content/catalogue/public.ts';
import { accountRows } from '../../../people/identity/public.ts';
import type { CommentReportsTable, ModerationAction } from '../tables.ts';

/** A reported comment with what a moderator needs to decide. JSON of the database carries times as texts. */
export interface QueuedRow {
  readonly id: string;
  readonly text: string;
  readonly created_at: Date;
  readonly site_id: string;
  readonly title: string;
  readonly slug: string;
  readonly in_reply_to: string | null;
  readonly author_id: string | null;
  readonly display_name: string | null;
  readonly ban_until: Date | null;
  readonly is_banned: boolean;
  readonly is_shadow_banned: boolean;
  readonly shadowed_at: Date | null;
  readonly reports: readonly { readonly reason: CommentReportsTable['reason']; readonly at: string }[];
  /** When it was last reported. */
  readonly reported_at: Date;
}

/** The time by which the queue is ordered; an index has it. */
const LAST_REPORTED = sql<Date>`coalesce(comments.reported_at, comments.created_at)`;

/** Where a page of the queue begins. */
export interface QueuePlace {
  readonly at: Date;
  /** The comment that the page before ended with; null for all that were last reported at that time. */
  readonly id: string | null;
}

const MOST_OF_EACH = 20;

/** Reported comments of all sites, the latest report first, from an index of those alone. */
export async function findQueue(
  db: Database,
  { after, size, now }: { readonly after: QueuePlace | null; readonly size: number; readonly now: Date },
): Promise<readonly QueuedRow[]> {
  let query = db
    .selectFrom('comments')
    .innerJoin(videoNames(db).as('video'), 'video.id', 'comments.video_id')
    .leftJoin('comments as thread', 'thread.id', 'comments.parent_id')
    .leftJoin(accountRows(db).as('author'), 'author.id', 'comments.author_id')
    .leftJoin('comment_bans as ban', (join) =>
      join
        .onRef('ban.user_id', '=', 'comments.author_id')
        .on((on) => on.or([on('ban.until', 'is', null), on('ban.until', '>', now)])),
    )
    .select(['comments.id', 'comments.text', 'comments.created_at', 'video.site_id', 'video.title', 'video.slug'])
    .select(['thread.text as in_reply_to', 'comments.author_id', 'author.display_name', 'ban.until as ban_until'])
    .select(sql<boolean>`ban.user_id is not null`.as('is_banned'))
    .select(sql<boolean>`coalesce(ban.is_shadow, false)`.as('is_shadow_banned'))
    .select(['comments.shadowed_at', LAST_REPORTED.as('reported_at')])
    .select(
      sql<QueuedRow['reports']>`(
        select coalesce(json_agg(json_build_object('reason', reason, 'at', reported_at) order by reported_at desc), '[]')
        from (
          select reason, reported_at from comment_reports
          where comment_id = comments.id and settled_at is null order by reported_at desc limit ${MOST_OF_EACH}
        ) as open_ones
      )`.as('reports'),
    )
    .where('comments.open_reports', '>', 0)
    .where('comments.withdrawn_at', 'is', null);
  if (after !== null) {
    query =
      after.id === null
        ? query.where(sql<boolean>`${LAST_REPORTED} <= ${after.at}`)
        : query.where(sql<boolean>`(${LAST_REPORTED}, comments.id) < (${after.at}, ${after.id}::bigint)`);
  }
  return query.orderBy(LAST_REPORTED, 'desc').orderBy('comments.id', 'desc').limit(size).execute();
}

/** What was decided about a comment. */
export interface DecisionRow {
  readonly comment_id: string;
  readonly action: ModerationAction;
  readonly staff: string | null;
  readonly reason: string | null;
  readonly happened_at: Date;
}

/** What was decided about comments, the newest first. */
export async function findDecisions(db: Database, commentIds: readonly string[]): Promise<readonly DecisionRow[]> {
  if (commentIds.length === 0) return [];
  return db
    .selectFrom('comment_moderation')
    .select(['comment_id', 'action', 'staff', 'reason', 'happened_at'])
    .where('comment_id', 'in', [...commentIds])
    .orderBy('id', 'desc')
    .execute();
}

/** A comment to decide about; null for an unknown one and for one that its author deleted. */
export async function findDecidable(db: Database, id: string) {
  const row = await db
    .selectFrom('comments')
    .select(['id', 'video_id', 'parent_id', 'author_id'])
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
