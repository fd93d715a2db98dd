import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { FACETS_OF_VIDEO } from '../facet-index.ts';
import { searchOfVideo } from '../search-index.ts';

/**
 * Rebuilds what films are searched by and their facets, in one statement: each further one would write every row, and its
 * entries in all indexes, once more.
 */
export async function indexFilms(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update videos set search = ${searchOfVideo()}, facets = ${FACETS_OF_VIDEO} where videos.id = any(${[...ids]}::text[])
  `.execute(trx);
}
