import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { MemberDocument, type MemberQuery } from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { TabLinks } from '../layout/tab-links.tsx';
import { useSearchTexts } from '../layout/use-search-texts.ts';
import { people } from '../messages/people.ts';
import { AccountActions } from './account-actions.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { ChosenAction } from './member-action.ts';
import { memberPath } from './member-path.ts';
import { MemberOverview } from './member-overview.tsx';
import { PaymentsOfMember } from './payments-of-member.tsx';
import { RequestsOfMember } from './requests-of-member.tsx';
import { UnmadeRefunds } from './unmade-refunds.tsx';
import {
  CommentsOfMember,
  DownloadsOfMember,
  GemsOfMember,
  LogOfMember,
  MailsOfMember,
  SessionsOfMember,
} from './rows-of-member.tsx';

const texts = people.member;
const TABS = ['overview', 'payments', 'gems', 'sessions', 'mails', 'comments', 'downloads', 'requests', 'log'] as const;
type Tab = (typeof TABS)[number];

/** A member, as the query of the page has one. */
export type LoadedMember = NonNullable<MemberQuery['member']>;

/** One member: who they are, what they paid for and did, and what staff may do about it. */
export function MemberPage() {
  const { id = '' } = useParams({ strict: false });
  const [search] = useSearchTexts();
  const [chosen, choose] = useState<ChosenAction | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['member', id],
    queryFn: () => staffCall(MemberDocument, { id }),
    // Each look is recorded: the page looks when it is opened and after an action.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  if (data === undefined) {
    return (
      <PageFrame title={people.members.title}>
        <Skeleton shape="block" />
      </PageFrame>
    );
  }
  const { member } = data;
  if (member === null) {
    return (
      <PageFrame title={people.members.title}>
        <EmptyState title={texts.missing} text={texts.missingText} />
      </PageFrame>
    );
  }
  const tab = TABS.find((each) => each === search['tab']) ?? 'overview';
  return (
    <PageFrame
      title={member.email}
      mark={member.disabledAt === null ? null : <Badge tone="danger">{people.members.disabled}</Badge>}
      actions={<AccountActions member={member} onChoose={choose} />}
    >
      <TabLinks
        label={texts.tabsLabel}
        current={tab}
        tabs={TABS.map((each) => ({
          id: each,
          label: texts.tabs[each],
          href: each === 'overview' ? memberPath(id) : `${memberPath(id)}?tab=${each}`,
          ...(each !== 'overview' && { count: countOf(member, each) }),
        }))}
      />
      <UnmadeRefunds refunds={member.unmadeRefunds} />
      <Part tab={tab} member={member} onChoose={choose} />
      {chosen === null ? null : <ActionDialog memberId={id} chosen={chosen} onClose={() => choose(null)} />}
    </PageFrame>
  );
}

function countOf(member: LoadedMember, tab: Exclude<Tab, 'overview'>): number {
  const { payments, ledger: gems, sessions, mails, comments, downloads, actions: log } = member;
  const requests = [...member.requests, ...member.dataRequests];
  return { payments, gems, sessions, mails, comments, downloads, requests, log }[tab].length;
}

interface PartProps {
  readonly tab: Tab;
  readonly member: LoadedMember;
  readonly onChoose: (action: ChosenAction) => void;
}

function Part({ tab, member, onChoose }: PartProps) {
  switch (tab) {
    case 'overview':
      return <MemberOverview member={member} onChoose={onChoose} />;
    case 'payments':
      return <PaymentsOfMember member={member} onChoose={onChoose} />;
    case 'gems':
      return <GemsOfMember rows={member.ledger} />;
    case 'sessions':
      return <SessionsOfMember rows={member.sessions} />;
    case 'mails':
      return <MailsOfMember rows={member.mails} />;
    case 'comments':
      return <CommentsOfMember rows={member.comments} />;
    case 'downloads':
      return <DownloadsOfMember rows={member.downloads} />;
    case 'requests':
      return <RequestsOfMember member={member} onChoose={onChoose} />;
    case 'log':
      return <LogOfMember rows={member.actions} />;
  }
}
