import { useMessages } from '@network/core/i18n/messages.ts';
import type { ChannelCardFragment } from '@network/graphql/fragments/channel-card.generated.ts';
import { channels } from '@network/messages/channels.ts';
import { MediaCard } from '@network/ui/media-card/media-card.tsx';

export interface ChannelCardProps {
  readonly channel: ChannelCardFragment;
  /** How wide the card stands, as in `<img sizes>`. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A channel in the list, with how much of it is unlocked. */
export function ChannelCard({ channel, sizes, priority = false }: ChannelCardProps) {
  const t = useMessages(channels);
  const share = t('unlockedShare', { percent: channel.percentageOfUnlockedPacks });
  return (
    <MediaCard
      title={channel.name}
      href={`/channels/${channel.slug}`}
      picture={channel.picture}
      sizes={sizes}
      priority={priority}
      headingLevel={2}
      badges={[
        { label: channel.category ?? t(channel.isThirdPartyChannel ? 'thirdParty' : 'own') },
        ...(channel.percentageOfUnlockedPacks > 0 ? [{ label: share, tone: 'accent' as const }] : []),
      ]}
      subtitle={channel.description}
      meta={t('packs', { count: channel.packs.length })}
      duration={t('videos', { count: channel.videoCount })}
      progress={
        channel.unlockedPackCount > 0 ? { value: channel.percentageOfUnlockedPacks / 100, label: share } : undefined
      }
    />
  );
}
