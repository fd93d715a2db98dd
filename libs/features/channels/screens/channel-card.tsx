import { useMessages } from '@network/core/i18n/messages.ts';
import { useMembersHref } from '@network/core/session/use-members-href.ts';
import type { ChannelCardFragment } from '@network/graphql/fragments/channel-card.generated.ts';
import { channels } from '@network/messages/channels.ts';
import { ChannelCard as Card } from '../../entity-cards/channel-card.tsx';

export interface ChannelCardProps {
  readonly channel: ChannelCardFragment;
  /** The width of the card, as in `<img sizes>`. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A channel in the list, with how much of it is unlocked. */
export function ChannelCard({ channel, sizes, priority = false, headingLevel = 2 }: ChannelCardProps) {
  const t = useMessages(channels);
  const hrefOf = useMembersHref();
  return (
    <Card
      title={channel.name}
      href={hrefOf(`/channels/${channel.slug}`)}
      picture={channel.picture}
      sizes={sizes}
      priority={priority}
      headingLevel={headingLevel}
      kind={channel.category ?? t(channel.isThirdPartyChannel ? 'thirdParty' : 'own')}
      text={channel.description}
      facts={[t('packs', { count: channel.packs.length }), t('videos', { count: channel.videoCount })]}
      progress={
        channel.unlockedPackCount > 0
          ? {
              value: channel.percentageOfUnlockedPacks / 100,
              label: t('unlockedShare', { percent: channel.percentageOfUnlockedPacks }),
            }
          : undefined
      }
    />
  );
}
