/**
 * Favorites, by loaders and as a part of a statement; and the followers of a film, who have its performers or its channel
 * among them.
 */
export { countFavorites, favoritesAmong, isFavoriteVideo } from './favorites.ts';
export { findFollowers, type Follower } from './followers.ts';
export { createFavoritesLoaders, type FavoritesLoaders } from './loaders.ts';
export type { FavoritesTables } from './tables.ts';
