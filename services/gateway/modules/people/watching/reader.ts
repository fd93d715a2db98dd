import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { VIDEO_COLUMNS, type CatalogueScope, shownVideos, type VideoRow } from '../../content/catalogue/public.ts';
import type { WatchState } from './watch-states.ts';

/** What somebody did with a video. */
export interface WatchedVideo extends WatchState {
  readonly videoId: string;
  readonly runLengthSeconds: number;
}

/** The longest row of films to continue. */
export const MOST_TO_CONTINUE = 24;

type Rows = { readonly offset: number; readonly limit: number };

const watchedOf = (db: Database, scope: CatalogueScope, userId: string | RawBuilder<string>) =>
  shownVideos(db, scope)
    .innerJoin('playback_positions as stopped', 'stopped.video_id', 'videos.id')
    .where('stopped.user_id', '=', userId);

const laterOf = (db: Database, scope: CatalogueScope, userId: string) =>
  shownVideos(db, scope)
    .innerJoin('watch_later as later', 'later.video_id', 'videos.id')
    .where('later.user_id', '=', userId);

const toContinueOf = (db: Database, scope: CatalogueScope, userId: string | RawBuilder<string>) =>
  watchedOf(db, scope, userId)
    .where('stopped.position_seconds', '>', 0)
    .where('stopped.is_complete', '=', false)
    .where('videos.is_denied', '=', false)
    .where((eb) =>
      eb.or([eb('stopped.set_aside_at', 'is', null), eb('stopped.set_aside_at', '<', eb.ref('stopped.saved_at'))]),
    );

/** Whether the person of a statement has anything to continue, as a part of it. */
export function isWatching(db: Database, scope: CatalogueScope, person: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (${toContinueOf(db, scope, person).select(sql`1`.as('one'))})`;
}

/** What the person of a statement did with some videos, as a JSON array without those that they did nothing with. */
export function watchedAmong(
  db: Database,
  scope: CatalogueScope,
  person: RawBuilder<string>,
  videoIds: RawBuilder<readonly string[]>,
): RawBuilder<readonly WatchedVideo[]> {
  // From a person's few rows to their films: a page shows a hundred films that they did nothing with.
  const touched = sql<string>`(
    select video_id from playback_positions where user_id = ${person} and video_id = any(${videoIds})
    union select video_id from watch_later where user_id = ${person} and video_id = any(${videoIds})
  )`;
  const found = withMarksOf(shownVideos(db, scope), person).where('videos.id', 'in', touched);
  return sql`(select coalesce(json_agg(each), '[]') from (${found}) each)`;
}

const withMarksOf = (videos: ReturnType<typeof shownVideos>, person: RawBuilder<string>) =>
  videos
    .leftJoin('playback_positions as stopped', (join) =>
      join.onRef('stopped.video_id', '=', 'videos.id').on('stopped.user_id', '=', person),
    )
    .leftJoin('watch_later as later', (join) =>
      join.onRef('later.video_id', '=', 'videos.id').on('later.user_id', '=', person),
    )
    .select([
      'videos.id as videoId',
      'videos.run_length_seconds as runLengthSeconds',
      'stopped.position_seconds as positionSeconds',
      sql<boolean>`coalesce(stopped.is_complete, false)`.as('isComplete'),
      sql<boolean>`later.video_id is not null`.as('isLater'),
    ]);

/** A column that another module adds to a row about a person and a video. */
type VideoFlag = (person: RawBuilder<string>, videoId: RawBuilder<string>) => RawBuilder<boolean>;

/**
 * What the person of a statement began and did not end, as a JSON array with the latest first.
 * @param isFavorite whether it is among their favorites
 */
export function toContinue(
  db: Database,
  scope: CatalogueScope,
  person: RawBuilder<string>,
  most: number,
  isFavorite: VideoFlag,
): RawBuilder<readonly (WatchedVideo & { readonly isFavorite: boolean })[]> {
  const latest = toContinueOf(db, scope, person)
    .leftJoin('watch_later as later', (join) =>
      join.onRef('later.video_id', '=', 'videos.id').on('later.user_id', '=', person),
    )
    .select([
      'videos.id as videoId',
      'videos.run_length_seconds as runLengthSeconds',
      'stopped.position_seconds as positionSeconds',
      'stopped.is_complete as isComplete',
      sql<boolean>`later.video_id is not null`.as('isLater'),
      isFavorite(person, sql.ref('videos.id')).as('isFavorite'),
    ])
    .orderBy('stopped.saved_at', 'desc')
    .orderBy('stopped.video_id', 'desc')
    .limit(most);
  return sql`(select coalesce(json_agg(each), '[]') from (${latest}) each)`;
}

/** What a person began and did not end, latest first, without what they took off the row since. */
export function findToContinue(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  limit: number,
): Promise<VideoRow[]> {
  return toContinueOf(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .orderBy('stopped.saved_at', 'desc')
    .orderBy('stopped.video_id', 'desc')
    .limit(limit)
    .execute();
}

/** What a person watched, latest first. */
export function findWatched(db: Database, scope: CatalogueScope, userId: string, rows: Rows): Promise<VideoRow[]> {
  return watchedOf(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .orderBy('stopped.saved_at', 'desc')
    .orderBy('stopped.video_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** What a person put aside, latest first. */
export function findLater(db: Database, scope: CatalogueScope, userId: string, rows: Rows): Promise<VideoRow[]> {
  return laterOf(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .orderBy('later.added_at', 'desc')
    .orderBy('later.video_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** How many there are of either list, counted up to `most`. */
export async function countOf(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  list: 'watched' | 'later',
  most: number,
): Promise<number> {
  const counted =
    list === 'watched'
      ? watchedOf(db, scope, userId).select('videos.id').limit(most).as('counted')
      : laterOf(db, scope, userId).select('videos.id').limit(most).as('counted');
  const { count } = await db
    .selectFrom(counted)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
