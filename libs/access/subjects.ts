import type { SiteId } from '@network/tenant/sites.ts';

/** The part of a video that the rules need; videos of pages and of the gateway both have it. */
export interface VideoSubject {
  readonly videoId: string;
  readonly site: SiteId;
  readonly isDenied: boolean;
  readonly isUpcoming: boolean;
  readonly freeVideo: boolean;
  readonly isFreeLimitedTrial: boolean;
  /** Null for a video outside any channel. */
  readonly channelPackId: string | null;
  readonly isThirdPartyChannel: boolean;
  /** Open to portal guests; cards leave it out, since nothing plays on them. */
  readonly guestUserScene?: boolean;
}

/** Places where recommendations are shown. */
export const RECOMMENDATION_SHELVES = [
  'home',
  'tag',
  'channels',
  'models',
  'vmg',
  'internalChannels',
  'videoPage',
  'recommendedVideos',
] as const;
export type RecommendationShelf = (typeof RECOMMENDATION_SHELVES)[number];

export interface ShelfSubject {
  readonly shelf: RecommendationShelf;
}

/** Subjects that can only be checked with the video (a picture set, its comments …) or the shelf. */
export interface SubjectItems {
  readonly video: VideoSubject;
  readonly trailer: VideoSubject;
  readonly pictureSet: VideoSubject;
  readonly comment: VideoSubject;
  readonly expertReviewModal: VideoSubject;
  readonly channelVideo: VideoSubject;
  readonly lockedVideo: VideoSubject;
  readonly upgradeMembershipOverlay: VideoSubject;
  readonly recombeeRecommendations: ShelfSubject;
}

export type ItemSubjectName = keyof SubjectItems;

/** A subject with its item, as an ability checks it. */
export type About<S extends ItemSubjectName> = S extends ItemSubjectName
  ? { readonly kind: S; readonly item: SubjectItems[S] }
  : never;

type VideoSubjectName = Exclude<ItemSubjectName, 'recombeeRecommendations'>;

/** A check about a video or a part of it: `ability.can('play', videoSubject('trailer', video))`. */
export function videoSubject<S extends VideoSubjectName>(kind: S, video: VideoSubject): About<S> {
  return { kind, item: video } as unknown as About<S>;
}

/** A check about recommendations in one place: `ability.can('see', shelfSubject('recommendedVideos'))`. */
export function shelfSubject(shelf: RecommendationShelf): About<'recombeeRecommendations'> {
  return { kind: 'recombeeRecommendations', item: { shelf } };
}
