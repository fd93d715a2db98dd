import type { Database } from '../../../db/database.ts';
import { anyOf } from '../../catalogue/reader/any-of.ts';
import { type CatalogueScope, showsEverySite } from '../../catalogue/scope.ts';
import type { AwardRow } from '../rows.ts';

function ofScope(db: Database, scope: CatalogueScope) {
  const awards = db.selectFrom('awards');
  return showsEverySite(scope) ? awards : awards.where(anyOf('awards.site_id', scope.sites));
}

/** Prizes of the tenant's sites, the latest year first, with their films and performers. */
export function findAwards(
  db: Database,
  scope: CatalogueScope,
  rows: { readonly offset: number; readonly limit: number },
): Promise<AwardRow[]> {
  return ofScope(db, scope)
    .leftJoin('videos', 'videos.id', 'awards.video_id')
    .leftJoin('performers', 'performers.id', 'awards.performer_id')
    .selectAll('awards')
    .select([
      'videos.slug as video_slug',
      'videos.title as video_title',
      'performers.slug as performer_slug',
      'performers.name as performer_name',
    ])
    .orderBy('awards.year', 'desc')
    .orderBy('awards.position')
    .orderBy('awards.id')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** How many there are, counted up to `most`. */
export async function countAwards(db: Database, scope: CatalogueScope, most: number): Promise<number> {
  const rows = ofScope(db, scope).select('awards.id').limit(most).as('counted');
  const { count } = await db
    .selectFrom(rows)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
