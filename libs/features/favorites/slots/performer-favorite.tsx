import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { favorites } from '@network/messages/favorites.ts';
import { FavoriteButton } from '../../save-buttons/favorite-button.tsx';

/** The heart of a performer's page. */
export default function PerformerFavorite({ performer }: SlotCatalogue['performerFavorite']) {
  const t = useMessages(favorites);
  return (
    <FavoriteButton
      kind="PERFORMER"
      id={performer.globalId}
      name={performer.name}
      added={t('followed', { name: performer.name })}
      isFavorite={performer.isFavorite}
      href={`/performers/${performer.slug}`}
    />
  );
}
