import { Gem } from 'lucide-react';
import type { packUnlockMachine } from '@network/lifecycle/pack-unlock/pack-unlock.machine.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { unlocks } from '@network/messages/unlocks.ts';
import { Notice } from './notice.tsx';
import { Burst } from '@network/ui/burst/burst.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Link } from '@network/ui/link/link.tsx';
import type { StateValueFrom } from 'xstate';
import type { OfferedPack, UnlockChannelViewProps } from './unlock-channel-view.tsx';

export type UnlockFlow = StateValueFrom<typeof packUnlockMachine>;

type UnlockActionsProps = Pick<UnlockChannelViewProps, 'showsBurst' | 'onUnlock' | 'onUpgrade' | 'onClose'> & {
  readonly pack: OfferedPack;
  readonly packHref: string;
  /** Where the flow is, for this pack. */
  readonly flow: UnlockFlow;
};

/** The actions on the chosen pack, and their result. */
export function UnlockActions(props: UnlockActionsProps) {
  const { pack, packHref, flow, showsBurst, onUnlock, onUpgrade, onClose } = props;
  const t = useMessages(unlocks);
  if (pack.isUnlocked || flow === 'succeeded' || flow === 'alreadyUnlocked') {
    return (
      <div className="relative flex flex-col gap-4">
        <div role="status" className="empty:-mb-4">
          {flow === 'succeeded' ? (
            <Notice tone="success">{t('unlock_channel_modal.succeeded', { pack: pack.name })}</Notice>
          ) : null}
          {flow === 'alreadyUnlocked' ? <Notice>{t('unlock_channel_modal.already_unlocked')}</Notice> : null}
        </div>
        <ButtonLink href={packHref} block size="large" onClick={onClose}>
          {t('unlock_channel_modal.open')}
        </ButtonLink>
        {flow === 'succeeded' && showsBurst ? <Burst icon={<Gem />} /> : null}
      </div>
    );
  }
  if (!onUnlock) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('unlock_channel_modal.members_only')}</p>
        {onUpgrade ? (
          <Button block size="large" onClick={onUpgrade}>
            {t('unlock_channel_modal.upgrade')}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div role="alert" className="empty:-mb-4">
        {flow === 'outOfBalance' ? <Notice tone="danger">{t('unlock_channel_modal.not_enough_funds')}</Notice> : null}
        {flow === 'failed' ? (
          <Notice tone="danger">
            {t('unlock_channel_modal.failed')} <Link href="/support">{t('unlock_channel_modal.support')}</Link>
          </Notice>
        ) : null}
      </div>
      <Button block size="large" busy={flow === 'loading'} onClick={() => onUnlock(pack.channelPackId)}>
        <Gem aria-hidden="true" />
        {t('unlock_channel_modal.unlock', { count: pack.price })}
      </Button>
    </div>
  );
}
