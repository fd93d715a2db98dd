import type { QueryClient } from '@tanstack/react-query';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { RecommenderAccessDocument } from './api/recommender-access.generated.ts';
import { recommIdOf } from './recomm-ids.ts';

/** What a person did with a film, as far as recommendations use it. */
export type Interaction =
  | { readonly kind: 'detailView' | 'bookmark' | 'purchase' }
  /** From 1 to 10, as people rate. */
  | { readonly kind: 'rating'; readonly rating: number };

export interface TrackedFilm {
  readonly videoId: string;
  /** Finds the recommendation that led to the film; null where no recommendation can have led to it. */
  readonly slug: string | null;
}

/**
 * Sends an interaction to the recommender by its own client library, which is loaded on first use. Does nothing for
 * people without recommendations, and never rejects: an interaction is a hint that may be lost.
 */
export async function trackInteraction(
  client: QueryClient,
  film: TrackedFilm,
  interaction: Interaction,
): Promise<void> {
  if (import.meta.env.BUILT_FLAG_recombee === false) return;
  try {
    const { recommenderAccess } = await client.ensureQueryData({
      ...operationQuery(RecommenderAccessDocument),
      staleTime: Number.POSITIVE_INFINITY,
    });
    if (recommenderAccess === null) return;
    const { sendInteraction } = await import('./send-interaction.ts');
    await sendInteraction(
      recommenderAccess,
      { film, interaction, recommId: film.slug === null ? undefined : recommIdOf(film.slug) },
      location,
    );
  } catch {
    // Sent twice, offline, or signed out meanwhile: one hint is lost.
  }
}
