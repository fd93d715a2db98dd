import { operationQuery } from '@network/core/api/operation-query.ts';
import { PopularSearchesDocument } from './api/popular-searches.generated.ts';
import { QuickSearchDocument } from './api/quick-search.generated.ts';

/** Suggestions for the text typed so far. */
export const suggestionsQuery = (query: string) => operationQuery(QuickSearchDocument, { query });

/** What is searched for most on this brand. */
export const popularSearchesQuery = operationQuery(PopularSearchesDocument);
