import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { facetPerformers } from '../facet-index.ts';
import { type CountedParts, countBySite } from '../search-index.ts';

/** Counts the films of categories and performers again, all or some, and on which sites performers are seen. */
export async function recount(trx: Database, parts?: CountedParts): Promise<void> {
  // All of a large catalogue takes longer than a page may.
  if (parts === undefined) await sql`set local statement_timeout = 0`.execute(trx);
  // Two that count the same would each insert their count.
  await sql`lock table category_sites, performer_sites in share row exclusive mode`.execute(trx);
  await countBySite(trx, parts);
  await facetPerformers(trx, parts?.performers);
}
