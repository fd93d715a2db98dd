import type { ReactNode } from 'react';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { FavoriteHeart } from '../save-buttons/favorite-button.tsx';
import { PlaylistOpener } from '../save-buttons/playlist-opener.tsx';
import { WatchLaterClock } from '../save-buttons/watch-later-button.tsx';

export interface VideoCardActionsProps {
  readonly video: VideoCardFragment;
  /** A button of the card's list, above the others. */
  readonly own?: ReactNode;
}

/** The buttons on a video's card, for signed-in people. */
export function VideoCardActions({ video, own }: VideoCardActionsProps) {
  const { videoId, title } = video;
  return (
    <span className="flex flex-col items-end gap-1.5">
      {own}
      <FavoriteHeart kind="VIDEO" id={videoId} name={title} isFavorite={video.isFavorite} />
      {video.isUpcoming ? null : (
        <span className="media-card-later flex gap-1.5">
          <PlaylistOpener videoId={videoId} title={title} />
          <WatchLaterClock videoId={videoId} title={title} isWatchLater={video.isWatchLater} />
        </span>
      )}
    </span>
  );
}
