/**
 * What people began, watched and put aside, mostly by loaders.
 */
export { createWatchingLoaders, type WatchingLoaders } from './loaders.ts';
export { isWatching, MOST_TO_CONTINUE, toContinue, watchedAmong, type WatchedVideo } from './reader.ts';
export { progressOf } from './watch-states.ts';
export type { WatchingTables } from './tables.ts';
