import { operationQuery } from '@network/core/api/operation-query.ts';
import type { RecommendationShelf } from '@network/access/subjects.ts';
import { RECOMMENDED_WITHOUT } from '@network/tenant/constants.ts';
import { RecommendationsDocument } from './api/recommendations.generated.ts';

/** The number of films in a shelf. */
const SHELF_FILMS = 12;

/** The films of a shelf; `about` as the gateway describes it, `without` those that the page shows already. */
export const shelfQuery = (shelf: RecommendationShelf, about: string | null, without: readonly string[]) => ({
  ...operationQuery(RecommendationsDocument, {
    shelf,
    about,
    first: SHELF_FILMS,
    after: null,
    without: [...new Set(without)].slice(0, RECOMMENDED_WITHOUT),
  }),
  // The shelf stays the same while the person moves between pages: a recommendation stays valid for a while.
  staleTime: 5 * 60_000,
});

/** The page of recommended films: its beginning, or what comes after it. */
export const recommendedQuery = (
  first: number,
  after: { readonly recommId: string; readonly place: number } | null,
) => {
  const query = operationQuery(RecommendationsDocument, {
    shelf: 'recommendedVideos',
    about: null,
    first,
    after: after?.recommId ?? null,
    without: [],
  });
  return { ...query, queryKey: [...query.queryKey, after?.place ?? 0], staleTime: Number.POSITIVE_INFINITY };
};
