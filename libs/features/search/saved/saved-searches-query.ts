import { operationQuery } from '@network/core/api/operation-query.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { SavedSearchesDocument } from '../api/saved-searches.generated.ts';

/** What the viewer saved on this brand, the latest first. */
export const savedSearchesQuery = operationQuery(SavedSearchesDocument);

/** Loaded each time, as searches are saved on other pages. */
export const loadSavedSearches = ({ queryClient }: Pick<RouterContext, 'queryClient'>) =>
  queryClient.fetchQuery({ ...savedSearchesQuery, staleTime: 0 });
