import { sql } from 'kysely';
import type { GatewayServices } from '../../../../services.ts';
import { CATALOGUE_TABLES } from '../shared-sources.ts';
import { nameIn, type Translated } from '../texts-by-language.ts';

/** Days that count. */
export const POPULAR_DAYS = 14;
/** Searches that make a name popular. */
export const FEWEST_SEARCHES = 5;
const MOST = 6;
const DAY_MS = 86_400_000;
const FRESH_MS = 60_000;

/** A name as it is counted, with its texts in other languages where it is that of a category or a film. */
interface PopularName extends Translated {
  readonly name: string;
}

/** The names that were searched for most on a brand within two weeks, at most six, in the language of the request. */
export async function findPopularSearches(
  { shared, db, clock }: Pick<GatewayServices, 'shared' | 'db' | 'clock'>,
  tenantId: string,
): Promise<readonly string[]> {
  const names = await shared.read(
    { name: 'popular searches', tables: CATALOGUE_TABLES, freshMs: FRESH_MS },
    tenantId,
    async () => {
      const since = new Date(clock.now().getTime() - POPULAR_DAYS * DAY_MS);
      const { rows } = await sql<PopularName>`
        with popular as (
          select text as name, sum(searches) as searches from popular_searches
          where tenant_id = ${tenantId} and day >= ${since}
          group by text having sum(searches) >= ${FEWEST_SEARCHES} order by sum(searches) desc, text limit ${MOST}
        )
        select name, coalesce(
          (select c.translations from categories c where c.name = popular.name limit 1),
          (select v.translations from videos v where v.title = popular.name and v.channel_id is null order by v.id limit 1)
        ) as translations
        from popular order by searches desc, name
      `.execute(db);
      return rows;
    },
  );
  return names.map(nameIn);
}
