import type { QueryClient } from '@tanstack/react-query';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { RecommenderAccessDocument } from '../api/recommender-access.generated.ts';
import { recommIdOf } from './recomm-ids.ts';

/** What the recommender is told of a film and this person. */
export type Told =
  | { readonly kind: 'detailView' | 'bookmark' | 'purchase' }
  /** From 1 to 10, as people rate. */
  | { readonly kind: 'rating'; readonly rating: number };

export interface ToldFilm {
  readonly videoId: string;
  /** By which it is known what led to it; null where nothing could have. */
  readonly slug: string | null;
}

/**
 * Tells the recommender by its own library, which is loaded for the first thing there is to tell. Says nothing for whom
 * nothing is recommended, and never fails: nothing that a person does may stop for it.
 */
export async function tellRecommender(client: QueryClient, film: ToldFilm, told: Told): Promise<void> {
  if (import.meta.env.BUILT_FLAG_recombee === false) return;
  try {
    const { recommenderAccess } = await client.ensureQueryData({
      ...operationQuery(RecommenderAccessDocument),
      staleTime: Number.POSITIVE_INFINITY,
    });
    if (recommenderAccess === null) return;
    const { sendToRecommender } = await import('./send-to-recommender.ts');
    await sendToRecommender(
      recommenderAccess,
      { film, told, recommId: film.slug === null ? undefined : recommIdOf(film.slug) },
      location,
    );
  } catch {
    // Told twice, gone offline, signed out meanwhile: what is lost is one hint.
  }
}
