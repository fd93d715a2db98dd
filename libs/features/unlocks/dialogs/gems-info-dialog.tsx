import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import { AcknowledgeGemsIntroDocument } from '../api/acknowledge-gems-intro.generated.ts';
import { AcknowledgeNewGemsBalanceDocument } from '../api/acknowledge-new-gems-balance.generated.ts';
import { newGemsIn } from '../new-gems.ts';
import { gemsBalanceQuery, gemsInfoQuery } from '../queries.ts';
import { GemsInfoView } from './gems-info-view.tsx';

/** What gems are, and the balance. Opening it acknowledges the introduction and the grants since. */
export default function GemsInfoDialog({ onClose }: DialogProps<'UserGemsInfo'>) {
  const telemetry = useTelemetry();
  const queryClient = useQueryClient();
  const balance = useQuery(gemsBalanceQuery);
  const info = useQuery({ ...gemsInfoQuery, staleTime: 0 });
  const intro = useMutation(operationMutation(AcknowledgeGemsIntroDocument));
  const granted = useMutation(operationMutation(AcknowledgeNewGemsBalanceDocument));
  // Grants that were new when it opened stay marked while it is open.
  const [newGems, setNewGems] = useState(0);

  const acknowledge = useEffectEvent(async (data: NonNullable<typeof info.data>) => {
    const state = data.findOneUserProfile?.state;
    if (!state) return;
    const fresh = newGemsIn(data.getTransactions, state.gems.lastAcknowledgementDate);
    if (fresh > 0) setNewGems(fresh);
    if (state.modals.gemsIntro !== null && fresh === 0) return;
    try {
      if (state.modals.gemsIntro === null) await intro.mutateAsync({ when: new Date().toISOString() });
      if (fresh > 0) await granted.mutateAsync({});
      await queryClient.invalidateQueries({ queryKey: gemsInfoQuery.queryKey });
    } catch (error) {
      // They are shown again the next time.
      reportError(telemetry, error, null);
    }
  });
  const amount = balance.data?.getGemsBalance.amount ?? null;
  const isFetched = info.isFetchedAfterMount;
  useEffect(() => {
    if (isFetched && info.data) void acknowledge(info.data);
    // Once for each opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFetched]);

  return (
    <GemsInfoView
      balance={amount}
      hasFailed={balance.isError && !balance.isFetching}
      onReload={() => void balance.refetch()}
      // Spent ones are not announced any more.
      newGems={Math.min(newGems, amount ?? newGems)}
      daysUntilRefresh={info.data?.findOneUserProfile?.daysUntilRefreshGems ?? null}
      unlockedShare={info.data?.findOneUserProfile?.percentageOfUnlockedChannelPacks ?? null}
      movements={info.data?.getTransactions.filter(({ currency }) => currency === 'gems') ?? null}
      onClose={onClose}
    />
  );
}
