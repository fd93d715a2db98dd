import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../http/loaders.ts';
import { type FavoriteKey, findFavorites, keyOf } from './favorites.ts';

/** Loaders of one request for a viewer's favorites. */
export interface FavoritesLoaders {
  readonly isFavorite: DataLoader<FavoriteKey, boolean, string>;
}

export function createFavoritesLoaders({ services }: LoaderScope): FavoritesLoaders {
  return { isFavorite: new DataLoader((keys) => findFavorites(services.db, keys), { cacheKeyFn: keyOf }) };
}
