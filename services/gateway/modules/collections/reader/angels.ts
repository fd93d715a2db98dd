import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { anyOf } from '../../catalogue/reader/any-of.ts';
import { PERFORMER_COLUMNS } from '../../catalogue/reader/performers.ts';
import type { CatalogueScope } from '../../catalogue/scope.ts';
import type { AngelRow } from '../rows.ts';

/** Angels are few; a page shows them all. */
const MOST_ANGELS = 48;

/** The angels of the tenant's sites, in their order; with a slug only that one. */
export async function findAngels(db: Database, scope: CatalogueScope, slug?: string): Promise<AngelRow[]> {
  const rows = await db
    .selectFrom('angels')
    .innerJoin('performers', 'performers.id', 'angels.performer_id')
    .select(['performer_id', 'motto', 'story', 'chosen_on', 'position', ...PERFORMER_COLUMNS])
    .select(
      sql<number>`(
        select coalesce(sum(s.video_count), 0)::int from performer_sites s
        where s.performer_id = performers.id and s.site_id = any(${[...scope.sites]}::text[])
      )`.as('video_count'),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('performer_sites')
          .select('performer_sites.performer_id')
          .whereRef('performer_sites.performer_id', '=', 'performers.id')
          .where(anyOf('performer_sites.site_id', scope.sites)),
      ),
    )
    .$if(slug !== undefined, (query) => query.where('performers.slug', '=', slug ?? ''))
    .orderBy('position')
    .limit(MOST_ANGELS)
    .execute();
  return rows.map(({ performer_id, motto, story, chosen_on, position, ...performer }) => ({
    performer_id,
    motto,
    story,
    chosen_on,
    position,
    performer,
  }));
}
