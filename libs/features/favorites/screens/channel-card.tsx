import { useMessages } from '@network/core/i18n/messages.ts';
import { favorites } from '@network/messages/favorites.ts';
import { ChannelCard as Card } from '../../entity-cards/channel-card.tsx';
import { FavoriteHeart } from '../../save-buttons/favorite-button.tsx';
import type { FavoriteChannelCardFragment } from '../api/favorite-lists.generated.ts';

export interface ChannelCardProps {
  readonly channel: FavoriteChannelCardFragment;
  /** The width of the card, as in `<img sizes>`. */
  readonly sizes: string;
  readonly headingLevel?: 2 | 3;
}

/** A favorite channel. */
export function ChannelCard({ channel, sizes, headingLevel = 3 }: ChannelCardProps) {
  const t = useMessages(favorites);
  return (
    <Card
      title={channel.name}
      href={`/channels/${channel.slug}`}
      picture={channel.picture}
      sizes={sizes}
      headingLevel={headingLevel}
      kind={t(channel.isThirdPartyChannel ? 'channels.thirdParty' : 'channels.own')}
      text={channel.description}
      action={
        <FavoriteHeart kind="CHANNEL" id={channel.channelId} name={channel.name} isFavorite={channel.isFavorite} />
      }
    />
  );
}
