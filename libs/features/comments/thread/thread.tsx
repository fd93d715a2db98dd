import { MessageCircle } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { loadMoreOf } from './load-more-of.ts';
import { MissingComment } from './missing-comment.tsx';
import { ReviewComposer } from './review-composer.tsx';
import { ThreadEntry } from './thread-entry.tsx';
import { ThreadHead } from './thread-head.tsx';
import { type CommentSort, freshQuery, threadQuery } from './thread-query.ts';
import type { ThreadRights } from './thread-rights.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useFocusedComment } from './use-focused-comment.ts';
import { useThreadActions } from './use-thread.ts';

export interface ThreadProps {
  readonly videoId: string;
  readonly slug: string;
  /** How many comments there were when the page was made. */
  readonly count: number;
  readonly rights: ThreadRights;
  /** The section is on screen, so polling is worthwhile. */
  readonly isInView: boolean;
  readonly focusCommentId: string | null;
  /** The first comments are there, with the one that the address names, or could not be had. */
  readonly onSettled?: () => void;
}

/** The comments of a video, for people who may read them. */
export default function Thread(props: ThreadProps) {
  const { videoId, slug, count, rights, isInView, focusCommentId, onSettled } = props;
  const t = useMessages(comments);
  const { profile } = useSession();
  const [sort, setSort] = useState<CommentSort>('NEWEST');
  const [isLoadingMore, setLoadingMore] = useState(false);
  const thread = useQuery(threadQuery(videoId, sort));
  const fresh = useQuery({ ...freshQuery(videoId, sort), enabled: isInView && thread.isSuccess });
  const author = useMemo(
    () => ({
      displayName: profile?.displayName ?? t('comment.mine'),
      avatar: profile?.avatar ?? null,
      badges: profile?.badges ?? [],
    }),
    [profile, t],
  );
  const actions = useThreadActions(videoId, sort, author);
  const list = useRef<HTMLOListElement>(null);
  const { isPending } = thread;
  const { focusedId, missingId, isSeeking } = useFocusedComment({ videoId, sort }, focusCommentId, thread.isSuccess);

  useEffect(() => {
    if (!isPending && !isSeeking) onSettled?.();
  }, [isPending, isSeeking, onSettled]);

  const loadMore = async (): Promise<void> => {
    await loadMoreOf(
      () => list.current,
      async () => {
        setLoadingMore(true);
        await actions.loadMore();
        setLoadingMore(false);
      },
    );
  };
  const data = thread.data;
  // Not before it is known whether the comment of the address is among them: a notice that it is gone comes above them.
  const entries = data && !isSeeking ? [...(data.pinned ? [data.pinned] : []), ...data.threads] : [];
  // A thread that the address opens gets a new key, so that it starts with its replies shown.
  const containsFocus = (replies: readonly { readonly commentId: string }[] = []): boolean =>
    focusedId !== null && replies.some(({ commentId }) => commentId === focusedId);
  const needsName = typeof profile?.displayName !== 'string';

  return (
    <div className="flex flex-col gap-8">
      {rights.add ? (
        <ReviewComposer
          draftKey={videoId}
          slug={slug}
          needsName={needsName}
          send={(text, shownRating) => actions.send(text, null, shownRating)}
        />
      ) : null}
      <ThreadHead total={data?.total ?? null} fresh={fresh.data ?? 0} sort={sort} onSort={setSort} />
      {thread.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-small">
          <p>{t('errors.fetch')}</p>
          <Button size="small" variant="outline" onClick={() => void thread.refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {isPending || isSeeking ? <ThreadSkeleton label={t('loading')} count={count} /> : null}
      {missingId === focusCommentId && missingId !== null ? <MissingComment key={missingId} /> : null}
      {data && !isSeeking && entries.length === 0 ? (
        <EmptyState
          icon={<MessageCircle aria-hidden="true" />}
          title={t('empty.title')}
          text={t('empty.text')}
          headingLevel={3}
        />
      ) : null}
      {entries.length > 0 ? (
        <ol ref={list} role="list" className="flex flex-col gap-8">
          {entries.map((comment) => (
            <li
              key={
                containsFocus(data?.replies[comment.commentId]?.items)
                  ? `${comment.commentId} opened`
                  : comment.commentId
              }
            >
              <ThreadEntry
                videoId={videoId}
                slug={slug}
                comment={comment}
                replies={data?.replies[comment.commentId]}
                rights={rights}
                actions={actions}
                focusedId={focusedId}
                needsName={needsName}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {data && !isSeeking && data.nextCursor !== null ? (
        <div className="flex justify-center">
          <Button variant="outline" busy={isLoadingMore} onClick={() => void loadMore()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
