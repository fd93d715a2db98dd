import type { AppAbility } from '@network/access/ability.ts';
import { createCatalogueLoaders, type CatalogueLoaders } from '../modules/content/catalogue/public.ts';
import { createDownloadsLoaders, type DownloadsLoaders } from '../modules/browsing/downloads/public.ts';
import { createWatchingLoaders, type WatchingLoaders } from '../modules/people/watching/public.ts';
import { createFavoritesLoaders, type FavoritesLoaders } from '../modules/people/favorites/public.ts';
import { createCommentLoaders, type CommentLoaders } from '../modules/browsing/comments/public.ts';
import { createChannelLoaders, type ChannelLoaders } from '../modules/browsing/channels/public.ts';
import { createDealLoaders, type DealLoaders } from '../modules/money/deals/public.ts';
import { createRatingLoaders, type RatingLoaders } from '../modules/browsing/ratings/public.ts';
import type { GatewayServices } from '../services.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/**
 * Loaders of one request, by module: each collects the keys requested in one tick into one statement. A module with
 * loaders adds its row here and its factory in `modules/<module>/loaders.ts`.
 */
export interface Loaders {
  readonly catalogue: CatalogueLoaders;
  readonly downloads: DownloadsLoaders;
  readonly watching: WatchingLoaders;
  readonly favorites: FavoritesLoaders;
  readonly comments: CommentLoaders;
  readonly channels: ChannelLoaders;
  readonly ratings: RatingLoaders;
  readonly deals: DealLoaders;
}

/** The scope that a factory of loaders may depend on. Of the person, only which kinds of channel exist for them. */
export interface LoaderScope {
  readonly services: GatewayServices;
  readonly tenant: Tenant | null;
  readonly ability: () => Promise<AppAbility>;
}

export function createLoaders(scope: LoaderScope): Loaders {
  return {
    catalogue: createCatalogueLoaders(scope),
    downloads: createDownloadsLoaders(scope),
    watching: createWatchingLoaders(scope),
    favorites: createFavoritesLoaders(scope),
    comments: createCommentLoaders(scope),
    channels: createChannelLoaders(scope),
    ratings: createRatingLoaders(scope),
    deals: createDealLoaders(scope),
  };
}
