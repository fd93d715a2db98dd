import DataLoader from 'dataloader';
import type { LoaderScope } from '../../http/loaders.ts';
import { findPositions, type PlaybackKey } from './playback-positions.ts';

/** Loaders of one request for what media knows of a video and a viewer. */
export interface MediaLoaders {
  readonly playbackPosition: DataLoader<PlaybackKey, number | null, string>;
}

export function createMediaLoaders({ services }: LoaderScope): MediaLoaders {
  return {
    playbackPosition: new DataLoader((keys) => findPositions(services.db, keys), {
      cacheKeyFn: ({ userId, videoId }: PlaybackKey) => JSON.stringify([userId, videoId]),
    }),
  };
}
