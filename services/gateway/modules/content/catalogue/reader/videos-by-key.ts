import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { ofSite } from '../publishing/film-address.ts';
import { type CatalogueScope, isShown, onlySiteOf } from '../scope.ts';
import type { VideoRow } from '../video-subject.ts';
import { inOrderOf } from './in-order.ts';
import { findBySlugOfBefore } from './slug-redirects.ts';
import { VIDEO_COLUMNS } from './video-columns.ts';

/** Videos by id, null for those that the tenant does not show. */
export async function findVideosByIds(
  db: Database,
  scope: CatalogueScope,
  ids: readonly string[],
): Promise<(VideoRow | null)[]> {
  const rows = await db
    .selectFrom('videos')
    .select(VIDEO_COLUMNS)
    .where('videos.id', 'in', [...ids])
    .where((eb) => isShown(eb, scope))
    .execute();
  return inOrderOf(ids, rows, (row) => row.id);
}

/**
 * The video with that slug, or that had it before, when the tenant shows it. A tenant of one site looks among the slugs of its own
 * films first, and then, as others do, among what the whole network knows films by.
 */
export async function findVideoBySlug(db: Database, scope: CatalogueScope, slug: string): Promise<VideoRow | null> {
  const site = onlySiteOf(scope);
  const shown = db
    .selectFrom('videos')
    .select(VIDEO_COLUMNS)
    .where((eb) => isShown(eb, scope));
  const own = site === null ? undefined : await shown.where(hasOwnSlug(site, slug)).executeTakeFirst();
  const row = own ?? (await shown.where('videos.slug', '=', slug).executeTakeFirst());
  if (row !== undefined) return row;
  const names = [slug, ...(site === null ? [] : [ofSite(site, slug)])];
  for (const name of names) {
    const id = await findBySlugOfBefore(db, 'film', name);
    const [film = null] = id === null ? [] : await findVideosByIds(db, scope, [id]);
    if (film !== null) return film;
  }
  return null;
}

/** Whether a film of a site has a slug there; its address may be another. */
const hasOwnSlug = (site: string, slug: string) =>
  sql<boolean>`coalesce(videos.own_slug, videos.slug) = ${slug} and videos.site_id = ${site}`;
