import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  AssignRequestDocument,
  PublicRequestDocument,
  type PublicRequestQuery,
} from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import { Moment } from '../list/moment.tsx';
import { memberPath } from '../members/member-path.ts';
import { requestTexts as texts } from '../messages/requests.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { AnswerDialog, type AnswerKind } from './answer-dialog.tsx';
import { RequestHistory } from './request-history.tsx';
import { REQUESTS_PATH } from './request-path.ts';
import { DueMark, outcomeText } from './requests-page.tsx';

/** A request, as the query of the page has one. */
export type LoadedRequest = NonNullable<PublicRequestQuery['publicRequest']>;

/** One request: what was sent, what was done about it, and the way to answer it. */
export function RequestPage() {
  const { id = '' } = useParams({ strict: false });
  const session = useSession();
  const client = useQueryClient();
  const [answer, choose] = useState<AnswerKind | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['request', id],
    queryFn: () => staffCall(PublicRequestDocument, { id }),
    // Each look is recorded: the page looks when it is opened and after a change.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const request = data?.publicRequest;
  if (request === undefined || request === null) {
    return (
      <PageFrame title={words.navigation.sections.requests}>
        {request === null ? (
          <EmptyState title={texts.missing} text={texts.missingText} />
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton shape="block" />
          </div>
        )}
      </PageFrame>
    );
  }
  const changed = async () => {
    await client.invalidateQueries({ queryKey: ['request', id] });
    await client.invalidateQueries({ queryKey: ['request-mails', id] });
    // Each list of requests, however it is filtered.
    await client.invalidateQueries({ queryKey: ['requests'] });
  };
  const isMine = request.assignedTo === session.email;
  const assign = async () => {
    try {
      const variables = { id, toMe: !isMine, requestKey: crypto.randomUUID() };
      const { result } = await staffCall(AssignRequestDocument, variables);
      if (result.__typename === 'RequestRefused') toasts.show({ type: 'warning', message: result.message });
      await changed();
    } catch {
      toasts.show({ type: 'error', message: words.failed.text });
    }
  };
  const isClosed = request.state === 'closed';
  const closeText = request.kind === 'removal' ? texts.actions.decide : texts.actions.close;
  return (
    <PageFrame
      title={request.caseNumber}
      trail={
        <Link
          to={`${REQUESTS_PATH}?kind=${request.kind}` as '/'}
          className="text-small text-muted underline underline-offset-2"
        >
          {texts.kinds[request.kind]}
        </Link>
      }
      mark={
        <Badge tone={isClosed ? 'neutral' : 'outline'}>{outcomeText(request) ?? texts.states[request.state]}</Badge>
      }
      actions={
        isClosed ? (
          <>
            <ActionButton text={texts.actions.note} onClick={() => choose('note')} />
            <ActionButton text={texts.actions.reopen} onClick={() => choose('reopen')} />
          </>
        ) : (
          <>
            <ActionButton text={isMine ? texts.actions.leave : texts.actions.take} onClick={() => void assign()} />
            <ActionButton text={texts.actions.note} onClick={() => choose('note')} />
            <ActionButton text={texts.actions.reply} onClick={() => choose('reply')} />
            <Button size="small" onClick={() => choose('close')}>
              {closeText}
            </Button>
          </>
        )
      }
    >
      <div className="grid items-start gap-6 xlarge:grid-cols-3">
        <section className="flex min-w-0 flex-col gap-3 xlarge:col-span-2">
          <h2 className="font-semibold">{texts.form}</h2>
          <SentForm request={request} />
          <h2 className="pt-3 font-semibold">{texts.history}</h2>
          <RequestHistory request={request} />
        </section>
        <Facts request={request} mayOpenMember={may(session, 'members:read')} />
      </div>
      {answer === null ? null : (
        <AnswerDialog request={request} kind={answer} onDone={changed} onClose={() => choose(null)} />
      )}
    </PageFrame>
  );
}

function ActionButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button size="small" variant="outline" onClick={onClick}>
      {text}
    </Button>
  );
}

function SentForm({ request: { id, fields, files } }: { request: LoadedRequest }) {
  return (
    <div className="flex flex-col gap-4 rounded-panel border-line border-subtle bg-surface p-4">
      <dl className="flex flex-col gap-4">
        {fields.map(({ name, value }) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="text-small text-muted">{texts.fields[name] ?? name}</dt>
            <dd className="max-w-prose break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {files.length === 0 ? null : (
        <div className="flex flex-col gap-2">
          <h3 className="text-small text-muted">{texts.pictures}</h3>
          <p className="text-small text-muted">{texts.pictureNote}</p>
          <ul className="flex flex-wrap gap-3">
            {files.map((file, index) => (
              <li key={file.id}>
                <img
                  src={`/staff/requests/${id}/files/${file.id}`}
                  alt={texts.picture(index + 1)}
                  loading="lazy"
                  className="h-40 w-auto rounded-card bg-raised object-contain"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Facts({ request, mayOpenMember }: { request: LoadedRequest; mayOpenMember: boolean }) {
  const { facts } = texts;
  const { memberId } = request;
  return (
    <DataList
      className="rounded-panel border-line bg-surface px-4"
      items={[
        { term: facts.received, value: <Moment at={request.receivedAt} /> },
        ...(request.dueAt === null ? [] : [{ term: facts.due, value: <DueMark {...request} /> }]),
        { term: facts.assigned, value: request.assignedTo ?? texts.nobody },
        { term: facts.brand, value: request.brand },
        ...(memberId === null || !mayOpenMember
          ? []
          : [
              {
                term: facts.member,
                value: (
                  <Link to={memberPath(memberId)} className="text-accent underline underline-offset-2">
                    {texts.openMember}
                  </Link>
                ),
              },
            ]),
      ]}
    />
  );
}
