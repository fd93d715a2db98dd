import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { ApprovalsDocument, type ApprovalsQuery, DecideApprovalDocument } from '../api/staff-operations.generated.ts';
import type { ApprovalState } from '../api/staff-types.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { TabLinks } from '../layout/tab-links.tsx';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { useSearchTexts } from '../layout/use-search-texts.ts';
import { useSession } from '../layout/use-session.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { people } from '../messages/people.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { memberPath } from './member-path.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { WhatIsRequested } from './what-is-requested.tsx';

const texts = people.approvals;
const STATES: readonly ApprovalState[] = ['open', 'approved', 'declined'];

type Approval = ApprovalsQuery['approvals']['approvals'][number];
interface Choice {
  readonly approval: Approval;
  readonly approve: boolean;
}

const actionName = ({ action }: Approval): string => people.actions[action as keyof typeof people.actions];

/** What waits for a second member of staff, and what was decided. */
export function ApprovalsPage() {
  const session = useSession();
  const client = useQueryClient();
  const [search, change] = useSearchTexts();
  const [choice, choose] = useState<Choice | null>(null);
  const state = STATES.find((each) => each === search['state']) ?? 'open';
  const { after = '' } = search;
  const load = (cursor: string | null) => staffCall(ApprovalsDocument, { state, after: cursor });
  const { data, error, refetch } = useQuery({
    queryKey: ['approvals', state, after],
    queryFn: () => load(after === '' ? null : after),
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const decide = async (reason: string, { approval: { id, memberId }, approve }: Choice): Promise<string | null> => {
    const { decideApproval: answer } = await staffCall(DecideApprovalDocument, { id, approve, reason });
    if (answer.__typename === 'ActionRefused') return answer.message;
    toasts.show({ type: 'success', message: texts.done[approve ? 'approve' : 'decline'] });
    await client.invalidateQueries({ queryKey: ['approvals'] });
    await client.invalidateQueries({ queryKey: ['member', memberId] });
    return null;
  };
  const page = data?.approvals;
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <TabLinks
        label={texts.statesLabel}
        current={state}
        tabs={STATES.map((id) => ({ id, label: texts.states[id], href: `/approvals?state=${id}` }))}
      />
      {page === undefined ? <Skeleton shape="block" /> : null}
      {page?.approvals.length === 0 ? <EmptyState title={texts.none[state]} /> : null}
      {page !== undefined && page.approvals.length > 0 ? (
        <DataTable
          label={texts.title}
          columns={[...columns, decisionColumn(session.email, may(session, 'members:approve'), choose)]}
          rows={page.approvals}
          keyOf={({ id }) => id}
          loadPage={async (cursor) => {
            const { approvals } = await load(cursor);
            return { rows: approvals.approvals, next: approvals.nextCursor };
          }}
        />
      ) : null}
      {page?.nextCursor ? (
        <div>
          <Button variant="outline" size="small" onClick={() => change({ after: page.nextCursor ?? '' })}>
            {words.list.next}
          </Button>
        </div>
      ) : null}
      {choice === null ? null : (
        <ReasonDialog
          title={choice.approve ? texts.approveTitle : texts.declineTitle}
          submit={texts.confirm[choice.approve ? 'approve' : 'decline'](actionName(choice.approval))}
          decide={(form) => decide(typedText(form, 'reason'), choice)}
          reasonHint={people.dialog.memberReasonHint}
          onClose={() => choose(null)}
        >
          <div className="flex flex-col gap-1">
            <p className="text-small text-muted">{texts.requestedBy(choice.approval.requestedBy)}</p>
            <p>{choice.approval.reason}</p>
          </div>
          {choice.approve ? <WhatIsRequested approvalId={choice.approval.id} /> : null}
        </ReasonDialog>
      )}
    </PageFrame>
  );
}

const columns: readonly Column<Approval>[] = [
  {
    id: 'action',
    heading: texts.columns.action,
    text: actionName,
  },
  {
    id: 'member',
    heading: texts.columns.member,
    text: ({ memberId }) => memberId,
    cell: ({ memberId }) => (
      <Link to={memberPath(memberId)} className="text-accent underline underline-offset-2">
        {texts.member}
      </Link>
    ),
  },
  {
    id: 'reason',
    heading: texts.columns.reason,
    text: ({ reason }) => reason,
    cell: ({ reason }) => <span className="block min-w-48">{reason}</span>,
  },
  { id: 'by', heading: texts.columns.by, text: ({ requestedBy }) => requestedBy },
  { id: 'at', heading: texts.columns.at, text: ({ requestedAt }) => requestedAt, as: 'moment', isMinor: true },
];

const deciderOf = ({ decidedBy }: Approval): string =>
  decidedBy === null ? texts.endedWithTaking : texts.decidedBy(decidedBy);

function decisionColumn(email: string, mayDecide: boolean, choose: (choice: Choice) => void): Column<Approval> {
  return {
    id: 'decided',
    heading: texts.columns.decided,
    text: (approval) => (approval.state === 'open' ? null : `${approval.decidedAt} ${deciderOf(approval)}`),
    cell: (approval) => {
      if (approval.state !== 'open') {
        return (
          <span className="text-small text-muted">
            <Moment at={approval.decidedAt} /> {deciderOf(approval)}
          </span>
        );
      }
      if (!mayDecide || approval.requestedBy === email) return null;
      return (
        <span className="flex gap-2">
          <Button size="small" onClick={() => choose({ approval, approve: true })}>
            {texts.approve}
          </Button>
          <Button size="small" variant="outline" onClick={() => choose({ approval, approve: false })}>
            {texts.decline}
          </Button>
        </span>
      );
    },
  };
}
