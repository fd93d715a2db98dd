import type { Database } from '../../../../db/database.ts';
import type { SlugRedirectsTable } from '../tables.ts';

/** The id of what had this slug before; null for a slug that nothing had. */
export async function findBySlugOfBefore(
  db: Database,
  kind: SlugRedirectsTable['kind'],
  slug: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('slug_redirects')
    .select('entity_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.entity_id ?? null;
}
