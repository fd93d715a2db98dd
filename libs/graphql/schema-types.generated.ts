// Written by `npm run codegen` from *.graphql; a change here is lost.
export type AwardResult =
  | 'NOMINATED'
  | 'WON';

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

export type CancellationReason =
  | 'MISSING_CONTENT'
  | 'NOT_USED_ENOUGH'
  | 'OTHER'
  | 'TECHNICAL_PROBLEMS'
  | 'TOO_EXPENSIVE';

export type ChangePasswordInput = {
  readonly confirmation: string;
  readonly newPassword: string;
  readonly oldPassword: string;
};

/** Why a password was not changed; TOO_MANY_ATTEMPTS after too many wrong old passwords. */
export type ChangePasswordProblem =
  | 'CONFIRMATION_DIFFERS'
  | 'NEW_PASSWORD_NOT_SECURE'
  | 'OLD_PASSWORD_INCORRECT'
  | 'TOO_MANY_ATTEMPTS';

export type ChannelsInput = {
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
};

export type ChargeKind =
  | 'CHARGE'
  | 'CHARGEBACK'
  | 'REFUND'
  | 'VOID';

/** Why a comment, a vote or a report was refused. */
export type CommentRefusalCode =
  | 'ALREADY_REPORTED'
  | 'ALREADY_VOTED'
  /** Moderators banned the author, for a time or for good. */
  | 'AUTHOR_BANNED'
  | 'BANNED_WORD'
  | 'DISPLAY_NAME_NEEDED'
  | 'DUPLICATE'
  /** The 15 minutes for editing are over. */
  | 'EDIT_TIME_OVER'
  | 'EMPTY'
  /** Only its author edits or deletes a comment. */
  | 'NOT_OWN_COMMENT'
  /** The voter wrote the comment. */
  | 'OWN_COMMENT'
  | 'TOO_LONG';

export type CommentReportReason =
  | 'OTHER'
  | 'PRIVATE_DATA'
  | 'RUDE'
  | 'SPAM';

export type CommentSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'TOP';

export type CommentVote =
  | 'DISLIKE'
  | 'LIKE';

/** Where a deal is shown; each place has its own order. */
export type DealType =
  | 'carousel'
  | 'interstitial'
  | 'listing';

/** Why a payment was declined, in one form for all billers. */
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
  /** Files to download; for `generateVideoToken` only. */
  | 'DOWNLOAD'
  | 'MOBILE'
  /** Another device, which plays without the session's cookie; for `getToken` only. The session lends the addresses: each part is refused once it has ended, is locked or may no longer play the film. */
  | 'REMOTE'
  | 'TV';

export type ExistingReason =
  /** It is open until its end, and its cancellation can be undone. */
  | 'CANCELLED'
  /** Its last renewal failed and is tried again. */
  | 'PAST_DUE'
  | 'PAUSED';

export type FavoriteKind =
  | 'CHANNEL'
  | 'PERFORMER'
  | 'VIDEO';

export type Gender =
  | 'ALL'
  | 'GIRLS'
  | 'GUYS';

export type HomeRowInput = {
  /** How many films are shown at most, up to 24. */
  readonly films: number;
  readonly name: string;
};

/** How a person proves who they are before their sign-in is changed. The code is needed while the second step is on. */
export type IdentityProof = {
  readonly code?: string | null | undefined;
  readonly password: string;
};

/** In place of the password: the code that `mailChangeCode` mailed. The other one is needed while the second step is on. */
export type MailedProof = {
  readonly code?: string | null | undefined;
  readonly mailedCode: string;
};

export type MembershipState =
  | 'ACTIVE'
  /** Access until the end of the paid period, and no renewal. */
  | 'CANCELLED'
  /** Access that nobody is charged for. */
  | 'COMPLIMENTARY'
  | 'ENDED'
  /** The last renewal failed and the biller tries again. */
  | 'PAST_DUE'
  /** Nothing is charged or open until it resumes. */
  | 'PAUSED';

export type ModerationList =
  | 'RECENT'
  | 'REPORTED';

/** The next step for a person who was refused. */
export type NextStep =
  /** A portal guest confirms the WATCH SCENE text. */
  | 'CONFIRM_GUEST_SCENE'
  | 'JOIN'
  | 'PURCHASE'
  | 'REACTIVATE'
  | 'SIGN_IN'
  | 'UNLOCK_CHANNEL'
  | 'UNLOCK_VIDEO';

/** How often unread notices are mailed. */
export type NoticeMail =
  | 'DAILY'
  | 'OFF'
  | 'WEEKLY';

/** Why no notices would be mailed, whatever was chosen. */
export type NoticeMailHindrance =
  /** The viewer wants no news by email. */
  | 'NO_NEWS'
  /** The email is not confirmed. */
  | 'UNCONFIRMED';

/** What a viewer follows: a performer or a channel among their favorites, or a search that they saved. */
export type NoticeReason =
  | 'CHANNEL'
  | 'PERFORMER'
  | 'SEARCH';

/** Dialogs that the person must answer first, in their order. */
export type Obligation =
  | 'CONVERT_VIP'
  | 'DEVICE_CHALLENGE'
  | 'EMAIL_CONSENT'
  | 'TERMS';

export type OutgoingUpsellOneclickInput = {
  readonly clickId?: string | null | undefined;
  /** False only after the person confirmed the shown purchase. */
  readonly confirmationRequired?: boolean | null | undefined;
  readonly epochUpsellId?: string | null | undefined;
  readonly fallbackUrl?: string | null | undefined;
  readonly memberLink?: string | null | undefined;
  readonly rgUpsellId?: string | null | undefined;
  readonly segpayUpsellId?: string | null | undefined;
  /** The tenant's name, case-insensitive. */
  readonly site: string;
};

export type PerformerOrder =
  | 'NAME'
  | 'NEWEST'
  | 'RATING';

/** Traits of performers: any value of each list matches; unknown values are ignored. */
export type PerformerTraitsInput = {
  readonly eyes?: ReadonlyArray<string> | null | undefined;
  readonly hair?: ReadonlyArray<string> | null | undefined;
  readonly height?: ReadonlyArray<string> | null | undefined;
  readonly nationality?: ReadonlyArray<string> | null | undefined;
  readonly sex?: ReadonlyArray<string> | null | undefined;
};

export type PerformersInput = {
  readonly gender?: Gender | null | undefined;
  readonly order?: PerformerOrder | null | undefined;
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
  readonly search?: string | null | undefined;
  /** F, M or X; takes precedence over gender. */
  readonly sex?: string | null | undefined;
  readonly sites?: ReadonlyArray<string> | null | undefined;
  readonly traits?: PerformerTraitsInput | null | undefined;
};

export type PlanKind =
  | 'FREE_LIMITED_TRIAL'
  | 'MONTH'
  | 'QUARTER'
  | 'TRIAL'
  | 'YEAR';

export type PlaylistRefusalCode =
  | 'DESCRIPTION_LENGTH'
  /** This tenant shows no such film. */
  | 'FILM_GONE'
  | 'NAME_LENGTH'
  /** The viewer has no such list, or has deleted it. */
  | 'PLAYLIST_GONE'
  | 'TOO_MANY_FILMS'
  | 'TOO_MANY_PLAYLISTS';

/** A browser's subscription, as it names itself, and how its messages are written. */
export type PushBrowser = {
  readonly auth: string;
  readonly endpoint: string;
  /** Whether messages name no brand. */
  readonly isDiscreet: boolean;
  /** Base64url. */
  readonly p256dh: string;
};

/** Places where recommendations are shown. */
export type RecommendationShelf =
  | 'channels'
  | 'home'
  | 'internalChannels'
  | 'models'
  | 'recommendedVideos'
  | 'tag'
  | 'videoPage'
  | 'vmg';

/** The person's place in it. */
export type RelationshipRole =
  | 'husband'
  | 'partner'
  | 'wife';

/** A person's household. */
export type RelationshipStatus =
  | 'dating'
  | 'married'
  | 'open'
  | 'partnered'
  | 'single';

export type RetentionDealInput = {
  readonly newPrice: number;
  readonly offeredGems: number;
};

/** Why a payment opened nothing and goes back. */
export type ReturnedBecause =
  /** The account of its email can't be used. */
  | 'ACCOUNT_CLOSED'
  /** It would end days that are paid for, and nobody was signed in to be credited for them. */
  | 'NEEDS_SIGN_IN'
  /** The owner of the account did not confirm it. */
  | 'NOT_CONFIRMED'
  /** Another payment had opened the same. */
  | 'NOT_NEEDED'
  /** Its price no longer fits the paid days of its buyer. */
  | 'OUTDATED'
  /** Its page was no longer open. */
  | 'OVER'
  /** Its biller took it back before anybody confirmed it. */
  | 'TAKEN_BACK'
  /** It was a free trial, and its buyer has had one, or a membership before it. */
  | 'TRIAL_USED'
  /** Its voucher had been used as often as it may be. */
  | 'VOUCHER_USED';

/** Where a purchase came from; none of it changes what is charged. */
export type SalesTracking = {
  readonly campaign?: string | null | undefined;
  readonly clickId?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly traffikJunkyTransactionId?: string | null | undefined;
  /** The campaign of the place that was clicked (K10), such as `vxn-hdr`. */
  readonly ujc?: string | null | undefined;
};

export type SavedFacetInput = {
  readonly name: string;
  readonly values: ReadonlyArray<string>;
};

export type SavedSearchInput = {
  readonly facets: ReadonlyArray<SavedFacetInput>;
  readonly order: VideoOrder;
  readonly place: SavedSearchPlace;
  readonly text?: string | null | undefined;
};

/** The page that a saved search opens. */
export type SavedSearchPlace =
  /** The results of a search, with people and moods. */
  | 'SEARCH'
  /** The listing of videos. */
  | 'VIDEOS';

export type SavedSearchRefusalCode =
  /** The viewer saved the same search; `existing` is its name. */
  | 'ALREADY_SAVED'
  /** A filter that the page does not have, or a value that it can't have. */
  | 'FILTER_UNKNOWN'
  | 'NAME_LENGTH'
  /** Neither a text nor a filter. */
  | 'NOTHING_CHOSEN'
  /** The viewer has no such search, or has deleted it. */
  | 'SEARCH_GONE'
  | 'TEXT_LENGTH'
  | 'TOO_MANY_SEARCHES';

export type SecurityRefusalCode =
  /** The second step is on already. */
  | 'ALREADY_ON'
  | 'CODE_INCORRECT'
  | 'CODE_REQUIRED'
  | 'EMAIL_INVALID'
  /** The account has this address already. */
  | 'EMAIL_UNCHANGED'
  /** None of the times after which a lock may lock by itself. */
  | 'IDLE_INVALID'
  /** The mailed code is wrong, was used, or is more than 15 minutes old. */
  | 'MAILED_CODE_INCORRECT'
  /** It needs a mail, and this network sends none. */
  | 'MAIL_OFF'
  | 'NAME_INVALID'
  /** There is no such passkey, or the second step is not on. */
  | 'NOT_FOUND'
  | 'PASSWORD_INCORRECT'
  /** A PIN is four to eight digits, and not one digit repeated. */
  | 'PIN_INVALID'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_PASSKEYS'
  /** Neither a PIN nor a passkey: nothing but a new sign-in would unlock. */
  | 'WAY_MISSING';

/**
 * What the page said is charged, in minor units. An order that would charge another sum is refused, with the price of now; the sum may be
 * the one before or after a voucher.
 */
export type ShownPriceInput = {
  readonly currency: string;
  /** At each renewal; null for what does not renew. */
  readonly later?: number | null | undefined;
  readonly now: number;
};

export type SignupStatus =
  /**
   * Paid with the email of an account, whose owner has to confirm it; only for the browser that paid. An order that costs nothing waits in
   * this way whatever its email has.
   */
  | 'AWAITING_CONFIRMATION'
  | 'NOT_PAID'
  | 'PAID'
  /** Nothing was paid yet, or the biller has not reported it. */
  | 'PENDING'
  /** Paid and refunded, and opened nothing; only for the browser that paid and the person who did. */
  | 'RETURNED'
  /** Paid, but too long ago, in another browser or by another person: sign in to continue. */
  | 'SIGN_IN_REQUIRED';

export type StartGiftInput = {
  /** Where the receipt goes. */
  readonly buyerEmail: string;
  /** As the gift is signed. */
  readonly buyerName: string;
  /** The day (UTC) on which the gift is mailed, today or within a year; null for at once. */
  readonly deliverOn?: string | null | undefined;
  readonly message: string;
  readonly optionId: number;
  /** Null: the code is mailed to the buyer, to be handed over. */
  readonly recipientEmail?: string | null | undefined;
  /** Made by the tab that orders, which shows it to ask what became of the payment: tour hosts have no cookie to know it by. */
  readonly secret?: string | null | undefined;
  readonly shown?: ShownPriceInput | null | undefined;
};

export type StartPurchaseInput = {
  readonly biller: string;
  readonly elm?: string | null | undefined;
  readonly nats?: string | null | undefined;
  readonly optionId: number;
  readonly ref?: string | null | undefined;
  readonly shown?: ShownPriceInput | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
  /** A code that takes something off the first charge. */
  readonly voucher?: string | null | undefined;
};

export type StartSignupInput = {
  readonly biller: string;
  readonly elm?: string | null | undefined;
  readonly email: string;
  readonly nats?: string | null | undefined;
  readonly optionId: number;
  /**
   * The password of the account that the payment makes. An order that costs nothing needs none, and one that is sent is not looked at: the
   * person who presses the mailed link chooses it.
   */
  readonly password?: string | null | undefined;
  readonly ref?: string | null | undefined;
  readonly shown?: ShownPriceInput | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
  /** A code that takes something off the first charge. */
  readonly voucher?: string | null | undefined;
};

export type TandemAccountInput = {
  readonly email: string;
  readonly password: string;
};

export type TrialUpgradeInput = {
  readonly ref?: string | null | undefined;
  readonly shown?: ShownPriceInput | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
  /** A code that takes something off the first charge. */
  readonly voucher?: string | null | undefined;
};

export type TrialUpgradeWelcomePageInput = {
  readonly hashedMemberId: string;
  readonly memberId: string;
  readonly ref?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
};

export type UnlockChannelPackInput = {
  readonly channelPackId: string | number;
  /** Created by the client: 8 to 64 letters, digits, - and _. The same key again returns the first answer and costs nothing. */
  readonly idempotencyKey: string;
};

export type UpsellMultisiteInput = {
  readonly elm?: string | null | undefined;
  readonly multisiteNatsCode?: string | null | undefined;
  readonly optionId: number;
  readonly ref?: string | null | undefined;
  readonly shown?: ShownPriceInput | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
  /** A code that takes something off the first charge. */
  readonly voucher?: string | null | undefined;
};

export type UpsellSinglesiteInput = {
  readonly elm?: string | null | undefined;
  readonly joinOptionId: number;
  readonly natsCode?: string | null | undefined;
  readonly ref?: string | null | undefined;
  readonly shown?: ShownPriceInput | null | undefined;
  readonly siteName?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
  /** A code that takes something off the first charge. */
  readonly voucher?: string | null | undefined;
};

export type VideoOrder =
  | 'MOST_VIEWED'
  | 'NAME'
  | 'NEWEST'
  | 'RATING';

export type VideosInput = {
  /** Category slugs; a video needs all of them. */
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** Only videos that a free limited trial may pick. */
  readonly freeLimitedTrial?: boolean | null | undefined;
  /** Leaves out videos that this viewer watched to the end, if their settings say so. */
  readonly heedSettings?: boolean | null | undefined;
  readonly lengths?: ReadonlyArray<string> | null | undefined;
  readonly order?: VideoOrder | null | undefined;
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
  /** Performer slugs; a video needs all of them. */
  readonly performers?: ReadonlyArray<string> | null | undefined;
  readonly resolutions?: ReadonlyArray<number> | null | undefined;
  /** Searched in title, performer, category and description. */
  readonly search?: string | null | undefined;
  /** Slug of a showcase. */
  readonly showcase?: string | null | undefined;
  /** Site ids; a video needs one of them. Those that the tenant does not show are ignored. */
  readonly sites?: ReadonlyArray<string> | null | undefined;
  /** Traits of a performer in the video. */
  readonly traits?: PerformerTraitsInput | null | undefined;
  /** Only upcoming (true) or only released (false, the default). */
  readonly upcoming?: boolean | null | undefined;
  readonly years?: ReadonlyArray<number> | null | undefined;
};

export type WallReportReason =
  | 'OTHER'
  | 'PRIVATE_DATA'
  | 'RUDE'
  | 'SPAM';

/** Why a report of a post was refused. */
export type WallReportRefusalCode =
  | 'ALREADY_REPORTED'
  /** It was taken off the wall, or this tenant never had it. */
  | 'POST_GONE';

export type WallShape =
  | 'TALL'
  | 'WIDE';

export type WallVerdict =
  | 'APPROVED'
  | 'REJECTED';

export type WatchingSettingsInput = {
  readonly hidesWatched?: boolean | null | undefined;
  readonly isHistoryPaused?: boolean | null | undefined;
};

export type WelcomeCheckInput = {
  readonly hashedMemberId: string;
  readonly memberId: string;
  /** The order whose outcome is wanted, as the address after its payment names it; without it that of which something was heard last. */
  readonly orderId?: string | null | undefined;
  /** The tenant's name in capitals. */
  readonly site: string;
};

export type WelcomePagePictureSetInput = {
  readonly site: string;
};
