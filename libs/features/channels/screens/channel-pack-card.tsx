import { useMessages } from '@network/core/i18n/messages.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import type { ChannelPackCardFragment } from '@network/graphql/fragments/channel-pack-card.generated.ts';
import { channels } from '@network/messages/channels.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { PackCard } from './pack-card.tsx';

export interface ChannelPackCardProps {
  readonly pack: ChannelPackCardFragment;
  readonly href: string;
  readonly onUnlock: () => void;
}

/** A pack of a channel: a look inside, and how to get in. */
export function ChannelPackCard({ pack, href, onUnlock }: ChannelPackCardProps) {
  const t = useMessages(channels);
  return (
    <PackCard
      title={pack.name}
      href={href}
      pictures={pack.videos.map((video) => video.images.listing)}
      facts={`${t('videos', { count: pack.videoCount })} · ${formatRunLength(pack.runLength)}`}
      isLocked={!pack.isUnlocked}
      status={pack.isUnlocked ? t('unlocked') : t('price', { gems: pack.price })}
      action={
        pack.isUnlocked ? (
          <ButtonLink href={href} variant="outline" size="small">
            {t('openPack')}
          </ButtonLink>
        ) : (
          <Button variant="outline" size="small" onClick={onUnlock}>
            {t('unlockPack', { gems: pack.price })}
          </Button>
        )
      }
    />
  );
}
