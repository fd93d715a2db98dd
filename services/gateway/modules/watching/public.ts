/**
 * What people began, watched and put aside, by loaders.
 */
export { createWatchingLoaders, type WatchingLoaders } from './loaders.ts';
export type { WatchingTables } from './tables.ts';
