import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment-row.ts';
import type { CommentReportsTable, ModerationAction } from '../tables.ts';
import { accountRows } from '../../../people/identity/public.ts';
import { videoNames } from '../../../content/catalogue/public.ts';

/** A comment with all that editors want to know of it. JSON of the database carries times as texts. */
export interface ModeratedRow extends CommentRow {
  readonly video_slug: string;
  readonly video_title: string;
  readonly reports: readonly { readonly reason: CommentReportsTable['reason']; readonly reportedAt: string }[];
  readonly history: readonly {
    readonly action: ModerationAction;
    readonly actor: string | null;
    readonly at: string;
  }[];
}

export interface ModerationFilter {
  readonly list: 'REPORTED' | 'RECENT';
  /** Display name; null for everybody. */
  readonly member: string | null;
  readonly sites: readonly SiteId[];
  /** Comments older than this id. */
  readonly before: string | null;
  readonly size: number;
}

const MOST_OF_EACH = 20;

/** Comments of some sites' videos, newest first: the reported ones, all, or those of one member. */
export async function findModerated(db: Database, filter: ModerationFilter): Promise<ModeratedRow[]> {
  // What its author deleted has no text and can't be restored.
  let query = base(db)
    .where('videos.site_id', 'in', [...filter.sites])
    .where('comments.withdrawn_at', 'is', null);
  if (filter.member !== null) {
    query = query.where(
      'comments.author_id',
      '=',
      accountRows(db).clearSelect().select('users.id').where('users.display_name', '=', filter.member),
    );
  } else if (filter.list === 'REPORTED') {
    query = query.where('comments.open_reports', '>', 0);
  }
  if (filter.before !== null) query = query.where('comments.id', '<', filter.before);
  return query.orderBy('comments.id', 'desc').limit(filter.size).execute();
}

/** A comment of those sites' videos by its id alone. */
export async function findModeratedById(
  db: Database,
  sites: readonly SiteId[],
  id: string,
): Promise<CommentRow | null> {
  const row = await db
    .selectFrom('comments')
    .innerJoin(videoNames(db).as('videos'), 'videos.id', 'comments.video_id')
    .select(COMMENT_COLUMNS)
    .where('comments.id', '=', id)
    .where('comments.withdrawn_at', 'is', null)
    .where('videos.site_id', 'in', [...sites])
    .executeTakeFirst();
  return row ?? null;
}

function base(db: Database) {
  return db
    .selectFrom('comments')
    .innerJoin(videoNames(db).as('videos'), 'videos.id', 'comments.video_id')
    .select(COMMENT_COLUMNS)
    .select([
      'videos.slug as video_slug',
      'videos.title as video_title',
      sql<ModeratedRow['reports']>`(
        select coalesce(json_agg(json_build_object('reason', reason, 'reportedAt', reported_at) order by reported_at desc), '[]')
        from (
          select reason, reported_at from comment_reports
          where comment_id = comments.id and settled_at is null order by reported_at desc limit ${MOST_OF_EACH}
        ) as open_ones
      )`.as('reports'),
      sql<ModeratedRow['history']>`(
        select coalesce(json_agg(json_build_object('action', action, 'actor', display_name, 'at', happened_at) order by id desc), '[]')
        from (
          select entry.id, action, display_name, happened_at from comment_moderation entry
          left join (${accountRows(db)}) as users on users.id = entry.actor_id
          where comment_id = comments.id order by entry.id desc limit ${MOST_OF_EACH}
        ) as entries
      )`.as('history'),
    ]);
}
