// Written by `npm run codegen` from *.graphql; a change here is lost.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContentItemMapper, ContentInUseMapper, WebhookMapper } from '../modules/content/staff-api/schema.mappers.ts';
import type { StaffContext } from './staff-context.ts';
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

export type ActionDone = {
  readonly __typename?: 'ActionDone';
  readonly effects: ReadonlyArray<Scalars['String']['output']>;
  readonly memberId: Scalars['ID']['output'];
};

export type ActionPreview = {
  readonly __typename?: 'ActionPreview';
  readonly effects: ReadonlyArray<Scalars['String']['output']>;
  readonly mail?: Maybe<PreviewedMail>;
  readonly needsApproval: Scalars['Boolean']['output'];
  readonly refusal?: Maybe<ActionRefused>;
};

export type ActionRefused = {
  readonly __typename?: 'ActionRefused';
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type ActionResult = ActionDone | ActionRefused | ActionWaits;

export type ActionWaits = {
  readonly __typename?: 'ActionWaits';
  readonly approval: Approval;
};

export type Angel = {
  readonly __typename?: 'Angel';
  readonly chosenOn: Scalars['Date']['output'];
  readonly motto: Scalars['String']['output'];
  readonly performer: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly story: Scalars['String']['output'];
};

export type AngelInput = {
  readonly chosenOn: Scalars['Date']['input'];
  readonly motto: Scalars['String']['input'];
  readonly performer: Scalars['String']['input'];
  readonly position: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
  readonly story?: InputMaybe<Scalars['String']['input']>;
};

export type Approval = {
  readonly __typename?: 'Approval';
  readonly action: Scalars['String']['output'];
  readonly carriedOutAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly decisionReason?: Maybe<Scalars['String']['output']>;
  readonly details: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly memberId: Scalars['ID']['output'];
  readonly reason: Scalars['String']['output'];
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly requestedBy: Scalars['String']['output'];
  readonly state: ApprovalState;
};

export type ApprovalDecided = {
  readonly __typename?: 'ApprovalDecided';
  readonly approval: Approval;
};

export type ApprovalPage = {
  readonly __typename?: 'ApprovalPage';
  readonly approvals: ReadonlyArray<Approval>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type ApprovalResult = ActionRefused | ApprovalDecided;

export type ApprovalState =
  | 'approved'
  | 'declined'
  | 'open';

export type AuditEntry = {
  readonly __typename?: 'AuditEntry';
  readonly action: Scalars['String']['output'];
  readonly actor: Scalars['String']['output'];
  readonly after?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly before?: Maybe<Scalars['String']['output']>;
  readonly entityId: Scalars['String']['output'];
  readonly entityKind: Scalars['String']['output'];
  readonly hash: Scalars['String']['output'];
  readonly sequence: Scalars['Int']['output'];
};

export type AuditFilter = {
  readonly action?: InputMaybe<Scalars['String']['input']>;
  readonly actor?: InputMaybe<Scalars['String']['input']>;
  readonly entityId?: InputMaybe<Scalars['String']['input']>;
  readonly entityKind?: InputMaybe<Scalars['String']['input']>;
};

export type AuditPage = {
  readonly __typename?: 'AuditPage';
  readonly entries: ReadonlyArray<AuditEntry>;
  readonly next?: Maybe<Scalars['Int']['output']>;
};

export type AuthoredComment = {
  readonly __typename?: 'AuthoredComment';
  readonly at: Scalars['DateTime']['output'];
  readonly decisions: ReadonlyArray<CommentDecisionRecord>;
  readonly id: Scalars['ID']['output'];
  readonly openReports: Scalars['Int']['output'];
  readonly removedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly text: Scalars['String']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type Award = {
  readonly __typename?: 'Award';
  readonly film?: Maybe<Scalars['String']['output']>;
  readonly isWin: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly organization: Scalars['String']['output'];
  readonly performer?: Maybe<Scalars['String']['output']>;
  readonly position: Scalars['Int']['output'];
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly year: Scalars['Int']['output'];
};

export type AwardInput = {
  readonly film?: InputMaybe<Scalars['String']['input']>;
  readonly isWin?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name: Scalars['String']['input'];
  readonly organization: Scalars['String']['input'];
  readonly performer?: InputMaybe<Scalars['String']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly year: Scalars['Int']['input'];
};

export type CancelInput = {
  readonly now: Scalars['Boolean']['input'];
  readonly subscriptionId: Scalars['ID']['input'];
};

export type Caption = {
  readonly __typename?: 'Caption';
  readonly film: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type CaptionInput = {
  readonly film: Scalars['String']['input'];
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly language: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

export type Channel = {
  readonly __typename?: 'Channel';
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly isThirdParty: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type ChannelInput = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly isThirdParty?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name: Scalars['String']['input'];
  readonly position: Scalars['Int']['input'];
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
};

export type Chapter = {
  readonly __typename?: 'Chapter';
  readonly startsAtSeconds: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

export type ChapterInput = {
  readonly startsAtSeconds: Scalars['Int']['input'];
  readonly title: Scalars['String']['input'];
};

export type ChargeInput = {
  readonly chargeId: Scalars['ID']['input'];
};

export type CommentAuthorHistory = {
  readonly __typename?: 'CommentAuthorHistory';
  readonly ban?: Maybe<CommentBan>;
  readonly comments: ReadonlyArray<AuthoredComment>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly removedComments: Scalars['Int']['output'];
};

export type CommentBan = {
  readonly __typename?: 'CommentBan';
  readonly by: Scalars['String']['output'];
  readonly decidedAt: Scalars['DateTime']['output'];
  readonly reason: Scalars['String']['output'];
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

export type CommentDecided = {
  readonly __typename?: 'CommentDecided';
  readonly id: Scalars['ID']['output'];
};

export type CommentDecision =
  | 'keep'
  | 'remove'
  | 'restore';

export type CommentDecisionRecord = {
  readonly __typename?: 'CommentDecisionRecord';
  readonly action: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly staff?: Maybe<Scalars['String']['output']>;
};

export type CommentDecisionRefused = {
  readonly __typename?: 'CommentDecisionRefused';
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type CommentDecisionResult = CommentDecided | CommentDecisionRefused;

export type CommentQueue = {
  readonly __typename?: 'CommentQueue';
  readonly comments: ReadonlyArray<QueuedComment>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type ContentConflict = {
  readonly __typename?: 'ContentConflict';
  readonly current: ContentItem;
};

export type ContentInUse = {
  readonly __typename?: 'ContentInUse';
  readonly kind: ContentKind;
  readonly slug: Scalars['String']['output'];
};

export type ContentInvalid = {
  readonly __typename?: 'ContentInvalid';
  readonly problems: ReadonlyArray<FieldProblem>;
};

export type ContentItem = {
  readonly __typename?: 'ContentItem';
  readonly angel?: Maybe<Angel>;
  readonly award?: Maybe<Award>;
  readonly caption?: Maybe<Caption>;
  readonly category?: Maybe<Label>;
  readonly channel?: Maybe<Channel>;
  readonly deal?: Maybe<Deal>;
  readonly film?: Maybe<Film>;
  readonly id: Scalars['ID']['output'];
  readonly kind: ContentKind;
  readonly offer?: Maybe<Offer>;
  readonly pack?: Maybe<Pack>;
  readonly performer?: Maybe<Performer>;
  readonly publishedVersion?: Maybe<Scalars['Int']['output']>;
  readonly reel?: Maybe<Reel>;
  readonly showcase?: Maybe<Showcase>;
  readonly state: ContentState;
  readonly tag?: Maybe<Label>;
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly version: Scalars['Int']['output'];
  readonly wallPost?: Maybe<WallPost>;
};

export type ContentKind =
  | 'angel'
  | 'award'
  | 'caption'
  | 'category'
  | 'channel'
  | 'deal'
  | 'film'
  | 'offer'
  | 'pack'
  | 'performer'
  | 'reel'
  | 'showcase'
  | 'tag'
  | 'wallPost';

export type ContentMissing = {
  readonly __typename?: 'ContentMissing';
  readonly id: Scalars['ID']['output'];
};

export type ContentPage = {
  readonly __typename?: 'ContentPage';
  readonly items: ReadonlyArray<ContentItem>;
  readonly next?: Maybe<Scalars['String']['output']>;
};

export type ContentResult = ContentConflict | ContentInUse | ContentInvalid | ContentMissing | ContentSaved;

export type ContentSaved = {
  readonly __typename?: 'ContentSaved';
  readonly item: ContentItem;
};

export type ContentState =
  | 'draft'
  | 'published'
  | 'unpublished';

export type ContentVersion = {
  readonly __typename?: 'ContentVersion';
  readonly action: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly item: ContentItem;
  readonly state: ContentState;
  readonly version: Scalars['Int']['output'];
};

export type Deal = {
  readonly __typename?: 'Deal';
  readonly audience: Scalars['String']['output'];
  readonly carouselRank?: Maybe<Scalars['Int']['output']>;
  readonly discountPrefix: Scalars['String']['output'];
  readonly discountText: Scalars['String']['output'];
  readonly epochUpsellId?: Maybe<Scalars['String']['output']>;
  readonly initialPrice: Scalars['Int']['output'];
  readonly interstitialRank?: Maybe<Scalars['Int']['output']>;
  readonly isExclusive: Scalars['Boolean']['output'];
  readonly isInternalOneClick: Scalars['Boolean']['output'];
  readonly isOneClick: Scalars['Boolean']['output'];
  readonly itsUpCampaignId?: Maybe<Scalars['Int']['output']>;
  readonly itsUpZoneId?: Maybe<Scalars['Int']['output']>;
  readonly listingRank?: Maybe<Scalars['Int']['output']>;
  readonly listingText: Scalars['String']['output'];
  readonly memberPath: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly needsConsent: Scalars['Boolean']['output'];
  readonly partner: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly recurringPrice?: Maybe<Scalars['Int']['output']>;
  readonly rgUpsellId?: Maybe<Scalars['String']['output']>;
  readonly segpayUpsellId?: Maybe<Scalars['String']['output']>;
  readonly site?: Maybe<Scalars['String']['output']>;
  readonly slug: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type DealInput = {
  readonly audience?: InputMaybe<Scalars['String']['input']>;
  readonly carouselRank?: InputMaybe<Scalars['Int']['input']>;
  readonly discountPrefix: Scalars['String']['input'];
  readonly discountText: Scalars['String']['input'];
  readonly epochUpsellId?: InputMaybe<Scalars['String']['input']>;
  readonly initialPrice: Scalars['Int']['input'];
  readonly interstitialRank?: InputMaybe<Scalars['Int']['input']>;
  readonly isExclusive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isInternalOneClick?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isOneClick?: InputMaybe<Scalars['Boolean']['input']>;
  readonly itsUpCampaignId?: InputMaybe<Scalars['Int']['input']>;
  readonly itsUpZoneId?: InputMaybe<Scalars['Int']['input']>;
  readonly listingRank?: InputMaybe<Scalars['Int']['input']>;
  readonly listingText: Scalars['String']['input'];
  readonly memberPath: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly needsConsent?: InputMaybe<Scalars['Boolean']['input']>;
  readonly partner: Scalars['String']['input'];
  readonly path: Scalars['String']['input'];
  readonly recurringPrice?: InputMaybe<Scalars['Int']['input']>;
  readonly rgUpsellId?: InputMaybe<Scalars['String']['input']>;
  readonly segpayUpsellId?: InputMaybe<Scalars['String']['input']>;
  readonly site?: InputMaybe<Scalars['String']['input']>;
  readonly slug: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

export type ExtendInput = {
  readonly days: Scalars['Int']['input'];
  readonly subscriptionId: Scalars['ID']['input'];
};

export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  readonly message: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

export type Film = {
  readonly __typename?: 'Film';
  readonly bestHeight: Scalars['Int']['output'];
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  readonly channel?: Maybe<Scalars['String']['output']>;
  readonly chapters: ReadonlyArray<Chapter>;
  readonly composition?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly directors: ReadonlyArray<Scalars['String']['output']>;
  readonly isDenied: Scalars['Boolean']['output'];
  readonly isExclusive: Scalars['Boolean']['output'];
  readonly isFree: Scalars['Boolean']['output'];
  readonly isFreeLimitedTrial: Scalars['Boolean']['output'];
  readonly isGuestScene: Scalars['Boolean']['output'];
  readonly pack?: Maybe<Scalars['String']['output']>;
  readonly performers: ReadonlyArray<Scalars['String']['output']>;
  readonly pictureCount?: Maybe<Scalars['Int']['output']>;
  readonly releasedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly runLengthSeconds?: Maybe<Scalars['Int']['output']>;
  readonly showcase?: Maybe<Scalars['String']['output']>;
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type FilmInput = {
  readonly bestHeight?: InputMaybe<Scalars['Int']['input']>;
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  readonly chapters?: InputMaybe<ReadonlyArray<ChapterInput>>;
  readonly composition?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly directors?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly isDenied?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isExclusive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isFree?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isFreeLimitedTrial?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isGuestScene?: InputMaybe<Scalars['Boolean']['input']>;
  readonly pack?: InputMaybe<Scalars['String']['input']>;
  readonly performers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly pictureCount?: InputMaybe<Scalars['Int']['input']>;
  readonly releasedAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly runLengthSeconds?: InputMaybe<Scalars['Int']['input']>;
  readonly showcase?: InputMaybe<Scalars['String']['input']>;
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly title: Scalars['String']['input'];
};

export type FoundMember = {
  readonly __typename?: 'FoundMember';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isDisabled: Scalars['Boolean']['output'];
};

export type GemsInput = {
  readonly amount: Scalars['Int']['input'];
};

export type Label = {
  readonly __typename?: 'Label';
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type LabelInput = {
  readonly name: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
};

export type MediaSource = {
  readonly __typename?: 'MediaSource';
  readonly addedAt: Scalars['DateTime']['output'];
  readonly addedBy: Scalars['String']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly filmId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly state: MediaSourceState;
  readonly steps: ReadonlyArray<MediaStep>;
};

export type MediaSourcePage = {
  readonly __typename?: 'MediaSourcePage';
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly sources: ReadonlyArray<MediaSource>;
};

export type MediaSourceState =
  | 'failed'
  | 'published'
  | 'superseded'
  | 'working';

export type MediaStep = {
  readonly __typename?: 'MediaStep';
  readonly attempts: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly progress: Scalars['Float']['output'];
  readonly state: Scalars['String']['output'];
};

export type Member = {
  readonly __typename?: 'Member';
  readonly actions: ReadonlyArray<MemberActionRecord>;
  readonly approvals: ReadonlyArray<Approval>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly comments: ReadonlyArray<MemberComment>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly credits: Scalars['Int']['output'];
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly downloads: ReadonlyArray<MemberDownload>;
  readonly email: Scalars['String']['output'];
  readonly emailConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly gems: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly ledger: ReadonlyArray<MemberLedgerEntry>;
  readonly mails: ReadonlyArray<MemberMail>;
  readonly memberships: ReadonlyArray<MemberSubscription>;
  readonly payments: ReadonlyArray<MemberPayment>;
  readonly sessions: ReadonlyArray<MemberSession>;
};

export type MemberAction =
  { readonly cancel: CancelInput; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail: NothingMore; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete: NothingMore; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable: NothingMore; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable: NothingMore; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions: NothingMore; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend: ExtendInput; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems: GemsInput; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note: NothingMore; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund: RefundInput; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt: ChargeInput; };

export type MemberActionRecord = {
  readonly __typename?: 'MemberActionRecord';
  readonly action: Scalars['String']['output'];
  readonly approvalId?: Maybe<Scalars['ID']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly requestKey: Scalars['String']['output'];
};

export type MemberComment = {
  readonly __typename?: 'MemberComment';
  readonly at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly openReports: Scalars['Int']['output'];
  readonly removedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly text: Scalars['String']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly videoId: Scalars['ID']['output'];
};

export type MemberDownload = {
  readonly __typename?: 'MemberDownload';
  readonly at: Scalars['DateTime']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly videoId: Scalars['ID']['output'];
};

export type MemberLedgerEntry = {
  readonly __typename?: 'MemberLedgerEntry';
  readonly amount: Scalars['Int']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly balance: Scalars['Int']['output'];
  readonly reason: Scalars['String']['output'];
  readonly subject?: Maybe<Scalars['String']['output']>;
  readonly type: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
};

export type MemberMail = {
  readonly __typename?: 'MemberMail';
  readonly brand: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly queuedAt: Scalars['DateTime']['output'];
  readonly settledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
};

export type MemberPage = {
  readonly __typename?: 'MemberPage';
  readonly members: ReadonlyArray<FoundMember>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type MemberPayment = {
  readonly __typename?: 'MemberPayment';
  readonly amount: Scalars['Int']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly biller: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly plan: Scalars['String']['output'];
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly subscriptionId: Scalars['ID']['output'];
  readonly transactionId: Scalars['String']['output'];
};

export type MemberSearch =
  | 'email'
  | 'id'
  | 'name'
  | 'transaction';

export type MemberSession = {
  readonly __typename?: 'MemberSession';
  readonly brand: Scalars['String']['output'];
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly device: Scalars['String']['output'];
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly lastUsedAt: Scalars['DateTime']['output'];
  readonly network: Scalars['String']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
};

export type MemberSubscription = {
  readonly __typename?: 'MemberSubscription';
  readonly accessUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly biller?: Maybe<Scalars['String']['output']>;
  readonly events: ReadonlyArray<MemberSubscriptionEvent>;
  readonly id: Scalars['ID']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly isCancelled: Scalars['Boolean']['output'];
  readonly isRenewing: Scalars['Boolean']['output'];
  readonly isTandem: Scalars['Boolean']['output'];
  readonly joinedAt: Scalars['DateTime']['output'];
  readonly joinedOn: Scalars['String']['output'];
  readonly plan?: Maybe<Scalars['String']['output']>;
  readonly product: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type MemberSubscriptionEvent = {
  readonly __typename?: 'MemberSubscriptionEvent';
  readonly accessFrom?: Maybe<Scalars['DateTime']['output']>;
  readonly accessUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly cause: Scalars['String']['output'];
  readonly isPaid: Scalars['Boolean']['output'];
  readonly kind: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly actOnMember: ActionResult;
  readonly banCommentAuthor: CommentDecisionResult;
  readonly createAngel: ContentResult;
  readonly createAward: ContentResult;
  readonly createCaption: ContentResult;
  readonly createCategory: ContentResult;
  readonly createChannel: ContentResult;
  readonly createDeal: ContentResult;
  readonly createFilm: ContentResult;
  readonly createOffer: ContentResult;
  readonly createPack: ContentResult;
  readonly createPerformer: ContentResult;
  readonly createReel: ContentResult;
  readonly createShowcase: ContentResult;
  readonly createTag: ContentResult;
  readonly createWallPost: ContentResult;
  readonly createWebhook: WebhookResult;
  readonly decideApproval: ApprovalResult;
  readonly decideComment: CommentDecisionResult;
  readonly deleteDraft: ContentResult;
  readonly deleteWebhook: Scalars['Boolean']['output'];
  readonly enableWebhook?: Maybe<Webhook>;
  readonly liftCommentBan: CommentDecisionResult;
  readonly publishContent: ContentResult;
  readonly replayWebhook?: Maybe<Scalars['Int']['output']>;
  readonly retryMediaSource?: Maybe<MediaSource>;
  readonly unpublishContent: ContentResult;
  readonly updateAngel: ContentResult;
  readonly updateAward: ContentResult;
  readonly updateCaption: ContentResult;
  readonly updateCategory: ContentResult;
  readonly updateChannel: ContentResult;
  readonly updateDeal: ContentResult;
  readonly updateFilm: ContentResult;
  readonly updateOffer: ContentResult;
  readonly updatePack: ContentResult;
  readonly updatePerformer: ContentResult;
  readonly updateReel: ContentResult;
  readonly updateShowcase: ContentResult;
  readonly updateTag: ContentResult;
  readonly updateWallPost: ContentResult;
};


export type MutationActOnMemberArgs = {
  action: MemberAction;
  memberId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  requestKey: Scalars['String']['input'];
};


export type MutationBanCommentAuthorArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationCreateAngelArgs = {
  input: AngelInput;
};


export type MutationCreateAwardArgs = {
  input: AwardInput;
};


export type MutationCreateCaptionArgs = {
  input: CaptionInput;
};


export type MutationCreateCategoryArgs = {
  input: LabelInput;
};


export type MutationCreateChannelArgs = {
  input: ChannelInput;
};


export type MutationCreateDealArgs = {
  input: DealInput;
};


export type MutationCreateFilmArgs = {
  input: FilmInput;
};


export type MutationCreateOfferArgs = {
  input: OfferInput;
};


export type MutationCreatePackArgs = {
  input: PackInput;
};


export type MutationCreatePerformerArgs = {
  input: PerformerInput;
};


export type MutationCreateReelArgs = {
  input: ReelInput;
};


export type MutationCreateShowcaseArgs = {
  input: ShowcaseInput;
};


export type MutationCreateTagArgs = {
  input: LabelInput;
};


export type MutationCreateWallPostArgs = {
  input: WallPostInput;
};


export type MutationCreateWebhookArgs = {
  types: ReadonlyArray<Scalars['String']['input']>;
  url: Scalars['String']['input'];
};


export type MutationDecideApprovalArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDecideCommentArgs = {
  decision: CommentDecision;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDeleteDraftArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnableWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLiftCommentBanArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationPublishContentArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationReplayWebhookArgs = {
  id: Scalars['ID']['input'];
  since: Scalars['DateTime']['input'];
};


export type MutationRetryMediaSourceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnpublishContentArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type MutationUpdateAngelArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: AngelInput;
};


export type MutationUpdateAwardArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: AwardInput;
};


export type MutationUpdateCaptionArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: CaptionInput;
};


export type MutationUpdateCategoryArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: LabelInput;
};


export type MutationUpdateChannelArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: ChannelInput;
};


export type MutationUpdateDealArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: DealInput;
};


export type MutationUpdateFilmArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: FilmInput;
};


export type MutationUpdateOfferArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: OfferInput;
};


export type MutationUpdatePackArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: PackInput;
};


export type MutationUpdatePerformerArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: PerformerInput;
};


export type MutationUpdateReelArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: ReelInput;
};


export type MutationUpdateShowcaseArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: ShowcaseInput;
};


export type MutationUpdateTagArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: LabelInput;
};


export type MutationUpdateWallPostArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: WallPostInput;
};

export type NothingMore = {
  readonly confirmed: Scalars['Boolean']['input'];
};

export type Offer = {
  readonly __typename?: 'Offer';
  readonly currency: Scalars['String']['output'];
  readonly discountPercent: Scalars['Int']['output'];
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly highestPrice?: Maybe<Scalars['Int']['output']>;
  readonly lowestPrice?: Maybe<Scalars['Int']['output']>;
  readonly offeredGems: Scalars['Int']['output'];
  readonly position: Scalars['Int']['output'];
  readonly sites: ReadonlyArray<Scalars['String']['output']>;
  readonly slug: Scalars['String']['output'];
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type OfferInput = {
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  readonly discountPercent: Scalars['Int']['input'];
  readonly endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly highestPrice?: InputMaybe<Scalars['Int']['input']>;
  readonly lowestPrice?: InputMaybe<Scalars['Int']['input']>;
  readonly offeredGems?: InputMaybe<Scalars['Int']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly sites?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly slug: Scalars['String']['input'];
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type Pack = {
  readonly __typename?: 'Pack';
  readonly channel: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
};

export type PackInput = {
  readonly channel: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly position: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
};

export type Performer = {
  readonly __typename?: 'Performer';
  readonly activeSince?: Maybe<Scalars['Date']['output']>;
  readonly biography: Scalars['String']['output'];
  readonly birthplace?: Maybe<Scalars['String']['output']>;
  readonly eyes?: Maybe<Scalars['String']['output']>;
  readonly hair?: Maybe<Scalars['String']['output']>;
  readonly heightCentimetres?: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly nationality?: Maybe<Scalars['String']['output']>;
  readonly sex: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
};

export type PerformerInput = {
  readonly activeSince?: InputMaybe<Scalars['Date']['input']>;
  readonly biography?: InputMaybe<Scalars['String']['input']>;
  readonly birthplace?: InputMaybe<Scalars['String']['input']>;
  readonly eyes?: InputMaybe<Scalars['String']['input']>;
  readonly hair?: InputMaybe<Scalars['String']['input']>;
  readonly heightCentimetres?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly nationality?: InputMaybe<Scalars['String']['input']>;
  readonly sex: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type PreviewedMail = {
  readonly __typename?: 'PreviewedMail';
  readonly subject: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly approvals: ApprovalPage;
  readonly audit: AuditPage;
  readonly commentAuthor?: Maybe<CommentAuthorHistory>;
  readonly commentQueue: CommentQueue;
  readonly content?: Maybe<ContentItem>;
  readonly contentBySlug?: Maybe<ContentItem>;
  readonly contentList: ReadonlyArray<ContentItem>;
  readonly contentPage: ContentPage;
  readonly contentVersions: ReadonlyArray<ContentVersion>;
  readonly mediaSources: MediaSourcePage;
  readonly member?: Maybe<Member>;
  readonly members: MemberPage;
  readonly previewAction: ActionPreview;
  readonly tryBannedWords: Scalars['Boolean']['output'];
  readonly webhooks: ReadonlyArray<Webhook>;
};


export type QueryApprovalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ApprovalState>;
};


export type QueryAuditArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCommentAuthorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCommentQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContentArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type QueryContentBySlugArgs = {
  kind: ContentKind;
  slug: Scalars['String']['input'];
};


export type QueryContentListArgs = {
  kind: ContentKind;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ContentState>;
};


export type QueryContentPageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: ContentKind;
  search?: InputMaybe<Scalars['String']['input']>;
  site?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ContentState>;
};


export type QueryContentVersionsArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMediaSourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filmId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<MediaSourceState>;
};


export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: MemberSearch;
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


export type QueryPreviewActionArgs = {
  action: MemberAction;
  memberId: Scalars['ID']['input'];
};


export type QueryTryBannedWordsArgs = {
  text: Scalars['String']['input'];
};

export type QueuedComment = {
  readonly __typename?: 'QueuedComment';
  readonly at: Scalars['DateTime']['output'];
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly authorBannedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly authorId?: Maybe<Scalars['ID']['output']>;
  readonly authorIsBanned: Scalars['Boolean']['output'];
  readonly filmSlug: Scalars['String']['output'];
  readonly filmTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inReplyTo?: Maybe<Scalars['String']['output']>;
  readonly reports: ReadonlyArray<QueuedReport>;
  readonly site: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type QueuedReport = {
  readonly __typename?: 'QueuedReport';
  readonly at: Scalars['DateTime']['output'];
  readonly reason: Scalars['String']['output'];
};

export type Reel = {
  readonly __typename?: 'Reel';
  readonly film: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type ReelInput = {
  readonly film: Scalars['String']['input'];
  readonly position: Scalars['Int']['input'];
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
};

export type RefundInput = {
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
  readonly chargeId: Scalars['ID']['input'];
};

export type Showcase = {
  readonly __typename?: 'Showcase';
  readonly description: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type ShowcaseInput = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
  readonly title: Scalars['String']['input'];
};

export type WallPost = {
  readonly __typename?: 'WallPost';
  readonly curator: Scalars['String']['output'];
  readonly film: Scalars['String']['output'];
  readonly postedAt: Scalars['DateTime']['output'];
  readonly shape: Scalars['String']['output'];
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type WallPostInput = {
  readonly curator: Scalars['String']['input'];
  readonly film: Scalars['String']['input'];
  readonly postedAt: Scalars['DateTime']['input'];
  readonly shape: Scalars['String']['input'];
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

export type Webhook = {
  readonly __typename?: 'Webhook';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Scalars['String']['output'];
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly types: ReadonlyArray<Scalars['String']['output']>;
  readonly url: Scalars['String']['output'];
};

export type WebhookCreated = {
  readonly __typename?: 'WebhookCreated';
  readonly secret: Scalars['String']['output'];
  readonly webhook: Webhook;
};

export type WebhookResult = ContentInvalid | WebhookCreated;



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
  ActionResult:
    | ( ActionDone )
    | ( ActionRefused )
    | ( ActionWaits )
  ;
  ApprovalResult:
    | ( ActionRefused )
    | ( ApprovalDecided )
  ;
  CommentDecisionResult:
    | ( CommentDecided )
    | ( CommentDecisionRefused )
  ;
  ContentResult:
    | ( Omit<ContentConflict, 'current'> & { current: _RefType['ContentItem'] } )
    | ( ContentInUseMapper )
    | ( ContentInvalid )
    | ( ContentMissing )
    | ( Omit<ContentSaved, 'item'> & { item: _RefType['ContentItem'] } )
  ;
  WebhookResult:
    | ( ContentInvalid )
    | ( Omit<WebhookCreated, 'webhook'> & { webhook: _RefType['Webhook'] } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActionDone: ResolverTypeWrapper<ActionDone>;
  ActionPreview: ResolverTypeWrapper<ActionPreview>;
  ActionRefused: ResolverTypeWrapper<ActionRefused>;
  ActionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActionResult']>;
  ActionWaits: ResolverTypeWrapper<ActionWaits>;
  Angel: ResolverTypeWrapper<Angel>;
  AngelInput: AngelInput;
  Approval: ResolverTypeWrapper<Approval>;
  ApprovalDecided: ResolverTypeWrapper<ApprovalDecided>;
  ApprovalPage: ResolverTypeWrapper<ApprovalPage>;
  ApprovalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApprovalResult']>;
  ApprovalState: ApprovalState;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditFilter: AuditFilter;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuthoredComment: ResolverTypeWrapper<AuthoredComment>;
  Award: ResolverTypeWrapper<Award>;
  AwardInput: AwardInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelInput: CancelInput;
  Caption: ResolverTypeWrapper<Caption>;
  CaptionInput: CaptionInput;
  Channel: ResolverTypeWrapper<Channel>;
  ChannelInput: ChannelInput;
  Chapter: ResolverTypeWrapper<Chapter>;
  ChapterInput: ChapterInput;
  ChargeInput: ChargeInput;
  CommentAuthorHistory: ResolverTypeWrapper<CommentAuthorHistory>;
  CommentBan: ResolverTypeWrapper<CommentBan>;
  CommentDecided: ResolverTypeWrapper<CommentDecided>;
  CommentDecision: CommentDecision;
  CommentDecisionRecord: ResolverTypeWrapper<CommentDecisionRecord>;
  CommentDecisionRefused: ResolverTypeWrapper<CommentDecisionRefused>;
  CommentDecisionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentDecisionResult']>;
  CommentQueue: ResolverTypeWrapper<CommentQueue>;
  ContentConflict: ResolverTypeWrapper<Omit<ContentConflict, 'current'> & { current: ResolversTypes['ContentItem'] }>;
  ContentInUse: ResolverTypeWrapper<ContentInUseMapper>;
  ContentInvalid: ResolverTypeWrapper<ContentInvalid>;
  ContentItem: ResolverTypeWrapper<ContentItemMapper>;
  ContentKind: ContentKind;
  ContentMissing: ResolverTypeWrapper<ContentMissing>;
  ContentPage: ResolverTypeWrapper<Omit<ContentPage, 'items'> & { items: ReadonlyArray<ResolversTypes['ContentItem']> }>;
  ContentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContentResult']>;
  ContentSaved: ResolverTypeWrapper<Omit<ContentSaved, 'item'> & { item: ResolversTypes['ContentItem'] }>;
  ContentState: ContentState;
  ContentVersion: ResolverTypeWrapper<Omit<ContentVersion, 'item'> & { item: ResolversTypes['ContentItem'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deal: ResolverTypeWrapper<Deal>;
  DealInput: DealInput;
  ExtendInput: ExtendInput;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Film: ResolverTypeWrapper<Film>;
  FilmInput: FilmInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundMember: ResolverTypeWrapper<FoundMember>;
  GemsInput: GemsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Label: ResolverTypeWrapper<Label>;
  LabelInput: LabelInput;
  MediaSource: ResolverTypeWrapper<MediaSource>;
  MediaSourcePage: ResolverTypeWrapper<MediaSourcePage>;
  MediaSourceState: MediaSourceState;
  MediaStep: ResolverTypeWrapper<MediaStep>;
  Member: ResolverTypeWrapper<Member>;
  MemberAction: MemberAction;
  MemberActionRecord: ResolverTypeWrapper<MemberActionRecord>;
  MemberComment: ResolverTypeWrapper<MemberComment>;
  MemberDownload: ResolverTypeWrapper<MemberDownload>;
  MemberLedgerEntry: ResolverTypeWrapper<MemberLedgerEntry>;
  MemberMail: ResolverTypeWrapper<MemberMail>;
  MemberPage: ResolverTypeWrapper<MemberPage>;
  MemberPayment: ResolverTypeWrapper<MemberPayment>;
  MemberSearch: MemberSearch;
  MemberSession: ResolverTypeWrapper<MemberSession>;
  MemberSubscription: ResolverTypeWrapper<MemberSubscription>;
  MemberSubscriptionEvent: ResolverTypeWrapper<MemberSubscriptionEvent>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NothingMore: NothingMore;
  Offer: ResolverTypeWrapper<Offer>;
  OfferInput: OfferInput;
  Pack: ResolverTypeWrapper<Pack>;
  PackInput: PackInput;
  Performer: ResolverTypeWrapper<Performer>;
  PerformerInput: PerformerInput;
  PreviewedMail: ResolverTypeWrapper<PreviewedMail>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueuedComment: ResolverTypeWrapper<QueuedComment>;
  QueuedReport: ResolverTypeWrapper<QueuedReport>;
  Reel: ResolverTypeWrapper<Reel>;
  ReelInput: ReelInput;
  RefundInput: RefundInput;
  Showcase: ResolverTypeWrapper<Showcase>;
  ShowcaseInput: ShowcaseInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  WallPost: ResolverTypeWrapper<WallPost>;
  WallPostInput: WallPostInput;
  Webhook: ResolverTypeWrapper<WebhookMapper>;
  WebhookCreated: ResolverTypeWrapper<Omit<WebhookCreated, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  WebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WebhookResult']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActionDone: ActionDone;
  ActionPreview: ActionPreview;
  ActionRefused: ActionRefused;
  ActionResult: ResolversUnionTypes<ResolversParentTypes>['ActionResult'];
  ActionWaits: ActionWaits;
  Angel: Angel;
  AngelInput: AngelInput;
  Approval: Approval;
  ApprovalDecided: ApprovalDecided;
  ApprovalPage: ApprovalPage;
  ApprovalResult: ResolversUnionTypes<ResolversParentTypes>['ApprovalResult'];
  AuditEntry: AuditEntry;
  AuditFilter: AuditFilter;
  AuditPage: AuditPage;
  AuthoredComment: AuthoredComment;
  Award: Award;
  AwardInput: AwardInput;
  Boolean: Scalars['Boolean']['output'];
  CancelInput: CancelInput;
  Caption: Caption;
  CaptionInput: CaptionInput;
  Channel: Channel;
  ChannelInput: ChannelInput;
  Chapter: Chapter;
  ChapterInput: ChapterInput;
  ChargeInput: ChargeInput;
  CommentAuthorHistory: CommentAuthorHistory;
  CommentBan: CommentBan;
  CommentDecided: CommentDecided;
  CommentDecisionRecord: CommentDecisionRecord;
  CommentDecisionRefused: CommentDecisionRefused;
  CommentDecisionResult: ResolversUnionTypes<ResolversParentTypes>['CommentDecisionResult'];
  CommentQueue: CommentQueue;
  ContentConflict: Omit<ContentConflict, 'current'> & { current: ResolversParentTypes['ContentItem'] };
  ContentInUse: ContentInUseMapper;
  ContentInvalid: ContentInvalid;
  ContentItem: ContentItemMapper;
  ContentMissing: ContentMissing;
  ContentPage: Omit<ContentPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['ContentItem']> };
  ContentResult: ResolversUnionTypes<ResolversParentTypes>['ContentResult'];
  ContentSaved: Omit<ContentSaved, 'item'> & { item: ResolversParentTypes['ContentItem'] };
  ContentVersion: Omit<ContentVersion, 'item'> & { item: ResolversParentTypes['ContentItem'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Deal: Deal;
  DealInput: DealInput;
  ExtendInput: ExtendInput;
  FieldProblem: FieldProblem;
  Film: Film;
  FilmInput: FilmInput;
  Float: Scalars['Float']['output'];
  FoundMember: FoundMember;
  GemsInput: GemsInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Label: Label;
  LabelInput: LabelInput;
  MediaSource: MediaSource;
  MediaSourcePage: MediaSourcePage;
  MediaStep: MediaStep;
  Member: Member;
  MemberAction: MemberAction;
  MemberActionRecord: MemberActionRecord;
  MemberComment: MemberComment;
  MemberDownload: MemberDownload;
  MemberLedgerEntry: MemberLedgerEntry;
  MemberMail: MemberMail;
  MemberPage: MemberPage;
  MemberPayment: MemberPayment;
  MemberSession: MemberSession;
  MemberSubscription: MemberSubscription;
  MemberSubscriptionEvent: MemberSubscriptionEvent;
  Mutation: Record<PropertyKey, never>;
  NothingMore: NothingMore;
  Offer: Offer;
  OfferInput: OfferInput;
  Pack: Pack;
  PackInput: PackInput;
  Performer: Performer;
  PerformerInput: PerformerInput;
  PreviewedMail: PreviewedMail;
  Query: Record<PropertyKey, never>;
  QueuedComment: QueuedComment;
  QueuedReport: QueuedReport;
  Reel: Reel;
  ReelInput: ReelInput;
  RefundInput: RefundInput;
  Showcase: Showcase;
  ShowcaseInput: ShowcaseInput;
  String: Scalars['String']['output'];
  WallPost: WallPost;
  WallPostInput: WallPostInput;
  Webhook: WebhookMapper;
  WebhookCreated: Omit<WebhookCreated, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  WebhookResult: ResolversUnionTypes<ResolversParentTypes>['WebhookResult'];
};

export type ActionDoneResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ActionDone'] = ResolversParentTypes['ActionDone']> = {
  effects?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionPreviewResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ActionPreview'] = ResolversParentTypes['ActionPreview']> = {
  effects?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['PreviewedMail']>, ParentType, ContextType>;
  needsApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['ActionRefused']>, ParentType, ContextType>;
};

export type ActionRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ActionRefused'] = ResolversParentTypes['ActionRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ActionResult'] = ResolversParentTypes['ActionResult']> = {
  __resolveType: TypeResolveFn<'ActionDone' | 'ActionRefused' | 'ActionWaits', ParentType, ContextType>;
};

export type ActionWaitsResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ActionWaits'] = ResolversParentTypes['ActionWaits']> = {
  approval?: Resolver<ResolversTypes['Approval'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AngelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Angel'] = ResolversParentTypes['Angel']> = {
  chosenOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  motto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  story?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carriedOutAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApprovalState'], ParentType, ContextType>;
};

export type ApprovalDecidedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ApprovalDecided'] = ResolversParentTypes['ApprovalDecided']> = {
  approval?: Resolver<ResolversTypes['Approval'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApprovalPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ApprovalPage'] = ResolversParentTypes['ApprovalPage']> = {
  approvals?: Resolver<ReadonlyArray<ResolversTypes['Approval']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApprovalResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ApprovalResult'] = ResolversParentTypes['ApprovalResult']> = {
  __resolveType: TypeResolveFn<'ActionRefused' | 'ApprovalDecided', ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuthoredCommentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['AuthoredComment'] = ResolversParentTypes['AuthoredComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['CommentDecisionRecord']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AwardResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  film?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaptionResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Caption'] = ResolversParentTypes['Caption']> = {
  film?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isThirdParty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  startsAtSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentAuthorHistoryResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentAuthorHistory'] = ResolversParentTypes['CommentAuthorHistory']> = {
  ban?: Resolver<Maybe<ResolversTypes['CommentBan']>, ParentType, ContextType>;
  comments?: Resolver<ReadonlyArray<ResolversTypes['AuthoredComment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  removedComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentBanResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentBan'] = ResolversParentTypes['CommentBan']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CommentDecidedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentDecided'] = ResolversParentTypes['CommentDecided']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentDecisionRecordResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentDecisionRecord'] = ResolversParentTypes['CommentDecisionRecord']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentDecisionRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentDecisionRefused'] = ResolversParentTypes['CommentDecisionRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentDecisionResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentDecisionResult'] = ResolversParentTypes['CommentDecisionResult']> = {
  __resolveType: TypeResolveFn<'CommentDecided' | 'CommentDecisionRefused', ParentType, ContextType>;
};

export type CommentQueueResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentQueue'] = ResolversParentTypes['CommentQueue']> = {
  comments?: Resolver<ReadonlyArray<ResolversTypes['QueuedComment']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentConflictResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentConflict'] = ResolversParentTypes['ContentConflict']> = {
  current?: Resolver<ResolversTypes['ContentItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentInUseResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentInUse'] = ResolversParentTypes['ContentInUse']> = {
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentInvalidResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentInvalid'] = ResolversParentTypes['ContentInvalid']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentItemResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentItem'] = ResolversParentTypes['ContentItem']> = {
  angel?: Resolver<Maybe<ResolversTypes['Angel']>, ParentType, ContextType>;
  award?: Resolver<Maybe<ResolversTypes['Award']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['Caption']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Label']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  deal?: Resolver<Maybe<ResolversTypes['Deal']>, ParentType, ContextType>;
  film?: Resolver<Maybe<ResolversTypes['Film']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  pack?: Resolver<Maybe<ResolversTypes['Pack']>, ParentType, ContextType>;
  performer?: Resolver<Maybe<ResolversTypes['Performer']>, ParentType, ContextType>;
  publishedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reel?: Resolver<Maybe<ResolversTypes['Reel']>, ParentType, ContextType>;
  showcase?: Resolver<Maybe<ResolversTypes['Showcase']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['Label']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wallPost?: Resolver<Maybe<ResolversTypes['WallPost']>, ParentType, ContextType>;
};

export type ContentMissingResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentMissing'] = ResolversParentTypes['ContentMissing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['ContentItem']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentResult'] = ResolversParentTypes['ContentResult']> = {
  __resolveType: TypeResolveFn<'ContentConflict' | 'ContentInUse' | 'ContentInvalid' | 'ContentMissing' | 'ContentSaved', ParentType, ContextType>;
};

export type ContentSavedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentSaved'] = ResolversParentTypes['ContentSaved']> = {
  item?: Resolver<ResolversTypes['ContentItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['ContentItem'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DealResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Deal'] = ResolversParentTypes['Deal']> = {
  audience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carouselRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discountPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  epochUpsellId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initialPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interstitialRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isExclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternalOneClick?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOneClick?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itsUpCampaignId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itsUpZoneId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listingRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsConsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recurringPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rgUpsellId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  segpayUpsellId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilmResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Film'] = ResolversParentTypes['Film']> = {
  bestHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chapters?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType>;
  composition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  directors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isDenied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeLimitedTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuestScene?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  performers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  pictureCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  runLengthSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  showcase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundMemberResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['FoundMember'] = ResolversParentTypes['FoundMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LabelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Label'] = ResolversParentTypes['Label']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaSourceResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MediaSource'] = ResolversParentTypes['MediaSource']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MediaSourceState'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['MediaStep']>, ParentType, ContextType>;
};

export type MediaSourcePageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MediaSourcePage'] = ResolversParentTypes['MediaSourcePage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['MediaSource']>, ParentType, ContextType>;
};

export type MediaStepResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MediaStep'] = ResolversParentTypes['MediaStep']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['MemberActionRecord']>, ParentType, ContextType>;
  approvals?: Resolver<ReadonlyArray<ResolversTypes['Approval']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<ReadonlyArray<ResolversTypes['MemberComment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloads?: Resolver<ReadonlyArray<ResolversTypes['MemberDownload']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ledger?: Resolver<ReadonlyArray<ResolversTypes['MemberLedgerEntry']>, ParentType, ContextType>;
  mails?: Resolver<ReadonlyArray<ResolversTypes['MemberMail']>, ParentType, ContextType>;
  memberships?: Resolver<ReadonlyArray<ResolversTypes['MemberSubscription']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['MemberPayment']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['MemberSession']>, ParentType, ContextType>;
};

export type MemberActionRecordResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberActionRecord'] = ResolversParentTypes['MemberActionRecord']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberCommentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberComment'] = ResolversParentTypes['MemberComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberDownloadResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberDownload'] = ResolversParentTypes['MemberDownload']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MemberLedgerEntryResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberLedgerEntry'] = ResolversParentTypes['MemberLedgerEntry']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberMailResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberMail'] = ResolversParentTypes['MemberMail']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  queuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  members?: Resolver<ReadonlyArray<ResolversTypes['FoundMember']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberPaymentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberPayment'] = ResolversParentTypes['MemberPayment']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  biller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberSessionResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberSession'] = ResolversParentTypes['MemberSession']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberSubscriptionResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberSubscription'] = ResolversParentTypes['MemberSubscription']> = {
  accessUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  biller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['MemberSubscriptionEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRenewing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTandem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  joinedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberSubscriptionEventResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberSubscriptionEvent'] = ResolversParentTypes['MemberSubscriptionEvent']> = {
  accessFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accessUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  actOnMember?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationActOnMemberArgs, 'action' | 'memberId' | 'reason' | 'requestKey'>>;
  banCommentAuthor?: Resolver<ResolversTypes['CommentDecisionResult'], ParentType, ContextType, RequireFields<MutationBanCommentAuthorArgs, 'id' | 'reason'>>;
  createAngel?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateAngelArgs, 'input'>>;
  createAward?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateAwardArgs, 'input'>>;
  createCaption?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateCaptionArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createChannel?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateChannelArgs, 'input'>>;
  createDeal?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateDealArgs, 'input'>>;
  createFilm?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateFilmArgs, 'input'>>;
  createOffer?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateOfferArgs, 'input'>>;
  createPack?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreatePackArgs, 'input'>>;
  createPerformer?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreatePerformerArgs, 'input'>>;
  createReel?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateReelArgs, 'input'>>;
  createShowcase?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateShowcaseArgs, 'input'>>;
  createTag?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateTagArgs, 'input'>>;
  createWallPost?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateWallPostArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'types' | 'url'>>;
  decideApproval?: Resolver<ResolversTypes['ApprovalResult'], ParentType, ContextType, RequireFields<MutationDecideApprovalArgs, 'approve' | 'id' | 'reason'>>;
  decideComment?: Resolver<ResolversTypes['CommentDecisionResult'], ParentType, ContextType, RequireFields<MutationDecideCommentArgs, 'decision' | 'id' | 'reason'>>;
  deleteDraft?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationDeleteDraftArgs, 'expectedVersion' | 'id' | 'kind'>>;
  deleteWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  enableWebhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationEnableWebhookArgs, 'id'>>;
  liftCommentBan?: Resolver<ResolversTypes['CommentDecisionResult'], ParentType, ContextType, RequireFields<MutationLiftCommentBanArgs, 'id' | 'reason'>>;
  publishContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationPublishContentArgs, 'expectedVersion' | 'id' | 'kind'>>;
  replayWebhook?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'id' | 'since'>>;
  retryMediaSource?: Resolver<Maybe<ResolversTypes['MediaSource']>, ParentType, ContextType, RequireFields<MutationRetryMediaSourceArgs, 'id'>>;
  unpublishContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUnpublishContentArgs, 'expectedVersion' | 'id' | 'kind'>>;
  updateAngel?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateAngelArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateAward?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateAwardArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateCaption?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateCaptionArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateCategory?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateChannel?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateChannelArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateDeal?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateDealArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateFilm?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateFilmArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateOffer?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateOfferArgs, 'expectedVersion' | 'id' | 'input'>>;
  updatePack?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdatePackArgs, 'expectedVersion' | 'id' | 'input'>>;
  updatePerformer?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdatePerformerArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateReel?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateReelArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateShowcase?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateShowcaseArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateTag?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateTagArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateWallPost?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateWallPostArgs, 'expectedVersion' | 'id' | 'input'>>;
};

export type OfferResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  highestPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offeredGems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PackResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Pack'] = ResolversParentTypes['Pack']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PerformerResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Performer'] = ResolversParentTypes['Performer']> = {
  activeSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  biography?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  birthplace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eyes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hair?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heightCentimetres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreviewedMailResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PreviewedMail'] = ResolversParentTypes['PreviewedMail']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  approvals?: Resolver<ResolversTypes['ApprovalPage'], ParentType, ContextType, RequireFields<QueryApprovalsArgs, 'first' | 'state'>>;
  audit?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditArgs, 'first'>>;
  commentAuthor?: Resolver<Maybe<ResolversTypes['CommentAuthorHistory']>, ParentType, ContextType, RequireFields<QueryCommentAuthorArgs, 'id'>>;
  commentQueue?: Resolver<ResolversTypes['CommentQueue'], ParentType, ContextType, RequireFields<QueryCommentQueueArgs, 'first'>>;
  content?: Resolver<Maybe<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'id' | 'kind'>>;
  contentBySlug?: Resolver<Maybe<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentBySlugArgs, 'kind' | 'slug'>>;
  contentList?: Resolver<ReadonlyArray<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentListArgs, 'kind' | 'limit' | 'offset'>>;
  contentPage?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<QueryContentPageArgs, 'first' | 'kind'>>;
  contentVersions?: Resolver<ReadonlyArray<ResolversTypes['ContentVersion']>, ParentType, ContextType, RequireFields<QueryContentVersionsArgs, 'id' | 'kind' | 'limit'>>;
  mediaSources?: Resolver<ResolversTypes['MediaSourcePage'], ParentType, ContextType, RequireFields<QueryMediaSourcesArgs, 'first'>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  members?: Resolver<ResolversTypes['MemberPage'], ParentType, ContextType, RequireFields<QueryMembersArgs, 'by' | 'first' | 'text'>>;
  previewAction?: Resolver<ResolversTypes['ActionPreview'], ParentType, ContextType, RequireFields<QueryPreviewActionArgs, 'action' | 'memberId'>>;
  tryBannedWords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryTryBannedWordsArgs, 'text'>>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type QueuedCommentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['QueuedComment'] = ResolversParentTypes['QueuedComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorBannedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorIsBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filmSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filmTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReplyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['QueuedReport']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueuedReportResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['QueuedReport'] = ResolversParentTypes['QueuedReport']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Reel'] = ResolversParentTypes['Reel']> = {
  film?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShowcaseResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Showcase'] = ResolversParentTypes['Showcase']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WallPostResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WallPost'] = ResolversParentTypes['WallPost']> = {
  curator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  film?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookCreatedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WebhookCreated'] = ResolversParentTypes['WebhookCreated']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WebhookResult'] = ResolversParentTypes['WebhookResult']> = {
  __resolveType: TypeResolveFn<'ContentInvalid' | 'WebhookCreated', ParentType, ContextType>;
};

export type Resolvers<ContextType = StaffContext> = {
  ActionDone?: ActionDoneResolvers<ContextType>;
  ActionPreview?: ActionPreviewResolvers<ContextType>;
  ActionRefused?: ActionRefusedResolvers<ContextType>;
  ActionResult?: ActionResultResolvers<ContextType>;
  ActionWaits?: ActionWaitsResolvers<ContextType>;
  Angel?: AngelResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalDecided?: ApprovalDecidedResolvers<ContextType>;
  ApprovalPage?: ApprovalPageResolvers<ContextType>;
  ApprovalResult?: ApprovalResultResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuthoredComment?: AuthoredCommentResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  Caption?: CaptionResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  CommentAuthorHistory?: CommentAuthorHistoryResolvers<ContextType>;
  CommentBan?: CommentBanResolvers<ContextType>;
  CommentDecided?: CommentDecidedResolvers<ContextType>;
  CommentDecisionRecord?: CommentDecisionRecordResolvers<ContextType>;
  CommentDecisionRefused?: CommentDecisionRefusedResolvers<ContextType>;
  CommentDecisionResult?: CommentDecisionResultResolvers<ContextType>;
  CommentQueue?: CommentQueueResolvers<ContextType>;
  ContentConflict?: ContentConflictResolvers<ContextType>;
  ContentInUse?: ContentInUseResolvers<ContextType>;
  ContentInvalid?: ContentInvalidResolvers<ContextType>;
  ContentItem?: ContentItemResolvers<ContextType>;
  ContentMissing?: ContentMissingResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  ContentResult?: ContentResultResolvers<ContextType>;
  ContentSaved?: ContentSavedResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Deal?: DealResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Film?: FilmResolvers<ContextType>;
  FoundMember?: FoundMemberResolvers<ContextType>;
  Label?: LabelResolvers<ContextType>;
  MediaSource?: MediaSourceResolvers<ContextType>;
  MediaSourcePage?: MediaSourcePageResolvers<ContextType>;
  MediaStep?: MediaStepResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberActionRecord?: MemberActionRecordResolvers<ContextType>;
  MemberComment?: MemberCommentResolvers<ContextType>;
  MemberDownload?: MemberDownloadResolvers<ContextType>;
  MemberLedgerEntry?: MemberLedgerEntryResolvers<ContextType>;
  MemberMail?: MemberMailResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  MemberPayment?: MemberPaymentResolvers<ContextType>;
  MemberSession?: MemberSessionResolvers<ContextType>;
  MemberSubscription?: MemberSubscriptionResolvers<ContextType>;
  MemberSubscriptionEvent?: MemberSubscriptionEventResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  Pack?: PackResolvers<ContextType>;
  Performer?: PerformerResolvers<ContextType>;
  PreviewedMail?: PreviewedMailResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueuedComment?: QueuedCommentResolvers<ContextType>;
  QueuedReport?: QueuedReportResolvers<ContextType>;
  Reel?: ReelResolvers<ContextType>;
  Showcase?: ShowcaseResolvers<ContextType>;
  WallPost?: WallPostResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookCreated?: WebhookCreatedResolvers<ContextType>;
  WebhookResult?: WebhookResultResolvers<ContextType>;
};

