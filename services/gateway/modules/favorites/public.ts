/**
 * Favorites, by loaders.
 */
export { createFavoritesLoaders, type FavoritesLoaders } from './loaders.ts';
export type { FavoritesTables } from './tables.ts';
