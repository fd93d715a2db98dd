import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { transportOf } from '@network/core/api/transport.ts';
import {
  type PackPurchase,
  type PackUnlockAnswer,
  packUnlockMachine,
} from '@network/lifecycle/pack-unlock/pack-unlock.machine.ts';
import { UnlockChannelPackDocument } from './api/unlock-channel-pack.generated.ts';
import { gemsBalanceQuery, showNewRights } from './queries.ts';

const newKey = (): string => crypto.randomUUID();

/** The flow of unlocking packs, with this page's gateway. Its result shows everywhere at once. */
export function usePackUnlock() {
  const queryClient = useQueryClient();
  const analytics = useAnalytics();
  const machine = useMemo(() => {
    const unlockPack = fromPromise<PackUnlockAnswer, PackPurchase>(async ({ input }) => {
      const { packId, idempotencyKey } = input;
      const execute = transportOf(queryClient);
      const variables = { input: { channelPackId: packId, idempotencyKey } };
      const { unlockChannelPack: answer } = await execute(UnlockChannelPackDocument, variables);
      if (answer.__typename === 'AccessDenied') return { kind: 'refused' };
      const { balance } = answer;
      queryClient.setQueryData(gemsBalanceQuery.queryKey, { getGemsBalance: { amount: balance } });
      if (answer.__typename === 'OutOfBalance') return { kind: 'out-of-balance', balance };
      if (answer.__typename === 'ChannelPackUnlocked') analytics.track('unlock', { what: 'pack', item: packId });
      // The pack is unlocked, and the dialog says so, before the page has reloaded its other data.
      void showNewRights(queryClient).catch(() => undefined);
      return { kind: answer.__typename === 'ChannelPackUnlocked' ? 'unlocked' : 'already-unlocked', balance };
    });
    return packUnlockMachine.provide({ actors: { unlockPack } });
  }, [queryClient, analytics]);
  return useMachine(machine, { input: { newKey } });
}
