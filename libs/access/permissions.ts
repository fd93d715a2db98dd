import type { About, ItemSubjectName } from './subjects.ts';

/** Every subject of the rules with its actions. A right that is missing here does not exist. */
export const PERMISSIONS = {
  /** The whole video. Rating is the overall one; `unlock` spends a credit. */
  video: ['play', 'download', 'rate', 'unlock'],
  trailer: ['play'],
  pictureSet: ['see', 'download'],
  /** `edit` and `withdraw` are about the viewer's own comments, `remove` and `pin` about anybody's. */
  comment: [
    'see',
    'add',
    'reply',
    'loadMore',
    'vote',
    'sort',
    'setDraft',
    'focus',
    'report',
    'edit',
    'withdraw',
    'remove',
    'pin',
  ],
  /** The page where editors look after comments. */
  commentModeration: ['see', 'update'],
  /** A curator's post; `report` brings it before the moderators. */
  wallPost: ['report'],
  expertReview: ['see'],
  /** The form of an expert review; `update` is saving it. */
  expertReviewModal: ['see', 'update'],

  channels: ['see'],
  internalChannels: ['see'],
  channelTrailers: ['see'],
  internalChannelTrailers: ['see'],
  /** Spends gems. */
  channel: ['unlock'],
  channelPack: ['unlock'],
  /** The way from a video in a channel pack to unlocking its channel. */
  channelVideo: ['unlock'],
  unlockChannelModal: ['see'],
  gemAnimation: ['see'],

  lockedVideo: ['see'],
  lockedChannel: ['see'],
  freeLimitedTrialVideos: ['see'],
  trialDeals: ['see'],
  expiredDeals: ['see'],

  purchaseModal: ['see'],
  upgradeBar: ['see'],
  upgradeMembershipOverlay: ['see'],
  pornPortalBar: ['see'],
  reactivateCancelledRebillModal: ['see'],
  hideMonthInterstitial: ['see'],
  promotionalTeaser: ['see'],

  recombeeRecommendations: ['see'],
  relationshipStatusSection: ['see', 'update'],

  /** `join` is for everybody; `manage` (paying, cancelling, reactivating) is for people with an account. */
  membership: ['join', 'manage'],

  /** The WATCH SCENE text of portal guests. */
  guestScenes: ['confirm'],

  /** Open to everybody, because nobody who owes them may do anything else yet; a visitor has none to accept. */
  terms: ['accept'],

  ownProfile: ['see', 'update'],
  favorites: ['see', 'update'],
} as const;

export type AppSubjectName = keyof typeof PERMISSIONS;
export type AppAction<S extends AppSubjectName = AppSubjectName> = (typeof PERMISSIONS)[S][number];

/** Subjects that need their item, at run time. */
export const ITEM_SUBJECTS: readonly ItemSubjectName[] = [
  'video',
  'trailer',
  'pictureSet',
  'comment',
  'expertReviewModal',
  'channelVideo',
  'lockedVideo',
  'upgradeMembershipOverlay',
  'recombeeRecommendations',
];

/**
 * The pairs that an ability accepts: a subject that needs an item is checked with the item, so that it can't be
 * forgotten.
 */
export type AppPermission = {
  [S in AppSubjectName]: [AppAction<S>, S extends ItemSubjectName ? About<S> : S];
}[AppSubjectName];

/** Returns whether the rules know such a right, for names from a schema. */
export function isPermission(action: string, subject: string): boolean {
  return (
    Object.hasOwn(PERMISSIONS, subject) &&
    (PERMISSIONS[subject as AppSubjectName] as readonly string[]).includes(action)
  );
}
