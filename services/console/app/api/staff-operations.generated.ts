// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './staff-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AuditProofQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditProofQuery = { readonly auditProof: { readonly isWhole: boolean, readonly entries: number, readonly brokenAt: number | null, readonly hash: string } };

export type AuditQueryVariables = Exact<{
  filter?: Types.AuditFilter | null | undefined;
  after?: number | null | undefined;
  first: number;
}>;


export type AuditQuery = { readonly audit: { readonly next: number | null, readonly entries: ReadonlyArray<{ readonly sequence: number, readonly at: string, readonly actor: string, readonly action: string, readonly entityKind: string, readonly entityId: string, readonly before: string | null, readonly after: string | null }> } };

export type PreviewBulkChangeQueryVariables = Exact<{
  kind: Types.ContentKind;
  change: Types.BulkChangeInput;
  items: ReadonlyArray<Types.ReadVersion>;
}>;


export type PreviewBulkChangeQuery = { readonly previewBulkChange: ReadonlyArray<{ readonly id: string, readonly title: string, readonly from: string, readonly to: string, readonly problem: string | null }> };

export type BulkChangesQueryVariables = Exact<{
  after?: string | number | null | undefined;
}>;


export type BulkChangesQuery = { readonly bulkChanges: { readonly next: string | null, readonly changes: ReadonlyArray<{ readonly id: string, readonly kind: Types.ContentKind, readonly name: Types.BulkChangeName, readonly slug: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly count: number, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.BulkChangeState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly undoneBy: string | null, readonly undoneAt: string | null, readonly worth: ReadonlyArray<{ readonly id: string, readonly title: string, readonly field: string, readonly from: string | null, readonly to: string | null }>, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }>, readonly undoResults: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }> }> } };

export type RequestBulkChangeMutationVariables = Exact<{
  requestKey: string;
  kind: Types.ContentKind;
  change: Types.BulkChangeInput;
  items: ReadonlyArray<Types.ReadVersion>;
  reason: string;
}>;


export type RequestBulkChangeMutation = { readonly result:
    | { readonly __typename: 'BulkChanged', readonly change: { readonly id: string, readonly kind: Types.ContentKind, readonly name: Types.BulkChangeName, readonly slug: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly count: number, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.BulkChangeState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly undoneBy: string | null, readonly undoneAt: string | null, readonly worth: ReadonlyArray<{ readonly id: string, readonly title: string, readonly field: string, readonly from: string | null, readonly to: string | null }>, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }>, readonly undoResults: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }> } }
    | { readonly __typename: 'BulkRefused', readonly message: string }
   };

export type DecideBulkChangeMutationVariables = Exact<{
  id: string | number;
  approve: boolean;
  reason: string;
}>;


export type DecideBulkChangeMutation = { readonly result:
    | { readonly __typename: 'BulkChanged', readonly change: { readonly id: string, readonly kind: Types.ContentKind, readonly name: Types.BulkChangeName, readonly slug: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly count: number, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.BulkChangeState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly undoneBy: string | null, readonly undoneAt: string | null, readonly worth: ReadonlyArray<{ readonly id: string, readonly title: string, readonly field: string, readonly from: string | null, readonly to: string | null }>, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }>, readonly undoResults: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }> } }
    | { readonly __typename: 'BulkRefused', readonly message: string }
   };

export type UndoBulkChangeMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoBulkChangeMutation = { readonly result:
    | { readonly __typename: 'BulkChanged', readonly change: { readonly id: string, readonly kind: Types.ContentKind, readonly name: Types.BulkChangeName, readonly slug: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly count: number, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.BulkChangeState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly undoneBy: string | null, readonly undoneAt: string | null, readonly worth: ReadonlyArray<{ readonly id: string, readonly title: string, readonly field: string, readonly from: string | null, readonly to: string | null }>, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }>, readonly undoResults: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }> } }
    | { readonly __typename: 'BulkRefused', readonly message: string }
   };

type BulkAnswer_BulkChanged_Fragment = { readonly __typename: 'BulkChanged', readonly change: { readonly id: string, readonly kind: Types.ContentKind, readonly name: Types.BulkChangeName, readonly slug: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly count: number, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.BulkChangeState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly undoneBy: string | null, readonly undoneAt: string | null, readonly worth: ReadonlyArray<{ readonly id: string, readonly title: string, readonly field: string, readonly from: string | null, readonly to: string | null }>, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }>, readonly undoResults: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }> } };

type BulkAnswer_BulkRefused_Fragment = { readonly __typename: 'BulkRefused', readonly message: string };

export type BulkAnswerFragment =
  | BulkAnswer_BulkChanged_Fragment
  | BulkAnswer_BulkRefused_Fragment
;

export type BulkChangeWholeFragment = { readonly id: string, readonly kind: Types.ContentKind, readonly name: Types.BulkChangeName, readonly slug: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly count: number, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.BulkChangeState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly undoneBy: string | null, readonly undoneAt: string | null, readonly worth: ReadonlyArray<{ readonly id: string, readonly title: string, readonly field: string, readonly from: string | null, readonly to: string | null }>, readonly results: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }>, readonly undoResults: ReadonlyArray<{ readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean }> };

export type BulkRowWholeFragment = { readonly id: string, readonly title: string, readonly outcome: Types.BulkOutcome, readonly problem: string | null, readonly canUndo: boolean };

export type CalendarQueryVariables = Exact<{
  from: string;
  until: string;
  site?: string | null | undefined;
}>;


export type CalendarQuery = { readonly calendar: { readonly isComplete: boolean, readonly entries: ReadonlyArray<{ readonly what: Types.CalendarMoment, readonly at: string, readonly item: { readonly scheduleProblem: string | null, readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly picture: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly releasedAt: string | null } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null, readonly award: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly angel: { readonly slug: string } | null, readonly wallPost: { readonly slug: string, readonly site: string } | null, readonly reel: { readonly slug: string, readonly site: string } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string } | null, readonly caption: { readonly slug: string, readonly film: string, readonly label: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string } | null, readonly expertReview: { readonly slug: string, readonly film: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null } | null, readonly offer: { readonly slug: string } | null, readonly plan: { readonly slug: string, readonly site: string | null } | null } }> } };

export type CalendarItemFragment = { readonly scheduleProblem: string | null, readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly picture: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly releasedAt: string | null } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null, readonly award: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly angel: { readonly slug: string } | null, readonly wallPost: { readonly slug: string, readonly site: string } | null, readonly reel: { readonly slug: string, readonly site: string } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string } | null, readonly caption: { readonly slug: string, readonly film: string, readonly label: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string } | null, readonly expertReview: { readonly slug: string, readonly film: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null } | null, readonly offer: { readonly slug: string } | null, readonly plan: { readonly slug: string, readonly site: string | null } | null };

export type MoveCalendarEntryMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
  what: Types.CalendarMoment;
  to: string;
}>;


export type MoveCalendarEntryMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type FilmOfCaptionsQueryVariables = Exact<{
  slug: string;
}>;


export type FilmOfCaptionsQuery = { readonly contentBySlug: { readonly id: string } | null };

export type WholeFilmQueryVariables = Exact<{
  filmId: string | number;
}>;


export type WholeFilmQuery = { readonly mediaSources: { readonly sources: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly state: Types.MediaSourceState, readonly previews: { readonly poster: string, readonly whole: string | null, readonly storyboard: string | null, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly preview: string }> } | null }> } };

export type ContentItemQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
}>;


export type ContentItemQuery = { readonly content: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } | null };

export type ContentWholeFragment = { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null };

export type TextsOfLanguageFragment = { readonly language: string, readonly title: string, readonly description: string };

export type HasStockMediaQueryVariables = Exact<{ [key: string]: never; }>;


export type HasStockMediaQuery = { readonly hasStockMedia: boolean };

export type ContentPageQueryVariables = Exact<{
  kind: Types.ContentKind;
  search?: string | null | undefined;
  state?: Types.ContentState | null | undefined;
  site?: string | null | undefined;
  order?: Types.ContentOrder | null | undefined;
  after?: string | null | undefined;
  first: number;
}>;


export type ContentPageQuery = { readonly contentPage: { readonly next: string | null, readonly items: ReadonlyArray<{ readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly picture: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly releasedAt: string | null } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null, readonly award: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly angel: { readonly slug: string } | null, readonly wallPost: { readonly slug: string, readonly site: string } | null, readonly reel: { readonly slug: string, readonly site: string } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string } | null, readonly caption: { readonly slug: string, readonly film: string, readonly label: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string } | null, readonly expertReview: { readonly slug: string, readonly film: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null } | null, readonly offer: { readonly slug: string } | null, readonly plan: { readonly slug: string, readonly site: string | null } | null }> } };

export type ContentSummaryFragment = { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly picture: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly releasedAt: string | null } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null, readonly award: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly angel: { readonly slug: string } | null, readonly wallPost: { readonly slug: string, readonly site: string } | null, readonly reel: { readonly slug: string, readonly site: string } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string } | null, readonly caption: { readonly slug: string, readonly film: string, readonly label: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string } | null, readonly expertReview: { readonly slug: string, readonly film: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null } | null, readonly offer: { readonly slug: string } | null, readonly plan: { readonly slug: string, readonly site: string | null } | null };

export type ContentVersionsQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
}>;


export type ContentVersionsQuery = { readonly contentVersions: ReadonlyArray<{ readonly version: number, readonly action: string, readonly state: Types.ContentState, readonly at: string, readonly by: string, readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }> };

export type SaveContentMutationVariables = Exact<{
  read?: Types.ReadVersion | null | undefined;
  input: Types.ContentInput;
}>;


export type SaveContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type PublishContentMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
  releaseAt?: string | null | undefined;
}>;


export type PublishContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UnpublishContentMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
}>;


export type UnpublishContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type ScheduleContentMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
}>;


export type ScheduleContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type DeleteDraftMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
}>;


export type DeleteDraftMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

type ContentAnswer_ContentConflict_Fragment = { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } };

type ContentAnswer_ContentInUse_Fragment = { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string };

type ContentAnswer_ContentInvalid_Fragment = { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> };

type ContentAnswer_ContentMissing_Fragment = { readonly __typename: 'ContentMissing' };

type ContentAnswer_ContentNeedsApproval_Fragment = { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> };

type ContentAnswer_ContentSaved_Fragment = { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } };

export type ContentAnswerFragment =
  | ContentAnswer_ContentConflict_Fragment
  | ContentAnswer_ContentInUse_Fragment
  | ContentAnswer_ContentInvalid_Fragment
  | ContentAnswer_ContentMissing_Fragment
  | ContentAnswer_ContentNeedsApproval_Fragment
  | ContentAnswer_ContentSaved_Fragment
;

export type TakePosterMutationVariables = Exact<{
  sourceId: string | number;
  atSeconds: number;
}>;


export type TakePosterMutation = { readonly result:
    | { readonly __typename: 'StillBegun', readonly source: { readonly id: string } }
    | { readonly __typename: 'StillRefused', readonly message: string }
   };

export type TakeStillMutationVariables = Exact<{
  sourceId: string | number;
  atSeconds: number;
}>;


export type TakeStillMutation = { readonly result:
    | { readonly __typename: 'StillBegun', readonly source: { readonly id: string, readonly pictureId: string | null } }
    | { readonly __typename: 'StillRefused', readonly message: string }
   };

export type PictureSourceQueryVariables = Exact<{
  id: string | number;
}>;


export type PictureSourceQuery = { readonly mediaSource: { readonly state: Types.MediaSourceState, readonly problem: string | null } | null };

export type BrandCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandCardsQuery = { readonly brandCards: ReadonlyArray<{ readonly brand: string, readonly name: string, readonly cardRatio: string | null, readonly heroRatio: string, readonly background: string, readonly text: string }> };

export type LatestSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestSourcesQuery = { readonly mediaSources: { readonly sources: ReadonlyArray<{ readonly id: string, readonly state: Types.MediaSourceState, readonly problem: string | null }> } };

export type PreviewPlacesQueryVariables = Exact<{
  kind: Types.ContentKind;
  id?: string | number | null | undefined;
  unsaved?: Types.ContentInput | null | undefined;
}>;


export type PreviewPlacesQuery = { readonly previewPlaces: ReadonlyArray<{ readonly brand: string, readonly name: string, readonly path: string }> };

export type OpenPreviewMutationVariables = Exact<{
  kind: Types.ContentKind;
  id?: string | number | null | undefined;
  version: number;
  brand: string;
  person: Types.PreviewPerson;
  unsaved?: Types.ContentInput | null | undefined;
}>;


export type OpenPreviewMutation = { readonly result:
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'PreviewOpened', readonly address: string, readonly expiresAt: string }
   };

export type PublishedPlacesQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
}>;


export type PublishedPlacesQuery = { readonly publishedPlaces: ReadonlyArray<{ readonly brand: string, readonly name: string, readonly address: string }> };

export type ReferencesFoundQueryVariables = Exact<{
  kind: Types.ContentKind;
  search: string;
}>;


export type ReferencesFoundQuery = { readonly contentPage: { readonly items: ReadonlyArray<{ readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly picture: string | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly site: string } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null }> } };

export type ReferencesNamedQueryVariables = Exact<{
  kind: Types.ContentKind;
  slugs: ReadonlyArray<string>;
}>;


export type ReferencesNamedQuery = { readonly contentBySlugs: ReadonlyArray<{ readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly picture: string | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly site: string } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null }> };

export type ReferenceFragment = { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly picture: string | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly site: string } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null };

export type ContentVersionNamesQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
}>;


export type ContentVersionNamesQuery = { readonly contentVersions: ReadonlyArray<{ readonly version: number, readonly action: string, readonly at: string, readonly by: string }> };

export type ContentVersionQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  version: number;
}>;


export type ContentVersionQuery = { readonly contentVersion: { readonly version: number, readonly action: string, readonly state: Types.ContentState, readonly at: string, readonly by: string, readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } } | null };

export type RestoreVersionMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
  version: number;
}>;


export type RestoreVersionMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly waiting: { readonly id: string, readonly name: Types.BulkChangeName, readonly requestedBy: string, readonly requestedAt: string } | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number | null, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string>, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly tag: { readonly slug: string, readonly name: string, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }> } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type PostbacksQueryVariables = Exact<{
  filter?: Types.PostbackFilter | null | undefined;
  after?: string | number | null | undefined;
  first: number;
}>;


export type PostbacksQuery = { readonly postbacks: { readonly next: string | null, readonly postbacks: ReadonlyArray<{ readonly id: string, readonly biller: string, readonly kind: string | null, readonly orderId: string | null, readonly memberId: string | null, readonly source: Types.PostbackSource, readonly state: Types.PostbackState, readonly attempts: number, readonly problem: string | null, readonly receivedAt: string }> } };

export type ReplayPostbackMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type ReplayPostbackMutation = { readonly replayPostback:
    | { readonly __typename: 'ReplayRefused', readonly message: string }
    | { readonly __typename: 'Replayed', readonly postback: { readonly state: Types.PostbackState } }
   };

export type RenewalToAcceptQueryVariables = Exact<{
  id: string | number;
}>;


export type RenewalToAcceptQuery = { readonly renewalToAccept: { readonly refusal: string | null, readonly choices: ReadonlyArray<{ readonly planId: string | null, readonly plan: string, readonly charged: number, readonly agreed: number, readonly currency: string, readonly accessUntil: string, readonly nextChargeAt: string | null }> } };

export type AcceptRenewalMutationVariables = Exact<{
  id: string | number;
  planId?: string | number | null | undefined;
  reason: string;
}>;


export type AcceptRenewalMutation = { readonly acceptRenewal:
    | { readonly __typename: 'RenewalAcceptanceRefused', readonly message: string }
    | { readonly __typename: 'RenewalAccepted', readonly renewal: { readonly accessUntil: string } }
   };

export type BillerCommandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BillerCommandsQuery = { readonly billerCommands: ReadonlyArray<{ readonly id: string, readonly orderId: string, readonly biller: string, readonly kind: string, readonly transactionId: string | null, readonly state: string, readonly attempts: number, readonly decidedAt: string }> };

export type RetryBillerCommandMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type RetryBillerCommandMutation = { readonly retryBillerCommand:
    | { readonly __typename: 'CommandRetried' }
    | { readonly __typename: 'RetryCommandRefused', readonly message: string }
   };

export type BookBalancesQueryVariables = Exact<{
  months: number;
}>;


export type BookBalancesQuery = { readonly bookBalances: ReadonlyArray<{ readonly month: string, readonly account: string, readonly unit: string, readonly kind: Types.BookAccountKind, readonly opening: number, readonly added: number, readonly takenOff: number, readonly closing: number }> };

export type BookEntriesQueryVariables = Exact<{
  account: string;
  unit: string;
  month: string;
  after?: string | number | null | undefined;
  first: number;
}>;


export type BookEntriesQuery = { readonly bookEntries: { readonly next: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly at: string, readonly type: string, readonly reason: string, readonly reference: string | null, readonly counterpart: string, readonly amount: number }> } };

export type ReconciliationQueryVariables = Exact<{ [key: string]: never; }>;


export type ReconciliationQuery = { readonly reconciliation: ReadonlyArray<{ readonly biller: string, readonly readUntil: string | null, readonly events: number, readonly foundByReading: number, readonly waiting: number, readonly flagged: number, readonly failed: number, readonly openOrders: number, readonly oldestOrderAt: string | null, readonly lateAgreements: number, readonly failedCommands: number }> };

export type MonthlyReportQueryVariables = Exact<{
  months: number;
}>;


export type MonthlyReportQuery = { readonly monthlyReport: ReadonlyArray<{ readonly month: string, readonly currency: string, readonly recurringRevenue: number, readonly members: number, readonly churned: number, readonly charges: number, readonly charged: number, readonly taxes: number, readonly renewals: number, readonly refunds: number, readonly refunded: number, readonly chargebacks: number, readonly chargedBack: number, readonly declines: number, readonly trials: number, readonly trialsEnded: number, readonly trialsConverted: number, readonly declinesByReason: ReadonlyArray<{ readonly reason: string, readonly count: number }>, readonly leavingByReason: ReadonlyArray<{ readonly reason: string, readonly count: number }> }> };

export type OpeningQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningQuery = { readonly opening: { readonly sendsMail: boolean, readonly takesPayments: boolean, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string, readonly films: number, readonly sellsMemberships: boolean, readonly hasLegalTexts: boolean }> } };

export type SavedViewsQueryVariables = Exact<{
  list: string;
}>;


export type SavedViewsQuery = { readonly savedViews: ReadonlyArray<{ readonly id: string, readonly name: string, readonly address: string, readonly isShared: boolean, readonly owner: string, readonly mayDelete: boolean }> };

export type SaveViewMutationVariables = Exact<{
  list: string;
  name: string;
  address: string;
  isShared: boolean;
}>;


export type SaveViewMutation = { readonly result:
    | { readonly __typename: 'ViewRefused', readonly reason: Types.ViewRefusal }
    | { readonly __typename: 'ViewSaved', readonly view: { readonly id: string, readonly name: string, readonly address: string, readonly isShared: boolean, readonly owner: string, readonly mayDelete: boolean } }
   };

export type DeleteViewMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteViewMutation = { readonly deleteView: boolean };

export type SavedViewWholeFragment = { readonly id: string, readonly name: string, readonly address: string, readonly isShared: boolean, readonly owner: string, readonly mayDelete: boolean };

export type MembersQueryVariables = Exact<{
  by: Types.MemberSearch;
  text: string;
  after?: string | null | undefined;
}>;


export type MembersQuery = { readonly members: { readonly nextCursor: string | null, readonly members: ReadonlyArray<{ readonly id: string, readonly email: string, readonly displayName: string | null, readonly createdAt: string, readonly isDisabled: boolean }> } };

export type MemberQueryVariables = Exact<{
  id: string | number;
}>;


export type MemberQuery = { readonly member: { readonly id: string, readonly email: string, readonly displayName: string | null, readonly createdAt: string, readonly disabledAt: string | null, readonly isEmailForeign: boolean, readonly emailConfirmedAt: string | null, readonly brand: string | null, readonly gems: number, readonly credits: number, readonly memberships: ReadonlyArray<{ readonly id: string, readonly product: string, readonly type: string, readonly plan: string | null, readonly biller: string | null, readonly joinedOn: string, readonly joinedAt: string, readonly isActive: boolean, readonly accessUntil: string | null, readonly isCancelled: boolean, readonly isRenewing: boolean, readonly isTandem: boolean, readonly events: ReadonlyArray<{ readonly kind: string, readonly at: string, readonly accessFrom: string | null, readonly accessUntil: string | null, readonly isPaid: boolean, readonly cause: string }> }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly transactionId: string, readonly biller: string, readonly kind: string, readonly plan: string, readonly amount: number, readonly currency: string, readonly at: string, readonly state: string | null, readonly left: number | null, readonly allowsParts: boolean, readonly isBillerConnected: boolean, readonly isOutOfReach: boolean }>, readonly unmadeRefunds: ReadonlyArray<{ readonly chargeId: string, readonly memberId: string | null, readonly biller: string, readonly amount: number, readonly currency: string, readonly state: Types.UnmadeRefundState, readonly attempts: number, readonly problem: string | null, readonly askedBy: string | null, readonly decidedAt: string }>, readonly ledger: ReadonlyArray<{ readonly at: string, readonly unit: string, readonly amount: number, readonly balance: number, readonly type: string, readonly reason: string, readonly subject: string | null }>, readonly sessions: ReadonlyArray<{ readonly brand: string, readonly device: string, readonly network: string, readonly country: string | null, readonly openedAt: string, readonly lastUsedAt: string, readonly expiresAt: string, readonly endedAt: string | null }>, readonly mails: ReadonlyArray<{ readonly id: string, readonly brand: string, readonly subject: string, readonly state: string, readonly queuedAt: string, readonly settledAt: string | null }>, readonly comments: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly videoId: string, readonly text: string, readonly at: string, readonly removedAt: string | null, readonly openReports: number }>, readonly downloads: ReadonlyArray<{ readonly at: string, readonly videoId: string, readonly title: string | null }>, readonly actions: ReadonlyArray<{ readonly requestKey: string, readonly action: string, readonly reason: string, readonly by: string, readonly at: string, readonly approvalId: string | null }>, readonly approvals: ReadonlyArray<{ readonly id: string, readonly memberId: string, readonly action: string, readonly details: string, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.ApprovalState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly carriedOutAt: string | null }>, readonly requests: ReadonlyArray<{ readonly id: string, readonly caseNumber: string, readonly kind: Types.RequestForm, readonly brand: string, readonly email: string, readonly receivedAt: string, readonly dueAt: string | null, readonly isDueSoon: boolean, readonly isLate: boolean, readonly closedAt: string | null, readonly outcome: Types.RequestOutcome | null, readonly assignedTo: string | null, readonly state: Types.RequestState }>, readonly dataRequests: ReadonlyArray<{ readonly id: string, readonly memberId: string, readonly kind: Types.DataRequestKind, readonly receivedAt: string, readonly dueAt: string, readonly isLate: boolean, readonly isExtended: boolean, readonly state: Types.DataRequestState, readonly settledAt: string | null }> } | null };

export type DataRequestInListFragment = { readonly id: string, readonly memberId: string, readonly kind: Types.DataRequestKind, readonly receivedAt: string, readonly dueAt: string, readonly isLate: boolean, readonly isExtended: boolean, readonly state: Types.DataRequestState, readonly settledAt: string | null };

export type DataRequestsQueryVariables = Exact<{
  open: boolean;
  after?: string | null | undefined;
  first: number;
}>;


export type DataRequestsQuery = { readonly dataRequests: { readonly nextCursor: string | null, readonly requests: ReadonlyArray<{ readonly id: string, readonly memberId: string, readonly kind: Types.DataRequestKind, readonly receivedAt: string, readonly dueAt: string, readonly isLate: boolean, readonly isExtended: boolean, readonly state: Types.DataRequestState, readonly settledAt: string | null }> } };

export type MemberMembershipFragment = { readonly id: string, readonly product: string, readonly type: string, readonly plan: string | null, readonly biller: string | null, readonly joinedOn: string, readonly joinedAt: string, readonly isActive: boolean, readonly accessUntil: string | null, readonly isCancelled: boolean, readonly isRenewing: boolean, readonly isTandem: boolean, readonly events: ReadonlyArray<{ readonly kind: string, readonly at: string, readonly accessFrom: string | null, readonly accessUntil: string | null, readonly isPaid: boolean, readonly cause: string }> };

export type PaymentOfMemberFragment = { readonly id: string, readonly transactionId: string, readonly biller: string, readonly kind: string, readonly plan: string, readonly amount: number, readonly currency: string, readonly at: string, readonly state: string | null, readonly left: number | null, readonly allowsParts: boolean, readonly isBillerConnected: boolean, readonly isOutOfReach: boolean };

export type RefundNotMadeFragment = { readonly chargeId: string, readonly memberId: string | null, readonly biller: string, readonly amount: number, readonly currency: string, readonly state: Types.UnmadeRefundState, readonly attempts: number, readonly problem: string | null, readonly askedBy: string | null, readonly decidedAt: string };

export type UnmadeRefundsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnmadeRefundsQuery = { readonly unmadeRefunds: ReadonlyArray<{ readonly chargeId: string, readonly memberId: string | null, readonly biller: string, readonly amount: number, readonly currency: string, readonly state: Types.UnmadeRefundState, readonly attempts: number, readonly problem: string | null, readonly askedBy: string | null, readonly decidedAt: string }> };

export type ApprovalOfStaffFragment = { readonly id: string, readonly memberId: string, readonly action: string, readonly details: string, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.ApprovalState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly carriedOutAt: string | null };

export type PreviewOfStaffFragment = { readonly effects: ReadonlyArray<string>, readonly needsApproval: boolean, readonly mail: { readonly to: string, readonly subject: string, readonly text: string } | null, readonly refusal: { readonly message: string } | null };

export type PreviewActionQueryVariables = Exact<{
  memberId: string | number;
  action: Types.MemberAction;
}>;


export type PreviewActionQuery = { readonly previewAction: { readonly effects: ReadonlyArray<string>, readonly needsApproval: boolean, readonly mail: { readonly to: string, readonly subject: string, readonly text: string } | null, readonly refusal: { readonly message: string } | null } };

export type PreviewApprovalQueryVariables = Exact<{
  id: string | number;
}>;


export type PreviewApprovalQuery = { readonly previewApproval: { readonly effects: ReadonlyArray<string>, readonly needsApproval: boolean, readonly mail: { readonly to: string, readonly subject: string, readonly text: string } | null, readonly refusal: { readonly message: string } | null } };

export type ActOnMemberMutationVariables = Exact<{
  memberId: string | number;
  action: Types.MemberAction;
  reason: string;
  requestKey: string;
}>;


export type ActOnMemberMutation = { readonly actOnMember:
    | { readonly __typename: 'ActionDone', readonly effects: ReadonlyArray<string>, readonly unmadeRefund: { readonly chargeId: string, readonly memberId: string | null, readonly biller: string, readonly amount: number, readonly currency: string, readonly state: Types.UnmadeRefundState, readonly attempts: number, readonly problem: string | null, readonly askedBy: string | null, readonly decidedAt: string } | null }
    | { readonly __typename: 'ActionRefused', readonly message: string }
    | { readonly __typename: 'ActionWaits' }
   };

export type ApprovalsQueryVariables = Exact<{
  state: Types.ApprovalState;
  after?: string | null | undefined;
}>;


export type ApprovalsQuery = { readonly approvals: { readonly nextCursor: string | null, readonly approvals: ReadonlyArray<{ readonly id: string, readonly memberId: string, readonly action: string, readonly details: string, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.ApprovalState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly carriedOutAt: string | null }> } };

export type DecideApprovalMutationVariables = Exact<{
  id: string | number;
  approve: boolean;
  reason: string;
}>;


export type DecideApprovalMutation = { readonly decideApproval:
    | { readonly __typename: 'ActionRefused', readonly message: string }
    | { readonly __typename: 'ApprovalDecided' }
   };

export type ReportQueueQueryVariables = Exact<{
  kind?: Types.ReportedKind | null | undefined;
  after?: string | null | undefined;
}>;


export type ReportQueueQuery = { readonly reportQueue: { readonly nextCursor: string | null, readonly items: ReadonlyArray<
      | { readonly __typename: 'QueuedComment', readonly id: string, readonly text: string, readonly at: string, readonly site: string, readonly filmTitle: string, readonly inReplyTo: string | null, readonly authorId: string | null, readonly author: string | null, readonly authorIsBanned: boolean, readonly authorIsShadowBanned: boolean, readonly isShadowed: boolean, readonly reports: ReadonlyArray<{ readonly reason: string, readonly at: string }> }
      | { readonly __typename: 'ReportedWallPost', readonly id: string, readonly site: string, readonly curator: string, readonly text: string, readonly postedAt: string, readonly state: Types.WallPostState, readonly rejectedOfCurator: number, readonly aboutFilm: string | null, readonly neighbours: ReadonlyArray<{ readonly id: string, readonly curator: string, readonly text: string }>, readonly reports: ReadonlyArray<{ readonly reason: string, readonly at: string }> }
    > } };

export type CommentAuthorHistoryQueryVariables = Exact<{
  id: string | number;
}>;


export type CommentAuthorHistoryQuery = { readonly commentAuthor: { readonly id: string, readonly displayName: string | null, readonly createdAt: string, readonly removedComments: number, readonly ban: { readonly until: string | null, readonly isShadow: boolean, readonly reason: string, readonly by: string, readonly decidedAt: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly at: string, readonly removedAt: string | null, readonly shadowedAt: string | null, readonly openReports: number, readonly decisions: ReadonlyArray<{ readonly action: string, readonly staff: string | null, readonly reason: string | null, readonly at: string }> }> } | null };

export type DecideCommentMutationVariables = Exact<{
  id: string | number;
  decision: Types.CommentDecision;
  reason: string;
}>;


export type DecideCommentMutation = { readonly decision:
    | { readonly __typename: 'CommentDecided' }
    | { readonly __typename: 'CommentDecisionRefused', readonly message: string }
   };

export type BanCommentAuthorMutationVariables = Exact<{
  id: string | number;
  until?: string | null | undefined;
  isShadow: boolean;
  reason: string;
}>;


export type BanCommentAuthorMutation = { readonly decision:
    | { readonly __typename: 'CommentDecided' }
    | { readonly __typename: 'CommentDecisionRefused', readonly message: string }
   };

export type LiftCommentBanMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type LiftCommentBanMutation = { readonly decision:
    | { readonly __typename: 'CommentDecided' }
    | { readonly __typename: 'CommentDecisionRefused', readonly message: string }
   };

type CommentDecisionAnswer_CommentDecided_Fragment = { readonly __typename: 'CommentDecided' };

type CommentDecisionAnswer_CommentDecisionRefused_Fragment = { readonly __typename: 'CommentDecisionRefused', readonly message: string };

export type CommentDecisionAnswerFragment =
  | CommentDecisionAnswer_CommentDecided_Fragment
  | CommentDecisionAnswer_CommentDecisionRefused_Fragment
;

export type WallQueueQueryVariables = Exact<{
  state: Types.WallPostState;
  after?: string | null | undefined;
}>;


export type WallQueueQuery = { readonly wallQueue: { readonly nextCursor: string | null, readonly posts: ReadonlyArray<{ readonly id: string, readonly site: string, readonly curator: string, readonly text: string, readonly filmTitle: string | null, readonly postedAt: string, readonly state: Types.WallPostState, readonly rejectedOfCurator: number }> } };

export type DecideWallPostMutationVariables = Exact<{
  id: string | number;
  approve: boolean;
  reason: string;
}>;


export type DecideWallPostMutation = { readonly decision:
    | { readonly __typename: 'WallPostDecided' }
    | { readonly __typename: 'WallPostRefused', readonly message: string }
   };

export type CommentAppealsQueryVariables = Exact<{
  open: boolean;
  after?: string | null | undefined;
}>;


export type CommentAppealsQuery = { readonly commentAppeals: { readonly nextCursor: string | null, readonly appeals: ReadonlyArray<{ readonly id: string, readonly kind: Types.CommentAppealKind, readonly authorId: string, readonly comment: string | null, readonly decidedAgainstBy: string, readonly reason: string, readonly text: string, readonly appealedAt: string, readonly state: Types.CommentAppealState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly answer: string | null }> } };

export type DecideAppealMutationVariables = Exact<{
  id: string | number;
  grant: boolean;
  answer: string;
}>;


export type DecideAppealMutation = { readonly decision:
    | { readonly __typename: 'CommentDecided' }
    | { readonly __typename: 'CommentDecisionRefused', readonly message: string }
   };

export type TryBannedWordsQueryVariables = Exact<{
  text: string;
}>;


export type TryBannedWordsQuery = { readonly tryBannedWords: boolean };

export type BannedWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type BannedWordsQuery = { readonly bannedWords: ReadonlyArray<{ readonly word: string, readonly verdict: Types.BannedWordVerdict, readonly decidedAt: string, readonly decidedBy: string | null }> };

export type PreviewBannedWordQueryVariables = Exact<{
  text: string;
  verdict: Types.BannedWordVerdict;
}>;


export type PreviewBannedWordQuery = { readonly previewBannedWord: { readonly word: string, readonly reading: string, readonly spellings: ReadonlyArray<string>, readonly latestComments: number, readonly caughtComments: number, readonly caughtExamples: ReadonlyArray<string>, readonly refusal: { readonly code: Types.BannedWordRefusalCode, readonly message: string } | null } };

export type DecideBannedWordMutationVariables = Exact<{
  text: string;
  verdict: Types.BannedWordVerdict;
}>;


export type DecideBannedWordMutation = { readonly decision:
    | { readonly __typename: 'BannedWordDecided', readonly word: string, readonly before: Types.BannedWordVerdict | null }
    | { readonly __typename: 'BannedWordRefused', readonly code: Types.BannedWordRefusalCode, readonly message: string }
   };

export type RemoveBannedWordMutationVariables = Exact<{
  text: string;
}>;


export type RemoveBannedWordMutation = { readonly decision:
    | { readonly __typename: 'BannedWordDecided', readonly word: string, readonly before: Types.BannedWordVerdict | null }
    | { readonly __typename: 'BannedWordRefused', readonly code: Types.BannedWordRefusalCode, readonly message: string }
   };

type BannedWordAnswer_BannedWordDecided_Fragment = { readonly __typename: 'BannedWordDecided', readonly word: string, readonly before: Types.BannedWordVerdict | null };

type BannedWordAnswer_BannedWordRefused_Fragment = { readonly __typename: 'BannedWordRefused', readonly code: Types.BannedWordRefusalCode, readonly message: string };

export type BannedWordAnswerFragment =
  | BannedWordAnswer_BannedWordDecided_Fragment
  | BannedWordAnswer_BannedWordRefused_Fragment
;

export type HealthQueryVariables = Exact<{
  days: number;
}>;


export type HealthQuery = { readonly dayFigures: ReadonlyArray<{ readonly day: string, readonly signUps: number, readonly charges: number, readonly declines: number, readonly flagged: number, readonly mailsSent: number, readonly mailsFailed: number, readonly problemReports: number }>, readonly attention: { readonly mailsWaiting: number, readonly oldestMailAt: string | null, readonly flaggedEvents: number, readonly failedEvents: number, readonly failedCommands: number, readonly failedJobs: number, readonly stoppedExperiments: number } };

export type JobsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsQuery = { readonly jobs: ReadonlyArray<{ readonly name: string, readonly cron: string, readonly everySeconds: number | null, readonly lastEndedAt: string | null, readonly lastState: Types.JobRunState | null, readonly failed: number }> };

export type JobRunsQueryVariables = Exact<{
  name?: string | null | undefined;
  state?: Types.JobRunState | null | undefined;
  after?: string | number | null | undefined;
  first: number;
}>;


export type JobRunsQuery = { readonly jobRuns: { readonly next: string | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: Types.JobRunState, readonly retries: number, readonly createdAt: string, readonly startedAt: string | null, readonly endedAt: string | null }> } };

export type RunJobMutationVariables = Exact<{
  name: string;
  reason: string;
}>;


export type RunJobMutation = { readonly runJob:
    | { readonly __typename: 'JobRan', readonly counts: ReadonlyArray<{ readonly what: string, readonly count: number }> }
    | { readonly __typename: 'RunJobRefused', readonly message: string }
   };

export type QueuedMailsQueryVariables = Exact<{
  filter?: Types.MailFilter | null | undefined;
  after?: string | number | null | undefined;
  first: number;
}>;


export type QueuedMailsQuery = { readonly queuedMails: { readonly next: string | null, readonly mails: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly brand: string, readonly recipient: string, readonly state: Types.MailState, readonly attempts: number, readonly queuedAt: string, readonly nextAttemptAt: string | null, readonly lastError: string | null }> } };

export type SendMailNowMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type SendMailNowMutation = { readonly sendMailNow:
    | { readonly __typename: 'MailIsDue' }
    | { readonly __typename: 'SendMailRefused', readonly message: string }
   };

export type ReleasesQueryVariables = Exact<{
  all: boolean;
}>;


export type ReleasesQuery = { readonly releases: ReadonlyArray<{ readonly brand: string, readonly release: string, readonly registeredAt: string, readonly retiredAt: string | null, readonly isActive: boolean, readonly operations: number, readonly ownOperations: number, readonly ownLastUsedAt: string | null }> };

export type ReleaseOperationsQueryVariables = Exact<{
  brand: string;
  release: string;
}>;


export type ReleaseOperationsQuery = { readonly releaseOperations: ReadonlyArray<{ readonly hash: string, readonly name: string, readonly kind: string, readonly lastUsedAt: string | null }> };

export type ProblemReportsQueryVariables = Exact<{
  all: boolean;
  after?: string | number | null | undefined;
  first: number;
}>;


export type ProblemReportsQuery = { readonly problemReports: { readonly next: string | null, readonly reports: ReadonlyArray<{ readonly id: string, readonly brand: string, readonly path: string, readonly correlationId: string, readonly error: string | null, readonly text: string, readonly receivedAt: string, readonly settledAt: string | null }> } };

export type SettleProblemReportMutationVariables = Exact<{
  id: string | number;
}>;


export type SettleProblemReportMutation = { readonly settleProblemReport: boolean };

export type PerformerRecordsQueryVariables = Exact<{
  only: Types.RecordFilter;
  after?: string | null | undefined;
  first: number;
}>;


export type PerformerRecordsQuery = { readonly performerRecords: { readonly required: boolean, readonly nextCursor: string | null, readonly records: ReadonlyArray<{ readonly performerId: string, readonly slug: string, readonly name: string, readonly state: Types.RecordState, readonly expiresOn: string | null }> } };

export type PerformerRecordQueryVariables = Exact<{
  performerId: string | number;
}>;


export type PerformerRecordQuery = { readonly performerRecord: { readonly performerId: string, readonly slug: string | null, readonly name: string | null, readonly state: Types.RecordState, readonly legalName: string | null, readonly otherNames: string | null, readonly bornOn: string | null, readonly verifiedAt: string | null, readonly verifiedBy: string | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly issuedBy: string, readonly numberEnd: string, readonly expiresOn: string | null, readonly archiveReference: string, readonly recordedAt: string, readonly recordedBy: string, readonly withdrawnAt: string | null }> } | null };

export type WritePerformerIdentityMutationVariables = Exact<{
  performerId: string | number;
  input: Types.PerformerIdentityInput;
  reason: string;
}>;


export type WritePerformerIdentityMutation = { readonly result:
    | { readonly __typename: 'RecordRefused', readonly message: string }
    | { readonly __typename: 'RecordWritten' }
   };

export type AddPerformerDocumentMutationVariables = Exact<{
  performerId: string | number;
  input: Types.PerformerDocumentInput;
  reason: string;
}>;


export type AddPerformerDocumentMutation = { readonly result:
    | { readonly __typename: 'RecordRefused', readonly message: string }
    | { readonly __typename: 'RecordWritten' }
   };

export type WithdrawPerformerDocumentMutationVariables = Exact<{
  performerId: string | number;
  documentId: string | number;
  reason: string;
}>;


export type WithdrawPerformerDocumentMutation = { readonly result:
    | { readonly __typename: 'RecordRefused', readonly message: string }
    | { readonly __typename: 'RecordWritten' }
   };

export type VerifyPerformerRecordMutationVariables = Exact<{
  performerId: string | number;
  reason: string;
}>;


export type VerifyPerformerRecordMutation = { readonly result:
    | { readonly __typename: 'RecordRefused', readonly message: string }
    | { readonly __typename: 'RecordWritten' }
   };

export type RequirePerformerRecordsMutationVariables = Exact<{
  required: boolean;
  reason: string;
}>;


export type RequirePerformerRecordsMutation = { readonly result:
    | { readonly __typename: 'RecordPolicy' }
    | { readonly __typename: 'RecordRefused', readonly message: string }
   };

type RecordAnswer_RecordRefused_Fragment = { readonly __typename: 'RecordRefused', readonly message: string };

type RecordAnswer_RecordWritten_Fragment = { readonly __typename: 'RecordWritten' };

export type RecordAnswerFragment =
  | RecordAnswer_RecordRefused_Fragment
  | RecordAnswer_RecordWritten_Fragment
;

export type RequestQueueQueryVariables = Exact<{
  kinds: ReadonlyArray<Types.RequestForm>;
  state: Types.RequestState;
  mine: boolean;
  text?: string | null | undefined;
  after?: string | null | undefined;
  first: number;
}>;


export type RequestQueueQuery = { readonly requestQueue: { readonly nextCursor: string | null, readonly requests: ReadonlyArray<{ readonly id: string, readonly caseNumber: string, readonly kind: Types.RequestForm, readonly brand: string, readonly email: string, readonly receivedAt: string, readonly dueAt: string | null, readonly isDueSoon: boolean, readonly isLate: boolean, readonly closedAt: string | null, readonly outcome: Types.RequestOutcome | null, readonly assignedTo: string | null, readonly state: Types.RequestState }> } };

export type RequestInListFragment = { readonly id: string, readonly caseNumber: string, readonly kind: Types.RequestForm, readonly brand: string, readonly email: string, readonly receivedAt: string, readonly dueAt: string | null, readonly isDueSoon: boolean, readonly isLate: boolean, readonly closedAt: string | null, readonly outcome: Types.RequestOutcome | null, readonly assignedTo: string | null, readonly state: Types.RequestState };

export type PublicRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type PublicRequestQuery = { readonly publicRequest: { readonly id: string, readonly caseNumber: string, readonly kind: Types.RequestForm, readonly brand: string, readonly email: string, readonly receivedAt: string, readonly dueAt: string | null, readonly isDueSoon: boolean, readonly isLate: boolean, readonly closedAt: string | null, readonly outcome: Types.RequestOutcome | null, readonly assignedTo: string | null, readonly state: Types.RequestState, readonly memberId: string | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly files: ReadonlyArray<{ readonly id: string, readonly mediaType: string, readonly size: number }>, readonly events: ReadonlyArray<{ readonly id: string, readonly at: string, readonly by: string, readonly kind: string, readonly text: string, readonly films: ReadonlyArray<string> }> } | null };

export type RequestMailsQueryVariables = Exact<{
  id: string | number;
}>;


export type RequestMailsQuery = { readonly requestMails: ReadonlyArray<{ readonly event: string, readonly state: Types.MailState, readonly attempts: number, readonly nextAttemptAt: string | null, readonly settledAt: string | null, readonly lastError: string | null }> };

export type PreviewRequestMailQueryVariables = Exact<{
  id: string | number;
  text: string;
  outcome?: Types.RequestOutcome | null | undefined;
}>;


export type PreviewRequestMailQuery = { readonly previewRequestMail: { readonly to: string, readonly replyTo: string | null, readonly subject: string, readonly text: string } | null };

export type AssignRequestMutationVariables = Exact<{
  id: string | number;
  toMe: boolean;
  requestKey: string;
}>;


export type AssignRequestMutation = { readonly result:
    | { readonly __typename: 'RequestChanged' }
    | { readonly __typename: 'RequestRefused', readonly message: string }
   };

export type NoteOnRequestMutationVariables = Exact<{
  id: string | number;
  text: string;
  requestKey: string;
}>;


export type NoteOnRequestMutation = { readonly result:
    | { readonly __typename: 'RequestChanged' }
    | { readonly __typename: 'RequestRefused', readonly message: string }
   };

export type ReplyToRequestMutationVariables = Exact<{
  id: string | number;
  text: string;
  waits: boolean;
  requestKey: string;
}>;


export type ReplyToRequestMutation = { readonly result:
    | { readonly __typename: 'RequestChanged' }
    | { readonly __typename: 'RequestRefused', readonly message: string }
   };

export type CloseRequestMutationVariables = Exact<{
  id: string | number;
  text: string;
  outcome: Types.RequestOutcome;
  films: ReadonlyArray<string>;
  requestKey: string;
}>;


export type CloseRequestMutation = { readonly result:
    | { readonly __typename: 'RequestChanged' }
    | { readonly __typename: 'RequestRefused', readonly message: string }
   };

export type ReopenRequestMutationVariables = Exact<{
  id: string | number;
  reason: string;
  requestKey: string;
}>;


export type ReopenRequestMutation = { readonly result:
    | { readonly __typename: 'RequestChanged' }
    | { readonly __typename: 'RequestRefused', readonly message: string }
   };

export type MailRequestAnswerAgainMutationVariables = Exact<{
  id: string | number;
  event: string | number;
  requestKey: string;
}>;


export type MailRequestAnswerAgainMutation = { readonly result:
    | { readonly __typename: 'RequestChanged' }
    | { readonly __typename: 'RequestRefused', readonly message: string }
   };

type RequestAnswer_RequestChanged_Fragment = { readonly __typename: 'RequestChanged' };

type RequestAnswer_RequestRefused_Fragment = { readonly __typename: 'RequestRefused', readonly message: string };

export type RequestAnswerFragment =
  | RequestAnswer_RequestChanged_Fragment
  | RequestAnswer_RequestRefused_Fragment
;

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { readonly plans: ReadonlyArray<{ readonly id: string, readonly product: string, readonly kind: string, readonly option: number, readonly firstPrice: number, readonly firstDays: number | null, readonly rebillPrice: number, readonly rebillMonths: number, readonly isPortalOffer: boolean, readonly isOnSale: boolean, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly rebillPrice: number }> }> };

export type BrandFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandFlagsQuery = { readonly brandFlags: ReadonlyArray<{ readonly brand: string, readonly name: string, readonly flags: ReadonlyArray<{ readonly name: string, readonly isOn: boolean, readonly isConfigured: boolean, readonly isRuntime: boolean }> }> };

export type MemberOffersQueryVariables = Exact<{
  memberId: string | number;
  brand: string;
}>;


export type MemberOffersQuery = { readonly memberDeals: ReadonlyArray<{ readonly id: string, readonly name: string, readonly partner: string, readonly audience: Types.DealAudience, readonly isShown: boolean, readonly isOneClick: boolean, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null }> | null, readonly memberOffers: { readonly plans: ReadonlyArray<{ readonly id: string, readonly product: string, readonly kind: string, readonly option: number, readonly firstPrice: number, readonly firstDays: number | null, readonly rebillPrice: number, readonly rebillMonths: number, readonly isPortalOffer: boolean, readonly isOnSale: boolean, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly rebillPrice: number }> }>, readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly product: string, readonly obstacles: ReadonlyArray<Types.OfferObstacle>, readonly offers: ReadonlyArray<{ readonly name: string, readonly obstacles: ReadonlyArray<Types.OfferObstacle> }> }> } | null };

export type PlanWholeFragment = { readonly id: string, readonly product: string, readonly kind: string, readonly option: number, readonly firstPrice: number, readonly firstDays: number | null, readonly rebillPrice: number, readonly rebillMonths: number, readonly isPortalOffer: boolean, readonly isOnSale: boolean, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly rebillPrice: number }> };

export type VoucherBatchesQueryVariables = Exact<{
  after?: string | number | null | undefined;
  first: number;
}>;


export type VoucherBatchesQuery = { readonly voucherBatches: { readonly next: string | null, readonly batches: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: Types.VoucherKind, readonly worth: number, readonly product: string | null, readonly brand: string | null, readonly codes: number, readonly usesEach: number, readonly used: number, readonly expiresAt: string | null, readonly createdAt: string, readonly createdBy: string, readonly approvedAt: string | null, readonly approvedBy: string | null, readonly stoppedAt: string | null }> } };

export type VoucherUsesQueryVariables = Exact<{
  batchId: string | number;
  after?: string | number | null | undefined;
  first: number;
}>;


export type VoucherUsesQuery = { readonly voucherUses: { readonly next: string | null, readonly uses: ReadonlyArray<{ readonly id: string, readonly codeEnd: string, readonly memberId: string | null, readonly brand: string, readonly redeemedAt: string, readonly startsAt: string | null, readonly until: string | null }> } };

export type DiscountsQueryVariables = Exact<{
  after?: string | number | null | undefined;
  first: number;
}>;


export type DiscountsQuery = { readonly discounts: { readonly next: string | null, readonly discounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: Types.DiscountKind, readonly worth: number, readonly currency: string | null, readonly plans: ReadonlyArray<string> | null, readonly brands: ReadonlyArray<string> | null, readonly startsAt: string | null, readonly endsAt: string | null, readonly usesEach: number | null, readonly usesPerPerson: number | null, readonly codes: number, readonly code: string | null, readonly used: number, readonly reserved: number, readonly createdAt: string, readonly createdBy: string, readonly approvedAt: string | null, readonly approvedBy: string | null, readonly stoppedAt: string | null, readonly state: Types.DiscountState, readonly discounted: ReadonlyArray<{ readonly currency: string, readonly amount: number }> }> } };

export type DiscountCodesQueryVariables = Exact<{
  discountId: string | number;
}>;


export type DiscountCodesQuery = { readonly discountCodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly used: number, readonly reserved: number }> };

export type CreateDiscountMutationVariables = Exact<{
  input: Types.NewDiscount;
  reason: string;
  requestKey: string;
}>;


export type CreateDiscountMutation = { readonly createDiscount:
    | { readonly __typename: 'DiscountCreated', readonly discount: { readonly id: string } }
    | { readonly __typename: 'DiscountRefused', readonly message: string }
   };

export type ApproveDiscountMutationVariables = Exact<{
  discountId: string | number;
  reason: string;
}>;


export type ApproveDiscountMutation = { readonly approveDiscount:
    | { readonly __typename: 'DiscountApproved' }
    | { readonly __typename: 'DiscountRefused', readonly message: string }
   };

export type StopDiscountMutationVariables = Exact<{
  discountId: string | number;
  reason: string;
}>;


export type StopDiscountMutation = { readonly stopDiscount:
    | { readonly __typename: 'DiscountRefused', readonly message: string }
    | { readonly __typename: 'DiscountStopped' }
   };

export type SoldGiftsQueryVariables = Exact<{
  after?: string | number | null | undefined;
  first: number;
}>;


export type SoldGiftsQuery = { readonly gifts: { readonly next: string | null, readonly gifts: ReadonlyArray<{ readonly id: string, readonly brand: string, readonly product: string, readonly months: number, readonly amount: number, readonly currency: string, readonly paidAt: string, readonly deliverAt: string, readonly deliveredAt: string | null, readonly redeemedAt: string | null, readonly stoppedAt: string | null, readonly isHandedOver: boolean }> } };

export type CreateVouchersMutationVariables = Exact<{
  input: Types.NewVouchers;
  reason: string;
  requestKey: string;
}>;


export type CreateVouchersMutation = { readonly createVouchers:
    | { readonly __typename: 'VouchersCreated', readonly codes: ReadonlyArray<string> }
    | { readonly __typename: 'VouchersRefused', readonly message: string }
   };

export type ApproveVouchersMutationVariables = Exact<{
  batchId: string | number;
  reason: string;
}>;


export type ApproveVouchersMutation = { readonly approveVouchers:
    | { readonly __typename: 'VoucherActionDone' }
    | { readonly __typename: 'VouchersRefused', readonly message: string }
   };

export type StopVouchersMutationVariables = Exact<{
  batchId: string | number;
  reason: string;
}>;


export type StopVouchersMutation = { readonly stopVouchers:
    | { readonly __typename: 'VoucherActionDone' }
    | { readonly __typename: 'VouchersRefused', readonly message: string }
   };

export type ResendGiftMutationVariables = Exact<{
  giftId: string | number;
  reason: string;
}>;


export type ResendGiftMutation = { readonly resendGift:
    | { readonly __typename: 'VoucherActionDone' }
    | { readonly __typename: 'VouchersRefused', readonly message: string }
   };

export type DealSlotsQueryVariables = Exact<{
  brand: string;
}>;


export type DealSlotsQuery = { readonly dealSlots: { readonly isReachable: boolean, readonly slots: ReadonlyArray<{ readonly place: Types.DealPlace, readonly limit: number, readonly deals: ReadonlyArray<{ readonly id: string, readonly name: string, readonly partner: string, readonly site: string | null, readonly audience: Types.DealAudience, readonly state: Types.DealState, readonly rank: number, readonly startsAt: string | null, readonly endsAt: string | null, readonly hasUnpublishedChanges: boolean, readonly initialPrice: number, readonly recurringPrice: number | null, readonly billers: ReadonlyArray<string>, readonly positions: { readonly everyone: number | null, readonly trial: number | null, readonly expired: number | null } }> }> } | null, readonly planUpsells: ReadonlyArray<{ readonly kind: Types.PlanUpsellKind, readonly charged: number, readonly from: { readonly id: string, readonly product: string, readonly kind: string, readonly option: number, readonly firstPrice: number, readonly firstDays: number | null, readonly rebillPrice: number, readonly rebillMonths: number, readonly isPortalOffer: boolean, readonly isOnSale: boolean, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly rebillPrice: number }> }, readonly to: { readonly id: string, readonly product: string, readonly kind: string, readonly option: number, readonly firstPrice: number, readonly firstDays: number | null, readonly rebillPrice: number, readonly rebillMonths: number, readonly isPortalOffer: boolean, readonly isOnSale: boolean, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly rebillPrice: number }> } }> | null };

export type FlagChangesQueryVariables = Exact<{
  after?: number | null | undefined;
}>;


export type FlagChangesQuery = { readonly flagChanges: { readonly next: number | null, readonly changes: ReadonlyArray<{ readonly id: number, readonly brand: string, readonly flag: string, readonly isOn: boolean | null, readonly reason: string, readonly staff: string, readonly at: string }> } };

export type SwitchFlagMutationVariables = Exact<{
  brand: string;
  flag: string;
  isOn?: boolean | null | undefined;
  reason: string;
}>;


export type SwitchFlagMutation = { readonly switched:
    | { readonly __typename: 'SwitchRefused', readonly message: string }
    | { readonly __typename: 'Switched' }
   };

export type ExperimentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExperimentsQuery = { readonly experiments: ReadonlyArray<{ readonly id: string, readonly holdoutPercent: number, readonly goal: string, readonly isRunningByDefinition: boolean, readonly variants: ReadonlyArray<{ readonly id: string, readonly percent: number }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly brands: ReadonlyArray<string>, readonly share: number, readonly startedAt: string, readonly endsAt: string, readonly stoppedAt: string | null, readonly end: Types.ExperimentEnd | null, readonly changes: ReadonlyArray<{ readonly id: number, readonly change: string, readonly share: number | null, readonly staff: string | null, readonly reason: string, readonly at: string }> }> }> };

export type ExperimentRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ExperimentRunQuery = { readonly experimentRun: { readonly experiment: string, readonly goal: string, readonly isPreliminary: boolean, readonly run: { readonly id: string, readonly brands: ReadonlyArray<string>, readonly share: number, readonly startedAt: string, readonly endsAt: string, readonly stoppedAt: string | null, readonly end: Types.ExperimentEnd | null, readonly changes: ReadonlyArray<{ readonly id: number, readonly change: string, readonly share: number | null, readonly staff: string | null, readonly reason: string, readonly at: string }> }, readonly variants: ReadonlyArray<{ readonly variant: string, readonly isControl: boolean, readonly visits: number, readonly goals: number, readonly declines: number, readonly errors: number, readonly purchases: number, readonly refunds: number, readonly broken: ReadonlyArray<string>, readonly goalRate: { readonly low: number, readonly value: number, readonly high: number }, readonly difference: { readonly low: number, readonly value: number, readonly high: number } | null, readonly declineRate: { readonly low: number, readonly value: number, readonly high: number }, readonly errorRate: { readonly low: number, readonly value: number, readonly high: number }, readonly refundRate: { readonly low: number, readonly value: number, readonly high: number } }> } | null };

export type StartExperimentMutationVariables = Exact<{
  experiment: string;
  brands: ReadonlyArray<string>;
  share: number;
  days: number;
  reason: string;
}>;


export type StartExperimentMutation = { readonly switched:
    | { readonly __typename: 'SwitchRefused', readonly message: string }
    | { readonly __typename: 'Switched' }
   };

export type ChangeExperimentShareMutationVariables = Exact<{
  id: string | number;
  share: number;
  reason: string;
}>;


export type ChangeExperimentShareMutation = { readonly switched:
    | { readonly __typename: 'SwitchRefused', readonly message: string }
    | { readonly __typename: 'Switched' }
   };

export type StopExperimentMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type StopExperimentMutation = { readonly switched:
    | { readonly __typename: 'SwitchRefused', readonly message: string }
    | { readonly __typename: 'Switched' }
   };

type SwitchAnswer_SwitchRefused_Fragment = { readonly __typename: 'SwitchRefused', readonly message: string };

type SwitchAnswer_Switched_Fragment = { readonly __typename: 'Switched' };

export type SwitchAnswerFragment =
  | SwitchAnswer_SwitchRefused_Fragment
  | SwitchAnswer_Switched_Fragment
;

export type RunWholeFragment = { readonly id: string, readonly brands: ReadonlyArray<string>, readonly share: number, readonly startedAt: string, readonly endsAt: string, readonly stoppedAt: string | null, readonly end: Types.ExperimentEnd | null, readonly changes: ReadonlyArray<{ readonly id: number, readonly change: string, readonly share: number | null, readonly staff: string | null, readonly reason: string, readonly at: string }> };

export type IntervalFragment = { readonly low: number, readonly value: number, readonly high: number };

export type StaffMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMembersQuery = { readonly staffMembers: ReadonlyArray<{ readonly id: string, readonly email: string, readonly role: Types.StaffRole, readonly sites: ReadonlyArray<string> | null, readonly createdAt: string, readonly disabledAt: string | null, readonly lastSeenAt: string | null, readonly openSessions: number, readonly openTokens: number }> };

export type DisableStaffMemberMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type DisableStaffMemberMutation = { readonly result:
    | { readonly __typename: 'StaffMemberChanged' }
    | { readonly __typename: 'StaffMemberRefused', readonly message: string }
   };

export type EnableStaffMemberMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type EnableStaffMemberMutation = { readonly result:
    | { readonly __typename: 'StaffMemberChanged' }
    | { readonly __typename: 'StaffMemberRefused', readonly message: string }
   };

export type SetStaffRoleMutationVariables = Exact<{
  id: string | number;
  role: Types.StaffRole;
  reason: string;
}>;


export type SetStaffRoleMutation = { readonly result:
    | { readonly __typename: 'StaffMemberChanged' }
    | { readonly __typename: 'StaffMemberRefused', readonly message: string }
   };

export type RemoveStaffMemberMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type RemoveStaffMemberMutation = { readonly result:
    | { readonly __typename: 'StaffMemberRefused', readonly message: string }
    | { readonly __typename: 'StaffMemberRemoved' }
   };

type StaffMemberAnswer_StaffMemberChanged_Fragment = { readonly __typename: 'StaffMemberChanged' };

type StaffMemberAnswer_StaffMemberRefused_Fragment = { readonly __typename: 'StaffMemberRefused', readonly message: string };

export type StaffMemberAnswerFragment =
  | StaffMemberAnswer_StaffMemberChanged_Fragment
  | StaffMemberAnswer_StaffMemberRefused_Fragment
;

export type MediaSourcesQueryVariables = Exact<{
  state?: Types.MediaSourceState | null | undefined;
  filmId?: string | number | null | undefined;
  after?: string | null | undefined;
  first: number;
}>;


export type MediaSourcesQuery = { readonly mediaSources: { readonly next: string | null, readonly sources: ReadonlyArray<{ readonly id: string, readonly filmId: string | null, readonly pictureId: string | null, readonly kind: string, readonly fileName: string, readonly bytes: number, readonly state: Types.MediaSourceState, readonly problem: string | null, readonly addedBy: string, readonly addedAt: string, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly isDraft: boolean } | null, readonly previews: { readonly poster: string, readonly film: string | null } | null, readonly steps: ReadonlyArray<{ readonly name: string, readonly state: string, readonly progress: number, readonly secondsLeft: number | null, readonly attempts: number, readonly problem: string | null }> }> } };

export type MediaSourceQueryVariables = Exact<{
  id: string | number;
}>;


export type MediaSourceQuery = { readonly mediaSource: { readonly id: string, readonly filmId: string | null, readonly pictureId: string | null, readonly kind: string, readonly fileName: string, readonly bytes: number, readonly state: Types.MediaSourceState, readonly problem: string | null, readonly addedBy: string, readonly addedAt: string, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly isDraft: boolean } | null, readonly previews: { readonly poster: string, readonly film: string | null } | null, readonly steps: ReadonlyArray<{ readonly name: string, readonly state: string, readonly progress: number, readonly secondsLeft: number | null, readonly attempts: number, readonly problem: string | null }> } | null };

export type RetryMediaSourceMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryMediaSourceMutation = { readonly retryMediaSource: { readonly id: string, readonly filmId: string | null, readonly pictureId: string | null, readonly kind: string, readonly fileName: string, readonly bytes: number, readonly state: Types.MediaSourceState, readonly problem: string | null, readonly addedBy: string, readonly addedAt: string, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly isDraft: boolean } | null, readonly previews: { readonly poster: string, readonly film: string | null } | null, readonly steps: ReadonlyArray<{ readonly name: string, readonly state: string, readonly progress: number, readonly secondsLeft: number | null, readonly attempts: number, readonly problem: string | null }> } | null };

export type ShowMediaMutationVariables = Exact<{
  sourceId: string | number;
}>;


export type ShowMediaMutation = { readonly result:
    | { readonly __typename: 'NewMediaDone' }
    | { readonly __typename: 'NewMediaRefused', readonly message: string }
   };

export type DiscardMediaMutationVariables = Exact<{
  sourceId: string | number;
}>;


export type DiscardMediaMutation = { readonly result:
    | { readonly __typename: 'NewMediaDone' }
    | { readonly __typename: 'NewMediaRefused', readonly message: string }
   };

type NewMediaAnswer_NewMediaDone_Fragment = { readonly __typename: 'NewMediaDone' };

type NewMediaAnswer_NewMediaRefused_Fragment = { readonly __typename: 'NewMediaRefused', readonly message: string };

export type NewMediaAnswerFragment =
  | NewMediaAnswer_NewMediaDone_Fragment
  | NewMediaAnswer_NewMediaRefused_Fragment
;

export type FilmsToUploadForQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FilmsToUploadForQuery = { readonly contentPage: { readonly items: ReadonlyArray<{ readonly id: string, readonly state: Types.ContentState, readonly film: { readonly slug: string, readonly title: string, readonly site: string } | null }> } };

export type DraftToSendForQueryVariables = Exact<{
  slug: string;
}>;


export type DraftToSendForQuery = { readonly contentBySlug: { readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly updatedBy: string | null, readonly film: { readonly title: string, readonly site: string } | null } | null };

export type FilmToUploadForQueryVariables = Exact<{
  id: string | number;
}>;


export type FilmToUploadForQuery = { readonly content: { readonly id: string, readonly state: Types.ContentState, readonly film: { readonly slug: string, readonly title: string, readonly site: string } | null } | null };

export type MediaSourceWholeFragment = { readonly id: string, readonly filmId: string | null, readonly pictureId: string | null, readonly kind: string, readonly fileName: string, readonly bytes: number, readonly state: Types.MediaSourceState, readonly problem: string | null, readonly addedBy: string, readonly addedAt: string, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly isDraft: boolean } | null, readonly previews: { readonly poster: string, readonly film: string | null } | null, readonly steps: ReadonlyArray<{ readonly name: string, readonly state: string, readonly progress: number, readonly secondsLeft: number | null, readonly attempts: number, readonly problem: string | null }> };


export const AuditProofDocument = {"__meta__":{"hash":"033c6f93785153d9a9b18802f86b36627cccf5358cffde5afd75b47934dff675","name":"AuditProof","kind":"query"}} as unknown as DocumentNode<AuditProofQuery, AuditProofQueryVariables>;
export const AuditDocument = {"__meta__":{"hash":"89b1ab42ee9176424f490584c02468cf084820624864ae9a51e678b6221c1200","name":"Audit","kind":"query"}} as unknown as DocumentNode<AuditQuery, AuditQueryVariables>;
export const PreviewBulkChangeDocument = {"__meta__":{"hash":"18defcbd67e9989a4f2f20eddf43698fac20cc460e23e7c18ce6582e005403d1","name":"PreviewBulkChange","kind":"query"}} as unknown as DocumentNode<PreviewBulkChangeQuery, PreviewBulkChangeQueryVariables>;
export const BulkChangesDocument = {"__meta__":{"hash":"e520051132a451339a0ebf936aeda7b936e52fcbe6a5e1d7aefb60da6c44c812","name":"BulkChanges","kind":"query"}} as unknown as DocumentNode<BulkChangesQuery, BulkChangesQueryVariables>;
export const RequestBulkChangeDocument = {"__meta__":{"hash":"0daa8f211937323766b91935657b2c4aecc81ec41ed26f95c8ee6255021a6e87","name":"RequestBulkChange","kind":"mutation"}} as unknown as DocumentNode<RequestBulkChangeMutation, RequestBulkChangeMutationVariables>;
export const DecideBulkChangeDocument = {"__meta__":{"hash":"90de8db6ceae9dea55fec556b90e8d05765958a8bdc5aa5fdb053c12dd27edac","name":"DecideBulkChange","kind":"mutation"}} as unknown as DocumentNode<DecideBulkChangeMutation, DecideBulkChangeMutationVariables>;
export const UndoBulkChangeDocument = {"__meta__":{"hash":"56cbbb51ee05d7f7f138314b9f0a34a67a8bd7558df4d3027c90f21542f6d4ca","name":"UndoBulkChange","kind":"mutation"}} as unknown as DocumentNode<UndoBulkChangeMutation, UndoBulkChangeMutationVariables>;
export const CalendarDocument = {"__meta__":{"hash":"95bf53af560e06838b75ece4d46a0c680733a290c6e2dd18aac670c810cb44f4","name":"Calendar","kind":"query"}} as unknown as DocumentNode<CalendarQuery, CalendarQueryVariables>;
export const MoveCalendarEntryDocument = {"__meta__":{"hash":"2b28705db25b774ca166260e92347d948c1de78865e3d209ecaf908d201dd22d","name":"MoveCalendarEntry","kind":"mutation"}} as unknown as DocumentNode<MoveCalendarEntryMutation, MoveCalendarEntryMutationVariables>;
export const FilmOfCaptionsDocument = {"__meta__":{"hash":"1cfb0906f7f59d78f97ada5391093462f0f493a3f3636e599ad854b8dd7855cf","name":"FilmOfCaptions","kind":"query"}} as unknown as DocumentNode<FilmOfCaptionsQuery, FilmOfCaptionsQueryVariables>;
export const WholeFilmDocument = {"__meta__":{"hash":"e3da3f7339b2261bbffb2ce6918f61156c03fda85c36a770a011493fa8aeaae2","name":"WholeFilm","kind":"query"}} as unknown as DocumentNode<WholeFilmQuery, WholeFilmQueryVariables>;
export const ContentItemDocument = {"__meta__":{"hash":"24e3b8442116bd6170f8b3348888172bf2825f9d9dffee597a447440c2187e19","name":"ContentItem","kind":"query"}} as unknown as DocumentNode<ContentItemQuery, ContentItemQueryVariables>;
export const HasStockMediaDocument = {"__meta__":{"hash":"5299f7cb701a80f5f97b50131545c23f370dab6d1d45c50f3be05c54ed5ca18c","name":"HasStockMedia","kind":"query"}} as unknown as DocumentNode<HasStockMediaQuery, HasStockMediaQueryVariables>;
export const ContentPageDocument = {"__meta__":{"hash":"acc7e19cf9f16ccc5cb82fd4fb68e833d12d79fe1310c24db8c3f0b502e92540","name":"ContentPage","kind":"query"}} as unknown as DocumentNode<ContentPageQuery, ContentPageQueryVariables>;
export const ContentVersionsDocument = {"__meta__":{"hash":"47a10db669602deb0f93f3f8425e840b868f019e3ae9facbe058cfe83365ed17","name":"ContentVersions","kind":"query"}} as unknown as DocumentNode<ContentVersionsQuery, ContentVersionsQueryVariables>;
export const SaveContentDocument = {"__meta__":{"hash":"644cb5a7caa835bcc59cd30152b894d4630afe61c896f4687b1e321f25c611d9","name":"SaveContent","kind":"mutation"}} as unknown as DocumentNode<SaveContentMutation, SaveContentMutationVariables>;
export const PublishContentDocument = {"__meta__":{"hash":"491a019c2ad72b32177892951a2288926305ad804ac9ceefd31ff50c5fd382f9","name":"PublishContent","kind":"mutation"}} as unknown as DocumentNode<PublishContentMutation, PublishContentMutationVariables>;
export const UnpublishContentDocument = {"__meta__":{"hash":"b0606f297218e777bd5f2155e397894d8122ebdd01f55c8dc14a3397a3c5f7b2","name":"UnpublishContent","kind":"mutation"}} as unknown as DocumentNode<UnpublishContentMutation, UnpublishContentMutationVariables>;
export const ScheduleContentDocument = {"__meta__":{"hash":"06ca0c9a9089493263e991644bf427b9183fe81db21886cdcfd037fe5b0f1f61","name":"ScheduleContent","kind":"mutation"}} as unknown as DocumentNode<ScheduleContentMutation, ScheduleContentMutationVariables>;
export const DeleteDraftDocument = {"__meta__":{"hash":"caaf12506c366b7a1c8c8c907a615e1015a6a1495b62983dee2107ec836eeed2","name":"DeleteDraft","kind":"mutation"}} as unknown as DocumentNode<DeleteDraftMutation, DeleteDraftMutationVariables>;
export const TakePosterDocument = {"__meta__":{"hash":"c8092dcd69bed2c7e8ae7e42c846296dd63b47a58e9216f968004c47ce7477e6","name":"TakePoster","kind":"mutation"}} as unknown as DocumentNode<TakePosterMutation, TakePosterMutationVariables>;
export const TakeStillDocument = {"__meta__":{"hash":"7941cb2e547cecffa956c186195038b0172835055374315717518ae4fac31a4e","name":"TakeStill","kind":"mutation"}} as unknown as DocumentNode<TakeStillMutation, TakeStillMutationVariables>;
export const PictureSourceDocument = {"__meta__":{"hash":"c05bf23e8f0b45d10822b972f64de9ad856be779efd132d8dd56ad196ebaaf65","name":"PictureSource","kind":"query"}} as unknown as DocumentNode<PictureSourceQuery, PictureSourceQueryVariables>;
export const BrandCardsDocument = {"__meta__":{"hash":"3a6b9a9ec54583b021f1b15c1f5997570a67eb3f920450fcadbe5eb6e313dfed","name":"BrandCards","kind":"query"}} as unknown as DocumentNode<BrandCardsQuery, BrandCardsQueryVariables>;
export const LatestSourcesDocument = {"__meta__":{"hash":"ab62b6176a1dd003a51a000432d0942e1971126434b42f4e1c92f0b2f7f8e90d","name":"LatestSources","kind":"query"}} as unknown as DocumentNode<LatestSourcesQuery, LatestSourcesQueryVariables>;
export const PreviewPlacesDocument = {"__meta__":{"hash":"625a12b93f63a4ee8dd508322ecd54fb8d47af407c5d16fff24b36b41e479e26","name":"PreviewPlaces","kind":"query"}} as unknown as DocumentNode<PreviewPlacesQuery, PreviewPlacesQueryVariables>;
export const OpenPreviewDocument = {"__meta__":{"hash":"946690a701cd7382d442d30205662e7b10efe262708ac5a7018be2e1eee6a62e","name":"OpenPreview","kind":"mutation"}} as unknown as DocumentNode<OpenPreviewMutation, OpenPreviewMutationVariables>;
export const PublishedPlacesDocument = {"__meta__":{"hash":"b4710e7c535a6438ca2e4ce225ab761573570bc2ef933788e005a1b77442392a","name":"PublishedPlaces","kind":"query"}} as unknown as DocumentNode<PublishedPlacesQuery, PublishedPlacesQueryVariables>;
export const ReferencesFoundDocument = {"__meta__":{"hash":"48db49f21316941c9005e6d4de6d1b695eb0bbe668c3205ec11447d78de9ad4c","name":"ReferencesFound","kind":"query"}} as unknown as DocumentNode<ReferencesFoundQuery, ReferencesFoundQueryVariables>;
export const ReferencesNamedDocument = {"__meta__":{"hash":"f6d775db12f3ae0a29ecac15a72ad0616b832f81513b2c60e724d3d3e28b1f53","name":"ReferencesNamed","kind":"query"}} as unknown as DocumentNode<ReferencesNamedQuery, ReferencesNamedQueryVariables>;
export const ContentVersionNamesDocument = {"__meta__":{"hash":"bbe5f07b5c7b2b0707243bbd70f830f3eb7acae68ff9484598efc83ce5395f92","name":"ContentVersionNames","kind":"query"}} as unknown as DocumentNode<ContentVersionNamesQuery, ContentVersionNamesQueryVariables>;
export const ContentVersionDocument = {"__meta__":{"hash":"328fa3079b46605b4bc328cc2d99b2a33ea94e85b8d41d0c7644e2115621c075","name":"ContentVersion","kind":"query"}} as unknown as DocumentNode<ContentVersionQuery, ContentVersionQueryVariables>;
export const RestoreVersionDocument = {"__meta__":{"hash":"7d41275b5760670199c0731859b2a051132ca60da5331630e9bf8eb31a6526c8","name":"RestoreVersion","kind":"mutation"}} as unknown as DocumentNode<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const PostbacksDocument = {"__meta__":{"hash":"2f2531651e9cf29790850898d73ccb7ea10e690eb822feb07164c4525a9e852b","name":"Postbacks","kind":"query"}} as unknown as DocumentNode<PostbacksQuery, PostbacksQueryVariables>;
export const ReplayPostbackDocument = {"__meta__":{"hash":"2a8b218b6232f613e5e569ff588911a5cd1e001ad04f2d45d96eb4e63caf9d55","name":"ReplayPostback","kind":"mutation"}} as unknown as DocumentNode<ReplayPostbackMutation, ReplayPostbackMutationVariables>;
export const RenewalToAcceptDocument = {"__meta__":{"hash":"42c6eba68d7a3b8fe780fe7d6e3931d82d2893c1284592eff7b1099195bf93fa","name":"RenewalToAccept","kind":"query"}} as unknown as DocumentNode<RenewalToAcceptQuery, RenewalToAcceptQueryVariables>;
export const AcceptRenewalDocument = {"__meta__":{"hash":"fc6e03615556462f61f36a55fdcc0750e8a485f334892e22b02d8e4d216e309b","name":"AcceptRenewal","kind":"mutation"}} as unknown as DocumentNode<AcceptRenewalMutation, AcceptRenewalMutationVariables>;
export const BillerCommandsDocument = {"__meta__":{"hash":"aaa96424f1d7f8e8ef6982d0d592cafca6c0b2fd3a52af1ced4cf0d195da97c9","name":"BillerCommands","kind":"query"}} as unknown as DocumentNode<BillerCommandsQuery, BillerCommandsQueryVariables>;
export const RetryBillerCommandDocument = {"__meta__":{"hash":"1db03f7cac8822d9d17277023b62eb3b266c6ad2d9b666e60bf4f00f8644ecd3","name":"RetryBillerCommand","kind":"mutation"}} as unknown as DocumentNode<RetryBillerCommandMutation, RetryBillerCommandMutationVariables>;
export const BookBalancesDocument = {"__meta__":{"hash":"c1cba89226a4a3d869a92504b33c30991f596144c4072601cea79dd39ba361d7","name":"BookBalances","kind":"query"}} as unknown as DocumentNode<BookBalancesQuery, BookBalancesQueryVariables>;
export const BookEntriesDocument = {"__meta__":{"hash":"c8214b70c614d72610a08a9ae6df46931e4bbb01693292ef0a486adeb5989c63","name":"BookEntries","kind":"query"}} as unknown as DocumentNode<BookEntriesQuery, BookEntriesQueryVariables>;
export const ReconciliationDocument = {"__meta__":{"hash":"43afb3223820f0815e6d9c597eed5b0deb86e0b41108740893dde841a9bcfa5b","name":"Reconciliation","kind":"query"}} as unknown as DocumentNode<ReconciliationQuery, ReconciliationQueryVariables>;
export const MonthlyReportDocument = {"__meta__":{"hash":"e6fdfefcc8d6ace6129b035a13e5e7692ef34e393c268716b9fdd928498b6d62","name":"MonthlyReport","kind":"query"}} as unknown as DocumentNode<MonthlyReportQuery, MonthlyReportQueryVariables>;
export const OpeningDocument = {"__meta__":{"hash":"6601411938d4a3cc251ebe09bd7128235eb6e24ecae6305e3c44451302911713","name":"Opening","kind":"query"}} as unknown as DocumentNode<OpeningQuery, OpeningQueryVariables>;
export const SavedViewsDocument = {"__meta__":{"hash":"caac5847502c906a84f42a360ea4ccfaf031ee59eb2441edf28f4fb74ce8c6cb","name":"SavedViews","kind":"query"}} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = {"__meta__":{"hash":"b1b422e99300582e25434607d26b1e4a4da292f14f8a45514cb6b81a6a7e7acd","name":"SaveView","kind":"mutation"}} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const DeleteViewDocument = {"__meta__":{"hash":"73b73326ab2b1fe7c5762273c5197c825dd988fcb123e929d8dfbf4c85a65049","name":"DeleteView","kind":"mutation"}} as unknown as DocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;
export const MembersDocument = {"__meta__":{"hash":"b17b8e3930d07c06ea94cc76aacfa36910889643b6ee65b64e04e77f333783ef","name":"Members","kind":"query"}} as unknown as DocumentNode<MembersQuery, MembersQueryVariables>;
export const MemberDocument = {"__meta__":{"hash":"9e5a7762443c60c3c4c4384a2acca5ed1aef9c8484ebd23a89c786fcf5c4ec6a","name":"Member","kind":"query"}} as unknown as DocumentNode<MemberQuery, MemberQueryVariables>;
export const DataRequestsDocument = {"__meta__":{"hash":"c582094374c2d26bfa477d00980eb1308081140428c073a6a0c4b10200dc7a1e","name":"DataRequests","kind":"query"}} as unknown as DocumentNode<DataRequestsQuery, DataRequestsQueryVariables>;
export const UnmadeRefundsDocument = {"__meta__":{"hash":"077aedc7b8726c630bd1b900fd033278c337f7b3069268301a77af86834658b8","name":"UnmadeRefunds","kind":"query"}} as unknown as DocumentNode<UnmadeRefundsQuery, UnmadeRefundsQueryVariables>;
export const PreviewActionDocument = {"__meta__":{"hash":"579415e5202792ce7c44d94f18fa790ede56984629a6ee2a9de18e63f3dc521d","name":"PreviewAction","kind":"query"}} as unknown as DocumentNode<PreviewActionQuery, PreviewActionQueryVariables>;
export const PreviewApprovalDocument = {"__meta__":{"hash":"eaddbc20c8d42715bb314a2a79314589a29615b21733a406fb49ec3eb32f26b3","name":"PreviewApproval","kind":"query"}} as unknown as DocumentNode<PreviewApprovalQuery, PreviewApprovalQueryVariables>;
export const ActOnMemberDocument = {"__meta__":{"hash":"92306f569526a2fa74049c8a94baae3625c21225bbf89256a47f981f410a4fd0","name":"ActOnMember","kind":"mutation"}} as unknown as DocumentNode<ActOnMemberMutation, ActOnMemberMutationVariables>;
export const ApprovalsDocument = {"__meta__":{"hash":"c1fe32457a1ad282ec796fc894453d85ef76ee64b4f696888ce3c2b74ad9027b","name":"Approvals","kind":"query"}} as unknown as DocumentNode<ApprovalsQuery, ApprovalsQueryVariables>;
export const DecideApprovalDocument = {"__meta__":{"hash":"16adb2fb3b487c5ddb7c0b141d5fb036c9ddcb4908234391781a39df313a46a5","name":"DecideApproval","kind":"mutation"}} as unknown as DocumentNode<DecideApprovalMutation, DecideApprovalMutationVariables>;
export const ReportQueueDocument = {"__meta__":{"hash":"887e9c540ab35f7f2648fe096edb84588aa025ab6b34722796794c64c7f5b47c","name":"ReportQueue","kind":"query"}} as unknown as DocumentNode<ReportQueueQuery, ReportQueueQueryVariables>;
export const CommentAuthorHistoryDocument = {"__meta__":{"hash":"482d4e31535fb9382d601d31ca9f51760efb45ece2a14d213c68f258b5693f00","name":"CommentAuthorHistory","kind":"query"}} as unknown as DocumentNode<CommentAuthorHistoryQuery, CommentAuthorHistoryQueryVariables>;
export const DecideCommentDocument = {"__meta__":{"hash":"a10c61a845ec49919fb6792de8b22828ecc4ed92334644d997d5044da5413b13","name":"DecideComment","kind":"mutation"}} as unknown as DocumentNode<DecideCommentMutation, DecideCommentMutationVariables>;
export const BanCommentAuthorDocument = {"__meta__":{"hash":"819f66cc45b4ef348060d4707a52fa4091614e98fe206e6a0adec1e3147b64d2","name":"BanCommentAuthor","kind":"mutation"}} as unknown as DocumentNode<BanCommentAuthorMutation, BanCommentAuthorMutationVariables>;
export const LiftCommentBanDocument = {"__meta__":{"hash":"ec9cdd332e87d57cee74afdc9eb5ce0c83cd0f7eda7ab064a51e46f21784e4e0","name":"LiftCommentBan","kind":"mutation"}} as unknown as DocumentNode<LiftCommentBanMutation, LiftCommentBanMutationVariables>;
export const WallQueueDocument = {"__meta__":{"hash":"999145075b7c6ff4023456e91f2d3286fd20bfe74d61fe25b520fde83a96cf72","name":"WallQueue","kind":"query"}} as unknown as DocumentNode<WallQueueQuery, WallQueueQueryVariables>;
export const DecideWallPostDocument = {"__meta__":{"hash":"e7386704e8b4332ae3c30c1066a08039eeeb6a037f8d0f1a390a4fbe137ed24f","name":"DecideWallPost","kind":"mutation"}} as unknown as DocumentNode<DecideWallPostMutation, DecideWallPostMutationVariables>;
export const CommentAppealsDocument = {"__meta__":{"hash":"819d18096fc358e5234f886c23d6e41e77013526529a1cdf2e007da5dac0524a","name":"CommentAppeals","kind":"query"}} as unknown as DocumentNode<CommentAppealsQuery, CommentAppealsQueryVariables>;
export const DecideAppealDocument = {"__meta__":{"hash":"6e88f246b4610f86a89cd975e9f19253e696554a286fb9c68f80895f9bcd10ff","name":"DecideAppeal","kind":"mutation"}} as unknown as DocumentNode<DecideAppealMutation, DecideAppealMutationVariables>;
export const TryBannedWordsDocument = {"__meta__":{"hash":"cefa1a282369ecf67bb87502b4cd4b1dd1ea386d3ba650e72ae0b88403e888e1","name":"TryBannedWords","kind":"query"}} as unknown as DocumentNode<TryBannedWordsQuery, TryBannedWordsQueryVariables>;
export const BannedWordsDocument = {"__meta__":{"hash":"4e83387565dafd07aae09b9d1e6b818e87e614949276d4961cdd8043e7176ef0","name":"BannedWords","kind":"query"}} as unknown as DocumentNode<BannedWordsQuery, BannedWordsQueryVariables>;
export const PreviewBannedWordDocument = {"__meta__":{"hash":"2ae6c71c9aa46377a79bc2bd1105ea1252cbb9557eb5d2bf2b202decb9f06dd9","name":"PreviewBannedWord","kind":"query"}} as unknown as DocumentNode<PreviewBannedWordQuery, PreviewBannedWordQueryVariables>;
export const DecideBannedWordDocument = {"__meta__":{"hash":"f0cec37f9de60e237a8c66ddd5f7fc01d331ded058fd443b9e4b77add686fb9a","name":"DecideBannedWord","kind":"mutation"}} as unknown as DocumentNode<DecideBannedWordMutation, DecideBannedWordMutationVariables>;
export const RemoveBannedWordDocument = {"__meta__":{"hash":"79eb8d7b6b8bc3efbc8cefae1526d9d179e774e5990175197b808a7161f487ef","name":"RemoveBannedWord","kind":"mutation"}} as unknown as DocumentNode<RemoveBannedWordMutation, RemoveBannedWordMutationVariables>;
export const HealthDocument = {"__meta__":{"hash":"fd9f99ca7f9c04eebfb7c9494981bbd716018d7cd0102fc51c352864f60b2d13","name":"Health","kind":"query"}} as unknown as DocumentNode<HealthQuery, HealthQueryVariables>;
export const JobsDocument = {"__meta__":{"hash":"ab26c21ec25ca9cf35dab3c93bd4462becb94b7f865af5840cec2c5ebf5ff7b4","name":"Jobs","kind":"query"}} as unknown as DocumentNode<JobsQuery, JobsQueryVariables>;
export const JobRunsDocument = {"__meta__":{"hash":"4d62d9cf677be755e298716c575b406750a448c926b991dd3a127bb347f2d46f","name":"JobRuns","kind":"query"}} as unknown as DocumentNode<JobRunsQuery, JobRunsQueryVariables>;
export const RunJobDocument = {"__meta__":{"hash":"2277971520a82d12140a8bfbc6d98352f1e8537c5eb7248de5f242b3b80610bf","name":"RunJob","kind":"mutation"}} as unknown as DocumentNode<RunJobMutation, RunJobMutationVariables>;
export const QueuedMailsDocument = {"__meta__":{"hash":"0ec9c07420305f3aa02637d5232f8b3a0303bfe5c52f9bcf8a23466c008e95c2","name":"QueuedMails","kind":"query"}} as unknown as DocumentNode<QueuedMailsQuery, QueuedMailsQueryVariables>;
export const SendMailNowDocument = {"__meta__":{"hash":"4331a16643fe97a38db5c857d10949c04a238645db4881ecdd194df1630923fa","name":"SendMailNow","kind":"mutation"}} as unknown as DocumentNode<SendMailNowMutation, SendMailNowMutationVariables>;
export const ReleasesDocument = {"__meta__":{"hash":"a7643abfd685ec1d133b8cee162d2b92aa9f60a8203ee1284047f4d1e0db8ae3","name":"Releases","kind":"query"}} as unknown as DocumentNode<ReleasesQuery, ReleasesQueryVariables>;
export const ReleaseOperationsDocument = {"__meta__":{"hash":"58796bf108ea128cd7ff737654a9703930b5d8d3814684f3d151e6b694c57f4b","name":"ReleaseOperations","kind":"query"}} as unknown as DocumentNode<ReleaseOperationsQuery, ReleaseOperationsQueryVariables>;
export const ProblemReportsDocument = {"__meta__":{"hash":"d06ae1e54ded914844c0e6b19215b417021d3598d8d407b85dd3f818d1163fe2","name":"ProblemReports","kind":"query"}} as unknown as DocumentNode<ProblemReportsQuery, ProblemReportsQueryVariables>;
export const SettleProblemReportDocument = {"__meta__":{"hash":"b03a0fd0cb79ca020ab000b585e5d074fe3c0fd58b515038fc91da655ea84ed7","name":"SettleProblemReport","kind":"mutation"}} as unknown as DocumentNode<SettleProblemReportMutation, SettleProblemReportMutationVariables>;
export const PerformerRecordsDocument = {"__meta__":{"hash":"8ac65bb02e4cf02a9911191c8c05b2730d10da9d7f936cfc1056a102d9c9462e","name":"PerformerRecords","kind":"query"}} as unknown as DocumentNode<PerformerRecordsQuery, PerformerRecordsQueryVariables>;
export const PerformerRecordDocument = {"__meta__":{"hash":"35a390926f3a3a279531370242ec0f47330902d7c0faf88851f042c6da9fd833","name":"PerformerRecord","kind":"query"}} as unknown as DocumentNode<PerformerRecordQuery, PerformerRecordQueryVariables>;
export const WritePerformerIdentityDocument = {"__meta__":{"hash":"ee80e48f10b8fef6fddbac4ac6c38deeeb408a1c73d2e04dccbb7f4680dafe98","name":"WritePerformerIdentity","kind":"mutation"}} as unknown as DocumentNode<WritePerformerIdentityMutation, WritePerformerIdentityMutationVariables>;
export const AddPerformerDocumentDocument = {"__meta__":{"hash":"85359e7b1b774951a4e53f6fb8011445b1aa726de49e4a97edb5cc39405e250c","name":"AddPerformerDocument","kind":"mutation"}} as unknown as DocumentNode<AddPerformerDocumentMutation, AddPerformerDocumentMutationVariables>;
export const WithdrawPerformerDocumentDocument = {"__meta__":{"hash":"d6488222f901ce0363d5d5b7ecdc2ad40762ad7b3ed2d2465c5a3b791c3e005c","name":"WithdrawPerformerDocument","kind":"mutation"}} as unknown as DocumentNode<WithdrawPerformerDocumentMutation, WithdrawPerformerDocumentMutationVariables>;
export const VerifyPerformerRecordDocument = {"__meta__":{"hash":"90dadc7cd932e13764bdef5c1b12168d819104a35f52d4e30b83930253aa23b5","name":"VerifyPerformerRecord","kind":"mutation"}} as unknown as DocumentNode<VerifyPerformerRecordMutation, VerifyPerformerRecordMutationVariables>;
export const RequirePerformerRecordsDocument = {"__meta__":{"hash":"4a75e9797a36b633ff4877263736f6fe0c1331718ec8c6db7c068207cd7e8533","name":"RequirePerformerRecords","kind":"mutation"}} as unknown as DocumentNode<RequirePerformerRecordsMutation, RequirePerformerRecordsMutationVariables>;
export const RequestQueueDocument = {"__meta__":{"hash":"6336cb6d52f7baccfefe0439baa3a3eb4bc42cc9c901da17c0c36bd541b01bd3","name":"RequestQueue","kind":"query"}} as unknown as DocumentNode<RequestQueueQuery, RequestQueueQueryVariables>;
export const PublicRequestDocument = {"__meta__":{"hash":"3682beccb0b7e87d2869d8477cf83c17e806bb96372a9c9b742518940df84bef","name":"PublicRequest","kind":"query"}} as unknown as DocumentNode<PublicRequestQuery, PublicRequestQueryVariables>;
export const RequestMailsDocument = {"__meta__":{"hash":"fbc8e3e3f7428df1d05674fb3381dcbb4990325247890c8ceccddb1c6ce438b6","name":"RequestMails","kind":"query"}} as unknown as DocumentNode<RequestMailsQuery, RequestMailsQueryVariables>;
export const PreviewRequestMailDocument = {"__meta__":{"hash":"4f9234869a0067da256a4722af68a7c6ae879c754d243ec774d37fcd11d9e84c","name":"PreviewRequestMail","kind":"query"}} as unknown as DocumentNode<PreviewRequestMailQuery, PreviewRequestMailQueryVariables>;
export const AssignRequestDocument = {"__meta__":{"hash":"450c7cd92f38bd55df1564d345911aa1e899706e55b1aa2bc301bfbd3b77736a","name":"AssignRequest","kind":"mutation"}} as unknown as DocumentNode<AssignRequestMutation, AssignRequestMutationVariables>;
export const NoteOnRequestDocument = {"__meta__":{"hash":"bda6317db68049c290dc8dbe3038240f76b12c856e0f2fddabceaa5e9edb227d","name":"NoteOnRequest","kind":"mutation"}} as unknown as DocumentNode<NoteOnRequestMutation, NoteOnRequestMutationVariables>;
export const ReplyToRequestDocument = {"__meta__":{"hash":"f629d6d93acf765ba28981c6ccdf6c8b60a9d115f5d90a43f669bb1fc7fc2762","name":"ReplyToRequest","kind":"mutation"}} as unknown as DocumentNode<ReplyToRequestMutation, ReplyToRequestMutationVariables>;
export const CloseRequestDocument = {"__meta__":{"hash":"a0d261dab6f048c23ac97027b582be0869ab226497aa9a3419626bc1fd104ca8","name":"CloseRequest","kind":"mutation"}} as unknown as DocumentNode<CloseRequestMutation, CloseRequestMutationVariables>;
export const ReopenRequestDocument = {"__meta__":{"hash":"c8168c11b9344fe5e1c0296928b44f62af9e295f9de8efdd83bc8cc5365e4655","name":"ReopenRequest","kind":"mutation"}} as unknown as DocumentNode<ReopenRequestMutation, ReopenRequestMutationVariables>;
export const MailRequestAnswerAgainDocument = {"__meta__":{"hash":"b3a619f101b0892db6b65093d331af9ed33f29e05a9123e214cfb38556c47ad4","name":"MailRequestAnswerAgain","kind":"mutation"}} as unknown as DocumentNode<MailRequestAnswerAgainMutation, MailRequestAnswerAgainMutationVariables>;
export const PlansDocument = {"__meta__":{"hash":"e194d6d0cdec8dacf3b0f53b69aef23d2835ef2d1202ad336fb196fc6905cf56","name":"Plans","kind":"query"}} as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const BrandFlagsDocument = {"__meta__":{"hash":"0356797138cd947b0b6e7e61c3ac1b827386bce7e40b7a5b8ce8b1f161b96720","name":"BrandFlags","kind":"query"}} as unknown as DocumentNode<BrandFlagsQuery, BrandFlagsQueryVariables>;
export const MemberOffersDocument = {"__meta__":{"hash":"fcea96eb3aa05db399d64ea63de927be3c0a98543ebe8c3b569b859a887130c7","name":"MemberOffers","kind":"query"}} as unknown as DocumentNode<MemberOffersQuery, MemberOffersQueryVariables>;
export const VoucherBatchesDocument = {"__meta__":{"hash":"c4216a44206ef2473786ee907841acbe62a79c47472d9e5898e5866a8f905850","name":"VoucherBatches","kind":"query"}} as unknown as DocumentNode<VoucherBatchesQuery, VoucherBatchesQueryVariables>;
export const VoucherUsesDocument = {"__meta__":{"hash":"3e44805f6d8134de0a5be31e5796a200d6386ee4298865fa05af9b367e435e9d","name":"VoucherUses","kind":"query"}} as unknown as DocumentNode<VoucherUsesQuery, VoucherUsesQueryVariables>;
export const DiscountsDocument = {"__meta__":{"hash":"301f86b48863e103f450d15510e39a6938760951851fc147f4ef595f4a13adf1","name":"Discounts","kind":"query"}} as unknown as DocumentNode<DiscountsQuery, DiscountsQueryVariables>;
export const DiscountCodesDocument = {"__meta__":{"hash":"82377351a6efa5fbd4feeedee135d276f84cf6793c3f78f4ca3dad8829c895c4","name":"DiscountCodes","kind":"query"}} as unknown as DocumentNode<DiscountCodesQuery, DiscountCodesQueryVariables>;
export const CreateDiscountDocument = {"__meta__":{"hash":"37c1397850656d9123925c023dc2d828343c2107c157e206e899ed942ec075d6","name":"CreateDiscount","kind":"mutation"}} as unknown as DocumentNode<CreateDiscountMutation, CreateDiscountMutationVariables>;
export const ApproveDiscountDocument = {"__meta__":{"hash":"2ab4c58a0359722d7b997f2ad6eaebb041089bbad6af23926e862e707ba9464b","name":"ApproveDiscount","kind":"mutation"}} as unknown as DocumentNode<ApproveDiscountMutation, ApproveDiscountMutationVariables>;
export const StopDiscountDocument = {"__meta__":{"hash":"c5ec3bfb446875e0be5bc9f7fdd21197544ae06ec6602f52ccaf852463b63d12","name":"StopDiscount","kind":"mutation"}} as unknown as DocumentNode<StopDiscountMutation, StopDiscountMutationVariables>;
export const SoldGiftsDocument = {"__meta__":{"hash":"a48bde3529db3b799117c706bf8823d816cfb003a720640ab6523066c824ff7c","name":"SoldGifts","kind":"query"}} as unknown as DocumentNode<SoldGiftsQuery, SoldGiftsQueryVariables>;
export const CreateVouchersDocument = {"__meta__":{"hash":"7736148caff71667017b98b90038dc1d6c7753a387f812b9dc7443163deb9fb2","name":"CreateVouchers","kind":"mutation"}} as unknown as DocumentNode<CreateVouchersMutation, CreateVouchersMutationVariables>;
export const ApproveVouchersDocument = {"__meta__":{"hash":"4c9fd22a24bce241e7a42b2592b475ba01f144ac85bc3ca8ed631a220812288d","name":"ApproveVouchers","kind":"mutation"}} as unknown as DocumentNode<ApproveVouchersMutation, ApproveVouchersMutationVariables>;
export const StopVouchersDocument = {"__meta__":{"hash":"2c05879ab31b432c2cd131717a5d2475d5f7206ac6560fa87e301a21b75462ff","name":"StopVouchers","kind":"mutation"}} as unknown as DocumentNode<StopVouchersMutation, StopVouchersMutationVariables>;
export const ResendGiftDocument = {"__meta__":{"hash":"ea6671106bb18a26cec30e9dd260b59429944bc0db799e92bc0d6e2f16ddc003","name":"ResendGift","kind":"mutation"}} as unknown as DocumentNode<ResendGiftMutation, ResendGiftMutationVariables>;
export const DealSlotsDocument = {"__meta__":{"hash":"cdfab337fdd8c7da3006b4f9db0fd9fef9cfc1880e27588a0840dafac32f4914","name":"DealSlots","kind":"query"}} as unknown as DocumentNode<DealSlotsQuery, DealSlotsQueryVariables>;
export const FlagChangesDocument = {"__meta__":{"hash":"ce67ae2a610da37105e48498f55d7dc0b7bc43a9add4ee35b87ce5ee06245ec9","name":"FlagChanges","kind":"query"}} as unknown as DocumentNode<FlagChangesQuery, FlagChangesQueryVariables>;
export const SwitchFlagDocument = {"__meta__":{"hash":"296e8b34b4b77a5b1f2ffe56e765b7c08b422818b461c841c4cbcb87c43387f5","name":"SwitchFlag","kind":"mutation"}} as unknown as DocumentNode<SwitchFlagMutation, SwitchFlagMutationVariables>;
export const ExperimentsDocument = {"__meta__":{"hash":"a4300dfc23a501cdf3e31eeea22195f8a77becc8c5399aed48bfcf153e2ab5dd","name":"Experiments","kind":"query"}} as unknown as DocumentNode<ExperimentsQuery, ExperimentsQueryVariables>;
export const ExperimentRunDocument = {"__meta__":{"hash":"0e663a74bb5d8a996c4c0ac29552c5c6e033a3d03a404fd9137331c0099d22f8","name":"ExperimentRun","kind":"query"}} as unknown as DocumentNode<ExperimentRunQuery, ExperimentRunQueryVariables>;
export const StartExperimentDocument = {"__meta__":{"hash":"c9c6d4b7bf3514bb064dc505e875fa4baadd5fa52c9bb6b1a8b45510d08ed19d","name":"StartExperiment","kind":"mutation"}} as unknown as DocumentNode<StartExperimentMutation, StartExperimentMutationVariables>;
export const ChangeExperimentShareDocument = {"__meta__":{"hash":"9ef6a28ff1e72620fcc2a4403bb7ef996751aa1857a9e24b051910f98c05f401","name":"ChangeExperimentShare","kind":"mutation"}} as unknown as DocumentNode<ChangeExperimentShareMutation, ChangeExperimentShareMutationVariables>;
export const StopExperimentDocument = {"__meta__":{"hash":"28597037eb7c33b50976dd0c8ad98a9914ba44da73cffd19401bccfa572126f7","name":"StopExperiment","kind":"mutation"}} as unknown as DocumentNode<StopExperimentMutation, StopExperimentMutationVariables>;
export const StaffMembersDocument = {"__meta__":{"hash":"fd687e858a1d77291d0e35af01c344ef825b0d6c18fd22daee0cac5910bd2a88","name":"StaffMembers","kind":"query"}} as unknown as DocumentNode<StaffMembersQuery, StaffMembersQueryVariables>;
export const DisableStaffMemberDocument = {"__meta__":{"hash":"ce8084f2a6611f7748b7ff6b4da966ab3261f522572da05551f68432f76fe821","name":"DisableStaffMember","kind":"mutation"}} as unknown as DocumentNode<DisableStaffMemberMutation, DisableStaffMemberMutationVariables>;
export const EnableStaffMemberDocument = {"__meta__":{"hash":"e739eb748962ba8896a292d42f7ab31f877779d251cd29562c2d6bbee3140376","name":"EnableStaffMember","kind":"mutation"}} as unknown as DocumentNode<EnableStaffMemberMutation, EnableStaffMemberMutationVariables>;
export const SetStaffRoleDocument = {"__meta__":{"hash":"c5851751226edc4dcab7329064f95129597e4e2cb866b50cc9125fcd170ac15f","name":"SetStaffRole","kind":"mutation"}} as unknown as DocumentNode<SetStaffRoleMutation, SetStaffRoleMutationVariables>;
export const RemoveStaffMemberDocument = {"__meta__":{"hash":"7b048003fed989cd75441fc6fa37d016b3cb71f667ec53f46435b0f0dfab19ba","name":"RemoveStaffMember","kind":"mutation"}} as unknown as DocumentNode<RemoveStaffMemberMutation, RemoveStaffMemberMutationVariables>;
export const MediaSourcesDocument = {"__meta__":{"hash":"2a5e1278965514489521cd27456f620a1a58ebbf4cdde4932f8c59819eeb6ecb","name":"MediaSources","kind":"query"}} as unknown as DocumentNode<MediaSourcesQuery, MediaSourcesQueryVariables>;
export const MediaSourceDocument = {"__meta__":{"hash":"e6c1685d864e547c1358f2fa33905cc459518ac2a0411a25210b78c71eb8e65e","name":"MediaSource","kind":"query"}} as unknown as DocumentNode<MediaSourceQuery, MediaSourceQueryVariables>;
export const RetryMediaSourceDocument = {"__meta__":{"hash":"055e73e09cf3c170d8d1c6c1e0b9757c0be0d8c62809b1ee397b3b1d439e73b1","name":"RetryMediaSource","kind":"mutation"}} as unknown as DocumentNode<RetryMediaSourceMutation, RetryMediaSourceMutationVariables>;
export const ShowMediaDocument = {"__meta__":{"hash":"aa01e7259e4b21fa44cb04f70b3b6fbdcbdb048f52b90dfe9f5819da85c84d4e","name":"ShowMedia","kind":"mutation"}} as unknown as DocumentNode<ShowMediaMutation, ShowMediaMutationVariables>;
export const DiscardMediaDocument = {"__meta__":{"hash":"0184fe1dba755f6dbd3efbbc1e09100c6724d6d73ec508c7b40fd63f0eb58cdc","name":"DiscardMedia","kind":"mutation"}} as unknown as DocumentNode<DiscardMediaMutation, DiscardMediaMutationVariables>;
export const FilmsToUploadForDocument = {"__meta__":{"hash":"4a0ed0c5dc877ba1465a72202320aa7f2b146a7458f2c3acb0a8511d6913708c","name":"FilmsToUploadFor","kind":"query"}} as unknown as DocumentNode<FilmsToUploadForQuery, FilmsToUploadForQueryVariables>;
export const DraftToSendForDocument = {"__meta__":{"hash":"ae573ae8c7260d7861cd6a2e9a456e0f21cd43a88a3ea94d8ec5f5af2dd8150d","name":"DraftToSendFor","kind":"query"}} as unknown as DocumentNode<DraftToSendForQuery, DraftToSendForQueryVariables>;
export const FilmToUploadForDocument = {"__meta__":{"hash":"b30c189d185df87bd9a5035a35086b5257dd0ec6b0b51650d97df6866f60a8db","name":"FilmToUploadFor","kind":"query"}} as unknown as DocumentNode<FilmToUploadForQuery, FilmToUploadForQueryVariables>;