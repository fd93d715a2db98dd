import { MessageCircle } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Composer } from './composer.tsx';
import { MissingComment } from './missing-comment.tsx';
import { ThreadEntry } from './thread-entry.tsx';
import { type CommentSort, focusComment, freshQuery, threadQuery } from './thread-query.ts';
import type { ThreadRights } from './thread-rights.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useThreadActions } from './use-thread.ts';

const SORTS = ['NEWEST', 'OLDEST', 'TOP'] as const;

export interface ThreadProps {
  readonly videoId: string;
  readonly slug: string;
  /** How many comments there were when the page was made. */
  readonly count: number;
  readonly rights: ThreadRights;
  /** The section is on screen, so polling is worthwhile. */
  readonly isInView: boolean;
  readonly focusCommentId: string | null;
  /** The first comments are there, or could not be had. */
  readonly onSettled?: () => void;
}

/** The comments of a video, for people who may read them. */
export default function Thread(props: ThreadProps) {
  const { videoId, slug, count, rights, isInView, focusCommentId, onSettled } = props;
  const t = useMessages(comments);
  const flash = useFlash();
  const client = useQueryClient();
  const { profile } = useSession();
  const [sort, setSort] = useState<CommentSort>('NEWEST');
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const requestedFocus = useRef<string | null>(null);
  const thread = useQuery(threadQuery(videoId, sort));
  const fresh = useQuery({ ...freshQuery(videoId, sort), enabled: isInView && thread.isSuccess });
  const author = useMemo(
    () => ({ displayName: profile?.displayName ?? t('comment.mine'), badges: profile?.badges ?? [] }),
    [profile?.badges, profile?.displayName, t],
  );
  const actions = useThreadActions(videoId, sort, author);
  const { isSuccess, isPending } = thread;

  useEffect(() => {
    if (focusCommentId === null || !isSuccess || requestedFocus.current === focusCommentId) return;
    requestedFocus.current = focusCommentId;
    focusComment(client, { videoId, sort, commentId: focusCommentId }).then(
      (isHere) => (isHere ? setFocusedId : setMissingId)(focusCommentId),
      () => flash({ type: 'error', message: t('errors.fetch') }),
    );
  }, [client, flash, focusCommentId, isSuccess, sort, t, videoId]);

  useEffect(() => {
    if (!isPending) onSettled?.();
  }, [isPending, onSettled]);

  useEffect(() => {
    const element = focusedId === null ? null : document.querySelector<HTMLElement>(`#comment-${focusedId}`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [focusedId]);

  const loadMore = async (): Promise<void> => {
    setLoadingMore(true);
    await actions.loadMore();
    setLoadingMore(false);
  };
  const data = thread.data;
  const entries = data ? [...(data.pinned ? [data.pinned] : []), ...data.threads] : [];
  // A thread that the address opens gets a new key, so that it starts with its replies shown.
  const containsFocus = (replies: readonly { readonly commentId: string }[] = []): boolean =>
    focusedId !== null && replies.some(({ commentId }) => commentId === focusedId);
  const needsName = typeof profile?.displayName !== 'string';

  return (
    <div className="flex flex-col gap-8">
      {missingId === focusCommentId && missingId !== null ? <MissingComment key={missingId} /> : null}
      {rights.add ? (
        <Composer draftKey={videoId} answered={null} needsName={needsName} send={(text) => actions.send(text, null)} />
      ) : null}
      <div className="flex items-center justify-between gap-4">
        <p aria-live="polite" className="text-small text-muted">
          {data ? t('count', { count: data.total }) : null}
          <span className="sr-only">{fresh.data ? t('fresh', { count: fresh.data }) : null}</span>
        </p>
        <Select
          size="small"
          aria-label={t('sort.label')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(event) => setSort(SORTS.find((each) => each === event.target.value) ?? 'NEWEST')}
          className="w-36"
        />
      </div>
      {thread.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-small">
          <p>{t('errors.fetch')}</p>
          <Button size="small" variant="outline" onClick={() => void thread.refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {isPending ? <ThreadSkeleton label={t('loading')} count={count} /> : null}
      {data && entries.length === 0 ? (
        <EmptyState
          icon={<MessageCircle aria-hidden="true" />}
          title={t('empty.title')}
          text={t('empty.text')}
          headingLevel={3}
        />
      ) : null}
      {entries.length > 0 ? (
        <ol role="list" className="flex flex-col gap-8">
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
      {data && data.nextCursor !== null ? (
        <div className="flex justify-center">
          <Button variant="outline" busy={isLoadingMore} onClick={() => void loadMore()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
