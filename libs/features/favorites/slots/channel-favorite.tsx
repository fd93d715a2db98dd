import { operationQuery } from '@network/core/api/operation-query.ts';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { favorites } from '@network/messages/favorites.ts';
import { FavoriteButton } from '../../save-buttons/favorite-button.tsx';
import { IsFavoriteDocument } from '../api/favorite-lists.generated.ts';

/** The heart of a channel's page, which loads its own state. */
export default function ChannelFavorite({ channel }: SlotCatalogue['channelFavorite']) {
  const t = useMessages(favorites);
  const { isAuthenticated } = useSession();
  const { data } = useQuery({
    ...operationQuery(IsFavoriteDocument, { kind: 'CHANNEL', id: channel.channelId }),
    enabled: isAuthenticated,
  });
  return (
    <FavoriteButton
      kind="CHANNEL"
      id={channel.channelId}
      name={channel.name}
      added={t('followed', { name: channel.name })}
      isFavorite={data?.isFavorite ?? false}
      href={`/channels/${channel.slug}`}
    />
  );
}
