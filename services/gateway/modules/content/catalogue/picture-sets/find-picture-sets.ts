import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { StockMedia } from '../../media/public.ts';
import type { OwnStill } from './own-still.ts';

/** The picture set of a video. */
export interface PictureSetRow {
  readonly id: string;
  readonly picture_count: number;
  /** The stills of an editor; null for the demonstration's. */
  readonly stills: readonly OwnStill[] | null;
}

/** Where there are no drawn stills, a set that nobody put together has no files. */
const drawsStills = ({ pictures }: Pick<StockMedia, 'pictures'>): boolean => pictures.portrait.length > 0;

/** The picture set of a video, an editor's before the demonstration's; null where there are no pictures to see. */
export async function findPictureSet(
  db: Database,
  stock: Pick<StockMedia, 'pictures'>,
  videoId: string,
): Promise<PictureSetRow | null> {
  const { rows } = await sql<PictureSetRow>`
    select id, picture_count, stills from own_picture_sets where video_id = ${videoId}
    union all select id, picture_count, null from picture_sets
      where video_id = ${videoId} and ${drawsStills(stock)}::boolean
    order by stills nulls last limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** Number of stills of each video that there are files of, 0 where there is no set. */
export async function countPictures(
  db: Database,
  stock: Pick<StockMedia, 'pictures'>,
  ids: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select video.id, coalesce(own.picture_count, demonstration.picture_count, 0) as count
    from unnest(${[...ids]}::text[]) as video(id)
    left join own_picture_sets own on own.video_id = video.id
    left join picture_sets demonstration on demonstration.video_id = video.id and ${drawsStills(stock)}::boolean
  `.execute(db);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}
