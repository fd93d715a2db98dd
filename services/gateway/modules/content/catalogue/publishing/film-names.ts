import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** The names by which people know, or knew, a film. */
export interface ShownFilmName {
  readonly id: string;
  readonly site: string;
  /** Null for an address that it had before. */
  readonly slug: string | null;
  readonly address: string;
}

/** The published films, and those that were, that have or had one of these names as slug or address. */
export async function findShownFilmNames(db: Database, names: readonly string[]): Promise<readonly ShownFilmName[]> {
  const wanted = [...names];
  const { rows } = await sql<ShownFilmName>`
    select id, site_id as site, coalesce(own_slug, slug) as slug, slug as address from videos
      where slug = any(${wanted}::text[]) or coalesce(own_slug, slug) = any(${wanted}::text[])
    union all
    select v.id, v.site_id, null, former.slug from slug_redirects former join videos v on v.id = former.entity_id
      where former.kind = 'film' and former.slug = any(${wanted}::text[])`.execute(db);
  return rows;
}
