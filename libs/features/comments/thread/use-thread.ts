import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFlash } from '@network/core/flash/use-flash.ts';
import type { Author } from './loaded-thread.ts';
import { type ThreadActions, threadActions } from './thread-actions.ts';
import type { CommentSort } from './thread-query.ts';

/** The actions of a film's thread in that order, for the person who writes as `author`. */
export function useThreadActions(videoId: string, sort: CommentSort, author: Author): ThreadActions {
  const client = useQueryClient();
  const flash = useFlash();
  return useMemo(
    () =>
      threadActions({
        client,
        videoId,
        sort,
        author,
        showError: (message) => flash({ type: 'error', message }),
      }),
    [author, client, flash, sort, videoId],
  );
}
