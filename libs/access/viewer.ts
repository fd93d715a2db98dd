import type { SiteId } from '@network/tenant/sites.ts';

/**
 * A subscription as the access rules need it: what it opens, not how it is billed (entitlement is separate from
 * billing).
 */
export interface ViewerSubscription {
  readonly type: 'member' | 'trial' | 'porn-portal';
  readonly isActive: boolean;
  readonly isCancelled: boolean;
  /** Paused by its owner: not active, and to resume by itself. */
  readonly isPaused?: boolean;
  /** True for a native biller, whose cancelled rebill can be reactivated on the page. */
  readonly isBillerNative: boolean;
  readonly isFreeLimitedTrial: boolean;
  /** Pay-per-video credits. */
  readonly credits: number;
  /** The guest group of the porn portal. */
  readonly isGuest: boolean;
}

/** The groups that the access rules distinguish. */
export type ViewerGroup = 'admin' | 'commenteditor' | 'preview';

/**
 * The person of a request, reduced to what the rules need. Built in the gateway from the database and sent to the page
 * in findOneUserProfile, so that both build the same ability. Plain JSON.
 */
export interface Viewer {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly groups: readonly ViewerGroup[];
  /** The subscription that counts on this tenant; null when there never was one. */
  readonly subscription: ViewerSubscription | null;
  /** Sites that an active subscription opens. */
  readonly siteAccess: readonly SiteId[];
  /** Per tenant (and `channels`): `full` grants that tenant's sites. */
  readonly tenantStates: Readonly<Record<string, 'full' | null>>;
  readonly unlockedVideoIds: readonly string[];
  readonly unlockedChannelPackIds: readonly string[];
  readonly isTandemChild: boolean;
  /** A subscriber of the relationship site, active or not. */
  readonly isRelationshipSubscriber: boolean;
  /** A portal guest who confirmed the WATCH SCENE text. */
  readonly hasConfirmedGuestScenes: boolean;
  /** False where the gateway runs without a recommender (RECOMMENDER=off): no shelf is shown, and none is requested. */
  readonly hasRecommender: boolean;
}

export const VISITOR: Viewer = {
  userId: null,
  groups: [],
  subscription: null,
  siteAccess: [],
  tenantStates: {},
  unlockedVideoIds: [],
  unlockedChannelPackIds: [],
  isTandemChild: false,
  isRelationshipSubscriber: false,
  hasConfirmedGuestScenes: false,
  hasRecommender: false,
};
