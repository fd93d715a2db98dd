import type { Database } from '../../../../db/database.ts';
import {
  type CatalogueScope,
  listedFilmsOfPerformer,
  PERFORMER_COLUMNS,
  performersSeenOn,
} from '../../../content/catalogue/public.ts';
import type { AngelRow } from '../rows.ts';

/** Angels are few; a page shows them all. */
const MOST_ANGELS = 48;

/** The angels of the tenant's sites, in their order; with a slug only that one. */
export async function findAngels(db: Database, scope: CatalogueScope, now: Date, slug?: string): Promise<AngelRow[]> {
  const rows = await performersSeenOn(db, scope.sites)
    .innerJoin('angels', 'angels.performer_id', 'performers.id')
    .select([
      'performer_id',
      'motto',
      'story',
      'chosen_on',
      'position',
      'angels.artwork as own_artwork',
      'angels.translations as own_translations',
    ])
    .select(PERFORMER_COLUMNS)
    .select(listedFilmsOfPerformer(scope, now).as('video_count'))
    .$if(slug !== undefined, (query) => query.where('performers.slug', '=', slug ?? ''))
    .orderBy('position')
    .limit(MOST_ANGELS)
    .execute();
  return rows.map(
    ({ performer_id, motto, story, chosen_on, position, own_artwork, own_translations, ...performer }) => ({
      performer_id,
      motto,
      story,
      chosen_on,
      position,
      artwork: own_artwork,
      translations: own_translations,
      performer,
    }),
  );
}
