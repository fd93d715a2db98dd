import { operationQuery } from '@network/core/api/operation-query.ts';
import { WatchHistoryDocument, WatchLaterDocument } from './api/watching-pages.generated.ts';

export const historyQuery = (page: number) => operationQuery(WatchHistoryDocument, { page });
export const laterQuery = (page: number) => operationQuery(WatchLaterDocument, { page });
