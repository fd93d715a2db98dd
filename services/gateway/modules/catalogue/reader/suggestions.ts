import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Clock } from '../../../config/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { CategoryRow, PerformerRow } from '../rows.ts';
import type { CatalogueScope } from '../scope.ts';
import type { VideoRow } from '../video-subject.ts';
import { categoriesOf, categoryRow } from './labels.ts';
import { performersOf } from './performers.ts';
import { searched, searchWords } from './search-words.ts';
import { videosOf } from './video-listing.ts';

/** Suggestions of each kind. */
const SUGGESTIONS = 5;

export interface Suggestions {
  readonly videos: readonly VideoRow[];
  readonly performers: readonly PerformerRow[];
  readonly categories: readonly CategoryRow[];
}

/** The newest videos, best rated performers and the categories that fit a text, at most five each, in one statement. */
export async function findSuggestions(
  services: { readonly db: Database; readonly clock: Clock },
  scope: CatalogueScope,
  text: string,
): Promise<Suggestions> {
  const { db, clock } = services;
  const rows = { offset: 0, limit: SUGGESTIONS };
  const now = clock.now();
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(videosOf(db, scope, { now, ...searched(services, 'videos', text) }, 'NEWEST', rows)).as('videos'),
      jsonArrayFrom(performersOf(db, scope, { now, ...searched(services, 'performers', text) }, 'RATING', rows)).as(
        'performers',
      ),
      jsonArrayFrom(categoriesOf(db, scope, { now })).as('categories'),
    ])
    .executeTakeFirstOrThrow();
  const words = searchWords(text);
  const fits = (name: string): boolean => {
    const own = searchWords(name);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  };
  return {
    // JSON has no moments.
    videos: found.videos.map((row) => ({ ...row, released_at: new Date(row.released_at) })),
    performers: found.performers,
    categories: found.categories
      .filter(({ name }) => fits(name))
      .slice(0, SUGGESTIONS)
      .map(categoryRow),
  };
}
