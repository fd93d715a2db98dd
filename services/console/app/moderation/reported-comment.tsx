import { Link } from '@tanstack/react-router';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import type { CommentDecision } from '../api/staff-types.generated.ts';
import { Moment } from '../list/moment.tsx';
import { moderation } from '../messages/moderation.ts';
import { authorPath } from './author-path.ts';
import { ReportReasons } from './report-reasons.tsx';
import type { ReportedComment as Comment } from './reported-items.ts';

const texts = moderation.queue;

/** A reported comment with its context, and what a moderator may decide. */
export function ReportedComment({
  comment,
  onDecide,
}: {
  comment: Comment;
  onDecide?: (decision: CommentDecision) => void;
}) {
  const { authorId, reports, inReplyTo } = comment;
  return (
    <article className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-2 text-small text-muted">
        <Badge>{texts.kindOf.comment}</Badge>
        <span className="font-semibold text-strong">{comment.author ?? texts.deleted}</span>
        {comment.authorIsBanned ? (
          <Badge tone="danger">{comment.authorIsShadowBanned ? texts.shadowBanned : texts.banned}</Badge>
        ) : null}
        {comment.isShadowed ? <Badge tone="outline">{texts.shadowed}</Badge> : null}
        <Moment at={comment.at} />
        <span>{texts.on(comment.filmTitle, comment.site)}</span>
      </header>
      {inReplyTo === null ? null : (
        <p className="max-w-prose border-l-2 border-subtle pl-3 text-small break-words text-muted">
          {texts.inReplyTo}: {inReplyTo}
        </p>
      )}
      <p className="max-w-prose text-body break-words whitespace-pre-line">{comment.text}</p>
      <footer className="flex flex-wrap items-center gap-2">
        <ReportReasons reports={reports} />
        <span className="flex-1" />
        {authorId === null ? null : (
          <Link to={authorPath(authorId)} className="text-small text-accent underline underline-offset-2">
            {texts.author}
          </Link>
        )}
        {onDecide === undefined ? null : (
          <>
            <Button size="small" variant="outline" onClick={() => onDecide('keep')}>
              {texts.keep}
            </Button>
            <Button size="small" variant="danger" onClick={() => onDecide('remove')}>
              {texts.remove}
            </Button>
          </>
        )}
      </footer>
    </article>
  );
}
