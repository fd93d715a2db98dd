import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@network/core/api/api-error.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { FavoriteKind } from '@network/graphql/schema-types.generated.ts';
import { cards } from '@network/messages/cards.ts';
import {
  AddFavoritesDocument,
  type FavoritesResultFragment,
  RemoveFavoritesDocument,
} from './api/change-favorites.generated.ts';
import { trackInteraction } from '../recommender-client/track-interaction.ts';
import { type OptimisticToggle, useOptimisticToggle } from './use-optimistic-toggle.ts';

/** The kinds of favorites. */
export interface FavoriteItem {
  readonly kind: FavoriteKind;
  readonly id: string;
  /** Its title, for messages. */
  readonly name: string;
  /** The state from the page's data. */
  readonly isFavorite: boolean;
  /** Confirms that it was added, where that means more than for a film. */
  readonly added?: string;
}

/** The toggle of a favorite: it changes at once, is reset on failure, and can be undone. */
export function useFavorite({ kind, id, name, isFavorite, added }: FavoriteItem): OptimisticToggle {
  const client = useQueryClient();
  const t = useMessages(cards);
  return useOptimisticToggle({
    key: ['favorite', kind, id],
    initial: isFavorite,
    send: async (wanted) => {
      const run = transportOf(client);
      const result = wanted
        ? (await run(AddFavoritesDocument, { kind, ids: [id] })).addFavorites
        : (await run(RemoveFavoritesDocument, { kind, ids: [id] })).removeFavorites;
      refuseUnlessChanged(result, id);
      if (kind === 'VIDEO' && wanted) void trackInteraction(client, { videoId: id, slug: null }, { kind: 'bookmark' });
    },
    confirmation: (isSaved) => (isSaved && added) || t(isSaved ? 'favorite.added' : 'favorite.removed', { name }),
  });
}

function refuseUnlessChanged(result: FavoritesResultFragment, id: string): void {
  if (result.__typename === 'FavoritesChanged' && result.ids.includes(id)) return;
  const code = { FavoritesChanged: 'NOT_FOUND', FavoriteBatchRefused: 'BAD_REQUEST', AccessDenied: 'UNAUTHENTICATED' };
  throw new ApiError('The favourite was not changed.', {
    kind: 'graphql',
    status: 200,
    code: code[result.__typename],
    correlationId: null,
  });
}
