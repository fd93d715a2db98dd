import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { FavoriteButton } from '../../save-buttons/favorite-button.tsx';
import { WatchLaterButton } from '../../save-buttons/watch-later-button.tsx';

/** The heart of a video's page, and the clock for signed-in people. */
export default function VideoFavorite({ video }: SlotCatalogue['videoFavorite']) {
  const { isAuthenticated } = useSession();
  return (
    <>
      <FavoriteButton
        kind="VIDEO"
        id={video.videoId}
        name={video.title}
        isFavorite={video.isFavorite}
        href={`/videos/${video.slug}`}
      />
      {isAuthenticated ? (
        <WatchLaterButton videoId={video.videoId} title={video.title} isWatchLater={video.isWatchLater} />
      ) : null}
    </>
  );
}
