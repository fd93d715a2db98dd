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

/** What staff may do with a flag. */
interface FlagRule {
  /** Whether staff may switch it for a brand while that runs. A page flag can't be: its code is in the build or is not. */
  readonly runtime: boolean;
}

/** Right flags as staff see them. */
export const RIGHT_FLAG_RULES = {
  channels: { runtime: true },
  internalChannels: { runtime: true },
  channelTrailers: { runtime: true },
  internalChannelTrailers: { runtime: true },
  expertReview: { runtime: true },
} as const satisfies Readonly<Record<RightFlag, FlagRule>>;

/** Whether staff may switch a flag for a brand while that runs. */
export function isRuntimeFlag(name: string): name is RightFlag {
  return Object.hasOwn(RIGHT_FLAG_RULES, name) && RIGHT_FLAG_RULES[name as RightFlag].runtime;
}

export const FEATURE_FLAGS: readonly FeatureFlag[] = [...PAGE_FLAGS, ...RIGHT_FLAGS];

/** Regions whose statutes require a health warning before adult content. */
export const HEALTH_WARNING_REGIONS = ['US-TX', 'US-AL'] as const;
export type HealthWarningRegion = (typeof HEALTH_WARNING_REGIONS)[number];
