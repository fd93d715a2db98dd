import type { Database } from '../../../../db/database.ts';
import type { AwardFacts, AwardResult } from '../../../../graphql/resolvers.generated.ts';
import {
  anyOf,
  type CatalogueScope,
  performerNames,
  showsEverySite,
  slugInScope,
  videoNames,
} from '../../../content/catalogue/public.ts';
import type { AwardRow } from '../rows.ts';

function ofScope(db: Database, scope: CatalogueScope) {
  const awards = db.selectFrom('awards');
  return showsEverySite(scope) ? awards : awards.where(anyOf('awards.site_id', scope.sites));
}

function withResult(awards: ReturnType<typeof ofScope>, result: AwardResult | null) {
  return result === null ? awards : awards.where('awards.is_win', '=', result === 'WON');
}

/** Prizes of the tenant's sites, the latest year first, with their films and performers. */
export function findAwards(
  db: Database,
  scope: CatalogueScope,
  result: AwardResult | null,
  rows: { readonly offset: number; readonly limit: number },
): Promise<AwardRow[]> {
  return described(db, scope, result).offset(rows.offset).limit(rows.limit).execute();
}

/** More prizes of one performer than a page shows. */
const MOST_OF_PERFORMER = 24;

/** Finds the awards of one performer, as far as a page shows them. */
export function findAwardsOfPerformer(db: Database, scope: CatalogueScope, slug: string): Promise<AwardRow[]> {
  return described(db, scope, null).where('performers.slug', '=', slug).limit(MOST_OF_PERFORMER).execute();
}

function described(db: Database, scope: CatalogueScope, result: AwardResult | null) {
  return withResult(ofScope(db, scope), result)
    .leftJoin(videoNames(db).as('videos'), 'videos.id', 'awards.video_id')
    .leftJoin(performerNames(db).as('performers'), 'performers.id', 'awards.performer_id')
    .selectAll('awards')
    .select([
      slugInScope(scope, 'videos').as('video_slug'),
      'videos.title as video_title',
      'videos.translations as video_translations',
      'videos.composition as video_composition',
      'videos.own_media as video_own_media',
      'videos.picture_focus as video_picture_focus',
      'videos.picture_crops as video_picture_crops',
      'performers.slug as performer_slug',
      'performers.name as performer_name',
      'performers.artwork as performer_artwork',
    ])
    .orderBy('awards.year', 'desc')
    .orderBy('awards.position')
    .orderBy('awards.id');
}

/** How many there are, counted up to `most`. */
export async function countAwards(
  db: Database,
  scope: CatalogueScope,
  result: AwardResult | null,
  most: number,
): Promise<number> {
  const rows = withResult(ofScope(db, scope), result).select('awards.id').limit(most).as('counted');
  const { count } = await db
    .selectFrom(rows)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sums over all prizes of the tenant's sites. */
export async function awardFacts(db: Database, scope: CatalogueScope): Promise<AwardFacts> {
  const { wins, nominations, festivals, since } = await ofScope(db, scope)
    .select(({ fn, ref }) => [
      fn.countAll<string>().filterWhere('awards.is_win', '=', true).as('wins'),
      fn.countAll<string>().filterWhere('awards.is_win', '=', false).as('nominations'),
      fn.count<string>(ref('awards.organization')).distinct().as('festivals'),
      fn.min<number | null>('awards.year').as('since'),
    ])
    .executeTakeFirstOrThrow();
  return { wins: Number(wins), nominations: Number(nominations), festivals: Number(festivals), since };
}
