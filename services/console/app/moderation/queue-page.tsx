import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  CommentQueueDocument,
  type CommentQueueQuery,
  TryBannedWordsDocument,
} from '../api/staff-operations.generated.ts';
import type { CommentDecision } from '../api/staff-types.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { FailedPage } from '../layout/plain-pages.tsx';
import { typedText } from '../layout/typed-text.ts';
import { useSearchTexts } from '../layout/use-search-texts.ts';
import { useSession } from '../layout/use-session.ts';
import { Moment } from '../list/moment.tsx';
import { people } from '../messages/people.ts';
import { may } from '../session/session.ts';
import { authorPath } from './author-path.ts';
import { CommentDecisionDialog } from './comment-decision-dialog.tsx';

const texts = people.moderation;

type Queued = CommentQueueQuery['commentQueue']['comments'][number];
interface Choice {
  readonly id: string;
  readonly decision: CommentDecision;
}

/** Reported comments with their context, and what a moderator decides about each. */
export function QueuePage() {
  const mayDecide = may(useSession(), 'moderation:decide');
  const [search, change] = useSearchTexts();
  const [choice, choose] = useState<Choice | null>(null);
  const { after = '' } = search;
  const { data, error, refetch } = useQuery({
    queryKey: ['comment-queue', after],
    queryFn: () => staffCall(CommentQueueDocument, { after: after === '' ? null : after }),
  });
  if (error !== null) return <FailedPage error={error} reset={() => void refetch()} />;
  const queue = data?.commentQueue;
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <WordsTrial />
      {queue === undefined ? <Skeleton shape="block" /> : null}
      {queue?.comments.length === 0 ? <EmptyState title={texts.none} text={texts.noneText} /> : null}
      <ul className="flex flex-col gap-4">
        {queue?.comments.map((comment) => (
          <li key={comment.id}>
            <QueuedComment comment={comment} {...(mayDecide && { onDecide: choose })} />
          </li>
        ))}
      </ul>
      {queue?.nextCursor ? (
        <div>
          <Button variant="outline" size="small" onClick={() => change({ after: queue.nextCursor ?? '' })}>
            {texts.next}
          </Button>
        </div>
      ) : null}
      {choice === null ? null : <CommentDecisionDialog {...choice} onClose={() => choose(null)} />}
    </PageFrame>
  );
}

function QueuedComment({ comment, onDecide }: { comment: Queued; onDecide?: (choice: Choice) => void }) {
  const { id, authorId, reports, inReplyTo } = comment;
  return (
    <article className="flex flex-col gap-3 rounded-panel border-line border-subtle bg-surface p-4">
      <header className="flex flex-wrap items-center gap-2 text-small text-muted">
        <span className="font-semibold text-strong">{comment.author ?? texts.deleted}</span>
        {comment.authorIsBanned ? <Badge tone="danger">{texts.banned}</Badge> : null}
        <Moment at={comment.at} />
        <span>{texts.on(comment.filmTitle, comment.site)}</span>
      </header>
      {inReplyTo === null ? null : (
        <p className="border-l-2 border-subtle pl-3 text-small text-muted">
          {texts.inReplyTo}: {inReplyTo}
        </p>
      )}
      <p className="text-body whitespace-pre-line">{comment.text}</p>
      <footer className="flex flex-wrap items-center gap-2">
        <span className="text-small text-muted">{texts.reports(reports.length)}:</span>
        {[...new Set(reports.map(({ reason }) => reason))].map((reason) => (
          <Badge key={reason} tone="outline">
            {texts.reasons[reason] ?? reason}
          </Badge>
        ))}
        <span className="flex-1" />
        {authorId === null ? null : (
          <Link to={authorPath(authorId)} className="text-small text-accent underline underline-offset-2">
            {texts.author}
          </Link>
        )}
        {onDecide === undefined ? null : (
          <>
            <Button size="small" variant="outline" onClick={() => onDecide({ id, decision: 'keep' })}>
              {texts.keep}
            </Button>
            <Button size="small" variant="danger" onClick={() => onDecide({ id, decision: 'remove' })}>
              {texts.remove}
            </Button>
          </>
        )}
      </footer>
    </article>
  );
}

/** Tries a text on the banned words as they are now. */
function WordsTrial() {
  const [text, setText] = useState('');
  const { data } = useQuery({
    queryKey: ['banned-words', text],
    queryFn: () => staffCall(TryBannedWordsDocument, { text }),
    enabled: text !== '',
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setText(typedText(new FormData(event.currentTarget), 'text').trim());
  };
  const answer = data?.tryBannedWords === true ? texts.wordsRefused : texts.wordsFine;
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={texts.words} className="min-w-60 flex-1">
        <Input name="text" autoComplete="off" placeholder={texts.wordsHint} />
      </Field>
      <Button type="submit" variant="outline">
        {texts.words}
      </Button>
      <output className="w-full text-small text-muted">{text === '' || data === undefined ? '' : answer}</output>
    </form>
  );
}
