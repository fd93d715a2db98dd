import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type CatalogueScope, isListed } from '../catalogue/scope.ts';
import type { WallPostsTable } from './tables.ts';

export type WallPostRow = Selectable<WallPostsTable>;

function shownPosts(db: Database, scope: CatalogueScope, now: Date) {
  return db
    .selectFrom('wall_posts')
    .innerJoin('videos', 'videos.id', 'wall_posts.video_id')
    .where('wall_posts.status', '=', 'approved')
    .where('wall_posts.posted_at', '<=', now)
    .where((eb) => isListed(eb as never, scope));
}

/** Approved posts about films that the tenant lists, newest first. */
export function findWallPosts(
  db: Database,
  scope: CatalogueScope,
  now: Date,
  rows: { readonly offset: number; readonly limit: number },
): Promise<WallPostRow[]> {
  return shownPosts(db, scope, now)
    .selectAll('wall_posts')
    .orderBy('wall_posts.posted_at', 'desc')
    .orderBy('wall_posts.id')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** Their number, up to `most`. */
export async function countWallPosts(db: Database, scope: CatalogueScope, now: Date, most: number): Promise<number> {
  const rows = shownPosts(db, scope, now)
    .select(sql<number>`1`.as('one'))
    .limit(most);
  const { count } = await db
    .selectFrom(rows.as('shown'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Sets the verdict on a post.
 * @returns false where this tenant has no such post
 */
export async function moderate(
  db: Database,
  scope: CatalogueScope,
  post: { readonly id: string; readonly status: 'approved' | 'rejected'; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wall_posts')
    .set({ status: post.status, moderated_at: post.at })
    .where('id', '=', post.id)
    .where('site_id', 'in', [...scope.sites])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
