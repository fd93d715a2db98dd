import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { among } from '../among.ts';
import { facetsOfVideo } from '../facet-index.ts';
import { searchOfVideo } from '../search-index.ts';

/**
 * Rebuilds what films are searched by and their facets, all or some, in one statement: each further one would write every
 * row, and its entries in all indexes, once more.
 */
export async function indexFilms(trx: Database, ids?: readonly string[]): Promise<void> {
  await sql`
    update videos set search = ${searchOfVideo()}, facets = ${facetsOfVideo()} ${among('videos.id', ids)}
  `.execute(trx);
}
