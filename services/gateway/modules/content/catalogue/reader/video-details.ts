import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { ShowcasesTable, VideoChaptersTable, VideoReviewAveragesTable } from '../tables.ts';
import { anyOf } from './any-of.ts';
import { groupedBy, inOrderOf } from './in-order.ts';

/** Chapters of each video from its beginning. */
export async function findChapters(db: Database, ids: readonly string[]): Promise<Selectable<VideoChaptersTable>[][]> {
  const rows = await db
    .selectFrom('video_chapters')
    .selectAll()
    .where(anyOf('video_id', ids))
    .orderBy('starts_at_seconds')
    .execute();
  return groupedBy(ids, rows, (row) => row.video_id);
}

/**
 * What the reviews of each video come to. Members' ratings name performers by the slug of their time: those of a slug that
 * was changed belong to the performer who had it.
 */
export async function findReviewAverages(
  db: Database,
  ids: readonly string[],
): Promise<Selectable<VideoReviewAveragesTable>[][]> {
  const { rows } = await sql<Selectable<VideoReviewAveragesTable>>`
    select a.video_id, a.kind, coalesce(p.slug, a.subject) as subject,
      sum(a.rating_sum)::int as rating_sum, sum(a.rating_count)::int as rating_count
    from video_review_averages a
    left join slug_redirects r on a.kind = 'model' and r.kind = 'performer' and r.slug = a.subject
    left join performers p on p.id = r.entity_id
    where a.video_id = any(${[...ids]}::text[])
    group by 1, 2, 3 order by subject
  `.execute(db);
  return groupedBy(ids, rows, (row) => row.video_id);
}

/** Showcases by id. */
export async function findShowcases(
  db: Database,
  ids: readonly string[],
): Promise<(Selectable<ShowcasesTable> | null)[]> {
  const rows = await db.selectFrom('showcases').selectAll().where(anyOf('id', ids)).execute();
  return inOrderOf(ids, rows, (row) => row.id);
}
