import { useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useSession } from '@network/core/session/session-provider.tsx';
import { SchedulePlanChangeDocument } from '../api/schedule-plan-change.generated.ts';
import { useMembershipChange } from '../use-membership-change.ts';
import { useOwnMembership } from '../use-own-membership.ts';
import { ChangePlanView } from './change-plan-view.tsx';

/** Plans a change to a smaller or shorter plan, which begins when the paid period ends. */
export default function ChangePlanDialog({ options, onClose }: DialogProps<'ChangePlan'>) {
  const { subscriptionId } = options;
  const membership = useOwnMembership(subscriptionId);
  const { open } = useDialogs();
  const { subscription } = useSession().viewer;
  const [chosen, setChosen] = useState<number | null>(null);
  const { change, isPending } = useMembershipChange(
    SchedulePlanChangeDocument,
    (data) => data.schedulePlanChange,
    onClose,
  );
  const optionId = chosen ?? membership?.changeChoices[0]?.optionId ?? null;
  const isOfOneSite = membership?.sites.length === 1 && subscription?.isActive === true;
  return (
    <ChangePlanView
      membership={membership}
      optionId={optionId}
      isBusy={isPending}
      onChoose={setChosen}
      onConfirm={() => optionId !== null && change({ subscriptionId, optionId })}
      onSeeLarger={
        isOfOneSite
          ? () =>
              open('PurchaseMembership', {
                includeSinglesite: false,
                includeMultisite: true,
                clickLocation: 'AccountMultisite',
              })
          : null
      }
      onClose={onClose}
    />
  );
}
