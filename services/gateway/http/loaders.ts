import { createCatalogueLoaders, type CatalogueLoaders } from '../modules/catalogue/loaders.ts';
import { createFavoritesLoaders, type FavoritesLoaders } from '../modules/favorites/loaders.ts';
import { createCommentLoaders, type CommentLoaders } from '../modules/comments/loaders.ts';
import { createMediaLoaders, type MediaLoaders } from '../modules/media/loaders.ts';
import type { GatewayServices } from '../services.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/**
 * Loaders of one request, by module: each collects the keys asked for in one tick into one statement. A module that
 * has some adds its row here and its factory in `modules/<module>/loaders.ts`.
 */
export interface Loaders {
  readonly catalogue: CatalogueLoaders;
  readonly favorites: FavoritesLoaders;
  readonly comments: CommentLoaders;
  readonly media: MediaLoaders;
}

/** What a factory of loaders may depend on: never the person, whose rights are asked by the guard. */
export interface LoaderScope {
  readonly services: GatewayServices;
  readonly tenant: Tenant | null;
}

export function createLoaders(scope: LoaderScope): Loaders {
  return {
    catalogue: createCatalogueLoaders(scope),
    favorites: createFavoritesLoaders(scope),
    comments: createCommentLoaders(scope),
    media: createMediaLoaders(scope),
  };
}
