import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../http/loaders.ts';
import { type DatedWatchState, findWatchStates, keyOf, type WatchKey } from './watch-states.ts';
import { loadWatchingSettings, type WatchingSettings } from '../identity/public.ts';
import { findPositions, completedBy, isCompletedBy, type PlaybackKey } from './playback-positions.ts';

/** Loaders of one request for what a viewer watched. */
export interface WatchingLoaders {
  readonly stateOf: DataLoader<WatchKey, DatedWatchState, string>;
  readonly settingsOf: DataLoader<string, WatchingSettings>;
  /** Seconds from the beginning; null for a video that its viewer has not begun, or has ended. */
  readonly playbackPosition: DataLoader<PlaybackKey, number | null, string>;
  /** Whether a person watched a video to the end, as a condition on `videos` in a statement of the catalogue. */
  readonly isCompletedBy: typeof isCompletedBy;
  /** The ids of the videos that a person watched to the end, as a subquery. */
  readonly completedBy: typeof completedBy;
}

export function createWatchingLoaders({ services }: LoaderScope): WatchingLoaders {
  const { db } = services;
  return {
    stateOf: new DataLoader((keys) => findWatchStates(db, keys), { cacheKeyFn: keyOf }),
    settingsOf: new DataLoader((userIds) => Promise.all(userIds.map((userId) => loadWatchingSettings(db, userId)))),
    playbackPosition: new DataLoader((keys) => findPositions(db, keys), { cacheKeyFn: keyOf }),
    isCompletedBy,
    completedBy,
  };
}
