import type { Database } from '../../../../db/database.ts';
import type { ChosenStill } from '../../media/public.ts';
import { anyOf } from '../reader/any-of.ts';
import { groupedBy } from '../reader/in-order.ts';

/** The stills that editors chose for films, in the order of their places. */
export async function findChosenStills(db: Database, ids: readonly string[]): Promise<ChosenStill[][]> {
  const rows = await db
    .selectFrom('video_stills')
    .innerJoin('pictures', 'pictures.id', 'video_stills.picture_id')
    .select(['video_id', 'place', 'starts_at_seconds as startsAt', 'rendition as picture'])
    .where(anyOf('video_id', ids))
    .orderBy('place')
    .execute();
  return groupedBy(ids, rows, (row) => row.video_id);
}
