import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { type OwnMembership, ownMembershipsQuery } from '@network/core/session/own-memberships-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { useCardPage } from '../use-card-page.ts';
import { ResumeMembershipDocument } from '../api/resume-membership.generated.ts';
import { WithdrawPlannedChangeDocument } from '../api/withdraw-planned-change.generated.ts';
import { useMembershipChange } from '../use-membership-change.ts';
import { MembershipCard } from './membership-card.tsx';

/** Everything that the person has, on all brands: what is current first. */
export default function AccountMemberships(): ReactNode {
  const t = useMessages(ownMemberships);
  const { open } = useDialogs();
  const { ability } = useSession();
  const { data } = useQuery(ownMembershipsQuery);
  if (!data) return <Skeleton shape="block" className="h-96" />;
  const current = data.memberships.filter(({ state }) => state !== 'ENDED');
  const past = data.memberships.filter(({ state }) => state === 'ENDED');
  const buy = () =>
    open('PurchaseMembership', { includeSinglesite: true, includeMultisite: true, clickLocation: 'Account' });
  return (
    <div className="flex flex-col gap-8">
      {data.memberships.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Ticket aria-hidden="true" />}
          title={t('nothing.title')}
          text={t('nothing.text')}
          action={
            ability.can('see', 'purchaseModal') ? <Button onClick={buy}>{t('nothing.action')}</Button> : undefined
          }
        />
      ) : null}
      {current.map((membership) => (
        <ManagedCard key={membership.subscriptionId} membership={membership} />
      ))}
      {past.length > 0 ? (
        <section aria-labelledby="past-memberships" className="flex flex-col gap-5">
          <h3 id="past-memberships" className="text-lead font-semibold">
            {t('past')}
          </h3>
          {past.map((membership) => (
            <ManagedCard key={membership.subscriptionId} membership={membership} />
          ))}
        </section>
      ) : null}
    </div>
  );
}

/** A membership with what its buttons do. */
function ManagedCard({ membership }: { readonly membership: OwnMembership }) {
  const { open } = useDialogs();
  const { subscriptionId } = membership;
  const resume = useMembershipChange(ResumeMembershipDocument, (data) => data.resumeMembership);
  const withdraw = useMembershipChange(WithdrawPlannedChangeDocument, (data) => data.withdrawPlannedChange);
  const card = useCardPage(subscriptionId);
  return (
    <MembershipCard
      membership={membership}
      busy={resume.isPending || withdraw.isPending}
      isOpeningCard={card.isOpening}
      onReactivate={() => open('ReactivateCancelledRebill', { source: 'memberships', subscriptionId })}
      onChangePlan={() => open('ChangePlan', { subscriptionId })}
      onPause={() => open('PauseMembership', { subscriptionId })}
      onResume={() => open('ResumeMembership', { subscriptionId })}
      onKeepRenewal={() => resume.change({ subscriptionId })}
      onKeepPlan={() => withdraw.change({ subscriptionId })}
      onUpdateCard={card.open}
      onCancel={() => open('CancelMembership', { subscriptionId })}
    />
  );
}
