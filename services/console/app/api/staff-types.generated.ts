// Written by `npm run codegen` from *.graphql; a change here is lost.
/** A performer is one angel at most. */
export type AngelInput = {
  readonly chosenOn: string;
  readonly motto: string;
  readonly performer: string;
  readonly position: number;
  readonly slug: string;
  readonly story?: string | null | undefined;
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
  /** A WebVTT file of at most 512 KB, whose captions don't overlap. */
  readonly text: string;
};

export type ChannelInput = {
  /** One with a separate download quota. */
  readonly category?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly isThirdParty?: boolean | null | undefined;
  readonly name: string;
  readonly position: number;
  readonly site: string;
  readonly slug: string;
};

export type ChapterInput = {
  readonly startsAtSeconds: number;
  readonly title: string;
};

export type ChargeInput = {
  readonly chargeId: string | number;
};

export type CommentDecision =
  | 'keep'
  | 'remove'
  | 'restore';

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

export type ContentState =
  /** Nobody has seen it. */
  | 'draft'
  /** People see its published version; of a film before its release, that it is to come. */
  | 'published'
  /** It was published, and taken back. */
  | 'unpublished';

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
};

export type ExtendInput = {
  readonly days: number;
  readonly subscriptionId: string | number;
};

/** Others are named by their slugs, and have to be published before the film is. */
export type FilmInput = {
  /** 720, 1080 or 2160. */
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
  /** Of the channel. */
  readonly pack?: string | null | undefined;
  /** In billing order. */
  readonly performers?: ReadonlyArray<string> | null | undefined;
  /** Stills of its picture set; none without. */
  readonly pictureCount?: number | null | undefined;
  readonly releasedAt?: string | null | undefined;
  /** A film is published with one. */
  readonly runLengthSeconds?: number | null | undefined;
  readonly showcase?: string | null | undefined;
  readonly site: string;
  readonly slug: string;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly title: string;
};

export type GemsInput = {
  /** Given above nothing, taken below. */
  readonly amount: number;
};

export type LabelInput = {
  readonly name: string;
  readonly slug: string;
};

/** Exactly one of these. */
export type MemberAction =
  {   readonly cancel: CancelInput; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never;   readonly confirmEmail: NothingMore; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never;   readonly delete: NothingMore; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never;   readonly disable: NothingMore; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never;   readonly enable: NothingMore; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never;   readonly endSessions: NothingMore; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never;   readonly extend: ExtendInput; readonly gems?: never; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never;   readonly gems: GemsInput; readonly note?: never; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never;   readonly note: NothingMore; readonly refund?: never; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never;   readonly refund: RefundInput; readonly resendReceipt?: never; }
  |  { readonly cancel?: never; readonly confirmEmail?: never; readonly delete?: never; readonly disable?: never; readonly enable?: never; readonly endSessions?: never; readonly extend?: never; readonly gems?: never; readonly note?: never; readonly refund?: never;   readonly resendReceipt: ChargeInput; };

export type MemberSearch =
  | 'email'
  | 'id'
  | 'name'
  /** A biller's number of a charge or refund. */
  | 'transaction';

/** The action needs nothing but the reason. Say `true`. */
export type NothingMore = {
  readonly confirmed: boolean;
};

/** Its slug never changes. Prices are minor units. */
export type OfferInput = {
  /** ISO 4217; USD without. */
  readonly currency?: string | null | undefined;
  /** Off the price of each renewal, 1 to 90. */
  readonly discountPercent: number;
  readonly endsAt?: string | null | undefined;
  readonly highestPrice?: number | null | undefined;
  /** Of the next renewal. */
  readonly lowestPrice?: number | null | undefined;
  readonly offeredGems?: number | null | undefined;
  /** The first one that fits is offered. */
  readonly position: number;
  /** Of the membership; all without. */
  readonly sites?: ReadonlyArray<string> | null | undefined;
  readonly slug: string;
  readonly startsAt?: string | null | undefined;
};

export type PackInput = {
  readonly channel: string;
  readonly description?: string | null | undefined;
  readonly name: string;
  readonly position: number;
  readonly slug: string;
};

export type PerformerInput = {
  readonly activeSince?: string | null | undefined;
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
  /** F, M or X. */
  readonly sex: string;
  readonly slug: string;
  readonly tags?: ReadonlyArray<string> | null | undefined;
};

export type ReelInput = {
  readonly film: string;
  /** In the feed; no two reels have the same. */
  readonly position: number;
  readonly site: string;
  readonly slug: string;
};

export type RefundInput = {
  /** Minor units; the whole charge where it is left out. */
  readonly amount?: number | null | undefined;
  readonly chargeId: string | number;
};

export type ShowcaseInput = {
  readonly description?: string | null | undefined;
  readonly position: number;
  readonly slug: string;
  readonly title: string;
};

export type WallPostInput = {
  readonly curator: string;
  readonly film: string;
  readonly postedAt: string;
  /** wide or tall. */
  readonly shape: string;
  readonly site: string;
  readonly slug: string;
  readonly text: string;
};
