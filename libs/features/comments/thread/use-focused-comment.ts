import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { keepInView } from './keep-in-view.ts';
import { type CommentSort, focusComment } from './thread-query.ts';

/**
 * Loads the comment that the address names, once the thread is there, and scrolls to it.
 * @returns its id once it is shown, or once it is known to be gone; until then it is being looked for
 */
export function useFocusedComment(
  { videoId, sort }: { readonly videoId: string; readonly sort: CommentSort },
  commentId: string | null,
  isThreadLoaded: boolean,
): { readonly focusedId: string | null; readonly missingId: string | null; readonly isSeeking: boolean } {
  const t = useMessages(comments);
  const flash = useFlash();
  const client = useQueryClient();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const [settledId, setSettledId] = useState<string | null>(null);
  const requested = useRef<string | null>(null);

  useEffect(() => {
    if (commentId === null || !isThreadLoaded || requested.current === commentId) return;
    requested.current = commentId;
    void focusComment(client, { videoId, sort, commentId })
      .then(
        (isHere) => (isHere ? setFocusedId : setMissingId)(commentId),
        () => flash({ type: 'error', message: t('errors.fetch') }),
      )
      .finally(() => setSettledId(commentId));
  }, [client, commentId, flash, isThreadLoaded, sort, t, videoId]);

  useEffect(() => (focusedId === null ? undefined : keepInView(`comment-${focusedId}`)), [focusedId]);

  const isSeeking = isThreadLoaded && commentId !== null && settledId !== commentId;
  return { focusedId, missingId, isSeeking };
}
