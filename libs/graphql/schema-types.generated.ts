// Written by `npm run codegen` from *.graphql; a change here is lost.
export type Badge =
  | 'bronze'
  | 'silver'
  | 'gold'
  | 'boss'
  | 'moderator'
  | 'king'
  | 'director'
  | 'model'
  | 'founder';

export type CancellationReason =
  | 'TOO_EXPENSIVE'
  | 'NOT_USED_ENOUGH'
  | 'MISSING_CONTENT'
  | 'TECHNICAL_PROBLEMS'
  | 'OTHER';

export type ChangePasswordInput = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
};

/** V05; TOO_MANY_ATTEMPTS when the old password was guessed at too often. */
export type ChangePasswordProblem =
  | 'OLD_PASSWORD_INCORRECT'
  | 'CONFIRMATION_DIFFERS'
  | 'NEW_PASSWORD_NOT_SECURE'
  | 'TOO_MANY_ATTEMPTS';

export type ChannelsInput = {
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
};

export type ChargeKind =
  | 'CHARGE'
  | 'REFUND'
  | 'VOID'
  | 'CHARGEBACK';

/** Why a comment, a vote or a report was not taken (V07, E11). */
export type CommentRefusalCode =
  | 'EMPTY'
  | 'TOO_LONG'
  | 'CONTROL_CHARACTERS'
  | 'BANNED_WORD'
  | 'DUPLICATE'
  | 'ALREADY_VOTED'
  /** The comment is the voter's. */
  | 'OWN_COMMENT'
  | 'ALREADY_REPORTED'
  | 'DISPLAY_NAME_NEEDED';

export type CommentReportReason =
  | 'SPAM'
  | 'RUDE'
  | 'PRIVATE_DATA'
  | 'OTHER';

export type CommentSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'TOP';

export type CommentVote =
  | 'LIKE'
  | 'DISLIKE';

/** Where a deal is shown; each place has an order of its own. */
export type DealType =
  | 'carousel'
  | 'interstitial'
  | 'listing';

export type Device =
  | 'DESKTOP'
  | 'MOBILE'
  | 'TV'
  /** Files to keep; asked for with `generateVideoToken` only. */
  | 'DOWNLOAD';

export type FavoriteKind =
  | 'VIDEO'
  | 'PERFORMER'
  | 'CHANNEL';

export type Gender =
  | 'GIRLS'
  | 'GUYS'
  | 'ALL';

export type ModerationList =
  | 'REPORTED'
  | 'RECENT';

/** What a person who may not do a thing should do next (A16). */
export type NextStep =
  | 'SIGN_IN'
  | 'JOIN'
  | 'UNLOCK_CHANNEL'
  | 'UNLOCK_VIDEO'
  | 'PURCHASE'
  | 'REACTIVATE';

/** What waits for an answer before anything else, the dialog that comes first leading. */
export type Obligation =
  | 'DEVICE_CHALLENGE'
  | 'CONVERT_VIP'
  | 'TERMS'
  | 'EMAIL_CONSENT';

export type OutgoingUpsellOneclickInput = {
  readonly epochUpsellId?: string | null | undefined;
  readonly segpayUpsellId?: string | null | undefined;
  readonly rgUpsellId?: string | null | undefined;
  readonly fallbackUrl?: string | null | undefined;
  readonly memberLink?: string | null | undefined;
  readonly clickId?: string | null | undefined;
  /** False only after the person confirmed what was shown. */
  readonly confirmationRequired?: boolean | null | undefined;
  /** The tenant's name, in any letters. */
  readonly site: string;
};

export type PerformerOrder =
  | 'RATING'
  | 'NEWEST'
  | 'NAME';

/** Traits of performers: any value of each list fits, and unknown ones don't narrow. */
export type PerformerTraitsInput = {
  readonly sex?: ReadonlyArray<string> | null | undefined;
  readonly hair?: ReadonlyArray<string> | null | undefined;
  readonly eyes?: ReadonlyArray<string> | null | undefined;
  readonly height?: ReadonlyArray<string> | null | undefined;
  readonly nationality?: ReadonlyArray<string> | null | undefined;
};

export type PerformersInput = {
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
  readonly order?: PerformerOrder | null | undefined;
  readonly gender?: Gender | null | undefined;
  /** F, M or X; wins over gender. */
  readonly sex?: string | null | undefined;
  readonly sites?: ReadonlyArray<string> | null | undefined;
  readonly search?: string | null | undefined;
  readonly traits?: PerformerTraitsInput | null | undefined;
};

export type PlanKind =
  | 'TRIAL'
  | 'FREE_LIMITED_TRIAL'
  | 'MONTH'
  | 'QUARTER'
  | 'YEAR';

/** Places where recommendations are shown (K15). */
export type RecommendationShelf =
  | 'home'
  | 'tag'
  | 'channels'
  | 'models'
  | 'vmg'
  | 'internalChannels'
  | 'videoPage'
  | 'recommendedVideos';

/** Who they are in it. */
export type RelationshipRole =
  | 'wife'
  | 'husband'
  | 'partner';

/** How a person lives (A12). */
export type RelationshipStatus =
  | 'single'
  | 'dating'
  | 'partnered'
  | 'married'
  | 'open';

export type RetentionDealInput = {
  readonly newPrice: number;
  readonly offeredGems: number;
};

/** Where a purchase came from; none of it changes what is charged. */
export type SalesTracking = {
  readonly campaign?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly clickId?: string | null | undefined;
  readonly traffikJunkyTransactionId?: string | null | undefined;
};

export type SignupStatus =
  /** Nothing was paid yet, or the biller has not told. */
  | 'PENDING'
  | 'PAID'
  | 'NOT_PAID';

export type StartPurchaseInput = {
  readonly optionId: number;
  readonly biller: string;
  readonly ref?: string | null | undefined;
  readonly elm?: string | null | undefined;
  readonly nats?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
};

export type StartSignupInput = {
  readonly optionId: number;
  readonly biller: string;
  readonly email: string;
  readonly password: string;
  readonly ref?: string | null | undefined;
  readonly elm?: string | null | undefined;
  readonly nats?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
};

export type TandemAccountInput = {
  readonly email: string;
  readonly password: string;
};

export type TrialUpgradeInput = {
  readonly ref?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
};

export type TrialUpgradeWelcomePageInput = {
  readonly memberId: string;
  readonly hashedMemberId: string;
  readonly ref?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
};

export type UnlockChannelPackInput = {
  readonly channelPackId: string | number;
  /** Of the client's making, 8 to 64 letters, digits, - and _. The same key again gives the first answer and costs nothing. */
  readonly idempotencyKey: string;
};

export type UpsellMultisiteInput = {
  readonly optionId: number;
  readonly ref?: string | null | undefined;
  readonly elm?: string | null | undefined;
  readonly multisiteNatsCode?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
};

export type UpsellSinglesiteInput = {
  readonly joinOptionId: number;
  readonly ref?: string | null | undefined;
  readonly elm?: string | null | undefined;
  readonly siteName?: string | null | undefined;
  readonly natsCode?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
};

export type VideoOrder =
  | 'NEWEST'
  | 'RATING'
  | 'MOST_VIEWED'
  | 'NAME';

export type VideosInput = {
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
  readonly order?: VideoOrder | null | undefined;
  /** Words of title, performer, category, description. */
  readonly search?: string | null | undefined;
  /** Category slugs; a video needs all of them. */
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** Performer slugs; a video needs all of them. */
  readonly performers?: ReadonlyArray<string> | null | undefined;
  /** Site ids; a video needs one of them. Those that the tenant does not show are ignored. */
  readonly sites?: ReadonlyArray<string> | null | undefined;
  /** Of somebody in the video. */
  readonly traits?: PerformerTraitsInput | null | undefined;
  readonly lengths?: ReadonlyArray<string> | null | undefined;
  readonly years?: ReadonlyArray<number> | null | undefined;
  readonly resolutions?: ReadonlyArray<number> | null | undefined;
  /** Slug of a showcase. */
  readonly showcase?: string | null | undefined;
  /** Only upcoming (true) or only released (false, the default). */
  readonly upcoming?: boolean | null | undefined;
  /** Leaves out what this viewer watched to the end, if they chose so in their settings. */
  readonly heedSettings?: boolean | null | undefined;
};

export type WallShape =
  | 'WIDE'
  | 'TALL';

export type WallVerdict =
  | 'APPROVED'
  | 'REJECTED';

export type WatchingSettingsInput = {
  readonly hidesWatched?: boolean | null | undefined;
  readonly isHistoryPaused?: boolean | null | undefined;
};

export type WelcomeCheckInput = {
  /** The tenant's name in capitals. */
  readonly site: string;
  readonly memberId: string;
  readonly hashedMemberId: string;
};

export type WelcomePagePictureSetInput = {
  readonly site: string;
};
