import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { type CatalogueScope, listedVideos } from '../../content/catalogue/public.ts';
import type { FilmKey } from '../../content/media/public.ts';
import type { WallPostsTable } from './tables.ts';

/** A post with the media of its film. */
export type WallPostRow = Selectable<WallPostsTable> & Omit<FilmKey, 'id'>;

/** Chooses the posts of a list. */
export interface WallChoice {
  readonly now: Date;
  /** Null for everybody's. */
  readonly curator: string | null;
}

function shownPosts(db: Database, scope: CatalogueScope, { now, curator }: WallChoice) {
  const shown = listedVideos(db, scope)
    .innerJoin('wall_posts', 'wall_posts.video_id', 'videos.id')
    .where('wall_posts.status', '=', 'approved')
    .where('wall_posts.posted_at', '<=', now);
  return curator === null ? shown : shown.where('wall_posts.curator', '=', curator);
}

/** Approved posts about films that the tenant lists, newest first. */
export function findWallPosts(
  db: Database,
  scope: CatalogueScope,
  choice: WallChoice,
  rows: { readonly offset: number; readonly limit: number },
): Promise<WallPostRow[]> {
  return shownPosts(db, scope, choice)
    .selectAll('wall_posts')
    .select(['videos.composition', 'videos.own_media', 'videos.picture_focus', 'videos.picture_crops'])
    .orderBy('wall_posts.posted_at', 'desc')
    .orderBy('wall_posts.id')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** Their number, up to `most`. */
export async function countWallPosts(
  db: Database,
  scope: CatalogueScope,
  choice: WallChoice,
  most: number,
): Promise<number> {
  const rows = shownPosts(db, scope, choice)
    .select(sql<number>`1`.as('one'))
    .limit(most);
  const { count } = await db
    .selectFrom(rows.as('shown'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** More curators than a wall names. */
const MOST_CURATORS = 24;

/** The curators of approved posts, those with most posts first. */
export async function findCurators(
  db: Database,
  scope: CatalogueScope,
  now: Date,
): Promise<{ readonly name: string; readonly postCount: number }[]> {
  const rows = await shownPosts(db, scope, { now, curator: null })
    .select(({ fn }) => ['wall_posts.curator as name', fn.countAll<string>().as('count')])
    .groupBy('wall_posts.curator')
    .orderBy('count', 'desc')
    .orderBy('wall_posts.curator')
    .limit(MOST_CURATORS)
    .execute();
  return rows.map(({ name, count }) => ({ name, postCount: Number(count) }));
}
