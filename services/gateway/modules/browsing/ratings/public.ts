/**
 * What members think of videos, by loaders.
 */
export { createRatingLoaders, type RatingLoaders } from './loaders.ts';
export type { RatingTables } from './tables.ts';
