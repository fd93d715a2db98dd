import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Database } from '../../../../db/database.ts';
import { videoNames } from '../../../content/catalogue/public.ts';
import type { WallPostReportsTable, WallPostsTable } from '../tables.ts';

/** A post that stands beside a reported one on the wall. */
export interface NeighbourRow {
  readonly id: string;
  readonly curator: string;
  readonly text: string;
}

/** A reported post with what a moderator needs to decide. JSON of the database carries times as texts. */
export interface ReportedPostRow {
  readonly id: string;
  readonly site: SiteId;
  readonly curator: string;
  readonly text: string;
  readonly state: WallPostsTable['status'];
  readonly posted_at: Date;
  readonly film_title: string | null;
  readonly rejected_of_curator: number;
  readonly reports: readonly { readonly reason: WallPostReportsTable['reason']; readonly at: string }[];
  /** When it was last reported. */
  readonly reported_at: Date;
  /** The post before it and the one after it on the wall of its site, as far as there are any; the newer one first. */
  readonly neighbours: readonly NeighbourRow[];
}

const MOST_REPORTS = 20;

/**
 * Where a page of reported posts begins: after this post, or after all that were last reported at that time with the id
 * ''.
 */
export interface ReportedPlace {
  readonly at: Date;
  readonly id: string;
}

/**
 * Posts with open reports, the latest report first, of the sites that a member of staff works for; each with the posts
 * that stand beside it on the wall.
 */
export function findReportedPosts(
  db: Database,
  { sites, after, size }: { readonly sites: StaffSites; readonly after: ReportedPlace | null; readonly size: number },
): Promise<ReportedPostRow[]> {
  const reported = db
    .selectFrom('wall_post_reports')
    .select(({ fn }) => ['post_id', fn.max('reported_at').as('reported_at')])
    .where('settled_at', 'is', null)
    .groupBy('post_id');
  return db
    .selectFrom(reported.as('reported'))
    .innerJoin('wall_posts as post', 'post.id', 'reported.post_id')
    .leftJoin(videoNames(db).as('video'), 'video.id', 'post.video_id')
    .select(['post.id', 'post.site_id as site', 'post.curator', 'post.text', 'post.status as state', 'post.posted_at'])
    .select(['video.title as film_title', 'reported.reported_at'])
    .select([
      sql<number>`(select count(*)::int from wall_posts other
        where other.curator = post.curator and other.status = 'rejected')`.as('rejected_of_curator'),
      sql<ReportedPostRow['reports']>`(
        select coalesce(json_agg(json_build_object('reason', reason, 'at', reported_at) order by reported_at desc), '[]')
        from (
          select reason, reported_at from wall_post_reports
          where post_id = post.id and settled_at is null order by reported_at desc limit ${MOST_REPORTS}
        ) as open_ones
      )`.as('reports'),
      sql<ReportedPostRow['neighbours']>`(
        select coalesce(json_agg(json_build_object('id', id, 'curator', curator, 'text', text) order by posted_at desc, id desc), '[]')
        from (
          (select id, curator, text, posted_at from wall_posts
            where status = 'approved' and site_id = post.site_id and (posted_at, id) > (post.posted_at, post.id)
            order by posted_at, id limit 1)
          union all
          (select id, curator, text, posted_at from wall_posts
            where status = 'approved' and site_id = post.site_id and (posted_at, id) < (post.posted_at, post.id)
            order by posted_at desc, id desc limit 1)
        ) as beside
      )`.as('neighbours'),
    ])
    .$if(sites !== null, (query) => query.where('post.site_id', 'in', [...(sites ?? []), '' as SiteId]))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(reported.reported_at, post.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null})`,
      ),
    )
    .orderBy('reported.reported_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(size)
    .execute();
}
