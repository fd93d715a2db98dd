import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { FavoriteButton } from '../../entity-cards/favorite-button.tsx';

/** The heart of a video's page. */
export default function VideoFavorite({ video }: SlotCatalogue['videoFavorite']) {
  return (
    <FavoriteButton
      kind="VIDEO"
      id={video.videoId}
      name={video.title}
      isFavorite={video.isFavorite}
      href={`/videos/${video.slug}`}
    />
  );
}
