import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../db/database.ts';
import { type CatalogueScope, isListed } from '../scope.ts';
import type { VideoRow } from '../video-subject.ts';
import { matchesWords } from './search-words.ts';
import { VIDEO_COLUMNS } from './video-columns.ts';

export type VideoSorting = 'NEWEST' | 'RATING' | 'MOST_VIEWED' | 'NAME';

/** What a list of videos is narrowed to. Lists left out do not narrow; every word, category and performer must fit. */
export interface VideoFilter {
  readonly now: Date;
  readonly upcoming?: boolean;
  readonly search?: string;
  readonly categories?: readonly string[];
  readonly performers?: readonly string[];
  readonly freeOnly?: boolean;
  readonly exclusiveOnly?: boolean;
  /** Leaves out what nobody can play. */
  readonly playableOnly?: boolean;
}

type Query = SelectQueryBuilder<Tables, 'videos', object>;

/** Rows of a list in its order; upcoming ones in the order of their release. */
export function findVideos(
  db: Database,
  scope: CatalogueScope,
  filter: VideoFilter,
  sorting: VideoSorting,
  rows: { readonly offset: number; readonly limit: number },
): Promise<VideoRow[]> {
  const sorted = inOrder(narrowed(db, scope, filter), filter.upcoming === true ? 'SOONEST' : sorting);
  return sorted.select(VIDEO_COLUMNS).offset(rows.offset).limit(rows.limit).execute();
}

/** How many rows such a list has, counted up to `most`. */
export async function countVideos(
  db: Database,
  scope: CatalogueScope,
  filter: VideoFilter,
  most: number,
): Promise<number> {
  const rows = narrowed(db, scope, filter).select('videos.id').limit(most).as('counted');
  const { count } = await db
    .selectFrom(rows)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function narrowed(db: Database, scope: CatalogueScope, filter: VideoFilter): Query {
  let query: Query = db
    .selectFrom('videos')
    .where((eb) => isListed(eb, scope))
    .where('videos.released_at', filter.upcoming === true ? '>' : '<=', filter.now);
  if (filter.search !== undefined) query = query.where(matchesWords('videos.search', filter.search));
  for (const slug of filter.categories ?? []) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('video_categories')
          .select('video_id')
          .whereRef('video_categories.video_id', '=', 'videos.id')
          .where('category_slug', '=', slug),
      ),
    );
  }
  for (const slug of filter.performers ?? []) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('video_performers')
          .innerJoin('performers', 'performers.id', 'video_performers.performer_id')
          .select('video_id')
          .whereRef('video_performers.video_id', '=', 'videos.id')
          .where('performers.slug', '=', slug),
      ),
    );
  }
  if (filter.freeOnly) query = query.where('videos.free_video', '=', sql<boolean>`true`);
  if (filter.exclusiveOnly) query = query.where('videos.is_exclusive', '=', sql<boolean>`true`);
  if (filter.playableOnly) query = query.where('videos.is_denied', '=', sql<boolean>`false`);
  return query;
}

/** The id makes the order total, so that no row is on two pages. */
function inOrder(query: Query, sorting: VideoSorting | 'SOONEST'): Query {
  switch (sorting) {
    case 'NEWEST':
      return query.orderBy('videos.released_at', 'desc').orderBy('videos.id', 'desc');
    case 'SOONEST':
      return query.orderBy('videos.released_at').orderBy('videos.id');
    case 'RATING':
      return query.orderBy('videos.rating', 'desc').orderBy('videos.id', 'desc');
    case 'MOST_VIEWED':
      return query.orderBy('videos.views', 'desc').orderBy('videos.id', 'desc');
    case 'NAME':
      return query.orderBy('videos.title').orderBy('videos.id');
  }
}
