// Written by `npm run codegen` from *.graphql; a change here is lost.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ChannelMapper, ChannelPackMapper, ChannelPageMapper } from '../modules/browsing/channels/schema.mappers.ts';
import type { AngelMapper, AwardMapper, AwardPageMapper, ShowcaseMapper, BrandMapper } from '../modules/browsing/collections/schema.mappers.ts';
import type { CommentMapper, CommentPageMapper, FocusedCommentMapper, ModeratedCommentMapper } from '../modules/browsing/comments/schema.mappers.ts';
import type { DownloadMapper, DownloadPageMapper } from '../modules/browsing/downloads/schema.mappers.ts';
import type { PictureSetMapper } from '../modules/browsing/picture-sets/schema.mappers.ts';
import type { UserVideoReviewMapper } from '../modules/browsing/ratings/schema.mappers.ts';
import type { RecommendationsMapper } from '../modules/browsing/recommendations/schema.mappers.ts';
import type { ReelMapper } from '../modules/browsing/reels/schema.mappers.ts';
import type { WallPostMapper, WallPageMapper } from '../modules/browsing/wall/schema.mappers.ts';
import type { VideoMapper, PerformerMapper, CategoryMapper, TagMapper, ShowcaseLinkMapper, VideoChannelMapper, VideoPageMapper, PerformerPageMapper, FacetMapper, FacetValueMapper, ShelfMapper, ExpertReviewMapper, VideoImagesMapper, CrossNavigationLinkMapper } from '../modules/content/catalogue/schema.mappers.ts';
import type { DealMapper } from '../modules/money/deals/schema.mappers.ts';
import type { ChannelPackUnlockedMapper, ChannelPackAlreadyUnlockedMapper, VideoUnlockedMapper, VideoAlreadyUnlockedMapper } from '../modules/money/wallet/schema.mappers.ts';
import type { FavoriteChannelMapper, FavoriteChannelPageMapper, SiteFavoriteVideosMapper } from '../modules/people/favorites/schema.mappers.ts';
import type { NoticeMapper, NoticePageMapper } from '../modules/people/notices/schema.mappers.ts';
import type { PersonalPartMapper } from '../modules/people/personal-part/schema.mappers.ts';
import type { PlaylistMapper, SharedPlaylistMapper, PlaylistRefusedMapper, PlaylistPlaceMapper } from '../modules/people/playlists/schema.mappers.ts';
import type { UserProfileMapper } from '../modules/people/profile/schema.mappers.ts';
import type { SavedSearchMapper, SavedSearchRefusedMapper } from '../modules/people/searches/schema.mappers.ts';
import type { PageInfoMapper } from '../modules/platform/network/schema.mappers.ts';
import type { RequestContext } from '../http/request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
};

export type AccessDenied = {
  readonly __typename?: 'AccessDenied';
  readonly messageKey: Scalars['String']['output'];
  readonly nextStep?: Maybe<NextStep>;
};

export type AddCommentResult = AccessDenied | CommentAdded | CommentRefused;

export type Angel = {
  readonly __typename?: 'Angel';
  readonly banner: Picture;
  readonly chosenOn: Scalars['Date']['output'];
  readonly motto: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly performer: Performer;
  readonly portrait: Picture;
  readonly slug: Scalars['String']['output'];
  readonly story: Scalars['String']['output'];
};

export type AuthenticatorPrepared = {
  readonly __typename?: 'AuthenticatorPrepared';
  readonly qr: QrCode;
  readonly secret: Scalars['String']['output'];
};

export type AvatarChosen = {
  readonly __typename?: 'AvatarChosen';
  readonly avatar?: Maybe<Scalars['Int']['output']>;
};

export type AvatarRefused = {
  readonly __typename?: 'AvatarRefused';
  readonly messageKey: Scalars['String']['output'];
};

export type Award = {
  readonly __typename?: 'Award';
  readonly id: Scalars['ID']['output'];
  readonly isWin: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly organization: Scalars['String']['output'];
  readonly performer?: Maybe<AwardedPerformer>;
  readonly site: Site;
  readonly video?: Maybe<AwardedVideo>;
  readonly year: Scalars['Int']['output'];
};

export type AwardFacts = {
  readonly __typename?: 'AwardFacts';
  readonly festivals: Scalars['Int']['output'];
  readonly nominations: Scalars['Int']['output'];
  readonly since?: Maybe<Scalars['Int']['output']>;
  readonly wins: Scalars['Int']['output'];
};

export type AwardPage = {
  readonly __typename?: 'AwardPage';
  readonly facts: AwardFacts;
  readonly info: PageInfo;
  readonly items: ReadonlyArray<Award>;
};

export type AwardResult =
  | 'NOMINATED'
  | 'WON';

export type AwardedPerformer = {
  readonly __typename?: 'AwardedPerformer';
  readonly name: Scalars['String']['output'];
  readonly portrait: Picture;
  readonly slug: Scalars['String']['output'];
};

export type AwardedVideo = {
  readonly __typename?: 'AwardedVideo';
  readonly picture: Picture;
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type Badge =
  | 'boss'
  | 'bronze'
  | 'director'
  | 'founder'
  | 'gold'
  | 'king'
  | 'model'
  | 'moderator'
  | 'silver';

export type Biller = {
  readonly __typename?: 'Biller';
  readonly countsDays: Scalars['Boolean']['output'];
  readonly id: Scalars['String']['output'];
  readonly isNative: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly supportUrl: Scalars['String']['output'];
};

export type Brand = {
  readonly __typename?: 'Brand';
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly faces: ReadonlyArray<Performer>;
  readonly hasOwnBrand: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isShownHere: Scalars['Boolean']['output'];
  readonly launchedOn: Scalars['Date']['output'];
  readonly name: Scalars['String']['output'];
  readonly origin?: Maybe<Scalars['String']['output']>;
  readonly performerCount: Scalars['Int']['output'];
  readonly picture?: Maybe<Picture>;
  readonly tagline?: Maybe<Scalars['String']['output']>;
  readonly videoCount: Scalars['Int']['output'];
  readonly wordmark?: Maybe<Scalars['String']['output']>;
};

export type CancellationReason =
  | 'MISSING_CONTENT'
  | 'NOT_USED_ENOUGH'
  | 'OTHER'
  | 'TECHNICAL_PROBLEMS'
  | 'TOO_EXPENSIVE';

export type CancellationResult = {
  readonly __typename?: 'CancellationResult';
  readonly accessUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly messageKey: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type CancellationStep = {
  readonly __typename?: 'CancellationStep';
  readonly accessUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly canUndo: Scalars['Boolean']['output'];
  readonly channelPacksLost: Scalars['Int']['output'];
  readonly confirmationId?: Maybe<Scalars['ID']['output']>;
  readonly favorites: Scalars['Int']['output'];
  readonly filmsLost: Scalars['Int']['output'];
  readonly gemsLost: Scalars['Int']['output'];
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly offer?: Maybe<RetentionOffer>;
  readonly success: Scalars['Boolean']['output'];
};

export type CaptionTrack = {
  readonly __typename?: 'CaptionTrack';
  readonly label: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
  readonly src: Scalars['String']['output'];
};

export type CardOnFile = {
  readonly __typename?: 'CardOnFile';
  readonly expires?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

export type Category = {
  readonly __typename?: 'Category';
  readonly name: Scalars['String']['output'];
  readonly picture: Picture;
  readonly slug: Scalars['String']['output'];
  readonly videoCount: Scalars['Int']['output'];
};

export type ChangeChoice = {
  readonly __typename?: 'ChangeChoice';
  readonly name: Scalars['String']['output'];
  readonly optionId: Scalars['Int']['output'];
  readonly price: Money;
  readonly renewalMonths: Scalars['Int']['output'];
  readonly sites: ReadonlyArray<Scalars['String']['output']>;
  readonly startsAt: Scalars['DateTime']['output'];
};

export type ChangeCodeMailed = {
  readonly __typename?: 'ChangeCodeMailed';
  readonly email: Scalars['String']['output'];
};

export type ChangeEmailResult = EmailChangeStarted | SecurityRefused;

export type ChangeOwnCommentResult = AccessDenied | CommentChanged | CommentRefused;

export type ChangePasswordInput = {
  readonly confirmation: Scalars['String']['input'];
  readonly newPassword: Scalars['String']['input'];
  readonly oldPassword: Scalars['String']['input'];
};

export type ChangePasswordProblem =
  | 'CONFIRMATION_DIFFERS'
  | 'NEW_PASSWORD_NOT_SECURE'
  | 'OLD_PASSWORD_INCORRECT'
  | 'TOO_MANY_ATTEMPTS';

export type ChangePasswordResult = {
  readonly __typename?: 'ChangePasswordResult';
  readonly problems: ReadonlyArray<ChangePasswordProblem>;
  readonly success: Scalars['Boolean']['output'];
};

export type ChangedPrice = {
  readonly __typename?: 'ChangedPrice';
  readonly later?: Maybe<Money>;
  readonly now: Money;
};

export type Channel = {
  readonly __typename?: 'Channel';
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly channelId: Scalars['ID']['output'];
  readonly description: Scalars['String']['output'];
  readonly isThirdPartyChannel: Scalars['Boolean']['output'];
  readonly latestVideos: ReadonlyArray<Video>;
  readonly name: Scalars['String']['output'];
  readonly packs: ReadonlyArray<ChannelPack>;
  readonly percentageOfUnlockedPacks: Scalars['Int']['output'];
  readonly picture: Picture;
  readonly site: Site;
  readonly slug: Scalars['String']['output'];
  readonly unlockedPackCount: Scalars['Int']['output'];
  readonly videoCount: Scalars['Int']['output'];
};


export type ChannelLatestVideosArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type ChannelPack = {
  readonly __typename?: 'ChannelPack';
  readonly channel: Channel;
  readonly channelPackId: Scalars['ID']['output'];
  readonly description: Scalars['String']['output'];
  readonly isUnlocked: Scalars['Boolean']['output'];
  /** @deprecated A film may be shorter than one: runLength has the seconds. */
  readonly minutes: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly picture: Picture;
  readonly price: Scalars['Int']['output'];
  readonly runLength: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly videoCount: Scalars['Int']['output'];
  readonly videos: ReadonlyArray<Video>;
};


export type ChannelPackVideosArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type ChannelPackAlreadyUnlocked = {
  readonly __typename?: 'ChannelPackAlreadyUnlocked';
  readonly balance: Scalars['Int']['output'];
  readonly messageKey: Scalars['String']['output'];
  readonly pack: ChannelPack;
};

export type ChannelPackUnlocked = {
  readonly __typename?: 'ChannelPackUnlocked';
  readonly balance: Scalars['Int']['output'];
  readonly pack: ChannelPack;
};

export type ChannelPage = {
  readonly __typename?: 'ChannelPage';
  readonly info: PageInfo;
  readonly items: ReadonlyArray<Channel>;
};

export type ChannelVideosInput = {
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  readonly pack?: InputMaybe<Scalars['String']['input']>;
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ChannelsInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type Chapter = {
  readonly __typename?: 'Chapter';
  readonly startsAt: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

export type ChargeKind =
  | 'CHARGE'
  | 'CHARGEBACK'
  | 'REFUND'
  | 'VOID';

export type CodeAnswer = {
  readonly __typename?: 'CodeAnswer';
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly isMailed: Scalars['Boolean']['output'];
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  readonly worth?: Maybe<CodeWorth>;
};

export type CodeWorth = {
  readonly __typename?: 'CodeWorth';
  readonly kind: Scalars['String']['output'];
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly sender?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type Comment = {
  readonly __typename?: 'Comment';
  readonly author?: Maybe<CommentAuthor>;
  readonly commentId: Scalars['ID']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly dislikes: Scalars['Int']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isEdited: Scalars['Boolean']['output'];
  readonly isMine: Scalars['Boolean']['output'];
  readonly isPinned: Scalars['Boolean']['output'];
  readonly isRemoved: Scalars['Boolean']['output'];
  readonly likes: Scalars['Int']['output'];
  readonly myVote?: Maybe<CommentVote>;
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  readonly rating?: Maybe<Scalars['Int']['output']>;
  readonly replyCount: Scalars['Int']['output'];
  readonly text?: Maybe<Scalars['String']['output']>;
};

export type CommentAdded = {
  readonly __typename?: 'CommentAdded';
  readonly comment: Comment;
};

export type CommentAuthor = {
  readonly __typename?: 'CommentAuthor';
  readonly avatar?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly displayName: Scalars['String']['output'];
};

export type CommentChanged = {
  readonly __typename?: 'CommentChanged';
  readonly comment: Comment;
};

export type CommentPage = {
  readonly __typename?: 'CommentPage';
  readonly comments: ReadonlyArray<Comment>;
  readonly latestId: Scalars['ID']['output'];
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly pinned?: Maybe<Comment>;
  readonly total: Scalars['Int']['output'];
};

export type CommentRefusalCode =
  | 'ALREADY_REPORTED'
  | 'ALREADY_VOTED'
  | 'AUTHOR_BANNED'
  | 'BANNED_WORD'
  | 'DISPLAY_NAME_NEEDED'
  | 'DUPLICATE'
  | 'EDIT_TIME_OVER'
  | 'EMPTY'
  | 'NOT_OWN_COMMENT'
  | 'OWN_COMMENT'
  | 'TOO_LONG';

export type CommentRefused = {
  readonly __typename?: 'CommentRefused';
  readonly code: CommentRefusalCode;
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type CommentReport = {
  readonly __typename?: 'CommentReport';
  readonly reason: CommentReportReason;
  readonly reportedAt: Scalars['DateTime']['output'];
};

export type CommentReportReason =
  | 'OTHER'
  | 'PRIVATE_DATA'
  | 'RUDE'
  | 'SPAM';

export type CommentReported = {
  readonly __typename?: 'CommentReported';
  readonly commentId: Scalars['ID']['output'];
};

export type CommentSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'TOP';

export type CommentVote =
  | 'DISLIKE'
  | 'LIKE';

export type CommentsResult = AccessDenied | CommentPage;

export type Consent = {
  readonly __typename?: 'Consent';
  readonly hasEmailConsent: Scalars['Boolean']['output'];
  readonly requestEmailConsent: Scalars['Boolean']['output'];
  readonly requestTermsConsent: Scalars['Boolean']['output'];
};

export type CreditCardUpdate = {
  readonly __typename?: 'CreditCardUpdate';
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type CrossNavigation = {
  readonly __typename?: 'CrossNavigation';
  readonly next?: Maybe<CrossNavigationLink>;
  readonly previous?: Maybe<CrossNavigationLink>;
};

export type CrossNavigationLink = {
  readonly __typename?: 'CrossNavigationLink';
  readonly picture: Picture;
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type Curator = {
  readonly __typename?: 'Curator';
  readonly name: Scalars['String']['output'];
  readonly postCount: Scalars['Int']['output'];
};

export type Deal = {
  readonly __typename?: 'Deal';
  readonly dealText: Scalars['String']['output'];
  readonly dealTextListing: Scalars['String']['output'];
  readonly discountPrefix: Scalars['String']['output'];
  readonly discountTextPostPrefix: Scalars['String']['output'];
  readonly enabledCarousel: Scalars['Boolean']['output'];
  readonly enabledInterstitial: Scalars['Boolean']['output'];
  readonly enabledListing: Scalars['Boolean']['output'];
  readonly exclusive: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly initialPrice: Money;
  readonly internalOneClick: Scalars['Boolean']['output'];
  readonly itsUpCampaignId?: Maybe<Scalars['Int']['output']>;
  readonly itsUpZoneId?: Maybe<Scalars['Int']['output']>;
  readonly logo: Picture;
  readonly name: Scalars['String']['output'];
  readonly oneClickEnabled: Scalars['Boolean']['output'];
  readonly oneClickToken?: Maybe<Scalars['String']['output']>;
  readonly oneClickUrl?: Maybe<Scalars['String']['output']>;
  readonly partnerName: Scalars['String']['output'];
  readonly rankCarousel: Scalars['Int']['output'];
  readonly rankInterstitial: Scalars['Int']['output'];
  readonly rankListing: Scalars['Int']['output'];
  readonly recurringPrice?: Maybe<Money>;
  readonly requestPartnerConsent: Scalars['Boolean']['output'];
  readonly site?: Maybe<Scalars['String']['output']>;
  readonly thumbnail: Picture;
  readonly url: Scalars['String']['output'];
};

export type DealType =
  | 'carousel'
  | 'interstitial'
  | 'listing';

export type DeclineReason =
  | 'ACCOUNT_CLOSED'
  | 'AUTHENTICATION_FAILED'
  | 'CARD_EXPIRED'
  | 'DO_NOT_HONOUR'
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_EXCEEDED'
  | 'LOST_OR_STOLEN'
  | 'NOT_PERMITTED'
  | 'PAYMENTS_STOPPED'
  | 'PROCESSOR_UNAVAILABLE'
  | 'SUSPECTED_FRAUD'
  | 'UNKNOWN'
  | 'WRONG_DETAILS';

export type Device =
  | 'DESKTOP'
  | 'DOWNLOAD'
  | 'MOBILE'
  | 'REMOTE'
  | 'TV';

export type DisplayNameChosen = {
  readonly __typename?: 'DisplayNameChosen';
  readonly displayName: Scalars['String']['output'];
};

export type DisplayNameRefusalCode =
  | 'ALREADY_CHOSEN'
  | 'INVALID'
  | 'RESERVED'
  | 'TAKEN';

export type DisplayNameRefused = {
  readonly __typename?: 'DisplayNameRefused';
  readonly code: DisplayNameRefusalCode;
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type Download = {
  readonly __typename?: 'Download';
  readonly downloadedAt: Scalars['DateTime']['output'];
  readonly film: Video;
};

export type DownloadPage = {
  readonly __typename?: 'DownloadPage';
  readonly info: PageInfo;
  readonly items: ReadonlyArray<Download>;
};

export type DownloadQuota = {
  readonly __typename?: 'DownloadQuota';
  readonly downloadDaysPeriod: Scalars['Int']['output'];
  readonly downloadQuotaMax: Scalars['Int']['output'];
  readonly downloadsNumber: Scalars['Int']['output'];
  readonly quotaLeft: Scalars['Int']['output'];
  readonly remainingDays: Scalars['Int']['output'];
  readonly site: Scalars['String']['output'];
  readonly thresholdReached: Scalars['Boolean']['output'];
  readonly zeroQuota: Scalars['Boolean']['output'];
};

export type DownloadResolution = {
  readonly __typename?: 'DownloadResolution';
  readonly label: Scalars['String']['output'];
  readonly res: Scalars['String']['output'];
  readonly size: Scalars['Float']['output'];
  readonly width: Scalars['Int']['output'];
};

export type DownloadResult = AccessDenied | ReachedDownloadQuotaError | VideoToken;

export type EarlierPlan = {
  readonly __typename?: 'EarlierPlan';
  readonly credit: Money;
  readonly endedAt: Scalars['DateTime']['output'];
  readonly name: Scalars['String']['output'];
  readonly replacedBy?: Maybe<Scalars['String']['output']>;
  readonly unusedDays: Scalars['Int']['output'];
};

export type EmailChangeStarted = {
  readonly __typename?: 'EmailChangeStarted';
  readonly email: Scalars['String']['output'];
};

export type EmailConfirmationResult = {
  readonly __typename?: 'EmailConfirmationResult';
  readonly messageKey: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type ExistingMembership = {
  readonly __typename?: 'ExistingMembership';
  readonly name: Scalars['String']['output'];
  readonly reason: ExistingReason;
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

export type ExistingReason =
  | 'CANCELLED'
  | 'PAST_DUE'
  | 'PAUSED';

export type ExpertReview = {
  readonly __typename?: 'ExpertReview';
  readonly count: Scalars['Int']['output'];
  readonly global?: Maybe<Scalars['Float']['output']>;
  readonly models: ReadonlyArray<ExpertReviewModel>;
  readonly properties: ReadonlyArray<ExpertReviewProperty>;
};

export type ExpertReviewModel = {
  readonly __typename?: 'ExpertReviewModel';
  readonly name: Scalars['String']['output'];
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly slug: Scalars['String']['output'];
};

export type ExpertReviewProperty = {
  readonly __typename?: 'ExpertReviewProperty';
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly type: Scalars['String']['output'];
};

export type ExpiringCard = {
  readonly __typename?: 'ExpiringCard';
  readonly card: Scalars['String']['output'];
  readonly expires: Scalars['String']['output'];
  readonly renewsAt: Scalars['DateTime']['output'];
};

export type Facet = {
  readonly __typename?: 'Facet';
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<FacetValue>;
};

export type FacetValue = {
  readonly __typename?: 'FacetValue';
  readonly count: Scalars['Int']['output'];
  readonly isExact: Scalars['Boolean']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
};

export type FavoriteBatchRefused = {
  readonly __typename?: 'FavoriteBatchRefused';
  readonly maximum: Scalars['Int']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type FavoriteChannel = {
  readonly __typename?: 'FavoriteChannel';
  readonly channelId: Scalars['ID']['output'];
  readonly description: Scalars['String']['output'];
  readonly isFavorite: Scalars['Boolean']['output'];
  readonly isThirdPartyChannel: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly picture: Picture;
  readonly slug: Scalars['String']['output'];
};

export type FavoriteChannelPage = {
  readonly __typename?: 'FavoriteChannelPage';
  readonly info: PageInfo;
  readonly items: ReadonlyArray<FavoriteChannel>;
};

export type FavoriteKind =
  | 'CHANNEL'
  | 'PERFORMER'
  | 'VIDEO';

export type FavoritesChanged = {
  readonly __typename?: 'FavoritesChanged';
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly kind: FavoriteKind;
};

export type FavoritesResult = AccessDenied | FavoriteBatchRefused | FavoritesChanged;

export type FilmStill = {
  readonly __typename?: 'FilmStill';
  readonly picture: Picture;
  readonly startsAt: Scalars['Int']['output'];
};

export type FindDealsInput = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly site?: InputMaybe<Scalars['String']['input']>;
  readonly type: DealType;
};

export type FocusedComment = {
  readonly __typename?: 'FocusedComment';
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly replies: ReadonlyArray<Comment>;
  readonly thread: Comment;
};

export type GemsBalance = {
  readonly __typename?: 'GemsBalance';
  readonly amount: Scalars['Int']['output'];
};

export type GemsState = {
  readonly __typename?: 'GemsState';
  readonly lastAcknowledgementDate?: Maybe<Scalars['DateTime']['output']>;
};

export type Gender =
  | 'ALL'
  | 'GIRLS'
  | 'GUYS';

export type GiftOption = {
  readonly __typename?: 'GiftOption';
  readonly isMultisite: Scalars['Boolean']['output'];
  readonly kind: PlanKind;
  readonly months: Scalars['Int']['output'];
  readonly optionId: Scalars['Int']['output'];
  readonly perMonth: Money;
  readonly price: Money;
  readonly sites: ReadonlyArray<Scalars['String']['output']>;
};

export type HighDpi = {
  readonly __typename?: 'HighDpi';
  readonly double: Scalars['String']['output'];
  readonly triple: Scalars['String']['output'];
};

export type HomeRowInput = {
  readonly films: Scalars['Int']['input'];
  readonly name: Scalars['String']['input'];
};

export type HomeRowsInput = {
  readonly opening: Scalars['Int']['input'];
  readonly opensWith: VideoOrder;
  readonly rows: ReadonlyArray<HomeRowInput>;
};

export type IdentityProof = {
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly password: Scalars['String']['input'];
};

export type Invoice = {
  readonly __typename?: 'Invoice';
  readonly amount: Money;
  readonly biller: Biller;
  readonly chargedAt: Scalars['DateTime']['output'];
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: ChargeKind;
  readonly transactionId: Scalars['String']['output'];
};

export type IterateProfile = {
  readonly __typename?: 'IterateProfile';
  readonly activeSince?: Maybe<Scalars['DateTime']['output']>;
  readonly email: Scalars['String']['output'];
  readonly hasUnlockedChannelPackInLastTwoWeeks: Scalars['Boolean']['output'];
  readonly lastChannelPackUnlockDate?: Maybe<Scalars['DateTime']['output']>;
  readonly siteType: Scalars['String']['output'];
  readonly subscription: Scalars['String']['output'];
  readonly subscriptionLengthInDays: Scalars['Int']['output'];
  readonly subscriptionLengthInMonths: Scalars['Int']['output'];
  readonly userId: Scalars['ID']['output'];
};

export type JoinOption = {
  readonly __typename?: 'JoinOption';
  readonly chargedLater?: Maybe<Money>;
  readonly chargedNow: Money;
  readonly credit: Money;
  readonly firstDays?: Maybe<Scalars['Int']['output']>;
  readonly inDays?: Maybe<RenewalInDays>;
  readonly isMultisite: Scalars['Boolean']['output'];
  readonly isPortalOffer: Scalars['Boolean']['output'];
  readonly kind: PlanKind;
  readonly laterAt?: Maybe<Scalars['DateTime']['output']>;
  readonly optionId: Scalars['Int']['output'];
  readonly perMonth: Money;
  readonly renewalMonths: Scalars['Int']['output'];
  readonly replaces: ReadonlyArray<ReplacedPlan>;
  readonly savedPercent: Scalars['Int']['output'];
  readonly sites: ReadonlyArray<Scalars['String']['output']>;
};

export type JoinOptions = {
  readonly __typename?: 'JoinOptions';
  readonly billers: ReadonlyArray<Biller>;
  readonly defaultSubscription?: Maybe<JoinOption>;
  readonly existing?: Maybe<ExistingMembership>;
  readonly hasFixedPricing: Scalars['Boolean']['output'];
  readonly isMultiSiteOptions: Scalars['Boolean']['output'];
  readonly isOneClickEnabled: Scalars['Boolean']['output'];
  readonly oneClickBiller?: Maybe<Biller>;
  readonly options: ReadonlyArray<JoinOption>;
  readonly storedCard?: Maybe<CardOnFile>;
};

export type LockedSession = {
  readonly __typename?: 'LockedSession';
  readonly hasPasskey: Scalars['Boolean']['output'];
  readonly hasPin: Scalars['Boolean']['output'];
};

export type MailChangeCodeResult = ChangeCodeMailed | SecurityRefused;

export type MailedProof = {
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly mailedCode: Scalars['String']['input'];
};

export type MemberLock = {
  readonly __typename?: 'MemberLock';
  readonly hasPin: Scalars['Boolean']['output'];
  readonly idleMinutes?: Maybe<Scalars['Int']['output']>;
  readonly setAt: Scalars['DateTime']['output'];
};

export type MemberLockRemoved = {
  readonly __typename?: 'MemberLockRemoved';
  readonly wasOn: Scalars['Boolean']['output'];
};

export type MembershipBrand = {
  readonly __typename?: 'MembershipBrand';
  readonly accountUrl: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type MembershipChange = {
  readonly __typename?: 'MembershipChange';
  readonly messageKey: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type MembershipPause = {
  readonly __typename?: 'MembershipPause';
  readonly from: Scalars['DateTime']['output'];
  readonly hasBegun: Scalars['Boolean']['output'];
  readonly until: Scalars['DateTime']['output'];
};

export type MembershipState =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'COMPLIMENTARY'
  | 'ENDED'
  | 'PAST_DUE'
  | 'PAUSED';

export type ModalsState = {
  readonly __typename?: 'ModalsState';
  readonly alabamaHealthWarningAcknowledged?: Maybe<Scalars['DateTime']['output']>;
  readonly gemsIntro?: Maybe<Scalars['DateTime']['output']>;
  readonly teaserViewed?: Maybe<Scalars['DateTime']['output']>;
  readonly texasHealthWarningAcknowledged?: Maybe<Scalars['DateTime']['output']>;
};

export type Model = {
  readonly __typename?: 'Model';
  readonly absoluteUrl: Scalars['String']['output'];
  readonly globalId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly portrait: Picture;
  readonly slug: Scalars['String']['output'];
};

export type ModerateCommentResult = AccessDenied | CommentChanged;

export type ModeratedComment = {
  readonly __typename?: 'ModeratedComment';
  readonly author?: Maybe<CommentAuthor>;
  readonly commentId: Scalars['ID']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly history: ReadonlyArray<ModerationEntry>;
  readonly isPinned: Scalars['Boolean']['output'];
  readonly isRemoved: Scalars['Boolean']['output'];
  readonly reports: ReadonlyArray<CommentReport>;
  readonly text: Scalars['String']['output'];
  readonly videoId: Scalars['ID']['output'];
  readonly videoSlug: Scalars['String']['output'];
  readonly videoTitle: Scalars['String']['output'];
};

export type ModerationEntry = {
  readonly __typename?: 'ModerationEntry';
  readonly action: Scalars['String']['output'];
  readonly actor?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
};

export type ModerationList =
  | 'RECENT'
  | 'REPORTED';

export type ModerationPage = {
  readonly __typename?: 'ModerationPage';
  readonly comments: ReadonlyArray<ModeratedComment>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Money = {
  readonly __typename?: 'Money';
  readonly amount: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly UnlockVideo: UnlockVideoResult;
  readonly acceptCancellationOffer: CancellationResult;
  readonly acceptTerms: Scalars['Boolean']['output'];
  readonly acknowledgeGemsIntro: ProfileState;
  readonly acknowledgeHealthWarning: ProfileState;
  readonly acknowledgeNewGemsBalance: ProfileState;
  readonly acknowledgePromotionalTeaserViewed: ProfileState;
  readonly addComment: AddCommentResult;
  readonly addFavorites: FavoritesResult;
  readonly addToPlaylist: PlaylistResult;
  readonly changeEmail: ChangeEmailResult;
  readonly changePassword: ChangePasswordResult;
  readonly checkCode: CodeAnswer;
  readonly clearHistory: Scalars['Boolean']['output'];
  readonly confirmAuthenticator: RecoveryCodesResult;
  readonly confirmCancellation: CancellationResult;
  readonly confirmGuestScenes: Scalars['Boolean']['output'];
  readonly confirmWaitingPayment: WaitingPaymentResult;
  readonly createPlaylist: PlaylistResult;
  readonly createTandemAccount: TandemAccountResult;
  readonly deleteComment: ModerateCommentResult;
  readonly deletePlaylist: Scalars['Boolean']['output'];
  readonly deleteSavedSearch: Scalars['Boolean']['output'];
  readonly dismissReports: Scalars['ID']['output'];
  readonly editComment: ChangeOwnCommentResult;
  readonly editPlaylist: PlaylistResult;
  readonly endOtherSessions: Scalars['Int']['output'];
  readonly endPush: Scalars['Boolean']['output'];
  readonly endSession: Scalars['Boolean']['output'];
  readonly generateVideoToken: DownloadResult;
  readonly giveCancellationReason: CancellationResult;
  readonly internalUpsellOneclickMultisite: UpsellMultisiteResult;
  readonly internalUpsellOneclickSinglesite: UpsellResult;
  readonly internalUpsellTrialUpgrade: UpsellResult;
  readonly internalUpsellTrialUpgradeWelcomePage: UpsellResult;
  readonly lockSession: Scalars['Boolean']['output'];
  readonly mailChangeCode: MailChangeCodeResult;
  readonly mailSignupLink: SignupLink;
  readonly markAllNoticesRead: NoticesMarked;
  readonly markNotices: NoticesResult;
  readonly moderateWallPost: Scalars['Boolean']['output'];
  readonly moveInPlaylist: PlaylistResult;
  readonly outgoingUpsellOneclick: OutgoingUpsellOneclickResult;
  readonly outgoingUpsellOneclickTracking: OutgoingUpsellOneclickTrackingResult;
  readonly pauseMembership: MembershipChange;
  readonly payAgain: PaymentPage;
  readonly pinComment: ModerateCommentResult;
  readonly prepareAuthenticator: PrepareAuthenticatorResult;
  readonly quoteVoucher: VoucherQuote;
  readonly rateVideo: RatingResult;
  readonly reactivateCancelledRebill: ReactivationResult;
  readonly redeemCode: CodeAnswer;
  readonly redeemWithSignup: CodeAnswer;
  readonly removeComment: Scalars['ID']['output'];
  readonly removeFavorites: FavoritesResult;
  readonly removeFromHistory: Scalars['Boolean']['output'];
  readonly removeFromPlaylist: PlaylistResult;
  readonly removeHistoryOfDay: Scalars['Int']['output'];
  readonly removeMemberLock: RemoveMemberLockResult;
  readonly removePasskey: RemovePasskeyResult;
  readonly renameSavedSearch: SavedSearchResult;
  readonly renewRecoveryCodes: RecoveryCodesResult;
  readonly replyToComment: AddCommentResult;
  readonly reportComment: ReportCommentResult;
  readonly reportWallPost: ReportWallPostResult;
  readonly resendEmailConfirmation: EmailConfirmationResult;
  readonly restoreComment: Scalars['ID']['output'];
  readonly restoreHistory: Scalars['Boolean']['output'];
  readonly restorePlaylist: PlaylistResult;
  readonly restoreSavedSearch: SavedSearchResult;
  readonly resumeMembership: MembershipChange;
  readonly returnWaitingPayment: WaitingPaymentResult;
  readonly revokePlaylistLink: PlaylistResult;
  readonly savePlaybackPosition: Scalars['Boolean']['output'];
  readonly saveSearch: SavedSearchResult;
  readonly schedulePlanChange: MembershipChange;
  readonly setAvatar: SetAvatarResult;
  readonly setContinueWatching: Scalars['Boolean']['output'];
  readonly setDiscreetMails: Scalars['Boolean']['output'];
  readonly setDisplayName: SetDisplayNameResult;
  readonly setEmailConsent: Scalars['Boolean']['output'];
  readonly setLanguage?: Maybe<Scalars['String']['output']>;
  readonly setMeasuring: Scalars['Boolean']['output'];
  readonly setMemberLock: SetMemberLockResult;
  readonly setNoticeMail: NoticeSettings;
  readonly setRelationship: Relationship;
  readonly setSavedSearchNotices: SavedSearchResult;
  readonly setWatchLater: Scalars['Boolean']['output'];
  readonly setWatchingSettings: WatchingSettings;
  readonly sharePlaylist: PlaylistResult;
  readonly startCancellation: CancellationStep;
  readonly startGift: PaymentPage;
  readonly startPasskey: StartPasskeyResult;
  readonly startPurchase: PaymentPage;
  readonly startPush: StartPushResult;
  readonly startSignup: PaymentPage;
  readonly tryPaymentElsewhere: PaymentPage;
  readonly turnOffSecondStep: TurnOffSecondStepResult;
  readonly unlockChannelPack: UnlockChannelPackResult;
  readonly unlockSession: UnlockSessionResult;
  readonly updateExpertReview: RatingResult;
  readonly updateUserAutoplay: Scalars['Boolean']['output'];
  readonly voteComment: VoteCommentResult;
  readonly withdrawComment: ChangeOwnCommentResult;
  readonly withdrawPlannedChange: MembershipChange;
};


export type MutationUnlockVideoArgs = {
  input: UnlockVideoInput;
};


export type MutationAcceptCancellationOfferArgs = {
  confirmationId: Scalars['ID']['input'];
};


export type MutationAcknowledgeGemsIntroArgs = {
  when: Scalars['DateTime']['input'];
};


export type MutationAcknowledgeHealthWarningArgs = {
  usaHealthWarningStateCode: Scalars['String']['input'];
};


export type MutationAddCommentArgs = {
  showsRating?: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationAddFavoritesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  kind: FavoriteKind;
};


export type MutationAddToPlaylistArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  playlistId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationChangeEmailArgs = {
  mailed?: InputMaybe<MailedProof>;
  newEmail: Scalars['String']['input'];
  proof?: InputMaybe<IdentityProof>;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCheckCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmCancellationArgs = {
  confirmationId: Scalars['ID']['input'];
};


export type MutationConfirmWaitingPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationCreatePlaylistArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  videoId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateTandemAccountArgs = {
  input: TandemAccountInput;
};


export type MutationDeleteCommentArgs = {
  commentId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationDeletePlaylistArgs = {
  playlistId: Scalars['ID']['input'];
};


export type MutationDeleteSavedSearchArgs = {
  savedSearchId: Scalars['ID']['input'];
};


export type MutationDismissReportsArgs = {
  commentId: Scalars['ID']['input'];
};


export type MutationEditCommentArgs = {
  commentId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationEditPlaylistArgs = {
  description: Scalars['String']['input'];
  name: Scalars['String']['input'];
  playlistId: Scalars['ID']['input'];
};


export type MutationEndPushArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGenerateVideoTokenArgs = {
  device: Device;
  videoId: Scalars['ID']['input'];
};


export type MutationGiveCancellationReasonArgs = {
  confirmationId: Scalars['ID']['input'];
  reason: CancellationReason;
};


export type MutationInternalUpsellOneclickMultisiteArgs = {
  input: UpsellMultisiteInput;
};


export type MutationInternalUpsellOneclickSinglesiteArgs = {
  input: UpsellSinglesiteInput;
};


export type MutationInternalUpsellTrialUpgradeArgs = {
  input: TrialUpgradeInput;
};


export type MutationInternalUpsellTrialUpgradeWelcomePageArgs = {
  input: TrialUpgradeWelcomePageInput;
};


export type MutationMailSignupLinkArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  input: WelcomeCheckInput;
};


export type MutationMarkAllNoticesReadArgs = {
  until: Scalars['DateTime']['input'];
};


export type MutationMarkNoticesArgs = {
  isRead: Scalars['Boolean']['input'];
  videoIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationModerateWallPostArgs = {
  postId: Scalars['ID']['input'];
  verdict: WallVerdict;
};


export type MutationMoveInPlaylistArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  playlistId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationOutgoingUpsellOneclickArgs = {
  input: OutgoingUpsellOneclickInput;
};


export type MutationOutgoingUpsellOneclickTrackingArgs = {
  input: OutgoingUpsellOneclickTrackingInput;
};


export type MutationPauseMembershipArgs = {
  months: Scalars['Int']['input'];
  subscriptionId: Scalars['ID']['input'];
};


export type MutationPayAgainArgs = {
  input: WelcomeCheckInput;
};


export type MutationPinCommentArgs = {
  commentId: Scalars['ID']['input'];
  pinned: Scalars['Boolean']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationPrepareAuthenticatorArgs = {
  proof: IdentityProof;
};


export type MutationQuoteVoucherArgs = {
  code: Scalars['String']['input'];
};


export type MutationRateVideoArgs = {
  rating: Scalars['Float']['input'];
  recommId?: InputMaybe<Scalars['String']['input']>;
  videoId: Scalars['ID']['input'];
};


export type MutationReactivateCancelledRebillArgs = {
  deal?: InputMaybe<RetentionDealInput>;
  retentionOfferName?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
  userUuid: Scalars['ID']['input'];
};


export type MutationRedeemCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationRedeemWithSignupArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRemoveCommentArgs = {
  commentId: Scalars['ID']['input'];
};


export type MutationRemoveFavoritesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  kind: FavoriteKind;
};


export type MutationRemoveFromHistoryArgs = {
  removalId?: InputMaybe<Scalars['ID']['input']>;
  videoId: Scalars['ID']['input'];
};


export type MutationRemoveFromPlaylistArgs = {
  playlistId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationRemoveHistoryOfDayArgs = {
  from: Scalars['DateTime']['input'];
  removalId: Scalars['ID']['input'];
  until: Scalars['DateTime']['input'];
};


export type MutationRemoveMemberLockArgs = {
  proof: IdentityProof;
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
  proof: IdentityProof;
};


export type MutationRenameSavedSearchArgs = {
  name: Scalars['String']['input'];
  savedSearchId: Scalars['ID']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  proof: IdentityProof;
};


export type MutationReplyToCommentArgs = {
  commentId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationReportCommentArgs = {
  commentId: Scalars['ID']['input'];
  reason: CommentReportReason;
  videoId: Scalars['ID']['input'];
};


export type MutationReportWallPostArgs = {
  postId: Scalars['ID']['input'];
  reason: WallReportReason;
};


export type MutationRestoreCommentArgs = {
  commentId: Scalars['ID']['input'];
};


export type MutationRestoreHistoryArgs = {
  removalId: Scalars['ID']['input'];
};


export type MutationRestorePlaylistArgs = {
  playlistId: Scalars['ID']['input'];
};


export type MutationRestoreSavedSearchArgs = {
  savedSearchId: Scalars['ID']['input'];
};


export type MutationResumeMembershipArgs = {
  subscriptionId: Scalars['ID']['input'];
};


export type MutationReturnWaitingPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationRevokePlaylistLinkArgs = {
  playlistId: Scalars['ID']['input'];
};


export type MutationSavePlaybackPositionArgs = {
  positionSeconds: Scalars['Int']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationSaveSearchArgs = {
  name: Scalars['String']['input'];
  notifies: Scalars['Boolean']['input'];
  search: SavedSearchInput;
};


export type MutationSchedulePlanChangeArgs = {
  optionId: Scalars['Int']['input'];
  subscriptionId: Scalars['ID']['input'];
};


export type MutationSetAvatarArgs = {
  avatar?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetContinueWatchingArgs = {
  isShown: Scalars['Boolean']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationSetDiscreetMailsArgs = {
  isDiscreet: Scalars['Boolean']['input'];
};


export type MutationSetDisplayNameArgs = {
  displayName: Scalars['String']['input'];
};


export type MutationSetEmailConsentArgs = {
  emailConsent: Scalars['Boolean']['input'];
  site: Scalars['String']['input'];
};


export type MutationSetLanguageArgs = {
  language: Scalars['String']['input'];
};


export type MutationSetMeasuringArgs = {
  isAccepted: Scalars['Boolean']['input'];
};


export type MutationSetMemberLockArgs = {
  idleMinutes?: InputMaybe<Scalars['Int']['input']>;
  pin?: InputMaybe<Scalars['String']['input']>;
  proof: IdentityProof;
};


export type MutationSetNoticeMailArgs = {
  mail: NoticeMail;
};


export type MutationSetRelationshipArgs = {
  relationshipRole?: InputMaybe<RelationshipRole>;
  relationshipStatus?: InputMaybe<RelationshipStatus>;
};


export type MutationSetSavedSearchNoticesArgs = {
  notifies: Scalars['Boolean']['input'];
  savedSearchId: Scalars['ID']['input'];
};


export type MutationSetWatchLaterArgs = {
  isKept?: InputMaybe<Scalars['Boolean']['input']>;
  isSaved?: InputMaybe<Scalars['Boolean']['input']>;
  videoId: Scalars['ID']['input'];
};


export type MutationSetWatchingSettingsArgs = {
  input: WatchingSettingsInput;
};


export type MutationSharePlaylistArgs = {
  playlistId: Scalars['ID']['input'];
  showsName: Scalars['Boolean']['input'];
};


export type MutationStartCancellationArgs = {
  reason?: InputMaybe<CancellationReason>;
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationStartGiftArgs = {
  input: StartGiftInput;
};


export type MutationStartPasskeyArgs = {
  name: Scalars['String']['input'];
  proof: IdentityProof;
};


export type MutationStartPurchaseArgs = {
  input: StartPurchaseInput;
};


export type MutationStartPushArgs = {
  browser: PushBrowser;
};


export type MutationStartSignupArgs = {
  input: StartSignupInput;
};


export type MutationTryPaymentElsewhereArgs = {
  input: WelcomeCheckInput;
};


export type MutationTurnOffSecondStepArgs = {
  proof: IdentityProof;
};


export type MutationUnlockChannelPackArgs = {
  input: UnlockChannelPackInput;
};


export type MutationUnlockSessionArgs = {
  pin: Scalars['String']['input'];
};


export type MutationUpdateExpertReviewArgs = {
  rating: Scalars['Float']['input'];
  recommId?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationUpdateUserAutoplayArgs = {
  autoplayEnabled: Scalars['Boolean']['input'];
};


export type MutationVoteCommentArgs = {
  commentId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
  vote: CommentVote;
};


export type MutationWithdrawCommentArgs = {
  commentId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};


export type MutationWithdrawPlannedChangeArgs = {
  subscriptionId: Scalars['ID']['input'];
};

export type NextStep =
  | 'CONFIRM_GUEST_SCENE'
  | 'JOIN'
  | 'PURCHASE'
  | 'REACTIVATE'
  | 'SIGN_IN'
  | 'UNLOCK_CHANNEL'
  | 'UNLOCK_VIDEO';

export type Notice = {
  readonly __typename?: 'Notice';
  readonly film: Video;
  readonly isRead: Scalars['Boolean']['output'];
  readonly more: Scalars['Int']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly noticedAt: Scalars['DateTime']['output'];
  readonly reason: NoticeReason;
  readonly search?: Maybe<SavedSearch>;
};

export type NoticeBatchRefused = {
  readonly __typename?: 'NoticeBatchRefused';
  readonly maximum: Scalars['Int']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type NoticeMail =
  | 'DAILY'
  | 'OFF'
  | 'WEEKLY';

export type NoticeMailHindrance =
  | 'NO_NEWS'
  | 'UNCONFIRMED';

export type NoticePage = {
  readonly __typename?: 'NoticePage';
  readonly info: PageInfo;
  readonly items: ReadonlyArray<Notice>;
};

export type NoticeReason =
  | 'CHANNEL'
  | 'PERFORMER'
  | 'SEARCH';

export type NoticeSettings = {
  readonly __typename?: 'NoticeSettings';
  readonly hindrance?: Maybe<NoticeMailHindrance>;
  readonly mail: NoticeMail;
  readonly pushKey?: Maybe<Scalars['String']['output']>;
};

export type NoticesMarked = {
  readonly __typename?: 'NoticesMarked';
  readonly unread: Scalars['Int']['output'];
};

export type NoticesResult = NoticeBatchRefused | NoticesMarked;

export type Obligation =
  | 'CONVERT_VIP'
  | 'DEVICE_CHALLENGE'
  | 'EMAIL_CONSENT'
  | 'TERMS';

export type OutOfBalance = {
  readonly __typename?: 'OutOfBalance';
  readonly balance: Scalars['Int']['output'];
  readonly messageKey: Scalars['String']['output'];
  readonly price: Scalars['Int']['output'];
};

export type OutgoingUpsellConfirmation = {
  readonly __typename?: 'OutgoingUpsellConfirmation';
  readonly component: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly price: OutgoingUpsellPrice;
  readonly title: Scalars['String']['output'];
  readonly token: Scalars['String']['output'];
};

export type OutgoingUpsellOneclickInput = {
  readonly clickId?: InputMaybe<Scalars['String']['input']>;
  readonly confirmationRequired?: InputMaybe<Scalars['Boolean']['input']>;
  readonly epochUpsellId?: InputMaybe<Scalars['String']['input']>;
  readonly fallbackUrl?: InputMaybe<Scalars['String']['input']>;
  readonly memberLink?: InputMaybe<Scalars['String']['input']>;
  readonly rgUpsellId?: InputMaybe<Scalars['String']['input']>;
  readonly segpayUpsellId?: InputMaybe<Scalars['String']['input']>;
  readonly site: Scalars['String']['input'];
};

export type OutgoingUpsellOneclickResult = {
  readonly __typename?: 'OutgoingUpsellOneclickResult';
  readonly confirmationModal?: Maybe<OutgoingUpsellConfirmation>;
  readonly redirectToConfirmationStep: Scalars['Boolean']['output'];
  readonly redirectUrl?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type OutgoingUpsellOneclickTrackingInput = {
  readonly purchaseId?: InputMaybe<Scalars['ID']['input']>;
  readonly status: Scalars['Boolean']['input'];
};

export type OutgoingUpsellOneclickTrackingResult = {
  readonly __typename?: 'OutgoingUpsellOneclickTrackingResult';
  readonly redirectUrl: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type OutgoingUpsellPrice = {
  readonly __typename?: 'OutgoingUpsellPrice';
  readonly initial: Money;
  readonly recurring?: Maybe<Money>;
};

export type OwnMembership = {
  readonly __typename?: 'OwnMembership';
  readonly accessUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly biller?: Maybe<Biller>;
  readonly brand: MembershipBrand;
  readonly canCancel: Scalars['Boolean']['output'];
  readonly canReactivate: Scalars['Boolean']['output'];
  readonly canUpdateCard: Scalars['Boolean']['output'];
  readonly card?: Maybe<CardOnFile>;
  readonly changeChoices: ReadonlyArray<ChangeChoice>;
  readonly invoices: ReadonlyArray<Invoice>;
  readonly isRenewalAwaited: Scalars['Boolean']['output'];
  readonly joinedAt: Scalars['DateTime']['output'];
  readonly name: Scalars['String']['output'];
  readonly nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  readonly pause?: Maybe<MembershipPause>;
  readonly pauseChoices: ReadonlyArray<PauseChoice>;
  readonly plannedChange?: Maybe<PlannedChange>;
  readonly price?: Maybe<Money>;
  readonly renewalDays?: Maybe<Scalars['Int']['output']>;
  readonly renewalMonths?: Maybe<Scalars['Int']['output']>;
  readonly sites: ReadonlyArray<Scalars['String']['output']>;
  readonly state: MembershipState;
  readonly subscriptionId: Scalars['ID']['output'];
};

export type PageInfo = {
  readonly __typename?: 'PageInfo';
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly page: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly totalIsExact: Scalars['Boolean']['output'];
};

export type PageProfile = {
  readonly __typename?: 'PageProfile';
  readonly autoplayEnabled: Scalars['Boolean']['output'];
  readonly avatar?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly userId: Scalars['String']['output'];
  readonly uuid: Scalars['String']['output'];
  readonly viewer: Scalars['String']['output'];
};

export type Passkey = {
  readonly __typename?: 'Passkey';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isDisabled: Scalars['Boolean']['output'];
  readonly isSynced: Scalars['Boolean']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
};

export type PasskeyRemoved = {
  readonly __typename?: 'PasskeyRemoved';
  readonly id: Scalars['ID']['output'];
};

export type PasskeyStarted = {
  readonly __typename?: 'PasskeyStarted';
  readonly address: Scalars['String']['output'];
};

export type PauseChoice = {
  readonly __typename?: 'PauseChoice';
  readonly from: Scalars['DateTime']['output'];
  readonly months: Scalars['Int']['output'];
  readonly until: Scalars['DateTime']['output'];
};

export type PaymentPage = {
  readonly __typename?: 'PaymentPage';
  readonly changedPrice?: Maybe<ChangedPrice>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly location?: Maybe<Scalars['String']['output']>;
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type PaymentRecovery = {
  readonly __typename?: 'PaymentRecovery';
  readonly amount: Money;
  readonly endsAt: Scalars['DateTime']['output'];
  readonly failedAt: Scalars['DateTime']['output'];
  readonly isRetriedByBiller: Scalars['Boolean']['output'];
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  readonly reason: DeclineReason;
};

export type Performer = {
  readonly __typename?: 'Performer';
  readonly activeSince?: Maybe<Scalars['Date']['output']>;
  readonly banner: Picture;
  readonly biography: Scalars['String']['output'];
  readonly birthplace?: Maybe<Scalars['String']['output']>;
  readonly eyes?: Maybe<Scalars['String']['output']>;
  readonly globalId: Scalars['ID']['output'];
  readonly hair?: Maybe<Scalars['String']['output']>;
  readonly heightInCentimetres?: Maybe<Scalars['Int']['output']>;
  readonly isFavorite: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly nationality?: Maybe<Scalars['String']['output']>;
  readonly portrait: Picture;
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly sex: Scalars['String']['output'];
  readonly sites: ReadonlyArray<Site>;
  readonly slug: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Tag>;
  readonly videoCount: Scalars['Int']['output'];
};

export type PerformerOrder =
  | 'NAME'
  | 'NEWEST'
  | 'RATING';

export type PerformerPage = {
  readonly __typename?: 'PerformerPage';
  readonly facets: ReadonlyArray<Facet>;
  readonly info: PageInfo;
  readonly items: ReadonlyArray<Performer>;
};

export type PerformerTraitsInput = {
  readonly eyes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly hair?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly height?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly nationality?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly sex?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type PerformersInput = {
  readonly gender?: InputMaybe<Gender>;
  readonly order?: InputMaybe<PerformerOrder>;
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sex?: InputMaybe<Scalars['String']['input']>;
  readonly sites?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly traits?: InputMaybe<PerformerTraitsInput>;
};

export type PersonalPart = {
  readonly __typename?: 'PersonalPart';
  readonly favoritePerformerIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly favoriteVideoIds: ReadonlyArray<Scalars['ID']['output']>;
  /** @deprecated Cards are the same for everybody: videosById has them. */
  readonly filmsToContinue: ReadonlyArray<Video>;
  readonly newVideoIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly profile: PageProfile;
  readonly rights?: Maybe<RightsClass>;
  readonly videoIdsToContinue: ReadonlyArray<Scalars['ID']['output']>;
  readonly watchMarks: ReadonlyArray<WatchMark>;
};

export type Picture = {
  readonly __typename?: 'Picture';
  readonly avifSrcSet: Scalars['String']['output'];
  readonly color: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly highdpi: HighDpi;
  readonly isMissing: Scalars['Boolean']['output'];
  readonly placeholder: Scalars['String']['output'];
  readonly src: Scalars['String']['output'];
  readonly webpSrcSet: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type PictureSet = {
  readonly __typename?: 'PictureSet';
  readonly images: ReadonlyArray<PictureSetImage>;
  readonly pictureSetId: Scalars['ID']['output'];
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type PictureSetImage = {
  readonly __typename?: 'PictureSetImage';
  readonly alt?: Maybe<Scalars['String']['output']>;
  readonly card: Picture;
  readonly height: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly picture: Picture;
  readonly src: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type PictureSetResult = AccessDenied | PictureSet;

export type PlanKind =
  | 'FREE_LIMITED_TRIAL'
  | 'MONTH'
  | 'QUARTER'
  | 'TRIAL'
  | 'YEAR';

export type PlannedChange = {
  readonly __typename?: 'PlannedChange';
  readonly name: Scalars['String']['output'];
  readonly price: Money;
  readonly startsAt: Scalars['DateTime']['output'];
};

export type Playlist = {
  readonly __typename?: 'Playlist';
  readonly changedAt: Scalars['DateTime']['output'];
  readonly covers: ReadonlyArray<Video>;
  readonly description: Scalars['String']['output'];
  readonly filmIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly films: VideoPage;
  readonly name: Scalars['String']['output'];
  readonly playlistId: Scalars['ID']['output'];
  readonly runLength: Scalars['Int']['output'];
  readonly shareToken?: Maybe<Scalars['String']['output']>;
  readonly showsName: Scalars['Boolean']['output'];
  readonly total: Scalars['Int']['output'];
};


export type PlaylistFilmsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type PlaylistPlace = {
  readonly __typename?: 'PlaylistPlace';
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Video>;
  readonly number: Scalars['Int']['output'];
  readonly previous?: Maybe<Video>;
  readonly total: Scalars['Int']['output'];
};

export type PlaylistRefusalCode =
  | 'DESCRIPTION_LENGTH'
  | 'FILM_GONE'
  | 'NAME_LENGTH'
  | 'PLAYLIST_GONE'
  | 'TOO_MANY_FILMS'
  | 'TOO_MANY_PLAYLISTS';

export type PlaylistRefused = {
  readonly __typename?: 'PlaylistRefused';
  readonly code: PlaylistRefusalCode;
  readonly maximum?: Maybe<Scalars['Int']['output']>;
  readonly messageKey: Scalars['String']['output'];
};

export type PlaylistResult = Playlist | PlaylistRefused;

export type PrepareAuthenticatorResult = AuthenticatorPrepared | SecurityRefused;

export type Preview = {
  readonly __typename?: 'Preview';
  readonly height: Scalars['Int']['output'];
  readonly src: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type PriceRange = {
  readonly __typename?: 'PriceRange';
  readonly max: Scalars['Int']['output'];
  readonly min: Scalars['Int']['output'];
};

export type ProfileState = {
  readonly __typename?: 'ProfileState';
  readonly gems: GemsState;
  readonly modals: ModalsState;
};

export type PushBrowser = {
  readonly auth: Scalars['String']['input'];
  readonly endpoint: Scalars['String']['input'];
  readonly isDiscreet: Scalars['Boolean']['input'];
  readonly p256dh: Scalars['String']['input'];
};

export type PushRefusalCode =
  | 'ADDRESS_INVALID'
  | 'KEYS_INVALID'
  | 'NOT_OFFERED';

export type PushRefused = {
  readonly __typename?: 'PushRefused';
  readonly code: PushRefusalCode;
  readonly messageKey: Scalars['String']['output'];
};

export type PushStarted = {
  readonly __typename?: 'PushStarted';
  readonly isOn: Scalars['Boolean']['output'];
};

export type QrCode = {
  readonly __typename?: 'QrCode';
  readonly path: Scalars['String']['output'];
  readonly size: Scalars['Int']['output'];
};

export type QualityToken = {
  readonly __typename?: 'QualityToken';
  readonly cdn: Scalars['String']['output'];
  readonly token: Scalars['String']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly accountLanguage?: Maybe<Scalars['String']['output']>;
  readonly angel?: Maybe<Angel>;
  readonly angels: ReadonlyArray<Angel>;
  readonly awards: AwardPage;
  readonly awardsOfPerformer: ReadonlyArray<Award>;
  readonly brand?: Maybe<Brand>;
  readonly brands: ReadonlyArray<Brand>;
  readonly cancellationPreview?: Maybe<CancellationStep>;
  readonly categories: ReadonlyArray<Category>;
  readonly channel?: Maybe<Channel>;
  readonly channelPack?: Maybe<ChannelPack>;
  readonly channelVideos: VideoPage;
  readonly channels: ChannelPage;
  readonly comment?: Maybe<FocusedComment>;
  readonly commentReplies: CommentsResult;
  readonly comments: CommentsResult;
  readonly continueWatching: ReadonlyArray<Video>;
  readonly creditCardUpdate: CreditCardUpdate;
  readonly dealsById: ReadonlyArray<Deal>;
  readonly downloads: DownloadPage;
  readonly favoriteChannels: FavoriteChannelPage;
  readonly favoritePerformers: PerformerPage;
  readonly favoriteVideos: VideoPage;
  readonly favoriteVideosExternal: ReadonlyArray<SiteFavoriteVideos>;
  readonly featuredVideos: ReadonlyArray<Video>;
  readonly findDeals: ReadonlyArray<Deal>;
  readonly findOneUserProfile?: Maybe<UserProfile>;
  readonly getGemsBalance: GemsBalance;
  readonly getRetentionOffer?: Maybe<RetentionOffer>;
  readonly getToken: TokenResult;
  readonly getTrailerToken: TokenResult;
  readonly getTransactions: ReadonlyArray<WalletTransaction>;
  readonly getUserSubscription?: Maybe<UserSubscription>;
  readonly getWelcomePagePictureSet: WelcomePagePictureSet;
  readonly giftOptions: ReadonlyArray<GiftOption>;
  readonly giftPayment?: Maybe<SignupStatus>;
  readonly hasDiscreetMails: Scalars['Boolean']['output'];
  readonly hasPush: Scalars['Boolean']['output'];
  readonly homeHero?: Maybe<Picture>;
  readonly homeRows: ReadonlyArray<Shelf>;
  /** @deprecated Its rows have films in common: those of homeRows do not. */
  readonly homeShelves: ReadonlyArray<Shelf>;
  readonly internalChannels: ReadonlyArray<Channel>;
  readonly isFavorite: Scalars['Boolean']['output'];
  readonly joinOptions: JoinOptions;
  readonly lockedSession?: Maybe<LockedSession>;
  readonly memberLock?: Maybe<MemberLock>;
  readonly memberships: ReadonlyArray<OwnMembership>;
  readonly moderatedComments: ModerationPage;
  readonly newComments: ReadonlyArray<Comment>;
  readonly newSinceLastVisit: ReadonlyArray<Video>;
  readonly noticeSettings: NoticeSettings;
  readonly notices: NoticePage;
  readonly obligations: ReadonlyArray<Obligation>;
  readonly passkeys: ReadonlyArray<Passkey>;
  readonly pendingCancellation?: Maybe<CancellationStep>;
  readonly performer?: Maybe<Performer>;
  readonly performers: PerformerPage;
  readonly personalPart?: Maybe<PersonalPart>;
  readonly playlist?: Maybe<Playlist>;
  readonly playlistPlace?: Maybe<PlaylistPlace>;
  readonly playlists: ReadonlyArray<Playlist>;
  readonly playlistsWith: ReadonlyArray<Scalars['ID']['output']>;
  readonly popularSearches: ReadonlyArray<Scalars['String']['output']>;
  readonly quickSearch: QuickSearch;
  readonly reactivationTerms?: Maybe<ReactivationTerms>;
  readonly receipt?: Maybe<Receipt>;
  readonly recommendations: Recommendations;
  readonly recommenderAccess?: Maybe<RecommenderAccess>;
  readonly reels: ReelFeed;
  readonly savedSearches: ReadonlyArray<SavedSearch>;
  readonly secondStep: SecondStepState;
  readonly sessions: ReadonlyArray<UserSession>;
  readonly sharedPlaylist?: Maybe<SharedPlaylist>;
  readonly showcase?: Maybe<Showcase>;
  readonly showcases: ReadonlyArray<Showcase>;
  readonly sitePerformers?: Maybe<PerformerPage>;
  readonly siteVideos?: Maybe<VideoPage>;
  readonly sites: ReadonlyArray<Site>;
  readonly subscriptionActive: Scalars['Boolean']['output'];
  readonly topRated: VideoPage;
  readonly unreadNotices: Scalars['Int']['output'];
  readonly video?: Maybe<Video>;
  readonly videoById?: Maybe<Video>;
  readonly videos: VideoPage;
  readonly videosById: ReadonlyArray<Video>;
  readonly visibleBrands: ReadonlyArray<Scalars['String']['output']>;
  readonly waitingPayments: ReadonlyArray<WaitingPayment>;
  readonly wall: WallPage;
  readonly watchHistory: VideoPage;
  readonly watchLater: VideoPage;
  readonly watchingSettings?: Maybe<WatchingSettings>;
  readonly welcomeCheck: WelcomeCheck;
  readonly welcomeSignup?: Maybe<WelcomeSignup>;
  readonly yearlyUpgradeQuote?: Maybe<YearlyUpgradeQuote>;
};


export type QueryAngelArgs = {
  slug: Scalars['String']['input'];
};


export type QueryAwardsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  result?: InputMaybe<AwardResult>;
};


export type QueryAwardsOfPerformerArgs = {
  slug: Scalars['String']['input'];
};


export type QueryBrandArgs = {
  id: Scalars['String']['input'];
};


export type QueryCancellationPreviewArgs = {
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCategoriesArgs = {
  heedSettings?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryChannelArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
  channelPackId?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelPackArgs = {
  channel: Scalars['String']['input'];
  pack: Scalars['String']['input'];
};


export type QueryChannelVideosArgs = {
  input: ChannelVideosInput;
};


export type QueryChannelsArgs = {
  input: ChannelsInput;
};


export type QueryCommentArgs = {
  commentId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};


export type QueryCommentRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  commentId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  videoId: Scalars['ID']['input'];
};


export type QueryCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CommentSort>;
  videoId: Scalars['ID']['input'];
};


export type QueryContinueWatchingArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCreditCardUpdateArgs = {
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDealsByIdArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryDownloadsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFavoriteChannelsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFavoritePerformersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFavoriteVideosArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFeaturedVideosArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<VideoOrder>;
};


export type QueryFindDealsArgs = {
  input: FindDealsInput;
};


export type QueryGetRetentionOfferArgs = {
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
  userUuid: Scalars['ID']['input'];
};


export type QueryGetTokenArgs = {
  device: Device;
  videoId: Scalars['ID']['input'];
};


export type QueryGetTrailerTokenArgs = {
  device: Device;
  videoId: Scalars['ID']['input'];
};


export type QueryGetTransactionsArgs = {
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryGetWelcomePagePictureSetArgs = {
  input: WelcomePagePictureSetInput;
};


export type QueryGiftPaymentArgs = {
  orderId: Scalars['ID']['input'];
  secret?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHasPushArgs = {
  endpoint: Scalars['String']['input'];
};


export type QueryHomeRowsArgs = {
  input: HomeRowsInput;
};


export type QueryHomeShelvesArgs = {
  names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


export type QueryIsFavoriteArgs = {
  id: Scalars['ID']['input'];
  kind: FavoriteKind;
};


export type QueryModeratedCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  list?: InputMaybe<ModerationList>;
  member?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNewCommentsArgs = {
  since: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};


export type QueryNoticesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPendingCancellationArgs = {
  confirmationId: Scalars['ID']['input'];
};


export type QueryPerformerArgs = {
  slug: Scalars['String']['input'];
};


export type QueryPerformersArgs = {
  input: PerformersInput;
};


export type QueryPersonalPartArgs = {
  performerIds: ReadonlyArray<Scalars['ID']['input']>;
  sellsDeals?: InputMaybe<Scalars['Boolean']['input']>;
  showsNewFilms?: InputMaybe<Scalars['Boolean']['input']>;
  toContinue?: InputMaybe<Scalars['Int']['input']>;
  videoIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryPlaylistArgs = {
  playlistId: Scalars['ID']['input'];
};


export type QueryPlaylistPlaceArgs = {
  list: Scalars['String']['input'];
  videoId: Scalars['ID']['input'];
};


export type QueryPlaylistsWithArgs = {
  videoId: Scalars['ID']['input'];
};


export type QueryQuickSearchArgs = {
  query: Scalars['String']['input'];
};


export type QueryReactivationTermsArgs = {
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryReceiptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecommendationsArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  shelf: RecommendationShelf;
  without?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type QueryReelsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  startsWith?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySharedPlaylistArgs = {
  token: Scalars['String']['input'];
};


export type QueryShowcaseArgs = {
  slug: Scalars['String']['input'];
};


export type QuerySitePerformersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
};


export type QuerySiteVideosArgs = {
  order?: InputMaybe<VideoOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  site: Scalars['String']['input'];
};


export type QueryTopRatedArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryVideoArgs = {
  slug: Scalars['String']['input'];
};


export type QueryVideoByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVideosArgs = {
  input: VideosInput;
};


export type QueryVideosByIdArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryWallArgs = {
  curator?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWatchHistoryArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWatchLaterArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWelcomeCheckArgs = {
  input: WelcomeCheckInput;
};


export type QueryWelcomeSignupArgs = {
  biller?: InputMaybe<Scalars['String']['input']>;
  input: WelcomeCheckInput;
};

export type QuickSearch = {
  readonly __typename?: 'QuickSearch';
  readonly categories: ReadonlyArray<Category>;
  readonly didYouMean?: Maybe<Scalars['String']['output']>;
  readonly performers: ReadonlyArray<Performer>;
  readonly videos: ReadonlyArray<Video>;
};

export type RatingRefusalCode =
  | 'ALREADY_RATED'
  | 'OUT_OF_RANGE'
  | 'OVERALL_RATING_FIRST'
  | 'UNKNOWN_TYPE';

export type RatingRefused = {
  readonly __typename?: 'RatingRefused';
  readonly code: RatingRefusalCode;
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type RatingResult = AccessDenied | RatingRefused | VideoRated;

export type ReachedDownloadQuotaError = {
  readonly __typename?: 'ReachedDownloadQuotaError';
  readonly downloadQuotaMax: Scalars['Int']['output'];
  readonly messageKey: Scalars['String']['output'];
  readonly remainingDays: Scalars['Int']['output'];
};

export type ReactivationResult = {
  readonly __typename?: 'ReactivationResult';
  readonly messageKey: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type ReactivationTerms = {
  readonly __typename?: 'ReactivationTerms';
  readonly channelPacksRestored: Scalars['Int']['output'];
  readonly gemsRestored: Scalars['Int']['output'];
  readonly price: Money;
  readonly renewalDays?: Maybe<Scalars['Int']['output']>;
  readonly renewalMonths: Scalars['Int']['output'];
  readonly renewsAt: Scalars['DateTime']['output'];
};

export type Receipt = {
  readonly __typename?: 'Receipt';
  readonly billedTo: Scalars['String']['output'];
  readonly invoice: Invoice;
  readonly partialRefunds: ReadonlyArray<Invoice>;
  readonly reversedBy?: Maybe<Invoice>;
  readonly reverses?: Maybe<Invoice>;
  readonly tax?: Maybe<ReceiptTax>;
  readonly voucher?: Maybe<ReceiptVoucher>;
};

export type ReceiptTax = {
  readonly __typename?: 'ReceiptTax';
  readonly amount: Money;
  readonly name: Scalars['String']['output'];
  readonly rate: Scalars['Int']['output'];
};

export type ReceiptVoucher = {
  readonly __typename?: 'ReceiptVoucher';
  readonly amount: Money;
  readonly code: Scalars['String']['output'];
  readonly price: Money;
};

export type RecommendationShelf =
  | 'channels'
  | 'home'
  | 'internalChannels'
  | 'models'
  | 'recommendedVideos'
  | 'tag'
  | 'videoPage'
  | 'vmg';

export type Recommendations = {
  readonly __typename?: 'Recommendations';
  readonly hasMore: Scalars['Boolean']['output'];
  readonly recommId?: Maybe<Scalars['ID']['output']>;
  readonly videos: ReadonlyArray<Video>;
};

export type RecommenderAccess = {
  readonly __typename?: 'RecommenderAccess';
  readonly database: Scalars['String']['output'];
  readonly publicToken: Scalars['String']['output'];
  readonly region?: Maybe<Scalars['String']['output']>;
  readonly userId: Scalars['ID']['output'];
};

export type RecoveryCodes = {
  readonly __typename?: 'RecoveryCodes';
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
};

export type RecoveryCodesResult = RecoveryCodes | SecurityRefused;

export type Reel = {
  readonly __typename?: 'Reel';
  readonly clip?: Maybe<ReelClip>;
  readonly isBookmarked: Scalars['Boolean']['output'];
  readonly myRating?: Maybe<Scalars['Float']['output']>;
  readonly picture: Picture;
  readonly reelId: Scalars['ID']['output'];
  readonly video: Video;
};

export type ReelClip = {
  readonly __typename?: 'ReelClip';
  readonly height: Scalars['Int']['output'];
  readonly src: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type ReelFeed = {
  readonly __typename?: 'ReelFeed';
  readonly items: ReadonlyArray<Reel>;
  readonly next?: Maybe<Scalars['Int']['output']>;
};

export type Relationship = {
  readonly __typename?: 'Relationship';
  readonly relationshipRole?: Maybe<RelationshipRole>;
  readonly relationshipStatus?: Maybe<RelationshipStatus>;
};

export type RelationshipRole =
  | 'husband'
  | 'partner'
  | 'wife';

export type RelationshipStatus =
  | 'dating'
  | 'married'
  | 'open'
  | 'partnered'
  | 'single';

export type RemoveMemberLockResult = MemberLockRemoved | SecurityRefused;

export type RemovePasskeyResult = PasskeyRemoved | SecurityRefused;

export type RenewalInDays = {
  readonly __typename?: 'RenewalInDays';
  readonly every: Scalars['Int']['output'];
  readonly firstDays?: Maybe<Scalars['Int']['output']>;
  readonly laterAt: Scalars['DateTime']['output'];
};

export type ReplacedPlan = {
  readonly __typename?: 'ReplacedPlan';
  readonly credit: Money;
  readonly name: Scalars['String']['output'];
  readonly unusedDays: Scalars['Int']['output'];
};

export type ReportCommentResult = AccessDenied | CommentRefused | CommentReported;

export type ReportWallPostResult = AccessDenied | WallPostReported | WallReportRefused;

export type RetentionDeal = {
  readonly __typename?: 'RetentionDeal';
  readonly newPrice: Scalars['Int']['output'];
  readonly offeredGems: Scalars['Int']['output'];
};

export type RetentionDealInput = {
  readonly newPrice: Scalars['Int']['input'];
  readonly offeredGems: Scalars['Int']['input'];
};

export type RetentionOffer = {
  readonly __typename?: 'RetentionOffer';
  readonly currencies: ReadonlyArray<Scalars['String']['output']>;
  readonly currentRebill: Money;
  readonly deal: RetentionDeal;
  readonly displayRules: RetentionOfferRules;
  readonly name: Scalars['String']['output'];
};

export type RetentionOfferRules = {
  readonly __typename?: 'RetentionOfferRules';
  readonly brands: ReadonlyArray<Scalars['String']['output']>;
  readonly priceRange: PriceRange;
  readonly rebillPeriod: Scalars['Int']['output'];
  readonly sites: ReadonlyArray<Scalars['String']['output']>;
  readonly subscriptionType: Scalars['String']['output'];
};

export type ReturnedBecause =
  | 'ACCOUNT_CLOSED'
  | 'NEEDS_SIGN_IN'
  | 'NOT_CONFIRMED'
  | 'NOT_NEEDED'
  | 'OUTDATED'
  | 'OVER'
  | 'TAKEN_BACK'
  | 'TRIAL_USED'
  | 'VOUCHER_USED';

export type RightsClass = {
  readonly __typename?: 'RightsClass';
  readonly autoplayEnabled: Scalars['Boolean']['output'];
  readonly hasNewFilms: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isWatching: Scalars['Boolean']['output'];
  readonly token: Scalars['String']['output'];
  readonly viewer: Scalars['String']['output'];
};

export type SalesTracking = {
  readonly campaign?: InputMaybe<Scalars['String']['input']>;
  readonly clickId?: InputMaybe<Scalars['String']['input']>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  readonly traffikJunkyTransactionId?: InputMaybe<Scalars['String']['input']>;
  readonly ujc?: InputMaybe<Scalars['String']['input']>;
};

export type SavedFacet = {
  readonly __typename?: 'SavedFacet';
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

export type SavedFacetInput = {
  readonly name: Scalars['String']['input'];
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

export type SavedSearch = {
  readonly __typename?: 'SavedSearch';
  readonly facets: ReadonlyArray<SavedFacet>;
  readonly name: Scalars['String']['output'];
  readonly notifies: Scalars['Boolean']['output'];
  readonly order: VideoOrder;
  readonly place: SavedSearchPlace;
  readonly savedAt: Scalars['DateTime']['output'];
  readonly savedSearchId: Scalars['ID']['output'];
  readonly text?: Maybe<Scalars['String']['output']>;
};

export type SavedSearchInput = {
  readonly facets: ReadonlyArray<SavedFacetInput>;
  readonly order: VideoOrder;
  readonly place: SavedSearchPlace;
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type SavedSearchPlace =
  | 'SEARCH'
  | 'VIDEOS';

export type SavedSearchRefusalCode =
  | 'ALREADY_SAVED'
  | 'FILTER_UNKNOWN'
  | 'NAME_LENGTH'
  | 'NOTHING_CHOSEN'
  | 'SEARCH_GONE'
  | 'TEXT_LENGTH'
  | 'TOO_MANY_SEARCHES';

export type SavedSearchRefused = {
  readonly __typename?: 'SavedSearchRefused';
  readonly code: SavedSearchRefusalCode;
  readonly existing?: Maybe<Scalars['String']['output']>;
  readonly maximum?: Maybe<Scalars['Int']['output']>;
  readonly messageKey: Scalars['String']['output'];
};

export type SavedSearchResult = SavedSearch | SavedSearchRefused;

export type SecondStepState = {
  readonly __typename?: 'SecondStepState';
  readonly isOn: Scalars['Boolean']['output'];
  readonly recoveryCodesLeft: Scalars['Int']['output'];
  readonly since?: Maybe<Scalars['DateTime']['output']>;
};

export type SecondStepTurnedOff = {
  readonly __typename?: 'SecondStepTurnedOff';
  readonly isOn: Scalars['Boolean']['output'];
};

export type SecurityRefusalCode =
  | 'ALREADY_ON'
  | 'CODE_INCORRECT'
  | 'CODE_REQUIRED'
  | 'EMAIL_INVALID'
  | 'EMAIL_UNCHANGED'
  | 'IDLE_INVALID'
  | 'MAILED_CODE_INCORRECT'
  | 'MAIL_OFF'
  | 'NAME_INVALID'
  | 'NOT_FOUND'
  | 'PASSWORD_INCORRECT'
  | 'PIN_INVALID'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_PASSKEYS'
  | 'WAY_MISSING';

export type SecurityRefused = {
  readonly __typename?: 'SecurityRefused';
  readonly code: SecurityRefusalCode;
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type SessionStillLocked = {
  readonly __typename?: 'SessionStillLocked';
  readonly triesLeft: Scalars['Int']['output'];
};

export type SessionUnlocked = {
  readonly __typename?: 'SessionUnlocked';
  readonly isUnlocked: Scalars['Boolean']['output'];
};

export type SetAvatarResult = AvatarChosen | AvatarRefused;

export type SetDisplayNameResult = DisplayNameChosen | DisplayNameRefused;

export type SetMemberLockResult = MemberLock | SecurityRefused;

export type SharedPlaylist = {
  readonly __typename?: 'SharedPlaylist';
  readonly covers: ReadonlyArray<Video>;
  readonly description: Scalars['String']['output'];
  readonly films: VideoPage;
  readonly name: Scalars['String']['output'];
  readonly ownerAvatar?: Maybe<Scalars['Int']['output']>;
  readonly ownerName?: Maybe<Scalars['String']['output']>;
  readonly runLength: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
};


export type SharedPlaylistFilmsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type Shelf = {
  readonly __typename?: 'Shelf';
  readonly id: Scalars['ID']['output'];
  readonly titleKey: Scalars['String']['output'];
  readonly videos: ReadonlyArray<Video>;
};

export type Showcase = {
  readonly __typename?: 'Showcase';
  readonly description: Scalars['String']['output'];
  readonly pictures: ReadonlyArray<Picture>;
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly videoCount: Scalars['Int']['output'];
};

export type ShowcaseLink = {
  readonly __typename?: 'ShowcaseLink';
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type ShownPriceInput = {
  readonly currency: Scalars['String']['input'];
  readonly later?: InputMaybe<Scalars['Int']['input']>;
  readonly now: Scalars['Int']['input'];
};

export type SignupLink = {
  readonly __typename?: 'SignupLink';
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type SignupStatus =
  | 'AWAITING_CONFIRMATION'
  | 'NOT_PAID'
  | 'PAID'
  | 'PENDING'
  | 'RETURNED'
  | 'SIGN_IN_REQUIRED';

export type SignupToRepeat = {
  readonly __typename?: 'SignupToRepeat';
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly price: Money;
};

export type Site = {
  readonly __typename?: 'Site';
  readonly abbreviation: Scalars['String']['output'];
  readonly brandId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type SiteFavoriteVideos = {
  readonly __typename?: 'SiteFavoriteVideos';
  readonly site: Site;
  readonly total: Scalars['Int']['output'];
  readonly videos: ReadonlyArray<Video>;
};

export type SpecialAttributes = {
  readonly __typename?: 'SpecialAttributes';
  readonly isDirectorUser: Scalars['Boolean']['output'];
  readonly isKingUser: Scalars['Boolean']['output'];
  readonly isOfficialUser: Scalars['Boolean']['output'];
  readonly isPornstarUser: Scalars['Boolean']['output'];
  readonly isVipUser: Scalars['Boolean']['output'];
  readonly modelId?: Maybe<Scalars['ID']['output']>;
};

export type StartGiftInput = {
  readonly buyerEmail: Scalars['String']['input'];
  readonly buyerName: Scalars['String']['input'];
  readonly deliverOn?: InputMaybe<Scalars['Date']['input']>;
  readonly message: Scalars['String']['input'];
  readonly optionId: Scalars['Int']['input'];
  readonly recipientEmail?: InputMaybe<Scalars['String']['input']>;
  readonly secret?: InputMaybe<Scalars['String']['input']>;
  readonly shown?: InputMaybe<ShownPriceInput>;
};

export type StartPasskeyResult = PasskeyStarted | SecurityRefused;

export type StartPurchaseInput = {
  readonly biller: Scalars['String']['input'];
  readonly elm?: InputMaybe<Scalars['String']['input']>;
  readonly nats?: InputMaybe<Scalars['String']['input']>;
  readonly optionId: Scalars['Int']['input'];
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  readonly shown?: InputMaybe<ShownPriceInput>;
  readonly tracking?: InputMaybe<SalesTracking>;
  readonly voucher?: InputMaybe<Scalars['String']['input']>;
};

export type StartPushResult = PushRefused | PushStarted;

export type StartSignupInput = {
  readonly biller: Scalars['String']['input'];
  readonly elm?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly nats?: InputMaybe<Scalars['String']['input']>;
  readonly optionId: Scalars['Int']['input'];
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  readonly shown?: InputMaybe<ShownPriceInput>;
  readonly tracking?: InputMaybe<SalesTracking>;
  readonly voucher?: InputMaybe<Scalars['String']['input']>;
};

export type SubscriptionBiller = {
  readonly __typename?: 'SubscriptionBiller';
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type SubscriptionBilling = {
  readonly __typename?: 'SubscriptionBilling';
  readonly accessUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly biller?: Maybe<Biller>;
  readonly canCancel: Scalars['Boolean']['output'];
  readonly canReactivate: Scalars['Boolean']['output'];
  readonly canUpdateCard: Scalars['Boolean']['output'];
  readonly earlierPlans: ReadonlyArray<EarlierPlan>;
  readonly expiringCard?: Maybe<ExpiringCard>;
  readonly invoices: ReadonlyArray<Invoice>;
  readonly isCancelled: Scalars['Boolean']['output'];
  readonly isMultisite: Scalars['Boolean']['output'];
  readonly isPastDue: Scalars['Boolean']['output'];
  readonly isRenewalAwaited: Scalars['Boolean']['output'];
  readonly kind?: Maybe<PlanKind>;
  readonly nextCharge?: Maybe<Money>;
  readonly nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  readonly optionId?: Maybe<Scalars['Int']['output']>;
  readonly recovery?: Maybe<PaymentRecovery>;
  readonly renewalDays?: Maybe<Scalars['Int']['output']>;
};

export type SubscriptionStatus = {
  readonly __typename?: 'SubscriptionStatus';
  readonly isActive: Scalars['Boolean']['output'];
  readonly isTandemChildAccount: Scalars['Boolean']['output'];
  readonly tenant: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type Tag = {
  readonly __typename?: 'Tag';
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type TandemAccountInput = {
  readonly email: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
};

export type TandemAccountResult = {
  readonly __typename?: 'TandemAccountResult';
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type TandemSubscription = {
  readonly __typename?: 'TandemSubscription';
  readonly hasTandemChildAccount: Scalars['Boolean']['output'];
  readonly isTandemChildAccount: Scalars['Boolean']['output'];
  readonly tandemParentDisplayName?: Maybe<Scalars['String']['output']>;
};

export type TenantSubscriptionState = {
  readonly __typename?: 'TenantSubscriptionState';
  readonly tenant: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type TokenResult = AccessDenied | VideoToken;

export type TrialUpgradeInput = {
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  readonly shown?: InputMaybe<ShownPriceInput>;
  readonly tracking?: InputMaybe<SalesTracking>;
  readonly voucher?: InputMaybe<Scalars['String']['input']>;
};

export type TrialUpgradeWelcomePageInput = {
  readonly hashedMemberId: Scalars['String']['input'];
  readonly memberId: Scalars['String']['input'];
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  readonly tracking?: InputMaybe<SalesTracking>;
};

export type TurnOffSecondStepResult = SecondStepTurnedOff | SecurityRefused;

export type UnlockChannelPackInput = {
  readonly channelPackId: Scalars['ID']['input'];
  readonly idempotencyKey: Scalars['String']['input'];
};

export type UnlockChannelPackResult = AccessDenied | ChannelPackAlreadyUnlocked | ChannelPackUnlocked | OutOfBalance;

export type UnlockSessionResult = SessionStillLocked | SessionUnlocked;

export type UnlockVideoInput = {
  readonly id: Scalars['ID']['input'];
};

export type UnlockVideoResult = AccessDenied | VideoAlreadyUnlocked | VideoUnlockFailed | VideoUnlocked;

export type UpgradeOptions = {
  readonly __typename?: 'UpgradeOptions';
  readonly isUpgradeableToVixenPlusYearly: Scalars['Boolean']['output'];
};

export type UpsellMultisiteInput = {
  readonly elm?: InputMaybe<Scalars['String']['input']>;
  readonly multisiteNatsCode?: InputMaybe<Scalars['String']['input']>;
  readonly optionId: Scalars['Int']['input'];
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  readonly shown?: InputMaybe<ShownPriceInput>;
  readonly tracking?: InputMaybe<SalesTracking>;
  readonly voucher?: InputMaybe<Scalars['String']['input']>;
};

export type UpsellMultisiteResult = {
  readonly __typename?: 'UpsellMultisiteResult';
  readonly changedPrice?: Maybe<ChangedPrice>;
  readonly hashedMemberId?: Maybe<Scalars['String']['output']>;
  readonly location?: Maybe<Scalars['String']['output']>;
  readonly memberId?: Maybe<Scalars['String']['output']>;
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type UpsellResult = {
  readonly __typename?: 'UpsellResult';
  readonly changedPrice?: Maybe<ChangedPrice>;
  readonly location?: Maybe<Scalars['String']['output']>;
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type UpsellSinglesiteInput = {
  readonly elm?: InputMaybe<Scalars['String']['input']>;
  readonly joinOptionId: Scalars['Int']['input'];
  readonly natsCode?: InputMaybe<Scalars['String']['input']>;
  readonly ref?: InputMaybe<Scalars['String']['input']>;
  readonly shown?: InputMaybe<ShownPriceInput>;
  readonly siteName?: InputMaybe<Scalars['String']['input']>;
  readonly tracking?: InputMaybe<SalesTracking>;
  readonly voucher?: InputMaybe<Scalars['String']['input']>;
};

export type UserProfile = {
  readonly __typename?: 'UserProfile';
  readonly abTestVariant?: Maybe<Scalars['String']['output']>;
  readonly abilities: Scalars['String']['output'];
  readonly autoplayEnabled: Scalars['Boolean']['output'];
  readonly avatar?: Maybe<Scalars['Int']['output']>;
  readonly badges: ReadonlyArray<Badge>;
  readonly billerName?: Maybe<Scalars['String']['output']>;
  readonly consent: Consent;
  readonly daysUntilRefreshGems: Scalars['Int']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly downloadQuotas: ReadonlyArray<DownloadQuota>;
  readonly email: Scalars['String']['output'];
  readonly groups: ReadonlyArray<Scalars['String']['output']>;
  readonly hasActiveMultisiteSubscription: Scalars['Boolean']['output'];
  readonly isAuthenticated: Scalars['Boolean']['output'];
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  readonly isFreeLimitedTrial: Scalars['Boolean']['output'];
  readonly isTelemetryEnabled: Scalars['Boolean']['output'];
  readonly iterateProfile: IterateProfile;
  readonly multisiteType?: Maybe<Scalars['String']['output']>;
  readonly percentageOfUnlockedChannelPacks: Scalars['Int']['output'];
  readonly relationshipRole?: Maybe<RelationshipRole>;
  readonly relationshipStatus?: Maybe<RelationshipStatus>;
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  readonly siteAccessArray: ReadonlyArray<Scalars['String']['output']>;
  readonly specialAttributes: SpecialAttributes;
  readonly state: ProfileState;
  readonly subscription?: Maybe<UserSubscription>;
  readonly tandemSubscription: TandemSubscription;
  readonly tenantsSubscriptionState: ReadonlyArray<TenantSubscriptionState>;
  readonly unlockedChannelPackIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly userId: Scalars['ID']['output'];
  readonly userSubscriptionsState: UserSubscriptionsState;
  readonly uuid: Scalars['ID']['output'];
  readonly viewer: Scalars['String']['output'];
  readonly welcome?: Maybe<WelcomeData>;
};

export type UserReviewRating = {
  readonly __typename?: 'UserReviewRating';
  readonly rating: Scalars['Int']['output'];
  readonly subject: Scalars['String']['output'];
};

export type UserSession = {
  readonly __typename?: 'UserSession';
  readonly brand: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly device: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly lastUsedAt: Scalars['DateTime']['output'];
  readonly network?: Maybe<Scalars['String']['output']>;
};

export type UserSubscription = {
  readonly __typename?: 'UserSubscription';
  readonly active: Scalars['Boolean']['output'];
  readonly activeSince?: Maybe<Scalars['DateTime']['output']>;
  readonly biller?: Maybe<SubscriptionBiller>;
  readonly billing?: Maybe<SubscriptionBilling>;
  readonly cancelled: Scalars['Boolean']['output'];
  readonly defaultSubscription?: Maybe<JoinOption>;
  readonly hasFixedPricing?: Maybe<Scalars['Boolean']['output']>;
  readonly isFreeLimitedTrial: Scalars['Boolean']['output'];
  readonly isGuestUser: Scalars['Boolean']['output'];
  readonly isMultiSiteOptions?: Maybe<Scalars['Boolean']['output']>;
  readonly isOneClickEnabled?: Maybe<Scalars['Boolean']['output']>;
  readonly joinDate?: Maybe<Scalars['DateTime']['output']>;
  readonly payPerVideoCredits: Scalars['Int']['output'];
  readonly pornPortal: Scalars['Boolean']['output'];
  readonly retentionOfferOption?: Maybe<RetentionOffer>;
  readonly seniority: Scalars['Int']['output'];
  readonly subscriptionId: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
  readonly unlockedVideoIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly upgradeOptions: UpgradeOptions;
  readonly xSiteInfo?: Maybe<XSiteInfo>;
};

export type UserSubscriptionsState = {
  readonly __typename?: 'UserSubscriptionsState';
  readonly subscriptionsStatus: ReadonlyArray<SubscriptionStatus>;
  readonly unlockedVideos: ReadonlyArray<Scalars['ID']['output']>;
};

export type UserVideoReview = {
  readonly __typename?: 'UserVideoReview';
  readonly models: ReadonlyArray<UserReviewRating>;
  readonly properties: ReadonlyArray<UserReviewRating>;
  readonly rating: Scalars['Int']['output'];
};

export type Video = {
  readonly __typename?: 'Video';
  readonly categories: ReadonlyArray<Category>;
  readonly channel?: Maybe<VideoChannel>;
  readonly chapters: ReadonlyArray<Chapter>;
  readonly commentCount: Scalars['Int']['output'];
  readonly crossNavigation: CrossNavigation;
  readonly crossNavigationLink?: Maybe<CrossNavigationLink>;
  readonly description: Scalars['String']['output'];
  readonly directors: ReadonlyArray<Scalars['String']['output']>;
  readonly downloadAgainUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly downloadQuota?: Maybe<DownloadQuota>;
  readonly downloadResolutions: ReadonlyArray<DownloadResolution>;
  readonly expertReview: ExpertReview;
  readonly freeVideo: Scalars['Boolean']['output'];
  readonly guestUserScene: Scalars['Boolean']['output'];
  readonly heroLoops: ReadonlyArray<Preview>;
  readonly images: VideoImages;
  readonly isBeingPrepared: Scalars['Boolean']['output'];
  readonly isDenied: Scalars['Boolean']['output'];
  readonly isExclusive: Scalars['Boolean']['output'];
  readonly isFavorite: Scalars['Boolean']['output'];
  readonly isFreeLimitedTrial: Scalars['Boolean']['output'];
  readonly isNew: Scalars['Boolean']['output'];
  readonly isUpcoming: Scalars['Boolean']['output'];
  readonly isWatchLater: Scalars['Boolean']['output'];
  readonly lines?: Maybe<Scalars['Int']['output']>;
  readonly models: ReadonlyArray<Model>;
  readonly newId: Scalars['ID']['output'];
  readonly pictureSet?: Maybe<PictureSetResult>;
  readonly picturesInSet: Scalars['Int']['output'];
  readonly playbackPosition?: Maybe<Scalars['Int']['output']>;
  readonly previews: ReadonlyArray<Preview>;
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly ratingCount: Scalars['Int']['output'];
  readonly recommId?: Maybe<Scalars['String']['output']>;
  readonly relatedVideos: ReadonlyArray<Video>;
  readonly releaseDate: Scalars['DateTime']['output'];
  readonly runLength: Scalars['Int']['output'];
  readonly showcase?: Maybe<ShowcaseLink>;
  readonly site: Site;
  readonly slug: Scalars['String']['output'];
  readonly stills: ReadonlyArray<FilmStill>;
  readonly tags: ReadonlyArray<Tag>;
  readonly title: Scalars['String']['output'];
  readonly userVideoReview?: Maybe<UserVideoReview>;
  readonly uuid: Scalars['ID']['output'];
  readonly videoId: Scalars['ID']['output'];
  readonly views: Scalars['Int']['output'];
  readonly watchProgress?: Maybe<Scalars['Float']['output']>;
  readonly watchedAt?: Maybe<Scalars['DateTime']['output']>;
};


export type VideoRelatedVideosArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type VideoAlreadyUnlocked = {
  readonly __typename?: 'VideoAlreadyUnlocked';
  readonly credits: Scalars['Int']['output'];
  readonly messageKey: Scalars['String']['output'];
  readonly video: Video;
};

export type VideoChannel = {
  readonly __typename?: 'VideoChannel';
  readonly channelId: Scalars['ID']['output'];
  readonly channelPackId?: Maybe<Scalars['ID']['output']>;
  readonly isThirdPartyChannel: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type VideoImages = {
  readonly __typename?: 'VideoImages';
  readonly hero: Picture;
  readonly listing: Picture;
  readonly portrait: Picture;
  readonly poster: Picture;
};

export type VideoOrder =
  | 'MOST_VIEWED'
  | 'NAME'
  | 'NEWEST'
  | 'RATING';

export type VideoPage = {
  readonly __typename?: 'VideoPage';
  readonly didYouMean?: Maybe<Scalars['String']['output']>;
  readonly facets: ReadonlyArray<Facet>;
  readonly info: PageInfo;
  readonly items: ReadonlyArray<Video>;
  readonly related: ReadonlyArray<Video>;
};


export type VideoPageRelatedArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type VideoRated = {
  readonly __typename?: 'VideoRated';
  readonly video: Video;
};

export type VideoToken = {
  readonly __typename?: 'VideoToken';
  readonly captions: ReadonlyArray<CaptionTrack>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly hls?: Maybe<QualityToken>;
  readonly p270?: Maybe<QualityToken>;
  readonly p360?: Maybe<QualityToken>;
  readonly p480?: Maybe<QualityToken>;
  readonly p480l?: Maybe<QualityToken>;
  readonly p720?: Maybe<QualityToken>;
  readonly p1080?: Maybe<QualityToken>;
  readonly p2160?: Maybe<QualityToken>;
  readonly storyboard?: Maybe<QualityToken>;
};

export type VideoUnlockFailed = {
  readonly __typename?: 'VideoUnlockFailed';
  readonly messageKey: Scalars['String']['output'];
};

export type VideoUnlocked = {
  readonly __typename?: 'VideoUnlocked';
  readonly credits: Scalars['Int']['output'];
  readonly video: Video;
};

export type VideosInput = {
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly freeLimitedTrial?: InputMaybe<Scalars['Boolean']['input']>;
  readonly heedSettings?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lengths?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly order?: InputMaybe<VideoOrder>;
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly performers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly resolutions?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly showcase?: InputMaybe<Scalars['String']['input']>;
  readonly sites?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly traits?: InputMaybe<PerformerTraitsInput>;
  readonly upcoming?: InputMaybe<Scalars['Boolean']['input']>;
  readonly years?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

export type VoteCommentResult = AccessDenied | CommentChanged | CommentRefused;

export type VoucherPrice = {
  readonly __typename?: 'VoucherPrice';
  readonly billers: ReadonlyArray<Scalars['String']['output']>;
  readonly chargedNow?: Maybe<Money>;
  readonly discount?: Maybe<Money>;
  readonly lost?: Maybe<Money>;
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly optionId: Scalars['Int']['output'];
};

export type VoucherQuote = {
  readonly __typename?: 'VoucherQuote';
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly messageKey?: Maybe<Scalars['String']['output']>;
  readonly prices: ReadonlyArray<VoucherPrice>;
};

export type WaitingPayment = {
  readonly __typename?: 'WaitingPayment';
  readonly amount: Money;
  readonly confirmBy: Scalars['DateTime']['output'];
  readonly description: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly paidAt: Scalars['DateTime']['output'];
};

export type WaitingPaymentResult = {
  readonly __typename?: 'WaitingPaymentResult';
  readonly messageKey: Scalars['String']['output'];
  readonly success: Scalars['Boolean']['output'];
};

export type WallPage = {
  readonly __typename?: 'WallPage';
  readonly curators: ReadonlyArray<Curator>;
  readonly info: PageInfo;
  readonly items: ReadonlyArray<WallPost>;
};

export type WallPost = {
  readonly __typename?: 'WallPost';
  readonly curator: Scalars['String']['output'];
  readonly picture: Picture;
  readonly postId: Scalars['ID']['output'];
  readonly postedAt: Scalars['DateTime']['output'];
  readonly shape: WallShape;
  readonly text: Scalars['String']['output'];
  readonly video: Video;
};

export type WallPostReported = {
  readonly __typename?: 'WallPostReported';
  readonly postId: Scalars['ID']['output'];
};

export type WallReportReason =
  | 'OTHER'
  | 'PRIVATE_DATA'
  | 'RUDE'
  | 'SPAM';

export type WallReportRefusalCode =
  | 'ALREADY_REPORTED'
  | 'POST_GONE';

export type WallReportRefused = {
  readonly __typename?: 'WallReportRefused';
  readonly code: WallReportRefusalCode;
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type WallShape =
  | 'TALL'
  | 'WIDE';

export type WallVerdict =
  | 'APPROVED'
  | 'REJECTED';

export type WalletTransaction = {
  readonly __typename?: 'WalletTransaction';
  readonly amount: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly transactionReason: Scalars['String']['output'];
  readonly transactionType: Scalars['String']['output'];
};

export type WatchMark = {
  readonly __typename?: 'WatchMark';
  readonly isWatchLater: Scalars['Boolean']['output'];
  readonly playbackPosition?: Maybe<Scalars['Int']['output']>;
  readonly videoId: Scalars['ID']['output'];
  readonly watchProgress?: Maybe<Scalars['Float']['output']>;
};

export type WatchingSettings = {
  readonly __typename?: 'WatchingSettings';
  readonly hidesWatched: Scalars['Boolean']['output'];
  readonly isHistoryPaused: Scalars['Boolean']['output'];
};

export type WatchingSettingsInput = {
  readonly hidesWatched?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isHistoryPaused?: InputMaybe<Scalars['Boolean']['input']>;
};

export type WelcomeCheck = {
  readonly __typename?: 'WelcomeCheck';
  readonly autologinId?: Maybe<Scalars['String']['output']>;
  readonly isTrial: Scalars['Boolean']['output'];
  readonly isWelcome: Scalars['Boolean']['output'];
  readonly traffikJunkyTransactionId?: Maybe<Scalars['String']['output']>;
};

export type WelcomeCheckInput = {
  readonly hashedMemberId: Scalars['String']['input'];
  readonly memberId: Scalars['String']['input'];
  readonly orderId?: InputMaybe<Scalars['String']['input']>;
  readonly site: Scalars['String']['input'];
};

export type WelcomeData = {
  readonly __typename?: 'WelcomeData';
  readonly hashedMemberId: Scalars['String']['output'];
  readonly memberid: Scalars['String']['output'];
  readonly siteId: Scalars['String']['output'];
  readonly username: Scalars['String']['output'];
};

export type WelcomePagePictureSet = {
  readonly __typename?: 'WelcomePagePictureSet';
  readonly images: ReadonlyArray<WelcomePicture>;
  readonly site: Scalars['String']['output'];
};

export type WelcomePagePictureSetInput = {
  readonly site: Scalars['String']['input'];
};

export type WelcomePicture = {
  readonly __typename?: 'WelcomePicture';
  readonly height: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly src: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type WelcomeSignup = {
  readonly __typename?: 'WelcomeSignup';
  readonly biller: Biller;
  readonly chargesCardAgain: Scalars['Boolean']['output'];
  readonly confirmBy?: Maybe<Scalars['DateTime']['output']>;
  readonly declineReason?: Maybe<DeclineReason>;
  readonly elsewhere?: Maybe<Biller>;
  readonly freeTrialEndsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly isRefunded: Scalars['Boolean']['output'];
  readonly isTrial: Scalars['Boolean']['output'];
  readonly mailedTo?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly repeatable?: Maybe<SignupToRepeat>;
  readonly returnedBecause?: Maybe<ReturnedBecause>;
  readonly siteId: Scalars['String']['output'];
  readonly status: SignupStatus;
  readonly username: Scalars['String']['output'];
};

export type XSiteInfo = {
  readonly __typename?: 'XSiteInfo';
  readonly site: Scalars['String']['output'];
};

export type YearlyUpgradeQuote = {
  readonly __typename?: 'YearlyUpgradeQuote';
  readonly beginsAt: Scalars['DateTime']['output'];
  readonly chargedLater: Money;
  readonly chargedNow: Money;
  readonly currentPlan: Scalars['String']['output'];
  readonly laterAt: Scalars['DateTime']['output'];
  readonly optionId: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info?: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info?: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddCommentResult:
    | ( AccessDenied )
    | ( Omit<CommentAdded, 'comment'> & { comment: _RefType['Comment'] } )
    | ( CommentRefused )
  ;
  ChangeEmailResult:
    | ( EmailChangeStarted )
    | ( SecurityRefused )
  ;
  ChangeOwnCommentResult:
    | ( AccessDenied )
    | ( Omit<CommentChanged, 'comment'> & { comment: _RefType['Comment'] } )
    | ( CommentRefused )
  ;
  CommentsResult:
    | ( AccessDenied )
    | ( CommentPageMapper )
  ;
  DownloadResult:
    | ( AccessDenied )
    | ( ReachedDownloadQuotaError )
    | ( VideoToken )
  ;
  FavoritesResult:
    | ( AccessDenied )
    | ( FavoriteBatchRefused )
    | ( FavoritesChanged )
  ;
  MailChangeCodeResult:
    | ( ChangeCodeMailed )
    | ( SecurityRefused )
  ;
  ModerateCommentResult:
    | ( AccessDenied )
    | ( Omit<CommentChanged, 'comment'> & { comment: _RefType['Comment'] } )
  ;
  NoticesResult:
    | ( NoticeBatchRefused )
    | ( NoticesMarked )
  ;
  PictureSetResult:
    | ( AccessDenied )
    | ( PictureSetMapper )
  ;
  PlaylistResult:
    | ( PlaylistMapper )
    | ( PlaylistRefusedMapper )
  ;
  PrepareAuthenticatorResult:
    | ( AuthenticatorPrepared )
    | ( SecurityRefused )
  ;
  RatingResult:
    | ( AccessDenied )
    | ( RatingRefused )
    | ( Omit<VideoRated, 'video'> & { video: _RefType['Video'] } )
  ;
  RecoveryCodesResult:
    | ( RecoveryCodes )
    | ( SecurityRefused )
  ;
  RemoveMemberLockResult:
    | ( MemberLockRemoved )
    | ( SecurityRefused )
  ;
  RemovePasskeyResult:
    | ( PasskeyRemoved )
    | ( SecurityRefused )
  ;
  ReportCommentResult:
    | ( AccessDenied )
    | ( CommentRefused )
    | ( CommentReported )
  ;
  ReportWallPostResult:
    | ( AccessDenied )
    | ( WallPostReported )
    | ( WallReportRefused )
  ;
  SavedSearchResult:
    | ( SavedSearchMapper )
    | ( SavedSearchRefusedMapper )
  ;
  SetAvatarResult:
    | ( AvatarChosen )
    | ( AvatarRefused )
  ;
  SetDisplayNameResult:
    | ( DisplayNameChosen )
    | ( DisplayNameRefused )
  ;
  SetMemberLockResult:
    | ( MemberLock )
    | ( SecurityRefused )
  ;
  StartPasskeyResult:
    | ( PasskeyStarted )
    | ( SecurityRefused )
  ;
  StartPushResult:
    | ( PushRefused )
    | ( PushStarted )
  ;
  TokenResult:
    | ( AccessDenied )
    | ( VideoToken )
  ;
  TurnOffSecondStepResult:
    | ( SecondStepTurnedOff )
    | ( SecurityRefused )
  ;
  UnlockChannelPackResult:
    | ( AccessDenied )
    | ( ChannelPackAlreadyUnlockedMapper )
    | ( ChannelPackUnlockedMapper )
    | ( OutOfBalance )
  ;
  UnlockSessionResult:
    | ( SessionStillLocked )
    | ( SessionUnlocked )
  ;
  UnlockVideoResult:
    | ( AccessDenied )
    | ( VideoAlreadyUnlockedMapper )
    | ( VideoUnlockFailed )
    | ( VideoUnlockedMapper )
  ;
  VoteCommentResult:
    | ( AccessDenied )
    | ( Omit<CommentChanged, 'comment'> & { comment: _RefType['Comment'] } )
    | ( CommentRefused )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessDenied: ResolverTypeWrapper<AccessDenied>;
  AddCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddCommentResult']>;
  Angel: ResolverTypeWrapper<AngelMapper>;
  AuthenticatorPrepared: ResolverTypeWrapper<AuthenticatorPrepared>;
  AvatarChosen: ResolverTypeWrapper<AvatarChosen>;
  AvatarRefused: ResolverTypeWrapper<AvatarRefused>;
  Award: ResolverTypeWrapper<AwardMapper>;
  AwardFacts: ResolverTypeWrapper<AwardFacts>;
  AwardPage: ResolverTypeWrapper<AwardPageMapper>;
  AwardResult: AwardResult;
  AwardedPerformer: ResolverTypeWrapper<AwardedPerformer>;
  AwardedVideo: ResolverTypeWrapper<AwardedVideo>;
  Badge: Badge;
  Biller: ResolverTypeWrapper<Biller>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandMapper>;
  CancellationReason: CancellationReason;
  CancellationResult: ResolverTypeWrapper<CancellationResult>;
  CancellationStep: ResolverTypeWrapper<CancellationStep>;
  CaptionTrack: ResolverTypeWrapper<CaptionTrack>;
  CardOnFile: ResolverTypeWrapper<CardOnFile>;
  Category: ResolverTypeWrapper<CategoryMapper>;
  ChangeChoice: ResolverTypeWrapper<ChangeChoice>;
  ChangeCodeMailed: ResolverTypeWrapper<ChangeCodeMailed>;
  ChangeEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeEmailResult']>;
  ChangeOwnCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeOwnCommentResult']>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordProblem: ChangePasswordProblem;
  ChangePasswordResult: ResolverTypeWrapper<ChangePasswordResult>;
  ChangedPrice: ResolverTypeWrapper<ChangedPrice>;
  Channel: ResolverTypeWrapper<ChannelMapper>;
  ChannelPack: ResolverTypeWrapper<ChannelPackMapper>;
  ChannelPackAlreadyUnlocked: ResolverTypeWrapper<ChannelPackAlreadyUnlockedMapper>;
  ChannelPackUnlocked: ResolverTypeWrapper<ChannelPackUnlockedMapper>;
  ChannelPage: ResolverTypeWrapper<ChannelPageMapper>;
  ChannelVideosInput: ChannelVideosInput;
  ChannelsInput: ChannelsInput;
  Chapter: ResolverTypeWrapper<Chapter>;
  ChargeKind: ChargeKind;
  CodeAnswer: ResolverTypeWrapper<CodeAnswer>;
  CodeWorth: ResolverTypeWrapper<CodeWorth>;
  Comment: ResolverTypeWrapper<CommentMapper>;
  CommentAdded: ResolverTypeWrapper<Omit<CommentAdded, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  CommentAuthor: ResolverTypeWrapper<CommentAuthor>;
  CommentChanged: ResolverTypeWrapper<Omit<CommentChanged, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  CommentPage: ResolverTypeWrapper<CommentPageMapper>;
  CommentRefusalCode: CommentRefusalCode;
  CommentRefused: ResolverTypeWrapper<CommentRefused>;
  CommentReport: ResolverTypeWrapper<CommentReport>;
  CommentReportReason: CommentReportReason;
  CommentReported: ResolverTypeWrapper<CommentReported>;
  CommentSort: CommentSort;
  CommentVote: CommentVote;
  CommentsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentsResult']>;
  Consent: ResolverTypeWrapper<Consent>;
  CreditCardUpdate: ResolverTypeWrapper<CreditCardUpdate>;
  CrossNavigation: ResolverTypeWrapper<Omit<CrossNavigation, 'next' | 'previous'> & { next?: Maybe<ResolversTypes['CrossNavigationLink']>, previous?: Maybe<ResolversTypes['CrossNavigationLink']> }>;
  CrossNavigationLink: ResolverTypeWrapper<CrossNavigationLinkMapper>;
  Curator: ResolverTypeWrapper<Curator>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deal: ResolverTypeWrapper<DealMapper>;
  DealType: DealType;
  DeclineReason: DeclineReason;
  Device: Device;
  DisplayNameChosen: ResolverTypeWrapper<DisplayNameChosen>;
  DisplayNameRefusalCode: DisplayNameRefusalCode;
  DisplayNameRefused: ResolverTypeWrapper<DisplayNameRefused>;
  Download: ResolverTypeWrapper<DownloadMapper>;
  DownloadPage: ResolverTypeWrapper<DownloadPageMapper>;
  DownloadQuota: ResolverTypeWrapper<DownloadQuota>;
  DownloadResolution: ResolverTypeWrapper<DownloadResolution>;
  DownloadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DownloadResult']>;
  EarlierPlan: ResolverTypeWrapper<EarlierPlan>;
  EmailChangeStarted: ResolverTypeWrapper<EmailChangeStarted>;
  EmailConfirmationResult: ResolverTypeWrapper<EmailConfirmationResult>;
  ExistingMembership: ResolverTypeWrapper<ExistingMembership>;
  ExistingReason: ExistingReason;
  ExpertReview: ResolverTypeWrapper<ExpertReviewMapper>;
  ExpertReviewModel: ResolverTypeWrapper<ExpertReviewModel>;
  ExpertReviewProperty: ResolverTypeWrapper<ExpertReviewProperty>;
  ExpiringCard: ResolverTypeWrapper<ExpiringCard>;
  Facet: ResolverTypeWrapper<FacetMapper>;
  FacetValue: ResolverTypeWrapper<FacetValueMapper>;
  FavoriteBatchRefused: ResolverTypeWrapper<FavoriteBatchRefused>;
  FavoriteChannel: ResolverTypeWrapper<FavoriteChannelMapper>;
  FavoriteChannelPage: ResolverTypeWrapper<FavoriteChannelPageMapper>;
  FavoriteKind: FavoriteKind;
  FavoritesChanged: ResolverTypeWrapper<FavoritesChanged>;
  FavoritesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FavoritesResult']>;
  FilmStill: ResolverTypeWrapper<FilmStill>;
  FindDealsInput: FindDealsInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FocusedComment: ResolverTypeWrapper<FocusedCommentMapper>;
  GemsBalance: ResolverTypeWrapper<GemsBalance>;
  GemsState: ResolverTypeWrapper<GemsState>;
  Gender: Gender;
  GiftOption: ResolverTypeWrapper<GiftOption>;
  HighDpi: ResolverTypeWrapper<HighDpi>;
  HomeRowInput: HomeRowInput;
  HomeRowsInput: HomeRowsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentityProof: IdentityProof;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<Invoice>;
  IterateProfile: ResolverTypeWrapper<IterateProfile>;
  JoinOption: ResolverTypeWrapper<JoinOption>;
  JoinOptions: ResolverTypeWrapper<JoinOptions>;
  LockedSession: ResolverTypeWrapper<LockedSession>;
  MailChangeCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MailChangeCodeResult']>;
  MailedProof: MailedProof;
  MemberLock: ResolverTypeWrapper<MemberLock>;
  MemberLockRemoved: ResolverTypeWrapper<MemberLockRemoved>;
  MembershipBrand: ResolverTypeWrapper<MembershipBrand>;
  MembershipChange: ResolverTypeWrapper<MembershipChange>;
  MembershipPause: ResolverTypeWrapper<MembershipPause>;
  MembershipState: MembershipState;
  ModalsState: ResolverTypeWrapper<ModalsState>;
  Model: ResolverTypeWrapper<Model>;
  ModerateCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ModerateCommentResult']>;
  ModeratedComment: ResolverTypeWrapper<ModeratedCommentMapper>;
  ModerationEntry: ResolverTypeWrapper<ModerationEntry>;
  ModerationList: ModerationList;
  ModerationPage: ResolverTypeWrapper<Omit<ModerationPage, 'comments'> & { comments: ReadonlyArray<ResolversTypes['ModeratedComment']> }>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextStep: NextStep;
  Notice: ResolverTypeWrapper<NoticeMapper>;
  NoticeBatchRefused: ResolverTypeWrapper<NoticeBatchRefused>;
  NoticeMail: NoticeMail;
  NoticeMailHindrance: NoticeMailHindrance;
  NoticePage: ResolverTypeWrapper<NoticePageMapper>;
  NoticeReason: NoticeReason;
  NoticeSettings: ResolverTypeWrapper<NoticeSettings>;
  NoticesMarked: ResolverTypeWrapper<NoticesMarked>;
  NoticesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NoticesResult']>;
  Obligation: Obligation;
  OutOfBalance: ResolverTypeWrapper<OutOfBalance>;
  OutgoingUpsellConfirmation: ResolverTypeWrapper<OutgoingUpsellConfirmation>;
  OutgoingUpsellOneclickInput: OutgoingUpsellOneclickInput;
  OutgoingUpsellOneclickResult: ResolverTypeWrapper<OutgoingUpsellOneclickResult>;
  OutgoingUpsellOneclickTrackingInput: OutgoingUpsellOneclickTrackingInput;
  OutgoingUpsellOneclickTrackingResult: ResolverTypeWrapper<OutgoingUpsellOneclickTrackingResult>;
  OutgoingUpsellPrice: ResolverTypeWrapper<OutgoingUpsellPrice>;
  OwnMembership: ResolverTypeWrapper<OwnMembership>;
  PageInfo: ResolverTypeWrapper<PageInfoMapper>;
  PageProfile: ResolverTypeWrapper<PageProfile>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyRemoved: ResolverTypeWrapper<PasskeyRemoved>;
  PasskeyStarted: ResolverTypeWrapper<PasskeyStarted>;
  PauseChoice: ResolverTypeWrapper<PauseChoice>;
  PaymentPage: ResolverTypeWrapper<PaymentPage>;
  PaymentRecovery: ResolverTypeWrapper<PaymentRecovery>;
  Performer: ResolverTypeWrapper<PerformerMapper>;
  PerformerOrder: PerformerOrder;
  PerformerPage: ResolverTypeWrapper<PerformerPageMapper>;
  PerformerTraitsInput: PerformerTraitsInput;
  PerformersInput: PerformersInput;
  PersonalPart: ResolverTypeWrapper<PersonalPartMapper>;
  Picture: ResolverTypeWrapper<Picture>;
  PictureSet: ResolverTypeWrapper<PictureSetMapper>;
  PictureSetImage: ResolverTypeWrapper<PictureSetImage>;
  PictureSetResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PictureSetResult']>;
  PlanKind: PlanKind;
  PlannedChange: ResolverTypeWrapper<PlannedChange>;
  Playlist: ResolverTypeWrapper<PlaylistMapper>;
  PlaylistPlace: ResolverTypeWrapper<PlaylistPlaceMapper>;
  PlaylistRefusalCode: PlaylistRefusalCode;
  PlaylistRefused: ResolverTypeWrapper<PlaylistRefusedMapper>;
  PlaylistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaylistResult']>;
  PrepareAuthenticatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PrepareAuthenticatorResult']>;
  Preview: ResolverTypeWrapper<Preview>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  ProfileState: ResolverTypeWrapper<ProfileState>;
  PushBrowser: PushBrowser;
  PushRefusalCode: PushRefusalCode;
  PushRefused: ResolverTypeWrapper<PushRefused>;
  PushStarted: ResolverTypeWrapper<PushStarted>;
  QrCode: ResolverTypeWrapper<QrCode>;
  QualityToken: ResolverTypeWrapper<QualityToken>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickSearch: ResolverTypeWrapper<Omit<QuickSearch, 'categories' | 'performers' | 'videos'> & { categories: ReadonlyArray<ResolversTypes['Category']>, performers: ReadonlyArray<ResolversTypes['Performer']>, videos: ReadonlyArray<ResolversTypes['Video']> }>;
  RatingRefusalCode: RatingRefusalCode;
  RatingRefused: ResolverTypeWrapper<RatingRefused>;
  RatingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RatingResult']>;
  ReachedDownloadQuotaError: ResolverTypeWrapper<ReachedDownloadQuotaError>;
  ReactivationResult: ResolverTypeWrapper<ReactivationResult>;
  ReactivationTerms: ResolverTypeWrapper<ReactivationTerms>;
  Receipt: ResolverTypeWrapper<Receipt>;
  ReceiptTax: ResolverTypeWrapper<ReceiptTax>;
  ReceiptVoucher: ResolverTypeWrapper<ReceiptVoucher>;
  RecommendationShelf: RecommendationShelf;
  Recommendations: ResolverTypeWrapper<RecommendationsMapper>;
  RecommenderAccess: ResolverTypeWrapper<RecommenderAccess>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  Reel: ResolverTypeWrapper<ReelMapper>;
  ReelClip: ResolverTypeWrapper<ReelClip>;
  ReelFeed: ResolverTypeWrapper<Omit<ReelFeed, 'items'> & { items: ReadonlyArray<ResolversTypes['Reel']> }>;
  Relationship: ResolverTypeWrapper<Relationship>;
  RelationshipRole: RelationshipRole;
  RelationshipStatus: RelationshipStatus;
  RemoveMemberLockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveMemberLockResult']>;
  RemovePasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePasskeyResult']>;
  RenewalInDays: ResolverTypeWrapper<RenewalInDays>;
  ReplacedPlan: ResolverTypeWrapper<ReplacedPlan>;
  ReportCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportCommentResult']>;
  ReportWallPostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportWallPostResult']>;
  RetentionDeal: ResolverTypeWrapper<RetentionDeal>;
  RetentionDealInput: RetentionDealInput;
  RetentionOffer: ResolverTypeWrapper<RetentionOffer>;
  RetentionOfferRules: ResolverTypeWrapper<RetentionOfferRules>;
  ReturnedBecause: ReturnedBecause;
  RightsClass: ResolverTypeWrapper<RightsClass>;
  SalesTracking: SalesTracking;
  SavedFacet: ResolverTypeWrapper<SavedFacet>;
  SavedFacetInput: SavedFacetInput;
  SavedSearch: ResolverTypeWrapper<SavedSearchMapper>;
  SavedSearchInput: SavedSearchInput;
  SavedSearchPlace: SavedSearchPlace;
  SavedSearchRefusalCode: SavedSearchRefusalCode;
  SavedSearchRefused: ResolverTypeWrapper<SavedSearchRefusedMapper>;
  SavedSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavedSearchResult']>;
  SecondStepState: ResolverTypeWrapper<SecondStepState>;
  SecondStepTurnedOff: ResolverTypeWrapper<SecondStepTurnedOff>;
  SecurityRefusalCode: SecurityRefusalCode;
  SecurityRefused: ResolverTypeWrapper<SecurityRefused>;
  SessionStillLocked: ResolverTypeWrapper<SessionStillLocked>;
  SessionUnlocked: ResolverTypeWrapper<SessionUnlocked>;
  SetAvatarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetAvatarResult']>;
  SetDisplayNameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDisplayNameResult']>;
  SetMemberLockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetMemberLockResult']>;
  SharedPlaylist: ResolverTypeWrapper<SharedPlaylistMapper>;
  Shelf: ResolverTypeWrapper<ShelfMapper>;
  Showcase: ResolverTypeWrapper<ShowcaseMapper>;
  ShowcaseLink: ResolverTypeWrapper<ShowcaseLinkMapper>;
  ShownPriceInput: ShownPriceInput;
  SignupLink: ResolverTypeWrapper<SignupLink>;
  SignupStatus: SignupStatus;
  SignupToRepeat: ResolverTypeWrapper<SignupToRepeat>;
  Site: ResolverTypeWrapper<Site>;
  SiteFavoriteVideos: ResolverTypeWrapper<SiteFavoriteVideosMapper>;
  SpecialAttributes: ResolverTypeWrapper<SpecialAttributes>;
  StartGiftInput: StartGiftInput;
  StartPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPasskeyResult']>;
  StartPurchaseInput: StartPurchaseInput;
  StartPushResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPushResult']>;
  StartSignupInput: StartSignupInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscriptionBiller: ResolverTypeWrapper<SubscriptionBiller>;
  SubscriptionBilling: ResolverTypeWrapper<SubscriptionBilling>;
  SubscriptionStatus: ResolverTypeWrapper<SubscriptionStatus>;
  Tag: ResolverTypeWrapper<TagMapper>;
  TandemAccountInput: TandemAccountInput;
  TandemAccountResult: ResolverTypeWrapper<TandemAccountResult>;
  TandemSubscription: ResolverTypeWrapper<TandemSubscription>;
  TenantSubscriptionState: ResolverTypeWrapper<TenantSubscriptionState>;
  TokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TokenResult']>;
  TrialUpgradeInput: TrialUpgradeInput;
  TrialUpgradeWelcomePageInput: TrialUpgradeWelcomePageInput;
  TurnOffSecondStepResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TurnOffSecondStepResult']>;
  UnlockChannelPackInput: UnlockChannelPackInput;
  UnlockChannelPackResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnlockChannelPackResult']>;
  UnlockSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnlockSessionResult']>;
  UnlockVideoInput: UnlockVideoInput;
  UnlockVideoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnlockVideoResult']>;
  UpgradeOptions: ResolverTypeWrapper<UpgradeOptions>;
  UpsellMultisiteInput: UpsellMultisiteInput;
  UpsellMultisiteResult: ResolverTypeWrapper<UpsellMultisiteResult>;
  UpsellResult: ResolverTypeWrapper<UpsellResult>;
  UpsellSinglesiteInput: UpsellSinglesiteInput;
  UserProfile: ResolverTypeWrapper<UserProfileMapper>;
  UserReviewRating: ResolverTypeWrapper<UserReviewRating>;
  UserSession: ResolverTypeWrapper<UserSession>;
  UserSubscription: ResolverTypeWrapper<UserSubscription>;
  UserSubscriptionsState: ResolverTypeWrapper<UserSubscriptionsState>;
  UserVideoReview: ResolverTypeWrapper<UserVideoReviewMapper>;
  Video: ResolverTypeWrapper<VideoMapper>;
  VideoAlreadyUnlocked: ResolverTypeWrapper<VideoAlreadyUnlockedMapper>;
  VideoChannel: ResolverTypeWrapper<VideoChannelMapper>;
  VideoImages: ResolverTypeWrapper<VideoImagesMapper>;
  VideoOrder: VideoOrder;
  VideoPage: ResolverTypeWrapper<VideoPageMapper>;
  VideoRated: ResolverTypeWrapper<Omit<VideoRated, 'video'> & { video: ResolversTypes['Video'] }>;
  VideoToken: ResolverTypeWrapper<VideoToken>;
  VideoUnlockFailed: ResolverTypeWrapper<VideoUnlockFailed>;
  VideoUnlocked: ResolverTypeWrapper<VideoUnlockedMapper>;
  VideosInput: VideosInput;
  VoteCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VoteCommentResult']>;
  VoucherPrice: ResolverTypeWrapper<VoucherPrice>;
  VoucherQuote: ResolverTypeWrapper<VoucherQuote>;
  WaitingPayment: ResolverTypeWrapper<WaitingPayment>;
  WaitingPaymentResult: ResolverTypeWrapper<WaitingPaymentResult>;
  WallPage: ResolverTypeWrapper<WallPageMapper>;
  WallPost: ResolverTypeWrapper<WallPostMapper>;
  WallPostReported: ResolverTypeWrapper<WallPostReported>;
  WallReportReason: WallReportReason;
  WallReportRefusalCode: WallReportRefusalCode;
  WallReportRefused: ResolverTypeWrapper<WallReportRefused>;
  WallShape: WallShape;
  WallVerdict: WallVerdict;
  WalletTransaction: ResolverTypeWrapper<WalletTransaction>;
  WatchMark: ResolverTypeWrapper<WatchMark>;
  WatchingSettings: ResolverTypeWrapper<WatchingSettings>;
  WatchingSettingsInput: WatchingSettingsInput;
  WelcomeCheck: ResolverTypeWrapper<WelcomeCheck>;
  WelcomeCheckInput: WelcomeCheckInput;
  WelcomeData: ResolverTypeWrapper<WelcomeData>;
  WelcomePagePictureSet: ResolverTypeWrapper<WelcomePagePictureSet>;
  WelcomePagePictureSetInput: WelcomePagePictureSetInput;
  WelcomePicture: ResolverTypeWrapper<WelcomePicture>;
  WelcomeSignup: ResolverTypeWrapper<WelcomeSignup>;
  XSiteInfo: ResolverTypeWrapper<XSiteInfo>;
  YearlyUpgradeQuote: ResolverTypeWrapper<YearlyUpgradeQuote>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessDenied: AccessDenied;
  AddCommentResult: ResolversUnionTypes<ResolversParentTypes>['AddCommentResult'];
  Angel: AngelMapper;
  AuthenticatorPrepared: AuthenticatorPrepared;
  AvatarChosen: AvatarChosen;
  AvatarRefused: AvatarRefused;
  Award: AwardMapper;
  AwardFacts: AwardFacts;
  AwardPage: AwardPageMapper;
  AwardedPerformer: AwardedPerformer;
  AwardedVideo: AwardedVideo;
  Biller: Biller;
  Boolean: Scalars['Boolean']['output'];
  Brand: BrandMapper;
  CancellationResult: CancellationResult;
  CancellationStep: CancellationStep;
  CaptionTrack: CaptionTrack;
  CardOnFile: CardOnFile;
  Category: CategoryMapper;
  ChangeChoice: ChangeChoice;
  ChangeCodeMailed: ChangeCodeMailed;
  ChangeEmailResult: ResolversUnionTypes<ResolversParentTypes>['ChangeEmailResult'];
  ChangeOwnCommentResult: ResolversUnionTypes<ResolversParentTypes>['ChangeOwnCommentResult'];
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ChangePasswordResult;
  ChangedPrice: ChangedPrice;
  Channel: ChannelMapper;
  ChannelPack: ChannelPackMapper;
  ChannelPackAlreadyUnlocked: ChannelPackAlreadyUnlockedMapper;
  ChannelPackUnlocked: ChannelPackUnlockedMapper;
  ChannelPage: ChannelPageMapper;
  ChannelVideosInput: ChannelVideosInput;
  ChannelsInput: ChannelsInput;
  Chapter: Chapter;
  CodeAnswer: CodeAnswer;
  CodeWorth: CodeWorth;
  Comment: CommentMapper;
  CommentAdded: Omit<CommentAdded, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  CommentAuthor: CommentAuthor;
  CommentChanged: Omit<CommentChanged, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  CommentPage: CommentPageMapper;
  CommentRefused: CommentRefused;
  CommentReport: CommentReport;
  CommentReported: CommentReported;
  CommentsResult: ResolversUnionTypes<ResolversParentTypes>['CommentsResult'];
  Consent: Consent;
  CreditCardUpdate: CreditCardUpdate;
  CrossNavigation: Omit<CrossNavigation, 'next' | 'previous'> & { next?: Maybe<ResolversParentTypes['CrossNavigationLink']>, previous?: Maybe<ResolversParentTypes['CrossNavigationLink']> };
  CrossNavigationLink: CrossNavigationLinkMapper;
  Curator: Curator;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Deal: DealMapper;
  DisplayNameChosen: DisplayNameChosen;
  DisplayNameRefused: DisplayNameRefused;
  Download: DownloadMapper;
  DownloadPage: DownloadPageMapper;
  DownloadQuota: DownloadQuota;
  DownloadResolution: DownloadResolution;
  DownloadResult: ResolversUnionTypes<ResolversParentTypes>['DownloadResult'];
  EarlierPlan: EarlierPlan;
  EmailChangeStarted: EmailChangeStarted;
  EmailConfirmationResult: EmailConfirmationResult;
  ExistingMembership: ExistingMembership;
  ExpertReview: ExpertReviewMapper;
  ExpertReviewModel: ExpertReviewModel;
  ExpertReviewProperty: ExpertReviewProperty;
  ExpiringCard: ExpiringCard;
  Facet: FacetMapper;
  FacetValue: FacetValueMapper;
  FavoriteBatchRefused: FavoriteBatchRefused;
  FavoriteChannel: FavoriteChannelMapper;
  FavoriteChannelPage: FavoriteChannelPageMapper;
  FavoritesChanged: FavoritesChanged;
  FavoritesResult: ResolversUnionTypes<ResolversParentTypes>['FavoritesResult'];
  FilmStill: FilmStill;
  FindDealsInput: FindDealsInput;
  Float: Scalars['Float']['output'];
  FocusedComment: FocusedCommentMapper;
  GemsBalance: GemsBalance;
  GemsState: GemsState;
  GiftOption: GiftOption;
  HighDpi: HighDpi;
  HomeRowInput: HomeRowInput;
  HomeRowsInput: HomeRowsInput;
  ID: Scalars['ID']['output'];
  IdentityProof: IdentityProof;
  Int: Scalars['Int']['output'];
  Invoice: Invoice;
  IterateProfile: IterateProfile;
  JoinOption: JoinOption;
  JoinOptions: JoinOptions;
  LockedSession: LockedSession;
  MailChangeCodeResult: ResolversUnionTypes<ResolversParentTypes>['MailChangeCodeResult'];
  MailedProof: MailedProof;
  MemberLock: MemberLock;
  MemberLockRemoved: MemberLockRemoved;
  MembershipBrand: MembershipBrand;
  MembershipChange: MembershipChange;
  MembershipPause: MembershipPause;
  ModalsState: ModalsState;
  Model: Model;
  ModerateCommentResult: ResolversUnionTypes<ResolversParentTypes>['ModerateCommentResult'];
  ModeratedComment: ModeratedCommentMapper;
  ModerationEntry: ModerationEntry;
  ModerationPage: Omit<ModerationPage, 'comments'> & { comments: ReadonlyArray<ResolversParentTypes['ModeratedComment']> };
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  Notice: NoticeMapper;
  NoticeBatchRefused: NoticeBatchRefused;
  NoticePage: NoticePageMapper;
  NoticeSettings: NoticeSettings;
  NoticesMarked: NoticesMarked;
  NoticesResult: ResolversUnionTypes<ResolversParentTypes>['NoticesResult'];
  OutOfBalance: OutOfBalance;
  OutgoingUpsellConfirmation: OutgoingUpsellConfirmation;
  OutgoingUpsellOneclickInput: OutgoingUpsellOneclickInput;
  OutgoingUpsellOneclickResult: OutgoingUpsellOneclickResult;
  OutgoingUpsellOneclickTrackingInput: OutgoingUpsellOneclickTrackingInput;
  OutgoingUpsellOneclickTrackingResult: OutgoingUpsellOneclickTrackingResult;
  OutgoingUpsellPrice: OutgoingUpsellPrice;
  OwnMembership: OwnMembership;
  PageInfo: PageInfoMapper;
  PageProfile: PageProfile;
  Passkey: Passkey;
  PasskeyRemoved: PasskeyRemoved;
  PasskeyStarted: PasskeyStarted;
  PauseChoice: PauseChoice;
  PaymentPage: PaymentPage;
  PaymentRecovery: PaymentRecovery;
  Performer: PerformerMapper;
  PerformerPage: PerformerPageMapper;
  PerformerTraitsInput: PerformerTraitsInput;
  PerformersInput: PerformersInput;
  PersonalPart: PersonalPartMapper;
  Picture: Picture;
  PictureSet: PictureSetMapper;
  PictureSetImage: PictureSetImage;
  PictureSetResult: ResolversUnionTypes<ResolversParentTypes>['PictureSetResult'];
  PlannedChange: PlannedChange;
  Playlist: PlaylistMapper;
  PlaylistPlace: PlaylistPlaceMapper;
  PlaylistRefused: PlaylistRefusedMapper;
  PlaylistResult: ResolversUnionTypes<ResolversParentTypes>['PlaylistResult'];
  PrepareAuthenticatorResult: ResolversUnionTypes<ResolversParentTypes>['PrepareAuthenticatorResult'];
  Preview: Preview;
  PriceRange: PriceRange;
  ProfileState: ProfileState;
  PushBrowser: PushBrowser;
  PushRefused: PushRefused;
  PushStarted: PushStarted;
  QrCode: QrCode;
  QualityToken: QualityToken;
  Query: Record<PropertyKey, never>;
  QuickSearch: Omit<QuickSearch, 'categories' | 'performers' | 'videos'> & { categories: ReadonlyArray<ResolversParentTypes['Category']>, performers: ReadonlyArray<ResolversParentTypes['Performer']>, videos: ReadonlyArray<ResolversParentTypes['Video']> };
  RatingRefused: RatingRefused;
  RatingResult: ResolversUnionTypes<ResolversParentTypes>['RatingResult'];
  ReachedDownloadQuotaError: ReachedDownloadQuotaError;
  ReactivationResult: ReactivationResult;
  ReactivationTerms: ReactivationTerms;
  Receipt: Receipt;
  ReceiptTax: ReceiptTax;
  ReceiptVoucher: ReceiptVoucher;
  Recommendations: RecommendationsMapper;
  RecommenderAccess: RecommenderAccess;
  RecoveryCodes: RecoveryCodes;
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  Reel: ReelMapper;
  ReelClip: ReelClip;
  ReelFeed: Omit<ReelFeed, 'items'> & { items: ReadonlyArray<ResolversParentTypes['Reel']> };
  Relationship: Relationship;
  RemoveMemberLockResult: ResolversUnionTypes<ResolversParentTypes>['RemoveMemberLockResult'];
  RemovePasskeyResult: ResolversUnionTypes<ResolversParentTypes>['RemovePasskeyResult'];
  RenewalInDays: RenewalInDays;
  ReplacedPlan: ReplacedPlan;
  ReportCommentResult: ResolversUnionTypes<ResolversParentTypes>['ReportCommentResult'];
  ReportWallPostResult: ResolversUnionTypes<ResolversParentTypes>['ReportWallPostResult'];
  RetentionDeal: RetentionDeal;
  RetentionDealInput: RetentionDealInput;
  RetentionOffer: RetentionOffer;
  RetentionOfferRules: RetentionOfferRules;
  RightsClass: RightsClass;
  SalesTracking: SalesTracking;
  SavedFacet: SavedFacet;
  SavedFacetInput: SavedFacetInput;
  SavedSearch: SavedSearchMapper;
  SavedSearchInput: SavedSearchInput;
  SavedSearchRefused: SavedSearchRefusedMapper;
  SavedSearchResult: ResolversUnionTypes<ResolversParentTypes>['SavedSearchResult'];
  SecondStepState: SecondStepState;
  SecondStepTurnedOff: SecondStepTurnedOff;
  SecurityRefused: SecurityRefused;
  SessionStillLocked: SessionStillLocked;
  SessionUnlocked: SessionUnlocked;
  SetAvatarResult: ResolversUnionTypes<ResolversParentTypes>['SetAvatarResult'];
  SetDisplayNameResult: ResolversUnionTypes<ResolversParentTypes>['SetDisplayNameResult'];
  SetMemberLockResult: ResolversUnionTypes<ResolversParentTypes>['SetMemberLockResult'];
  SharedPlaylist: SharedPlaylistMapper;
  Shelf: ShelfMapper;
  Showcase: ShowcaseMapper;
  ShowcaseLink: ShowcaseLinkMapper;
  ShownPriceInput: ShownPriceInput;
  SignupLink: SignupLink;
  SignupToRepeat: SignupToRepeat;
  Site: Site;
  SiteFavoriteVideos: SiteFavoriteVideosMapper;
  SpecialAttributes: SpecialAttributes;
  StartGiftInput: StartGiftInput;
  StartPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['StartPasskeyResult'];
  StartPurchaseInput: StartPurchaseInput;
  StartPushResult: ResolversUnionTypes<ResolversParentTypes>['StartPushResult'];
  StartSignupInput: StartSignupInput;
  String: Scalars['String']['output'];
  SubscriptionBiller: SubscriptionBiller;
  SubscriptionBilling: SubscriptionBilling;
  SubscriptionStatus: SubscriptionStatus;
  Tag: TagMapper;
  TandemAccountInput: TandemAccountInput;
  TandemAccountResult: TandemAccountResult;
  TandemSubscription: TandemSubscription;
  TenantSubscriptionState: TenantSubscriptionState;
  TokenResult: ResolversUnionTypes<ResolversParentTypes>['TokenResult'];
  TrialUpgradeInput: TrialUpgradeInput;
  TrialUpgradeWelcomePageInput: TrialUpgradeWelcomePageInput;
  TurnOffSecondStepResult: ResolversUnionTypes<ResolversParentTypes>['TurnOffSecondStepResult'];
  UnlockChannelPackInput: UnlockChannelPackInput;
  UnlockChannelPackResult: ResolversUnionTypes<ResolversParentTypes>['UnlockChannelPackResult'];
  UnlockSessionResult: ResolversUnionTypes<ResolversParentTypes>['UnlockSessionResult'];
  UnlockVideoInput: UnlockVideoInput;
  UnlockVideoResult: ResolversUnionTypes<ResolversParentTypes>['UnlockVideoResult'];
  UpgradeOptions: UpgradeOptions;
  UpsellMultisiteInput: UpsellMultisiteInput;
  UpsellMultisiteResult: UpsellMultisiteResult;
  UpsellResult: UpsellResult;
  UpsellSinglesiteInput: UpsellSinglesiteInput;
  UserProfile: UserProfileMapper;
  UserReviewRating: UserReviewRating;
  UserSession: UserSession;
  UserSubscription: UserSubscription;
  UserSubscriptionsState: UserSubscriptionsState;
  UserVideoReview: UserVideoReviewMapper;
  Video: VideoMapper;
  VideoAlreadyUnlocked: VideoAlreadyUnlockedMapper;
  VideoChannel: VideoChannelMapper;
  VideoImages: VideoImagesMapper;
  VideoPage: VideoPageMapper;
  VideoRated: Omit<VideoRated, 'video'> & { video: ResolversParentTypes['Video'] };
  VideoToken: VideoToken;
  VideoUnlockFailed: VideoUnlockFailed;
  VideoUnlocked: VideoUnlockedMapper;
  VideosInput: VideosInput;
  VoteCommentResult: ResolversUnionTypes<ResolversParentTypes>['VoteCommentResult'];
  VoucherPrice: VoucherPrice;
  VoucherQuote: VoucherQuote;
  WaitingPayment: WaitingPayment;
  WaitingPaymentResult: WaitingPaymentResult;
  WallPage: WallPageMapper;
  WallPost: WallPostMapper;
  WallPostReported: WallPostReported;
  WallReportRefused: WallReportRefused;
  WalletTransaction: WalletTransaction;
  WatchMark: WatchMark;
  WatchingSettings: WatchingSettings;
  WatchingSettingsInput: WatchingSettingsInput;
  WelcomeCheck: WelcomeCheck;
  WelcomeCheckInput: WelcomeCheckInput;
  WelcomeData: WelcomeData;
  WelcomePagePictureSet: WelcomePagePictureSet;
  WelcomePagePictureSetInput: WelcomePagePictureSetInput;
  WelcomePicture: WelcomePicture;
  WelcomeSignup: WelcomeSignup;
  XSiteInfo: XSiteInfo;
  YearlyUpgradeQuote: YearlyUpgradeQuote;
};

export type AccessDirectiveArgs = {
  action: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};

export type AccessDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BoundDirectiveArgs = {
  to: Scalars['String']['input'];
};

export type BoundDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = BoundDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BudgetDirectiveArgs = {
  from: Scalars['String']['input'];
};

export type BudgetDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = BudgetDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OpenDirectiveArgs = { };

export type OpenDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = OpenDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonalDirectiveArgs = { };

export type PersonalDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessDeniedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccessDenied'] = ResolversParentTypes['AccessDenied']> = {
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['NextStep']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddCommentResult'] = ResolversParentTypes['AddCommentResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'CommentAdded' | 'CommentRefused', ParentType, ContextType>;
};

export type AngelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Angel'] = ResolversParentTypes['Angel']> = {
  banner?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  chosenOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  motto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performer?: Resolver<ResolversTypes['Performer'], ParentType, ContextType>;
  portrait?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  story?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthenticatorPreparedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuthenticatorPrepared'] = ResolversParentTypes['AuthenticatorPrepared']> = {
  qr?: Resolver<ResolversTypes['QrCode'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvatarChosenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvatarChosen'] = ResolversParentTypes['AvatarChosen']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvatarRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvatarRefused'] = ResolversParentTypes['AvatarRefused']> = {
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AwardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performer?: Resolver<Maybe<ResolversTypes['AwardedPerformer']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['AwardedVideo']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AwardFactsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AwardFacts'] = ResolversParentTypes['AwardFacts']> = {
  festivals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nominations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AwardPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AwardPage'] = ResolversParentTypes['AwardPage']> = {
  facts?: Resolver<ResolversTypes['AwardFacts'], ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Award']>, ParentType, ContextType>;
};

export type AwardedPerformerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AwardedPerformer'] = ResolversParentTypes['AwardedPerformer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  portrait?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AwardedVideoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AwardedVideo'] = ResolversParentTypes['AwardedVideo']> = {
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Biller'] = ResolversParentTypes['Biller']> = {
  countsDays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faces?: Resolver<ReadonlyArray<ResolversTypes['Performer']>, ParentType, ContextType>;
  hasOwnBrand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShownHere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  launchedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  performerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  tagline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordmark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CancellationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancellationResult'] = ResolversParentTypes['CancellationResult']> = {
  accessUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CancellationStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancellationStep'] = ResolversParentTypes['CancellationStep']> = {
  accessUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channelPacksLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  favorites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filmsLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gemsLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['RetentionOffer']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaptionTrackResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaptionTrack'] = ResolversParentTypes['CaptionTrack']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardOnFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CardOnFile'] = ResolversParentTypes['CardOnFile']> = {
  expires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeChoice'] = ResolversParentTypes['ChangeChoice']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  renewalMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChangeCodeMailedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeCodeMailed'] = ResolversParentTypes['ChangeCodeMailed']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeEmailResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeEmailResult'] = ResolversParentTypes['ChangeEmailResult']> = {
  __resolveType: TypeResolveFn<'EmailChangeStarted' | 'SecurityRefused', ParentType, ContextType>;
};

export type ChangeOwnCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeOwnCommentResult'] = ResolversParentTypes['ChangeOwnCommentResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'CommentChanged' | 'CommentRefused', ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['ChangePasswordProblem']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangedPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedPrice'] = ResolversParentTypes['ChangedPrice']> = {
  later?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isThirdPartyChannel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latestVideos?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<ChannelLatestVideosArgs, 'limit'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packs?: Resolver<ReadonlyArray<ResolversTypes['ChannelPack']>, ParentType, ContextType>;
  percentageOfUnlockedPacks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unlockedPackCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelPackResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelPack'] = ResolversParentTypes['ChannelPack']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  channelPackId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUnlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videos?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<ChannelPackVideosArgs, 'limit'>>;
};

export type ChannelPackAlreadyUnlockedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelPackAlreadyUnlocked'] = ResolversParentTypes['ChannelPackAlreadyUnlocked']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pack?: Resolver<ResolversTypes['ChannelPack'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelPackUnlockedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelPackUnlocked'] = ResolversParentTypes['ChannelPackUnlocked']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pack?: Resolver<ResolversTypes['ChannelPack'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelPage'] = ResolversParentTypes['ChannelPage']> = {
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Channel']>, ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  startsAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeAnswer'] = ResolversParentTypes['CodeAnswer']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  worth?: Resolver<Maybe<ResolversTypes['CodeWorth']>, ParentType, ContextType>;
};

export type CodeWorthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeWorth'] = ResolversParentTypes['CodeWorth']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<Maybe<ResolversTypes['CommentAuthor']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dislikes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEdited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myVote?: Resolver<Maybe<ResolversTypes['CommentVote']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentAddedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentAdded'] = ResolversParentTypes['CommentAdded']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentAuthorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentAuthor'] = ResolversParentTypes['CommentAuthor']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges?: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentChanged'] = ResolversParentTypes['CommentChanged']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  comments?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  latestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinned?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentRefused'] = ResolversParentTypes['CommentRefused']> = {
  code?: Resolver<ResolversTypes['CommentRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentReport'] = ResolversParentTypes['CommentReport']> = {
  reason?: Resolver<ResolversTypes['CommentReportReason'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CommentReportedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentReported'] = ResolversParentTypes['CommentReported']> = {
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentsResult'] = ResolversParentTypes['CommentsResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'CommentPage', ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  hasEmailConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestEmailConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestTermsConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreditCardUpdateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreditCardUpdate'] = ResolversParentTypes['CreditCardUpdate']> = {
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CrossNavigationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrossNavigation'] = ResolversParentTypes['CrossNavigation']> = {
  next?: Resolver<Maybe<ResolversTypes['CrossNavigationLink']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['CrossNavigationLink']>, ParentType, ContextType>;
};

export type CrossNavigationLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrossNavigationLink'] = ResolversParentTypes['CrossNavigationLink']> = {
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CuratorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Curator'] = ResolversParentTypes['Curator']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DealResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Deal'] = ResolversParentTypes['Deal']> = {
  dealText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dealTextListing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountTextPostPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabledCarousel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabledInterstitial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabledListing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  internalOneClick?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itsUpCampaignId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itsUpZoneId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oneClickEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oneClickToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oneClickUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankCarousel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankInterstitial?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rankListing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recurringPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requestPartnerConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisplayNameChosenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DisplayNameChosen'] = ResolversParentTypes['DisplayNameChosen']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DisplayNameRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DisplayNameRefused'] = ResolversParentTypes['DisplayNameRefused']> = {
  code?: Resolver<ResolversTypes['DisplayNameRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  downloadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  film?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type DownloadPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadPage'] = ResolversParentTypes['DownloadPage']> = {
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Download']>, ParentType, ContextType>;
};

export type DownloadQuotaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadQuota'] = ResolversParentTypes['DownloadQuota']> = {
  downloadDaysPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadQuotaMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadsNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotaLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thresholdReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  zeroQuota?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DownloadResolutionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadResolution'] = ResolversParentTypes['DownloadResolution']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  res?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DownloadResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadResult'] = ResolversParentTypes['DownloadResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'ReachedDownloadQuotaError' | 'VideoToken', ParentType, ContextType>;
};

export type EarlierPlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarlierPlan'] = ResolversParentTypes['EarlierPlan']> = {
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unusedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailChangeStartedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailChangeStarted'] = ResolversParentTypes['EmailChangeStarted']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailConfirmationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailConfirmationResult'] = ResolversParentTypes['EmailConfirmationResult']> = {
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExistingMembershipResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExistingMembership'] = ResolversParentTypes['ExistingMembership']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ExistingReason'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ExpertReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExpertReview'] = ResolversParentTypes['ExpertReview']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  global?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  models?: Resolver<ReadonlyArray<ResolversTypes['ExpertReviewModel']>, ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['ExpertReviewProperty']>, ParentType, ContextType>;
};

export type ExpertReviewModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExpertReviewModel'] = ResolversParentTypes['ExpertReviewModel']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpertReviewPropertyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExpertReviewProperty'] = ResolversParentTypes['ExpertReviewProperty']> = {
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpiringCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExpiringCard'] = ResolversParentTypes['ExpiringCard']> = {
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  renewsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteBatchRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoriteBatchRefused'] = ResolversParentTypes['FavoriteBatchRefused']> = {
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavoriteChannelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoriteChannel'] = ResolversParentTypes['FavoriteChannel']> = {
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isThirdPartyChannel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteChannelPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoriteChannelPage'] = ResolversParentTypes['FavoriteChannelPage']> = {
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['FavoriteChannel']>, ParentType, ContextType>;
};

export type FavoritesChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoritesChanged'] = ResolversParentTypes['FavoritesChanged']> = {
  ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FavoriteKind'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavoritesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavoritesResult'] = ResolversParentTypes['FavoritesResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'FavoriteBatchRefused' | 'FavoritesChanged', ParentType, ContextType>;
};

export type FilmStillResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilmStill'] = ResolversParentTypes['FilmStill']> = {
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FocusedCommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FocusedComment'] = ResolversParentTypes['FocusedComment']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replies?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  thread?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type GemsBalanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GemsBalance'] = ResolversParentTypes['GemsBalance']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GemsStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GemsState'] = ResolversParentTypes['GemsState']> = {
  lastAcknowledgementDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GiftOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GiftOption'] = ResolversParentTypes['GiftOption']> = {
  isMultisite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanKind'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HighDpiResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HighDpi'] = ResolversParentTypes['HighDpi']> = {
  double?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triple?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  biller?: Resolver<ResolversTypes['Biller'], ParentType, ContextType>;
  chargedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChargeKind'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IterateProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IterateProfile'] = ResolversParentTypes['IterateProfile']> = {
  activeSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasUnlockedChannelPackInLastTwoWeeks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastChannelPackUnlockDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  siteType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriptionLengthInDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptionLengthInMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type JoinOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JoinOption'] = ResolversParentTypes['JoinOption']> = {
  chargedLater?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  chargedNow?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inDays?: Resolver<Maybe<ResolversTypes['RenewalInDays']>, ParentType, ContextType>;
  isMultisite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPortalOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanKind'], ParentType, ContextType>;
  laterAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  renewalMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replaces?: Resolver<ReadonlyArray<ResolversTypes['ReplacedPlan']>, ParentType, ContextType>;
  savedPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JoinOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JoinOptions'] = ResolversParentTypes['JoinOptions']> = {
  billers?: Resolver<ReadonlyArray<ResolversTypes['Biller']>, ParentType, ContextType>;
  defaultSubscription?: Resolver<Maybe<ResolversTypes['JoinOption']>, ParentType, ContextType>;
  existing?: Resolver<Maybe<ResolversTypes['ExistingMembership']>, ParentType, ContextType>;
  hasFixedPricing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMultiSiteOptions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOneClickEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oneClickBiller?: Resolver<Maybe<ResolversTypes['Biller']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['JoinOption']>, ParentType, ContextType>;
  storedCard?: Resolver<Maybe<ResolversTypes['CardOnFile']>, ParentType, ContextType>;
};

export type LockedSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LockedSession'] = ResolversParentTypes['LockedSession']> = {
  hasPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailChangeCodeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailChangeCodeResult'] = ResolversParentTypes['MailChangeCodeResult']> = {
  __resolveType: TypeResolveFn<'ChangeCodeMailed' | 'SecurityRefused', ParentType, ContextType>;
};

export type MemberLockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberLock'] = ResolversParentTypes['MemberLock']> = {
  hasPin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  idleMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  setAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberLockRemovedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MemberLockRemoved'] = ResolversParentTypes['MemberLockRemoved']> = {
  wasOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MembershipBrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MembershipBrand'] = ResolversParentTypes['MembershipBrand']> = {
  accountUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MembershipChange'] = ResolversParentTypes['MembershipChange']> = {
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MembershipPauseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MembershipPause'] = ResolversParentTypes['MembershipPause']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasBegun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ModalsStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModalsState'] = ResolversParentTypes['ModalsState']> = {
  alabamaHealthWarningAcknowledged?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gemsIntro?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  teaserViewed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  texasHealthWarningAcknowledged?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Model'] = ResolversParentTypes['Model']> = {
  absoluteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  portrait?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModerateCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerateCommentResult'] = ResolversParentTypes['ModerateCommentResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'CommentChanged', ParentType, ContextType>;
};

export type ModeratedCommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModeratedComment'] = ResolversParentTypes['ModeratedComment']> = {
  author?: Resolver<Maybe<ResolversTypes['CommentAuthor']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['ModerationEntry']>, ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['CommentReport']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videoSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModerationEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerationEntry'] = ResolversParentTypes['ModerationEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ModerationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModerationPage'] = ResolversParentTypes['ModerationPage']> = {
  comments?: Resolver<ReadonlyArray<ResolversTypes['ModeratedComment']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  UnlockVideo?: Resolver<ResolversTypes['UnlockVideoResult'], ParentType, ContextType, RequireFields<MutationUnlockVideoArgs, 'input'>>;
  acceptCancellationOffer?: Resolver<ResolversTypes['CancellationResult'], ParentType, ContextType, RequireFields<MutationAcceptCancellationOfferArgs, 'confirmationId'>>;
  acceptTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acknowledgeGemsIntro?: Resolver<ResolversTypes['ProfileState'], ParentType, ContextType, RequireFields<MutationAcknowledgeGemsIntroArgs, 'when'>>;
  acknowledgeHealthWarning?: Resolver<ResolversTypes['ProfileState'], ParentType, ContextType, RequireFields<MutationAcknowledgeHealthWarningArgs, 'usaHealthWarningStateCode'>>;
  acknowledgeNewGemsBalance?: Resolver<ResolversTypes['ProfileState'], ParentType, ContextType>;
  acknowledgePromotionalTeaserViewed?: Resolver<ResolversTypes['ProfileState'], ParentType, ContextType>;
  addComment?: Resolver<ResolversTypes['AddCommentResult'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'showsRating' | 'text' | 'videoId'>>;
  addFavorites?: Resolver<ResolversTypes['FavoritesResult'], ParentType, ContextType, RequireFields<MutationAddFavoritesArgs, 'ids' | 'kind'>>;
  addToPlaylist?: Resolver<ResolversTypes['PlaylistResult'], ParentType, ContextType, RequireFields<MutationAddToPlaylistArgs, 'playlistId' | 'videoId'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailResult'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'newEmail'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkCode?: Resolver<ResolversTypes['CodeAnswer'], ParentType, ContextType, RequireFields<MutationCheckCodeArgs, 'code'>>;
  clearHistory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmAuthenticator?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'code'>>;
  confirmCancellation?: Resolver<ResolversTypes['CancellationResult'], ParentType, ContextType, RequireFields<MutationConfirmCancellationArgs, 'confirmationId'>>;
  confirmGuestScenes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmWaitingPayment?: Resolver<ResolversTypes['WaitingPaymentResult'], ParentType, ContextType, RequireFields<MutationConfirmWaitingPaymentArgs, 'orderId'>>;
  createPlaylist?: Resolver<ResolversTypes['PlaylistResult'], ParentType, ContextType, RequireFields<MutationCreatePlaylistArgs, 'name'>>;
  createTandemAccount?: Resolver<ResolversTypes['TandemAccountResult'], ParentType, ContextType, RequireFields<MutationCreateTandemAccountArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['ModerateCommentResult'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'commentId' | 'videoId'>>;
  deletePlaylist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePlaylistArgs, 'playlistId'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'savedSearchId'>>;
  dismissReports?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDismissReportsArgs, 'commentId'>>;
  editComment?: Resolver<ResolversTypes['ChangeOwnCommentResult'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'commentId' | 'text' | 'videoId'>>;
  editPlaylist?: Resolver<ResolversTypes['PlaylistResult'], ParentType, ContextType, RequireFields<MutationEditPlaylistArgs, 'description' | 'name' | 'playlistId'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endPush?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndPushArgs, 'endpoint'>>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  generateVideoToken?: Resolver<ResolversTypes['DownloadResult'], ParentType, ContextType, RequireFields<MutationGenerateVideoTokenArgs, 'device' | 'videoId'>>;
  giveCancellationReason?: Resolver<ResolversTypes['CancellationResult'], ParentType, ContextType, RequireFields<MutationGiveCancellationReasonArgs, 'confirmationId' | 'reason'>>;
  internalUpsellOneclickMultisite?: Resolver<ResolversTypes['UpsellMultisiteResult'], ParentType, ContextType, RequireFields<MutationInternalUpsellOneclickMultisiteArgs, 'input'>>;
  internalUpsellOneclickSinglesite?: Resolver<ResolversTypes['UpsellResult'], ParentType, ContextType, RequireFields<MutationInternalUpsellOneclickSinglesiteArgs, 'input'>>;
  internalUpsellTrialUpgrade?: Resolver<ResolversTypes['UpsellResult'], ParentType, ContextType, RequireFields<MutationInternalUpsellTrialUpgradeArgs, 'input'>>;
  internalUpsellTrialUpgradeWelcomePage?: Resolver<ResolversTypes['UpsellResult'], ParentType, ContextType, RequireFields<MutationInternalUpsellTrialUpgradeWelcomePageArgs, 'input'>>;
  lockSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailChangeCode?: Resolver<ResolversTypes['MailChangeCodeResult'], ParentType, ContextType>;
  mailSignupLink?: Resolver<ResolversTypes['SignupLink'], ParentType, ContextType, RequireFields<MutationMailSignupLinkArgs, 'input'>>;
  markAllNoticesRead?: Resolver<ResolversTypes['NoticesMarked'], ParentType, ContextType, RequireFields<MutationMarkAllNoticesReadArgs, 'until'>>;
  markNotices?: Resolver<ResolversTypes['NoticesResult'], ParentType, ContextType, RequireFields<MutationMarkNoticesArgs, 'isRead' | 'videoIds'>>;
  moderateWallPost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationModerateWallPostArgs, 'postId' | 'verdict'>>;
  moveInPlaylist?: Resolver<ResolversTypes['PlaylistResult'], ParentType, ContextType, RequireFields<MutationMoveInPlaylistArgs, 'playlistId' | 'videoId'>>;
  outgoingUpsellOneclick?: Resolver<ResolversTypes['OutgoingUpsellOneclickResult'], ParentType, ContextType, RequireFields<MutationOutgoingUpsellOneclickArgs, 'input'>>;
  outgoingUpsellOneclickTracking?: Resolver<ResolversTypes['OutgoingUpsellOneclickTrackingResult'], ParentType, ContextType, RequireFields<MutationOutgoingUpsellOneclickTrackingArgs, 'input'>>;
  pauseMembership?: Resolver<ResolversTypes['MembershipChange'], ParentType, ContextType, RequireFields<MutationPauseMembershipArgs, 'months' | 'subscriptionId'>>;
  payAgain?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<MutationPayAgainArgs, 'input'>>;
  pinComment?: Resolver<ResolversTypes['ModerateCommentResult'], ParentType, ContextType, RequireFields<MutationPinCommentArgs, 'commentId' | 'pinned' | 'videoId'>>;
  prepareAuthenticator?: Resolver<ResolversTypes['PrepareAuthenticatorResult'], ParentType, ContextType, RequireFields<MutationPrepareAuthenticatorArgs, 'proof'>>;
  quoteVoucher?: Resolver<ResolversTypes['VoucherQuote'], ParentType, ContextType, RequireFields<MutationQuoteVoucherArgs, 'code'>>;
  rateVideo?: Resolver<ResolversTypes['RatingResult'], ParentType, ContextType, RequireFields<MutationRateVideoArgs, 'rating' | 'videoId'>>;
  reactivateCancelledRebill?: Resolver<ResolversTypes['ReactivationResult'], ParentType, ContextType, RequireFields<MutationReactivateCancelledRebillArgs, 'userUuid'>>;
  redeemCode?: Resolver<ResolversTypes['CodeAnswer'], ParentType, ContextType, RequireFields<MutationRedeemCodeArgs, 'code'>>;
  redeemWithSignup?: Resolver<ResolversTypes['CodeAnswer'], ParentType, ContextType, RequireFields<MutationRedeemWithSignupArgs, 'code' | 'email' | 'password'>>;
  removeComment?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveCommentArgs, 'commentId'>>;
  removeFavorites?: Resolver<ResolversTypes['FavoritesResult'], ParentType, ContextType, RequireFields<MutationRemoveFavoritesArgs, 'ids' | 'kind'>>;
  removeFromHistory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveFromHistoryArgs, 'videoId'>>;
  removeFromPlaylist?: Resolver<ResolversTypes['PlaylistResult'], ParentType, ContextType, RequireFields<MutationRemoveFromPlaylistArgs, 'playlistId' | 'videoId'>>;
  removeHistoryOfDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationRemoveHistoryOfDayArgs, 'from' | 'removalId' | 'until'>>;
  removeMemberLock?: Resolver<ResolversTypes['RemoveMemberLockResult'], ParentType, ContextType, RequireFields<MutationRemoveMemberLockArgs, 'proof'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id' | 'proof'>>;
  renameSavedSearch?: Resolver<ResolversTypes['SavedSearchResult'], ParentType, ContextType, RequireFields<MutationRenameSavedSearchArgs, 'name' | 'savedSearchId'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'proof'>>;
  replyToComment?: Resolver<ResolversTypes['AddCommentResult'], ParentType, ContextType, RequireFields<MutationReplyToCommentArgs, 'commentId' | 'text' | 'videoId'>>;
  reportComment?: Resolver<ResolversTypes['ReportCommentResult'], ParentType, ContextType, RequireFields<MutationReportCommentArgs, 'commentId' | 'reason' | 'videoId'>>;
  reportWallPost?: Resolver<ResolversTypes['ReportWallPostResult'], ParentType, ContextType, RequireFields<MutationReportWallPostArgs, 'postId' | 'reason'>>;
  resendEmailConfirmation?: Resolver<ResolversTypes['EmailConfirmationResult'], ParentType, ContextType>;
  restoreComment?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRestoreCommentArgs, 'commentId'>>;
  restoreHistory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRestoreHistoryArgs, 'removalId'>>;
  restorePlaylist?: Resolver<ResolversTypes['PlaylistResult'], ParentType, ContextType, RequireFields<MutationRestorePlaylistArgs, 'playlistId'>>;
  restoreSavedSearch?: Resolver<ResolversTypes['SavedSearchResult'], ParentType, ContextType, RequireFields<MutationRestoreSavedSearchArgs, 'savedSearchId'>>;
  resumeMembership?: Resolver<ResolversTypes['MembershipChange'], ParentType, ContextType, RequireFields<MutationResumeMembershipArgs, 'subscriptionId'>>;
  returnWaitingPayment?: Resolver<ResolversTypes['WaitingPaymentResult'], ParentType, ContextType, RequireFields<MutationReturnWaitingPaymentArgs, 'orderId'>>;
  revokePlaylistLink?: Resolver<ResolversTypes['PlaylistResult'], ParentType, ContextType, RequireFields<MutationRevokePlaylistLinkArgs, 'playlistId'>>;
  savePlaybackPosition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSavePlaybackPositionArgs, 'positionSeconds' | 'videoId'>>;
  saveSearch?: Resolver<ResolversTypes['SavedSearchResult'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'name' | 'notifies' | 'search'>>;
  schedulePlanChange?: Resolver<ResolversTypes['MembershipChange'], ParentType, ContextType, RequireFields<MutationSchedulePlanChangeArgs, 'optionId' | 'subscriptionId'>>;
  setAvatar?: Resolver<ResolversTypes['SetAvatarResult'], ParentType, ContextType, Partial<MutationSetAvatarArgs>>;
  setContinueWatching?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetContinueWatchingArgs, 'isShown' | 'videoId'>>;
  setDiscreetMails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetDiscreetMailsArgs, 'isDiscreet'>>;
  setDisplayName?: Resolver<ResolversTypes['SetDisplayNameResult'], ParentType, ContextType, RequireFields<MutationSetDisplayNameArgs, 'displayName'>>;
  setEmailConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetEmailConsentArgs, 'emailConsent' | 'site'>>;
  setLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'language'>>;
  setMeasuring?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetMeasuringArgs, 'isAccepted'>>;
  setMemberLock?: Resolver<ResolversTypes['SetMemberLockResult'], ParentType, ContextType, RequireFields<MutationSetMemberLockArgs, 'proof'>>;
  setNoticeMail?: Resolver<ResolversTypes['NoticeSettings'], ParentType, ContextType, RequireFields<MutationSetNoticeMailArgs, 'mail'>>;
  setRelationship?: Resolver<ResolversTypes['Relationship'], ParentType, ContextType, Partial<MutationSetRelationshipArgs>>;
  setSavedSearchNotices?: Resolver<ResolversTypes['SavedSearchResult'], ParentType, ContextType, RequireFields<MutationSetSavedSearchNoticesArgs, 'notifies' | 'savedSearchId'>>;
  setWatchLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetWatchLaterArgs, 'videoId'>>;
  setWatchingSettings?: Resolver<ResolversTypes['WatchingSettings'], ParentType, ContextType, RequireFields<MutationSetWatchingSettingsArgs, 'input'>>;
  sharePlaylist?: Resolver<ResolversTypes['PlaylistResult'], ParentType, ContextType, RequireFields<MutationSharePlaylistArgs, 'playlistId' | 'showsName'>>;
  startCancellation?: Resolver<ResolversTypes['CancellationStep'], ParentType, ContextType, Partial<MutationStartCancellationArgs>>;
  startGift?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<MutationStartGiftArgs, 'input'>>;
  startPasskey?: Resolver<ResolversTypes['StartPasskeyResult'], ParentType, ContextType, RequireFields<MutationStartPasskeyArgs, 'name' | 'proof'>>;
  startPurchase?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<MutationStartPurchaseArgs, 'input'>>;
  startPush?: Resolver<ResolversTypes['StartPushResult'], ParentType, ContextType, RequireFields<MutationStartPushArgs, 'browser'>>;
  startSignup?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<MutationStartSignupArgs, 'input'>>;
  tryPaymentElsewhere?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<MutationTryPaymentElsewhereArgs, 'input'>>;
  turnOffSecondStep?: Resolver<ResolversTypes['TurnOffSecondStepResult'], ParentType, ContextType, RequireFields<MutationTurnOffSecondStepArgs, 'proof'>>;
  unlockChannelPack?: Resolver<ResolversTypes['UnlockChannelPackResult'], ParentType, ContextType, RequireFields<MutationUnlockChannelPackArgs, 'input'>>;
  unlockSession?: Resolver<ResolversTypes['UnlockSessionResult'], ParentType, ContextType, RequireFields<MutationUnlockSessionArgs, 'pin'>>;
  updateExpertReview?: Resolver<ResolversTypes['RatingResult'], ParentType, ContextType, RequireFields<MutationUpdateExpertReviewArgs, 'rating' | 'type' | 'videoId'>>;
  updateUserAutoplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdateUserAutoplayArgs, 'autoplayEnabled'>>;
  voteComment?: Resolver<ResolversTypes['VoteCommentResult'], ParentType, ContextType, RequireFields<MutationVoteCommentArgs, 'commentId' | 'videoId' | 'vote'>>;
  withdrawComment?: Resolver<ResolversTypes['ChangeOwnCommentResult'], ParentType, ContextType, RequireFields<MutationWithdrawCommentArgs, 'commentId' | 'videoId'>>;
  withdrawPlannedChange?: Resolver<ResolversTypes['MembershipChange'], ParentType, ContextType, RequireFields<MutationWithdrawPlannedChangeArgs, 'subscriptionId'>>;
};

export type NoticeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  film?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['NoticeReason'], ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
};

export type NoticeBatchRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoticeBatchRefused'] = ResolversParentTypes['NoticeBatchRefused']> = {
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoticePage'] = ResolversParentTypes['NoticePage']> = {
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
};

export type NoticeSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoticeSettings'] = ResolversParentTypes['NoticeSettings']> = {
  hindrance?: Resolver<Maybe<ResolversTypes['NoticeMailHindrance']>, ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['NoticeMail'], ParentType, ContextType>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoticesMarkedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoticesMarked'] = ResolversParentTypes['NoticesMarked']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoticesResult'] = ResolversParentTypes['NoticesResult']> = {
  __resolveType: TypeResolveFn<'NoticeBatchRefused' | 'NoticesMarked', ParentType, ContextType>;
};

export type OutOfBalanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutOfBalance'] = ResolversParentTypes['OutOfBalance']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OutgoingUpsellConfirmationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutgoingUpsellConfirmation'] = ResolversParentTypes['OutgoingUpsellConfirmation']> = {
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['OutgoingUpsellPrice'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutgoingUpsellOneclickResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutgoingUpsellOneclickResult'] = ResolversParentTypes['OutgoingUpsellOneclickResult']> = {
  confirmationModal?: Resolver<Maybe<ResolversTypes['OutgoingUpsellConfirmation']>, ParentType, ContextType>;
  redirectToConfirmationStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OutgoingUpsellOneclickTrackingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutgoingUpsellOneclickTrackingResult'] = ResolversParentTypes['OutgoingUpsellOneclickTrackingResult']> = {
  redirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OutgoingUpsellPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutgoingUpsellPrice'] = ResolversParentTypes['OutgoingUpsellPrice']> = {
  initial?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recurring?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OwnMembershipResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnMembership'] = ResolversParentTypes['OwnMembership']> = {
  accessUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  biller?: Resolver<Maybe<ResolversTypes['Biller']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['MembershipBrand'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUpdateCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['CardOnFile']>, ParentType, ContextType>;
  changeChoices?: Resolver<ReadonlyArray<ResolversTypes['ChangeChoice']>, ParentType, ContextType>;
  invoices?: Resolver<ReadonlyArray<ResolversTypes['Invoice']>, ParentType, ContextType>;
  isRenewalAwaited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pause?: Resolver<Maybe<ResolversTypes['MembershipPause']>, ParentType, ContextType>;
  pauseChoices?: Resolver<ReadonlyArray<ResolversTypes['PauseChoice']>, ParentType, ContextType>;
  plannedChange?: Resolver<Maybe<ResolversTypes['PlannedChange']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  renewalDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewalMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MembershipState'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageProfile'] = ResolversParentTypes['PageProfile']> = {
  autoplayEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges?: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSynced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRemovedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasskeyRemoved'] = ResolversParentTypes['PasskeyRemoved']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyStartedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasskeyStarted'] = ResolversParentTypes['PasskeyStarted']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PauseChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PauseChoice'] = ResolversParentTypes['PauseChoice']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  changedPrice?: Resolver<Maybe<ResolversTypes['ChangedPrice']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentRecoveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentRecovery'] = ResolversParentTypes['PaymentRecovery']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRetriedByBiller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DeclineReason'], ParentType, ContextType>;
};

export type PerformerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Performer'] = ResolversParentTypes['Performer']> = {
  activeSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  banner?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  biography?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  birthplace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eyes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  globalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hair?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heightInCentimetres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portrait?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['Site']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  videoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerformerPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PerformerPage'] = ResolversParentTypes['PerformerPage']> = {
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Performer']>, ParentType, ContextType>;
};

export type PersonalPartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonalPart'] = ResolversParentTypes['PersonalPart']> = {
  favoritePerformerIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  favoriteVideoIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  filmsToContinue?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
  newVideoIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['PageProfile'], ParentType, ContextType>;
  rights?: Resolver<Maybe<ResolversTypes['RightsClass']>, ParentType, ContextType>;
  videoIdsToContinue?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  watchMarks?: Resolver<ReadonlyArray<ResolversTypes['WatchMark']>, ParentType, ContextType>;
};

export type PictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  avifSrcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highdpi?: Resolver<ResolversTypes['HighDpi'], ParentType, ContextType>;
  isMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webpSrcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureSetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PictureSet'] = ResolversParentTypes['PictureSet']> = {
  images?: Resolver<ReadonlyArray<ResolversTypes['PictureSetImage']>, ParentType, ContextType>;
  pictureSetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PictureSetImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PictureSetImage'] = ResolversParentTypes['PictureSetImage']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureSetResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PictureSetResult'] = ResolversParentTypes['PictureSetResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'PictureSet', ParentType, ContextType>;
};

export type PlannedChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlannedChange'] = ResolversParentTypes['PlannedChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlaylistResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Playlist'] = ResolversParentTypes['Playlist']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  covers?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filmIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  films?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<PlaylistFilmsArgs, 'page' | 'pageSize'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  runLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaylistPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaylistPlace'] = ResolversParentTypes['PlaylistPlace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaylistRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaylistRefused'] = ResolversParentTypes['PlaylistRefused']> = {
  code?: Resolver<ResolversTypes['PlaylistRefusalCode'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaylistResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaylistResult'] = ResolversParentTypes['PlaylistResult']> = {
  __resolveType: TypeResolveFn<'Playlist' | 'PlaylistRefused', ParentType, ContextType>;
};

export type PrepareAuthenticatorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrepareAuthenticatorResult'] = ResolversParentTypes['PrepareAuthenticatorResult']> = {
  __resolveType: TypeResolveFn<'AuthenticatorPrepared' | 'SecurityRefused', ParentType, ContextType>;
};

export type PreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProfileState'] = ResolversParentTypes['ProfileState']> = {
  gems?: Resolver<ResolversTypes['GemsState'], ParentType, ContextType>;
  modals?: Resolver<ResolversTypes['ModalsState'], ParentType, ContextType>;
};

export type PushRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PushRefused'] = ResolversParentTypes['PushRefused']> = {
  code?: Resolver<ResolversTypes['PushRefusalCode'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushStartedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PushStarted'] = ResolversParentTypes['PushStarted']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QrCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QrCode'] = ResolversParentTypes['QrCode']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QualityTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QualityToken'] = ResolversParentTypes['QualityToken']> = {
  cdn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  angel?: Resolver<Maybe<ResolversTypes['Angel']>, ParentType, ContextType, RequireFields<QueryAngelArgs, 'slug'>>;
  angels?: Resolver<ReadonlyArray<ResolversTypes['Angel']>, ParentType, ContextType>;
  awards?: Resolver<ResolversTypes['AwardPage'], ParentType, ContextType, RequireFields<QueryAwardsArgs, 'page' | 'pageSize'>>;
  awardsOfPerformer?: Resolver<ReadonlyArray<ResolversTypes['Award']>, ParentType, ContextType, RequireFields<QueryAwardsOfPerformerArgs, 'slug'>>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'id'>>;
  brands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType>;
  cancellationPreview?: Resolver<Maybe<ResolversTypes['CancellationStep']>, ParentType, ContextType, Partial<QueryCancellationPreviewArgs>>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'heedSettings'>>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, Partial<QueryChannelArgs>>;
  channelPack?: Resolver<Maybe<ResolversTypes['ChannelPack']>, ParentType, ContextType, RequireFields<QueryChannelPackArgs, 'channel' | 'pack'>>;
  channelVideos?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<QueryChannelVideosArgs, 'input'>>;
  channels?: Resolver<ResolversTypes['ChannelPage'], ParentType, ContextType, RequireFields<QueryChannelsArgs, 'input'>>;
  comment?: Resolver<Maybe<ResolversTypes['FocusedComment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'commentId' | 'videoId'>>;
  commentReplies?: Resolver<ResolversTypes['CommentsResult'], ParentType, ContextType, RequireFields<QueryCommentRepliesArgs, 'commentId' | 'first' | 'videoId'>>;
  comments?: Resolver<ResolversTypes['CommentsResult'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'first' | 'sort' | 'videoId'>>;
  continueWatching?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryContinueWatchingArgs, 'limit'>>;
  creditCardUpdate?: Resolver<ResolversTypes['CreditCardUpdate'], ParentType, ContextType, Partial<QueryCreditCardUpdateArgs>>;
  dealsById?: Resolver<ReadonlyArray<ResolversTypes['Deal']>, ParentType, ContextType, RequireFields<QueryDealsByIdArgs, 'ids'>>;
  downloads?: Resolver<ResolversTypes['DownloadPage'], ParentType, ContextType, RequireFields<QueryDownloadsArgs, 'page' | 'pageSize'>>;
  favoriteChannels?: Resolver<ResolversTypes['FavoriteChannelPage'], ParentType, ContextType, RequireFields<QueryFavoriteChannelsArgs, 'page' | 'pageSize'>>;
  favoritePerformers?: Resolver<ResolversTypes['PerformerPage'], ParentType, ContextType, RequireFields<QueryFavoritePerformersArgs, 'page' | 'pageSize'>>;
  favoriteVideos?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<QueryFavoriteVideosArgs, 'page' | 'pageSize'>>;
  favoriteVideosExternal?: Resolver<ReadonlyArray<ResolversTypes['SiteFavoriteVideos']>, ParentType, ContextType>;
  featuredVideos?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryFeaturedVideosArgs, 'limit' | 'order'>>;
  findDeals?: Resolver<ReadonlyArray<ResolversTypes['Deal']>, ParentType, ContextType, RequireFields<QueryFindDealsArgs, 'input'>>;
  findOneUserProfile?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  getGemsBalance?: Resolver<ResolversTypes['GemsBalance'], ParentType, ContextType>;
  getRetentionOffer?: Resolver<Maybe<ResolversTypes['RetentionOffer']>, ParentType, ContextType, RequireFields<QueryGetRetentionOfferArgs, 'userUuid'>>;
  getToken?: Resolver<ResolversTypes['TokenResult'], ParentType, ContextType, RequireFields<QueryGetTokenArgs, 'device' | 'videoId'>>;
  getTrailerToken?: Resolver<ResolversTypes['TokenResult'], ParentType, ContextType, RequireFields<QueryGetTrailerTokenArgs, 'device' | 'videoId'>>;
  getTransactions?: Resolver<ReadonlyArray<ResolversTypes['WalletTransaction']>, ParentType, ContextType, Partial<QueryGetTransactionsArgs>>;
  getUserSubscription?: Resolver<Maybe<ResolversTypes['UserSubscription']>, ParentType, ContextType>;
  getWelcomePagePictureSet?: Resolver<ResolversTypes['WelcomePagePictureSet'], ParentType, ContextType, RequireFields<QueryGetWelcomePagePictureSetArgs, 'input'>>;
  giftOptions?: Resolver<ReadonlyArray<ResolversTypes['GiftOption']>, ParentType, ContextType>;
  giftPayment?: Resolver<Maybe<ResolversTypes['SignupStatus']>, ParentType, ContextType, RequireFields<QueryGiftPaymentArgs, 'orderId'>>;
  hasDiscreetMails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPush?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryHasPushArgs, 'endpoint'>>;
  homeHero?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  homeRows?: Resolver<ReadonlyArray<ResolversTypes['Shelf']>, ParentType, ContextType, RequireFields<QueryHomeRowsArgs, 'input'>>;
  homeShelves?: Resolver<ReadonlyArray<ResolversTypes['Shelf']>, ParentType, ContextType, Partial<QueryHomeShelvesArgs>>;
  internalChannels?: Resolver<ReadonlyArray<ResolversTypes['Channel']>, ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsFavoriteArgs, 'id' | 'kind'>>;
  joinOptions?: Resolver<ResolversTypes['JoinOptions'], ParentType, ContextType>;
  lockedSession?: Resolver<Maybe<ResolversTypes['LockedSession']>, ParentType, ContextType>;
  memberLock?: Resolver<Maybe<ResolversTypes['MemberLock']>, ParentType, ContextType>;
  memberships?: Resolver<ReadonlyArray<ResolversTypes['OwnMembership']>, ParentType, ContextType>;
  moderatedComments?: Resolver<ResolversTypes['ModerationPage'], ParentType, ContextType, RequireFields<QueryModeratedCommentsArgs, 'list'>>;
  newComments?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryNewCommentsArgs, 'since' | 'videoId'>>;
  newSinceLastVisit?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
  noticeSettings?: Resolver<ResolversTypes['NoticeSettings'], ParentType, ContextType>;
  notices?: Resolver<ResolversTypes['NoticePage'], ParentType, ContextType, RequireFields<QueryNoticesArgs, 'page' | 'pageSize'>>;
  obligations?: Resolver<ReadonlyArray<ResolversTypes['Obligation']>, ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  pendingCancellation?: Resolver<Maybe<ResolversTypes['CancellationStep']>, ParentType, ContextType, RequireFields<QueryPendingCancellationArgs, 'confirmationId'>>;
  performer?: Resolver<Maybe<ResolversTypes['Performer']>, ParentType, ContextType, RequireFields<QueryPerformerArgs, 'slug'>>;
  performers?: Resolver<ResolversTypes['PerformerPage'], ParentType, ContextType, RequireFields<QueryPerformersArgs, 'input'>>;
  personalPart?: Resolver<Maybe<ResolversTypes['PersonalPart']>, ParentType, ContextType, RequireFields<QueryPersonalPartArgs, 'performerIds' | 'sellsDeals' | 'showsNewFilms' | 'toContinue' | 'videoIds'>>;
  playlist?: Resolver<Maybe<ResolversTypes['Playlist']>, ParentType, ContextType, RequireFields<QueryPlaylistArgs, 'playlistId'>>;
  playlistPlace?: Resolver<Maybe<ResolversTypes['PlaylistPlace']>, ParentType, ContextType, RequireFields<QueryPlaylistPlaceArgs, 'list' | 'videoId'>>;
  playlists?: Resolver<ReadonlyArray<ResolversTypes['Playlist']>, ParentType, ContextType>;
  playlistsWith?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryPlaylistsWithArgs, 'videoId'>>;
  popularSearches?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  quickSearch?: Resolver<ResolversTypes['QuickSearch'], ParentType, ContextType, RequireFields<QueryQuickSearchArgs, 'query'>>;
  reactivationTerms?: Resolver<Maybe<ResolversTypes['ReactivationTerms']>, ParentType, ContextType, Partial<QueryReactivationTermsArgs>>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<QueryReceiptArgs, 'id'>>;
  recommendations?: Resolver<ResolversTypes['Recommendations'], ParentType, ContextType, RequireFields<QueryRecommendationsArgs, 'first' | 'shelf'>>;
  recommenderAccess?: Resolver<Maybe<ResolversTypes['RecommenderAccess']>, ParentType, ContextType>;
  reels?: Resolver<ResolversTypes['ReelFeed'], ParentType, ContextType, RequireFields<QueryReelsArgs, 'after' | 'first'>>;
  savedSearches?: Resolver<ReadonlyArray<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  secondStep?: Resolver<ResolversTypes['SecondStepState'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['UserSession']>, ParentType, ContextType>;
  sharedPlaylist?: Resolver<Maybe<ResolversTypes['SharedPlaylist']>, ParentType, ContextType, RequireFields<QuerySharedPlaylistArgs, 'token'>>;
  showcase?: Resolver<Maybe<ResolversTypes['Showcase']>, ParentType, ContextType, RequireFields<QueryShowcaseArgs, 'slug'>>;
  showcases?: Resolver<ReadonlyArray<ResolversTypes['Showcase']>, ParentType, ContextType>;
  sitePerformers?: Resolver<Maybe<ResolversTypes['PerformerPage']>, ParentType, ContextType, RequireFields<QuerySitePerformersArgs, 'page' | 'site'>>;
  siteVideos?: Resolver<Maybe<ResolversTypes['VideoPage']>, ParentType, ContextType, RequireFields<QuerySiteVideosArgs, 'order' | 'page' | 'site'>>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['Site']>, ParentType, ContextType>;
  subscriptionActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topRated?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<QueryTopRatedArgs, 'page'>>;
  unreadNotices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideoArgs, 'slug'>>;
  videoById?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideoByIdArgs, 'id'>>;
  videos?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<QueryVideosArgs, 'input'>>;
  videosById?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideosByIdArgs, 'ids'>>;
  visibleBrands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  waitingPayments?: Resolver<ReadonlyArray<ResolversTypes['WaitingPayment']>, ParentType, ContextType>;
  wall?: Resolver<ResolversTypes['WallPage'], ParentType, ContextType, RequireFields<QueryWallArgs, 'page'>>;
  watchHistory?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<QueryWatchHistoryArgs, 'page' | 'pageSize'>>;
  watchLater?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<QueryWatchLaterArgs, 'page' | 'pageSize'>>;
  watchingSettings?: Resolver<Maybe<ResolversTypes['WatchingSettings']>, ParentType, ContextType>;
  welcomeCheck?: Resolver<ResolversTypes['WelcomeCheck'], ParentType, ContextType, RequireFields<QueryWelcomeCheckArgs, 'input'>>;
  welcomeSignup?: Resolver<Maybe<ResolversTypes['WelcomeSignup']>, ParentType, ContextType, RequireFields<QueryWelcomeSignupArgs, 'input'>>;
  yearlyUpgradeQuote?: Resolver<Maybe<ResolversTypes['YearlyUpgradeQuote']>, ParentType, ContextType>;
};

export type QuickSearchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuickSearch'] = ResolversParentTypes['QuickSearch']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  performers?: Resolver<ReadonlyArray<ResolversTypes['Performer']>, ParentType, ContextType>;
  videos?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type RatingRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RatingRefused'] = ResolversParentTypes['RatingRefused']> = {
  code?: Resolver<ResolversTypes['RatingRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RatingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RatingResult'] = ResolversParentTypes['RatingResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'RatingRefused' | 'VideoRated', ParentType, ContextType>;
};

export type ReachedDownloadQuotaErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReachedDownloadQuotaError'] = ResolversParentTypes['ReachedDownloadQuotaError']> = {
  downloadQuotaMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remainingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReactivationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReactivationResult'] = ResolversParentTypes['ReactivationResult']> = {
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReactivationTermsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReactivationTerms'] = ResolversParentTypes['ReactivationTerms']> = {
  channelPacksRestored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gemsRestored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  renewalDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewalMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  billedTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  partialRefunds?: Resolver<ReadonlyArray<ResolversTypes['Invoice']>, ParentType, ContextType>;
  reversedBy?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  reverses?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['ReceiptTax']>, ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['ReceiptVoucher']>, ParentType, ContextType>;
};

export type ReceiptTaxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReceiptTax'] = ResolversParentTypes['ReceiptTax']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceiptVoucherResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReceiptVoucher'] = ResolversParentTypes['ReceiptVoucher']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RecommendationsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Recommendations'] = ResolversParentTypes['Recommendations']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recommId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  videos?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type RecommenderAccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecommenderAccess'] = ResolversParentTypes['RecommenderAccess']> = {
  database?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'RecoveryCodes' | 'SecurityRefused', ParentType, ContextType>;
};

export type ReelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Reel'] = ResolversParentTypes['Reel']> = {
  clip?: Resolver<Maybe<ResolversTypes['ReelClip']>, ParentType, ContextType>;
  isBookmarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  reelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type ReelClipResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReelClip'] = ResolversParentTypes['ReelClip']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReelFeedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReelFeed'] = ResolversParentTypes['ReelFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Reel']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RelationshipResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Relationship'] = ResolversParentTypes['Relationship']> = {
  relationshipRole?: Resolver<Maybe<ResolversTypes['RelationshipRole']>, ParentType, ContextType>;
  relationshipStatus?: Resolver<Maybe<ResolversTypes['RelationshipStatus']>, ParentType, ContextType>;
};

export type RemoveMemberLockResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveMemberLockResult'] = ResolversParentTypes['RemoveMemberLockResult']> = {
  __resolveType: TypeResolveFn<'MemberLockRemoved' | 'SecurityRefused', ParentType, ContextType>;
};

export type RemovePasskeyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemovePasskeyResult'] = ResolversParentTypes['RemovePasskeyResult']> = {
  __resolveType: TypeResolveFn<'PasskeyRemoved' | 'SecurityRefused', ParentType, ContextType>;
};

export type RenewalInDaysResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenewalInDays'] = ResolversParentTypes['RenewalInDays']> = {
  every?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  laterAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReplacedPlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplacedPlan'] = ResolversParentTypes['ReplacedPlan']> = {
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unusedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportCommentResult'] = ResolversParentTypes['ReportCommentResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'CommentRefused' | 'CommentReported', ParentType, ContextType>;
};

export type ReportWallPostResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportWallPostResult'] = ResolversParentTypes['ReportWallPostResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'WallPostReported' | 'WallReportRefused', ParentType, ContextType>;
};

export type RetentionDealResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionDeal'] = ResolversParentTypes['RetentionDeal']> = {
  newPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offeredGems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RetentionOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionOffer'] = ResolversParentTypes['RetentionOffer']> = {
  currencies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  currentRebill?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deal?: Resolver<ResolversTypes['RetentionDeal'], ParentType, ContextType>;
  displayRules?: Resolver<ResolversTypes['RetentionOfferRules'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetentionOfferRulesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionOfferRules'] = ResolversParentTypes['RetentionOfferRules']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  priceRange?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  rebillPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RightsClassResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RightsClass'] = ResolversParentTypes['RightsClass']> = {
  autoplayEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasNewFilms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWatching?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedFacet'] = ResolversParentTypes['SavedFacet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  facets?: Resolver<ReadonlyArray<ResolversTypes['SavedFacet']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['VideoOrder'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['SavedSearchPlace'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedSearchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedSearchRefused'] = ResolversParentTypes['SavedSearchRefused']> = {
  code?: Resolver<ResolversTypes['SavedSearchRefusalCode'], ParentType, ContextType>;
  existing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedSearchResult'] = ResolversParentTypes['SavedSearchResult']> = {
  __resolveType: TypeResolveFn<'SavedSearch' | 'SavedSearchRefused', ParentType, ContextType>;
};

export type SecondStepStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondStepState'] = ResolversParentTypes['SecondStepState']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SecondStepTurnedOffResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondStepTurnedOff'] = ResolversParentTypes['SecondStepTurnedOff']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecurityRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecurityRefused'] = ResolversParentTypes['SecurityRefused']> = {
  code?: Resolver<ResolversTypes['SecurityRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionStillLockedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionStillLocked'] = ResolversParentTypes['SessionStillLocked']> = {
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionUnlockedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionUnlocked'] = ResolversParentTypes['SessionUnlocked']> = {
  isUnlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetAvatarResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAvatarResult'] = ResolversParentTypes['SetAvatarResult']> = {
  __resolveType: TypeResolveFn<'AvatarChosen' | 'AvatarRefused', ParentType, ContextType>;
};

export type SetDisplayNameResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDisplayNameResult'] = ResolversParentTypes['SetDisplayNameResult']> = {
  __resolveType: TypeResolveFn<'DisplayNameChosen' | 'DisplayNameRefused', ParentType, ContextType>;
};

export type SetMemberLockResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetMemberLockResult'] = ResolversParentTypes['SetMemberLockResult']> = {
  __resolveType: TypeResolveFn<'MemberLock' | 'SecurityRefused', ParentType, ContextType>;
};

export type SharedPlaylistResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedPlaylist'] = ResolversParentTypes['SharedPlaylist']> = {
  covers?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  films?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<SharedPlaylistFilmsArgs, 'page' | 'pageSize'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerAvatar?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShelfResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Shelf'] = ResolversParentTypes['Shelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  titleKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videos?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type ShowcaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Showcase'] = ResolversParentTypes['Showcase']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['Picture']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShowcaseLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShowcaseLink'] = ResolversParentTypes['ShowcaseLink']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignupLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignupLink'] = ResolversParentTypes['SignupLink']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignupToRepeatResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignupToRepeat'] = ResolversParentTypes['SignupToRepeat']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  abbreviation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteFavoriteVideosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteFavoriteVideos'] = ResolversParentTypes['SiteFavoriteVideos']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videos?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type SpecialAttributesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SpecialAttributes'] = ResolversParentTypes['SpecialAttributes']> = {
  isDirectorUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKingUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOfficialUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPornstarUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVipUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StartPasskeyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartPasskeyResult'] = ResolversParentTypes['StartPasskeyResult']> = {
  __resolveType: TypeResolveFn<'PasskeyStarted' | 'SecurityRefused', ParentType, ContextType>;
};

export type StartPushResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartPushResult'] = ResolversParentTypes['StartPushResult']> = {
  __resolveType: TypeResolveFn<'PushRefused' | 'PushStarted', ParentType, ContextType>;
};

export type SubscriptionBillerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionBiller'] = ResolversParentTypes['SubscriptionBiller']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionBillingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionBilling'] = ResolversParentTypes['SubscriptionBilling']> = {
  accessUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  biller?: Resolver<Maybe<ResolversTypes['Biller']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUpdateCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earlierPlans?: Resolver<ReadonlyArray<ResolversTypes['EarlierPlan']>, ParentType, ContextType>;
  expiringCard?: Resolver<Maybe<ResolversTypes['ExpiringCard']>, ParentType, ContextType>;
  invoices?: Resolver<ReadonlyArray<ResolversTypes['Invoice']>, ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMultisite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPastDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRenewalAwaited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PlanKind']>, ParentType, ContextType>;
  nextCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  optionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recovery?: Resolver<Maybe<ResolversTypes['PaymentRecovery']>, ParentType, ContextType>;
  renewalDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubscriptionStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionStatus'] = ResolversParentTypes['SubscriptionStatus']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTandemChildAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TandemAccountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TandemAccountResult'] = ResolversParentTypes['TandemAccountResult']> = {
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TandemSubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TandemSubscription'] = ResolversParentTypes['TandemSubscription']> = {
  hasTandemChildAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTandemChildAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tandemParentDisplayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TenantSubscriptionStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TenantSubscriptionState'] = ResolversParentTypes['TenantSubscriptionState']> = {
  tenant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TokenResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TokenResult'] = ResolversParentTypes['TokenResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'VideoToken', ParentType, ContextType>;
};

export type TurnOffSecondStepResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TurnOffSecondStepResult'] = ResolversParentTypes['TurnOffSecondStepResult']> = {
  __resolveType: TypeResolveFn<'SecondStepTurnedOff' | 'SecurityRefused', ParentType, ContextType>;
};

export type UnlockChannelPackResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnlockChannelPackResult'] = ResolversParentTypes['UnlockChannelPackResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'ChannelPackAlreadyUnlocked' | 'ChannelPackUnlocked' | 'OutOfBalance', ParentType, ContextType>;
};

export type UnlockSessionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnlockSessionResult'] = ResolversParentTypes['UnlockSessionResult']> = {
  __resolveType: TypeResolveFn<'SessionStillLocked' | 'SessionUnlocked', ParentType, ContextType>;
};

export type UnlockVideoResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnlockVideoResult'] = ResolversParentTypes['UnlockVideoResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'VideoAlreadyUnlocked' | 'VideoUnlockFailed' | 'VideoUnlocked', ParentType, ContextType>;
};

export type UpgradeOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpgradeOptions'] = ResolversParentTypes['UpgradeOptions']> = {
  isUpgradeableToVixenPlusYearly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpsellMultisiteResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpsellMultisiteResult'] = ResolversParentTypes['UpsellMultisiteResult']> = {
  changedPrice?: Resolver<Maybe<ResolversTypes['ChangedPrice']>, ParentType, ContextType>;
  hashedMemberId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpsellResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpsellResult'] = ResolversParentTypes['UpsellResult']> = {
  changedPrice?: Resolver<Maybe<ResolversTypes['ChangedPrice']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  abTestVariant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  abilities?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoplayEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  badges?: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
  billerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType>;
  daysUntilRefreshGems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloadQuotas?: Resolver<ReadonlyArray<ResolversTypes['DownloadQuota']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hasActiveMultisiteSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAuthenticated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeLimitedTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTelemetryEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  iterateProfile?: Resolver<ResolversTypes['IterateProfile'], ParentType, ContextType>;
  multisiteType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentageOfUnlockedChannelPacks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relationshipRole?: Resolver<Maybe<ResolversTypes['RelationshipRole']>, ParentType, ContextType>;
  relationshipStatus?: Resolver<Maybe<ResolversTypes['RelationshipStatus']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  siteAccessArray?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  specialAttributes?: Resolver<ResolversTypes['SpecialAttributes'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProfileState'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['UserSubscription']>, ParentType, ContextType>;
  tandemSubscription?: Resolver<ResolversTypes['TandemSubscription'], ParentType, ContextType>;
  tenantsSubscriptionState?: Resolver<ReadonlyArray<ResolversTypes['TenantSubscriptionState']>, ParentType, ContextType>;
  unlockedChannelPackIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userSubscriptionsState?: Resolver<ResolversTypes['UserSubscriptionsState'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  welcome?: Resolver<Maybe<ResolversTypes['WelcomeData']>, ParentType, ContextType>;
};

export type UserReviewRatingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserReviewRating'] = ResolversParentTypes['UserReviewRating']> = {
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserSubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserSubscription'] = ResolversParentTypes['UserSubscription']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  activeSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  biller?: Resolver<Maybe<ResolversTypes['SubscriptionBiller']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['SubscriptionBilling']>, ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultSubscription?: Resolver<Maybe<ResolversTypes['JoinOption']>, ParentType, ContextType>;
  hasFixedPricing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFreeLimitedTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuestUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMultiSiteOptions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOneClickEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  joinDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payPerVideoCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pornPortal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retentionOfferOption?: Resolver<Maybe<ResolversTypes['RetentionOffer']>, ParentType, ContextType>;
  seniority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unlockedVideoIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  upgradeOptions?: Resolver<ResolversTypes['UpgradeOptions'], ParentType, ContextType>;
  xSiteInfo?: Resolver<Maybe<ResolversTypes['XSiteInfo']>, ParentType, ContextType>;
};

export type UserSubscriptionsStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserSubscriptionsState'] = ResolversParentTypes['UserSubscriptionsState']> = {
  subscriptionsStatus?: Resolver<ReadonlyArray<ResolversTypes['SubscriptionStatus']>, ParentType, ContextType>;
  unlockedVideos?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UserVideoReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserVideoReview'] = ResolversParentTypes['UserVideoReview']> = {
  models?: Resolver<ReadonlyArray<ResolversTypes['UserReviewRating']>, ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['UserReviewRating']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VideoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['VideoChannel']>, ParentType, ContextType>;
  chapters?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  crossNavigation?: Resolver<ResolversTypes['CrossNavigation'], ParentType, ContextType>;
  crossNavigationLink?: Resolver<Maybe<ResolversTypes['CrossNavigationLink']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  directors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  downloadAgainUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  downloadQuota?: Resolver<Maybe<ResolversTypes['DownloadQuota']>, ParentType, ContextType>;
  downloadResolutions?: Resolver<ReadonlyArray<ResolversTypes['DownloadResolution']>, ParentType, ContextType>;
  expertReview?: Resolver<ResolversTypes['ExpertReview'], ParentType, ContextType>;
  freeVideo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guestUserScene?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heroLoops?: Resolver<ReadonlyArray<ResolversTypes['Preview']>, ParentType, ContextType>;
  images?: Resolver<ResolversTypes['VideoImages'], ParentType, ContextType>;
  isBeingPrepared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDenied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeLimitedTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUpcoming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWatchLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  models?: Resolver<ReadonlyArray<ResolversTypes['Model']>, ParentType, ContextType>;
  newId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pictureSet?: Resolver<Maybe<ResolversTypes['PictureSetResult']>, ParentType, ContextType>;
  picturesInSet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playbackPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previews?: Resolver<ReadonlyArray<ResolversTypes['Preview']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recommId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relatedVideos?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<VideoRelatedVideosArgs, 'limit'>>;
  releaseDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  runLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  showcase?: Resolver<Maybe<ResolversTypes['ShowcaseLink']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stills?: Resolver<ReadonlyArray<ResolversTypes['FilmStill']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userVideoReview?: Resolver<Maybe<ResolversTypes['UserVideoReview']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watchProgress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  watchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VideoAlreadyUnlockedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VideoAlreadyUnlocked'] = ResolversParentTypes['VideoAlreadyUnlocked']> = {
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoChannelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VideoChannel'] = ResolversParentTypes['VideoChannel']> = {
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelPackId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isThirdPartyChannel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoImagesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VideoImages'] = ResolversParentTypes['VideoImages']> = {
  hero?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  portrait?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  poster?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export type VideoPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VideoPage'] = ResolversParentTypes['VideoPage']> = {
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<VideoPageRelatedArgs, 'limit'>>;
};

export type VideoRatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VideoRated'] = ResolversParentTypes['VideoRated']> = {
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VideoToken'] = ResolversParentTypes['VideoToken']> = {
  captions?: Resolver<ReadonlyArray<ResolversTypes['CaptionTrack']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hls?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  p270?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  p360?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  p480?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  p480l?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  p720?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  p1080?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  p2160?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  storyboard?: Resolver<Maybe<ResolversTypes['QualityToken']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoUnlockFailedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VideoUnlockFailed'] = ResolversParentTypes['VideoUnlockFailed']> = {
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoUnlockedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VideoUnlocked'] = ResolversParentTypes['VideoUnlocked']> = {
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoteCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoteCommentResult'] = ResolversParentTypes['VoteCommentResult']> = {
  __resolveType: TypeResolveFn<'AccessDenied' | 'CommentChanged' | 'CommentRefused', ParentType, ContextType>;
};

export type VoucherPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoucherPrice'] = ResolversParentTypes['VoucherPrice']> = {
  billers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  chargedNow?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoucherQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoucherQuote'] = ResolversParentTypes['VoucherQuote']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messageKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['VoucherPrice']>, ParentType, ContextType>;
};

export type WaitingPaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingPayment'] = ResolversParentTypes['WaitingPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  confirmBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WaitingPaymentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingPaymentResult'] = ResolversParentTypes['WaitingPaymentResult']> = {
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WallPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WallPage'] = ResolversParentTypes['WallPage']> = {
  curators?: Resolver<ReadonlyArray<ResolversTypes['Curator']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['WallPost']>, ParentType, ContextType>;
};

export type WallPostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WallPost'] = ResolversParentTypes['WallPost']> = {
  curator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['WallShape'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type WallPostReportedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WallPostReported'] = ResolversParentTypes['WallPostReported']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WallReportRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WallReportRefused'] = ResolversParentTypes['WallReportRefused']> = {
  code?: Resolver<ResolversTypes['WallReportRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletTransactionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WalletTransaction'] = ResolversParentTypes['WalletTransaction']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WatchMarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WatchMark'] = ResolversParentTypes['WatchMark']> = {
  isWatchLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playbackPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  watchProgress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WatchingSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WatchingSettings'] = ResolversParentTypes['WatchingSettings']> = {
  hidesWatched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHistoryPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WelcomeCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WelcomeCheck'] = ResolversParentTypes['WelcomeCheck']> = {
  autologinId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWelcome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  traffikJunkyTransactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WelcomeDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WelcomeData'] = ResolversParentTypes['WelcomeData']> = {
  hashedMemberId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WelcomePagePictureSetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WelcomePagePictureSet'] = ResolversParentTypes['WelcomePagePictureSet']> = {
  images?: Resolver<ReadonlyArray<ResolversTypes['WelcomePicture']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WelcomePictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WelcomePicture'] = ResolversParentTypes['WelcomePicture']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WelcomeSignupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WelcomeSignup'] = ResolversParentTypes['WelcomeSignup']> = {
  biller?: Resolver<ResolversTypes['Biller'], ParentType, ContextType>;
  chargesCardAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['DeclineReason']>, ParentType, ContextType>;
  elsewhere?: Resolver<Maybe<ResolversTypes['Biller']>, ParentType, ContextType>;
  freeTrialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repeatable?: Resolver<Maybe<ResolversTypes['SignupToRepeat']>, ParentType, ContextType>;
  returnedBecause?: Resolver<Maybe<ResolversTypes['ReturnedBecause']>, ParentType, ContextType>;
  siteId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SignupStatus'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type XSiteInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['XSiteInfo'] = ResolversParentTypes['XSiteInfo']> = {
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type YearlyUpgradeQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['YearlyUpgradeQuote'] = ResolversParentTypes['YearlyUpgradeQuote']> = {
  beginsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chargedLater?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chargedNow?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currentPlan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  laterAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AccessDenied?: AccessDeniedResolvers<ContextType>;
  AddCommentResult?: AddCommentResultResolvers<ContextType>;
  Angel?: AngelResolvers<ContextType>;
  AuthenticatorPrepared?: AuthenticatorPreparedResolvers<ContextType>;
  AvatarChosen?: AvatarChosenResolvers<ContextType>;
  AvatarRefused?: AvatarRefusedResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  AwardFacts?: AwardFactsResolvers<ContextType>;
  AwardPage?: AwardPageResolvers<ContextType>;
  AwardedPerformer?: AwardedPerformerResolvers<ContextType>;
  AwardedVideo?: AwardedVideoResolvers<ContextType>;
  Biller?: BillerResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  CancellationResult?: CancellationResultResolvers<ContextType>;
  CancellationStep?: CancellationStepResolvers<ContextType>;
  CaptionTrack?: CaptionTrackResolvers<ContextType>;
  CardOnFile?: CardOnFileResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangeChoice?: ChangeChoiceResolvers<ContextType>;
  ChangeCodeMailed?: ChangeCodeMailedResolvers<ContextType>;
  ChangeEmailResult?: ChangeEmailResultResolvers<ContextType>;
  ChangeOwnCommentResult?: ChangeOwnCommentResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangedPrice?: ChangedPriceResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelPack?: ChannelPackResolvers<ContextType>;
  ChannelPackAlreadyUnlocked?: ChannelPackAlreadyUnlockedResolvers<ContextType>;
  ChannelPackUnlocked?: ChannelPackUnlockedResolvers<ContextType>;
  ChannelPage?: ChannelPageResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  CodeAnswer?: CodeAnswerResolvers<ContextType>;
  CodeWorth?: CodeWorthResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentAdded?: CommentAddedResolvers<ContextType>;
  CommentAuthor?: CommentAuthorResolvers<ContextType>;
  CommentChanged?: CommentChangedResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentRefused?: CommentRefusedResolvers<ContextType>;
  CommentReport?: CommentReportResolvers<ContextType>;
  CommentReported?: CommentReportedResolvers<ContextType>;
  CommentsResult?: CommentsResultResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  CreditCardUpdate?: CreditCardUpdateResolvers<ContextType>;
  CrossNavigation?: CrossNavigationResolvers<ContextType>;
  CrossNavigationLink?: CrossNavigationLinkResolvers<ContextType>;
  Curator?: CuratorResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Deal?: DealResolvers<ContextType>;
  DisplayNameChosen?: DisplayNameChosenResolvers<ContextType>;
  DisplayNameRefused?: DisplayNameRefusedResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  DownloadPage?: DownloadPageResolvers<ContextType>;
  DownloadQuota?: DownloadQuotaResolvers<ContextType>;
  DownloadResolution?: DownloadResolutionResolvers<ContextType>;
  DownloadResult?: DownloadResultResolvers<ContextType>;
  EarlierPlan?: EarlierPlanResolvers<ContextType>;
  EmailChangeStarted?: EmailChangeStartedResolvers<ContextType>;
  EmailConfirmationResult?: EmailConfirmationResultResolvers<ContextType>;
  ExistingMembership?: ExistingMembershipResolvers<ContextType>;
  ExpertReview?: ExpertReviewResolvers<ContextType>;
  ExpertReviewModel?: ExpertReviewModelResolvers<ContextType>;
  ExpertReviewProperty?: ExpertReviewPropertyResolvers<ContextType>;
  ExpiringCard?: ExpiringCardResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FavoriteBatchRefused?: FavoriteBatchRefusedResolvers<ContextType>;
  FavoriteChannel?: FavoriteChannelResolvers<ContextType>;
  FavoriteChannelPage?: FavoriteChannelPageResolvers<ContextType>;
  FavoritesChanged?: FavoritesChangedResolvers<ContextType>;
  FavoritesResult?: FavoritesResultResolvers<ContextType>;
  FilmStill?: FilmStillResolvers<ContextType>;
  FocusedComment?: FocusedCommentResolvers<ContextType>;
  GemsBalance?: GemsBalanceResolvers<ContextType>;
  GemsState?: GemsStateResolvers<ContextType>;
  GiftOption?: GiftOptionResolvers<ContextType>;
  HighDpi?: HighDpiResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  IterateProfile?: IterateProfileResolvers<ContextType>;
  JoinOption?: JoinOptionResolvers<ContextType>;
  JoinOptions?: JoinOptionsResolvers<ContextType>;
  LockedSession?: LockedSessionResolvers<ContextType>;
  MailChangeCodeResult?: MailChangeCodeResultResolvers<ContextType>;
  MemberLock?: MemberLockResolvers<ContextType>;
  MemberLockRemoved?: MemberLockRemovedResolvers<ContextType>;
  MembershipBrand?: MembershipBrandResolvers<ContextType>;
  MembershipChange?: MembershipChangeResolvers<ContextType>;
  MembershipPause?: MembershipPauseResolvers<ContextType>;
  ModalsState?: ModalsStateResolvers<ContextType>;
  Model?: ModelResolvers<ContextType>;
  ModerateCommentResult?: ModerateCommentResultResolvers<ContextType>;
  ModeratedComment?: ModeratedCommentResolvers<ContextType>;
  ModerationEntry?: ModerationEntryResolvers<ContextType>;
  ModerationPage?: ModerationPageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeBatchRefused?: NoticeBatchRefusedResolvers<ContextType>;
  NoticePage?: NoticePageResolvers<ContextType>;
  NoticeSettings?: NoticeSettingsResolvers<ContextType>;
  NoticesMarked?: NoticesMarkedResolvers<ContextType>;
  NoticesResult?: NoticesResultResolvers<ContextType>;
  OutOfBalance?: OutOfBalanceResolvers<ContextType>;
  OutgoingUpsellConfirmation?: OutgoingUpsellConfirmationResolvers<ContextType>;
  OutgoingUpsellOneclickResult?: OutgoingUpsellOneclickResultResolvers<ContextType>;
  OutgoingUpsellOneclickTrackingResult?: OutgoingUpsellOneclickTrackingResultResolvers<ContextType>;
  OutgoingUpsellPrice?: OutgoingUpsellPriceResolvers<ContextType>;
  OwnMembership?: OwnMembershipResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageProfile?: PageProfileResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyRemoved?: PasskeyRemovedResolvers<ContextType>;
  PasskeyStarted?: PasskeyStartedResolvers<ContextType>;
  PauseChoice?: PauseChoiceResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentRecovery?: PaymentRecoveryResolvers<ContextType>;
  Performer?: PerformerResolvers<ContextType>;
  PerformerPage?: PerformerPageResolvers<ContextType>;
  PersonalPart?: PersonalPartResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureSet?: PictureSetResolvers<ContextType>;
  PictureSetImage?: PictureSetImageResolvers<ContextType>;
  PictureSetResult?: PictureSetResultResolvers<ContextType>;
  PlannedChange?: PlannedChangeResolvers<ContextType>;
  Playlist?: PlaylistResolvers<ContextType>;
  PlaylistPlace?: PlaylistPlaceResolvers<ContextType>;
  PlaylistRefused?: PlaylistRefusedResolvers<ContextType>;
  PlaylistResult?: PlaylistResultResolvers<ContextType>;
  PrepareAuthenticatorResult?: PrepareAuthenticatorResultResolvers<ContextType>;
  Preview?: PreviewResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProfileState?: ProfileStateResolvers<ContextType>;
  PushRefused?: PushRefusedResolvers<ContextType>;
  PushStarted?: PushStartedResolvers<ContextType>;
  QrCode?: QrCodeResolvers<ContextType>;
  QualityToken?: QualityTokenResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickSearch?: QuickSearchResolvers<ContextType>;
  RatingRefused?: RatingRefusedResolvers<ContextType>;
  RatingResult?: RatingResultResolvers<ContextType>;
  ReachedDownloadQuotaError?: ReachedDownloadQuotaErrorResolvers<ContextType>;
  ReactivationResult?: ReactivationResultResolvers<ContextType>;
  ReactivationTerms?: ReactivationTermsResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptTax?: ReceiptTaxResolvers<ContextType>;
  ReceiptVoucher?: ReceiptVoucherResolvers<ContextType>;
  Recommendations?: RecommendationsResolvers<ContextType>;
  RecommenderAccess?: RecommenderAccessResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  Reel?: ReelResolvers<ContextType>;
  ReelClip?: ReelClipResolvers<ContextType>;
  ReelFeed?: ReelFeedResolvers<ContextType>;
  Relationship?: RelationshipResolvers<ContextType>;
  RemoveMemberLockResult?: RemoveMemberLockResultResolvers<ContextType>;
  RemovePasskeyResult?: RemovePasskeyResultResolvers<ContextType>;
  RenewalInDays?: RenewalInDaysResolvers<ContextType>;
  ReplacedPlan?: ReplacedPlanResolvers<ContextType>;
  ReportCommentResult?: ReportCommentResultResolvers<ContextType>;
  ReportWallPostResult?: ReportWallPostResultResolvers<ContextType>;
  RetentionDeal?: RetentionDealResolvers<ContextType>;
  RetentionOffer?: RetentionOfferResolvers<ContextType>;
  RetentionOfferRules?: RetentionOfferRulesResolvers<ContextType>;
  RightsClass?: RightsClassResolvers<ContextType>;
  SavedFacet?: SavedFacetResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchRefused?: SavedSearchRefusedResolvers<ContextType>;
  SavedSearchResult?: SavedSearchResultResolvers<ContextType>;
  SecondStepState?: SecondStepStateResolvers<ContextType>;
  SecondStepTurnedOff?: SecondStepTurnedOffResolvers<ContextType>;
  SecurityRefused?: SecurityRefusedResolvers<ContextType>;
  SessionStillLocked?: SessionStillLockedResolvers<ContextType>;
  SessionUnlocked?: SessionUnlockedResolvers<ContextType>;
  SetAvatarResult?: SetAvatarResultResolvers<ContextType>;
  SetDisplayNameResult?: SetDisplayNameResultResolvers<ContextType>;
  SetMemberLockResult?: SetMemberLockResultResolvers<ContextType>;
  SharedPlaylist?: SharedPlaylistResolvers<ContextType>;
  Shelf?: ShelfResolvers<ContextType>;
  Showcase?: ShowcaseResolvers<ContextType>;
  ShowcaseLink?: ShowcaseLinkResolvers<ContextType>;
  SignupLink?: SignupLinkResolvers<ContextType>;
  SignupToRepeat?: SignupToRepeatResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteFavoriteVideos?: SiteFavoriteVideosResolvers<ContextType>;
  SpecialAttributes?: SpecialAttributesResolvers<ContextType>;
  StartPasskeyResult?: StartPasskeyResultResolvers<ContextType>;
  StartPushResult?: StartPushResultResolvers<ContextType>;
  SubscriptionBiller?: SubscriptionBillerResolvers<ContextType>;
  SubscriptionBilling?: SubscriptionBillingResolvers<ContextType>;
  SubscriptionStatus?: SubscriptionStatusResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TandemAccountResult?: TandemAccountResultResolvers<ContextType>;
  TandemSubscription?: TandemSubscriptionResolvers<ContextType>;
  TenantSubscriptionState?: TenantSubscriptionStateResolvers<ContextType>;
  TokenResult?: TokenResultResolvers<ContextType>;
  TurnOffSecondStepResult?: TurnOffSecondStepResultResolvers<ContextType>;
  UnlockChannelPackResult?: UnlockChannelPackResultResolvers<ContextType>;
  UnlockSessionResult?: UnlockSessionResultResolvers<ContextType>;
  UnlockVideoResult?: UnlockVideoResultResolvers<ContextType>;
  UpgradeOptions?: UpgradeOptionsResolvers<ContextType>;
  UpsellMultisiteResult?: UpsellMultisiteResultResolvers<ContextType>;
  UpsellResult?: UpsellResultResolvers<ContextType>;
  UserProfile?: UserProfileResolvers<ContextType>;
  UserReviewRating?: UserReviewRatingResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  UserSubscription?: UserSubscriptionResolvers<ContextType>;
  UserSubscriptionsState?: UserSubscriptionsStateResolvers<ContextType>;
  UserVideoReview?: UserVideoReviewResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoAlreadyUnlocked?: VideoAlreadyUnlockedResolvers<ContextType>;
  VideoChannel?: VideoChannelResolvers<ContextType>;
  VideoImages?: VideoImagesResolvers<ContextType>;
  VideoPage?: VideoPageResolvers<ContextType>;
  VideoRated?: VideoRatedResolvers<ContextType>;
  VideoToken?: VideoTokenResolvers<ContextType>;
  VideoUnlockFailed?: VideoUnlockFailedResolvers<ContextType>;
  VideoUnlocked?: VideoUnlockedResolvers<ContextType>;
  VoteCommentResult?: VoteCommentResultResolvers<ContextType>;
  VoucherPrice?: VoucherPriceResolvers<ContextType>;
  VoucherQuote?: VoucherQuoteResolvers<ContextType>;
  WaitingPayment?: WaitingPaymentResolvers<ContextType>;
  WaitingPaymentResult?: WaitingPaymentResultResolvers<ContextType>;
  WallPage?: WallPageResolvers<ContextType>;
  WallPost?: WallPostResolvers<ContextType>;
  WallPostReported?: WallPostReportedResolvers<ContextType>;
  WallReportRefused?: WallReportRefusedResolvers<ContextType>;
  WalletTransaction?: WalletTransactionResolvers<ContextType>;
  WatchMark?: WatchMarkResolvers<ContextType>;
  WatchingSettings?: WatchingSettingsResolvers<ContextType>;
  WelcomeCheck?: WelcomeCheckResolvers<ContextType>;
  WelcomeData?: WelcomeDataResolvers<ContextType>;
  WelcomePagePictureSet?: WelcomePagePictureSetResolvers<ContextType>;
  WelcomePicture?: WelcomePictureResolvers<ContextType>;
  WelcomeSignup?: WelcomeSignupResolvers<ContextType>;
  XSiteInfo?: XSiteInfoResolvers<ContextType>;
  YearlyUpgradeQuote?: YearlyUpgradeQuoteResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  bound?: BoundDirectiveResolver<any, any, ContextType>;
  budget?: BudgetDirectiveResolver<any, any, ContextType>;
  open?: OpenDirectiveResolver<any, any, ContextType>;
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
};
