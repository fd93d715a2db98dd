import { requests } from 'recombee-api-client';
import type { GatewayServices } from '../../../services.ts';
import { pseudonymOf, recommenderOf } from '../recommendations/public.ts';
import type { KnownReelEvent } from './record-reel-event.ts';
import type { ReelEventKind } from './reel-event.ts';

/** Sends an event to the recommender of reels, if there is one, under the person's pseudonym. A repeated event is ignored. */
export async function sendReelEvent(
  services: GatewayServices,
  kind: ReelEventKind,
  event: KnownReelEvent,
): Promise<void> {
  const recommender = recommenderOf(services, 'network-reels');
  if (recommender === null) return;
  const request = requestOf(kind, event, pseudonymOf(services.config.secrets, event.userId));
  await recommender.send(request).catch((error: unknown) => {
    const { statusCode } = error as { statusCode?: number };
    // Sent twice, or removing what was never sent.
    if (statusCode !== 409 && !(statusCode === 404 && request.method === 'DELETE')) throw error;
  });
}

function requestOf(kind: ReelEventKind, { itemId, happenedAt, recommId, rating }: KnownReelEvent, userId: string) {
  const options = {
    timestamp: happenedAt.toISOString(),
    cascadeCreate: true,
    ...(recommId !== null && { recommId }),
  };
  switch (kind) {
    case 'view':
      return new requests.AddDetailView(userId, itemId, options);
    case 'purchase':
      return new requests.AddPurchase(userId, itemId, options);
    case 'add-bookmark':
      return new requests.AddBookmark(userId, itemId, options);
    case 'delete-bookmark':
      return new requests.DeleteBookmark(userId, itemId);
    case 'rating':
      return rating === null
        ? new requests.DeleteRating(userId, itemId)
        : new requests.AddRating(userId, itemId, rating, options);
  }
}
