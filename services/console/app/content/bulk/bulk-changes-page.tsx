import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decidingScope } from '@network/access/staff/priced-content.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../../api/staff-call.ts';
import {
  BulkChangesDocument,
  type BulkChangeWholeFragment,
  DecideBulkChangeDocument,
} from '../../api/staff-operations.generated.ts';
import { PageFrame } from '../../layout/page-frame.tsx';
import { isPageLost } from '../../layout/page-lost.ts';
import { FailedPage } from '../../layout/plain-pages.tsx';
import { toasts } from '../../layout/toasts.ts';
import { typedText } from '../../layout/typed-text.ts';
import { useSession } from '../../layout/use-session.ts';
import { useListAddress } from '../../list/list-address.ts';
import { Moment } from '../../list/moment.tsx';
import { ReasonDialog } from '../../members/reason-dialog.tsx';
import { bulk as texts } from '../../messages/bulk.ts';
import { words } from '../../messages/words.ts';
import { may } from '../../session/session.ts';
import { sectionOfKind } from '../content-sections.ts';
import { RowResults } from './row-results.tsx';
import { WorthTable } from './worth-table.tsx';
import { canUndo, useUndoBulk } from './use-undo-bulk.ts';

interface Choice {
  readonly id: string;
  readonly verb: 'approve' | 'decline';
  /** How many things the change is of. */
  readonly count: number;
}

/** How soon the page looks again while a change is under way. */
const LOOK_MS = 2_000;

/** Changes of many things, the newest first: what became of each, what waits for a second person, and the way back. */
export function BulkChangesPage() {
  const client = useQueryClient();
  const address = useListAddress();
  const after = address.get('after');
  const [choice, choose] = useState<Choice | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['bulk-changes', after],
    queryFn: async () => (await staffCall(BulkChangesDocument, { after })).bulkChanges,
    refetchInterval: ({ state: { data: page } }) =>
      page?.changes.some(({ state }) => state === 'running') === true ? LOOK_MS : false,
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const decide = async (reason: string, { id, verb }: Choice): Promise<string | null> => {
    const { result } = await staffCall(DecideBulkChangeDocument, { id, approve: verb === 'approve', reason });
    await client.invalidateQueries({ queryKey: ['bulk-changes'] });
    await client.invalidateQueries({ queryKey: ['content'] });
    if (result.__typename === 'BulkRefused') return result.message;
    toasts.show({ type: 'success', message: texts.decided[verb] });
    return null;
  };
  return (
    <PageFrame title={texts.title} text={texts.text}>
      {data === undefined ? <Skeleton shape="block" /> : null}
      {data?.changes.length === 0 ? <EmptyState title={texts.empty} text={texts.emptyText} /> : null}
      <ol className="flex flex-col gap-4">
        {data?.changes.map((change) => (
          <li key={change.id}>
            <ChangeCard change={change} onDecide={(verb) => choose({ id: change.id, verb, count: change.count })} />
          </li>
        ))}
      </ol>
      {data === undefined || data.next === null ? null : (
        <Button variant="outline" size="small" className="self-end" onClick={() => address.goTo(data.next)}>
          {words.list.next}
        </Button>
      )}
      {choice === null ? null : (
        <ReasonDialog
          title={texts.decideTitle[choice.verb]}
          submit={texts.confirmDecision[choice.verb](choice.count)}
          decide={(form) => decide(typedText(form, 'reason'), choice)}
          onClose={() => choose(null)}
        />
      )}
    </PageFrame>
  );
}

const TONES = { open: 'accent', declined: 'neutral', running: 'outline', done: 'success' } as const;

interface ChangeCardProps {
  readonly change: BulkChangeWholeFragment;
  readonly onDecide: (verb: Choice['verb']) => void;
}

function ChangeCard({ change, onDecide }: ChangeCardProps) {
  const session = useSession();
  const undo = useUndoBulk();
  const { name, slug, publishAt, unpublishAt, count, kind, reason, state, results, undoResults } = change;
  const label = sectionOfKind(kind).label.toLowerCase();
  const isOwn = change.requestedBy === session.email;
  return (
    <section className="flex flex-col gap-3 rounded-panel border-line border-subtle bg-surface p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold">
          {texts.summary([texts.names[name], slug].filter(Boolean).join(' '), count, label)}
        </h2>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        <span className="flex-1" />
        {state === 'open' && may(session, decidingScope(kind, name)) && !isOwn ? (
          <>
            <Button size="small" onClick={() => onDecide('approve')}>
              {texts.approve}
            </Button>
            <Button variant="outline" size="small" onClick={() => onDecide('decline')}>
              {texts.decline}
            </Button>
          </>
        ) : null}
        {canUndo(change) && may(session, 'content:publish') ? (
          <Button variant="outline" size="small" onClick={() => void undo(change.id)}>
            {texts.undo}
          </Button>
        ) : null}
      </div>
      <p className="text-small text-muted">
        {texts.by(change.requestedBy)}, <Moment at={change.requestedAt} />: {reason}
      </p>
      {publishAt === null && unpublishAt === null ? null : (
        <p className="text-small text-muted">
          {publishAt === null ? null : texts.publishAt} <Moment at={publishAt} />{' '}
          {unpublishAt === null ? null : texts.unpublishAt} <Moment at={unpublishAt} />
        </p>
      )}
      {change.worth.length === 0 ? null : <WorthTable kind={kind} rows={change.worth} />}
      {state === 'open' && isOwn ? <p className="text-small text-warning">{texts.own}</p> : null}
      {change.decidedBy === null ? null : (
        <p className="text-small text-muted">{texts.decidedBy(change.decidedBy, change.decisionReason ?? '')}</p>
      )}
      {change.undoneBy === null ? null : (
        <p className="text-small text-muted">
          {texts.undoneBy(change.undoneBy)}, <Moment at={change.undoneAt} />
        </p>
      )}
      {results.length === 0 ? null : (
        <Disclosure summary={<span>{texts.rows(results.length)}</span>}>
          <RowResults label={texts.rows(results.length)} kind={kind} rows={results} />
        </Disclosure>
      )}
      {undoResults.length === 0 ? null : (
        <Disclosure summary={<span>{texts.undoRows}</span>}>
          <RowResults label={texts.undoRows} kind={kind} rows={undoResults} />
        </Disclosure>
      )}
    </section>
  );
}
