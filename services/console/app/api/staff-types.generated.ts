// Written by `npm run codegen` from *.graphql; a change here is lost.
/** A performer is one angel at most. */
export type AngelInput = {
  /** The id of an uploaded landscape picture; the performer’s without. */
  readonly banner?: string | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly bannerFocus?: string | null | undefined;
  readonly chosenOn: string;
  readonly motto: string;
  readonly performer: string;
  /** The id of an uploaded portrait picture; the performer’s without. */
  readonly portrait?: string | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly portraitFocus?: string | null | undefined;
  readonly position: number;
  readonly slug: string;
  readonly story?: string | null | undefined;
  /** Texts in other languages, each language once: de, es. The motto is the title, the story the description. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type ApprovalState =
  | 'approved'
  | 'declined'
  | 'open';

export type AuditFilter = {
  readonly action?: string | null | undefined;
  /** Email of a member of staff, `operator` for commands, `nobody` for strangers. */
  readonly actor?: string | null | undefined;
  readonly entityId?: string | null | undefined;
  readonly entityKind?: string | null | undefined;
  /** Days, UTC, both included: `2026-03-31`. */
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
};

/** Its slug never changes, like those of angels, posts of the wall and reels. */
export type AwardInput = {
  readonly film?: string | null | undefined;
  /** Won, or nominated only. */
  readonly isWin?: boolean | null | undefined;
  readonly name: string;
  readonly organization: string;
  readonly performer?: string | null | undefined;
  /** Within its year. */
  readonly position: number;
  readonly site: string;
  readonly slug: string;
  readonly year: number;
};

export type BannedWordRefusalCode =
  /** Decided like this already, however it was written. */
  | 'DUPLICATE'
  | 'EMPTY'
  /** There is no decision to take away. */
  | 'GONE'
  /** Nothing bans what was to be allowed. */
  | 'NOT_BANNED'
  /** The lists or other decisions refuse comments with it already. */
  | 'ON_LIST'
  /** A part of what was to be allowed is banned by itself. */
  | 'STILL_BANNED'
  /** In more than 5 of 100 of the latest comments, and in at least 5 of them. */
  | 'TOO_BROAD'
  | 'TOO_LONG';

export type BannedWordVerdict =
  | 'allowed'
  | 'banned';

export type BookAccountKind =
  | 'ASSET'
  | 'COST'
  | 'INCOME'
  | 'LIABILITY'
  | 'PEOPLE';

export type BrandArtInput = {
  /** The id of a brand of the network. */
  readonly brand: string;
  /** The id of an uploaded landscape picture. There has to be one. */
  readonly picture?: string | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly pictureFocus?: string | null | undefined;
  /** hero: what opens its home page. card: how brands of the network show each other. */
  readonly slot: string;
  readonly slug: string;
};

export type BulkChangeInput = {
  readonly name: BulkChangeName;
  readonly publishAt?: string | null | undefined;
  /** Slug of a category, a tag or a channel; without one, films are taken out of their channel. */
  readonly slug?: string | null | undefined;
  readonly unpublishAt?: string | null | undefined;
};

export type BulkChangeName =
  | 'addCategory'
  | 'addTag'
  | 'deleteDrafts'
  /** Films that nobody sees, with every file of them; what is left is the record. */
  | 'erase'
  | 'publish'
  | 'removeCategory'
  | 'removeTag'
  | 'schedule'
  | 'setChannel'
  | 'unpublish';

export type BulkChangeState =
  | 'declined'
  | 'done'
  /** It waits for a second member of staff. */
  | 'open'
  /** It is being done; one that stays so was interrupted, and its results say how far it came. */
  | 'running';

export type BulkOutcome =
  | 'done'
  | 'refused'
  /** It was as the change would have it. */
  | 'unchanged';

export type CalendarMoment =
  /** It is shown to people by itself. */
  | 'publication'
  /** A film comes out, if it is published by then. */
  | 'release'
  /** It is taken back by itself. */
  | 'takedown';

export type CancelInput = {
  /** Ends access at once; otherwise when what is paid for ends. */
  readonly now: boolean;
  readonly subscriptionId: string | number;
};

/** Its slug never changes. A film has captions once in each language. */
export type CaptionInput = {
  readonly film: string;
  /** As the player's menu calls it; without one, what speakers of the language call it. */
  readonly label?: string | null | undefined;
  /** A tag of BCP 47, such as en or pt-BR. */
  readonly language: string;
  readonly slug: string;
  /** A file of WebVTT or SubRip of at most 512 KB. SubRip becomes WebVTT; styles and regions are left out. */
  readonly text: string;
};

export type ChangeEmailInput = {
  /**
   * Whether somebody else has taken the account, and its present address is theirs. That address can undo nothing then, and
   * nobody signs in to the account until the new one confirms the change. It is taken for granted where `isEmailForeign` says so.
   */
  readonly isStolen?: boolean | null | undefined;
  readonly newEmail: string;
};

export type ChannelInput = {
  /** One with a separate download quota. */
  readonly category?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly isThirdParty?: boolean | null | undefined;
  readonly name: string;
  /** The id of an uploaded landscape picture; one of the demonstration without. */
  readonly picture?: string | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly pictureFocus?: string | null | undefined;
  readonly position: number;
  readonly site: string;
  readonly slug: string;
  /** Texts in other languages, each language once: de, es. Its name is the title. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type ChapterInput = {
  readonly startsAtSeconds: number;
  readonly title: string;
  /** Its title in other languages, each once: de, es. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type ChargeInput = {
  readonly chargeId: string | number;
};

export type ChosenStillInput = {
  /** The id of an uploaded landscape picture, or of a frame that `takeStill` took. */
  readonly picture: string | number;
  readonly place: number;
  readonly startsAtSeconds: number;
};

export type CommentAppealKind =
  | 'ban'
  /** Against the removal of a comment. */
  | 'comment';

export type CommentAppealState =
  | 'granted'
  | 'open'
  | 'upheld';

export type CommentDecision =
  | 'keep'
  | 'remove'
  | 'restore';

/** What is written of a kind of content: exactly one of these. */
export type ContentInput =
  {   readonly angel: AngelInput; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never;   readonly award: AwardInput; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never;   readonly brandArt: BrandArtInput; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never;   readonly caption: CaptionInput; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never;   readonly category: LabelInput; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never;   readonly channel: ChannelInput; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never;   readonly deal: DealInput; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never;   readonly expertReview: ExpertReviewInput; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never;   readonly film: FilmInput; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never;   readonly offer: OfferInput; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never;   readonly pack: PackInput; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never;   readonly performer: PerformerInput; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never;   readonly pictureSet: PictureSetInput; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never;   readonly plan: PlanInput; readonly reel?: never; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never;   readonly reel: ReelInput; readonly showcase?: never; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never;   readonly showcase: ShowcaseInput; readonly tag?: never; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never;   readonly tag: LabelInput; readonly wallPost?: never; }
  |  { readonly angel?: never; readonly award?: never; readonly brandArt?: never; readonly caption?: never; readonly category?: never; readonly channel?: never; readonly deal?: never; readonly expertReview?: never; readonly film?: never; readonly offer?: never; readonly pack?: never; readonly performer?: never; readonly pictureSet?: never; readonly plan?: never; readonly reel?: never; readonly showcase?: never; readonly tag?: never;   readonly wallPost: WallPostInput; };

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

export type ContentOrder =
  /** What editors changed last first; then what none of them changed, by slug. */
  | 'changed'
  | 'slug';

export type ContentState =
  /** Nobody has seen it. */
  | 'draft'
  /** People see its published version; of a film before its release, that it is to come. */
  | 'published'
  /** It was published, and taken back. */
  | 'unpublished';

export type DataRequestInput = {
  readonly dataRequestId: string | number;
};

export type DataRequestKind =
  /** A copy of the data (GDPR article 15). */
  | 'access'
  /** GDPR article 17. */
  | 'deletion';

export type DataRequestState =
  | 'answered'
  | 'declined'
  | 'open';

export type DealAudience =
  | 'everyone'
  | 'expired'
  | 'trial';

/** Its slug never changes. Prices are minor units of USD. */
export type DealInput = {
  /** everyone, trial or expired. */
  readonly audience?: string | null | undefined;
  /** In the carousel, the lowest first; not there without. */
  readonly carouselRank?: number | null | undefined;
  readonly discountPrefix: string;
  readonly discountText: string;
  readonly epochUpsellId?: string | null | undefined;
  readonly initialPrice: number;
  readonly interstitialRank?: number | null | undefined;
  readonly isExclusive?: boolean | null | undefined;
  /** The purchase is made on our pages. */
  readonly isInternalOneClick?: boolean | null | undefined;
  /** Bought by one click; needs the id of a biller. */
  readonly isOneClick?: boolean | null | undefined;
  readonly itsUpCampaignId?: number | null | undefined;
  readonly itsUpZoneId?: number | null | undefined;
  readonly listingRank?: number | null | undefined;
  readonly listingText: string;
  /** The same, of the partner. */
  readonly logo?: string | null | undefined;
  /** What of it is in the middle of the circle that shows it. */
  readonly logoFocus?: string | null | undefined;
  /** At the partner: where its members come in. */
  readonly memberPath: string;
  readonly name: string;
  /** The partner receives the buyer's identity, and the person has to agree first. */
  readonly needsConsent?: boolean | null | undefined;
  readonly partner: string;
  /** At the partner: where people look around. */
  readonly path: string;
  /** Each month after that; a single charge without. */
  readonly recurringPrice?: number | null | undefined;
  readonly rgUpsellId?: string | null | undefined;
  readonly segpayUpsellId?: string | null | undefined;
  /** The one site that shows it; every site without. */
  readonly site?: string | null | undefined;
  readonly slug: string;
  readonly text: string;
  /** The id of an uploaded landscape picture; one of the demonstration without. */
  readonly thumbnail?: string | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly thumbnailFocus?: string | null | undefined;
};

export type DealPlace =
  | 'carousel'
  | 'interstitial'
  | 'listing';

export type DealState =
  /** Never published, and not planned. */
  | 'DRAFT'
  /** Taken back. */
  | 'ENDED'
  /** Has a time at which it will be shown. */
  | 'PLANNED'
  | 'RUNNING';

export type DiscountKind =
  | 'AMOUNT'
  | 'PERCENT';

export type DiscountState =
  | 'ENDED'
  | 'NOT_YET'
  | 'OPEN'
  | 'STOPPED'
  /** Nobody has approved it yet. */
  | 'WAITS';

export type ExperimentEnd =
  | 'guard'
  | 'staff'
  | 'time';

/** Its slug never changes. Properties that are left out are not rated. */
export type ExpertReviewInput = {
  readonly camera?: number | null | undefined;
  readonly film: string;
  readonly performance?: number | null | undefined;
  /** At most 50; shown are those who are in the film. */
  readonly performers?: ReadonlyArray<PerformerRatingInput> | null | undefined;
  /** Overall, 0 to 10. */
  readonly rating: number;
  readonly slug: string;
  readonly sound?: number | null | undefined;
  /** 0 to 5, like the other properties. */
  readonly story?: number | null | undefined;
};

export type ExplainedDataRequestInput = {
  readonly dataRequestId: string | number;
  /** What the member reads. */
  readonly explanation: string;
};

export type ExtendInput = {
  readonly days: number;
  readonly subscriptionId: string | number;
};

/** Others are named by their slugs, and have to be published before the film is. */
export type FilmInput = {
  /** 720, 1080 or 2160, of a film to come that has no media. It counts for nothing once the film has some. */
  readonly bestHeight?: number | null | undefined;
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** Films of a channel are in no other list. */
  readonly channel?: string | null | undefined;
  readonly chapters?: ReadonlyArray<ChapterInput> | null | undefined;
  /** Which picture and clip of the demonstration it has. */
  readonly composition?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly directors?: ReadonlyArray<string> | null | undefined;
  readonly isDenied?: boolean | null | undefined;
  readonly isExclusive?: boolean | null | undefined;
  readonly isFree?: boolean | null | undefined;
  readonly isFreeLimitedTrial?: boolean | null | undefined;
  readonly isGuestScene?: boolean | null | undefined;
  /** Slug of a pack of the channel. */
  readonly pack?: string | null | undefined;
  /** Slugs of the performers, in billing order. */
  readonly performers?: ReadonlyArray<string> | null | undefined;
  /** Stills of its picture set; none without. */
  readonly pictureCount?: number | null | undefined;
  /** What of its picture is shown in which ratio, in whole percent from the left, from the top and of the width, such as 2:1 10% 5% 80%. */
  readonly pictureCrops?: ReadonlyArray<string> | null | undefined;
  /** What of its picture stays in sight where that is cut, in steps of ten percent such as 30% 60%; the middle without. */
  readonly pictureFocus?: string | null | undefined;
  readonly releasedAt?: string | null | undefined;
  /** A film is published with one. */
  readonly runLengthSeconds?: number | null | undefined;
  readonly showcase?: string | null | undefined;
  readonly site: string;
  readonly slug: string;
  /** Pictures that replace stills taken out of it, at most one for each place. */
  readonly stills?: ReadonlyArray<ChosenStillInput> | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly title: string;
  /** Texts in other languages, each language once: de, es. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type FurtherPriceInput = {
  readonly currency: string;
  readonly firstPrice: number;
  readonly renewalPrice: number;
};

export type GemsInput = {
  /** Given above nothing, taken below. */
  readonly amount: number;
};

export type JobRunState =
  | 'active'
  | 'cancelled'
  | 'completed'
  | 'created'
  | 'failed'
  | 'retry';

export type LabelInput = {
  readonly name: string;
  /** Id of an uploaded landscape picture, for a category. */
  readonly picture?: string | null | undefined;
  /** The point of a category's picture that stays in sight where it is cut, such as 30% 60%. */
  readonly pictureFocus?: string | null | undefined;
  readonly slug: string;
  /** Texts in other languages, each language once: de, es. The name is the title. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type MailFilter = {
  readonly brand?: string | null | undefined;
  readonly kind?: string | null | undefined;
  /** The whole address. */
  readonly recipient?: string | null | undefined;
  readonly state?: MailState | null | undefined;
};

export type MailState =
  | 'failed'
  | 'queued'
  | 'sent';

export type MediaSourceState =
  | 'failed'
  /** All of it is ready: a draft shows it from its publication on, a film that people see once staff show it (`showMedia`). */
  | 'prepared'
  | 'published'
  /** A later file took its place, or it was discarded. */
  | 'superseded'
  | 'working';

/** Exactly one of these. */
export type MemberAction =
  {   readonly cancel: CancelInput; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never;   readonly changeEmail: ChangeEmailInput; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never;   readonly confirmEmail: NothingMore; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never;   readonly declineDataRequest: ExplainedDataRequestInput; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never;   readonly delete: NothingMore; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never;   readonly disable: NothingMore; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never;   readonly enable: NothingMore; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never;   readonly endSessions: NothingMore; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never;   readonly extend: ExtendInput; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never;   readonly extendDataRequest: ExplainedDataRequestInput; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never;   readonly gems: GemsInput; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never;   readonly note: NothingMore; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never;   /** Writes down what a member asked about their data, which starts the legal clock. */
  readonly openDataRequest: OpenDataRequestInput; readonly refund?: never; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never;   readonly refund: RefundInput; readonly resendReceipt?: never; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never;   readonly resendReceipt: ChargeInput; readonly sendPersonalData?: never; }
  |  { readonly cancel?: never; readonly changeEmail?: never; readonly confirmEmail?: never; readonly declineDataRequest?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly extendDataRequest?: never; readonly gems?: never; readonly note?: never; readonly openDataRequest?: never; readonly refund?: never; readonly resendReceipt?: never;   /** Mails a link to all of the member's data. */
  readonly sendPersonalData: DataRequestInput; };

export type MemberSearch =
  /** The last four digits of a card that a membership charges or charged, as far as its biller says them. */
  | 'card'
  | 'email'
  | 'id'
  | 'name'
  /** A biller's number of a charge or refund. */
  | 'transaction';

export type NewDiscount = {
  readonly brands?: ReadonlyArray<string> | null | undefined;
  /** The name of its one code, 3 to 24 letters and digits; null for random codes. */
  readonly code?: string | null | undefined;
  /** How many random codes, from 1 to 1,000; with a name it is 1. */
  readonly codes: number;
  /** Currency of an amount, one that plans are sold in. */
  readonly currency?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly kind: DiscountKind;
  /** A name for staff, up to 80 letters. */
  readonly name: string;
  /** The only plans (their ids) and brands for which it counts; null for all. */
  readonly plans?: ReadonlyArray<string> | null | undefined;
  readonly startsAt?: string | null | undefined;
  /** How often each code may be used in all, and by one person; null for any number. */
  readonly usesEach?: number | null | undefined;
  readonly usesPerPerson?: number | null | undefined;
  /** From 1 to 100 percent, or an amount in minor units of `currency`. */
  readonly worth: number;
};

export type NewVouchers = {
  /** The only brand where they count; null for all. */
  readonly brand?: string | null | undefined;
  /** From 1 to 1,000. */
  readonly codes: number;
  readonly expiresAt?: string | null | undefined;
  readonly kind: VoucherKind;
  /** A name for staff, up to 80 letters. */
  readonly name: string;
  /** What free days open: a site or a group of sites. */
  readonly product?: string | null | undefined;
  /** How many people may use one code, from 1 to 10,000. */
  readonly usesEach: number;
  /** Gems up to 1,000, or days up to 365, for each use. */
  readonly worth: number;
};

/** The action needs nothing but the reason. Say `true`. */
export type NothingMore = {
  readonly confirmed: boolean;
};

/** Its slug never changes. Prices are minor units. */
export type OfferInput = {
  /** ISO 4217; USD when left out. */
  readonly currency?: string | null | undefined;
  /** Off the price of each renewal, 1 to 90. */
  readonly discountPercent: number;
  readonly endsAt?: string | null | undefined;
  readonly highestPrice?: number | null | undefined;
  /** Months that somebody has been a member, 0 to 60; 3 without. */
  readonly leastMonths?: number | null | undefined;
  /** The lowest price of the next renewal. */
  readonly lowestPrice?: number | null | undefined;
  readonly offeredGems?: number | null | undefined;
  /** The first one that fits is offered. */
  readonly position: number;
  /** Sites of the membership; all when left out. */
  readonly sites?: ReadonlyArray<string> | null | undefined;
  readonly slug: string;
  readonly startsAt?: string | null | undefined;
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
  /** The day on which it arrived: `2026-03-31`. */
  readonly receivedOn: string;
};

export type PackInput = {
  readonly channel: string;
  readonly description?: string | null | undefined;
  readonly name: string;
  /** The id of an uploaded landscape picture; one of the demonstration without. */
  readonly picture?: string | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly pictureFocus?: string | null | undefined;
  readonly position: number;
  readonly slug: string;
  /** Texts in other languages, each language once: de, es. Its name is the title. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type PerformerDocumentInput = {
  readonly archiveReference: string;
  readonly expiresOn?: string | null | undefined;
  readonly issuedBy: string;
  readonly kind: string;
  /** The last four characters of its number. */
  readonly numberEnd: string;
};

export type PerformerIdentityInput = {
  readonly bornOn: string;
  readonly legalName: string;
  /** One in each line. */
  readonly otherNames: string;
};

export type PerformerInput = {
  readonly activeSince?: string | null | undefined;
  /** The id of an uploaded landscape picture. */
  readonly banner?: string | null | undefined;
  readonly bannerCrops?: ReadonlyArray<string> | null | undefined;
  readonly bannerFocus?: string | null | undefined;
  readonly biography?: string | null | undefined;
  readonly birthplace?: string | null | undefined;
  /** blue, brown, green, grey or hazel. */
  readonly eyes?: string | null | undefined;
  /** black, blonde, brown, grey or red. */
  readonly hair?: string | null | undefined;
  readonly heightCentimetres?: number | null | undefined;
  readonly name: string;
  /** ISO 3166-1, two lower-case letters. */
  readonly nationality?: string | null | undefined;
  /** The id of an uploaded portrait picture; one of the demonstration without. */
  readonly portrait?: string | null | undefined;
  /** What of it is shown in which ratio, such as 3:4 10% 0% 80%. */
  readonly portraitCrops?: ReadonlyArray<string> | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly portraitFocus?: string | null | undefined;
  /** F, M or X. */
  readonly sex: string;
  readonly slug: string;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** Texts in other languages, each language once: de, es. The biography is the description. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type PerformerRatingInput = {
  readonly performer: string;
  /** 0 to 5. */
  readonly rating: number;
};

/** Its slug never changes. A film has one set. */
export type PictureSetInput = {
  readonly film: string;
  /** 1 to 500, each picture once. */
  readonly pictures: ReadonlyArray<StillInput>;
  readonly slug: string;
};

/**
 * Its slug never changes: that of a site's plan is the site and the period, that of several sites the number by which billers know it. Its own
 * prices are minor units of USD. What was published keeps its group, its period, and to whom it is offered.
 */
export type PlanInput = {
  /** A form at CCBill; the account's when left out. */
  readonly ccbillForm?: string | null | undefined;
  readonly firstPrice: number;
  readonly group?: string | null | undefined;
  /** Offered to members of the portal alone. */
  readonly isPortalOffer?: boolean | null | undefined;
  /** month, quarter, year, trial or free-limited-trial. */
  readonly period: string;
  /** One in each of EUR, GBP and JPY at most. */
  readonly prices?: ReadonlyArray<FurtherPriceInput> | null | undefined;
  readonly renewalPrice: number;
  /** Ticket of a price point at Segpay; the account's when left out. */
  readonly segpayTicket?: string | null | undefined;
  /** What it opens: a site, or a group of sites. */
  readonly site?: string | null | undefined;
  readonly slug: string;
  /** How long a paid trial is. */
  readonly trialDays?: number | null | undefined;
};

export type PlanUpsellKind =
  /** A member of the site gets several sites. */
  | 'SEVERAL_SITES'
  /** A running trial of the site becomes a membership at once. */
  | 'TRIAL_UPGRADE'
  /** A month of several sites becomes a year at the end of the paid period. */
  | 'YEARLY_UPGRADE';

export type PostbackFilter = {
  readonly biller?: string | null | undefined;
  /** An order's id, the biller's id of an event, or its number of a charge. */
  readonly number?: string | null | undefined;
  readonly source?: PostbackSource | null | undefined;
  readonly state?: PostbackState | null | undefined;
};

export type PostbackSource =
  /** The biller sent it. */
  | 'postback'
  /** We found it in the biller's list. */
  | 'reconciliation';

export type PostbackState =
  | 'failed'
  /** A person must look. */
  | 'flagged'
  | 'processed'
  | 'received'
  /** It is not known to come from its biller. */
  | 'refused'
  /** For an event that comes before it. */
  | 'waiting';

/** As whom a page is previewed; the access rules know each of them. */
export type PreviewPerson =
  /** A member of a bundle that opens every site. */
  | 'bundle'
  | 'freeTrial'
  /** Has an account and never had a membership. */
  | 'guest'
  /** Was a member. */
  | 'lapsed'
  /** A member of that brand. */
  | 'member'
  | 'portal'
  | 'portalGuest'
  | 'trial'
  | 'visitor';

/** Something, and the version of it that the caller has read. */
export type ReadVersion = {
  readonly id: string | number;
  readonly version: number;
};

export type RecordFilter =
  | 'all'
  | 'expired'
  /** Within 60 days. */
  | 'expiring'
  /** Without a document, or not verified. */
  | 'missing';

export type RecordState =
  | 'complete'
  | 'expired'
  | 'expiring'
  | 'missing'
  | 'unverified';

export type ReelInput = {
  readonly film: string;
  /** Place in the feed; no two reels have the same. */
  readonly position: number;
  readonly site: string;
  readonly slug: string;
};

export type RefundInput = {
  /** Minor units; all that is left of the charge where it is left out. */
  readonly amount?: number | null | undefined;
  readonly chargeId: string | number;
};

export type ReportedKind =
  | 'comment'
  | 'wallPost';

export type RequestForm =
  | 'casting'
  | 'removal'
  | 'support';

export type RequestOutcome =
  | 'declined'
  /** Answered, or the content is removed. */
  | 'done';

export type RequestState =
  | 'closed'
  /** To be done. In a list also removals that wait for their sender: what was promised goes on. */
  | 'open'
  /** For the person, who was asked something. */
  | 'waiting';

export type ShowcaseInput = {
  readonly description?: string | null | undefined;
  /** The id of an uploaded landscape picture; null for none of its own, which its films stand in for. */
  readonly picture?: string | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly pictureFocus?: string | null | undefined;
  readonly position: number;
  readonly slug: string;
  readonly title: string;
  /** Texts in other languages, each language once: de, es. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type StaffRole =
  | 'admin'
  | 'editor'
  | 'finance'
  | 'moderator'
  | 'support';

export type StillInput = {
  readonly alt: string;
  readonly crops?: ReadonlyArray<string> | null | undefined;
  readonly picture: string;
};

/** A kind without such a text by language has it empty. */
export type TranslationInput = {
  readonly description?: string | null | undefined;
  /** de or es. */
  readonly language: string;
  readonly title?: string | null | undefined;
};

export type UnmadeRefundState =
  /** The biller refused it for good, or did not make it for a day: a person must look. */
  | 'failed'
  /** The biller is asked again every minute. */
  | 'pending';

export type ViewRefusal =
  /** At least one filter, and at most 1,000 characters, are expected. */
  | 'address'
  /** Between 1 and 60 characters are expected. */
  | 'name'
  /** A person has at most 50 views of a list. */
  | 'tooMany';

export type VoucherKind =
  | 'DAYS'
  | 'GEMS';

export type WallPostInput = {
  readonly curator: string;
  readonly film: string;
  /** The id of an uploaded landscape picture; its film’s without. */
  readonly picture?: string | null | undefined;
  /** What of it stays in sight where it is cut, such as 30% 60%; the middle without. */
  readonly pictureFocus?: string | null | undefined;
  readonly postedAt: string;
  /** wide or tall. */
  readonly shape: string;
  readonly site: string;
  readonly slug: string;
  readonly text: string;
  /** Texts in other languages, each language once: de, es. The text is the description. */
  readonly translations?: ReadonlyArray<TranslationInput> | null | undefined;
};

export type WallPostState =
  | 'approved'
  | 'pending'
  | 'rejected';
