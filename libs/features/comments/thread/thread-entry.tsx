import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { Composer } from './composer.tsx';
import { loadMoreOf } from './load-more-of.ts';
import type { LoadedReplies, ThreadComment } from './thread-data.ts';
import type { ThreadRights } from './thread-rights.ts';
import type { ThreadActions } from './thread-actions.ts';

export interface ThreadEntryProps {
  readonly videoId: string;
  readonly slug: string;
  readonly comment: ThreadComment;
  readonly replies: LoadedReplies | undefined;
  readonly rights: ThreadRights;
  readonly actions: ThreadActions;
  readonly focusedId: string | null;
  readonly needsName: boolean;
}

/** A comment with its replies, which are loaded on demand. */
export function ThreadEntry(props: ThreadEntryProps) {
  const { videoId, slug, comment, replies, rights, actions, focusedId, needsName } = props;
  const t = useMessages(comments);
  const dialogs = useDialogs();
  const listId = useId();
  const containsFocus = replies?.items.some(({ commentId }) => commentId === focusedId) === true;
  const [isOpen, setOpen] = useState(containsFocus);
  const [answered, setAnswered] = useState<ThreadComment | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const name = comment.author?.displayName ?? t('comment.deletedUser');

  const list = useRef<HTMLUListElement>(null);

  const load = async (): Promise<void> => {
    setLoading(true);
    await actions.loadReplies(comment.commentId);
    setLoading(false);
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && !replies) void load();
  };
  const answer = (of: ThreadComment) => {
    setAnswered(of);
    if (!isOpen) toggle();
  };
  const itemOf = (each: ThreadComment) => ({
    comment: each,
    rights,
    href: `/videos/${slug}/comment/${each.commentId}`,
    isFocused: each.commentId === focusedId,
    onVote: (vote: 'LIKE' | 'DISLIKE') => void actions.vote(each, vote),
    onReply: comment.isRemoved ? undefined : () => answer(each),
    onPin: (pinned: boolean) => void actions.pin(each, pinned),
    onEdit: () => setEditedId(each.commentId),
    onWithdraw: () => dialogs.open('RemoveComment', { isOwn: true, onConfirm: () => void actions.remove(each, 'own') }),
    onRemove: () =>
      dialogs.open('RemoveComment', { isOwn: false, onConfirm: () => void actions.remove(each, 'as-editor') }),
    editor:
      each.commentId === editedId ? (
        <CommentEditor
          text={each.text ?? ''}
          save={(text) => actions.edit(each, text)}
          onClose={() => setEditedId(null)}
        />
      ) : null,
    onReport: () => dialogs.open('ReportComment', { videoId, commentId: each.commentId }),
  });

  return (
    <CommentItem {...itemOf(comment)}>
      {comment.replyCount > 0 ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={toggle}
            className="-ml-3"
          >
            {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            {isOpen ? t('replies.hide') : t('replies.show', { count: comment.replyCount })}
          </Button>
        </div>
      ) : null}
      <div id={listId} hidden={!isOpen} className="flex flex-col gap-6">
        {replies && replies.items.length > 0 ? (
          <ul ref={list} role="list" aria-label={t('replies.label', { name })} className="flex flex-col gap-6 pt-2">
            {replies.items.map((reply) => (
              <li key={reply.commentId}>
                <CommentItem {...itemOf(reply)} />
              </li>
            ))}
          </ul>
        ) : null}
        {isLoading || (replies && replies.nextCursor !== null) ? (
          <div>
            <Button
              variant="quiet"
              size="small"
              busy={isLoading}
              onClick={() => void loadMoreOf(() => list.current, load)}
              className="-ml-3"
            >
              {t(isLoading ? 'loading' : 'replies.more')}
            </Button>
          </div>
        ) : null}
        {answered ? (
          <Composer
            key={answered.commentId}
            draftKey={`${videoId}:${comment.commentId}`}
            answered={answered.author?.displayName ?? t('comment.deletedUser')}
            needsName={needsName}
            inputRef={focusOnce}
            send={(text) => actions.send(text, comment)}
            onCancel={() => setAnswered(null)}
          />
        ) : null}
      </div>
    </CommentItem>
  );
}

/** The field that "Reply" opened takes the focus. */
function focusOnce(element: HTMLTextAreaElement | null): void {
  element?.focus();
}
