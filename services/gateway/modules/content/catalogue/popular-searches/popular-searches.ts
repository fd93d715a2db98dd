import { sql } from 'kysely';
import type { GatewayServices } from '../../../../services.ts';
import { CATALOGUE_TABLES } from '../shared-sources.ts';

/** Days that count. */
export const POPULAR_DAYS = 14;
/** Searches that make a name popular. */
export const FEWEST_SEARCHES = 5;
const MOST = 6;
const DAY_MS = 86_400_000;
const FRESH_MS = 60_000;

/** The names that were searched for most on a brand within two weeks, at most six. */
export function findPopularSearches(
  { shared, db, clock }: Pick<GatewayServices, 'shared' | 'db' | 'clock'>,
  tenantId: string,
): Promise<readonly string[]> {
  return shared.read({ name: 'popular searches', tables: CATALOGUE_TABLES, freshMs: FRESH_MS }, tenantId, async () => {
    const since = new Date(clock.now().getTime() - POPULAR_DAYS * DAY_MS);
    const { rows } = await sql<{ text: string }>`
      select text from popular_searches where tenant_id = ${tenantId} and day >= ${since}
      group by text having sum(searches) >= ${FEWEST_SEARCHES} order by sum(searches) desc, text limit ${MOST}
    `.execute(db);
    return rows.map(({ text }) => text);
  });
}
