import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Execute } from '@network/core/api/execute.ts';
import { operationKey } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { filmNotices as texts } from '@network/messages/film-notices.ts';
import { MarkAllNoticesReadDocument, MarkNoticesDocument } from './api/mark-notices.generated.ts';
import { NoticesPageDocument, type NoticesPageQuery } from './api/notices-page.generated.ts';
import { unreadQuery } from './queries.ts';

interface Change {
  /** The film of the notice; null for every notice. */
  readonly videoId: string | null;
  readonly isRead: boolean;
  readonly send: (execute: Execute) => Promise<unknown>;
}

export interface NoticeMarks {
  readonly mark: (videoId: string, isRead: boolean) => void;
  /** Marks the notices up to a given time as read, on other pages of the list too. */
  readonly markAllRead: (until: string) => void;
}

/** Marks notices as read or unread: at once on the page, and back where that fails. */
export function useNoticeMarks(): NoticeMarks {
  const client = useQueryClient();
  const flash = useFlash();
  const { mutate } = useMutation({
    scope: { id: 'notices' },
    mutationFn: ({ send }: Change) => send(transportOf(client)),
    onMutate: (change) => showMarks(client, change),
    onError: (error) =>
      flash({ type: 'error', message: error instanceof NoticesRefusedError ? error.message : errorText(error) }),
    // What the gateway has, also after a failure. A later change that waits will read it.
    onSettled: () => (client.isMutating() > 1 ? undefined : readAgain(client)),
  });
  return {
    mark: (videoId, isRead) =>
      mutate({
        videoId,
        isRead,
        send: async (execute) => {
          const { markNotices } = await execute(MarkNoticesDocument, { videoIds: [videoId], isRead });
          if (markNotices.__typename === 'NoticesMarked') return;
          throw new NoticesRefusedError(messagesOf(texts)('refused.BATCH', { maximum: String(markNotices.maximum) }));
        },
      }),
    markAllRead: (until) =>
      mutate({ videoId: null, isRead: true, send: (execute) => execute(MarkAllNoticesReadDocument, { until }) }),
  };
}

/** A change that the gateway refused; its message is for the person. */
class NoticesRefusedError extends Error {}

const pagesKey = operationKey(NoticesPageDocument as never);

function showMarks(client: QueryClient, { videoId, isRead }: Change): void {
  client.setQueriesData<NoticesPageQuery>(
    { queryKey: pagesKey },
    (data) =>
      data && {
        ...data,
        notices: {
          ...data.notices,
          items: data.notices.items.map((notice) =>
            videoId === null || notice.film.videoId === videoId ? { ...notice, isRead } : notice,
          ),
        },
      },
  );
}

function readAgain(client: QueryClient): Promise<unknown> {
  return Promise.all([pagesKey, unreadQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}
