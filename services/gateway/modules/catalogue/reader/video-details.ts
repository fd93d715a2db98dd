import type { Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
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

/** What members' expert reviews of each video come to. */
export async function findReviewAverages(
  db: Database,
  ids: readonly string[],
): Promise<Selectable<VideoReviewAveragesTable>[][]> {
  const rows = await db
    .selectFrom('video_review_averages')
    .selectAll()
    .where(anyOf('video_id', ids))
    .orderBy('subject')
    .execute();
  return groupedBy(ids, rows, (row) => row.video_id);
}

/** Number of stills of each video, 0 where there is no set. */
export async function countPictures(db: Database, ids: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('picture_sets')
    .select(['video_id', 'picture_count'])
    .where(anyOf('video_id', ids))
    .execute();
  return inOrderOf(ids, rows, (row) => row.video_id).map((row) => row?.picture_count ?? 0);
}

/** Showcases by id. */
export async function findShowcases(
  db: Database,
  ids: readonly string[],
): Promise<(Selectable<ShowcasesTable> | null)[]> {
  const rows = await db.selectFrom('showcases').selectAll().where(anyOf('id', ids)).execute();
  return inOrderOf(ids, rows, (row) => row.id);
}
