import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { FavoriteButton } from '../../save-buttons/favorite-button.tsx';

/** The heart of a performer's page. */
export default function PerformerFavorite({ performer }: SlotCatalogue['performerFavorite']) {
  return (
    <FavoriteButton
      kind="PERFORMER"
      id={performer.globalId}
      name={performer.name}
      isFavorite={performer.isFavorite}
      href={`/performers/${performer.slug}`}
    />
  );
}
