import type { FetchQueryOptions } from '@tanstack/react-query';
import { operationQuery } from '@network/core/api/operation-query.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import {
  FavoriteChannelsPageDocument,
  FavoritePerformersPageDocument,
  FavoriteVideosExternalDocument,
  FavoriteVideosPageDocument,
} from './api/favorite-lists.generated.ts';
import { FavoritesOverviewDocument } from './api/favorites-overview.generated.ts';

export const overviewQuery = operationQuery(FavoritesOverviewDocument);
export const videosQuery = (page: number) => operationQuery(FavoriteVideosPageDocument, { page });
export const performersQuery = (page: number) => operationQuery(FavoritePerformersPageDocument, { page });
export const channelsQuery = (page: number) => operationQuery(FavoriteChannelsPageDocument, { page });
export const externalQuery = operationQuery(FavoriteVideosExternalDocument);

/** Loads a list each time it is opened: hearts on other pages change it. */
export function fetchFresh<Data>(
  { queryClient }: Pick<RouterContext, 'queryClient'>,
  query: FetchQueryOptions<Data>,
): Promise<Data> {
  return queryClient.fetchQuery({ ...query, staleTime: 0 });
}
