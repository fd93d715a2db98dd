import type { About, ItemSubjectName } from './subjects.ts';

/** Every subject of the rules with what can be done to it. A right that is not here does not exist. */
export const PERMISSIONS = {
  /** The whole video. Rating is the overall one; `unlock` spends a credit (L08, D36). */
  video: ['play', 'download', 'rate', 'unlock'],
  trailer: ['play'],
  pictureSet: ['see', 'download'],
  comment: ['see', 'add', 'reply', 'loadMore', 'vote', 'sort', 'setDraft', 'focus', 'report', 'remove', 'pin'],
  /** The page where editors look after comments. */
  commentModeration: ['see', 'update'],
  expertReview: ['see'],
  /** The form of an expert review; `update` is saving it. */
  expertReviewModal: ['see', 'update'],

  channels: ['see'],
  internalChannels: ['see'],
  channelTrailers: ['see'],
  internalChannelTrailers: ['see'],
  /** Spends gems (L09). */
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

  /** `join` is for everybody, `manage` for who has an account: paying, cancelling and coming back. */
  membership: ['join', 'manage'],

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

/** Pairs that an ability can be asked: a subject that needs its item is asked with it, so that it can't be forgotten. */
export type AppPermission = {
  [S in AppSubjectName]: [AppAction<S>, S extends ItemSubjectName ? About<S> : S];
}[AppSubjectName];

/** Says whether the rules know such a right, for names that come out of a schema. */
export function isPermission(action: string, subject: string): boolean {
  return (
    Object.hasOwn(PERMISSIONS, subject) &&
    (PERMISSIONS[subject as AppSubjectName] as readonly string[]).includes(action)
  );
}
