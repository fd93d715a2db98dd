// Written by `npm run codegen` from *.graphql; a change here is lost.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContentItemMapper, ContentInUseMapper, WebhookMapper } from '../modules/content/content/staff-api/schema.mappers.ts';
import type { ListedRequestMapper, PublicRequestMapper } from '../modules/staff/requests/staff-api/schema.mappers.ts';
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

export type AcceptRenewalResult = RenewalAcceptanceRefused | RenewalAccepted;

export type ActionDone = {
  readonly __typename?: 'ActionDone';
  readonly effects: ReadonlyArray<Scalars['String']['output']>;
  readonly memberId: Scalars['ID']['output'];
  readonly unmadeRefund?: Maybe<UnmadeRefund>;
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

export type AmountDiscounted = {
  readonly __typename?: 'AmountDiscounted';
  readonly amount: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
};

export type Angel = {
  readonly __typename?: 'Angel';
  readonly banner?: Maybe<Scalars['String']['output']>;
  readonly bannerFocus?: Maybe<Scalars['String']['output']>;
  readonly chosenOn: Scalars['Date']['output'];
  readonly motto: Scalars['String']['output'];
  readonly performer: Scalars['String']['output'];
  readonly portrait?: Maybe<Scalars['String']['output']>;
  readonly portraitFocus?: Maybe<Scalars['String']['output']>;
  readonly position: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly story: Scalars['String']['output'];
  readonly translations: ReadonlyArray<Translation>;
};

export type AngelInput = {
  readonly banner?: InputMaybe<Scalars['String']['input']>;
  readonly bannerFocus?: InputMaybe<Scalars['String']['input']>;
  readonly chosenOn: Scalars['Date']['input'];
  readonly motto: Scalars['String']['input'];
  readonly performer: Scalars['String']['input'];
  readonly portrait?: InputMaybe<Scalars['String']['input']>;
  readonly portraitFocus?: InputMaybe<Scalars['String']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
  readonly story?: InputMaybe<Scalars['String']['input']>;
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
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

export type ApproveDiscountResult = DiscountApproved | DiscountRefused;

export type Attention = {
  readonly __typename?: 'Attention';
  readonly failedCommands: Scalars['Int']['output'];
  readonly failedEvents: Scalars['Int']['output'];
  readonly failedJobs: Scalars['Int']['output'];
  readonly flaggedEvents: Scalars['Int']['output'];
  readonly mailsWaiting: Scalars['Int']['output'];
  readonly oldestMailAt?: Maybe<Scalars['DateTime']['output']>;
  readonly stoppedExperiments: Scalars['Int']['output'];
};

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
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly until?: InputMaybe<Scalars['Date']['input']>;
};

export type AuditPage = {
  readonly __typename?: 'AuditPage';
  readonly entries: ReadonlyArray<AuditEntry>;
  readonly next?: Maybe<Scalars['Int']['output']>;
};

export type AuditProof = {
  readonly __typename?: 'AuditProof';
  readonly brokenAt?: Maybe<Scalars['Int']['output']>;
  readonly entries: Scalars['Int']['output'];
  readonly hash: Scalars['String']['output'];
  readonly isWhole: Scalars['Boolean']['output'];
};

export type AuthoredComment = {
  readonly __typename?: 'AuthoredComment';
  readonly at: Scalars['DateTime']['output'];
  readonly decisions: ReadonlyArray<CommentDecisionRecord>;
  readonly id: Scalars['ID']['output'];
  readonly openReports: Scalars['Int']['output'];
  readonly removedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly shadowedAt?: Maybe<Scalars['DateTime']['output']>;
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

export type BannedWord = {
  readonly __typename?: 'BannedWord';
  readonly decidedAt: Scalars['DateTime']['output'];
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly verdict: BannedWordVerdict;
  readonly word: Scalars['String']['output'];
};

export type BannedWordDecided = {
  readonly __typename?: 'BannedWordDecided';
  readonly before?: Maybe<BannedWordVerdict>;
  readonly word: Scalars['String']['output'];
};

export type BannedWordPreview = {
  readonly __typename?: 'BannedWordPreview';
  readonly caughtComments: Scalars['Int']['output'];
  readonly caughtExamples: ReadonlyArray<Scalars['String']['output']>;
  readonly latestComments: Scalars['Int']['output'];
  readonly reading: Scalars['String']['output'];
  readonly refusal?: Maybe<BannedWordRefused>;
  readonly spellings: ReadonlyArray<Scalars['String']['output']>;
  readonly word: Scalars['String']['output'];
};

export type BannedWordRefusalCode =
  | 'DUPLICATE'
  | 'EMPTY'
  | 'GONE'
  | 'NOT_BANNED'
  | 'ON_LIST'
  | 'STILL_BANNED'
  | 'TOO_BROAD'
  | 'TOO_LONG';

export type BannedWordRefused = {
  readonly __typename?: 'BannedWordRefused';
  readonly code: BannedWordRefusalCode;
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type BannedWordResult = BannedWordDecided | BannedWordRefused;

export type BannedWordVerdict =
  | 'allowed'
  | 'banned';

export type BillerCommand = {
  readonly __typename?: 'BillerCommand';
  readonly attempts: Scalars['Int']['output'];
  readonly biller: Scalars['String']['output'];
  readonly decidedAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly orderId: Scalars['ID']['output'];
  readonly state: Scalars['String']['output'];
  readonly transactionId?: Maybe<Scalars['String']['output']>;
};

export type BillerReconciliation = {
  readonly __typename?: 'BillerReconciliation';
  readonly biller: Scalars['String']['output'];
  readonly events: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly failedCommands: Scalars['Int']['output'];
  readonly flagged: Scalars['Int']['output'];
  readonly foundByReading: Scalars['Int']['output'];
  readonly lateAgreements: Scalars['Int']['output'];
  readonly oldestOrderAt?: Maybe<Scalars['DateTime']['output']>;
  readonly openOrders: Scalars['Int']['output'];
  readonly pendingCommands: Scalars['Int']['output'];
  readonly readUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly waiting: Scalars['Int']['output'];
};

export type BookAccountKind =
  | 'ASSET'
  | 'COST'
  | 'INCOME'
  | 'LIABILITY'
  | 'PEOPLE';

export type BookBalance = {
  readonly __typename?: 'BookBalance';
  readonly account: Scalars['String']['output'];
  readonly added: Scalars['Float']['output'];
  readonly closing: Scalars['Float']['output'];
  readonly kind: BookAccountKind;
  readonly month: Scalars['Date']['output'];
  readonly opening: Scalars['Float']['output'];
  readonly takenOff: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
};

export type BookEntry = {
  readonly __typename?: 'BookEntry';
  readonly amount: Scalars['Float']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly counterpart: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly reason: Scalars['String']['output'];
  readonly reference?: Maybe<Scalars['String']['output']>;
  readonly type: Scalars['String']['output'];
};

export type BookEntryPage = {
  readonly __typename?: 'BookEntryPage';
  readonly entries: ReadonlyArray<BookEntry>;
  readonly next?: Maybe<Scalars['ID']['output']>;
};

export type BrandArt = {
  readonly __typename?: 'BrandArt';
  readonly brand: Scalars['String']['output'];
  readonly picture: Scalars['String']['output'];
  readonly pictureFocus?: Maybe<Scalars['String']['output']>;
  readonly slot: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type BrandArtInput = {
  readonly brand: Scalars['String']['input'];
  readonly picture?: InputMaybe<Scalars['String']['input']>;
  readonly pictureFocus?: InputMaybe<Scalars['String']['input']>;
  readonly slot: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
};

export type BrandCard = {
  readonly __typename?: 'BrandCard';
  readonly background: Scalars['String']['output'];
  readonly brand: Scalars['String']['output'];
  readonly cardRatio?: Maybe<Scalars['String']['output']>;
  readonly heroRatio: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type BrandFlag = {
  readonly __typename?: 'BrandFlag';
  readonly isConfigured: Scalars['Boolean']['output'];
  readonly isOn: Scalars['Boolean']['output'];
  readonly isRuntime: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

export type BrandFlags = {
  readonly __typename?: 'BrandFlags';
  readonly brand: Scalars['ID']['output'];
  readonly flags: ReadonlyArray<BrandFlag>;
  readonly name: Scalars['String']['output'];
};

export type BulkChange = {
  readonly __typename?: 'BulkChange';
  readonly count: Scalars['Int']['output'];
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly decisionReason?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: ContentKind;
  readonly name: BulkChangeName;
  readonly publishAt?: Maybe<Scalars['DateTime']['output']>;
  readonly reason: Scalars['String']['output'];
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly requestedBy: Scalars['String']['output'];
  readonly results: ReadonlyArray<BulkRowResult>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly state: BulkChangeState;
  readonly undoResults: ReadonlyArray<BulkRowResult>;
  readonly undoneAt?: Maybe<Scalars['DateTime']['output']>;
  readonly undoneBy?: Maybe<Scalars['String']['output']>;
  readonly unpublishAt?: Maybe<Scalars['DateTime']['output']>;
  readonly worth: ReadonlyArray<BulkWorth>;
};

export type BulkChangeInput = {
  readonly name: BulkChangeName;
  readonly publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  readonly unpublishAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type BulkChangeName =
  | 'addCategory'
  | 'addTag'
  | 'deleteDrafts'
  | 'erase'
  | 'publish'
  | 'removeCategory'
  | 'removeTag'
  | 'schedule'
  | 'setChannel'
  | 'unpublish';

export type BulkChangePage = {
  readonly __typename?: 'BulkChangePage';
  readonly changes: ReadonlyArray<BulkChange>;
  readonly next?: Maybe<Scalars['ID']['output']>;
};

export type BulkChangeResult = BulkChanged | BulkRefused;

export type BulkChangeState =
  | 'declined'
  | 'done'
  | 'open'
  | 'running';

export type BulkChanged = {
  readonly __typename?: 'BulkChanged';
  readonly change: BulkChange;
};

export type BulkOutcome =
  | 'done'
  | 'refused'
  | 'unchanged';

export type BulkPlan = {
  readonly __typename?: 'BulkPlan';
  readonly from: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type BulkRefused = {
  readonly __typename?: 'BulkRefused';
  readonly message: Scalars['String']['output'];
};

export type BulkRowResult = {
  readonly __typename?: 'BulkRowResult';
  readonly canUndo: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly outcome: BulkOutcome;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type BulkWorth = {
  readonly __typename?: 'BulkWorth';
  readonly field: Scalars['String']['output'];
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly to?: Maybe<Scalars['String']['output']>;
};

export type Calendar = {
  readonly __typename?: 'Calendar';
  readonly entries: ReadonlyArray<CalendarEntry>;
  readonly isComplete: Scalars['Boolean']['output'];
};

export type CalendarEntry = {
  readonly __typename?: 'CalendarEntry';
  readonly at: Scalars['DateTime']['output'];
  readonly item: ContentItem;
  readonly what: CalendarMoment;
};

export type CalendarMoment =
  | 'publication'
  | 'release'
  | 'takedown';

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

export type ChangeEmailInput = {
  readonly isStolen?: InputMaybe<Scalars['Boolean']['input']>;
  readonly newEmail: Scalars['String']['input'];
};

export type Channel = {
  readonly __typename?: 'Channel';
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly isThirdParty: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly pictureFocus?: Maybe<Scalars['String']['output']>;
  readonly position: Scalars['Int']['output'];
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly translations: ReadonlyArray<Translation>;
};

export type ChannelInput = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly isThirdParty?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name: Scalars['String']['input'];
  readonly picture?: InputMaybe<Scalars['String']['input']>;
  readonly pictureFocus?: InputMaybe<Scalars['String']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

export type Chapter = {
  readonly __typename?: 'Chapter';
  readonly startsAtSeconds: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly translations: ReadonlyArray<Translation>;
};

export type ChapterInput = {
  readonly startsAtSeconds: Scalars['Int']['input'];
  readonly title: Scalars['String']['input'];
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

export type ChargeInput = {
  readonly chargeId: Scalars['ID']['input'];
};

export type ChosenStill = {
  readonly __typename?: 'ChosenStill';
  readonly picture: Scalars['ID']['output'];
  readonly place: Scalars['Int']['output'];
  readonly startsAtSeconds: Scalars['Int']['output'];
};

export type ChosenStillInput = {
  readonly picture: Scalars['ID']['input'];
  readonly place: Scalars['Int']['input'];
  readonly startsAtSeconds: Scalars['Int']['input'];
};

export type CommandRetried = {
  readonly __typename?: 'CommandRetried';
  readonly state: Scalars['String']['output'];
};

export type CommentAppeal = {
  readonly __typename?: 'CommentAppeal';
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly appealedAt: Scalars['DateTime']['output'];
  readonly authorId: Scalars['ID']['output'];
  readonly comment?: Maybe<Scalars['String']['output']>;
  readonly decidedAgainstBy: Scalars['String']['output'];
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: CommentAppealKind;
  readonly reason: Scalars['String']['output'];
  readonly state: CommentAppealState;
  readonly text: Scalars['String']['output'];
};

export type CommentAppealKind =
  | 'ban'
  | 'comment';

export type CommentAppealPage = {
  readonly __typename?: 'CommentAppealPage';
  readonly appeals: ReadonlyArray<CommentAppeal>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type CommentAppealState =
  | 'granted'
  | 'open'
  | 'upheld';

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
  readonly isShadow: Scalars['Boolean']['output'];
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

export type ContentConflict = {
  readonly __typename?: 'ContentConflict';
  readonly current: ContentItem;
};

export type ContentInUse = {
  readonly __typename?: 'ContentInUse';
  readonly kind: ContentKind;
  readonly slug: Scalars['String']['output'];
};

export type ContentInput =
  { readonly angel: AngelInput; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award: AwardInput; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt: BrandArtInput; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption: CaptionInput; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category: LabelInput; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel: ChannelInput; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal: DealInput; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview: ExpertReviewInput; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film: FilmInput; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer: OfferInput; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack: PackInput; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer: PerformerInput; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet: PictureSetInput; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan: PlanInput; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel: ReelInput; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase: ShowcaseInput; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag: LabelInput; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost: WallPostInput; };

export type ContentInvalid = {
  readonly __typename?: 'ContentInvalid';
  readonly problems: ReadonlyArray<FieldProblem>;
};

export type ContentItem = {
  readonly __typename?: 'ContentItem';
  readonly angel?: Maybe<Angel>;
  readonly award?: Maybe<Award>;
  readonly brandArt?: Maybe<BrandArt>;
  readonly caption?: Maybe<Caption>;
  readonly category?: Maybe<Label>;
  readonly channel?: Maybe<Channel>;
  readonly deal?: Maybe<Deal>;
  readonly expertReview?: Maybe<ExpertReview>;
  readonly film?: Maybe<Film>;
  readonly id: Scalars['ID']['output'];
  readonly kind: ContentKind;
  readonly offer?: Maybe<Offer>;
  readonly pack?: Maybe<Pack>;
  readonly performer?: Maybe<Performer>;
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly pictureSet?: Maybe<PictureSet>;
  readonly plan?: Maybe<Plan>;
  readonly preparation?: Maybe<PicturePreparation>;
  readonly publishAt?: Maybe<Scalars['DateTime']['output']>;
  readonly publishedVersion?: Maybe<Scalars['Int']['output']>;
  readonly reel?: Maybe<Reel>;
  readonly scheduleProblem?: Maybe<Scalars['String']['output']>;
  readonly scheduledBy?: Maybe<Scalars['String']['output']>;
  readonly showcase?: Maybe<Showcase>;
  readonly state: ContentState;
  readonly tag?: Maybe<Label>;
  readonly unpublishAt?: Maybe<Scalars['DateTime']['output']>;
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly version: Scalars['Int']['output'];
  readonly waiting?: Maybe<WaitingRequest>;
  readonly wallPost?: Maybe<WallPost>;
  readonly warnings: ReadonlyArray<FieldProblem>;
};

export type ContentKind =
  | 'angel'
  | 'award'
  | 'brandArt'
  | 'caption'
  | 'category'
  | 'channel'
  | 'deal'
  | 'expertReview'
  | 'film'
  | 'offer'
  | 'pack'
  | 'performer'
  | 'pictureSet'
  | 'plan'
  | 'reel'
  | 'showcase'
  | 'tag'
  | 'wallPost';

export type ContentMissing = {
  readonly __typename?: 'ContentMissing';
  readonly id: Scalars['ID']['output'];
};

export type ContentNeedsApproval = {
  readonly __typename?: 'ContentNeedsApproval';
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
};

export type ContentOrder =
  | 'changed'
  | 'slug';

export type ContentPage = {
  readonly __typename?: 'ContentPage';
  readonly items: ReadonlyArray<ContentItem>;
  readonly next?: Maybe<Scalars['String']['output']>;
};

export type ContentResult = ContentConflict | ContentInUse | ContentInvalid | ContentMissing | ContentNeedsApproval | ContentSaved;

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

export type CreateDiscountResult = DiscountCreated | DiscountRefused;

export type CreateVouchersResult = VouchersCreated | VouchersRefused;

export type DataRequest = {
  readonly __typename?: 'DataRequest';
  readonly dueAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isExtended: Scalars['Boolean']['output'];
  readonly isLate: Scalars['Boolean']['output'];
  readonly kind: DataRequestKind;
  readonly memberId: Scalars['ID']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly settledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: DataRequestState;
};

export type DataRequestInput = {
  readonly dataRequestId: Scalars['ID']['input'];
};

export type DataRequestKind =
  | 'access'
  | 'deletion';

export type DataRequestPage = {
  readonly __typename?: 'DataRequestPage';
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly requests: ReadonlyArray<DataRequest>;
};

export type DataRequestState =
  | 'answered'
  | 'declined'
  | 'open';

export type DayFigures = {
  readonly __typename?: 'DayFigures';
  readonly charges: Scalars['Int']['output'];
  readonly day: Scalars['Date']['output'];
  readonly declines: Scalars['Int']['output'];
  readonly flagged: Scalars['Int']['output'];
  readonly mailsFailed: Scalars['Int']['output'];
  readonly mailsSent: Scalars['Int']['output'];
  readonly problemReports: Scalars['Int']['output'];
  readonly signUps: Scalars['Int']['output'];
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
  readonly logo?: Maybe<Scalars['String']['output']>;
  readonly logoFocus?: Maybe<Scalars['String']['output']>;
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
  readonly thumbnail?: Maybe<Scalars['String']['output']>;
  readonly thumbnailFocus?: Maybe<Scalars['String']['output']>;
};

export type DealAudience =
  | 'everyone'
  | 'expired'
  | 'trial';

export type DealInSlot = {
  readonly __typename?: 'DealInSlot';
  readonly audience: DealAudience;
  readonly billers: ReadonlyArray<Scalars['String']['output']>;
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly hasUnpublishedChanges: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly initialPrice: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly partner: Scalars['String']['output'];
  readonly positions: DealPositions;
  readonly rank: Scalars['Int']['output'];
  readonly recurringPrice?: Maybe<Scalars['Int']['output']>;
  readonly site?: Maybe<Scalars['String']['output']>;
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: DealState;
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
  readonly logo?: InputMaybe<Scalars['String']['input']>;
  readonly logoFocus?: InputMaybe<Scalars['String']['input']>;
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
  readonly thumbnail?: InputMaybe<Scalars['String']['input']>;
  readonly thumbnailFocus?: InputMaybe<Scalars['String']['input']>;
};

export type DealPlace =
  | 'carousel'
  | 'interstitial'
  | 'listing';

export type DealPositions = {
  readonly __typename?: 'DealPositions';
  readonly everyone?: Maybe<Scalars['Int']['output']>;
  readonly expired?: Maybe<Scalars['Int']['output']>;
  readonly trial?: Maybe<Scalars['Int']['output']>;
};

export type DealSlot = {
  readonly __typename?: 'DealSlot';
  readonly deals: ReadonlyArray<DealInSlot>;
  readonly limit: Scalars['Int']['output'];
  readonly place: DealPlace;
};

export type DealSlots = {
  readonly __typename?: 'DealSlots';
  readonly isReachable: Scalars['Boolean']['output'];
  readonly slots: ReadonlyArray<DealSlot>;
};

export type DealState =
  | 'DRAFT'
  | 'ENDED'
  | 'PLANNED'
  | 'RUNNING';

export type DeclinesOfReason = {
  readonly __typename?: 'DeclinesOfReason';
  readonly count: Scalars['Int']['output'];
  readonly reason: Scalars['String']['output'];
};

export type Discount = {
  readonly __typename?: 'Discount';
  readonly approvedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly approvedBy?: Maybe<Scalars['String']['output']>;
  readonly brands?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly codes: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Scalars['String']['output'];
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly discounted: ReadonlyArray<AmountDiscounted>;
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: DiscountKind;
  readonly name: Scalars['String']['output'];
  readonly plans?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly reserved: Scalars['Int']['output'];
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: DiscountState;
  readonly stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly used: Scalars['Int']['output'];
  readonly usesEach?: Maybe<Scalars['Int']['output']>;
  readonly usesPerPerson?: Maybe<Scalars['Int']['output']>;
  readonly worth: Scalars['Int']['output'];
};

export type DiscountApproved = {
  readonly __typename?: 'DiscountApproved';
  readonly id: Scalars['ID']['output'];
};

export type DiscountCode = {
  readonly __typename?: 'DiscountCode';
  readonly code: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly reserved: Scalars['Int']['output'];
  readonly used: Scalars['Int']['output'];
};

export type DiscountCreated = {
  readonly __typename?: 'DiscountCreated';
  readonly discount: Discount;
};

export type DiscountKind =
  | 'AMOUNT'
  | 'PERCENT';

export type DiscountPage = {
  readonly __typename?: 'DiscountPage';
  readonly discounts: ReadonlyArray<Discount>;
  readonly next?: Maybe<Scalars['ID']['output']>;
};

export type DiscountRefused = {
  readonly __typename?: 'DiscountRefused';
  readonly message: Scalars['String']['output'];
};

export type DiscountState =
  | 'ENDED'
  | 'NOT_YET'
  | 'OPEN'
  | 'STOPPED'
  | 'WAITS';

export type DiscountStopped = {
  readonly __typename?: 'DiscountStopped';
  readonly id: Scalars['ID']['output'];
};

export type Estimate = {
  readonly __typename?: 'Estimate';
  readonly high: Scalars['Float']['output'];
  readonly low: Scalars['Float']['output'];
  readonly value: Scalars['Float']['output'];
};

export type ExperimentChange = {
  readonly __typename?: 'ExperimentChange';
  readonly at: Scalars['DateTime']['output'];
  readonly change: Scalars['String']['output'];
  readonly id: Scalars['Int']['output'];
  readonly reason: Scalars['String']['output'];
  readonly share?: Maybe<Scalars['Int']['output']>;
  readonly staff?: Maybe<Scalars['String']['output']>;
};

export type ExperimentEnd =
  | 'guard'
  | 'staff'
  | 'time';

export type ExperimentResults = {
  readonly __typename?: 'ExperimentResults';
  readonly experiment: Scalars['ID']['output'];
  readonly goal: Scalars['String']['output'];
  readonly isPreliminary: Scalars['Boolean']['output'];
  readonly run: ExperimentRun;
  readonly variants: ReadonlyArray<VariantResult>;
};

export type ExperimentRun = {
  readonly __typename?: 'ExperimentRun';
  readonly brands: ReadonlyArray<Scalars['String']['output']>;
  readonly changes: ReadonlyArray<ExperimentChange>;
  readonly end?: Maybe<ExperimentEnd>;
  readonly endsAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly share: Scalars['Int']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly stoppedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ExperimentVariant = {
  readonly __typename?: 'ExperimentVariant';
  readonly id: Scalars['ID']['output'];
  readonly percent: Scalars['Float']['output'];
};

export type ExpertReview = {
  readonly __typename?: 'ExpertReview';
  readonly camera?: Maybe<Scalars['Int']['output']>;
  readonly film: Scalars['String']['output'];
  readonly performance?: Maybe<Scalars['Int']['output']>;
  readonly performers: ReadonlyArray<PerformerRating>;
  readonly rating: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly sound?: Maybe<Scalars['Int']['output']>;
  readonly story?: Maybe<Scalars['Int']['output']>;
};

export type ExpertReviewInput = {
  readonly camera?: InputMaybe<Scalars['Int']['input']>;
  readonly film: Scalars['String']['input'];
  readonly performance?: InputMaybe<Scalars['Int']['input']>;
  readonly performers?: InputMaybe<ReadonlyArray<PerformerRatingInput>>;
  readonly rating: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
  readonly sound?: InputMaybe<Scalars['Int']['input']>;
  readonly story?: InputMaybe<Scalars['Int']['input']>;
};

export type ExplainedDataRequestInput = {
  readonly dataRequestId: Scalars['ID']['input'];
  readonly explanation: Scalars['String']['input'];
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
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly bestHeight?: Maybe<Scalars['Int']['output']>;
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
  readonly pictureCrops: ReadonlyArray<Scalars['String']['output']>;
  readonly pictureFocus?: Maybe<Scalars['String']['output']>;
  readonly releasedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly runLengthSeconds?: Maybe<Scalars['Int']['output']>;
  readonly showcase?: Maybe<Scalars['String']['output']>;
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly stills: ReadonlyArray<ChosenStill>;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly translations: ReadonlyArray<Translation>;
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
  readonly pictureCrops?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly pictureFocus?: InputMaybe<Scalars['String']['input']>;
  readonly releasedAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly runLengthSeconds?: InputMaybe<Scalars['Int']['input']>;
  readonly showcase?: InputMaybe<Scalars['String']['input']>;
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly stills?: InputMaybe<ReadonlyArray<ChosenStillInput>>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly title: Scalars['String']['input'];
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

export type FlagChange = {
  readonly __typename?: 'FlagChange';
  readonly at: Scalars['DateTime']['output'];
  readonly brand: Scalars['String']['output'];
  readonly flag: Scalars['String']['output'];
  readonly id: Scalars['Int']['output'];
  readonly isOn?: Maybe<Scalars['Boolean']['output']>;
  readonly reason: Scalars['String']['output'];
  readonly staff: Scalars['String']['output'];
};

export type FlagChangePage = {
  readonly __typename?: 'FlagChangePage';
  readonly changes: ReadonlyArray<FlagChange>;
  readonly next?: Maybe<Scalars['Int']['output']>;
};

export type FoundMember = {
  readonly __typename?: 'FoundMember';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isDisabled: Scalars['Boolean']['output'];
};

export type FurtherPrice = {
  readonly __typename?: 'FurtherPrice';
  readonly currency: Scalars['String']['output'];
  readonly firstPrice: Scalars['Int']['output'];
  readonly renewalPrice: Scalars['Int']['output'];
};

export type FurtherPriceInput = {
  readonly currency: Scalars['String']['input'];
  readonly firstPrice: Scalars['Int']['input'];
  readonly renewalPrice: Scalars['Int']['input'];
};

export type GemsInput = {
  readonly amount: Scalars['Int']['input'];
};

export type Job = {
  readonly __typename?: 'Job';
  readonly cron: Scalars['String']['output'];
  readonly everySeconds?: Maybe<Scalars['Float']['output']>;
  readonly failed: Scalars['Int']['output'];
  readonly lastEndedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastState?: Maybe<JobRunState>;
  readonly name: Scalars['String']['output'];
};

export type JobCount = {
  readonly __typename?: 'JobCount';
  readonly count: Scalars['Int']['output'];
  readonly what: Scalars['String']['output'];
};

export type JobRan = {
  readonly __typename?: 'JobRan';
  readonly counts: ReadonlyArray<JobCount>;
};

export type JobRun = {
  readonly __typename?: 'JobRun';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly retries: Scalars['Int']['output'];
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: JobRunState;
};

export type JobRunPage = {
  readonly __typename?: 'JobRunPage';
  readonly next?: Maybe<Scalars['ID']['output']>;
  readonly runs: ReadonlyArray<JobRun>;
};

export type JobRunState =
  | 'active'
  | 'cancelled'
  | 'completed'
  | 'created'
  | 'failed'
  | 'retry';

export type Label = {
  readonly __typename?: 'Label';
  readonly name: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly pictureFocus?: Maybe<Scalars['String']['output']>;
  readonly slug: Scalars['String']['output'];
  readonly translations: ReadonlyArray<Translation>;
};

export type LabelInput = {
  readonly name: Scalars['String']['input'];
  readonly picture?: InputMaybe<Scalars['String']['input']>;
  readonly pictureFocus?: InputMaybe<Scalars['String']['input']>;
  readonly slug: Scalars['String']['input'];
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

export type LeavingOfReason = {
  readonly __typename?: 'LeavingOfReason';
  readonly count: Scalars['Int']['output'];
  readonly reason: Scalars['String']['output'];
};

export type ListedPerformerRecord = {
  readonly __typename?: 'ListedPerformerRecord';
  readonly expiresOn?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly performerId: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly state: RecordState;
};

export type ListedRequest = {
  readonly __typename?: 'ListedRequest';
  readonly assignedTo?: Maybe<Scalars['String']['output']>;
  readonly brand: Scalars['String']['output'];
  readonly caseNumber: Scalars['String']['output'];
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly email: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isDueSoon: Scalars['Boolean']['output'];
  readonly isLate: Scalars['Boolean']['output'];
  readonly kind: RequestForm;
  readonly outcome?: Maybe<RequestOutcome>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly state: RequestState;
};

export type MailFilter = {
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  readonly kind?: InputMaybe<Scalars['String']['input']>;
  readonly recipient?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<MailState>;
};

export type MailIsDue = {
  readonly __typename?: 'MailIsDue';
  readonly id: Scalars['ID']['output'];
};

export type MailState =
  | 'failed'
  | 'queued'
  | 'sent';

export type MediaPreviews = {
  readonly __typename?: 'MediaPreviews';
  readonly film?: Maybe<Scalars['String']['output']>;
  readonly poster: Scalars['String']['output'];
  readonly stills: ReadonlyArray<MediaStill>;
  readonly storyboard?: Maybe<Scalars['String']['output']>;
  readonly whole?: Maybe<Scalars['String']['output']>;
};

export type MediaSource = {
  readonly __typename?: 'MediaSource';
  readonly addedAt: Scalars['DateTime']['output'];
  readonly addedBy: Scalars['String']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly film?: Maybe<MediaSourceFilm>;
  readonly filmId?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly pictureId?: Maybe<Scalars['ID']['output']>;
  readonly previews?: Maybe<MediaPreviews>;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly shape?: Maybe<PictureShape>;
  readonly state: MediaSourceState;
  readonly steps: ReadonlyArray<MediaStep>;
};

export type MediaSourceFilm = {
  readonly __typename?: 'MediaSourceFilm';
  readonly isDraft: Scalars['Boolean']['output'];
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type MediaSourcePage = {
  readonly __typename?: 'MediaSourcePage';
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly sources: ReadonlyArray<MediaSource>;
};

export type MediaSourceState =
  | 'failed'
  | 'prepared'
  | 'published'
  | 'superseded'
  | 'working';

export type MediaStep = {
  readonly __typename?: 'MediaStep';
  readonly attempts: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly progress: Scalars['Float']['output'];
  readonly secondsLeft?: Maybe<Scalars['Int']['output']>;
  readonly state: Scalars['String']['output'];
};

export type MediaStill = {
  readonly __typename?: 'MediaStill';
  readonly place: Scalars['Int']['output'];
  readonly preview: Scalars['String']['output'];
  readonly startsAtSeconds: Scalars['Int']['output'];
};

export type Member = {
  readonly __typename?: 'Member';
  readonly actions: ReadonlyArray<MemberActionRecord>;
  readonly approvals: ReadonlyArray<Approval>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly comments: ReadonlyArray<MemberComment>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly credits: Scalars['Int']['output'];
  readonly dataRequests: ReadonlyArray<DataRequest>;
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly downloads: ReadonlyArray<MemberDownload>;
  readonly email: Scalars['String']['output'];
  readonly emailConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly gems: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isEmailForeign: Scalars['Boolean']['output'];
  readonly ledger: ReadonlyArray<MemberLedgerEntry>;
  readonly mails: ReadonlyArray<MemberMail>;
  readonly memberships: ReadonlyArray<MemberSubscription>;
  readonly payments: ReadonlyArray<MemberPayment>;
  readonly requests: ReadonlyArray<ListedRequest>;
  readonly sessions: ReadonlyArray<MemberSession>;
  readonly unmadeRefunds: ReadonlyArray<UnmadeRefund>;
};

export type MemberAction =
  { readonly cancel: CancelInput; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail: ChangeEmailInput; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail: NothingMore; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest: ExplainedDataRequestInput; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete: NothingMore; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable: NothingMore; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable: NothingMore; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions: NothingMore; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend: ExtendInput; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest: ExplainedDataRequestInput; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems: GemsInput; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note: NothingMore; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest: OpenDataRequestInput; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund: RefundInput; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt: ChargeInput; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData: DataRequestInput; };

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

export type MemberOffers = {
  readonly __typename?: 'MemberOffers';
  readonly plans: ReadonlyArray<ShopPlan>;
  readonly subscriptions: ReadonlyArray<TriedSubscription>;
};

export type MemberPage = {
  readonly __typename?: 'MemberPage';
  readonly members: ReadonlyArray<FoundMember>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type MemberPayment = {
  readonly __typename?: 'MemberPayment';
  readonly allowsParts: Scalars['Boolean']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly biller: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isBillerConnected: Scalars['Boolean']['output'];
  readonly isOutOfReach: Scalars['Boolean']['output'];
  readonly kind: Scalars['String']['output'];
  readonly left?: Maybe<Scalars['Int']['output']>;
  readonly plan: Scalars['String']['output'];
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly subscriptionId: Scalars['ID']['output'];
  readonly transactionId: Scalars['String']['output'];
};

export type MemberSearch =
  | 'card'
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

export type MonthOfReport = {
  readonly __typename?: 'MonthOfReport';
  readonly chargebacks: Scalars['Int']['output'];
  readonly charged: Scalars['Int']['output'];
  readonly chargedBack: Scalars['Int']['output'];
  readonly charges: Scalars['Int']['output'];
  readonly churned: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
  readonly declines: Scalars['Int']['output'];
  readonly declinesByReason: ReadonlyArray<DeclinesOfReason>;
  readonly leavingByReason: ReadonlyArray<LeavingOfReason>;
  readonly members: Scalars['Int']['output'];
  readonly month: Scalars['Date']['output'];
  readonly recurringRevenue: Scalars['Int']['output'];
  readonly refunded: Scalars['Int']['output'];
  readonly refunds: Scalars['Int']['output'];
  readonly renewals: Scalars['Int']['output'];
  readonly taxes: Scalars['Int']['output'];
  readonly trials: Scalars['Int']['output'];
  readonly trialsConverted: Scalars['Int']['output'];
  readonly trialsEnded: Scalars['Int']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly acceptRenewal: AcceptRenewalResult;
  readonly actOnMember: ActionResult;
  readonly addPerformerDocument: RecordResult;
  readonly approveDiscount: ApproveDiscountResult;
  readonly approveVouchers: VoucherActionResult;
  readonly assignRequest: RequestResult;
  readonly banCommentAuthor: CommentDecisionResult;
  readonly changeExperimentShare: SwitchResult;
  readonly closeRequest: RequestResult;
  readonly createDiscount: CreateDiscountResult;
  readonly createVouchers: CreateVouchersResult;
  readonly createWebhook: WebhookResult;
  readonly decideAppeal: CommentDecisionResult;
  readonly decideApproval: ApprovalResult;
  readonly decideBannedWord: BannedWordResult;
  readonly decideBulkChange: BulkChangeResult;
  readonly decideComment: CommentDecisionResult;
  readonly decideWallPost: WallPostResult;
  readonly deleteDraft: ContentResult;
  readonly deleteView: Scalars['Boolean']['output'];
  readonly deleteWebhook: Scalars['Boolean']['output'];
  readonly disableStaffMember: StaffMemberResult;
  readonly discardMedia: NewMediaResult;
  readonly enableStaffMember: StaffMemberResult;
  readonly enableWebhook?: Maybe<Webhook>;
  readonly liftCommentBan: CommentDecisionResult;
  readonly mailRequestAnswerAgain: RequestResult;
  readonly moveCalendarEntry: ContentResult;
  readonly noteOnRequest: RequestResult;
  readonly openPreview: PreviewResult;
  readonly publishContent: ContentResult;
  readonly removeBannedWord: BannedWordResult;
  readonly removeStaffMember: RemoveStaffResult;
  readonly reopenRequest: RequestResult;
  readonly replayPostback: ReplayResult;
  readonly replayWebhook?: Maybe<Scalars['Int']['output']>;
  readonly replyToRequest: RequestResult;
  readonly requestBulkChange: BulkChangeResult;
  readonly requirePerformerRecords: RecordPolicyResult;
  readonly resendGift: VoucherActionResult;
  readonly restoreVersion: ContentResult;
  readonly retryBillerCommand: RetryCommandResult;
  readonly retryMediaSource?: Maybe<MediaSource>;
  readonly runJob: RunJobResult;
  readonly saveContent: ContentResult;
  readonly saveView: SaveViewResult;
  readonly scheduleContent: ContentResult;
  readonly sendMailNow: SendMailResult;
  readonly setStaffRole: StaffMemberResult;
  readonly settleProblemReport: Scalars['Boolean']['output'];
  readonly showMedia: NewMediaResult;
  readonly startExperiment: SwitchResult;
  readonly stopDiscount: StopDiscountResult;
  readonly stopExperiment: SwitchResult;
  readonly stopVouchers: VoucherActionResult;
  readonly switchFlag: SwitchResult;
  readonly takePoster: StillResult;
  readonly takeStill: StillResult;
  readonly undoBulkChange: BulkChangeResult;
  readonly unpublishContent: ContentResult;
  readonly verifyPerformerRecord: RecordResult;
  readonly withdrawPerformerDocument: RecordResult;
  readonly writePerformerIdentity: RecordResult;
};


export type MutationAcceptRenewalArgs = {
  id: Scalars['ID']['input'];
  planId?: InputMaybe<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationActOnMemberArgs = {
  action: MemberAction;
  memberId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  requestKey: Scalars['String']['input'];
};


export type MutationAddPerformerDocumentArgs = {
  input: PerformerDocumentInput;
  performerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationApproveDiscountArgs = {
  discountId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationApproveVouchersArgs = {
  batchId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAssignRequestArgs = {
  id: Scalars['ID']['input'];
  requestKey: Scalars['String']['input'];
  toMe: Scalars['Boolean']['input'];
};


export type MutationBanCommentAuthorArgs = {
  id: Scalars['ID']['input'];
  isShadow?: InputMaybe<Scalars['Boolean']['input']>;
  reason: Scalars['String']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationChangeExperimentShareArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  share: Scalars['Int']['input'];
};


export type MutationCloseRequestArgs = {
  films?: ReadonlyArray<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  outcome: RequestOutcome;
  requestKey: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationCreateDiscountArgs = {
  input: NewDiscount;
  reason: Scalars['String']['input'];
  requestKey: Scalars['String']['input'];
};


export type MutationCreateVouchersArgs = {
  input: NewVouchers;
  reason: Scalars['String']['input'];
  requestKey: Scalars['String']['input'];
};


export type MutationCreateWebhookArgs = {
  types: ReadonlyArray<Scalars['String']['input']>;
  url: Scalars['String']['input'];
};


export type MutationDecideAppealArgs = {
  answer: Scalars['String']['input'];
  grant: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDecideApprovalArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDecideBannedWordArgs = {
  text: Scalars['String']['input'];
  verdict: BannedWordVerdict;
};


export type MutationDecideBulkChangeArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDecideCommentArgs = {
  decision: CommentDecision;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDecideWallPostArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDeleteDraftArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type MutationDeleteViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisableStaffMemberArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDiscardMediaArgs = {
  sourceId: Scalars['ID']['input'];
};


export type MutationEnableStaffMemberArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationEnableWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLiftCommentBanArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationMailRequestAnswerAgainArgs = {
  event: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  requestKey: Scalars['String']['input'];
};


export type MutationMoveCalendarEntryArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
  to: Scalars['DateTime']['input'];
  what: CalendarMoment;
};


export type MutationNoteOnRequestArgs = {
  id: Scalars['ID']['input'];
  requestKey: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationOpenPreviewArgs = {
  brand: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  kind: ContentKind;
  person: PreviewPerson;
  unsaved?: InputMaybe<ContentInput>;
  version: Scalars['Int']['input'];
};


export type MutationPublishContentArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationRemoveBannedWordArgs = {
  text: Scalars['String']['input'];
};


export type MutationRemoveStaffMemberArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReopenRequestArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  requestKey: Scalars['String']['input'];
};


export type MutationReplayPostbackArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReplayWebhookArgs = {
  id: Scalars['ID']['input'];
  since: Scalars['DateTime']['input'];
};


export type MutationReplyToRequestArgs = {
  id: Scalars['ID']['input'];
  requestKey: Scalars['String']['input'];
  text: Scalars['String']['input'];
  waits: Scalars['Boolean']['input'];
};


export type MutationRequestBulkChangeArgs = {
  change: BulkChangeInput;
  items: ReadonlyArray<ReadVersion>;
  kind: ContentKind;
  reason: Scalars['String']['input'];
  requestKey: Scalars['String']['input'];
};


export type MutationRequirePerformerRecordsArgs = {
  reason: Scalars['String']['input'];
  required: Scalars['Boolean']['input'];
};


export type MutationResendGiftArgs = {
  giftId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRestoreVersionArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
  version: Scalars['Int']['input'];
};


export type MutationRetryBillerCommandArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRetryMediaSourceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRunJobArgs = {
  name: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSaveContentArgs = {
  input: ContentInput;
  read?: InputMaybe<ReadVersion>;
};


export type MutationSaveViewArgs = {
  address: Scalars['String']['input'];
  isShared: Scalars['Boolean']['input'];
  list: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationScheduleContentArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  unpublishAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSendMailNowArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSetStaffRoleArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  role: StaffRole;
};


export type MutationSettleProblemReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationShowMediaArgs = {
  sourceId: Scalars['ID']['input'];
};


export type MutationStartExperimentArgs = {
  brands: ReadonlyArray<Scalars['String']['input']>;
  days: Scalars['Int']['input'];
  experiment: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  share: Scalars['Int']['input'];
};


export type MutationStopDiscountArgs = {
  discountId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationStopExperimentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationStopVouchersArgs = {
  batchId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSwitchFlagArgs = {
  brand: Scalars['String']['input'];
  flag: Scalars['String']['input'];
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationTakePosterArgs = {
  atSeconds: Scalars['Float']['input'];
  sourceId: Scalars['ID']['input'];
};


export type MutationTakeStillArgs = {
  atSeconds: Scalars['Float']['input'];
  sourceId: Scalars['ID']['input'];
};


export type MutationUndoBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnpublishContentArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type MutationVerifyPerformerRecordArgs = {
  performerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationWithdrawPerformerDocumentArgs = {
  documentId: Scalars['ID']['input'];
  performerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationWritePerformerIdentityArgs = {
  input: PerformerIdentityInput;
  performerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type NeighbourPost = {
  readonly __typename?: 'NeighbourPost';
  readonly curator: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type NewDiscount = {
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly codes: Scalars['Int']['input'];
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  readonly endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly kind: DiscountKind;
  readonly name: Scalars['String']['input'];
  readonly plans?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly usesEach?: InputMaybe<Scalars['Int']['input']>;
  readonly usesPerPerson?: InputMaybe<Scalars['Int']['input']>;
  readonly worth: Scalars['Int']['input'];
};

export type NewMediaDone = {
  readonly __typename?: 'NewMediaDone';
  readonly source: MediaSource;
};

export type NewMediaRefused = {
  readonly __typename?: 'NewMediaRefused';
  readonly message: Scalars['String']['output'];
};

export type NewMediaResult = NewMediaDone | NewMediaRefused;

export type NewVouchers = {
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  readonly codes: Scalars['Int']['input'];
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly kind: VoucherKind;
  readonly name: Scalars['String']['input'];
  readonly product?: InputMaybe<Scalars['String']['input']>;
  readonly usesEach: Scalars['Int']['input'];
  readonly worth: Scalars['Int']['input'];
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
  readonly leastMonths?: Maybe<Scalars['Int']['output']>;
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
  readonly leastMonths?: InputMaybe<Scalars['Int']['input']>;
  readonly lowestPrice?: InputMaybe<Scalars['Int']['input']>;
  readonly offeredGems?: InputMaybe<Scalars['Int']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly sites?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly slug: Scalars['String']['input'];
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type OfferObstacle =
  | 'ANOTHER_COMES_FIRST'
  | 'BILLER_KEEPS_PRICES'
  | 'CHARGED_BACK'
  | 'NOT_A_MEMBER'
  | 'NOT_BEGUN'
  | 'NOT_BY_THE_MONTH'
  | 'NOT_RUNNING'
  | 'NO_RENEWALS'
  | 'OFFERED_BEFORE'
  | 'OTHER_CURRENCY'
  | 'OTHER_SITE'
  | 'OVER'
  | 'PRICE_TOO_HIGH'
  | 'PRICE_TOO_LOW'
  | 'TOO_NEW';

export type OpenDataRequestInput = {
  readonly kind: DataRequestKind;
  readonly receivedOn: Scalars['String']['input'];
};

export type Opening = {
  readonly __typename?: 'Opening';
  readonly brands: ReadonlyArray<OpeningBrand>;
  readonly sendsMail: Scalars['Boolean']['output'];
  readonly takesPayments: Scalars['Boolean']['output'];
};

export type OpeningBrand = {
  readonly __typename?: 'OpeningBrand';
  readonly films: Scalars['Int']['output'];
  readonly hasLegalTexts: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly sellsMemberships: Scalars['Boolean']['output'];
};

export type Pack = {
  readonly __typename?: 'Pack';
  readonly channel: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly pictureFocus?: Maybe<Scalars['String']['output']>;
  readonly position: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly translations: ReadonlyArray<Translation>;
};

export type PackInput = {
  readonly channel: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly picture?: InputMaybe<Scalars['String']['input']>;
  readonly pictureFocus?: InputMaybe<Scalars['String']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

export type Performer = {
  readonly __typename?: 'Performer';
  readonly activeSince?: Maybe<Scalars['Date']['output']>;
  readonly banner?: Maybe<Scalars['String']['output']>;
  readonly bannerCrops: ReadonlyArray<Scalars['String']['output']>;
  readonly bannerFocus?: Maybe<Scalars['String']['output']>;
  readonly biography: Scalars['String']['output'];
  readonly birthplace?: Maybe<Scalars['String']['output']>;
  readonly eyes?: Maybe<Scalars['String']['output']>;
  readonly hair?: Maybe<Scalars['String']['output']>;
  readonly heightCentimetres?: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly nationality?: Maybe<Scalars['String']['output']>;
  readonly portrait?: Maybe<Scalars['String']['output']>;
  readonly portraitCrops: ReadonlyArray<Scalars['String']['output']>;
  readonly portraitFocus?: Maybe<Scalars['String']['output']>;
  readonly sex: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly translations: ReadonlyArray<Translation>;
};

export type PerformerDocument = {
  readonly __typename?: 'PerformerDocument';
  readonly archiveReference: Scalars['String']['output'];
  readonly expiresOn?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly issuedBy: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  readonly numberEnd: Scalars['String']['output'];
  readonly recordedAt: Scalars['DateTime']['output'];
  readonly recordedBy: Scalars['String']['output'];
  readonly withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PerformerDocumentInput = {
  readonly archiveReference: Scalars['String']['input'];
  readonly expiresOn?: InputMaybe<Scalars['String']['input']>;
  readonly issuedBy: Scalars['String']['input'];
  readonly kind: Scalars['String']['input'];
  readonly numberEnd: Scalars['String']['input'];
};

export type PerformerIdentityInput = {
  readonly bornOn: Scalars['String']['input'];
  readonly legalName: Scalars['String']['input'];
  readonly otherNames: Scalars['String']['input'];
};

export type PerformerInput = {
  readonly activeSince?: InputMaybe<Scalars['Date']['input']>;
  readonly banner?: InputMaybe<Scalars['String']['input']>;
  readonly bannerCrops?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly bannerFocus?: InputMaybe<Scalars['String']['input']>;
  readonly biography?: InputMaybe<Scalars['String']['input']>;
  readonly birthplace?: InputMaybe<Scalars['String']['input']>;
  readonly eyes?: InputMaybe<Scalars['String']['input']>;
  readonly hair?: InputMaybe<Scalars['String']['input']>;
  readonly heightCentimetres?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly nationality?: InputMaybe<Scalars['String']['input']>;
  readonly portrait?: InputMaybe<Scalars['String']['input']>;
  readonly portraitCrops?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly portraitFocus?: InputMaybe<Scalars['String']['input']>;
  readonly sex: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

export type PerformerRating = {
  readonly __typename?: 'PerformerRating';
  readonly performer: Scalars['String']['output'];
  readonly rating: Scalars['Int']['output'];
};

export type PerformerRatingInput = {
  readonly performer: Scalars['String']['input'];
  readonly rating: Scalars['Int']['input'];
};

export type PerformerRecord = {
  readonly __typename?: 'PerformerRecord';
  readonly bornOn?: Maybe<Scalars['String']['output']>;
  readonly documents: ReadonlyArray<PerformerDocument>;
  readonly legalName?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly otherNames?: Maybe<Scalars['String']['output']>;
  readonly performerId: Scalars['ID']['output'];
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly state: RecordState;
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly verifiedBy?: Maybe<Scalars['String']['output']>;
};

export type PerformerRecordPage = {
  readonly __typename?: 'PerformerRecordPage';
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly records: ReadonlyArray<ListedPerformerRecord>;
  readonly required: Scalars['Boolean']['output'];
};

export type PicturePreparation = {
  readonly __typename?: 'PicturePreparation';
  readonly all: Scalars['Int']['output'];
  readonly ready: Scalars['Int']['output'];
};

export type PictureSet = {
  readonly __typename?: 'PictureSet';
  readonly film: Scalars['String']['output'];
  readonly pictures: ReadonlyArray<Still>;
  readonly slug: Scalars['String']['output'];
};

export type PictureSetInput = {
  readonly film: Scalars['String']['input'];
  readonly pictures: ReadonlyArray<StillInput>;
  readonly slug: Scalars['String']['input'];
};

export type PictureShape =
  | 'landscape'
  | 'portrait'
  | 'still';

export type Plan = {
  readonly __typename?: 'Plan';
  readonly ccbillForm?: Maybe<Scalars['String']['output']>;
  readonly firstPrice: Scalars['Int']['output'];
  readonly group?: Maybe<Scalars['String']['output']>;
  readonly isPortalOffer: Scalars['Boolean']['output'];
  readonly period: Scalars['String']['output'];
  readonly prices: ReadonlyArray<FurtherPrice>;
  readonly renewalPrice: Scalars['Int']['output'];
  readonly segpayTicket?: Maybe<Scalars['String']['output']>;
  readonly site?: Maybe<Scalars['String']['output']>;
  readonly slug: Scalars['String']['output'];
  readonly trialDays?: Maybe<Scalars['Int']['output']>;
};

export type PlanInput = {
  readonly ccbillForm?: InputMaybe<Scalars['String']['input']>;
  readonly firstPrice: Scalars['Int']['input'];
  readonly group?: InputMaybe<Scalars['String']['input']>;
  readonly isPortalOffer?: InputMaybe<Scalars['Boolean']['input']>;
  readonly period: Scalars['String']['input'];
  readonly prices?: InputMaybe<ReadonlyArray<FurtherPriceInput>>;
  readonly renewalPrice: Scalars['Int']['input'];
  readonly segpayTicket?: InputMaybe<Scalars['String']['input']>;
  readonly site?: InputMaybe<Scalars['String']['input']>;
  readonly slug: Scalars['String']['input'];
  readonly trialDays?: InputMaybe<Scalars['Int']['input']>;
};

export type PlanPrice = {
  readonly __typename?: 'PlanPrice';
  readonly currency: Scalars['String']['output'];
  readonly firstPrice: Scalars['Int']['output'];
  readonly rebillPrice: Scalars['Int']['output'];
};

export type PlanUpsell = {
  readonly __typename?: 'PlanUpsell';
  readonly charged: Scalars['Int']['output'];
  readonly from: ShopPlan;
  readonly kind: PlanUpsellKind;
  readonly to: ShopPlan;
};

export type PlanUpsellKind =
  | 'SEVERAL_SITES'
  | 'TRIAL_UPGRADE'
  | 'YEARLY_UPGRADE';

export type Postback = {
  readonly __typename?: 'Postback';
  readonly attempts: Scalars['Int']['output'];
  readonly biller: Scalars['String']['output'];
  readonly eventId?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind?: Maybe<Scalars['String']['output']>;
  readonly memberId?: Maybe<Scalars['ID']['output']>;
  readonly orderId?: Maybe<Scalars['String']['output']>;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly processedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly signature: Scalars['String']['output'];
  readonly source: PostbackSource;
  readonly state: PostbackState;
};

export type PostbackFilter = {
  readonly biller?: InputMaybe<Scalars['String']['input']>;
  readonly number?: InputMaybe<Scalars['String']['input']>;
  readonly source?: InputMaybe<PostbackSource>;
  readonly state?: InputMaybe<PostbackState>;
};

export type PostbackPage = {
  readonly __typename?: 'PostbackPage';
  readonly next?: Maybe<Scalars['ID']['output']>;
  readonly postbacks: ReadonlyArray<Postback>;
};

export type PostbackSource =
  | 'postback'
  | 'reconciliation';

export type PostbackState =
  | 'failed'
  | 'flagged'
  | 'processed'
  | 'received'
  | 'refused'
  | 'waiting';

export type PreviewOpened = {
  readonly __typename?: 'PreviewOpened';
  readonly address: Scalars['String']['output'];
  readonly expiresAt: Scalars['String']['output'];
};

export type PreviewPerson =
  | 'bundle'
  | 'freeTrial'
  | 'guest'
  | 'lapsed'
  | 'member'
  | 'portal'
  | 'portalGuest'
  | 'trial'
  | 'visitor';

export type PreviewPlace = {
  readonly __typename?: 'PreviewPlace';
  readonly brand: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

export type PreviewResult = ContentInvalid | ContentMissing | PreviewOpened;

export type PreviewedMail = {
  readonly __typename?: 'PreviewedMail';
  readonly subject: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type ProblemReport = {
  readonly __typename?: 'ProblemReport';
  readonly brand: Scalars['String']['output'];
  readonly correlationId: Scalars['String']['output'];
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly path: Scalars['String']['output'];
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly settledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly text: Scalars['String']['output'];
};

export type ProblemReportPage = {
  readonly __typename?: 'ProblemReportPage';
  readonly next?: Maybe<Scalars['ID']['output']>;
  readonly reports: ReadonlyArray<ProblemReport>;
};

export type PublicRequest = {
  readonly __typename?: 'PublicRequest';
  readonly assignedTo?: Maybe<Scalars['String']['output']>;
  readonly brand: Scalars['String']['output'];
  readonly caseNumber: Scalars['String']['output'];
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  readonly email: Scalars['String']['output'];
  readonly events: ReadonlyArray<RequestEvent>;
  readonly fields: ReadonlyArray<RequestField>;
  readonly files: ReadonlyArray<RequestFile>;
  readonly id: Scalars['ID']['output'];
  readonly isDueSoon: Scalars['Boolean']['output'];
  readonly isLate: Scalars['Boolean']['output'];
  readonly kind: RequestForm;
  readonly memberId?: Maybe<Scalars['ID']['output']>;
  readonly outcome?: Maybe<RequestOutcome>;
  readonly receivedAt: Scalars['DateTime']['output'];
  readonly state: RequestState;
};

export type PublishedPlace = {
  readonly __typename?: 'PublishedPlace';
  readonly address: Scalars['String']['output'];
  readonly brand: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly approvals: ApprovalPage;
  readonly attention: Attention;
  readonly audit: AuditPage;
  readonly auditProof: AuditProof;
  readonly bannedWords: ReadonlyArray<BannedWord>;
  readonly billerCommands: ReadonlyArray<BillerCommand>;
  readonly bookBalances: ReadonlyArray<BookBalance>;
  readonly bookEntries: BookEntryPage;
  readonly brandCards: ReadonlyArray<BrandCard>;
  readonly brandFlags: ReadonlyArray<BrandFlags>;
  readonly bulkChange?: Maybe<BulkChange>;
  readonly bulkChanges: BulkChangePage;
  readonly calendar: Calendar;
  readonly commentAppeals: CommentAppealPage;
  readonly commentAuthor?: Maybe<CommentAuthorHistory>;
  readonly content?: Maybe<ContentItem>;
  readonly contentBySlug?: Maybe<ContentItem>;
  readonly contentBySlugs: ReadonlyArray<ContentItem>;
  readonly contentList: ReadonlyArray<ContentItem>;
  readonly contentPage: ContentPage;
  readonly contentVersion?: Maybe<ContentVersion>;
  readonly contentVersions: ReadonlyArray<ContentVersion>;
  readonly dataRequests: DataRequestPage;
  readonly dayFigures: ReadonlyArray<DayFigures>;
  readonly dealSlots?: Maybe<DealSlots>;
  readonly discountCodes: ReadonlyArray<DiscountCode>;
  readonly discounts: DiscountPage;
  readonly experimentRun?: Maybe<ExperimentResults>;
  readonly experiments: ReadonlyArray<StaffExperiment>;
  readonly flagChanges: FlagChangePage;
  readonly gifts: SoldGiftPage;
  readonly hasStockMedia: Scalars['Boolean']['output'];
  readonly jobRuns: JobRunPage;
  readonly jobs: ReadonlyArray<Job>;
  readonly mediaSource?: Maybe<MediaSource>;
  readonly mediaSources: MediaSourcePage;
  readonly member?: Maybe<Member>;
  readonly memberDeals?: Maybe<ReadonlyArray<TriedDeal>>;
  readonly memberOffers?: Maybe<MemberOffers>;
  readonly members: MemberPage;
  readonly monthlyReport: ReadonlyArray<MonthOfReport>;
  readonly opening: Opening;
  readonly performerRecord?: Maybe<PerformerRecord>;
  readonly performerRecords: PerformerRecordPage;
  readonly pictures: ReadonlyArray<UploadedPicture>;
  readonly planUpsells?: Maybe<ReadonlyArray<PlanUpsell>>;
  readonly plans: ReadonlyArray<ShopPlan>;
  readonly postbacks: PostbackPage;
  readonly previewAction: ActionPreview;
  readonly previewApproval: ActionPreview;
  readonly previewBannedWord: BannedWordPreview;
  readonly previewBulkChange: ReadonlyArray<BulkPlan>;
  readonly previewPlaces: ReadonlyArray<PreviewPlace>;
  readonly previewRequestMail?: Maybe<RequestMail>;
  readonly problemReports: ProblemReportPage;
  readonly publicRequest?: Maybe<PublicRequest>;
  readonly publishedPlaces: ReadonlyArray<PublishedPlace>;
  readonly queuedMails: QueuedMailPage;
  readonly reconciliation: ReadonlyArray<BillerReconciliation>;
  readonly releaseOperations: ReadonlyArray<ReleaseOperation>;
  readonly releases: ReadonlyArray<Release>;
  readonly renewalToAccept: RenewalToAccept;
  readonly reportQueue: ReportQueue;
  readonly requestMails: ReadonlyArray<RequestMailState>;
  readonly requestQueue: RequestPage;
  readonly savedViews: ReadonlyArray<SavedView>;
  readonly staffMembers: ReadonlyArray<StaffMember>;
  readonly tryBannedWords: Scalars['Boolean']['output'];
  readonly unmadeRefunds: ReadonlyArray<UnmadeRefund>;
  readonly voucherBatches: VoucherBatchPage;
  readonly voucherUses: VoucherUsePage;
  readonly wallQueue: WallQueue;
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


export type QueryBookBalancesArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBookEntriesArgs = {
  account: Scalars['String']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Date']['input'];
  unit: Scalars['String']['input'];
};


export type QueryBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkChangesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCalendarArgs = {
  from: Scalars['DateTime']['input'];
  site?: InputMaybe<Scalars['String']['input']>;
  until: Scalars['DateTime']['input'];
};


export type QueryCommentAppealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCommentAuthorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContentArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type QueryContentBySlugArgs = {
  kind: ContentKind;
  slug: Scalars['String']['input'];
};


export type QueryContentBySlugsArgs = {
  kind: ContentKind;
  slugs: ReadonlyArray<Scalars['String']['input']>;
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
  order?: InputMaybe<ContentOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  site?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ContentState>;
};


export type QueryContentVersionArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
  version: Scalars['Int']['input'];
};


export type QueryContentVersionsArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kind: ContentKind;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDataRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryDayFiguresArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDealSlotsArgs = {
  brand: Scalars['String']['input'];
};


export type QueryDiscountCodesArgs = {
  discountId: Scalars['ID']['input'];
};


export type QueryDiscountsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExperimentRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFlagChangesArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGiftsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobRunsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<JobRunState>;
};


export type QueryMediaSourceArgs = {
  id: Scalars['ID']['input'];
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


export type QueryMemberDealsArgs = {
  brand: Scalars['String']['input'];
  memberId: Scalars['ID']['input'];
};


export type QueryMemberOffersArgs = {
  brand: Scalars['String']['input'];
  memberId: Scalars['ID']['input'];
};


export type QueryMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: MemberSearch;
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


export type QueryMonthlyReportArgs = {
  months?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPerformerRecordArgs = {
  performerId: Scalars['ID']['input'];
};


export type QueryPerformerRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  only?: InputMaybe<RecordFilter>;
};


export type QueryPicturesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  shape?: InputMaybe<PictureShape>;
};


export type QueryPlanUpsellsArgs = {
  brand: Scalars['String']['input'];
};


export type QueryPostbacksArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<PostbackFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreviewActionArgs = {
  action: MemberAction;
  memberId: Scalars['ID']['input'];
};


export type QueryPreviewApprovalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPreviewBannedWordArgs = {
  text: Scalars['String']['input'];
  verdict: BannedWordVerdict;
};


export type QueryPreviewBulkChangeArgs = {
  change: BulkChangeInput;
  items: ReadonlyArray<ReadVersion>;
  kind: ContentKind;
};


export type QueryPreviewPlacesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  kind: ContentKind;
  unsaved?: InputMaybe<ContentInput>;
};


export type QueryPreviewRequestMailArgs = {
  id: Scalars['ID']['input'];
  outcome?: InputMaybe<RequestOutcome>;
  text: Scalars['String']['input'];
};


export type QueryProblemReportsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  all?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPublicRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPublishedPlacesArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type QueryQueuedMailsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<MailFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReleaseOperationsArgs = {
  brand: Scalars['String']['input'];
  release: Scalars['String']['input'];
};


export type QueryReleasesArgs = {
  all?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryRenewalToAcceptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ReportedKind>;
};


export type QueryRequestMailsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRequestQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds: ReadonlyArray<RequestForm>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<RequestState>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySavedViewsArgs = {
  list: Scalars['String']['input'];
};


export type QueryTryBannedWordsArgs = {
  text: Scalars['String']['input'];
};


export type QueryVoucherBatchesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryVoucherUsesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  batchId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWallQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WallPostState>;
};

export type QueuedComment = {
  readonly __typename?: 'QueuedComment';
  readonly at: Scalars['DateTime']['output'];
  readonly author?: Maybe<Scalars['String']['output']>;
  readonly authorBannedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly authorId?: Maybe<Scalars['ID']['output']>;
  readonly authorIsBanned: Scalars['Boolean']['output'];
  readonly authorIsShadowBanned: Scalars['Boolean']['output'];
  readonly filmSlug: Scalars['String']['output'];
  readonly filmTitle: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inReplyTo?: Maybe<Scalars['String']['output']>;
  readonly isShadowed: Scalars['Boolean']['output'];
  readonly reports: ReadonlyArray<QueuedReport>;
  readonly site: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type QueuedMail = {
  readonly __typename?: 'QueuedMail';
  readonly attempts: Scalars['Int']['output'];
  readonly brand: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly lastError?: Maybe<Scalars['String']['output']>;
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  readonly queuedAt: Scalars['DateTime']['output'];
  readonly recipient: Scalars['String']['output'];
  readonly settledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: MailState;
};

export type QueuedMailPage = {
  readonly __typename?: 'QueuedMailPage';
  readonly mails: ReadonlyArray<QueuedMail>;
  readonly next?: Maybe<Scalars['ID']['output']>;
};

export type QueuedReport = {
  readonly __typename?: 'QueuedReport';
  readonly at: Scalars['DateTime']['output'];
  readonly reason: Scalars['String']['output'];
};

export type QueuedWallPost = {
  readonly __typename?: 'QueuedWallPost';
  readonly curator: Scalars['String']['output'];
  readonly filmTitle?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly postedAt: Scalars['DateTime']['output'];
  readonly rejectedOfCurator: Scalars['Int']['output'];
  readonly site: Scalars['String']['output'];
  readonly state: WallPostState;
  readonly text: Scalars['String']['output'];
};

export type ReadVersion = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
};

export type RecordFilter =
  | 'all'
  | 'expired'
  | 'expiring'
  | 'missing';

export type RecordPolicy = {
  readonly __typename?: 'RecordPolicy';
  readonly required: Scalars['Boolean']['output'];
};

export type RecordPolicyResult = RecordPolicy | RecordRefused;

export type RecordRefused = {
  readonly __typename?: 'RecordRefused';
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type RecordResult = RecordRefused | RecordWritten;

export type RecordState =
  | 'complete'
  | 'expired'
  | 'expiring'
  | 'missing'
  | 'unverified';

export type RecordWritten = {
  readonly __typename?: 'RecordWritten';
  readonly record: PerformerRecord;
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

export type Release = {
  readonly __typename?: 'Release';
  readonly brand: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly operations: Scalars['Int']['output'];
  readonly ownLastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly ownOperations: Scalars['Int']['output'];
  readonly registeredAt: Scalars['DateTime']['output'];
  readonly release: Scalars['String']['output'];
  readonly retiredAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ReleaseOperation = {
  readonly __typename?: 'ReleaseOperation';
  readonly hash: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
};

export type RemoveStaffResult = StaffMemberRefused | StaffMemberRemoved;

export type RenewalAcceptanceRefused = {
  readonly __typename?: 'RenewalAcceptanceRefused';
  readonly message: Scalars['String']['output'];
};

export type RenewalAccepted = {
  readonly __typename?: 'RenewalAccepted';
  readonly renewal: RenewalChoice;
};

export type RenewalChoice = {
  readonly __typename?: 'RenewalChoice';
  readonly accessUntil: Scalars['DateTime']['output'];
  readonly agreed: Scalars['Int']['output'];
  readonly charged: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
  readonly nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  readonly plan: Scalars['String']['output'];
  readonly planId?: Maybe<Scalars['ID']['output']>;
};

export type RenewalToAccept = {
  readonly __typename?: 'RenewalToAccept';
  readonly choices: ReadonlyArray<RenewalChoice>;
  readonly refusal?: Maybe<Scalars['String']['output']>;
};

export type ReplayRefused = {
  readonly __typename?: 'ReplayRefused';
  readonly message: Scalars['String']['output'];
};

export type ReplayResult = ReplayRefused | Replayed;

export type Replayed = {
  readonly __typename?: 'Replayed';
  readonly postback: Postback;
};

export type ReportQueue = {
  readonly __typename?: 'ReportQueue';
  readonly items: ReadonlyArray<ReportedItem>;
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type ReportedItem = QueuedComment | ReportedWallPost;

export type ReportedKind =
  | 'comment'
  | 'wallPost';

export type ReportedWallPost = {
  readonly __typename?: 'ReportedWallPost';
  readonly curator: Scalars['String']['output'];
  readonly filmTitle?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly neighbours: ReadonlyArray<NeighbourPost>;
  readonly postedAt: Scalars['DateTime']['output'];
  readonly rejectedOfCurator: Scalars['Int']['output'];
  readonly reports: ReadonlyArray<QueuedReport>;
  readonly site: Scalars['String']['output'];
  readonly state: WallPostState;
  readonly text: Scalars['String']['output'];
};

export type RequestChanged = {
  readonly __typename?: 'RequestChanged';
  readonly request: PublicRequest;
};

export type RequestEvent = {
  readonly __typename?: 'RequestEvent';
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly films: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type RequestField = {
  readonly __typename?: 'RequestField';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type RequestFile = {
  readonly __typename?: 'RequestFile';
  readonly id: Scalars['ID']['output'];
  readonly mediaType: Scalars['String']['output'];
  readonly size: Scalars['Int']['output'];
};

export type RequestForm =
  | 'casting'
  | 'removal'
  | 'support';

export type RequestMail = {
  readonly __typename?: 'RequestMail';
  readonly replyTo?: Maybe<Scalars['String']['output']>;
  readonly subject: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type RequestMailState = {
  readonly __typename?: 'RequestMailState';
  readonly attempts: Scalars['Int']['output'];
  readonly event: Scalars['ID']['output'];
  readonly lastError?: Maybe<Scalars['String']['output']>;
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  readonly settledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly state: MailState;
};

export type RequestOutcome =
  | 'declined'
  | 'done';

export type RequestPage = {
  readonly __typename?: 'RequestPage';
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly requests: ReadonlyArray<ListedRequest>;
};

export type RequestRefused = {
  readonly __typename?: 'RequestRefused';
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type RequestResult = RequestChanged | RequestRefused;

export type RequestState =
  | 'closed'
  | 'open'
  | 'waiting';

export type RetryCommandRefused = {
  readonly __typename?: 'RetryCommandRefused';
  readonly message: Scalars['String']['output'];
};

export type RetryCommandResult = CommandRetried | RetryCommandRefused;

export type RunJobRefused = {
  readonly __typename?: 'RunJobRefused';
  readonly message: Scalars['String']['output'];
};

export type RunJobResult = JobRan | RunJobRefused;

export type SaveViewResult = ViewRefused | ViewSaved;

export type SavedView = {
  readonly __typename?: 'SavedView';
  readonly address: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isShared: Scalars['Boolean']['output'];
  readonly mayDelete: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly owner: Scalars['String']['output'];
};

export type SendMailRefused = {
  readonly __typename?: 'SendMailRefused';
  readonly message: Scalars['String']['output'];
};

export type SendMailResult = MailIsDue | SendMailRefused;

export type ShopPlan = {
  readonly __typename?: 'ShopPlan';
  readonly firstDays?: Maybe<Scalars['Int']['output']>;
  readonly firstPrice: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isOnSale: Scalars['Boolean']['output'];
  readonly isPortalOffer: Scalars['Boolean']['output'];
  readonly kind: Scalars['String']['output'];
  readonly option: Scalars['Int']['output'];
  readonly prices: ReadonlyArray<PlanPrice>;
  readonly product: Scalars['String']['output'];
  readonly rebillMonths: Scalars['Int']['output'];
  readonly rebillPrice: Scalars['Int']['output'];
};

export type Showcase = {
  readonly __typename?: 'Showcase';
  readonly description: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly pictureFocus?: Maybe<Scalars['String']['output']>;
  readonly position: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly translations: ReadonlyArray<Translation>;
};

export type ShowcaseInput = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly picture?: InputMaybe<Scalars['String']['input']>;
  readonly pictureFocus?: InputMaybe<Scalars['String']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
  readonly title: Scalars['String']['input'];
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

export type SoldGift = {
  readonly __typename?: 'SoldGift';
  readonly amount: Scalars['Int']['output'];
  readonly brand: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  readonly deliverAt: Scalars['DateTime']['output'];
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isHandedOver: Scalars['Boolean']['output'];
  readonly months: Scalars['Int']['output'];
  readonly paidAt: Scalars['DateTime']['output'];
  readonly product: Scalars['String']['output'];
  readonly redeemedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly stoppedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SoldGiftPage = {
  readonly __typename?: 'SoldGiftPage';
  readonly gifts: ReadonlyArray<SoldGift>;
  readonly next?: Maybe<Scalars['ID']['output']>;
};

export type StaffExperiment = {
  readonly __typename?: 'StaffExperiment';
  readonly goal: Scalars['String']['output'];
  readonly holdoutPercent: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isRunningByDefinition: Scalars['Boolean']['output'];
  readonly runs: ReadonlyArray<ExperimentRun>;
  readonly variants: ReadonlyArray<ExperimentVariant>;
};

export type StaffMember = {
  readonly __typename?: 'StaffMember';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  readonly email: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly openSessions: Scalars['Int']['output'];
  readonly openTokens: Scalars['Int']['output'];
  readonly role: StaffRole;
  readonly sites?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type StaffMemberChanged = {
  readonly __typename?: 'StaffMemberChanged';
  readonly member: StaffMember;
};

export type StaffMemberRefused = {
  readonly __typename?: 'StaffMemberRefused';
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type StaffMemberRemoved = {
  readonly __typename?: 'StaffMemberRemoved';
  readonly email: Scalars['String']['output'];
};

export type StaffMemberResult = StaffMemberChanged | StaffMemberRefused;

export type StaffRole =
  | 'admin'
  | 'editor'
  | 'finance'
  | 'moderator'
  | 'support';

export type Still = {
  readonly __typename?: 'Still';
  readonly alt: Scalars['String']['output'];
  readonly crops: ReadonlyArray<Scalars['String']['output']>;
  readonly picture: Scalars['String']['output'];
};

export type StillBegun = {
  readonly __typename?: 'StillBegun';
  readonly source: MediaSource;
};

export type StillInput = {
  readonly alt: Scalars['String']['input'];
  readonly crops?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly picture: Scalars['String']['input'];
};

export type StillRefused = {
  readonly __typename?: 'StillRefused';
  readonly message: Scalars['String']['output'];
};

export type StillResult = StillBegun | StillRefused;

export type StopDiscountResult = DiscountRefused | DiscountStopped;

export type SwitchRefused = {
  readonly __typename?: 'SwitchRefused';
  readonly message: Scalars['String']['output'];
};

export type SwitchResult = SwitchRefused | Switched;

export type Switched = {
  readonly __typename?: 'Switched';
  readonly id: Scalars['ID']['output'];
};

export type Translation = {
  readonly __typename?: 'Translation';
  readonly description: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type TranslationInput = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly language: Scalars['String']['input'];
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

export type TriedDeal = {
  readonly __typename?: 'TriedDeal';
  readonly audience: DealAudience;
  readonly carouselRank?: Maybe<Scalars['Int']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly interstitialRank?: Maybe<Scalars['Int']['output']>;
  readonly isOneClick: Scalars['Boolean']['output'];
  readonly isShown: Scalars['Boolean']['output'];
  readonly listingRank?: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly partner: Scalars['String']['output'];
};

export type TriedOffer = {
  readonly __typename?: 'TriedOffer';
  readonly name: Scalars['String']['output'];
  readonly obstacles: ReadonlyArray<OfferObstacle>;
};

export type TriedSubscription = {
  readonly __typename?: 'TriedSubscription';
  readonly id: Scalars['ID']['output'];
  readonly obstacles: ReadonlyArray<OfferObstacle>;
  readonly offers: ReadonlyArray<TriedOffer>;
  readonly product: Scalars['String']['output'];
};

export type UnmadeRefund = {
  readonly __typename?: 'UnmadeRefund';
  readonly amount: Scalars['Int']['output'];
  readonly askedBy?: Maybe<Scalars['String']['output']>;
  readonly attempts: Scalars['Int']['output'];
  readonly biller: Scalars['String']['output'];
  readonly chargeId: Scalars['ID']['output'];
  readonly currency: Scalars['String']['output'];
  readonly decidedAt: Scalars['DateTime']['output'];
  readonly memberId?: Maybe<Scalars['ID']['output']>;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly state: UnmadeRefundState;
};

export type UnmadeRefundState =
  | 'failed'
  | 'pending';

export type UploadedPicture = {
  readonly __typename?: 'UploadedPicture';
  readonly addedAt: Scalars['DateTime']['output'];
  readonly addedBy: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly preview: Scalars['String']['output'];
  readonly shape: PictureShape;
  readonly width: Scalars['Int']['output'];
};

export type VariantResult = {
  readonly __typename?: 'VariantResult';
  readonly broken: ReadonlyArray<Scalars['String']['output']>;
  readonly declineRate: Estimate;
  readonly declines: Scalars['Int']['output'];
  readonly difference?: Maybe<Estimate>;
  readonly errorRate: Estimate;
  readonly errors: Scalars['Int']['output'];
  readonly goalRate: Estimate;
  readonly goals: Scalars['Int']['output'];
  readonly isControl: Scalars['Boolean']['output'];
  readonly purchases: Scalars['Int']['output'];
  readonly refundRate: Estimate;
  readonly refunds: Scalars['Int']['output'];
  readonly variant: Scalars['String']['output'];
  readonly visits: Scalars['Int']['output'];
};

export type ViewRefusal =
  | 'address'
  | 'name'
  | 'tooMany';

export type ViewRefused = {
  readonly __typename?: 'ViewRefused';
  readonly reason: ViewRefusal;
};

export type ViewSaved = {
  readonly __typename?: 'ViewSaved';
  readonly view: SavedView;
};

export type VoucherActionDone = {
  readonly __typename?: 'VoucherActionDone';
  readonly id: Scalars['ID']['output'];
};

export type VoucherActionResult = VoucherActionDone | VouchersRefused;

export type VoucherBatch = {
  readonly __typename?: 'VoucherBatch';
  readonly approvedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly approvedBy?: Maybe<Scalars['String']['output']>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly codes: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Scalars['String']['output'];
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: VoucherKind;
  readonly name: Scalars['String']['output'];
  readonly product?: Maybe<Scalars['String']['output']>;
  readonly stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly used: Scalars['Int']['output'];
  readonly usesEach: Scalars['Int']['output'];
  readonly worth: Scalars['Int']['output'];
};

export type VoucherBatchPage = {
  readonly __typename?: 'VoucherBatchPage';
  readonly batches: ReadonlyArray<VoucherBatch>;
  readonly next?: Maybe<Scalars['ID']['output']>;
};

export type VoucherKind =
  | 'DAYS'
  | 'GEMS';

export type VoucherUse = {
  readonly __typename?: 'VoucherUse';
  readonly brand: Scalars['String']['output'];
  readonly codeEnd: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly memberId?: Maybe<Scalars['ID']['output']>;
  readonly redeemedAt: Scalars['DateTime']['output'];
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

export type VoucherUsePage = {
  readonly __typename?: 'VoucherUsePage';
  readonly next?: Maybe<Scalars['ID']['output']>;
  readonly uses: ReadonlyArray<VoucherUse>;
};

export type VouchersCreated = {
  readonly __typename?: 'VouchersCreated';
  readonly batch: VoucherBatch;
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
};

export type VouchersRefused = {
  readonly __typename?: 'VouchersRefused';
  readonly message: Scalars['String']['output'];
};

export type WaitingRequest = {
  readonly __typename?: 'WaitingRequest';
  readonly id: Scalars['ID']['output'];
  readonly name: BulkChangeName;
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly requestedBy: Scalars['String']['output'];
};

export type WallPost = {
  readonly __typename?: 'WallPost';
  readonly curator: Scalars['String']['output'];
  readonly film: Scalars['String']['output'];
  readonly picture?: Maybe<Scalars['String']['output']>;
  readonly pictureFocus?: Maybe<Scalars['String']['output']>;
  readonly postedAt: Scalars['DateTime']['output'];
  readonly shape: Scalars['String']['output'];
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly translations: ReadonlyArray<Translation>;
};

export type WallPostDecided = {
  readonly __typename?: 'WallPostDecided';
  readonly id: Scalars['ID']['output'];
};

export type WallPostInput = {
  readonly curator: Scalars['String']['input'];
  readonly film: Scalars['String']['input'];
  readonly picture?: InputMaybe<Scalars['String']['input']>;
  readonly pictureFocus?: InputMaybe<Scalars['String']['input']>;
  readonly postedAt: Scalars['DateTime']['input'];
  readonly shape: Scalars['String']['input'];
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  readonly translations?: InputMaybe<ReadonlyArray<TranslationInput>>;
};

export type WallPostRefused = {
  readonly __typename?: 'WallPostRefused';
  readonly message: Scalars['String']['output'];
  readonly messageKey: Scalars['String']['output'];
};

export type WallPostResult = WallPostDecided | WallPostRefused;

export type WallPostState =
  | 'approved'
  | 'pending'
  | 'rejected';

export type WallQueue = {
  readonly __typename?: 'WallQueue';
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
  readonly posts: ReadonlyArray<QueuedWallPost>;
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
  AcceptRenewalResult:
    | ( RenewalAcceptanceRefused )
    | ( RenewalAccepted )
  ;
  ActionResult:
    | ( ActionDone )
    | ( ActionRefused )
    | ( ActionWaits )
  ;
  ApprovalResult:
    | ( ActionRefused )
    | ( ApprovalDecided )
  ;
  ApproveDiscountResult:
    | ( DiscountApproved )
    | ( DiscountRefused )
  ;
  BannedWordResult:
    | ( BannedWordDecided )
    | ( BannedWordRefused )
  ;
  BulkChangeResult:
    | ( BulkChanged )
    | ( BulkRefused )
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
    | ( ContentNeedsApproval )
    | ( Omit<ContentSaved, 'item'> & { item: _RefType['ContentItem'] } )
  ;
  CreateDiscountResult:
    | ( DiscountCreated )
    | ( DiscountRefused )
  ;
  CreateVouchersResult:
    | ( VouchersCreated )
    | ( VouchersRefused )
  ;
  NewMediaResult:
    | ( NewMediaDone )
    | ( NewMediaRefused )
  ;
  PreviewResult:
    | ( ContentInvalid )
    | ( ContentMissing )
    | ( PreviewOpened )
  ;
  RecordPolicyResult:
    | ( RecordPolicy )
    | ( RecordRefused )
  ;
  RecordResult:
    | ( RecordRefused )
    | ( RecordWritten )
  ;
  RemoveStaffResult:
    | ( StaffMemberRefused )
    | ( StaffMemberRemoved )
  ;
  ReplayResult:
    | ( ReplayRefused )
    | ( Replayed )
  ;
  ReportedItem:
    | ( QueuedComment )
    | ( ReportedWallPost )
  ;
  RequestResult:
    | ( Omit<RequestChanged, 'request'> & { request: _RefType['PublicRequest'] } )
    | ( RequestRefused )
  ;
  RetryCommandResult:
    | ( CommandRetried )
    | ( RetryCommandRefused )
  ;
  RunJobResult:
    | ( JobRan )
    | ( RunJobRefused )
  ;
  SaveViewResult:
    | ( ViewRefused )
    | ( ViewSaved )
  ;
  SendMailResult:
    | ( MailIsDue )
    | ( SendMailRefused )
  ;
  StaffMemberResult:
    | ( StaffMemberChanged )
    | ( StaffMemberRefused )
  ;
  StillResult:
    | ( StillBegun )
    | ( StillRefused )
  ;
  StopDiscountResult:
    | ( DiscountRefused )
    | ( DiscountStopped )
  ;
  SwitchResult:
    | ( SwitchRefused )
    | ( Switched )
  ;
  VoucherActionResult:
    | ( VoucherActionDone )
    | ( VouchersRefused )
  ;
  WallPostResult:
    | ( WallPostDecided )
    | ( WallPostRefused )
  ;
  WebhookResult:
    | ( ContentInvalid )
    | ( Omit<WebhookCreated, 'webhook'> & { webhook: _RefType['Webhook'] } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptRenewalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptRenewalResult']>;
  ActionDone: ResolverTypeWrapper<ActionDone>;
  ActionPreview: ResolverTypeWrapper<ActionPreview>;
  ActionRefused: ResolverTypeWrapper<ActionRefused>;
  ActionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActionResult']>;
  ActionWaits: ResolverTypeWrapper<ActionWaits>;
  AmountDiscounted: ResolverTypeWrapper<AmountDiscounted>;
  Angel: ResolverTypeWrapper<Angel>;
  AngelInput: AngelInput;
  Approval: ResolverTypeWrapper<Approval>;
  ApprovalDecided: ResolverTypeWrapper<ApprovalDecided>;
  ApprovalPage: ResolverTypeWrapper<ApprovalPage>;
  ApprovalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApprovalResult']>;
  ApprovalState: ApprovalState;
  ApproveDiscountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApproveDiscountResult']>;
  Attention: ResolverTypeWrapper<Attention>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditFilter: AuditFilter;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuditProof: ResolverTypeWrapper<AuditProof>;
  AuthoredComment: ResolverTypeWrapper<AuthoredComment>;
  Award: ResolverTypeWrapper<Award>;
  AwardInput: AwardInput;
  BannedWord: ResolverTypeWrapper<BannedWord>;
  BannedWordDecided: ResolverTypeWrapper<BannedWordDecided>;
  BannedWordPreview: ResolverTypeWrapper<BannedWordPreview>;
  BannedWordRefusalCode: BannedWordRefusalCode;
  BannedWordRefused: ResolverTypeWrapper<BannedWordRefused>;
  BannedWordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BannedWordResult']>;
  BannedWordVerdict: BannedWordVerdict;
  BillerCommand: ResolverTypeWrapper<BillerCommand>;
  BillerReconciliation: ResolverTypeWrapper<BillerReconciliation>;
  BookAccountKind: BookAccountKind;
  BookBalance: ResolverTypeWrapper<BookBalance>;
  BookEntry: ResolverTypeWrapper<BookEntry>;
  BookEntryPage: ResolverTypeWrapper<BookEntryPage>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrandArt: ResolverTypeWrapper<BrandArt>;
  BrandArtInput: BrandArtInput;
  BrandCard: ResolverTypeWrapper<BrandCard>;
  BrandFlag: ResolverTypeWrapper<BrandFlag>;
  BrandFlags: ResolverTypeWrapper<BrandFlags>;
  BulkChange: ResolverTypeWrapper<BulkChange>;
  BulkChangeInput: BulkChangeInput;
  BulkChangeName: BulkChangeName;
  BulkChangePage: ResolverTypeWrapper<BulkChangePage>;
  BulkChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BulkChangeResult']>;
  BulkChangeState: BulkChangeState;
  BulkChanged: ResolverTypeWrapper<BulkChanged>;
  BulkOutcome: BulkOutcome;
  BulkPlan: ResolverTypeWrapper<BulkPlan>;
  BulkRefused: ResolverTypeWrapper<BulkRefused>;
  BulkRowResult: ResolverTypeWrapper<BulkRowResult>;
  BulkWorth: ResolverTypeWrapper<BulkWorth>;
  Calendar: ResolverTypeWrapper<Omit<Calendar, 'entries'> & { entries: ReadonlyArray<ResolversTypes['CalendarEntry']> }>;
  CalendarEntry: ResolverTypeWrapper<Omit<CalendarEntry, 'item'> & { item: ResolversTypes['ContentItem'] }>;
  CalendarMoment: CalendarMoment;
  CancelInput: CancelInput;
  Caption: ResolverTypeWrapper<Caption>;
  CaptionInput: CaptionInput;
  ChangeEmailInput: ChangeEmailInput;
  Channel: ResolverTypeWrapper<Channel>;
  ChannelInput: ChannelInput;
  Chapter: ResolverTypeWrapper<Chapter>;
  ChapterInput: ChapterInput;
  ChargeInput: ChargeInput;
  ChosenStill: ResolverTypeWrapper<ChosenStill>;
  ChosenStillInput: ChosenStillInput;
  CommandRetried: ResolverTypeWrapper<CommandRetried>;
  CommentAppeal: ResolverTypeWrapper<CommentAppeal>;
  CommentAppealKind: CommentAppealKind;
  CommentAppealPage: ResolverTypeWrapper<CommentAppealPage>;
  CommentAppealState: CommentAppealState;
  CommentAuthorHistory: ResolverTypeWrapper<CommentAuthorHistory>;
  CommentBan: ResolverTypeWrapper<CommentBan>;
  CommentDecided: ResolverTypeWrapper<CommentDecided>;
  CommentDecision: CommentDecision;
  CommentDecisionRecord: ResolverTypeWrapper<CommentDecisionRecord>;
  CommentDecisionRefused: ResolverTypeWrapper<CommentDecisionRefused>;
  CommentDecisionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentDecisionResult']>;
  ContentConflict: ResolverTypeWrapper<Omit<ContentConflict, 'current'> & { current: ResolversTypes['ContentItem'] }>;
  ContentInUse: ResolverTypeWrapper<ContentInUseMapper>;
  ContentInput: ContentInput;
  ContentInvalid: ResolverTypeWrapper<ContentInvalid>;
  ContentItem: ResolverTypeWrapper<ContentItemMapper>;
  ContentKind: ContentKind;
  ContentMissing: ResolverTypeWrapper<ContentMissing>;
  ContentNeedsApproval: ResolverTypeWrapper<ContentNeedsApproval>;
  ContentOrder: ContentOrder;
  ContentPage: ResolverTypeWrapper<Omit<ContentPage, 'items'> & { items: ReadonlyArray<ResolversTypes['ContentItem']> }>;
  ContentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContentResult']>;
  ContentSaved: ResolverTypeWrapper<Omit<ContentSaved, 'item'> & { item: ResolversTypes['ContentItem'] }>;
  ContentState: ContentState;
  ContentVersion: ResolverTypeWrapper<Omit<ContentVersion, 'item'> & { item: ResolversTypes['ContentItem'] }>;
  CreateDiscountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDiscountResult']>;
  CreateVouchersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateVouchersResult']>;
  DataRequest: ResolverTypeWrapper<DataRequest>;
  DataRequestInput: DataRequestInput;
  DataRequestKind: DataRequestKind;
  DataRequestPage: ResolverTypeWrapper<DataRequestPage>;
  DataRequestState: DataRequestState;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayFigures: ResolverTypeWrapper<DayFigures>;
  Deal: ResolverTypeWrapper<Deal>;
  DealAudience: DealAudience;
  DealInSlot: ResolverTypeWrapper<DealInSlot>;
  DealInput: DealInput;
  DealPlace: DealPlace;
  DealPositions: ResolverTypeWrapper<DealPositions>;
  DealSlot: ResolverTypeWrapper<DealSlot>;
  DealSlots: ResolverTypeWrapper<DealSlots>;
  DealState: DealState;
  DeclinesOfReason: ResolverTypeWrapper<DeclinesOfReason>;
  Discount: ResolverTypeWrapper<Discount>;
  DiscountApproved: ResolverTypeWrapper<DiscountApproved>;
  DiscountCode: ResolverTypeWrapper<DiscountCode>;
  DiscountCreated: ResolverTypeWrapper<DiscountCreated>;
  DiscountKind: DiscountKind;
  DiscountPage: ResolverTypeWrapper<DiscountPage>;
  DiscountRefused: ResolverTypeWrapper<DiscountRefused>;
  DiscountState: DiscountState;
  DiscountStopped: ResolverTypeWrapper<DiscountStopped>;
  Estimate: ResolverTypeWrapper<Estimate>;
  ExperimentChange: ResolverTypeWrapper<ExperimentChange>;
  ExperimentEnd: ExperimentEnd;
  ExperimentResults: ResolverTypeWrapper<ExperimentResults>;
  ExperimentRun: ResolverTypeWrapper<ExperimentRun>;
  ExperimentVariant: ResolverTypeWrapper<ExperimentVariant>;
  ExpertReview: ResolverTypeWrapper<ExpertReview>;
  ExpertReviewInput: ExpertReviewInput;
  ExplainedDataRequestInput: ExplainedDataRequestInput;
  ExtendInput: ExtendInput;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Film: ResolverTypeWrapper<Film>;
  FilmInput: FilmInput;
  FlagChange: ResolverTypeWrapper<FlagChange>;
  FlagChangePage: ResolverTypeWrapper<FlagChangePage>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundMember: ResolverTypeWrapper<FoundMember>;
  FurtherPrice: ResolverTypeWrapper<FurtherPrice>;
  FurtherPriceInput: FurtherPriceInput;
  GemsInput: GemsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Job: ResolverTypeWrapper<Job>;
  JobCount: ResolverTypeWrapper<JobCount>;
  JobRan: ResolverTypeWrapper<JobRan>;
  JobRun: ResolverTypeWrapper<JobRun>;
  JobRunPage: ResolverTypeWrapper<JobRunPage>;
  JobRunState: JobRunState;
  Label: ResolverTypeWrapper<Label>;
  LabelInput: LabelInput;
  LeavingOfReason: ResolverTypeWrapper<LeavingOfReason>;
  ListedPerformerRecord: ResolverTypeWrapper<ListedPerformerRecord>;
  ListedRequest: ResolverTypeWrapper<ListedRequestMapper>;
  MailFilter: MailFilter;
  MailIsDue: ResolverTypeWrapper<MailIsDue>;
  MailState: MailState;
  MediaPreviews: ResolverTypeWrapper<MediaPreviews>;
  MediaSource: ResolverTypeWrapper<MediaSource>;
  MediaSourceFilm: ResolverTypeWrapper<MediaSourceFilm>;
  MediaSourcePage: ResolverTypeWrapper<MediaSourcePage>;
  MediaSourceState: MediaSourceState;
  MediaStep: ResolverTypeWrapper<MediaStep>;
  MediaStill: ResolverTypeWrapper<MediaStill>;
  Member: ResolverTypeWrapper<Omit<Member, 'requests'> & { requests: ReadonlyArray<ResolversTypes['ListedRequest']> }>;
  MemberAction: MemberAction;
  MemberActionRecord: ResolverTypeWrapper<MemberActionRecord>;
  MemberComment: ResolverTypeWrapper<MemberComment>;
  MemberDownload: ResolverTypeWrapper<MemberDownload>;
  MemberLedgerEntry: ResolverTypeWrapper<MemberLedgerEntry>;
  MemberMail: ResolverTypeWrapper<MemberMail>;
  MemberOffers: ResolverTypeWrapper<MemberOffers>;
  MemberPage: ResolverTypeWrapper<MemberPage>;
  MemberPayment: ResolverTypeWrapper<MemberPayment>;
  MemberSearch: MemberSearch;
  MemberSession: ResolverTypeWrapper<MemberSession>;
  MemberSubscription: ResolverTypeWrapper<MemberSubscription>;
  MemberSubscriptionEvent: ResolverTypeWrapper<MemberSubscriptionEvent>;
  MonthOfReport: ResolverTypeWrapper<MonthOfReport>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NeighbourPost: ResolverTypeWrapper<NeighbourPost>;
  NewDiscount: NewDiscount;
  NewMediaDone: ResolverTypeWrapper<NewMediaDone>;
  NewMediaRefused: ResolverTypeWrapper<NewMediaRefused>;
  NewMediaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NewMediaResult']>;
  NewVouchers: NewVouchers;
  NothingMore: NothingMore;
  Offer: ResolverTypeWrapper<Offer>;
  OfferInput: OfferInput;
  OfferObstacle: OfferObstacle;
  OpenDataRequestInput: OpenDataRequestInput;
  Opening: ResolverTypeWrapper<Opening>;
  OpeningBrand: ResolverTypeWrapper<OpeningBrand>;
  Pack: ResolverTypeWrapper<Pack>;
  PackInput: PackInput;
  Performer: ResolverTypeWrapper<Performer>;
  PerformerDocument: ResolverTypeWrapper<PerformerDocument>;
  PerformerDocumentInput: PerformerDocumentInput;
  PerformerIdentityInput: PerformerIdentityInput;
  PerformerInput: PerformerInput;
  PerformerRating: ResolverTypeWrapper<PerformerRating>;
  PerformerRatingInput: PerformerRatingInput;
  PerformerRecord: ResolverTypeWrapper<PerformerRecord>;
  PerformerRecordPage: ResolverTypeWrapper<PerformerRecordPage>;
  PicturePreparation: ResolverTypeWrapper<PicturePreparation>;
  PictureSet: ResolverTypeWrapper<PictureSet>;
  PictureSetInput: PictureSetInput;
  PictureShape: PictureShape;
  Plan: ResolverTypeWrapper<Plan>;
  PlanInput: PlanInput;
  PlanPrice: ResolverTypeWrapper<PlanPrice>;
  PlanUpsell: ResolverTypeWrapper<PlanUpsell>;
  PlanUpsellKind: PlanUpsellKind;
  Postback: ResolverTypeWrapper<Postback>;
  PostbackFilter: PostbackFilter;
  PostbackPage: ResolverTypeWrapper<PostbackPage>;
  PostbackSource: PostbackSource;
  PostbackState: PostbackState;
  PreviewOpened: ResolverTypeWrapper<PreviewOpened>;
  PreviewPerson: PreviewPerson;
  PreviewPlace: ResolverTypeWrapper<PreviewPlace>;
  PreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreviewResult']>;
  PreviewedMail: ResolverTypeWrapper<PreviewedMail>;
  ProblemReport: ResolverTypeWrapper<ProblemReport>;
  ProblemReportPage: ResolverTypeWrapper<ProblemReportPage>;
  PublicRequest: ResolverTypeWrapper<PublicRequestMapper>;
  PublishedPlace: ResolverTypeWrapper<PublishedPlace>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueuedComment: ResolverTypeWrapper<QueuedComment>;
  QueuedMail: ResolverTypeWrapper<QueuedMail>;
  QueuedMailPage: ResolverTypeWrapper<QueuedMailPage>;
  QueuedReport: ResolverTypeWrapper<QueuedReport>;
  QueuedWallPost: ResolverTypeWrapper<QueuedWallPost>;
  ReadVersion: ReadVersion;
  RecordFilter: RecordFilter;
  RecordPolicy: ResolverTypeWrapper<RecordPolicy>;
  RecordPolicyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordPolicyResult']>;
  RecordRefused: ResolverTypeWrapper<RecordRefused>;
  RecordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordResult']>;
  RecordState: RecordState;
  RecordWritten: ResolverTypeWrapper<RecordWritten>;
  Reel: ResolverTypeWrapper<Reel>;
  ReelInput: ReelInput;
  RefundInput: RefundInput;
  Release: ResolverTypeWrapper<Release>;
  ReleaseOperation: ResolverTypeWrapper<ReleaseOperation>;
  RemoveStaffResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveStaffResult']>;
  RenewalAcceptanceRefused: ResolverTypeWrapper<RenewalAcceptanceRefused>;
  RenewalAccepted: ResolverTypeWrapper<RenewalAccepted>;
  RenewalChoice: ResolverTypeWrapper<RenewalChoice>;
  RenewalToAccept: ResolverTypeWrapper<RenewalToAccept>;
  ReplayRefused: ResolverTypeWrapper<ReplayRefused>;
  ReplayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplayResult']>;
  Replayed: ResolverTypeWrapper<Replayed>;
  ReportQueue: ResolverTypeWrapper<Omit<ReportQueue, 'items'> & { items: ReadonlyArray<ResolversTypes['ReportedItem']> }>;
  ReportedItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportedItem']>;
  ReportedKind: ReportedKind;
  ReportedWallPost: ResolverTypeWrapper<ReportedWallPost>;
  RequestChanged: ResolverTypeWrapper<Omit<RequestChanged, 'request'> & { request: ResolversTypes['PublicRequest'] }>;
  RequestEvent: ResolverTypeWrapper<RequestEvent>;
  RequestField: ResolverTypeWrapper<RequestField>;
  RequestFile: ResolverTypeWrapper<RequestFile>;
  RequestForm: RequestForm;
  RequestMail: ResolverTypeWrapper<RequestMail>;
  RequestMailState: ResolverTypeWrapper<RequestMailState>;
  RequestOutcome: RequestOutcome;
  RequestPage: ResolverTypeWrapper<Omit<RequestPage, 'requests'> & { requests: ReadonlyArray<ResolversTypes['ListedRequest']> }>;
  RequestRefused: ResolverTypeWrapper<RequestRefused>;
  RequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestResult']>;
  RequestState: RequestState;
  RetryCommandRefused: ResolverTypeWrapper<RetryCommandRefused>;
  RetryCommandResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RetryCommandResult']>;
  RunJobRefused: ResolverTypeWrapper<RunJobRefused>;
  RunJobResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RunJobResult']>;
  SaveViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveViewResult']>;
  SavedView: ResolverTypeWrapper<SavedView>;
  SendMailRefused: ResolverTypeWrapper<SendMailRefused>;
  SendMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMailResult']>;
  ShopPlan: ResolverTypeWrapper<ShopPlan>;
  Showcase: ResolverTypeWrapper<Showcase>;
  ShowcaseInput: ShowcaseInput;
  SoldGift: ResolverTypeWrapper<SoldGift>;
  SoldGiftPage: ResolverTypeWrapper<SoldGiftPage>;
  StaffExperiment: ResolverTypeWrapper<StaffExperiment>;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffMemberChanged: ResolverTypeWrapper<StaffMemberChanged>;
  StaffMemberRefused: ResolverTypeWrapper<StaffMemberRefused>;
  StaffMemberRemoved: ResolverTypeWrapper<StaffMemberRemoved>;
  StaffMemberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StaffMemberResult']>;
  StaffRole: StaffRole;
  Still: ResolverTypeWrapper<Still>;
  StillBegun: ResolverTypeWrapper<StillBegun>;
  StillInput: StillInput;
  StillRefused: ResolverTypeWrapper<StillRefused>;
  StillResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StillResult']>;
  StopDiscountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StopDiscountResult']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SwitchRefused: ResolverTypeWrapper<SwitchRefused>;
  SwitchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SwitchResult']>;
  Switched: ResolverTypeWrapper<Switched>;
  Translation: ResolverTypeWrapper<Translation>;
  TranslationInput: TranslationInput;
  TriedDeal: ResolverTypeWrapper<TriedDeal>;
  TriedOffer: ResolverTypeWrapper<TriedOffer>;
  TriedSubscription: ResolverTypeWrapper<TriedSubscription>;
  UnmadeRefund: ResolverTypeWrapper<UnmadeRefund>;
  UnmadeRefundState: UnmadeRefundState;
  UploadedPicture: ResolverTypeWrapper<UploadedPicture>;
  VariantResult: ResolverTypeWrapper<VariantResult>;
  ViewRefusal: ViewRefusal;
  ViewRefused: ResolverTypeWrapper<ViewRefused>;
  ViewSaved: ResolverTypeWrapper<ViewSaved>;
  VoucherActionDone: ResolverTypeWrapper<VoucherActionDone>;
  VoucherActionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VoucherActionResult']>;
  VoucherBatch: ResolverTypeWrapper<VoucherBatch>;
  VoucherBatchPage: ResolverTypeWrapper<VoucherBatchPage>;
  VoucherKind: VoucherKind;
  VoucherUse: ResolverTypeWrapper<VoucherUse>;
  VoucherUsePage: ResolverTypeWrapper<VoucherUsePage>;
  VouchersCreated: ResolverTypeWrapper<VouchersCreated>;
  VouchersRefused: ResolverTypeWrapper<VouchersRefused>;
  WaitingRequest: ResolverTypeWrapper<WaitingRequest>;
  WallPost: ResolverTypeWrapper<WallPost>;
  WallPostDecided: ResolverTypeWrapper<WallPostDecided>;
  WallPostInput: WallPostInput;
  WallPostRefused: ResolverTypeWrapper<WallPostRefused>;
  WallPostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WallPostResult']>;
  WallPostState: WallPostState;
  WallQueue: ResolverTypeWrapper<WallQueue>;
  Webhook: ResolverTypeWrapper<WebhookMapper>;
  WebhookCreated: ResolverTypeWrapper<Omit<WebhookCreated, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  WebhookResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WebhookResult']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptRenewalResult: ResolversUnionTypes<ResolversParentTypes>['AcceptRenewalResult'];
  ActionDone: ActionDone;
  ActionPreview: ActionPreview;
  ActionRefused: ActionRefused;
  ActionResult: ResolversUnionTypes<ResolversParentTypes>['ActionResult'];
  ActionWaits: ActionWaits;
  AmountDiscounted: AmountDiscounted;
  Angel: Angel;
  AngelInput: AngelInput;
  Approval: Approval;
  ApprovalDecided: ApprovalDecided;
  ApprovalPage: ApprovalPage;
  ApprovalResult: ResolversUnionTypes<ResolversParentTypes>['ApprovalResult'];
  ApproveDiscountResult: ResolversUnionTypes<ResolversParentTypes>['ApproveDiscountResult'];
  Attention: Attention;
  AuditEntry: AuditEntry;
  AuditFilter: AuditFilter;
  AuditPage: AuditPage;
  AuditProof: AuditProof;
  AuthoredComment: AuthoredComment;
  Award: Award;
  AwardInput: AwardInput;
  BannedWord: BannedWord;
  BannedWordDecided: BannedWordDecided;
  BannedWordPreview: BannedWordPreview;
  BannedWordRefused: BannedWordRefused;
  BannedWordResult: ResolversUnionTypes<ResolversParentTypes>['BannedWordResult'];
  BillerCommand: BillerCommand;
  BillerReconciliation: BillerReconciliation;
  BookBalance: BookBalance;
  BookEntry: BookEntry;
  BookEntryPage: BookEntryPage;
  Boolean: Scalars['Boolean']['output'];
  BrandArt: BrandArt;
  BrandArtInput: BrandArtInput;
  BrandCard: BrandCard;
  BrandFlag: BrandFlag;
  BrandFlags: BrandFlags;
  BulkChange: BulkChange;
  BulkChangeInput: BulkChangeInput;
  BulkChangePage: BulkChangePage;
  BulkChangeResult: ResolversUnionTypes<ResolversParentTypes>['BulkChangeResult'];
  BulkChanged: BulkChanged;
  BulkPlan: BulkPlan;
  BulkRefused: BulkRefused;
  BulkRowResult: BulkRowResult;
  BulkWorth: BulkWorth;
  Calendar: Omit<Calendar, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['CalendarEntry']> };
  CalendarEntry: Omit<CalendarEntry, 'item'> & { item: ResolversParentTypes['ContentItem'] };
  CancelInput: CancelInput;
  Caption: Caption;
  CaptionInput: CaptionInput;
  ChangeEmailInput: ChangeEmailInput;
  Channel: Channel;
  ChannelInput: ChannelInput;
  Chapter: Chapter;
  ChapterInput: ChapterInput;
  ChargeInput: ChargeInput;
  ChosenStill: ChosenStill;
  ChosenStillInput: ChosenStillInput;
  CommandRetried: CommandRetried;
  CommentAppeal: CommentAppeal;
  CommentAppealPage: CommentAppealPage;
  CommentAuthorHistory: CommentAuthorHistory;
  CommentBan: CommentBan;
  CommentDecided: CommentDecided;
  CommentDecisionRecord: CommentDecisionRecord;
  CommentDecisionRefused: CommentDecisionRefused;
  CommentDecisionResult: ResolversUnionTypes<ResolversParentTypes>['CommentDecisionResult'];
  ContentConflict: Omit<ContentConflict, 'current'> & { current: ResolversParentTypes['ContentItem'] };
  ContentInUse: ContentInUseMapper;
  ContentInput: ContentInput;
  ContentInvalid: ContentInvalid;
  ContentItem: ContentItemMapper;
  ContentMissing: ContentMissing;
  ContentNeedsApproval: ContentNeedsApproval;
  ContentPage: Omit<ContentPage, 'items'> & { items: ReadonlyArray<ResolversParentTypes['ContentItem']> };
  ContentResult: ResolversUnionTypes<ResolversParentTypes>['ContentResult'];
  ContentSaved: Omit<ContentSaved, 'item'> & { item: ResolversParentTypes['ContentItem'] };
  ContentVersion: Omit<ContentVersion, 'item'> & { item: ResolversParentTypes['ContentItem'] };
  CreateDiscountResult: ResolversUnionTypes<ResolversParentTypes>['CreateDiscountResult'];
  CreateVouchersResult: ResolversUnionTypes<ResolversParentTypes>['CreateVouchersResult'];
  DataRequest: DataRequest;
  DataRequestInput: DataRequestInput;
  DataRequestPage: DataRequestPage;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayFigures: DayFigures;
  Deal: Deal;
  DealInSlot: DealInSlot;
  DealInput: DealInput;
  DealPositions: DealPositions;
  DealSlot: DealSlot;
  DealSlots: DealSlots;
  DeclinesOfReason: DeclinesOfReason;
  Discount: Discount;
  DiscountApproved: DiscountApproved;
  DiscountCode: DiscountCode;
  DiscountCreated: DiscountCreated;
  DiscountPage: DiscountPage;
  DiscountRefused: DiscountRefused;
  DiscountStopped: DiscountStopped;
  Estimate: Estimate;
  ExperimentChange: ExperimentChange;
  ExperimentResults: ExperimentResults;
  ExperimentRun: ExperimentRun;
  ExperimentVariant: ExperimentVariant;
  ExpertReview: ExpertReview;
  ExpertReviewInput: ExpertReviewInput;
  ExplainedDataRequestInput: ExplainedDataRequestInput;
  ExtendInput: ExtendInput;
  FieldProblem: FieldProblem;
  Film: Film;
  FilmInput: FilmInput;
  FlagChange: FlagChange;
  FlagChangePage: FlagChangePage;
  Float: Scalars['Float']['output'];
  FoundMember: FoundMember;
  FurtherPrice: FurtherPrice;
  FurtherPriceInput: FurtherPriceInput;
  GemsInput: GemsInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Job: Job;
  JobCount: JobCount;
  JobRan: JobRan;
  JobRun: JobRun;
  JobRunPage: JobRunPage;
  Label: Label;
  LabelInput: LabelInput;
  LeavingOfReason: LeavingOfReason;
  ListedPerformerRecord: ListedPerformerRecord;
  ListedRequest: ListedRequestMapper;
  MailFilter: MailFilter;
  MailIsDue: MailIsDue;
  MediaPreviews: MediaPreviews;
  MediaSource: MediaSource;
  MediaSourceFilm: MediaSourceFilm;
  MediaSourcePage: MediaSourcePage;
  MediaStep: MediaStep;
  MediaStill: MediaStill;
  Member: Omit<Member, 'requests'> & { requests: ReadonlyArray<ResolversParentTypes['ListedRequest']> };
  MemberAction: MemberAction;
  MemberActionRecord: MemberActionRecord;
  MemberComment: MemberComment;
  MemberDownload: MemberDownload;
  MemberLedgerEntry: MemberLedgerEntry;
  MemberMail: MemberMail;
  MemberOffers: MemberOffers;
  MemberPage: MemberPage;
  MemberPayment: MemberPayment;
  MemberSession: MemberSession;
  MemberSubscription: MemberSubscription;
  MemberSubscriptionEvent: MemberSubscriptionEvent;
  MonthOfReport: MonthOfReport;
  Mutation: Record<PropertyKey, never>;
  NeighbourPost: NeighbourPost;
  NewDiscount: NewDiscount;
  NewMediaDone: NewMediaDone;
  NewMediaRefused: NewMediaRefused;
  NewMediaResult: ResolversUnionTypes<ResolversParentTypes>['NewMediaResult'];
  NewVouchers: NewVouchers;
  NothingMore: NothingMore;
  Offer: Offer;
  OfferInput: OfferInput;
  OpenDataRequestInput: OpenDataRequestInput;
  Opening: Opening;
  OpeningBrand: OpeningBrand;
  Pack: Pack;
  PackInput: PackInput;
  Performer: Performer;
  PerformerDocument: PerformerDocument;
  PerformerDocumentInput: PerformerDocumentInput;
  PerformerIdentityInput: PerformerIdentityInput;
  PerformerInput: PerformerInput;
  PerformerRating: PerformerRating;
  PerformerRatingInput: PerformerRatingInput;
  PerformerRecord: PerformerRecord;
  PerformerRecordPage: PerformerRecordPage;
  PicturePreparation: PicturePreparation;
  PictureSet: PictureSet;
  PictureSetInput: PictureSetInput;
  Plan: Plan;
  PlanInput: PlanInput;
  PlanPrice: PlanPrice;
  PlanUpsell: PlanUpsell;
  Postback: Postback;
  PostbackFilter: PostbackFilter;
  PostbackPage: PostbackPage;
  PreviewOpened: PreviewOpened;
  PreviewPlace: PreviewPlace;
  PreviewResult: ResolversUnionTypes<ResolversParentTypes>['PreviewResult'];
  PreviewedMail: PreviewedMail;
  ProblemReport: ProblemReport;
  ProblemReportPage: ProblemReportPage;
  PublicRequest: PublicRequestMapper;
  PublishedPlace: PublishedPlace;
  Query: Record<PropertyKey, never>;
  QueuedComment: QueuedComment;
  QueuedMail: QueuedMail;
  QueuedMailPage: QueuedMailPage;
  QueuedReport: QueuedReport;
  QueuedWallPost: QueuedWallPost;
  ReadVersion: ReadVersion;
  RecordPolicy: RecordPolicy;
  RecordPolicyResult: ResolversUnionTypes<ResolversParentTypes>['RecordPolicyResult'];
  RecordRefused: RecordRefused;
  RecordResult: ResolversUnionTypes<ResolversParentTypes>['RecordResult'];
  RecordWritten: RecordWritten;
  Reel: Reel;
  ReelInput: ReelInput;
  RefundInput: RefundInput;
  Release: Release;
  ReleaseOperation: ReleaseOperation;
  RemoveStaffResult: ResolversUnionTypes<ResolversParentTypes>['RemoveStaffResult'];
  RenewalAcceptanceRefused: RenewalAcceptanceRefused;
  RenewalAccepted: RenewalAccepted;
  RenewalChoice: RenewalChoice;
  RenewalToAccept: RenewalToAccept;
  ReplayRefused: ReplayRefused;
  ReplayResult: ResolversUnionTypes<ResolversParentTypes>['ReplayResult'];
  Replayed: Replayed;
  ReportQueue: Omit<ReportQueue, 'items'> & { items: ReadonlyArray<ResolversParentTypes['ReportedItem']> };
  ReportedItem: ResolversUnionTypes<ResolversParentTypes>['ReportedItem'];
  ReportedWallPost: ReportedWallPost;
  RequestChanged: Omit<RequestChanged, 'request'> & { request: ResolversParentTypes['PublicRequest'] };
  RequestEvent: RequestEvent;
  RequestField: RequestField;
  RequestFile: RequestFile;
  RequestMail: RequestMail;
  RequestMailState: RequestMailState;
  RequestPage: Omit<RequestPage, 'requests'> & { requests: ReadonlyArray<ResolversParentTypes['ListedRequest']> };
  RequestRefused: RequestRefused;
  RequestResult: ResolversUnionTypes<ResolversParentTypes>['RequestResult'];
  RetryCommandRefused: RetryCommandRefused;
  RetryCommandResult: ResolversUnionTypes<ResolversParentTypes>['RetryCommandResult'];
  RunJobRefused: RunJobRefused;
  RunJobResult: ResolversUnionTypes<ResolversParentTypes>['RunJobResult'];
  SaveViewResult: ResolversUnionTypes<ResolversParentTypes>['SaveViewResult'];
  SavedView: SavedView;
  SendMailRefused: SendMailRefused;
  SendMailResult: ResolversUnionTypes<ResolversParentTypes>['SendMailResult'];
  ShopPlan: ShopPlan;
  Showcase: Showcase;
  ShowcaseInput: ShowcaseInput;
  SoldGift: SoldGift;
  SoldGiftPage: SoldGiftPage;
  StaffExperiment: StaffExperiment;
  StaffMember: StaffMember;
  StaffMemberChanged: StaffMemberChanged;
  StaffMemberRefused: StaffMemberRefused;
  StaffMemberRemoved: StaffMemberRemoved;
  StaffMemberResult: ResolversUnionTypes<ResolversParentTypes>['StaffMemberResult'];
  Still: Still;
  StillBegun: StillBegun;
  StillInput: StillInput;
  StillRefused: StillRefused;
  StillResult: ResolversUnionTypes<ResolversParentTypes>['StillResult'];
  StopDiscountResult: ResolversUnionTypes<ResolversParentTypes>['StopDiscountResult'];
  String: Scalars['String']['output'];
  SwitchRefused: SwitchRefused;
  SwitchResult: ResolversUnionTypes<ResolversParentTypes>['SwitchResult'];
  Switched: Switched;
  Translation: Translation;
  TranslationInput: TranslationInput;
  TriedDeal: TriedDeal;
  TriedOffer: TriedOffer;
  TriedSubscription: TriedSubscription;
  UnmadeRefund: UnmadeRefund;
  UploadedPicture: UploadedPicture;
  VariantResult: VariantResult;
  ViewRefused: ViewRefused;
  ViewSaved: ViewSaved;
  VoucherActionDone: VoucherActionDone;
  VoucherActionResult: ResolversUnionTypes<ResolversParentTypes>['VoucherActionResult'];
  VoucherBatch: VoucherBatch;
  VoucherBatchPage: VoucherBatchPage;
  VoucherUse: VoucherUse;
  VoucherUsePage: VoucherUsePage;
  VouchersCreated: VouchersCreated;
  VouchersRefused: VouchersRefused;
  WaitingRequest: WaitingRequest;
  WallPost: WallPost;
  WallPostDecided: WallPostDecided;
  WallPostInput: WallPostInput;
  WallPostRefused: WallPostRefused;
  WallPostResult: ResolversUnionTypes<ResolversParentTypes>['WallPostResult'];
  WallQueue: WallQueue;
  Webhook: WebhookMapper;
  WebhookCreated: Omit<WebhookCreated, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  WebhookResult: ResolversUnionTypes<ResolversParentTypes>['WebhookResult'];
};

export type BoundDirectiveArgs = {
  to: Scalars['String']['input'];
};

export type BoundDirectiveResolver<Result, Parent, ContextType = StaffContext, Args = BoundDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptRenewalResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['AcceptRenewalResult'] = ResolversParentTypes['AcceptRenewalResult']> = {
  __resolveType: TypeResolveFn<'RenewalAcceptanceRefused' | 'RenewalAccepted', ParentType, ContextType>;
};

export type ActionDoneResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ActionDone'] = ResolversParentTypes['ActionDone']> = {
  effects?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unmadeRefund?: Resolver<Maybe<ResolversTypes['UnmadeRefund']>, ParentType, ContextType>;
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

export type AmountDiscountedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['AmountDiscounted'] = ResolversParentTypes['AmountDiscounted']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AngelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Angel'] = ResolversParentTypes['Angel']> = {
  banner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chosenOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  motto?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portraitFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  story?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
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

export type ApproveDiscountResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ApproveDiscountResult'] = ResolversParentTypes['ApproveDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountApproved' | 'DiscountRefused', ParentType, ContextType>;
};

export type AttentionResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Attention'] = ResolversParentTypes['Attention']> = {
  failedCommands?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedJobs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flaggedEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestMailAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stoppedExperiments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type AuditProofResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['AuditProof'] = ResolversParentTypes['AuditProof']> = {
  brokenAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuthoredCommentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['AuthoredComment'] = ResolversParentTypes['AuthoredComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['CommentDecisionRecord']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shadowedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type BannedWordResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BannedWord'] = ResolversParentTypes['BannedWord']> = {
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['BannedWordVerdict'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannedWordDecidedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BannedWordDecided'] = ResolversParentTypes['BannedWordDecided']> = {
  before?: Resolver<Maybe<ResolversTypes['BannedWordVerdict']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannedWordPreviewResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BannedWordPreview'] = ResolversParentTypes['BannedWordPreview']> = {
  caughtComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caughtExamples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  latestComments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['BannedWordRefused']>, ParentType, ContextType>;
  spellings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannedWordRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BannedWordRefused'] = ResolversParentTypes['BannedWordRefused']> = {
  code?: Resolver<ResolversTypes['BannedWordRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannedWordResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BannedWordResult'] = ResolversParentTypes['BannedWordResult']> = {
  __resolveType: TypeResolveFn<'BannedWordDecided' | 'BannedWordRefused', ParentType, ContextType>;
};

export type BillerCommandResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BillerCommand'] = ResolversParentTypes['BillerCommand']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  biller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillerReconciliationResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BillerReconciliation'] = ResolversParentTypes['BillerReconciliation']> = {
  biller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedCommands?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flagged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  foundByReading?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateAgreements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestOrderAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingCommands?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookBalanceResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BookBalance'] = ResolversParentTypes['BookBalance']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BookAccountKind'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  takenOff?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookEntryResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BookEntry'] = ResolversParentTypes['BookEntry']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counterpart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookEntryPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BookEntryPage'] = ResolversParentTypes['BookEntryPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['BookEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BrandArtResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BrandArt'] = ResolversParentTypes['BrandArt']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandCardResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BrandCard'] = ResolversParentTypes['BrandCard']> = {
  background?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardRatio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heroRatio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandFlagResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BrandFlag'] = ResolversParentTypes['BrandFlag']> = {
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRuntime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandFlagsResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BrandFlags'] = ResolversParentTypes['BrandFlags']> = {
  brand?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['BrandFlag']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkChangeResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BulkChange'] = ResolversParentTypes['BulkChange']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['BulkChangeName'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['BulkRowResult']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BulkChangeState'], ParentType, ContextType>;
  undoResults?: Resolver<ReadonlyArray<ResolversTypes['BulkRowResult']>, ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpublishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  worth?: Resolver<ReadonlyArray<ResolversTypes['BulkWorth']>, ParentType, ContextType>;
};

export type BulkChangePageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BulkChangePage'] = ResolversParentTypes['BulkChangePage']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['BulkChange']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BulkChangeResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BulkChangeResult'] = ResolversParentTypes['BulkChangeResult']> = {
  __resolveType: TypeResolveFn<'BulkChanged' | 'BulkRefused', ParentType, ContextType>;
};

export type BulkChangedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BulkChanged'] = ResolversParentTypes['BulkChanged']> = {
  change?: Resolver<ResolversTypes['BulkChange'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkPlanResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BulkPlan'] = ResolversParentTypes['BulkPlan']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BulkRefused'] = ResolversParentTypes['BulkRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkRowResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BulkRowResult'] = ResolversParentTypes['BulkRowResult']> = {
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BulkOutcome'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkWorthResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['BulkWorth'] = ResolversParentTypes['BulkWorth']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Calendar'] = ResolversParentTypes['Calendar']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['CalendarEntry']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CalendarEntryResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CalendarEntry'] = ResolversParentTypes['CalendarEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['ContentItem'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['CalendarMoment'], ParentType, ContextType>;
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
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  startsAtSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type ChosenStillResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ChosenStill'] = ResolversParentTypes['ChosenStill']> = {
  picture?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAtSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommandRetriedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommandRetried'] = ResolversParentTypes['CommandRetried']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentAppealResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentAppeal'] = ResolversParentTypes['CommentAppeal']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  authorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAgainstBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CommentAppealKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CommentAppealState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentAppealPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CommentAppealPage'] = ResolversParentTypes['CommentAppealPage']> = {
  appeals?: Resolver<ReadonlyArray<ResolversTypes['CommentAppeal']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  isShadow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  brandArt?: Resolver<Maybe<ResolversTypes['BrandArt']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['Caption']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Label']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  deal?: Resolver<Maybe<ResolversTypes['Deal']>, ParentType, ContextType>;
  expertReview?: Resolver<Maybe<ResolversTypes['ExpertReview']>, ParentType, ContextType>;
  film?: Resolver<Maybe<ResolversTypes['Film']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  pack?: Resolver<Maybe<ResolversTypes['Pack']>, ParentType, ContextType>;
  performer?: Resolver<Maybe<ResolversTypes['Performer']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureSet?: Resolver<Maybe<ResolversTypes['PictureSet']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  preparation?: Resolver<Maybe<ResolversTypes['PicturePreparation']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reel?: Resolver<Maybe<ResolversTypes['Reel']>, ParentType, ContextType>;
  scheduleProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showcase?: Resolver<Maybe<ResolversTypes['Showcase']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['Label']>, ParentType, ContextType>;
  unpublishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['WaitingRequest']>, ParentType, ContextType>;
  wallPost?: Resolver<Maybe<ResolversTypes['WallPost']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
};

export type ContentMissingResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentMissing'] = ResolversParentTypes['ContentMissing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentNeedsApprovalResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentNeedsApproval'] = ResolversParentTypes['ContentNeedsApproval']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['ContentItem']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentResult'] = ResolversParentTypes['ContentResult']> = {
  __resolveType: TypeResolveFn<'ContentConflict' | 'ContentInUse' | 'ContentInvalid' | 'ContentMissing' | 'ContentNeedsApproval' | 'ContentSaved', ParentType, ContextType>;
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

export type CreateDiscountResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CreateDiscountResult'] = ResolversParentTypes['CreateDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountCreated' | 'DiscountRefused', ParentType, ContextType>;
};

export type CreateVouchersResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['CreateVouchersResult'] = ResolversParentTypes['CreateVouchersResult']> = {
  __resolveType: TypeResolveFn<'VouchersCreated' | 'VouchersRefused', ParentType, ContextType>;
};

export type DataRequestResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DataRequest'] = ResolversParentTypes['DataRequest']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExtended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DataRequestKind'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataRequestState'], ParentType, ContextType>;
};

export type DataRequestPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DataRequestPage'] = ResolversParentTypes['DataRequestPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['DataRequest']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayFiguresResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DayFigures'] = ResolversParentTypes['DayFigures']> = {
  charges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  declines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flagged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailsSent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

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
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DealInSlotResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DealInSlot'] = ResolversParentTypes['DealInSlot']> = {
  audience?: Resolver<ResolversTypes['DealAudience'], ParentType, ContextType>;
  billers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positions?: Resolver<ResolversTypes['DealPositions'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recurringPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DealState'], ParentType, ContextType>;
};

export type DealPositionsResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DealPositions'] = ResolversParentTypes['DealPositions']> = {
  everyone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expired?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trial?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DealSlotResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DealSlot'] = ResolversParentTypes['DealSlot']> = {
  deals?: Resolver<ReadonlyArray<ResolversTypes['DealInSlot']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['DealPlace'], ParentType, ContextType>;
};

export type DealSlotsResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DealSlots'] = ResolversParentTypes['DealSlots']> = {
  isReachable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slots?: Resolver<ReadonlyArray<ResolversTypes['DealSlot']>, ParentType, ContextType>;
};

export type DeclinesOfReasonResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DeclinesOfReason'] = ResolversParentTypes['DeclinesOfReason']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brands?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discounted?: Resolver<ReadonlyArray<ResolversTypes['AmountDiscounted']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DiscountKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plans?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DiscountState'], ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usesEach?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesPerPerson?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountApprovedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DiscountApproved'] = ResolversParentTypes['DiscountApproved']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountCodeResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DiscountCode'] = ResolversParentTypes['DiscountCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountCreatedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DiscountCreated'] = ResolversParentTypes['DiscountCreated']> = {
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DiscountPage'] = ResolversParentTypes['DiscountPage']> = {
  discounts?: Resolver<ReadonlyArray<ResolversTypes['Discount']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DiscountRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DiscountRefused'] = ResolversParentTypes['DiscountRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountStoppedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['DiscountStopped'] = ResolversParentTypes['DiscountStopped']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EstimateResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Estimate'] = ResolversParentTypes['Estimate']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExperimentChangeResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ExperimentChange'] = ResolversParentTypes['ExperimentChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExperimentResultsResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ExperimentResults'] = ResolversParentTypes['ExperimentResults']> = {
  experiment?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPreliminary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  run?: Resolver<ResolversTypes['ExperimentRun'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['VariantResult']>, ParentType, ContextType>;
};

export type ExperimentRunResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ExperimentRun'] = ResolversParentTypes['ExperimentRun']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ExperimentChange']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['ExperimentEnd']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ExperimentVariantResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ExperimentVariant'] = ResolversParentTypes['ExperimentVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExpertReviewResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ExpertReview'] = ResolversParentTypes['ExpertReview']> = {
  camera?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  film?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  performers?: Resolver<ReadonlyArray<ResolversTypes['PerformerRating']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sound?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilmResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Film'] = ResolversParentTypes['Film']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bestHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  pictureCrops?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  pictureFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  runLengthSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  showcase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stills?: Resolver<ReadonlyArray<ResolversTypes['ChosenStill']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type FlagChangeResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['FlagChange'] = ResolversParentTypes['FlagChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlagChangePageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['FlagChangePage'] = ResolversParentTypes['FlagChangePage']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['FlagChange']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FoundMemberResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['FoundMember'] = ResolversParentTypes['FoundMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FurtherPriceResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['FurtherPrice'] = ResolversParentTypes['FurtherPrice']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  cron?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  everySeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastEndedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastState?: Resolver<Maybe<ResolversTypes['JobRunState']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobCountResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['JobCount'] = ResolversParentTypes['JobCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobRanResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['JobRan'] = ResolversParentTypes['JobRan']> = {
  counts?: Resolver<ReadonlyArray<ResolversTypes['JobCount']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobRunResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['JobRun'] = ResolversParentTypes['JobRun']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobRunState'], ParentType, ContextType>;
};

export type JobRunPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['JobRunPage'] = ResolversParentTypes['JobRunPage']> = {
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  runs?: Resolver<ReadonlyArray<ResolversTypes['JobRun']>, ParentType, ContextType>;
};

export type LabelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Label'] = ResolversParentTypes['Label']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type LeavingOfReasonResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['LeavingOfReason'] = ResolversParentTypes['LeavingOfReason']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListedPerformerRecordResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ListedPerformerRecord'] = ResolversParentTypes['ListedPerformerRecord']> = {
  expiresOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecordState'], ParentType, ContextType>;
};

export type ListedRequestResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ListedRequest'] = ResolversParentTypes['ListedRequest']> = {
  assignedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDueSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestForm'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['RequestOutcome']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RequestState'], ParentType, ContextType>;
};

export type MailIsDueResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MailIsDue'] = ResolversParentTypes['MailIsDue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaPreviewsResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MediaPreviews'] = ResolversParentTypes['MediaPreviews']> = {
  film?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poster?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stills?: Resolver<ReadonlyArray<ResolversTypes['MediaStill']>, ParentType, ContextType>;
  storyboard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaSourceResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MediaSource'] = ResolversParentTypes['MediaSource']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  film?: Resolver<Maybe<ResolversTypes['MediaSourceFilm']>, ParentType, ContextType>;
  filmId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  previews?: Resolver<Maybe<ResolversTypes['MediaPreviews']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shape?: Resolver<Maybe<ResolversTypes['PictureShape']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MediaSourceState'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['MediaStep']>, ParentType, ContextType>;
};

export type MediaSourceFilmResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MediaSourceFilm'] = ResolversParentTypes['MediaSourceFilm']> = {
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  secondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaStillResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MediaStill'] = ResolversParentTypes['MediaStill']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAtSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['MemberActionRecord']>, ParentType, ContextType>;
  approvals?: Resolver<ReadonlyArray<ResolversTypes['Approval']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<ReadonlyArray<ResolversTypes['MemberComment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dataRequests?: Resolver<ReadonlyArray<ResolversTypes['DataRequest']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloads?: Resolver<ReadonlyArray<ResolversTypes['MemberDownload']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailForeign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ledger?: Resolver<ReadonlyArray<ResolversTypes['MemberLedgerEntry']>, ParentType, ContextType>;
  mails?: Resolver<ReadonlyArray<ResolversTypes['MemberMail']>, ParentType, ContextType>;
  memberships?: Resolver<ReadonlyArray<ResolversTypes['MemberSubscription']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['MemberPayment']>, ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['ListedRequest']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['MemberSession']>, ParentType, ContextType>;
  unmadeRefunds?: Resolver<ReadonlyArray<ResolversTypes['UnmadeRefund']>, ParentType, ContextType>;
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

export type MemberOffersResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberOffers'] = ResolversParentTypes['MemberOffers']> = {
  plans?: Resolver<ReadonlyArray<ResolversTypes['ShopPlan']>, ParentType, ContextType>;
  subscriptions?: Resolver<ReadonlyArray<ResolversTypes['TriedSubscription']>, ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  members?: Resolver<ReadonlyArray<ResolversTypes['FoundMember']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberPaymentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MemberPayment'] = ResolversParentTypes['MemberPayment']> = {
  allowsParts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  biller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBillerConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOutOfReach?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type MonthOfReportResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['MonthOfReport'] = ResolversParentTypes['MonthOfReport']> = {
  chargebacks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chargedBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  charges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  churned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declinesByReason?: Resolver<ReadonlyArray<ResolversTypes['DeclinesOfReason']>, ParentType, ContextType>;
  leavingByReason?: Resolver<ReadonlyArray<ResolversTypes['LeavingOfReason']>, ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  recurringRevenue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trials?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trialsConverted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trialsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptRenewal?: Resolver<ResolversTypes['AcceptRenewalResult'], ParentType, ContextType, RequireFields<MutationAcceptRenewalArgs, 'id' | 'reason'>>;
  actOnMember?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationActOnMemberArgs, 'action' | 'memberId' | 'reason' | 'requestKey'>>;
  addPerformerDocument?: Resolver<ResolversTypes['RecordResult'], ParentType, ContextType, RequireFields<MutationAddPerformerDocumentArgs, 'input' | 'performerId' | 'reason'>>;
  approveDiscount?: Resolver<ResolversTypes['ApproveDiscountResult'], ParentType, ContextType, RequireFields<MutationApproveDiscountArgs, 'discountId' | 'reason'>>;
  approveVouchers?: Resolver<ResolversTypes['VoucherActionResult'], ParentType, ContextType, RequireFields<MutationApproveVouchersArgs, 'batchId' | 'reason'>>;
  assignRequest?: Resolver<ResolversTypes['RequestResult'], ParentType, ContextType, RequireFields<MutationAssignRequestArgs, 'id' | 'requestKey' | 'toMe'>>;
  banCommentAuthor?: Resolver<ResolversTypes['CommentDecisionResult'], ParentType, ContextType, RequireFields<MutationBanCommentAuthorArgs, 'id' | 'isShadow' | 'reason'>>;
  changeExperimentShare?: Resolver<ResolversTypes['SwitchResult'], ParentType, ContextType, RequireFields<MutationChangeExperimentShareArgs, 'id' | 'reason' | 'share'>>;
  closeRequest?: Resolver<ResolversTypes['RequestResult'], ParentType, ContextType, RequireFields<MutationCloseRequestArgs, 'films' | 'id' | 'outcome' | 'requestKey' | 'text'>>;
  createDiscount?: Resolver<ResolversTypes['CreateDiscountResult'], ParentType, ContextType, RequireFields<MutationCreateDiscountArgs, 'input' | 'reason' | 'requestKey'>>;
  createVouchers?: Resolver<ResolversTypes['CreateVouchersResult'], ParentType, ContextType, RequireFields<MutationCreateVouchersArgs, 'input' | 'reason' | 'requestKey'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'types' | 'url'>>;
  decideAppeal?: Resolver<ResolversTypes['CommentDecisionResult'], ParentType, ContextType, RequireFields<MutationDecideAppealArgs, 'answer' | 'grant' | 'id'>>;
  decideApproval?: Resolver<ResolversTypes['ApprovalResult'], ParentType, ContextType, RequireFields<MutationDecideApprovalArgs, 'approve' | 'id' | 'reason'>>;
  decideBannedWord?: Resolver<ResolversTypes['BannedWordResult'], ParentType, ContextType, RequireFields<MutationDecideBannedWordArgs, 'text' | 'verdict'>>;
  decideBulkChange?: Resolver<ResolversTypes['BulkChangeResult'], ParentType, ContextType, RequireFields<MutationDecideBulkChangeArgs, 'approve' | 'id' | 'reason'>>;
  decideComment?: Resolver<ResolversTypes['CommentDecisionResult'], ParentType, ContextType, RequireFields<MutationDecideCommentArgs, 'decision' | 'id' | 'reason'>>;
  decideWallPost?: Resolver<ResolversTypes['WallPostResult'], ParentType, ContextType, RequireFields<MutationDecideWallPostArgs, 'approve' | 'id' | 'reason'>>;
  deleteDraft?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationDeleteDraftArgs, 'expectedVersion' | 'id' | 'kind'>>;
  deleteView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteViewArgs, 'id'>>;
  deleteWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  disableStaffMember?: Resolver<ResolversTypes['StaffMemberResult'], ParentType, ContextType, RequireFields<MutationDisableStaffMemberArgs, 'id' | 'reason'>>;
  discardMedia?: Resolver<ResolversTypes['NewMediaResult'], ParentType, ContextType, RequireFields<MutationDiscardMediaArgs, 'sourceId'>>;
  enableStaffMember?: Resolver<ResolversTypes['StaffMemberResult'], ParentType, ContextType, RequireFields<MutationEnableStaffMemberArgs, 'id' | 'reason'>>;
  enableWebhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationEnableWebhookArgs, 'id'>>;
  liftCommentBan?: Resolver<ResolversTypes['CommentDecisionResult'], ParentType, ContextType, RequireFields<MutationLiftCommentBanArgs, 'id' | 'reason'>>;
  mailRequestAnswerAgain?: Resolver<ResolversTypes['RequestResult'], ParentType, ContextType, RequireFields<MutationMailRequestAnswerAgainArgs, 'event' | 'id' | 'requestKey'>>;
  moveCalendarEntry?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationMoveCalendarEntryArgs, 'expectedVersion' | 'id' | 'kind' | 'to' | 'what'>>;
  noteOnRequest?: Resolver<ResolversTypes['RequestResult'], ParentType, ContextType, RequireFields<MutationNoteOnRequestArgs, 'id' | 'requestKey' | 'text'>>;
  openPreview?: Resolver<ResolversTypes['PreviewResult'], ParentType, ContextType, RequireFields<MutationOpenPreviewArgs, 'brand' | 'kind' | 'person' | 'version'>>;
  publishContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationPublishContentArgs, 'expectedVersion' | 'id' | 'kind'>>;
  removeBannedWord?: Resolver<ResolversTypes['BannedWordResult'], ParentType, ContextType, RequireFields<MutationRemoveBannedWordArgs, 'text'>>;
  removeStaffMember?: Resolver<ResolversTypes['RemoveStaffResult'], ParentType, ContextType, RequireFields<MutationRemoveStaffMemberArgs, 'id' | 'reason'>>;
  reopenRequest?: Resolver<ResolversTypes['RequestResult'], ParentType, ContextType, RequireFields<MutationReopenRequestArgs, 'id' | 'reason' | 'requestKey'>>;
  replayPostback?: Resolver<ResolversTypes['ReplayResult'], ParentType, ContextType, RequireFields<MutationReplayPostbackArgs, 'id' | 'reason'>>;
  replayWebhook?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'id' | 'since'>>;
  replyToRequest?: Resolver<ResolversTypes['RequestResult'], ParentType, ContextType, RequireFields<MutationReplyToRequestArgs, 'id' | 'requestKey' | 'text' | 'waits'>>;
  requestBulkChange?: Resolver<ResolversTypes['BulkChangeResult'], ParentType, ContextType, RequireFields<MutationRequestBulkChangeArgs, 'change' | 'items' | 'kind' | 'reason' | 'requestKey'>>;
  requirePerformerRecords?: Resolver<ResolversTypes['RecordPolicyResult'], ParentType, ContextType, RequireFields<MutationRequirePerformerRecordsArgs, 'reason' | 'required'>>;
  resendGift?: Resolver<ResolversTypes['VoucherActionResult'], ParentType, ContextType, RequireFields<MutationResendGiftArgs, 'giftId' | 'reason'>>;
  restoreVersion?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationRestoreVersionArgs, 'expectedVersion' | 'id' | 'kind' | 'version'>>;
  retryBillerCommand?: Resolver<ResolversTypes['RetryCommandResult'], ParentType, ContextType, RequireFields<MutationRetryBillerCommandArgs, 'id' | 'reason'>>;
  retryMediaSource?: Resolver<Maybe<ResolversTypes['MediaSource']>, ParentType, ContextType, RequireFields<MutationRetryMediaSourceArgs, 'id'>>;
  runJob?: Resolver<ResolversTypes['RunJobResult'], ParentType, ContextType, RequireFields<MutationRunJobArgs, 'name' | 'reason'>>;
  saveContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationSaveContentArgs, 'input'>>;
  saveView?: Resolver<ResolversTypes['SaveViewResult'], ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'address' | 'isShared' | 'list' | 'name'>>;
  scheduleContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationScheduleContentArgs, 'expectedVersion' | 'id' | 'kind'>>;
  sendMailNow?: Resolver<ResolversTypes['SendMailResult'], ParentType, ContextType, RequireFields<MutationSendMailNowArgs, 'id' | 'reason'>>;
  setStaffRole?: Resolver<ResolversTypes['StaffMemberResult'], ParentType, ContextType, RequireFields<MutationSetStaffRoleArgs, 'id' | 'reason' | 'role'>>;
  settleProblemReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSettleProblemReportArgs, 'id'>>;
  showMedia?: Resolver<ResolversTypes['NewMediaResult'], ParentType, ContextType, RequireFields<MutationShowMediaArgs, 'sourceId'>>;
  startExperiment?: Resolver<ResolversTypes['SwitchResult'], ParentType, ContextType, RequireFields<MutationStartExperimentArgs, 'brands' | 'days' | 'experiment' | 'reason' | 'share'>>;
  stopDiscount?: Resolver<ResolversTypes['StopDiscountResult'], ParentType, ContextType, RequireFields<MutationStopDiscountArgs, 'discountId' | 'reason'>>;
  stopExperiment?: Resolver<ResolversTypes['SwitchResult'], ParentType, ContextType, RequireFields<MutationStopExperimentArgs, 'id' | 'reason'>>;
  stopVouchers?: Resolver<ResolversTypes['VoucherActionResult'], ParentType, ContextType, RequireFields<MutationStopVouchersArgs, 'batchId' | 'reason'>>;
  switchFlag?: Resolver<ResolversTypes['SwitchResult'], ParentType, ContextType, RequireFields<MutationSwitchFlagArgs, 'brand' | 'flag' | 'reason'>>;
  takePoster?: Resolver<ResolversTypes['StillResult'], ParentType, ContextType, RequireFields<MutationTakePosterArgs, 'atSeconds' | 'sourceId'>>;
  takeStill?: Resolver<ResolversTypes['StillResult'], ParentType, ContextType, RequireFields<MutationTakeStillArgs, 'atSeconds' | 'sourceId'>>;
  undoBulkChange?: Resolver<ResolversTypes['BulkChangeResult'], ParentType, ContextType, RequireFields<MutationUndoBulkChangeArgs, 'id'>>;
  unpublishContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUnpublishContentArgs, 'expectedVersion' | 'id' | 'kind'>>;
  verifyPerformerRecord?: Resolver<ResolversTypes['RecordResult'], ParentType, ContextType, RequireFields<MutationVerifyPerformerRecordArgs, 'performerId' | 'reason'>>;
  withdrawPerformerDocument?: Resolver<ResolversTypes['RecordResult'], ParentType, ContextType, RequireFields<MutationWithdrawPerformerDocumentArgs, 'documentId' | 'performerId' | 'reason'>>;
  writePerformerIdentity?: Resolver<ResolversTypes['RecordResult'], ParentType, ContextType, RequireFields<MutationWritePerformerIdentityArgs, 'input' | 'performerId' | 'reason'>>;
};

export type NeighbourPostResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['NeighbourPost'] = ResolversParentTypes['NeighbourPost']> = {
  curator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewMediaDoneResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['NewMediaDone'] = ResolversParentTypes['NewMediaDone']> = {
  source?: Resolver<ResolversTypes['MediaSource'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewMediaRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['NewMediaRefused'] = ResolversParentTypes['NewMediaRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewMediaResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['NewMediaResult'] = ResolversParentTypes['NewMediaResult']> = {
  __resolveType: TypeResolveFn<'NewMediaDone' | 'NewMediaRefused', ParentType, ContextType>;
};

export type OfferResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  highestPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leastMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offeredGems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sites?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OpeningResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Opening'] = ResolversParentTypes['Opening']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['OpeningBrand']>, ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takesPayments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpeningBrandResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['OpeningBrand'] = ResolversParentTypes['OpeningBrand']> = {
  films?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasLegalTexts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellsMemberships?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PackResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Pack'] = ResolversParentTypes['Pack']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type PerformerResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Performer'] = ResolversParentTypes['Performer']> = {
  activeSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerCrops?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  bannerFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  biography?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  birthplace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eyes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hair?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heightCentimetres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portraitCrops?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  portraitFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type PerformerDocumentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PerformerDocument'] = ResolversParentTypes['PerformerDocument']> = {
  archiveReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recordedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PerformerRatingResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PerformerRating'] = ResolversParentTypes['PerformerRating']> = {
  performer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerformerRecordResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PerformerRecord'] = ResolversParentTypes['PerformerRecord']> = {
  bornOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['PerformerDocument']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherNames?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  performerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecordState'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verifiedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PerformerRecordPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PerformerRecordPage'] = ResolversParentTypes['PerformerRecordPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['ListedPerformerRecord']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PicturePreparationResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PicturePreparation'] = ResolversParentTypes['PicturePreparation']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureSetResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PictureSet'] = ResolversParentTypes['PictureSet']> = {
  film?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['Still']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  ccbillForm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPortalOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['FurtherPrice']>, ParentType, ContextType>;
  renewalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  segpayTicket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanPriceResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PlanPrice'] = ResolversParentTypes['PlanPrice']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebillPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanUpsellResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PlanUpsell'] = ResolversParentTypes['PlanUpsell']> = {
  charged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ShopPlan'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanUpsellKind'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ShopPlan'], ParentType, ContextType>;
};

export type PostbackResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Postback'] = ResolversParentTypes['Postback']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  biller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PostbackSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PostbackState'], ParentType, ContextType>;
};

export type PostbackPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PostbackPage'] = ResolversParentTypes['PostbackPage']> = {
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  postbacks?: Resolver<ReadonlyArray<ResolversTypes['Postback']>, ParentType, ContextType>;
};

export type PreviewOpenedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PreviewOpened'] = ResolversParentTypes['PreviewOpened']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewPlaceResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PreviewPlace'] = ResolversParentTypes['PreviewPlace']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PreviewResult'] = ResolversParentTypes['PreviewResult']> = {
  __resolveType: TypeResolveFn<'ContentInvalid' | 'ContentMissing' | 'PreviewOpened', ParentType, ContextType>;
};

export type PreviewedMailResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PreviewedMail'] = ResolversParentTypes['PreviewedMail']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProblemReportResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ProblemReport'] = ResolversParentTypes['ProblemReport']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correlationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProblemReportPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ProblemReportPage'] = ResolversParentTypes['ProblemReportPage']> = {
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['ProblemReport']>, ParentType, ContextType>;
};

export type PublicRequestResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PublicRequest'] = ResolversParentTypes['PublicRequest']> = {
  assignedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['RequestEvent']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['RequestField']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['RequestFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDueSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestForm'], ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['RequestOutcome']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RequestState'], ParentType, ContextType>;
};

export type PublishedPlaceResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['PublishedPlace'] = ResolversParentTypes['PublishedPlace']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  approvals?: Resolver<ResolversTypes['ApprovalPage'], ParentType, ContextType, RequireFields<QueryApprovalsArgs, 'first' | 'state'>>;
  attention?: Resolver<ResolversTypes['Attention'], ParentType, ContextType>;
  audit?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditArgs, 'first'>>;
  auditProof?: Resolver<ResolversTypes['AuditProof'], ParentType, ContextType>;
  bannedWords?: Resolver<ReadonlyArray<ResolversTypes['BannedWord']>, ParentType, ContextType>;
  billerCommands?: Resolver<ReadonlyArray<ResolversTypes['BillerCommand']>, ParentType, ContextType>;
  bookBalances?: Resolver<ReadonlyArray<ResolversTypes['BookBalance']>, ParentType, ContextType, RequireFields<QueryBookBalancesArgs, 'months'>>;
  bookEntries?: Resolver<ResolversTypes['BookEntryPage'], ParentType, ContextType, RequireFields<QueryBookEntriesArgs, 'account' | 'first' | 'month' | 'unit'>>;
  brandCards?: Resolver<ReadonlyArray<ResolversTypes['BrandCard']>, ParentType, ContextType>;
  brandFlags?: Resolver<ReadonlyArray<ResolversTypes['BrandFlags']>, ParentType, ContextType>;
  bulkChange?: Resolver<Maybe<ResolversTypes['BulkChange']>, ParentType, ContextType, RequireFields<QueryBulkChangeArgs, 'id'>>;
  bulkChanges?: Resolver<ResolversTypes['BulkChangePage'], ParentType, ContextType, RequireFields<QueryBulkChangesArgs, 'first'>>;
  calendar?: Resolver<ResolversTypes['Calendar'], ParentType, ContextType, RequireFields<QueryCalendarArgs, 'from' | 'until'>>;
  commentAppeals?: Resolver<ResolversTypes['CommentAppealPage'], ParentType, ContextType, RequireFields<QueryCommentAppealsArgs, 'first' | 'open'>>;
  commentAuthor?: Resolver<Maybe<ResolversTypes['CommentAuthorHistory']>, ParentType, ContextType, RequireFields<QueryCommentAuthorArgs, 'id'>>;
  content?: Resolver<Maybe<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'id' | 'kind'>>;
  contentBySlug?: Resolver<Maybe<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentBySlugArgs, 'kind' | 'slug'>>;
  contentBySlugs?: Resolver<ReadonlyArray<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentBySlugsArgs, 'kind' | 'slugs'>>;
  contentList?: Resolver<ReadonlyArray<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentListArgs, 'kind' | 'limit' | 'offset'>>;
  contentPage?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<QueryContentPageArgs, 'first' | 'kind' | 'order'>>;
  contentVersion?: Resolver<Maybe<ResolversTypes['ContentVersion']>, ParentType, ContextType, RequireFields<QueryContentVersionArgs, 'id' | 'kind' | 'version'>>;
  contentVersions?: Resolver<ReadonlyArray<ResolversTypes['ContentVersion']>, ParentType, ContextType, RequireFields<QueryContentVersionsArgs, 'id' | 'kind' | 'limit'>>;
  dataRequests?: Resolver<ResolversTypes['DataRequestPage'], ParentType, ContextType, RequireFields<QueryDataRequestsArgs, 'first' | 'open'>>;
  dayFigures?: Resolver<ReadonlyArray<ResolversTypes['DayFigures']>, ParentType, ContextType, RequireFields<QueryDayFiguresArgs, 'days'>>;
  dealSlots?: Resolver<Maybe<ResolversTypes['DealSlots']>, ParentType, ContextType, RequireFields<QueryDealSlotsArgs, 'brand'>>;
  discountCodes?: Resolver<ReadonlyArray<ResolversTypes['DiscountCode']>, ParentType, ContextType, RequireFields<QueryDiscountCodesArgs, 'discountId'>>;
  discounts?: Resolver<ResolversTypes['DiscountPage'], ParentType, ContextType, RequireFields<QueryDiscountsArgs, 'first'>>;
  experimentRun?: Resolver<Maybe<ResolversTypes['ExperimentResults']>, ParentType, ContextType, RequireFields<QueryExperimentRunArgs, 'id'>>;
  experiments?: Resolver<ReadonlyArray<ResolversTypes['StaffExperiment']>, ParentType, ContextType>;
  flagChanges?: Resolver<ResolversTypes['FlagChangePage'], ParentType, ContextType, RequireFields<QueryFlagChangesArgs, 'first'>>;
  gifts?: Resolver<ResolversTypes['SoldGiftPage'], ParentType, ContextType, RequireFields<QueryGiftsArgs, 'first'>>;
  hasStockMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobRuns?: Resolver<ResolversTypes['JobRunPage'], ParentType, ContextType, RequireFields<QueryJobRunsArgs, 'first'>>;
  jobs?: Resolver<ReadonlyArray<ResolversTypes['Job']>, ParentType, ContextType>;
  mediaSource?: Resolver<Maybe<ResolversTypes['MediaSource']>, ParentType, ContextType, RequireFields<QueryMediaSourceArgs, 'id'>>;
  mediaSources?: Resolver<ResolversTypes['MediaSourcePage'], ParentType, ContextType, RequireFields<QueryMediaSourcesArgs, 'first'>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  memberDeals?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TriedDeal']>>, ParentType, ContextType, RequireFields<QueryMemberDealsArgs, 'brand' | 'memberId'>>;
  memberOffers?: Resolver<Maybe<ResolversTypes['MemberOffers']>, ParentType, ContextType, RequireFields<QueryMemberOffersArgs, 'brand' | 'memberId'>>;
  members?: Resolver<ResolversTypes['MemberPage'], ParentType, ContextType, RequireFields<QueryMembersArgs, 'by' | 'first' | 'text'>>;
  monthlyReport?: Resolver<ReadonlyArray<ResolversTypes['MonthOfReport']>, ParentType, ContextType, RequireFields<QueryMonthlyReportArgs, 'months'>>;
  opening?: Resolver<ResolversTypes['Opening'], ParentType, ContextType>;
  performerRecord?: Resolver<Maybe<ResolversTypes['PerformerRecord']>, ParentType, ContextType, RequireFields<QueryPerformerRecordArgs, 'performerId'>>;
  performerRecords?: Resolver<ResolversTypes['PerformerRecordPage'], ParentType, ContextType, RequireFields<QueryPerformerRecordsArgs, 'first' | 'only'>>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['UploadedPicture']>, ParentType, ContextType, RequireFields<QueryPicturesArgs, 'first'>>;
  planUpsells?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PlanUpsell']>>, ParentType, ContextType, RequireFields<QueryPlanUpsellsArgs, 'brand'>>;
  plans?: Resolver<ReadonlyArray<ResolversTypes['ShopPlan']>, ParentType, ContextType>;
  postbacks?: Resolver<ResolversTypes['PostbackPage'], ParentType, ContextType, RequireFields<QueryPostbacksArgs, 'first'>>;
  previewAction?: Resolver<ResolversTypes['ActionPreview'], ParentType, ContextType, RequireFields<QueryPreviewActionArgs, 'action' | 'memberId'>>;
  previewApproval?: Resolver<ResolversTypes['ActionPreview'], ParentType, ContextType, RequireFields<QueryPreviewApprovalArgs, 'id'>>;
  previewBannedWord?: Resolver<ResolversTypes['BannedWordPreview'], ParentType, ContextType, RequireFields<QueryPreviewBannedWordArgs, 'text' | 'verdict'>>;
  previewBulkChange?: Resolver<ReadonlyArray<ResolversTypes['BulkPlan']>, ParentType, ContextType, RequireFields<QueryPreviewBulkChangeArgs, 'change' | 'items' | 'kind'>>;
  previewPlaces?: Resolver<ReadonlyArray<ResolversTypes['PreviewPlace']>, ParentType, ContextType, RequireFields<QueryPreviewPlacesArgs, 'kind'>>;
  previewRequestMail?: Resolver<Maybe<ResolversTypes['RequestMail']>, ParentType, ContextType, RequireFields<QueryPreviewRequestMailArgs, 'id' | 'text'>>;
  problemReports?: Resolver<ResolversTypes['ProblemReportPage'], ParentType, ContextType, RequireFields<QueryProblemReportsArgs, 'all' | 'first'>>;
  publicRequest?: Resolver<Maybe<ResolversTypes['PublicRequest']>, ParentType, ContextType, RequireFields<QueryPublicRequestArgs, 'id'>>;
  publishedPlaces?: Resolver<ReadonlyArray<ResolversTypes['PublishedPlace']>, ParentType, ContextType, RequireFields<QueryPublishedPlacesArgs, 'id' | 'kind'>>;
  queuedMails?: Resolver<ResolversTypes['QueuedMailPage'], ParentType, ContextType, RequireFields<QueryQueuedMailsArgs, 'first'>>;
  reconciliation?: Resolver<ReadonlyArray<ResolversTypes['BillerReconciliation']>, ParentType, ContextType>;
  releaseOperations?: Resolver<ReadonlyArray<ResolversTypes['ReleaseOperation']>, ParentType, ContextType, RequireFields<QueryReleaseOperationsArgs, 'brand' | 'release'>>;
  releases?: Resolver<ReadonlyArray<ResolversTypes['Release']>, ParentType, ContextType, RequireFields<QueryReleasesArgs, 'all'>>;
  renewalToAccept?: Resolver<ResolversTypes['RenewalToAccept'], ParentType, ContextType, RequireFields<QueryRenewalToAcceptArgs, 'id'>>;
  reportQueue?: Resolver<ResolversTypes['ReportQueue'], ParentType, ContextType, RequireFields<QueryReportQueueArgs, 'first'>>;
  requestMails?: Resolver<ReadonlyArray<ResolversTypes['RequestMailState']>, ParentType, ContextType, RequireFields<QueryRequestMailsArgs, 'id'>>;
  requestQueue?: Resolver<ResolversTypes['RequestPage'], ParentType, ContextType, RequireFields<QueryRequestQueueArgs, 'first' | 'kinds' | 'mine' | 'state'>>;
  savedViews?: Resolver<ReadonlyArray<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'list'>>;
  staffMembers?: Resolver<ReadonlyArray<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  tryBannedWords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryTryBannedWordsArgs, 'text'>>;
  unmadeRefunds?: Resolver<ReadonlyArray<ResolversTypes['UnmadeRefund']>, ParentType, ContextType>;
  voucherBatches?: Resolver<ResolversTypes['VoucherBatchPage'], ParentType, ContextType, RequireFields<QueryVoucherBatchesArgs, 'first'>>;
  voucherUses?: Resolver<ResolversTypes['VoucherUsePage'], ParentType, ContextType, RequireFields<QueryVoucherUsesArgs, 'batchId' | 'first'>>;
  wallQueue?: Resolver<ResolversTypes['WallQueue'], ParentType, ContextType, RequireFields<QueryWallQueueArgs, 'first' | 'state'>>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type QueuedCommentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['QueuedComment'] = ResolversParentTypes['QueuedComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorBannedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorIsBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  authorIsShadowBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filmSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filmTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReplyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isShadowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['QueuedReport']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueuedMailResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['QueuedMail'] = ResolversParentTypes['QueuedMail']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  queuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
};

export type QueuedMailPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['QueuedMailPage'] = ResolversParentTypes['QueuedMailPage']> = {
  mails?: Resolver<ReadonlyArray<ResolversTypes['QueuedMail']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QueuedReportResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['QueuedReport'] = ResolversParentTypes['QueuedReport']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueuedWallPostResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['QueuedWallPost'] = ResolversParentTypes['QueuedWallPost']> = {
  curator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filmTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rejectedOfCurator?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WallPostState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordPolicyResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RecordPolicy'] = ResolversParentTypes['RecordPolicy']> = {
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordPolicyResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RecordPolicyResult'] = ResolversParentTypes['RecordPolicyResult']> = {
  __resolveType: TypeResolveFn<'RecordPolicy' | 'RecordRefused', ParentType, ContextType>;
};

export type RecordRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RecordRefused'] = ResolversParentTypes['RecordRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RecordResult'] = ResolversParentTypes['RecordResult']> = {
  __resolveType: TypeResolveFn<'RecordRefused' | 'RecordWritten', ParentType, ContextType>;
};

export type RecordWrittenResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RecordWritten'] = ResolversParentTypes['RecordWritten']> = {
  record?: Resolver<ResolversTypes['PerformerRecord'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Reel'] = ResolversParentTypes['Reel']> = {
  film?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReleaseResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Release'] = ResolversParentTypes['Release']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownLastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownOperations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReleaseOperationResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ReleaseOperation'] = ResolversParentTypes['ReleaseOperation']> = {
  hash?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveStaffResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RemoveStaffResult'] = ResolversParentTypes['RemoveStaffResult']> = {
  __resolveType: TypeResolveFn<'StaffMemberRefused' | 'StaffMemberRemoved', ParentType, ContextType>;
};

export type RenewalAcceptanceRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RenewalAcceptanceRefused'] = ResolversParentTypes['RenewalAcceptanceRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewalAcceptedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RenewalAccepted'] = ResolversParentTypes['RenewalAccepted']> = {
  renewal?: Resolver<ResolversTypes['RenewalChoice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewalChoiceResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RenewalChoice'] = ResolversParentTypes['RenewalChoice']> = {
  accessUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  agreed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RenewalToAcceptResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RenewalToAccept'] = ResolversParentTypes['RenewalToAccept']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['RenewalChoice']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReplayRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ReplayRefused'] = ResolversParentTypes['ReplayRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplayResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ReplayResult'] = ResolversParentTypes['ReplayResult']> = {
  __resolveType: TypeResolveFn<'ReplayRefused' | 'Replayed', ParentType, ContextType>;
};

export type ReplayedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Replayed'] = ResolversParentTypes['Replayed']> = {
  postback?: Resolver<ResolversTypes['Postback'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportQueueResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ReportQueue'] = ResolversParentTypes['ReportQueue']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['ReportedItem']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportedItemResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ReportedItem'] = ResolversParentTypes['ReportedItem']> = {
  __resolveType: TypeResolveFn<'QueuedComment' | 'ReportedWallPost', ParentType, ContextType>;
};

export type ReportedWallPostResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ReportedWallPost'] = ResolversParentTypes['ReportedWallPost']> = {
  curator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filmTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  neighbours?: Resolver<ReadonlyArray<ResolversTypes['NeighbourPost']>, ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rejectedOfCurator?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['QueuedReport']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WallPostState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestChangedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestChanged'] = ResolversParentTypes['RequestChanged']> = {
  request?: Resolver<ResolversTypes['PublicRequest'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestEventResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestEvent'] = ResolversParentTypes['RequestEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  films?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestFieldResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestField'] = ResolversParentTypes['RequestField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestFileResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestFile'] = ResolversParentTypes['RequestFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestMailResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestMail'] = ResolversParentTypes['RequestMail']> = {
  replyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestMailStateResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestMailState'] = ResolversParentTypes['RequestMailState']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
};

export type RequestPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestPage'] = ResolversParentTypes['RequestPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requests?: Resolver<ReadonlyArray<ResolversTypes['ListedRequest']>, ParentType, ContextType>;
};

export type RequestRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestRefused'] = ResolversParentTypes['RequestRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RequestResult'] = ResolversParentTypes['RequestResult']> = {
  __resolveType: TypeResolveFn<'RequestChanged' | 'RequestRefused', ParentType, ContextType>;
};

export type RetryCommandRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RetryCommandRefused'] = ResolversParentTypes['RetryCommandRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetryCommandResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RetryCommandResult'] = ResolversParentTypes['RetryCommandResult']> = {
  __resolveType: TypeResolveFn<'CommandRetried' | 'RetryCommandRefused', ParentType, ContextType>;
};

export type RunJobRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RunJobRefused'] = ResolversParentTypes['RunJobRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RunJobResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['RunJobResult'] = ResolversParentTypes['RunJobResult']> = {
  __resolveType: TypeResolveFn<'JobRan' | 'RunJobRefused', ParentType, ContextType>;
};

export type SaveViewResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['SaveViewResult'] = ResolversParentTypes['SaveViewResult']> = {
  __resolveType: TypeResolveFn<'ViewRefused' | 'ViewSaved', ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendMailRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['SendMailRefused'] = ResolversParentTypes['SendMailRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendMailResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['SendMailResult'] = ResolversParentTypes['SendMailResult']> = {
  __resolveType: TypeResolveFn<'MailIsDue' | 'SendMailRefused', ParentType, ContextType>;
};

export type ShopPlanResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ShopPlan'] = ResolversParentTypes['ShopPlan']> = {
  firstDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPortalOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prices?: Resolver<ReadonlyArray<ResolversTypes['PlanPrice']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rebillMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebillPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShowcaseResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Showcase'] = ResolversParentTypes['Showcase']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type SoldGiftResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['SoldGift'] = ResolversParentTypes['SoldGift']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliverAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHandedOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SoldGiftPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['SoldGiftPage'] = ResolversParentTypes['SoldGiftPage']> = {
  gifts?: Resolver<ReadonlyArray<ResolversTypes['SoldGift']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StaffExperimentResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StaffExperiment'] = ResolversParentTypes['StaffExperiment']> = {
  goal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdoutPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRunningByDefinition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  runs?: Resolver<ReadonlyArray<ResolversTypes['ExperimentRun']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ExperimentVariant']>, ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  sites?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type StaffMemberChangedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StaffMemberChanged'] = ResolversParentTypes['StaffMemberChanged']> = {
  member?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffMemberRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StaffMemberRefused'] = ResolversParentTypes['StaffMemberRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffMemberRemovedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StaffMemberRemoved'] = ResolversParentTypes['StaffMemberRemoved']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffMemberResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StaffMemberResult'] = ResolversParentTypes['StaffMemberResult']> = {
  __resolveType: TypeResolveFn<'StaffMemberChanged' | 'StaffMemberRefused', ParentType, ContextType>;
};

export type StillResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Still'] = ResolversParentTypes['Still']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crops?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StillBegunResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StillBegun'] = ResolversParentTypes['StillBegun']> = {
  source?: Resolver<ResolversTypes['MediaSource'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StillRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StillRefused'] = ResolversParentTypes['StillRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StillResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StillResult'] = ResolversParentTypes['StillResult']> = {
  __resolveType: TypeResolveFn<'StillBegun' | 'StillRefused', ParentType, ContextType>;
};

export type StopDiscountResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['StopDiscountResult'] = ResolversParentTypes['StopDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountRefused' | 'DiscountStopped', ParentType, ContextType>;
};

export type SwitchRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['SwitchRefused'] = ResolversParentTypes['SwitchRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SwitchResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['SwitchResult'] = ResolversParentTypes['SwitchResult']> = {
  __resolveType: TypeResolveFn<'SwitchRefused' | 'Switched', ParentType, ContextType>;
};

export type SwitchedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Switched'] = ResolversParentTypes['Switched']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TriedDealResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['TriedDeal'] = ResolversParentTypes['TriedDeal']> = {
  audience?: Resolver<ResolversTypes['DealAudience'], ParentType, ContextType>;
  carouselRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interstitialRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isOneClick?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listingRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TriedOfferResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['TriedOffer'] = ResolversParentTypes['TriedOffer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  obstacles?: Resolver<ReadonlyArray<ResolversTypes['OfferObstacle']>, ParentType, ContextType>;
};

export type TriedSubscriptionResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['TriedSubscription'] = ResolversParentTypes['TriedSubscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  obstacles?: Resolver<ReadonlyArray<ResolversTypes['OfferObstacle']>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['TriedOffer']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnmadeRefundResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['UnmadeRefund'] = ResolversParentTypes['UnmadeRefund']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  biller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chargeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UnmadeRefundState'], ParentType, ContextType>;
};

export type UploadedPictureResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['UploadedPicture'] = ResolversParentTypes['UploadedPicture']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['PictureShape'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VariantResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VariantResult'] = ResolversParentTypes['VariantResult']> = {
  broken?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  declineRate?: Resolver<ResolversTypes['Estimate'], ParentType, ContextType>;
  declines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Estimate']>, ParentType, ContextType>;
  errorRate?: Resolver<ResolversTypes['Estimate'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goalRate?: Resolver<ResolversTypes['Estimate'], ParentType, ContextType>;
  goals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isControl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purchases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundRate?: Resolver<ResolversTypes['Estimate'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ViewRefused'] = ResolversParentTypes['ViewRefused']> = {
  reason?: Resolver<ResolversTypes['ViewRefusal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewSavedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ViewSaved'] = ResolversParentTypes['ViewSaved']> = {
  view?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoucherActionDoneResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VoucherActionDone'] = ResolversParentTypes['VoucherActionDone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoucherActionResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VoucherActionResult'] = ResolversParentTypes['VoucherActionResult']> = {
  __resolveType: TypeResolveFn<'VoucherActionDone' | 'VouchersRefused', ParentType, ContextType>;
};

export type VoucherBatchResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VoucherBatch'] = ResolversParentTypes['VoucherBatch']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VoucherKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usesEach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoucherBatchPageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VoucherBatchPage'] = ResolversParentTypes['VoucherBatchPage']> = {
  batches?: Resolver<ReadonlyArray<ResolversTypes['VoucherBatch']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VoucherUseResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VoucherUse'] = ResolversParentTypes['VoucherUse']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codeEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  redeemedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VoucherUsePageResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VoucherUsePage'] = ResolversParentTypes['VoucherUsePage']> = {
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  uses?: Resolver<ReadonlyArray<ResolversTypes['VoucherUse']>, ParentType, ContextType>;
};

export type VouchersCreatedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VouchersCreated'] = ResolversParentTypes['VouchersCreated']> = {
  batch?: Resolver<ResolversTypes['VoucherBatch'], ParentType, ContextType>;
  codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VouchersRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['VouchersRefused'] = ResolversParentTypes['VouchersRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitingRequestResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WaitingRequest'] = ResolversParentTypes['WaitingRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['BulkChangeName'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WallPostResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WallPost'] = ResolversParentTypes['WallPost']> = {
  curator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  film?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureFocus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type WallPostDecidedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WallPostDecided'] = ResolversParentTypes['WallPostDecided']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WallPostRefusedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WallPostRefused'] = ResolversParentTypes['WallPostRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WallPostResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WallPostResult'] = ResolversParentTypes['WallPostResult']> = {
  __resolveType: TypeResolveFn<'WallPostDecided' | 'WallPostRefused', ParentType, ContextType>;
};

export type WallQueueResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['WallQueue'] = ResolversParentTypes['WallQueue']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posts?: Resolver<ReadonlyArray<ResolversTypes['QueuedWallPost']>, ParentType, ContextType>;
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
  AcceptRenewalResult?: AcceptRenewalResultResolvers<ContextType>;
  ActionDone?: ActionDoneResolvers<ContextType>;
  ActionPreview?: ActionPreviewResolvers<ContextType>;
  ActionRefused?: ActionRefusedResolvers<ContextType>;
  ActionResult?: ActionResultResolvers<ContextType>;
  ActionWaits?: ActionWaitsResolvers<ContextType>;
  AmountDiscounted?: AmountDiscountedResolvers<ContextType>;
  Angel?: AngelResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalDecided?: ApprovalDecidedResolvers<ContextType>;
  ApprovalPage?: ApprovalPageResolvers<ContextType>;
  ApprovalResult?: ApprovalResultResolvers<ContextType>;
  ApproveDiscountResult?: ApproveDiscountResultResolvers<ContextType>;
  Attention?: AttentionResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditProof?: AuditProofResolvers<ContextType>;
  AuthoredComment?: AuthoredCommentResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  BannedWord?: BannedWordResolvers<ContextType>;
  BannedWordDecided?: BannedWordDecidedResolvers<ContextType>;
  BannedWordPreview?: BannedWordPreviewResolvers<ContextType>;
  BannedWordRefused?: BannedWordRefusedResolvers<ContextType>;
  BannedWordResult?: BannedWordResultResolvers<ContextType>;
  BillerCommand?: BillerCommandResolvers<ContextType>;
  BillerReconciliation?: BillerReconciliationResolvers<ContextType>;
  BookBalance?: BookBalanceResolvers<ContextType>;
  BookEntry?: BookEntryResolvers<ContextType>;
  BookEntryPage?: BookEntryPageResolvers<ContextType>;
  BrandArt?: BrandArtResolvers<ContextType>;
  BrandCard?: BrandCardResolvers<ContextType>;
  BrandFlag?: BrandFlagResolvers<ContextType>;
  BrandFlags?: BrandFlagsResolvers<ContextType>;
  BulkChange?: BulkChangeResolvers<ContextType>;
  BulkChangePage?: BulkChangePageResolvers<ContextType>;
  BulkChangeResult?: BulkChangeResultResolvers<ContextType>;
  BulkChanged?: BulkChangedResolvers<ContextType>;
  BulkPlan?: BulkPlanResolvers<ContextType>;
  BulkRefused?: BulkRefusedResolvers<ContextType>;
  BulkRowResult?: BulkRowResultResolvers<ContextType>;
  BulkWorth?: BulkWorthResolvers<ContextType>;
  Calendar?: CalendarResolvers<ContextType>;
  CalendarEntry?: CalendarEntryResolvers<ContextType>;
  Caption?: CaptionResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  ChosenStill?: ChosenStillResolvers<ContextType>;
  CommandRetried?: CommandRetriedResolvers<ContextType>;
  CommentAppeal?: CommentAppealResolvers<ContextType>;
  CommentAppealPage?: CommentAppealPageResolvers<ContextType>;
  CommentAuthorHistory?: CommentAuthorHistoryResolvers<ContextType>;
  CommentBan?: CommentBanResolvers<ContextType>;
  CommentDecided?: CommentDecidedResolvers<ContextType>;
  CommentDecisionRecord?: CommentDecisionRecordResolvers<ContextType>;
  CommentDecisionRefused?: CommentDecisionRefusedResolvers<ContextType>;
  CommentDecisionResult?: CommentDecisionResultResolvers<ContextType>;
  ContentConflict?: ContentConflictResolvers<ContextType>;
  ContentInUse?: ContentInUseResolvers<ContextType>;
  ContentInvalid?: ContentInvalidResolvers<ContextType>;
  ContentItem?: ContentItemResolvers<ContextType>;
  ContentMissing?: ContentMissingResolvers<ContextType>;
  ContentNeedsApproval?: ContentNeedsApprovalResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  ContentResult?: ContentResultResolvers<ContextType>;
  ContentSaved?: ContentSavedResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  CreateDiscountResult?: CreateDiscountResultResolvers<ContextType>;
  CreateVouchersResult?: CreateVouchersResultResolvers<ContextType>;
  DataRequest?: DataRequestResolvers<ContextType>;
  DataRequestPage?: DataRequestPageResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayFigures?: DayFiguresResolvers<ContextType>;
  Deal?: DealResolvers<ContextType>;
  DealInSlot?: DealInSlotResolvers<ContextType>;
  DealPositions?: DealPositionsResolvers<ContextType>;
  DealSlot?: DealSlotResolvers<ContextType>;
  DealSlots?: DealSlotsResolvers<ContextType>;
  DeclinesOfReason?: DeclinesOfReasonResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DiscountApproved?: DiscountApprovedResolvers<ContextType>;
  DiscountCode?: DiscountCodeResolvers<ContextType>;
  DiscountCreated?: DiscountCreatedResolvers<ContextType>;
  DiscountPage?: DiscountPageResolvers<ContextType>;
  DiscountRefused?: DiscountRefusedResolvers<ContextType>;
  DiscountStopped?: DiscountStoppedResolvers<ContextType>;
  Estimate?: EstimateResolvers<ContextType>;
  ExperimentChange?: ExperimentChangeResolvers<ContextType>;
  ExperimentResults?: ExperimentResultsResolvers<ContextType>;
  ExperimentRun?: ExperimentRunResolvers<ContextType>;
  ExperimentVariant?: ExperimentVariantResolvers<ContextType>;
  ExpertReview?: ExpertReviewResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Film?: FilmResolvers<ContextType>;
  FlagChange?: FlagChangeResolvers<ContextType>;
  FlagChangePage?: FlagChangePageResolvers<ContextType>;
  FoundMember?: FoundMemberResolvers<ContextType>;
  FurtherPrice?: FurtherPriceResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobCount?: JobCountResolvers<ContextType>;
  JobRan?: JobRanResolvers<ContextType>;
  JobRun?: JobRunResolvers<ContextType>;
  JobRunPage?: JobRunPageResolvers<ContextType>;
  Label?: LabelResolvers<ContextType>;
  LeavingOfReason?: LeavingOfReasonResolvers<ContextType>;
  ListedPerformerRecord?: ListedPerformerRecordResolvers<ContextType>;
  ListedRequest?: ListedRequestResolvers<ContextType>;
  MailIsDue?: MailIsDueResolvers<ContextType>;
  MediaPreviews?: MediaPreviewsResolvers<ContextType>;
  MediaSource?: MediaSourceResolvers<ContextType>;
  MediaSourceFilm?: MediaSourceFilmResolvers<ContextType>;
  MediaSourcePage?: MediaSourcePageResolvers<ContextType>;
  MediaStep?: MediaStepResolvers<ContextType>;
  MediaStill?: MediaStillResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberActionRecord?: MemberActionRecordResolvers<ContextType>;
  MemberComment?: MemberCommentResolvers<ContextType>;
  MemberDownload?: MemberDownloadResolvers<ContextType>;
  MemberLedgerEntry?: MemberLedgerEntryResolvers<ContextType>;
  MemberMail?: MemberMailResolvers<ContextType>;
  MemberOffers?: MemberOffersResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  MemberPayment?: MemberPaymentResolvers<ContextType>;
  MemberSession?: MemberSessionResolvers<ContextType>;
  MemberSubscription?: MemberSubscriptionResolvers<ContextType>;
  MemberSubscriptionEvent?: MemberSubscriptionEventResolvers<ContextType>;
  MonthOfReport?: MonthOfReportResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NeighbourPost?: NeighbourPostResolvers<ContextType>;
  NewMediaDone?: NewMediaDoneResolvers<ContextType>;
  NewMediaRefused?: NewMediaRefusedResolvers<ContextType>;
  NewMediaResult?: NewMediaResultResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  Opening?: OpeningResolvers<ContextType>;
  OpeningBrand?: OpeningBrandResolvers<ContextType>;
  Pack?: PackResolvers<ContextType>;
  Performer?: PerformerResolvers<ContextType>;
  PerformerDocument?: PerformerDocumentResolvers<ContextType>;
  PerformerRating?: PerformerRatingResolvers<ContextType>;
  PerformerRecord?: PerformerRecordResolvers<ContextType>;
  PerformerRecordPage?: PerformerRecordPageResolvers<ContextType>;
  PicturePreparation?: PicturePreparationResolvers<ContextType>;
  PictureSet?: PictureSetResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanPrice?: PlanPriceResolvers<ContextType>;
  PlanUpsell?: PlanUpsellResolvers<ContextType>;
  Postback?: PostbackResolvers<ContextType>;
  PostbackPage?: PostbackPageResolvers<ContextType>;
  PreviewOpened?: PreviewOpenedResolvers<ContextType>;
  PreviewPlace?: PreviewPlaceResolvers<ContextType>;
  PreviewResult?: PreviewResultResolvers<ContextType>;
  PreviewedMail?: PreviewedMailResolvers<ContextType>;
  ProblemReport?: ProblemReportResolvers<ContextType>;
  ProblemReportPage?: ProblemReportPageResolvers<ContextType>;
  PublicRequest?: PublicRequestResolvers<ContextType>;
  PublishedPlace?: PublishedPlaceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueuedComment?: QueuedCommentResolvers<ContextType>;
  QueuedMail?: QueuedMailResolvers<ContextType>;
  QueuedMailPage?: QueuedMailPageResolvers<ContextType>;
  QueuedReport?: QueuedReportResolvers<ContextType>;
  QueuedWallPost?: QueuedWallPostResolvers<ContextType>;
  RecordPolicy?: RecordPolicyResolvers<ContextType>;
  RecordPolicyResult?: RecordPolicyResultResolvers<ContextType>;
  RecordRefused?: RecordRefusedResolvers<ContextType>;
  RecordResult?: RecordResultResolvers<ContextType>;
  RecordWritten?: RecordWrittenResolvers<ContextType>;
  Reel?: ReelResolvers<ContextType>;
  Release?: ReleaseResolvers<ContextType>;
  ReleaseOperation?: ReleaseOperationResolvers<ContextType>;
  RemoveStaffResult?: RemoveStaffResultResolvers<ContextType>;
  RenewalAcceptanceRefused?: RenewalAcceptanceRefusedResolvers<ContextType>;
  RenewalAccepted?: RenewalAcceptedResolvers<ContextType>;
  RenewalChoice?: RenewalChoiceResolvers<ContextType>;
  RenewalToAccept?: RenewalToAcceptResolvers<ContextType>;
  ReplayRefused?: ReplayRefusedResolvers<ContextType>;
  ReplayResult?: ReplayResultResolvers<ContextType>;
  Replayed?: ReplayedResolvers<ContextType>;
  ReportQueue?: ReportQueueResolvers<ContextType>;
  ReportedItem?: ReportedItemResolvers<ContextType>;
  ReportedWallPost?: ReportedWallPostResolvers<ContextType>;
  RequestChanged?: RequestChangedResolvers<ContextType>;
  RequestEvent?: RequestEventResolvers<ContextType>;
  RequestField?: RequestFieldResolvers<ContextType>;
  RequestFile?: RequestFileResolvers<ContextType>;
  RequestMail?: RequestMailResolvers<ContextType>;
  RequestMailState?: RequestMailStateResolvers<ContextType>;
  RequestPage?: RequestPageResolvers<ContextType>;
  RequestRefused?: RequestRefusedResolvers<ContextType>;
  RequestResult?: RequestResultResolvers<ContextType>;
  RetryCommandRefused?: RetryCommandRefusedResolvers<ContextType>;
  RetryCommandResult?: RetryCommandResultResolvers<ContextType>;
  RunJobRefused?: RunJobRefusedResolvers<ContextType>;
  RunJobResult?: RunJobResultResolvers<ContextType>;
  SaveViewResult?: SaveViewResultResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SendMailRefused?: SendMailRefusedResolvers<ContextType>;
  SendMailResult?: SendMailResultResolvers<ContextType>;
  ShopPlan?: ShopPlanResolvers<ContextType>;
  Showcase?: ShowcaseResolvers<ContextType>;
  SoldGift?: SoldGiftResolvers<ContextType>;
  SoldGiftPage?: SoldGiftPageResolvers<ContextType>;
  StaffExperiment?: StaffExperimentResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffMemberChanged?: StaffMemberChangedResolvers<ContextType>;
  StaffMemberRefused?: StaffMemberRefusedResolvers<ContextType>;
  StaffMemberRemoved?: StaffMemberRemovedResolvers<ContextType>;
  StaffMemberResult?: StaffMemberResultResolvers<ContextType>;
  Still?: StillResolvers<ContextType>;
  StillBegun?: StillBegunResolvers<ContextType>;
  StillRefused?: StillRefusedResolvers<ContextType>;
  StillResult?: StillResultResolvers<ContextType>;
  StopDiscountResult?: StopDiscountResultResolvers<ContextType>;
  SwitchRefused?: SwitchRefusedResolvers<ContextType>;
  SwitchResult?: SwitchResultResolvers<ContextType>;
  Switched?: SwitchedResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  TriedDeal?: TriedDealResolvers<ContextType>;
  TriedOffer?: TriedOfferResolvers<ContextType>;
  TriedSubscription?: TriedSubscriptionResolvers<ContextType>;
  UnmadeRefund?: UnmadeRefundResolvers<ContextType>;
  UploadedPicture?: UploadedPictureResolvers<ContextType>;
  VariantResult?: VariantResultResolvers<ContextType>;
  ViewRefused?: ViewRefusedResolvers<ContextType>;
  ViewSaved?: ViewSavedResolvers<ContextType>;
  VoucherActionDone?: VoucherActionDoneResolvers<ContextType>;
  VoucherActionResult?: VoucherActionResultResolvers<ContextType>;
  VoucherBatch?: VoucherBatchResolvers<ContextType>;
  VoucherBatchPage?: VoucherBatchPageResolvers<ContextType>;
  VoucherUse?: VoucherUseResolvers<ContextType>;
  VoucherUsePage?: VoucherUsePageResolvers<ContextType>;
  VouchersCreated?: VouchersCreatedResolvers<ContextType>;
  VouchersRefused?: VouchersRefusedResolvers<ContextType>;
  WaitingRequest?: WaitingRequestResolvers<ContextType>;
  WallPost?: WallPostResolvers<ContextType>;
  WallPostDecided?: WallPostDecidedResolvers<ContextType>;
  WallPostRefused?: WallPostRefusedResolvers<ContextType>;
  WallPostResult?: WallPostResultResolvers<ContextType>;
  WallQueue?: WallQueueResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookCreated?: WebhookCreatedResolvers<ContextType>;
  WebhookResult?: WebhookResultResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = StaffContext> = {
  bound?: BoundDirectiveResolver<any, any, ContextType>;
};
