import type { Database } from '../../../db/database.ts';
import { type CatalogueScope, isShown } from '../scope.ts';
import type { VideoRow } from '../video-subject.ts';
import { inOrderOf } from './in-order.ts';
import { findBySlugOfBefore } from './slug-redirects.ts';
import { VIDEO_COLUMNS } from './video-columns.ts';

/** Videos by id, null for those that the tenant does not show. */
export async function findVideosByIds(
  db: Database,
  scope: CatalogueScope,
  ids: readonly string[],
): Promise<(VideoRow | null)[]> {
  const rows = await db
    .selectFrom('videos')
    .select(VIDEO_COLUMNS)
    .where('videos.id', 'in', [...ids])
    .where((eb) => isShown(eb, scope))
    .execute();
  return inOrderOf(ids, rows, (row) => row.id);
}

/** The video with that slug, or that had it before, when the tenant shows it. */
export async function findVideoBySlug(db: Database, scope: CatalogueScope, slug: string): Promise<VideoRow | null> {
  const row = await db
    .selectFrom('videos')
    .select(VIDEO_COLUMNS)
    .where('videos.slug', '=', slug)
    .where((eb) => isShown(eb, scope))
    .executeTakeFirst();
  if (row !== undefined) return row;
  const id = await findBySlugOfBefore(db, 'film', slug);
  return id === null ? null : ((await findVideosByIds(db, scope, [id]))[0] ?? null);
}
