import DataLoader from 'dataloader';
import type { LoaderScope } from '../../http/loaders.ts';
import { findWatchStates, keyOf, type WatchKey, type WatchState } from './watch-states.ts';
import { loadSettings, type Settings } from './watching.ts';

/** Loaders of one request for what a viewer watched. */
export interface WatchingLoaders {
  readonly stateOf: DataLoader<WatchKey, WatchState, string>;
  readonly settingsOf: DataLoader<string, Settings>;
}

export function createWatchingLoaders({ services }: LoaderScope): WatchingLoaders {
  const { db } = services;
  return {
    stateOf: new DataLoader((keys) => findWatchStates(db, keys), { cacheKeyFn: keyOf }),
    settingsOf: new DataLoader((userIds) => Promise.all(userIds.map((userId) => loadSettings(db, userId)))),
  };
}
