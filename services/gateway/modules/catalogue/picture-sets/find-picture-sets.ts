import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { OwnStill } from './own-still.ts';

/** The picture set of a video. */
export interface PictureSetRow {
  readonly id: string;
  readonly picture_count: number;
  /** Those of an editor; null for the demonstration's. */
  readonly stills: readonly OwnStill[] | null;
}

/** The picture set of a video, an editor's before the demonstration's; null where there is none. */
export async function findPictureSet(db: Database, videoId: string): Promise<PictureSetRow | null> {
  const { rows } = await sql<PictureSetRow>`
    select id, picture_count, stills from own_picture_sets where video_id = ${videoId}
    union all select id, picture_count, null from picture_sets where video_id = ${videoId}
    order by stills nulls last limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** Number of stills of each video, 0 where there is no set. */
export async function countPictures(db: Database, ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select video.id, coalesce(own.picture_count, demonstration.picture_count, 0) as count
    from unnest(${[...ids]}::text[]) as video(id)
    left join own_picture_sets own on own.video_id = video.id
    left join picture_sets demonstration on demonstration.video_id = video.id
  `.execute(db);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}
