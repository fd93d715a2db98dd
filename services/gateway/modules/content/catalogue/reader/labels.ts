import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { CategoryRow, TagRow } from '../rows.ts';
import type { CatalogueScope } from '../scope.ts';
import { anyOf } from './any-of.ts';
import { groupedBy } from './in-order.ts';
import { type Audience, unlistedFilms } from './listed-films.ts';

/** More categories than a film has. */
const MOST_CATEGORIES_OF_FILM = 100;

/** The tenant's categories by name, with the number of videos that their lists show; those without any are left out. */
export async function findCategories(db: Database, scope: CatalogueScope, audience: Audience): Promise<CategoryRow[]> {
  return (await categoriesOf(db, scope, audience).execute()).map(categoryRow);
}

/** A row of that list; a count is a bigint, which arrives as text. */
export function categoryRow({
  count,
  ...category
}: Pick<CategoryRow, 'slug' | 'name' | 'translations' | 'artwork'> & { readonly count: string }): CategoryRow {
  return { ...category, video_count: Number(count) };
}

/** Builds the query of the list of categories, for a larger statement. */
export function categoriesOf(db: Database, scope: CatalogueScope, audience: Audience) {
  // From the few unlisted films to their categories: left to choose, a planner reads the categories of every film.
  const unlisted = sql<{ category_slug: string; films: string }>`(
    select of_film.category_slug, count(*) as films
    from (${unlistedFilms(scope, audience)}) as film(id)
    cross join lateral (
      select category_slug from video_categories where video_id = film.id limit ${sql.lit(MOST_CATEGORIES_OF_FILM)}
    ) of_film
    group by of_film.category_slug
  )`.as<'unlisted'>('unlisted');
  const count = sql<string>`sum(category_sites.video_count) - coalesce(max(unlisted.films), 0)`;
  return db
    .selectFrom('category_sites')
    .innerJoin('categories', 'categories.slug', 'category_sites.category_slug')
    .leftJoin(unlisted, 'unlisted.category_slug', 'categories.slug')
    .select(['categories.slug', 'categories.name', 'categories.translations', 'categories.artwork', count.as('count')])
    .where(anyOf('category_sites.site_id', scope.sites))
    .groupBy(['categories.slug', 'categories.name'])
    .having(sql<boolean>`${count} > 0`)
    .orderBy('categories.name');
}

/** Slug and names of each video's categories, by name. */
export async function findCategoriesOfVideos(
  db: Database,
  ids: readonly string[],
): Promise<Omit<CategoryRow, 'video_count' | 'artwork'>[][]> {
  const rows = await db
    .selectFrom('video_categories')
    .innerJoin('categories', 'categories.slug', 'video_categories.category_slug')
    .select(['video_categories.video_id', 'categories.slug', 'categories.name', 'categories.translations'])
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
    .select(['video_tags.video_id', 'tags.slug', 'tags.name', 'tags.translations'])
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
    .select(['performer_tags.performer_id', 'tags.slug', 'tags.name', 'tags.translations'])
    .where(anyOf('performer_tags.performer_id', ids))
    .orderBy('tags.name')
    .execute();
  return groupedBy(ids, rows, (row) => row.performer_id);
}
