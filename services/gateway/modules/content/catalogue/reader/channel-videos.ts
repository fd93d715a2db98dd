import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import type { VideoRow } from '../video-subject.ts';
import { groupedBy } from './in-order.ts';
import { CAST_MEMBERS, VIDEO_COLUMNS } from './video-columns.ts';
import { type ChannelKinds, shownKinds } from './channel-list.ts';

/** A channel, one of its packs, or all channels of the kinds that are shown. */
export type ChannelPlace =
  | { readonly channelId: string }
  | { readonly packId: string; readonly channelId: string }
  | { readonly kinds: ChannelKinds };

type Query = SelectQueryBuilder<Tables, 'videos', object>;

/** Released videos of a place, newest first. */
export function findChannelVideos(
  db: Database,
  place: ChannelPlace,
  now: Date,
  rows: { readonly offset: number; readonly limit: number },
): Promise<VideoRow[]> {
  const newestFirst = (query: Query): Query => query.orderBy('videos.released_at', 'desc').orderBy('videos.id', 'desc');
  // Skipped rows are only scanned: whole rows and casts are read for the page alone.
  const page = newestFirst(narrowed(db, place, now))
    .select('videos.id')
    .offset(rows.offset)
    .limit(rows.limit);
  return newestFirst(db.selectFrom('videos').where('videos.id', 'in', page))
    .select([...VIDEO_COLUMNS, CAST_MEMBERS])
    .execute();
}

export async function countChannelVideos(db: Database, place: ChannelPlace, now: Date, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(narrowed(db, place, now).select('videos.id').limit(most).as('counted'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function narrowed(db: Database, place: ChannelPlace, now: Date): Query {
  const query: Query = db
    .selectFrom('videos')
    .where('videos.channel_id', 'is not', null)
    .where('videos.is_published', '=', sql<boolean>`true`)
    .where('videos.released_at', '<=', now);
  if ('packId' in place) {
    return query.where('videos.channel_id', '=', place.channelId).where('videos.channel_pack_id', '=', place.packId);
  }
  if ('channelId' in place) return query.where('videos.channel_id', '=', place.channelId);
  const kinds = shownKinds(place.kinds);
  if (kinds.length === 2) return query;
  return query.where((eb) =>
    eb.exists(
      eb
        .selectFrom('channels')
        .select('channels.id')
        .whereRef('channels.id', '=', 'videos.channel_id')
        .where(sql<boolean>`channels.is_third_party = any(${kinds}::boolean[])`),
    ),
  );
}

/** The newest few released videos of each channel or pack. */
export async function findNewestOf(
  db: Database,
  column: 'channel_id' | 'channel_pack_id',
  ids: readonly string[],
  limit: number,
  now: Date,
): Promise<VideoRow[][]> {
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${[...ids]}::text[])`.as<'wanted'>(sql`wanted(id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('videos')
          .select(VIDEO_COLUMNS)
          .where('videos.channel_id', 'is not', null)
          .where('videos.is_published', '=', sql<boolean>`true`)
          .whereRef(`videos.${column}`, '=', 'wanted.id')
          .where('videos.released_at', '<=', now)
          .orderBy('videos.released_at', 'desc')
          .orderBy('videos.id', 'desc')
          .limit(limit)
          .as('found'),
      (join) => join.onTrue(),
    )
    .selectAll('found')
    .orderBy('found.released_at', 'desc')
    .orderBy('found.id', 'desc')
    .execute();
  return groupedBy(ids, rows, (row) => row[column] ?? '');
}
