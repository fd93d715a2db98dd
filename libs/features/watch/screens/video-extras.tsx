import type { WatchVideo } from '../queries.ts';
import { PictureSetTeaser } from './picture-set-teaser.tsx';
import { hasReview, ReviewSummary } from './review-summary.tsx';

export interface VideoExtrasProps {
  readonly video: WatchVideo;
  /** The brand shows reviews. */
  readonly showsReview: boolean;
}

/** Returns whether a film has any of these. */
export function hasExtras(video: Pick<WatchVideo, 'picturesInSet' | 'expertReview'>, showsReview: boolean): boolean {
  return video.picturesInSet > 0 || (showsReview && hasReview(video.expertReview));
}

/** Shows what comes with a film: its photographs, and reviews of it. */
export function VideoExtras({ video, showsReview }: VideoExtrasProps) {
  return (
    <div className="flex flex-col gap-6">
      <PictureSetTeaser video={video} />
      {showsReview ? <ReviewSummary review={video.expertReview} /> : null}
    </div>
  );
}
