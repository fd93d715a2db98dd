import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { CommentAuthorHistoryDocument, type CommentAuthorHistoryQuery } from '../api/staff-operations.generated.ts';
import type { CommentDecision } from '../api/staff-types.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { useSession } from '../layout/use-session.ts';
import { Moment } from '../list/moment.tsx';
import { moderation } from '../messages/moderation.ts';
import { people } from '../messages/people.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { BanDialog } from './ban-dialog.tsx';
import { CommentDecisionDialog } from './comment-decision-dialog.tsx';

const texts = moderation.author;
const { queue } = moderation;

type Author = NonNullable<CommentAuthorHistoryQuery['commentAuthor']>;
type Choice = { readonly ban: 'ban' | 'lift' } | { readonly id: string; readonly decision: CommentDecision };

/** What an author wrote and what was decided about it; here they are banned, and the ban is lifted. */
export function AuthorPage() {
  const { id = '' } = useParams({ strict: false });
  const mayDecide = may(useSession(), 'moderation:decide');
  const [choice, choose] = useState<Choice | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['comment-author', id],
    queryFn: () => staffCall(CommentAuthorHistoryDocument, { id }),
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const author = data?.commentAuthor;
  if (author === undefined || author === null) {
    return (
      <PageFrame title={texts.title}>
        {author === null ? (
          <EmptyState title={texts.missing} />
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton shape="block" />
          </div>
        )}
      </PageFrame>
    );
  }
  const change = author.ban === null ? 'ban' : 'lift';
  return (
    <PageFrame
      title={author.displayName ?? queue.deleted}
      text={texts.removed(author.removedComments)}
      trail={
        <Link to="/moderation" className="text-small text-muted underline underline-offset-2">
          {queue.title}
        </Link>
      }
      mark={<BanMark ban={author.ban} />}
      actions={
        mayDecide ? (
          <Button
            size="small"
            variant={change === 'ban' ? 'danger' : 'outline'}
            onClick={() => choose({ ban: change })}
          >
            {texts[change]}
          </Button>
        ) : null
      }
    >
      {author.ban === null ? null : (
        <p className="text-small text-muted">{texts.bannedBy(author.ban.by, author.ban.reason)}</p>
      )}
      {author.comments.length === 0 ? <EmptyState title={texts.none} text={texts.noneText} /> : null}
      <ul className="flex flex-col gap-3">
        {author.comments.map((comment) => (
          <li key={comment.id}>
            <AuthoredComment comment={comment} {...(mayDecide && { onDecide: choose })} />
          </li>
        ))}
      </ul>
      {choice === null ? null : 'ban' in choice ? (
        <BanDialog authorId={id} change={choice.ban} onClose={() => choose(null)} />
      ) : (
        <CommentDecisionDialog {...choice} onClose={() => choose(null)} />
      )}
    </PageFrame>
  );
}

function BanMark({ ban }: { ban: Author['ban'] }) {
  if (ban === null) return null;
  return (
    <Badge tone="danger">
      {ban.until === null ? (
        ban.isShadow ? (
          texts.shadowForGood
        ) : (
          texts.bannedForGood
        )
      ) : (
        <>
          {ban.isShadow ? texts.shadowUntil : texts.bannedUntil} <Moment at={ban.until} />
        </>
      )}
    </Badge>
  );
}

function AuthoredComment({
  comment: { id, title, text, at, removedAt, shadowedAt, openReports, decisions },
  onDecide,
}: {
  comment: Author['comments'][number];
  onDecide?: (choice: Choice) => void;
}) {
  const decision = removedAt === null ? 'remove' : 'restore';
  return (
    <article className="flex flex-col gap-2 rounded-panel border-line border-subtle bg-surface p-4">
      <header className="flex flex-wrap items-center gap-2 text-small text-muted">
        <Moment at={at} />
        <span className="flex-1">{title}</span>
        {openReports > 0 ? <Badge tone="danger">{queue.reports(openReports)}</Badge> : null}
        {removedAt === null ? null : <Badge>{people.member.removed}</Badge>}
        {shadowedAt === null || removedAt !== null ? null : <Badge tone="outline">{queue.shadowed}</Badge>}
        {onDecide === undefined || text === '' || shadowedAt === null || removedAt !== null ? null : (
          <Button size="small" variant="outline" onClick={() => onDecide({ id, decision: 'restore' })}>
            {queue.show}
          </Button>
        )}
        {onDecide === undefined || text === '' ? null : (
          <Button size="small" variant="outline" onClick={() => onDecide({ id, decision })}>
            {queue[decision]}
          </Button>
        )}
      </header>
      <p className="max-w-prose text-body break-words whitespace-pre-line">{text}</p>
      {decisions.map(({ action, staff, reason, at: decidedAt }) => (
        <p key={`${action} ${decidedAt}`} className="text-small text-muted">
          <Moment at={decidedAt} /> {texts.decision(texts.actions[action] ?? action, staff ?? texts.editor, reason)}
        </p>
      ))}
    </article>
  );
}
