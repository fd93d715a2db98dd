/**
 * Favorites, by loaders and as a part of a statement.
 */
export { favoritesAmong, isFavoriteVideo } from './favorites.ts';
export { createFavoritesLoaders, type FavoritesLoaders } from './loaders.ts';
export type { FavoritesTables } from './tables.ts';
