import type { RecommendationShelf, VideoSubject } from '@network/access/subjects.ts';
import type { Badge } from '@network/lifecycle/badges/badges.ts';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';
import type { PerformerCardFragment } from '@network/graphql/fragments/performer-card.generated.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import type { UjcSuffix } from '@network/tenant/campaign.ts';

/**
 * Places where one feature shows what another one offers, with the props of that part. A slot whose owner is switched
 * off, or not there, shows nothing.
 */
export interface SlotCatalogue {
  /** One's own rating of a video, and the way to give one. */
  videoRating: { readonly video: { readonly subject: VideoSubject; readonly slug: string; readonly title: string } };
  /** What members say about a video; the page opens at the comment that its address names. */
  videoComments: {
    readonly video: { readonly subject: VideoSubject; readonly slug: string; readonly commentCount: number };
    readonly focusCommentId: string | null;
  };
  /** What fits the words typed so far, under a search field. */
  searchSuggestions: { readonly query: string };
  /** Deals of partners in a row; shown only when there are some. */
  dealsCarousel: { readonly deals: readonly DealCardFragment[] };
  /** The form for requests to remove content. */
  removalForm: object;
  /** What waits for an answer of the person before anything else; shows nothing by itself. */
  sessionObligations: object;
  /** The sections of the account page, each under a heading that the page gives it. */
  accountProfile: object;
  accountMembership: object;
  accountSecurity: object;
  accountPrivacy: object;
  /** Lines of the profile section: one's badges with what they mean, one's gems, and how one lives. */
  accountBadges: { readonly badges: readonly Badge[] };
  accountGems: object;
  accountRelationship: object;
  /** What a person is told once, when nothing waits for an answer of theirs; shows nothing by itself. */
  introductions: object;
  /** What is offered to who could have more, at the lower edge of every page. */
  membershipBar: object;
  /** Opens the purchase modal by itself where it should; shows nothing. */
  purchasePrompt: object;
  /** Opens the promotional video for who has not seen it. */
  promotionalTeaser: object;
  /** Asks whether the visit may be measured, and lets that be changed; what is measured on every page. */
  consentBanner: object;
  consentChoice: object;
  pageMeasure: object;
  /** Gems of a member, in the header of every page. */
  headerGems: object;
  /** The heart of a video's page. */
  videoFavorite: {
    readonly video: Pick<VideoCardFragment, 'videoId' | 'slug' | 'title' | 'isFavorite' | 'isWatchLater'>;
  };
  /** Films to go on with, in a row; shown only when there are some. */
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
  /** The heart of a channel's page; it asks for itself whether the channel is kept. */
  channelFavorite: { readonly channel: { readonly channelId: string; readonly slug: string; readonly name: string } };
}

export type SlotName = keyof SlotCatalogue;
