import type { ReactNode } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';
import type { WatchVideo } from '../queries.ts';

export interface VideoActionsProps {
  readonly video: WatchVideo;
  /** The actions before the others, such as a link to another page of the same video. */
  readonly children: ReactNode;
}

/** Shows what people can do with a film besides watching it: rate it, save it, add it to a list, download it. */
export function VideoActions({ video, children }: VideoActionsProps) {
  return (
    <div className="film-actions">
      {children}
      <Slot name="videoRating" video={{ subject: toVideoSubject(video), slug: video.slug, title: video.title }} />
      <Slot name="videoFavorite" video={video} />
      <Slot name="videoPlaylists" video={video} />
      <Slot name="videoDownload" video={video} />
    </div>
  );
}
