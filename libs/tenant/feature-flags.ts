/**
 * Feature flags (T07, D9). A page flag carries code: switched off, the brand's build has neither route, link nor chunk
 * of it. A right flag carries none: it gates what a person may see, and the preview role may have it regardless.
 */
export const PAGE_FLAGS = [
  'showAngels',
  'showcasesPage',
  'reels',
  'curator',
  'facetedSearch',
  'promotionalVideoTeaserModal',
  'awardsLink',
  'recombee',
  'relationshipStatus',
] as const;

export const RIGHT_FLAGS = [
  'channels',
  'internalChannels',
  'channelTrailers',
  'internalChannelTrailers',
  'expertReview',
] as const;

export type PageFlag = (typeof PAGE_FLAGS)[number];
export type RightFlag = (typeof RIGHT_FLAGS)[number];
export type FeatureFlag = PageFlag | RightFlag;

export const FEATURE_FLAGS: readonly FeatureFlag[] = [...PAGE_FLAGS, ...RIGHT_FLAGS];

/** Regions whose statutes require a health warning before adult content. */
export const HEALTH_WARNING_REGIONS = ['US-TX', 'US-AL'] as const;
export type HealthWarningRegion = (typeof HEALTH_WARNING_REGIONS)[number];
