import type { QueryClient } from '@tanstack/react-query';
import { operationKey, operationQuery } from '@network/core/api/operation-query.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { NoticesPageDocument, type NoticesPageQuery } from './api/notices-page.generated.ts';
import { UnreadNoticesDocument } from './api/unread-notices.generated.ts';

export const noticesQuery = (page: number) => operationQuery(NoticesPageDocument, { page });
export const unreadQuery = operationQuery(UnreadNoticesDocument);

/** A page of notices; loaded each time, as they come while a person is elsewhere. */
export const loadNotices = ({ queryClient }: Pick<RouterContext, 'queryClient'>, page: number) =>
  queryClient.fetchQuery({ ...noticesQuery(page), staleTime: 0 });

/** Shows saved settings on every page of notices that is loaded. */
export function showNoticeSettings(client: QueryClient, noticeSettings: NoticesPageQuery['noticeSettings']): void {
  client.setQueriesData<NoticesPageQuery>(
    { queryKey: operationKey(NoticesPageDocument as never) },
    (data) => data && { ...data, noticeSettings },
  );
}
