import { operationQuery } from '@network/core/api/operation-query.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { DownloadsPageDocument } from './api/downloads-page.generated.ts';

export const downloadsQuery = (page: number) => operationQuery(DownloadsPageDocument, { page });

/** A page of downloads; loaded each time, as they are begun elsewhere. */
export const loadDownloads = ({ queryClient }: Pick<RouterContext, 'queryClient'>, page: number) =>
  queryClient.fetchQuery({ ...downloadsQuery(page), staleTime: 0 });
