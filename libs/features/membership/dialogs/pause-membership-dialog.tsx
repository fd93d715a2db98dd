import { useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { PauseMembershipDocument } from '../api/pause-membership.generated.ts';
import { useMembershipChange } from '../use-membership-change.ts';
import { useOwnMembership } from '../use-own-membership.ts';
import { PauseView } from './pause-view.tsx';

/** Pauses a membership from the end of its paid period, for some months. */
export default function PauseMembershipDialog({ options, onClose }: DialogProps<'PauseMembership'>) {
  const { subscriptionId } = options;
  const membership = useOwnMembership(subscriptionId);
  const [months, setMonths] = useState(1);
  const { change, isPending } = useMembershipChange(PauseMembershipDocument, (data) => data.pauseMembership, onClose);
  return (
    <PauseView
      membership={membership}
      months={months}
      isBusy={isPending}
      onChoose={setMonths}
      onConfirm={() => change({ subscriptionId, months })}
      onClose={onClose}
    />
  );
}
