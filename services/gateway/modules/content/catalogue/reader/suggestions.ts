import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { GatewayServices } from '../../../../services.ts';
import type { CategoryRow, PerformerRow } from '../rows.ts';
import type { CatalogueScope } from '../scope.ts';
import type { VideoRow } from '../video-subject.ts';
import { fittingNames } from './fitting-names.ts';
import { categoriesOf, categoryRow } from './labels.ts';
import { forgiveErrors } from '../known-words/forgive-errors.ts';
import { CATALOGUE_TABLES } from '../shared-sources.ts';
import { countKinds } from './exact-hits.ts';
import { performersOf } from './performers.ts';
import { searched } from './search-words.ts';
import { videosOf } from './video-listing.ts';

/** Suggestions of each kind. */
const SUGGESTIONS = 5;

export interface Suggestions {
  readonly videos: readonly VideoRow[];
  readonly performers: readonly PerformerRow[];
  readonly categories: readonly CategoryRow[];
  /** The typed text as it may have been meant; null where anything has what was typed. */
  readonly didYouMean: string | null;
}

/**
 * Finds videos, performers and categories that fit a text, at most five each: those with that very title or name first,
 * then the newest videos and the best rated performers. Where nothing of any kind has what was typed, it finds those
 * that may have been meant: a person who was meant stands above no film that has the word.
 */
export async function findSuggestions(
  services: Pick<GatewayServices, 'db' | 'clock' | 'shared' | 'catalogueReads'>,
  scope: CatalogueScope,
  text: string,
): Promise<Suggestions> {
  const rows = { offset: 0, limit: SUGGESTIONS };
  const now = services.clock.now();
  const films = searched(services, 'videos', text);
  const people = searched(services, 'performers', text);
  const { corrections, meant } = await forgiveErrors(services, {
    text,
    key: ['suggestions', scope],
    few: 0,
    count: (db, typed, most) => countKinds(services, db, scope, typed, most),
  });
  const found = await services.catalogueReads.read(CATALOGUE_TABLES, (db) =>
    db
      .selectNoFrom([
        jsonArrayFrom(videosOf(db, scope, { now, ...films, corrections }, 'NEWEST', rows)).as('videos'),
        jsonArrayFrom(performersOf(db, scope, { now, ...people, corrections }, 'RATING', rows)).as('performers'),
        jsonArrayFrom(categoriesOf(db, scope, { now })).as('categories'),
      ])
      .executeTakeFirstOrThrow(),
  );
  return {
    // JSON has no timestamps.
    videos: found.videos.map((row) => ({ ...row, released_at: new Date(row.released_at) })),
    performers: found.performers,
    categories: fittingNames(found.categories, text, corrections).slice(0, SUGGESTIONS).map(categoryRow),
    didYouMean: meant,
  };
}
