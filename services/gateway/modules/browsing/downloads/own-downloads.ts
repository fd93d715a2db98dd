import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { type CatalogueScope, shownVideos, VIDEO_COLUMNS, type VideoRow } from '../../content/catalogue/public.ts';

/** A film that a person downloaded, and when a download of it was counted last. */
export type DownloadRow = VideoRow & { readonly downloaded_at: Date };

/** A person's downloaded films that the tenant shows, each once, the latest first. */
export function findDownloads(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  rows: { readonly offset: number; readonly limit: number },
): Promise<DownloadRow[]> {
  return downloadedBy(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .select('download.downloaded_at')
    .orderBy('download.downloaded_at', 'desc')
    .orderBy('download.video_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** How many there are, counted up to `most`. */
export async function countDownloads(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  most: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      downloadedBy(db, scope, userId)
        .select(sql`1`.as('one'))
        .limit(most)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const downloadedBy = (db: Database, scope: CatalogueScope, userId: string) =>
  shownVideos(db, scope).innerJoin(
    (eb) =>
      eb
        .selectFrom('download_events')
        .select(({ fn }) => ['video_id', fn.max('downloaded_at').as('downloaded_at')])
        .where('user_id', '=', userId)
        .groupBy('video_id')
        .as('download'),
    (join) => join.onRef('download.video_id', '=', 'videos.id'),
  );
