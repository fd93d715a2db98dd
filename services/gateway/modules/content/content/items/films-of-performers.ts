import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { findFilmsOfPerformersNamed, SHORTEST_PART } from '../../catalogue/public.ts';
import { pageItems } from './page-items.ts';

/** What one search considers, as that of published films does: a part of a name that more performers have says too little. */
const MOST = { performers: 20, films: 500 } as const;

/**
 * Finds the films of performers whose name or slug has a part: those that people see or once saw, and those that only staff see.
 * A part of fewer than three letters finds none, because no index has it.
 * @returns their ids; of either sort 500 at most
 */
export async function findFilmsNaming(db: Database, part: string): Promise<readonly string[]> {
  if (part.length < SHORTEST_PART) return [];
  return [...(await findFilmsOfPerformersNamed(db, part)), ...(await findDraftsNaming(db, part))];
}

/** The films that people don't see whose document names one of the first 20 such performers by slug, seen or not; the last changed ones. */
async function findDraftsNaming(db: Database, part: string): Promise<readonly string[]> {
  const named = { text: part, besides: [], state: null, site: null, among: null, after: null } as const;
  const { items } = await pageItems(db, 'performer', { ...named, limit: MOST.performers });
  if (items.length === 0) return [];
  const slugs = items.map(({ document }) => document.slug);
  const { rows } = await sql<{ id: string }>`
    select id from content_items
    where kind = 'film' and state in ('draft', 'unpublished') and document -> 'performers' ?| ${slugs}::text[]
    order by updated_at desc, id limit ${MOST.films}`.execute(db);
  return rows.map(({ id }) => id);
}
