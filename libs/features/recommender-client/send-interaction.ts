import { AddBookmark, AddDetailView, AddPurchase, AddRating, ApiClient } from 'recombee-js-api-client';
import { RATING_MAX } from '@network/tenant/constants.ts';
import type { RecommenderAccessQuery } from './api/recommender-access.generated.ts';
import type { Interaction, TrackedFilm } from './track-interaction.ts';

export interface InteractionReport {
  readonly film: TrackedFilm;
  readonly interaction: Interaction;
  /** The recommendation that led to the film. */
  readonly recommId: string | undefined;
}

/** A rating of 1 to 10 on the recommender's scale, from -1 to 1. */
export function scaledRating(rating: number): number {
  const middle = (RATING_MAX + 1) / 2;
  return Math.max(-1, Math.min(1, (rating - middle) / (RATING_MAX - middle)));
}

/** Sends one interaction to Recombee, or to this host where the recommender is built in. @throws ApiError of the client library */
export async function sendInteraction(
  { region, database, publicToken, userId }: NonNullable<RecommenderAccessQuery['recommenderAccess']>,
  { film, interaction, recommId }: InteractionReport,
  at: { readonly host: string; readonly protocol: string },
): Promise<void> {
  const where =
    region === null
      ? { baseUri: `${at.host}/recombee`, useHttps: at.protocol === 'https:' }
      : { region, useHttps: true };
  await new ApiClient(database, publicToken, where).send(requestOf(userId, film.videoId, interaction, recommId));
}

function requestOf(userId: string, videoId: string, interaction: Interaction, recommId: string | undefined) {
  const options = recommId === undefined ? {} : { recommId };
  switch (interaction.kind) {
    case 'rating':
      return new AddRating(userId, videoId, scaledRating(interaction.rating), options);
    case 'detailView':
      return new AddDetailView(userId, videoId, options);
    case 'bookmark':
      return new AddBookmark(userId, videoId, options);
    case 'purchase':
      return new AddPurchase(userId, videoId, options);
  }
}
