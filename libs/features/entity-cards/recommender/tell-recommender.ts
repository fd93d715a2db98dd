import type { QueryClient } from '@tanstack/react-query';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { RecommenderAccessDocument } from '../api/recommender-access.generated.ts';
import { recommIdOf } from './recomm-ids.ts';

/** An interaction of this person with a film. */
export type Told =
  | { readonly kind: 'detailView' | 'bookmark' | 'purchase' }
  /** From 1 to 10, as people rate. */
  | { readonly kind: 'rating'; readonly rating: number };

export interface ToldFilm {
  readonly videoId: string;
  /** The recommendation that led to it; null where there can be none. */
  readonly slug: string | null;
}

/**
 * Sends an interaction with the recommender's own library, which is loaded for the first one. Sends nothing for people
 * without recommendations, and never fails: it must not interrupt anything.
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
    // Sent twice, offline, signed out meanwhile: only one hint is lost.
  }
}
