import type { Feature } from '@network/core/features/define-feature.ts';
import type { FeatureId } from '@network/core/features/feature-ids.ts';
import { accountFeature } from '../account/feature.ts';
import { angelsFeature } from '../angels/feature.ts';
import { awardsFeature } from '../awards/feature.ts';
import { brandsFeature } from '../brands/feature.ts';
import { categoriesFeature } from '../categories/feature.ts';
import { commentsFeature } from '../comments/feature.ts';
import { channelsFeature } from '../channels/feature.ts';
import { dealsFeature } from '../deals/feature.ts';
import { errorsFeature } from '../errors/feature.ts';
import { downloadsFeature } from '../downloads/feature.ts';
import { favoritesFeature } from '../favorites/feature.ts';
import { facetedSearchFeature } from '../faceted-search/feature.ts';
import { homeFeature } from '../home/feature.ts';
import { joinFeature } from '../join/feature.ts';
import { measuringFeature } from '../measuring/feature.ts';
import { membershipFeature } from '../membership/feature.ts';
import { legalFeature } from '../legal/feature.ts';
import { pictureSetsFeature } from '../picture-sets/feature.ts';
import { performersFeature } from '../performers/feature.ts';
import { relationshipFeature } from '../relationship/feature.ts';
import { requestsFeature } from '../requests/feature.ts';
import { ratingsFeature } from '../ratings/feature.ts';
import { reelsFeature } from '../reels/feature.ts';
import { recommendationsFeature } from '../recommendations/feature.ts';
import { searchFeature } from '../search/feature.ts';
import { showcasesFeature } from '../showcases/feature.ts';
import { topRatedFeature } from '../top-rated/feature.ts';
import { unlocksFeature } from '../unlocks/feature.ts';
import { wallFeature } from '../wall/feature.ts';
import { videosFeature } from '../videos/feature.ts';
import { welcomeFeature } from '../welcome/feature.ts';
import { watchFeature } from '../watch/feature.ts';
import { watchingFeature } from '../watching/feature.ts';
import { xsiteFeature } from '../xsite/feature.ts';

/**
 * Every feature of the product. A feature of a page flag is dropped from builds where the flag is off:
 * `reels: import.meta.env.BUILT_FLAG_reels !== false ? reelsFeature : null`.
 */
export const registry = {
  home: homeFeature,
  videos: videosFeature,
  watch: watchFeature,
  performers: performersFeature,
  search: searchFeature,
  facetedSearch: import.meta.env.BUILT_FLAG_facetedSearch !== false ? facetedSearchFeature : null,
  topRated: topRatedFeature,
  categories: categoriesFeature,
  showcases: import.meta.env.BUILT_FLAG_showcasesPage !== false ? showcasesFeature : null,
  angels: import.meta.env.BUILT_FLAG_showAngels !== false ? angelsFeature : null,
  awards: import.meta.env.BUILT_FLAG_awardsLink !== false ? awardsFeature : null,
  reels: import.meta.env.BUILT_FLAG_reels !== false ? reelsFeature : null,
  recommendations: import.meta.env.BUILT_FLAG_recombee !== false ? recommendationsFeature : null,
  wall: import.meta.env.BUILT_FLAG_curator !== false ? wallFeature : null,
  brands: brandsFeature,
  legal: legalFeature,
  account: accountFeature,
  relationship: import.meta.env.BUILT_FLAG_relationshipStatus !== false ? relationshipFeature : null,
  downloads: downloadsFeature,
  join: joinFeature,
  welcome: welcomeFeature,
  membership: membershipFeature,
  watching: watchingFeature,
  favorites: favoritesFeature,
  xsite: xsiteFeature,
  requests: requestsFeature,
  comments: commentsFeature,
  ratings: ratingsFeature,
  channels: channelsFeature,
  unlocks: unlocksFeature,
  pictureSets: pictureSetsFeature,
  deals: dealsFeature,
  measuring: measuringFeature,
  errors: errorsFeature,
} as const satisfies Readonly<Record<FeatureId, Feature | null>>;

/** The features of this build. */
export const builtFeatures: readonly Feature[] = Object.values(registry).filter((feature) => feature !== null);
