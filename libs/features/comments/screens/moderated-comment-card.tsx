import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments as commentTexts } from '@network/messages/comments.ts';
import { moderation } from '@network/messages/moderation.ts';
import { reportDialog } from '@network/messages/report-dialog.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { moderationHref } from '../moderation-search.ts';
import type { ModeratedComment } from '../moderation-query.ts';

/** An editor's actions on the moderation page. */
export type ModerationWork = 'remove' | 'restore' | 'dismiss';

export interface ModeratedCommentCardProps {
  readonly comment: ModeratedComment;
  readonly isBusy: boolean;
  readonly onWork: (kind: ModerationWork) => void;
}

type KnownAction = keyof typeof moderation.actions;
const isKnown = (action: string): action is KnownAction => Object.hasOwn(moderation.actions, action);

/** A comment as editors see it: its text even when removed, the reports, and the actions taken. */
export function ModeratedCommentCard({ comment, isBusy, onWork }: ModeratedCommentCardProps) {
  const t = useMessages(moderation);
  const tComments = useMessages(commentTexts);
  const tReport = useMessages(reportDialog);
  const name = comment.author?.displayName;
  const address = `/videos/${comment.videoSlug}/comment/${comment.commentId}`;
  return (
    <article className="flex flex-col gap-4 rounded-panel border-line border-subtle bg-surface p-5 medium:p-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
        {name === undefined ? (
          <span className="text-muted italic">{tComments('comment.deletedUser')}</span>
        ) : (
          <Link tone="plain" href={moderationHref({ list: 'REPORTED', member: name, after: null })}>
            {name}
          </Link>
        )}
        <time dateTime={comment.createdAt} className="text-caption text-muted">
          {formatDate(comment.createdAt, 'short')}
        </time>
        {comment.isRemoved ? <Badge tone="danger">{t('state.removed')}</Badge> : null}
        {comment.isPinned ? <Badge tone="accent">{t('state.pinned')}</Badge> : null}
        {comment.reports.length > 0 ? (
          <Badge tone="outline">{t('state.reported', { count: comment.reports.length })}</Badge>
        ) : null}
      </header>
      <p className="break-words whitespace-pre-line">{comment.text}</p>
      <p className="text-small text-muted">
        {t('on')} <Link href={comment.isRemoved ? `/videos/${comment.videoSlug}` : address}>{comment.videoTitle}</Link>
      </p>
      {comment.reports.length > 0 ? (
        <ul role="list" aria-label={t('reasons')} className="flex flex-wrap gap-2 text-small">
          {comment.reports.map(({ reason }, index) => (
            <li key={index} className="rounded-chip bg-tint px-3 py-1">
              {tReport(`reasons.${reason}`)}
            </li>
          ))}
        </ul>
      ) : null}
      {comment.history.length > 0 ? (
        <details className="text-small text-muted">
          <summary className="cursor-pointer py-1 hover:text-strong">{t('history')}</summary>
          <ul role="list" className="flex flex-col gap-1 pt-2">
            {comment.history.map(({ action, actor, at }, index) => (
              <li key={index}>
                {t('entry', {
                  action: isKnown(action) ? t(`actions.${action}`) : action,
                  actor: actor ?? tComments('comment.deletedUser'),
                  date: formatDate(at),
                })}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {comment.isRemoved ? (
          <Button size="small" variant="outline" busy={isBusy} onClick={() => onWork('restore')}>
            {t('restore')}
          </Button>
        ) : (
          <Button size="small" variant="danger" busy={isBusy} onClick={() => onWork('remove')}>
            {t('remove')}
          </Button>
        )}
        {comment.reports.length > 0 ? (
          <Button size="small" variant="outline" busy={isBusy} onClick={() => onWork('dismiss')}>
            {t('dismiss')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
