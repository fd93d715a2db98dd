import type { Database } from '../../../db/database.ts';
import type { CategoryRow, TagRow } from '../rows.ts';
import type { CatalogueScope } from '../scope.ts';
import { anyOf } from './any-of.ts';
import { groupedBy } from './in-order.ts';

/** The tenant's categories by name, with the number of videos on its sites. */
export async function findCategories(db: Database, scope: CatalogueScope): Promise<CategoryRow[]> {
  const rows = await categoriesOf(db, scope).execute();
  return rows.map(({ slug, name, count }) => ({ slug, name, video_count: Number(count) }));
}

/** That list as a query, as part of a larger statement. */
export function categoriesOf(db: Database, scope: CatalogueScope) {
  return db
    .selectFrom('category_sites')
    .innerJoin('categories', 'categories.slug', 'category_sites.category_slug')
    .select((eb) => ['categories.slug', 'categories.name', eb.fn.sum<string>('category_sites.video_count').as('count')])
    .where(anyOf('category_sites.site_id', scope.sites))
    .groupBy(['categories.slug', 'categories.name'])
    .orderBy('categories.name');
}

/** Slug and name of each video's categories, by name. */
export async function findCategoriesOfVideos(
  db: Database,
  ids: readonly string[],
): Promise<{ slug: string; name: string }[][]> {
  const rows = await db
    .selectFrom('video_categories')
    .innerJoin('categories', 'categories.slug', 'video_categories.category_slug')
    .select(['video_categories.video_id', 'categories.slug', 'categories.name'])
    .where(anyOf('video_categories.video_id', ids))
    .orderBy('categories.name')
    .execute();
  return groupedBy(ids, rows, (row) => row.video_id);
}

/** Tags of each video, by name. */
export async function findTagsOfVideos(db: Database, ids: readonly string[]): Promise<TagRow[][]> {
  const rows = await db
    .selectFrom('video_tags')
    .innerJoin('tags', 'tags.slug', 'video_tags.tag_slug')
    .select(['video_tags.video_id', 'tags.slug', 'tags.name'])
    .where(anyOf('video_tags.video_id', ids))
    .orderBy('tags.name')
    .execute();
  return groupedBy(ids, rows, (row) => row.video_id);
}

/** Tags of each performer, by name. */
export async function findTagsOfPerformers(db: Database, ids: readonly string[]): Promise<TagRow[][]> {
  const rows = await db
    .selectFrom('performer_tags')
    .innerJoin('tags', 'tags.slug', 'performer_tags.tag_slug')
    .select(['performer_tags.performer_id', 'tags.slug', 'tags.name'])
    .where(anyOf('performer_tags.performer_id', ids))
    .orderBy('tags.name')
    .execute();
  return groupedBy(ids, rows, (row) => row.performer_id);
}
