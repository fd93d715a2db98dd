import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  CommentAppealsDocument,
  type CommentAppealsQuery,
  DecideAppealDocument,
} from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { useSession } from '../layout/use-session.ts';
import { useListAddress } from '../list/list-address.ts';
import { ListFilters, optionsOf } from '../list/list-filters.tsx';
import { Moment } from '../list/moment.tsx';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { moderation } from '../messages/moderation.ts';
import { people } from '../messages/people.ts';
import { may } from '../session/session.ts';
import { authorPath } from './author-path.ts';
import { QueueList } from './queue-list.tsx';

const texts = moderation.appeals;

type Appeal = CommentAppealsQuery['commentAppeals']['appeals'][number];
interface Choice {
  readonly id: string;
  readonly decision: 'grant' | 'uphold';
}

/** Appeals of authors, with the decision that each is about. */
export function AppealsPage() {
  const session = useSession();
  const client = useQueryClient();
  const address = useListAddress();
  const [choice, choose] = useState<Choice | null>(null);
  const open = address.get('state') !== 'decided';
  const after = address.get('after');
  const { data, error, refetch } = useQuery({
    queryKey: ['appeals', open, after],
    queryFn: () => staffCall(CommentAppealsDocument, { open, after }),
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const page = data?.commentAppeals;
  const next = page?.nextCursor ?? null;
  const decide = async (form: FormData, { id, decision }: Choice): Promise<string | null> => {
    const variables = { id, grant: decision === 'grant', answer: typedText(form, 'reason') };
    const { decision: answer } = await staffCall(DecideAppealDocument, variables);
    if (answer.__typename === 'CommentDecisionRefused') return answer.message;
    toasts.show({ type: 'success', message: moderation.queue.done });
    await client.invalidateQueries({ queryKey: ['appeals'] });
    return null;
  };
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <ListFilters
        filters={[{ name: 'state', label: texts.state, options: optionsOf(texts.states), standard: 'open' }]}
        address={address}
      />
      <QueueList
        items={page?.appeals}
        keyOf={({ id }) => id}
        none={texts.none[open ? 'open' : 'decided']}
        onNext={next === null ? null : () => address.goTo(next)}
        render={(appeal) => (
          <QueuedAppeal
            appeal={appeal}
            isOwn={appeal.decidedAgainstBy === session.email}
            {...(may(session, 'moderation:decide') && { onDecide: choose })}
          />
        )}
      />
      {choice === null ? null : (
        <ReasonDialog
          title={texts.titles[choice.decision]}
          submit={texts[choice.decision]}
          reasonLabel={texts.answer}
          reasonHint={people.dialog.explanationHint}
          decide={(form) => decide(form, choice)}
          onClose={() => choose(null)}
        />
      )}
    </PageFrame>
  );
}

function QueuedAppeal({
  appeal,
  isOwn,
  onDecide,
}: {
  appeal: Appeal;
  isOwn: boolean;
  onDecide?: (choice: Choice) => void;
}) {
  const { id, kind, authorId, state, comment, answer, decidedBy } = appeal;
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 text-small text-muted">
        <span className="font-semibold text-strong">{texts.kinds[kind]}</span>
        <Moment at={appeal.appealedAt} />
        {state === 'open' ? null : <Badge>{texts.outcomes[state]}</Badge>}
        <span className="flex-1" />
        <Link to={authorPath(authorId)} className="text-accent underline underline-offset-2">
          {moderation.queue.author}
        </Link>
      </header>
      {comment === null ? null : <Quote heading={texts.comment} text={comment} />}
      <Quote heading={texts.decision(appeal.decidedAgainstBy)} text={appeal.reason} />
      <Quote heading={texts.appeal} text={appeal.text} />
      {answer === null ? null : <Quote heading={texts.answered(decidedBy ?? '')} text={answer} />}
      {state !== 'open' || onDecide === undefined ? null : isOwn ? (
        <p className="text-small text-muted">{texts.own}</p>
      ) : (
        <footer className="flex flex-wrap gap-2">
          <Button size="small" variant="outline" onClick={() => onDecide({ id, decision: 'uphold' })}>
            {texts.uphold}
          </Button>
          <Button size="small" onClick={() => onDecide({ id, decision: 'grant' })}>
            {texts.grant}
          </Button>
        </footer>
      )}
    </>
  );
}

function Quote({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-small text-muted">{heading}</h2>
      <p className="max-w-prose break-words whitespace-pre-line">{text}</p>
    </div>
  );
}
