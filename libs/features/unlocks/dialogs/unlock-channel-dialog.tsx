import { useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import { channelOfferQuery, gemsBalanceQuery } from '../queries.ts';
import { usePackUnlock } from '../use-pack-unlock.ts';
import { type BalanceState, type Offer, UnlockChannelView } from './unlock-channel-view.tsx';

/** The packs of a channel, their videos, and unlocking one. */
export default function UnlockChannelDialog({ options, onClose }: DialogProps<'UnlockChannel'>) {
  const ability = useAbility();
  const dialogs = useDialogs();
  const telemetry = useTelemetry();
  const { viewer } = useSession();
  const offer = useQuery(channelOfferQuery(options.channelId, options.initialPack));
  const mayUnlock = ability.can('unlock', 'channelPack');
  const balance = useQuery({ ...gemsBalanceQuery, staleTime: 0, enabled: mayUnlock });
  const [flow, send, actor] = usePackUnlock();
  const [chosen, setChosen] = useState<string | null>(options.initialPack);
  const channel = offer.data?.channel ?? null;
  const packs = channel?.packs ?? [];
  // Without a choice the initial pack stays selected: its result is shown there.
  const wanted = chosen ?? flow.context.purchase?.packId;
  const pack = packs.find(({ channelPackId }) => channelPackId === wanted) ?? packs.find((each) => !each.isUnlocked);

  return (
    <UnlockChannelView
      channel={offerState(offer)}
      onReload={() => void offer.refetch()}
      pack={pack ?? packs[0] ?? null}
      onChoose={setChosen}
      balance={balanceState(balance)}
      flow={flow.value}
      flowPackId={flow.context.purchase?.packId ?? null}
      showsBurst={ability.can('see', 'gemAnimation')}
      onUnlock={
        mayUnlock
          ? (packId) => {
              send({ type: 'unlock', packId });
              const waiting = actor.subscribe(({ value, context }) => {
                if (value === 'loading') return;
                waiting.unsubscribe();
                if (context.error) reportError(telemetry, context.error, null);
              });
            }
          : null
      }
      onUpgrade={
        viewer.isTandemChild || !dialogs.isOffered('PurchaseMembership')
          ? null
          : () =>
              dialogs.open('PurchaseMembership', {
                includeSinglesite: true,
                includeMultisite: false,
                clickLocation: 'UnlockChannel',
              })
      }
      onClose={onClose}
    />
  );
}

function offerState(query: {
  readonly data: { readonly channel: Offer | null } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}): Offer | 'loading' | 'failed' | null {
  if (query.data) return query.data.channel;
  return query.isError && !query.isFetching ? 'failed' : 'loading';
}

function balanceState(query: {
  readonly data: { readonly getGemsBalance: { readonly amount: number } } | undefined;
  readonly isError: boolean;
}): BalanceState {
  if (query.data) return query.data.getGemsBalance.amount;
  return query.isError ? 'failed' : 'loading';
}
