import { Pin, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { PersonAvatar } from '@network/ui/drawn-avatar/person-avatar.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { FoldedText } from '@network/ui/folded-text/folded-text.tsx';
import { Rating } from '@network/ui/rating/rating.tsx';
import { RATING_MAX } from '@network/tenant/constants.ts';
import { MemberBadges } from '../badges/member-badges.tsx';
import { CommentMenu } from './comment-menu.tsx';
import type { ThreadComment } from './thread-data.ts';
import type { ThreadRights } from './thread-rights.ts';
import { isSending } from './send-comment.ts';

export interface CommentItemProps {
  readonly comment: ThreadComment;
  readonly rights: ThreadRights;
  /** Address of this very comment. */
  readonly href: string;
  readonly isFocused: boolean;
  readonly onVote: (vote: 'LIKE' | 'DISLIKE') => void;
  readonly onReply: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
  readonly onRemove: () => void;
  readonly onPin: (pinned: boolean) => void;
  readonly onReport: () => void;
  /** Takes the place of the text while its author edits it. */
  readonly editor: ReactNode;
  /** Replies, and where one is written. */
  readonly children?: ReactNode;
}

/** One comment with its actions. Its text is shown as it was written, markup included. */
export function CommentItem(props: CommentItemProps) {
  const { comment, rights, isFocused, onVote, onReply, editor, children } = props;
  const t = useMessages(comments);
  const name = comment.author?.displayName ?? t('comment.deletedUser');
  const isBusy = isSending(comment);
  return (
    <article
      id={`comment-${comment.commentId}`}
      tabIndex={-1}
      aria-label={comment.isRemoved ? t('comment.removed') : t('comment.by', { name })}
      aria-busy={isBusy || undefined}
      className={cx(
        'flex scroll-mt-28 gap-3 rounded-card outline-offset-8 medium:gap-4',
        isFocused && 'outline-2 outline-accent',
        isBusy && 'opacity-60',
      )}
    >
      <PersonAvatar
        name={comment.isRemoved ? '' : name}
        avatar={comment.isRemoved ? null : (comment.author?.avatar ?? null)}
        size={comment.parentId === null ? 'medium' : 'small'}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {comment.isRemoved ? (
          <p className="min-h-8 text-small text-muted italic">{t('comment.removed')}</p>
        ) : (
          <>
            <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
              <span className={cx('font-semibold', comment.author ? 'text-strong' : 'text-muted italic')}>{name}</span>
              {comment.rating === null ? null : (
                <Rating
                  value={String(comment.rating)}
                  label={t('comment.rating', { rating: String(comment.rating), maximum: String(RATING_MAX) })}
                  className="font-semibold text-strong"
                />
              )}
              {comment.author ? <MemberBadges badges={comment.author.badges} /> : null}
              <time dateTime={comment.createdAt} className="text-caption text-muted">
                {formatDate(comment.createdAt, 'short')}
              </time>
              {comment.isEdited ? <span className="text-caption text-muted">{t('comment.edited')}</span> : null}
              {comment.isPinned ? (
                <span className="type-label inline-flex items-center gap-1 text-caption text-accent">
                  <Pin aria-hidden="true" className="size-3.5" />
                  {t('comment.pinned')}
                </span>
              ) : null}
            </header>
            {editor ?? (
              <FoldedText
                text={comment.text ?? ''}
                lines={6}
                labels={{ more: t('comment.unfold'), less: t('comment.fold') }}
                className="text-body"
              />
            )}
            <footer className="-ml-2 flex flex-wrap items-center gap-1 text-small text-muted">
              {rights.vote && !isBusy ? (
                <>
                  <VoteButton
                    icon={<ThumbsUp aria-hidden="true" />}
                    count={comment.likes}
                    label={t('comment.likes', { count: comment.likes })}
                    isPressed={comment.myVote === 'LIKE'}
                    onPress={() => onVote('LIKE')}
                  />
                  <VoteButton
                    icon={<ThumbsDown aria-hidden="true" />}
                    count={comment.dislikes}
                    label={t('comment.dislikes', { count: comment.dislikes })}
                    isPressed={comment.myVote === 'DISLIKE'}
                    onPress={() => onVote('DISLIKE')}
                  />
                </>
              ) : null}
              {rights.reply && onReply && !isBusy ? (
                <button
                  type="button"
                  onClick={onReply}
                  className="type-label min-h-9 rounded-pill px-3 text-caption hover:bg-hover hover:text-strong"
                >
                  {t('comment.reply')}
                </button>
              ) : null}
              {isBusy ? <span className="px-2 text-caption">{t('comment.sending')}</span> : null}
              {isBusy ? null : <CommentMenu {...props} name={name} />}
            </footer>
          </>
        )}
        {children}
      </div>
    </article>
  );
}

function VoteButton(props: {
  readonly icon: ReactNode;
  readonly count: number;
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-pressed={props.isPressed}
      onClick={props.onPress}
      className="inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-pill px-2 tabular-nums hover:bg-hover hover:text-strong aria-pressed:text-accent [&_svg]:size-4 aria-pressed:[&_svg]:fill-current"
    >
      {props.icon}
      {props.count > 0 ? <span aria-hidden="true">{props.count}</span> : null}
    </button>
  );
}
