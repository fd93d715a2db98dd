import type { RecommendationShelf, VideoSubject } from '@network/access/subjects.ts';
import type { Badge } from '@network/lifecycle/badges/badges.ts';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';
import type { PerformerCardFragment } from '@network/graphql/fragments/performer-card.generated.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import type { UjcSuffix } from '@network/tenant/campaign.ts';

/**
 * Places where one feature shows a part of another, with the properties of that part. A slot whose owner is switched
 * off or missing shows nothing.
 */
export interface SlotCatalogue {
  /** The viewer's rating of a video, and the way to rate it. */
  videoRating: { readonly video: { readonly subject: VideoSubject; readonly slug: string; readonly title: string } };
  /** The comments of a video; the page opens at the comment that its address names. */
  videoComments: {
    readonly video: { readonly subject: VideoSubject; readonly slug: string; readonly commentCount: number };
    readonly focusCommentId: string | null;
  };
  /** Suggestions for the text typed so far, under a search field. */
  searchSuggestions: { readonly query: string };
  /** Deals of partners in a row; shown only when there are some. */
  dealsCarousel: { readonly deals: readonly DealCardFragment[] };
  /** The form for requests to remove content. */
  removalForm: object;
  /** Opens the dialogs that a person must answer first; shows nothing itself. */
  sessionObligations: object;
  /** The sections of the account page, each under a heading from the page. */
  accountProfile: object;
  accountMembership: object;
  accountSecurity: object;
  accountPrivacy: object;
  /** Lines of the profile section: badges, gems and relationship. */
  accountBadges: { readonly badges: readonly Badge[] };
  accountGems: object;
  accountRelationship: object;
  /** Opens introductions that are shown once, when no obligation is pending; shows nothing itself. */
  introductions: object;
  /** The upgrade offers at the lower edge of every page. */
  membershipBar: object;
  /** Opens the purchase modal by itself where it should; shows nothing. */
  purchasePrompt: object;
  /** Opens the promotional video for people who have not seen it. */
  promotionalTeaser: object;
  /** The question for consent to measuring, and what is measured on every page. */
  consentBanner: object;
  consentChoice: object;
  pageMeasure: object;
  /** Gems of a member, in the header of every page. */
  headerGems: object;
  /** The heart of a video's page. */
  videoFavorite: {
    readonly video: Pick<VideoCardFragment, 'videoId' | 'slug' | 'title' | 'isFavorite' | 'isWatchLater'>;
  };
  /** A row of films to continue; shown only when there are some. */
  continueWatching: { readonly videos: readonly VideoCardFragment[] };
  /** A shelf of recommended films; `about` is a film's id, a category's or a performer's slug. */
  recommendations: {
    readonly shelf: RecommendationShelf;
    readonly about?: string;
    readonly campaign: UjcSuffix;
  };
  /** The way to a video's files. */
  videoDownload: {
    readonly video: Pick<
      VideoCardFragment,
      'videoId' | 'slug' | 'isDenied' | 'isUpcoming' | 'freeVideo' | 'isFreeLimitedTrial' | 'site' | 'channel'
    >;
  };
  /** The heart of a performer's page. */
  performerFavorite: { readonly performer: Pick<PerformerCardFragment, 'globalId' | 'slug' | 'name' | 'isFavorite'> };
  /** The heart of a channel's page; it loads its own state. */
  channelFavorite: { readonly channel: { readonly channelId: string; readonly slug: string; readonly name: string } };
}

export type SlotName = keyof SlotCatalogue;
