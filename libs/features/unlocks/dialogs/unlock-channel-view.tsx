import { Gem } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { unlocks } from '@network/messages/unlocks.ts';
import { LoadFailed } from './load-failed.tsx';
import { Notice } from './notice.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import type { ChannelOfferQuery } from '../api/channel-offer.generated.ts';
import { PackChoice } from './pack-choice.tsx';
import { UnlockActions, type UnlockFlow } from './unlock-actions.tsx';

export type Offer = NonNullable<ChannelOfferQuery['channel']>;
export type OfferedPack = Offer['packs'][number];
/** The balance, or why it is missing. */
export type BalanceState = number | 'loading' | 'failed';

export interface UnlockChannelViewProps {
  readonly channel: Offer | 'loading' | 'failed' | null;
  readonly pack: OfferedPack | null;
  readonly onReload: () => void;
  readonly onChoose: (packId: string) => void;
  readonly balance: BalanceState;
  readonly flow: UnlockFlow;
  /** The pack that the flow was about last. */
  readonly flowPackId: string | null;
  readonly showsBurst: boolean;
  /** Null for people who may not unlock packs. */
  readonly onUnlock: ((packId: string) => void) | null;
  /** Null for people who may not buy. */
  readonly onUpgrade: (() => void) | null;
  readonly onClose: () => void;
}

/** Keeps the main action within reach of the thumb on a phone, where the dialog scrolls. */
const REACHABLE =
  'sticky bottom-0 -mx-6 -mb-6 flex flex-col gap-3 bg-surface px-6 pt-3 pb-6 medium:static medium:m-0 medium:gap-5 medium:p-0';

/** The view of UnlockChannel, by its state alone. */
export function UnlockChannelView(props: UnlockChannelViewProps) {
  const t = useMessages(unlocks);
  const { channel, pack, balance, flow, onUnlock } = props;
  const isThere = channel !== null && typeof channel === 'object';
  const hasPacks = isThere || channel === 'loading';
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      size="large"
      title={
        isThere ? t('unlock_channel_modal.title', { channel: channel.name }) : t('unlock_channel_modal.titleUnknown')
      }
      description={hasPacks ? t('unlock_channel_modal.text') : undefined}
      closeLabel={t('close')}
    >
      {channel === 'loading' ? (
        <div
          role="status"
          aria-busy="true"
          aria-label={t('unlock_channel_modal.loading')}
          className="grid gap-4 medium:grid-cols-2"
        >
          <Skeleton shape="block" className="h-56" />
          <Skeleton shape="block" className="h-56" />
        </div>
      ) : null}
      {channel === 'failed' ? (
        <LoadFailed text={t('unlock_channel_modal.load_failed')} onRetry={props.onReload} />
      ) : null}
      {channel === null ? <Notice tone="danger">{t('unlock_channel_modal.missing')}</Notice> : null}
      {isThere && pack ? (
        <div className="grid gap-6 medium:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <PackChoice
            packs={channel.packs}
            chosenId={pack.channelPackId}
            isDisabled={flow === 'loading'}
            onChoose={props.onChoose}
          />
          <div className="flex min-w-0 flex-col gap-5">
            <Inside pack={pack} />
            <div className={REACHABLE}>
              {onUnlock ? <Balance balance={balance} /> : null}
              <UnlockActions
                {...props}
                pack={pack}
                packHref={`/channels/${channel.slug}/packs/${pack.slug}`}
                flow={props.flowPackId === pack.channelPackId ? flow : 'idle'}
              />
            </div>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

function Inside({ pack }: { readonly pack: OfferedPack }) {
  const t = useMessages(unlocks);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-small text-muted">
        <span className="type-label text-strong">{t('unlock_channel_modal.inside')}</span>
        <span>{t('unlock_channel_modal.videos', { count: pack.videoCount })}</span>
        <span>{formatRunLength(pack.runLength)}</span>
      </p>
      <ul role="list" className="grid grid-cols-2 gap-3">
        {pack.videos.map((video) => (
          <li key={video.newId} className="flex min-w-0 flex-col gap-1.5">
            <span className="aspect-landscape overflow-hidden rounded-card">
              <Picture source={video.images.listing} alt="" sizes="(min-width: 768px) 14rem, 44vw" />
            </span>
            <span className="truncate text-small text-muted">{video.title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Balance({ balance }: { readonly balance: BalanceState }) {
  const t = useMessages(unlocks);
  if (balance === 'failed') return <Notice tone="danger">{t('unlock_channel_modal.failed_to_load_balance')}</Notice>;
  return (
    <p aria-live="polite" className="flex items-center gap-2 text-body">
      <Gem aria-hidden="true" className="size-5 text-accent" />
      {balance === 'loading' ? <Skeleton className="w-32" /> : t('unlock_channel_modal.balance', { count: balance })}
    </p>
  );
}
