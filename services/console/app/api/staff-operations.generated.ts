// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './staff-types.generated.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
  items: ReadonlyArray<Types.BulkItemInput>;
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
  items: ReadonlyArray<Types.BulkItemInput>;
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
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type FilmOfCaptionsQueryVariables = Exact<{
  slug: string;
}>;


export type FilmOfCaptionsQuery = { readonly contentBySlug: { readonly id: string } | null };

export type WholeFilmQueryVariables = Exact<{
  filmId: string | number;
}>;


export type WholeFilmQuery = { readonly mediaSources: { readonly sources: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly state: Types.MediaSourceState, readonly previews: { readonly poster: string, readonly whole: string | null, readonly storyboard: string | null, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly preview: string }> } | null }> } };

export type HasStockMediaQueryVariables = Exact<{ [key: string]: never; }>;


export type HasStockMediaQuery = { readonly hasStockMedia: boolean };

export type ContentItemQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
}>;


export type ContentItemQuery = { readonly content: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } | null };

export type ContentVersionsQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
}>;


export type ContentVersionsQuery = { readonly contentVersions: ReadonlyArray<{ readonly version: number, readonly action: string, readonly state: Types.ContentState, readonly at: string, readonly by: string, readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }> };

export type ContentWholeFragment = { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null };

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

export type CreateFilmMutationVariables = Exact<{
  input: Types.FilmInput;
}>;


export type CreateFilmMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateFilmMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.FilmInput;
}>;


export type UpdateFilmMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreatePerformerMutationVariables = Exact<{
  input: Types.PerformerInput;
}>;


export type CreatePerformerMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdatePerformerMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.PerformerInput;
}>;


export type UpdatePerformerMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateCategoryMutationVariables = Exact<{
  input: Types.LabelInput;
}>;


export type CreateCategoryMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateCategoryMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.LabelInput;
}>;


export type UpdateCategoryMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateTagMutationVariables = Exact<{
  input: Types.LabelInput;
}>;


export type CreateTagMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateTagMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.LabelInput;
}>;


export type UpdateTagMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateChannelMutationVariables = Exact<{
  input: Types.ChannelInput;
}>;


export type CreateChannelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateChannelMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.ChannelInput;
}>;


export type UpdateChannelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreatePackMutationVariables = Exact<{
  input: Types.PackInput;
}>;


export type CreatePackMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdatePackMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.PackInput;
}>;


export type UpdatePackMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateShowcaseMutationVariables = Exact<{
  input: Types.ShowcaseInput;
}>;


export type CreateShowcaseMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateShowcaseMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.ShowcaseInput;
}>;


export type UpdateShowcaseMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateAwardMutationVariables = Exact<{
  input: Types.AwardInput;
}>;


export type CreateAwardMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateAwardMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.AwardInput;
}>;


export type UpdateAwardMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateAngelMutationVariables = Exact<{
  input: Types.AngelInput;
}>;


export type CreateAngelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateAngelMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.AngelInput;
}>;


export type UpdateAngelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateWallPostMutationVariables = Exact<{
  input: Types.WallPostInput;
}>;


export type CreateWallPostMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateWallPostMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.WallPostInput;
}>;


export type UpdateWallPostMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateReelMutationVariables = Exact<{
  input: Types.ReelInput;
}>;


export type CreateReelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateReelMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.ReelInput;
}>;


export type UpdateReelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateBrandArtMutationVariables = Exact<{
  input: Types.BrandArtInput;
}>;


export type CreateBrandArtMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateBrandArtMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.BrandArtInput;
}>;


export type UpdateBrandArtMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateCaptionMutationVariables = Exact<{
  input: Types.CaptionInput;
}>;


export type CreateCaptionMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateCaptionMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.CaptionInput;
}>;


export type UpdateCaptionMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreatePictureSetMutationVariables = Exact<{
  input: Types.PictureSetInput;
}>;


export type CreatePictureSetMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdatePictureSetMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.PictureSetInput;
}>;


export type UpdatePictureSetMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateExpertReviewMutationVariables = Exact<{
  input: Types.ExpertReviewInput;
}>;


export type CreateExpertReviewMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateExpertReviewMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.ExpertReviewInput;
}>;


export type UpdateExpertReviewMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateDealMutationVariables = Exact<{
  input: Types.DealInput;
}>;


export type CreateDealMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateDealMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.DealInput;
}>;


export type UpdateDealMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreateOfferMutationVariables = Exact<{
  input: Types.OfferInput;
}>;


export type CreateOfferMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdateOfferMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.OfferInput;
}>;


export type UpdateOfferMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type CreatePlanMutationVariables = Exact<{
  input: Types.PlanInput;
}>;


export type CreatePlanMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UpdatePlanMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.PlanInput;
}>;


export type UpdatePlanMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type PublishContentMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
  releaseAt?: string | null | undefined;
}>;


export type PublishContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type UnpublishContentMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
}>;


export type UnpublishContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type ScheduleContentMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
}>;


export type ScheduleContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

export type DeleteDraftMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
}>;


export type DeleteDraftMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
   };

type ContentAnswer_ContentConflict_Fragment = { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } };

type ContentAnswer_ContentInUse_Fragment = { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string };

type ContentAnswer_ContentInvalid_Fragment = { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> };

type ContentAnswer_ContentMissing_Fragment = { readonly __typename: 'ContentMissing' };

type ContentAnswer_ContentNeedsApproval_Fragment = { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> };

type ContentAnswer_ContentSaved_Fragment = { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } };

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
  unsaved?: Types.UnsavedContent | null | undefined;
}>;


export type PreviewPlacesQuery = { readonly previewPlaces: ReadonlyArray<{ readonly brand: string, readonly name: string, readonly path: string }> };

export type OpenPreviewMutationVariables = Exact<{
  kind: Types.ContentKind;
  id?: string | number | null | undefined;
  version: number;
  brand: string;
  person: Types.PreviewPerson;
  unsaved?: Types.UnsavedContent | null | undefined;
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


export type ContentVersionQuery = { readonly contentVersion: { readonly version: number, readonly action: string, readonly state: Types.ContentState, readonly at: string, readonly by: string, readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } } | null };

export type RestoreVersionMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
  version: number;
}>;


export type RestoreVersionMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentNeedsApproval', readonly fields: ReadonlyArray<string> }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly scheduledBy: string | null, readonly scheduleProblem: string | null, readonly preparation: { readonly all: number, readonly ready: number } | null, readonly film: { readonly slug: string, readonly address: string | null, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly pictureFocus: string | null, readonly pictureCrops: ReadonlyArray<string>, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly translations: ReadonlyArray<{ readonly language: string, readonly title: string, readonly description: string }>, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }>, readonly stills: ReadonlyArray<{ readonly place: number, readonly startsAtSeconds: number, readonly picture: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string>, readonly portrait: string | null, readonly portraitFocus: string | null, readonly portraitCrops: ReadonlyArray<string>, readonly banner: string | null, readonly bannerFocus: string | null, readonly bannerCrops: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number, readonly portrait: string | null, readonly portraitFocus: string | null, readonly banner: string | null, readonly bannerFocus: string | null } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string, readonly picture: string | null, readonly pictureFocus: string | null } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly brandArt: { readonly slug: string, readonly brand: string, readonly slot: string, readonly picture: string, readonly pictureFocus: string | null } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly pictureSet: { readonly slug: string, readonly film: string, readonly pictures: ReadonlyArray<{ readonly picture: string, readonly alt: string, readonly crops: ReadonlyArray<string> }> } | null, readonly expertReview: { readonly slug: string, readonly film: string, readonly rating: number, readonly story: number | null, readonly camera: number | null, readonly performance: number | null, readonly sound: number | null, readonly performers: ReadonlyArray<{ readonly performer: string, readonly rating: number }> } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean, readonly thumbnail: string | null, readonly thumbnailFocus: string | null, readonly logo: string | null, readonly logoFocus: string | null } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly leastMonths: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null, readonly plan: { readonly slug: string, readonly site: string | null, readonly group: string | null, readonly period: string, readonly firstPrice: number, readonly renewalPrice: number, readonly trialDays: number | null, readonly isPortalOffer: boolean, readonly segpayTicket: string | null, readonly ccbillForm: string | null, readonly prices: ReadonlyArray<{ readonly currency: string, readonly firstPrice: number, readonly renewalPrice: number }> } | null } }
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

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BulkRowWholeFragmentDoc = new TypedDocumentString(`
    fragment BulkRowWhole on BulkRowResult {
  id
  title
  outcome
  problem
  canUndo
}
    `, {"fragmentName":"BulkRowWhole"}) as unknown as TypedDocumentString<BulkRowWholeFragment, unknown>;
export const BulkChangeWholeFragmentDoc = new TypedDocumentString(`
    fragment BulkChangeWhole on BulkChange {
  id
  kind
  name
  slug
  publishAt
  unpublishAt
  count
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  undoneBy
  undoneAt
  worth {
    id
    title
    field
    from
    to
  }
  results {
    ...BulkRowWhole
  }
  undoResults {
    ...BulkRowWhole
  }
}
    fragment BulkRowWhole on BulkRowResult {
  id
  title
  outcome
  problem
  canUndo
}`, {"fragmentName":"BulkChangeWhole"}) as unknown as TypedDocumentString<BulkChangeWholeFragment, unknown>;
export const BulkAnswerFragmentDoc = new TypedDocumentString(`
    fragment BulkAnswer on BulkChangeResult {
  __typename
  ... on BulkChanged {
    change {
      ...BulkChangeWhole
    }
  }
  ... on BulkRefused {
    message
  }
}
    fragment BulkChangeWhole on BulkChange {
  id
  kind
  name
  slug
  publishAt
  unpublishAt
  count
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  undoneBy
  undoneAt
  worth {
    id
    title
    field
    from
    to
  }
  results {
    ...BulkRowWhole
  }
  undoResults {
    ...BulkRowWhole
  }
}
fragment BulkRowWhole on BulkRowResult {
  id
  title
  outcome
  problem
  canUndo
}`, {"fragmentName":"BulkAnswer"}) as unknown as TypedDocumentString<BulkAnswerFragment, unknown>;
export const ContentSummaryFragmentDoc = new TypedDocumentString(`
    fragment ContentSummary on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  picture
  preparation {
    all
    ready
  }
  film {
    slug
    title
    site
    releasedAt
  }
  performer {
    slug
    name
  }
  category {
    slug
    name
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    site
  }
  pack {
    slug
    channel
    name
  }
  showcase {
    slug
    title
  }
  award {
    slug
    name
    site
  }
  angel {
    slug
  }
  wallPost {
    slug
    site
  }
  reel {
    slug
    site
  }
  brandArt {
    slug
    brand
    slot
  }
  caption {
    slug
    film
    label
  }
  pictureSet {
    slug
    film
  }
  expertReview {
    slug
    film
  }
  deal {
    slug
    name
    site
  }
  offer {
    slug
  }
  plan {
    slug
    site
  }
}
    `, {"fragmentName":"ContentSummary"}) as unknown as TypedDocumentString<ContentSummaryFragment, unknown>;
export const CalendarItemFragmentDoc = new TypedDocumentString(`
    fragment CalendarItem on ContentItem {
  ...ContentSummary
  scheduleProblem
}
    fragment ContentSummary on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  picture
  preparation {
    all
    ready
  }
  film {
    slug
    title
    site
    releasedAt
  }
  performer {
    slug
    name
  }
  category {
    slug
    name
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    site
  }
  pack {
    slug
    channel
    name
  }
  showcase {
    slug
    title
  }
  award {
    slug
    name
    site
  }
  angel {
    slug
  }
  wallPost {
    slug
    site
  }
  reel {
    slug
    site
  }
  brandArt {
    slug
    brand
    slot
  }
  caption {
    slug
    film
    label
  }
  pictureSet {
    slug
    film
  }
  expertReview {
    slug
    film
  }
  deal {
    slug
    name
    site
  }
  offer {
    slug
  }
  plan {
    slug
    site
  }
}`, {"fragmentName":"CalendarItem"}) as unknown as TypedDocumentString<CalendarItemFragment, unknown>;
export const ContentWholeFragmentDoc = new TypedDocumentString(`
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
    `, {"fragmentName":"ContentWhole"}) as unknown as TypedDocumentString<ContentWholeFragment, unknown>;
export const ContentAnswerFragmentDoc = new TypedDocumentString(`
    fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}`, {"fragmentName":"ContentAnswer"}) as unknown as TypedDocumentString<ContentAnswerFragment, unknown>;
export const ReferenceFragmentDoc = new TypedDocumentString(`
    fragment Reference on ContentItem {
  kind
  id
  state
  picture
  film {
    slug
    address
    title
    site
  }
  performer {
    slug
    name
  }
  category {
    slug
    name
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    site
  }
  pack {
    slug
    channel
    name
  }
  showcase {
    slug
    title
  }
}
    `, {"fragmentName":"Reference"}) as unknown as TypedDocumentString<ReferenceFragment, unknown>;
export const SavedViewWholeFragmentDoc = new TypedDocumentString(`
    fragment SavedViewWhole on SavedView {
  id
  name
  address
  isShared
  owner
  mayDelete
}
    `, {"fragmentName":"SavedViewWhole"}) as unknown as TypedDocumentString<SavedViewWholeFragment, unknown>;
export const DataRequestInListFragmentDoc = new TypedDocumentString(`
    fragment DataRequestInList on DataRequest {
  id
  memberId
  kind
  receivedAt
  dueAt
  isLate
  isExtended
  state
  settledAt
}
    `, {"fragmentName":"DataRequestInList"}) as unknown as TypedDocumentString<DataRequestInListFragment, unknown>;
export const MemberMembershipFragmentDoc = new TypedDocumentString(`
    fragment MemberMembership on MemberSubscription {
  id
  product
  type
  plan
  biller
  joinedOn
  joinedAt
  isActive
  accessUntil
  isCancelled
  isRenewing
  isTandem
  events {
    kind
    at
    accessFrom
    accessUntil
    isPaid
    cause
  }
}
    `, {"fragmentName":"MemberMembership"}) as unknown as TypedDocumentString<MemberMembershipFragment, unknown>;
export const PaymentOfMemberFragmentDoc = new TypedDocumentString(`
    fragment PaymentOfMember on MemberPayment {
  id
  transactionId
  biller
  kind
  plan
  amount
  currency
  at
  state
  left
  allowsParts
  isBillerConnected
  isOutOfReach
}
    `, {"fragmentName":"PaymentOfMember"}) as unknown as TypedDocumentString<PaymentOfMemberFragment, unknown>;
export const RefundNotMadeFragmentDoc = new TypedDocumentString(`
    fragment RefundNotMade on UnmadeRefund {
  chargeId
  memberId
  biller
  amount
  currency
  state
  attempts
  problem
  askedBy
  decidedAt
}
    `, {"fragmentName":"RefundNotMade"}) as unknown as TypedDocumentString<RefundNotMadeFragment, unknown>;
export const ApprovalOfStaffFragmentDoc = new TypedDocumentString(`
    fragment ApprovalOfStaff on Approval {
  id
  memberId
  action
  details
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  carriedOutAt
}
    `, {"fragmentName":"ApprovalOfStaff"}) as unknown as TypedDocumentString<ApprovalOfStaffFragment, unknown>;
export const PreviewOfStaffFragmentDoc = new TypedDocumentString(`
    fragment PreviewOfStaff on ActionPreview {
  effects
  needsApproval
  mail {
    to
    subject
    text
  }
  refusal {
    message
  }
}
    `, {"fragmentName":"PreviewOfStaff"}) as unknown as TypedDocumentString<PreviewOfStaffFragment, unknown>;
export const CommentDecisionAnswerFragmentDoc = new TypedDocumentString(`
    fragment CommentDecisionAnswer on CommentDecisionResult {
  __typename
  ... on CommentDecisionRefused {
    message
  }
}
    `, {"fragmentName":"CommentDecisionAnswer"}) as unknown as TypedDocumentString<CommentDecisionAnswerFragment, unknown>;
export const BannedWordAnswerFragmentDoc = new TypedDocumentString(`
    fragment BannedWordAnswer on BannedWordResult {
  __typename
  ... on BannedWordDecided {
    word
    before
  }
  ... on BannedWordRefused {
    code
    message
  }
}
    `, {"fragmentName":"BannedWordAnswer"}) as unknown as TypedDocumentString<BannedWordAnswerFragment, unknown>;
export const RecordAnswerFragmentDoc = new TypedDocumentString(`
    fragment RecordAnswer on RecordResult {
  __typename
  ... on RecordRefused {
    message
  }
}
    `, {"fragmentName":"RecordAnswer"}) as unknown as TypedDocumentString<RecordAnswerFragment, unknown>;
export const RequestInListFragmentDoc = new TypedDocumentString(`
    fragment RequestInList on ListedRequest {
  id
  caseNumber
  kind
  brand
  email
  receivedAt
  dueAt
  isDueSoon
  isLate
  closedAt
  outcome
  assignedTo
  state
}
    `, {"fragmentName":"RequestInList"}) as unknown as TypedDocumentString<RequestInListFragment, unknown>;
export const RequestAnswerFragmentDoc = new TypedDocumentString(`
    fragment RequestAnswer on RequestResult {
  __typename
  ... on RequestRefused {
    message
  }
}
    `, {"fragmentName":"RequestAnswer"}) as unknown as TypedDocumentString<RequestAnswerFragment, unknown>;
export const PlanWholeFragmentDoc = new TypedDocumentString(`
    fragment PlanWhole on ShopPlan {
  id
  product
  kind
  option
  firstPrice
  firstDays
  rebillPrice
  rebillMonths
  isPortalOffer
  isOnSale
  prices {
    currency
    firstPrice
    rebillPrice
  }
}
    `, {"fragmentName":"PlanWhole"}) as unknown as TypedDocumentString<PlanWholeFragment, unknown>;
export const SwitchAnswerFragmentDoc = new TypedDocumentString(`
    fragment SwitchAnswer on SwitchResult {
  __typename
  ... on SwitchRefused {
    message
  }
}
    `, {"fragmentName":"SwitchAnswer"}) as unknown as TypedDocumentString<SwitchAnswerFragment, unknown>;
export const RunWholeFragmentDoc = new TypedDocumentString(`
    fragment RunWhole on ExperimentRun {
  id
  brands
  share
  startedAt
  endsAt
  stoppedAt
  end
  changes {
    id
    change
    share
    staff
    reason
    at
  }
}
    `, {"fragmentName":"RunWhole"}) as unknown as TypedDocumentString<RunWholeFragment, unknown>;
export const IntervalFragmentDoc = new TypedDocumentString(`
    fragment Interval on Estimate {
  low
  value
  high
}
    `, {"fragmentName":"Interval"}) as unknown as TypedDocumentString<IntervalFragment, unknown>;
export const StaffMemberAnswerFragmentDoc = new TypedDocumentString(`
    fragment StaffMemberAnswer on StaffMemberResult {
  __typename
  ... on StaffMemberRefused {
    message
  }
}
    `, {"fragmentName":"StaffMemberAnswer"}) as unknown as TypedDocumentString<StaffMemberAnswerFragment, unknown>;
export const NewMediaAnswerFragmentDoc = new TypedDocumentString(`
    fragment NewMediaAnswer on NewMediaResult {
  __typename
  ... on NewMediaRefused {
    message
  }
}
    `, {"fragmentName":"NewMediaAnswer"}) as unknown as TypedDocumentString<NewMediaAnswerFragment, unknown>;
export const MediaSourceWholeFragmentDoc = new TypedDocumentString(`
    fragment MediaSourceWhole on MediaSource {
  id
  filmId
  film {
    slug
    title
    site
    isDraft
  }
  previews {
    poster
    film
  }
  pictureId
  kind
  fileName
  bytes
  state
  problem
  addedBy
  addedAt
  steps {
    name
    state
    progress
    secondsLeft
    attempts
    problem
  }
}
    `, {"fragmentName":"MediaSourceWhole"}) as unknown as TypedDocumentString<MediaSourceWholeFragment, unknown>;
export const AuditProofDocument = new TypedDocumentString(`
    query AuditProof {
  auditProof {
    isWhole
    entries
    brokenAt
    hash
  }
}
    `) as unknown as TypedDocumentString<AuditProofQuery, AuditProofQueryVariables>;
export const AuditDocument = new TypedDocumentString(`
    query Audit($filter: AuditFilter, $after: Int, $first: Int!) {
  audit(filter: $filter, after: $after, first: $first) {
    entries {
      sequence
      at
      actor
      action
      entityKind
      entityId
      before
      after
    }
    next
  }
}
    `) as unknown as TypedDocumentString<AuditQuery, AuditQueryVariables>;
export const PreviewBulkChangeDocument = new TypedDocumentString(`
    query PreviewBulkChange($kind: ContentKind!, $change: BulkChangeInput!, $items: [BulkItemInput!]!) {
  previewBulkChange(kind: $kind, change: $change, items: $items) {
    id
    title
    from
    to
    problem
  }
}
    `) as unknown as TypedDocumentString<PreviewBulkChangeQuery, PreviewBulkChangeQueryVariables>;
export const BulkChangesDocument = new TypedDocumentString(`
    query BulkChanges($after: ID) {
  bulkChanges(after: $after) {
    changes {
      ...BulkChangeWhole
    }
    next
  }
}
    fragment BulkChangeWhole on BulkChange {
  id
  kind
  name
  slug
  publishAt
  unpublishAt
  count
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  undoneBy
  undoneAt
  worth {
    id
    title
    field
    from
    to
  }
  results {
    ...BulkRowWhole
  }
  undoResults {
    ...BulkRowWhole
  }
}
fragment BulkRowWhole on BulkRowResult {
  id
  title
  outcome
  problem
  canUndo
}`) as unknown as TypedDocumentString<BulkChangesQuery, BulkChangesQueryVariables>;
export const RequestBulkChangeDocument = new TypedDocumentString(`
    mutation RequestBulkChange($requestKey: String!, $kind: ContentKind!, $change: BulkChangeInput!, $items: [BulkItemInput!]!, $reason: String!) {
  result: requestBulkChange(
    requestKey: $requestKey
    kind: $kind
    change: $change
    items: $items
    reason: $reason
  ) {
    ...BulkAnswer
  }
}
    fragment BulkAnswer on BulkChangeResult {
  __typename
  ... on BulkChanged {
    change {
      ...BulkChangeWhole
    }
  }
  ... on BulkRefused {
    message
  }
}
fragment BulkChangeWhole on BulkChange {
  id
  kind
  name
  slug
  publishAt
  unpublishAt
  count
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  undoneBy
  undoneAt
  worth {
    id
    title
    field
    from
    to
  }
  results {
    ...BulkRowWhole
  }
  undoResults {
    ...BulkRowWhole
  }
}
fragment BulkRowWhole on BulkRowResult {
  id
  title
  outcome
  problem
  canUndo
}`) as unknown as TypedDocumentString<RequestBulkChangeMutation, RequestBulkChangeMutationVariables>;
export const DecideBulkChangeDocument = new TypedDocumentString(`
    mutation DecideBulkChange($id: ID!, $approve: Boolean!, $reason: String!) {
  result: decideBulkChange(id: $id, approve: $approve, reason: $reason) {
    ...BulkAnswer
  }
}
    fragment BulkAnswer on BulkChangeResult {
  __typename
  ... on BulkChanged {
    change {
      ...BulkChangeWhole
    }
  }
  ... on BulkRefused {
    message
  }
}
fragment BulkChangeWhole on BulkChange {
  id
  kind
  name
  slug
  publishAt
  unpublishAt
  count
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  undoneBy
  undoneAt
  worth {
    id
    title
    field
    from
    to
  }
  results {
    ...BulkRowWhole
  }
  undoResults {
    ...BulkRowWhole
  }
}
fragment BulkRowWhole on BulkRowResult {
  id
  title
  outcome
  problem
  canUndo
}`) as unknown as TypedDocumentString<DecideBulkChangeMutation, DecideBulkChangeMutationVariables>;
export const UndoBulkChangeDocument = new TypedDocumentString(`
    mutation UndoBulkChange($id: ID!) {
  result: undoBulkChange(id: $id) {
    ...BulkAnswer
  }
}
    fragment BulkAnswer on BulkChangeResult {
  __typename
  ... on BulkChanged {
    change {
      ...BulkChangeWhole
    }
  }
  ... on BulkRefused {
    message
  }
}
fragment BulkChangeWhole on BulkChange {
  id
  kind
  name
  slug
  publishAt
  unpublishAt
  count
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  undoneBy
  undoneAt
  worth {
    id
    title
    field
    from
    to
  }
  results {
    ...BulkRowWhole
  }
  undoResults {
    ...BulkRowWhole
  }
}
fragment BulkRowWhole on BulkRowResult {
  id
  title
  outcome
  problem
  canUndo
}`) as unknown as TypedDocumentString<UndoBulkChangeMutation, UndoBulkChangeMutationVariables>;
export const CalendarDocument = new TypedDocumentString(`
    query Calendar($from: DateTime!, $until: DateTime!, $site: String) {
  calendar(from: $from, until: $until, site: $site) {
    isComplete
    entries {
      what
      at
      item {
        ...CalendarItem
      }
    }
  }
}
    fragment CalendarItem on ContentItem {
  ...ContentSummary
  scheduleProblem
}
fragment ContentSummary on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  picture
  preparation {
    all
    ready
  }
  film {
    slug
    title
    site
    releasedAt
  }
  performer {
    slug
    name
  }
  category {
    slug
    name
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    site
  }
  pack {
    slug
    channel
    name
  }
  showcase {
    slug
    title
  }
  award {
    slug
    name
    site
  }
  angel {
    slug
  }
  wallPost {
    slug
    site
  }
  reel {
    slug
    site
  }
  brandArt {
    slug
    brand
    slot
  }
  caption {
    slug
    film
    label
  }
  pictureSet {
    slug
    film
  }
  expertReview {
    slug
    film
  }
  deal {
    slug
    name
    site
  }
  offer {
    slug
  }
  plan {
    slug
    site
  }
}`) as unknown as TypedDocumentString<CalendarQuery, CalendarQueryVariables>;
export const MoveCalendarEntryDocument = new TypedDocumentString(`
    mutation MoveCalendarEntry($kind: ContentKind!, $id: ID!, $expectedVersion: Int!, $what: CalendarMoment!, $to: DateTime!) {
  result: moveCalendarEntry(
    kind: $kind
    id: $id
    expectedVersion: $expectedVersion
    what: $what
    to: $to
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<MoveCalendarEntryMutation, MoveCalendarEntryMutationVariables>;
export const FilmOfCaptionsDocument = new TypedDocumentString(`
    query FilmOfCaptions($slug: String!) {
  contentBySlug(kind: film, slug: $slug) {
    id
  }
}
    `) as unknown as TypedDocumentString<FilmOfCaptionsQuery, FilmOfCaptionsQueryVariables>;
export const WholeFilmDocument = new TypedDocumentString(`
    query WholeFilm($filmId: ID!) {
  mediaSources(filmId: $filmId, first: 50) {
    sources {
      id
      kind
      state
      previews {
        poster
        whole
        storyboard
        stills {
          place
          startsAtSeconds
          preview
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeFilmQuery, WholeFilmQueryVariables>;
export const HasStockMediaDocument = new TypedDocumentString(`
    query HasStockMedia {
  hasStockMedia
}
    `) as unknown as TypedDocumentString<HasStockMediaQuery, HasStockMediaQueryVariables>;
export const ContentItemDocument = new TypedDocumentString(`
    query ContentItem($kind: ContentKind!, $id: ID!) {
  content(kind: $kind, id: $id) {
    ...ContentWhole
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}`) as unknown as TypedDocumentString<ContentItemQuery, ContentItemQueryVariables>;
export const ContentVersionsDocument = new TypedDocumentString(`
    query ContentVersions($kind: ContentKind!, $id: ID!) {
  contentVersions(kind: $kind, id: $id, limit: 50) {
    version
    action
    state
    at
    by
    item {
      ...ContentWhole
    }
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}`) as unknown as TypedDocumentString<ContentVersionsQuery, ContentVersionsQueryVariables>;
export const ContentPageDocument = new TypedDocumentString(`
    query ContentPage($kind: ContentKind!, $search: String, $state: ContentState, $site: String, $order: ContentOrder, $after: String, $first: Int!) {
  contentPage(
    kind: $kind
    search: $search
    state: $state
    site: $site
    order: $order
    after: $after
    first: $first
  ) {
    items {
      ...ContentSummary
    }
    next
  }
}
    fragment ContentSummary on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  picture
  preparation {
    all
    ready
  }
  film {
    slug
    title
    site
    releasedAt
  }
  performer {
    slug
    name
  }
  category {
    slug
    name
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    site
  }
  pack {
    slug
    channel
    name
  }
  showcase {
    slug
    title
  }
  award {
    slug
    name
    site
  }
  angel {
    slug
  }
  wallPost {
    slug
    site
  }
  reel {
    slug
    site
  }
  brandArt {
    slug
    brand
    slot
  }
  caption {
    slug
    film
    label
  }
  pictureSet {
    slug
    film
  }
  expertReview {
    slug
    film
  }
  deal {
    slug
    name
    site
  }
  offer {
    slug
  }
  plan {
    slug
    site
  }
}`) as unknown as TypedDocumentString<ContentPageQuery, ContentPageQueryVariables>;
export const CreateFilmDocument = new TypedDocumentString(`
    mutation CreateFilm($input: FilmInput!) {
  result: createFilm(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateFilmMutation, CreateFilmMutationVariables>;
export const UpdateFilmDocument = new TypedDocumentString(`
    mutation UpdateFilm($id: ID!, $expectedVersion: Int!, $input: FilmInput!) {
  result: updateFilm(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateFilmMutation, UpdateFilmMutationVariables>;
export const CreatePerformerDocument = new TypedDocumentString(`
    mutation CreatePerformer($input: PerformerInput!) {
  result: createPerformer(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreatePerformerMutation, CreatePerformerMutationVariables>;
export const UpdatePerformerDocument = new TypedDocumentString(`
    mutation UpdatePerformer($id: ID!, $expectedVersion: Int!, $input: PerformerInput!) {
  result: updatePerformer(
    id: $id
    expectedVersion: $expectedVersion
    input: $input
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdatePerformerMutation, UpdatePerformerMutationVariables>;
export const CreateCategoryDocument = new TypedDocumentString(`
    mutation CreateCategory($input: LabelInput!) {
  result: createCategory(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = new TypedDocumentString(`
    mutation UpdateCategory($id: ID!, $expectedVersion: Int!, $input: LabelInput!) {
  result: updateCategory(
    id: $id
    expectedVersion: $expectedVersion
    input: $input
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const CreateTagDocument = new TypedDocumentString(`
    mutation CreateTag($input: LabelInput!) {
  result: createTag(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateTagMutation, CreateTagMutationVariables>;
export const UpdateTagDocument = new TypedDocumentString(`
    mutation UpdateTag($id: ID!, $expectedVersion: Int!, $input: LabelInput!) {
  result: updateTag(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateTagMutation, UpdateTagMutationVariables>;
export const CreateChannelDocument = new TypedDocumentString(`
    mutation CreateChannel($input: ChannelInput!) {
  result: createChannel(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateChannelMutation, CreateChannelMutationVariables>;
export const UpdateChannelDocument = new TypedDocumentString(`
    mutation UpdateChannel($id: ID!, $expectedVersion: Int!, $input: ChannelInput!) {
  result: updateChannel(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateChannelMutation, UpdateChannelMutationVariables>;
export const CreatePackDocument = new TypedDocumentString(`
    mutation CreatePack($input: PackInput!) {
  result: createPack(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreatePackMutation, CreatePackMutationVariables>;
export const UpdatePackDocument = new TypedDocumentString(`
    mutation UpdatePack($id: ID!, $expectedVersion: Int!, $input: PackInput!) {
  result: updatePack(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdatePackMutation, UpdatePackMutationVariables>;
export const CreateShowcaseDocument = new TypedDocumentString(`
    mutation CreateShowcase($input: ShowcaseInput!) {
  result: createShowcase(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateShowcaseMutation, CreateShowcaseMutationVariables>;
export const UpdateShowcaseDocument = new TypedDocumentString(`
    mutation UpdateShowcase($id: ID!, $expectedVersion: Int!, $input: ShowcaseInput!) {
  result: updateShowcase(
    id: $id
    expectedVersion: $expectedVersion
    input: $input
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateShowcaseMutation, UpdateShowcaseMutationVariables>;
export const CreateAwardDocument = new TypedDocumentString(`
    mutation CreateAward($input: AwardInput!) {
  result: createAward(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateAwardMutation, CreateAwardMutationVariables>;
export const UpdateAwardDocument = new TypedDocumentString(`
    mutation UpdateAward($id: ID!, $expectedVersion: Int!, $input: AwardInput!) {
  result: updateAward(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateAwardMutation, UpdateAwardMutationVariables>;
export const CreateAngelDocument = new TypedDocumentString(`
    mutation CreateAngel($input: AngelInput!) {
  result: createAngel(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateAngelMutation, CreateAngelMutationVariables>;
export const UpdateAngelDocument = new TypedDocumentString(`
    mutation UpdateAngel($id: ID!, $expectedVersion: Int!, $input: AngelInput!) {
  result: updateAngel(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateAngelMutation, UpdateAngelMutationVariables>;
export const CreateWallPostDocument = new TypedDocumentString(`
    mutation CreateWallPost($input: WallPostInput!) {
  result: createWallPost(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateWallPostMutation, CreateWallPostMutationVariables>;
export const UpdateWallPostDocument = new TypedDocumentString(`
    mutation UpdateWallPost($id: ID!, $expectedVersion: Int!, $input: WallPostInput!) {
  result: updateWallPost(
    id: $id
    expectedVersion: $expectedVersion
    input: $input
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateWallPostMutation, UpdateWallPostMutationVariables>;
export const CreateReelDocument = new TypedDocumentString(`
    mutation CreateReel($input: ReelInput!) {
  result: createReel(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateReelMutation, CreateReelMutationVariables>;
export const UpdateReelDocument = new TypedDocumentString(`
    mutation UpdateReel($id: ID!, $expectedVersion: Int!, $input: ReelInput!) {
  result: updateReel(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateReelMutation, UpdateReelMutationVariables>;
export const CreateBrandArtDocument = new TypedDocumentString(`
    mutation CreateBrandArt($input: BrandArtInput!) {
  result: createBrandArt(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateBrandArtMutation, CreateBrandArtMutationVariables>;
export const UpdateBrandArtDocument = new TypedDocumentString(`
    mutation UpdateBrandArt($id: ID!, $expectedVersion: Int!, $input: BrandArtInput!) {
  result: updateBrandArt(
    id: $id
    expectedVersion: $expectedVersion
    input: $input
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateBrandArtMutation, UpdateBrandArtMutationVariables>;
export const CreateCaptionDocument = new TypedDocumentString(`
    mutation CreateCaption($input: CaptionInput!) {
  result: createCaption(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateCaptionMutation, CreateCaptionMutationVariables>;
export const UpdateCaptionDocument = new TypedDocumentString(`
    mutation UpdateCaption($id: ID!, $expectedVersion: Int!, $input: CaptionInput!) {
  result: updateCaption(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateCaptionMutation, UpdateCaptionMutationVariables>;
export const CreatePictureSetDocument = new TypedDocumentString(`
    mutation CreatePictureSet($input: PictureSetInput!) {
  result: createPictureSet(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreatePictureSetMutation, CreatePictureSetMutationVariables>;
export const UpdatePictureSetDocument = new TypedDocumentString(`
    mutation UpdatePictureSet($id: ID!, $expectedVersion: Int!, $input: PictureSetInput!) {
  result: updatePictureSet(
    id: $id
    expectedVersion: $expectedVersion
    input: $input
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdatePictureSetMutation, UpdatePictureSetMutationVariables>;
export const CreateExpertReviewDocument = new TypedDocumentString(`
    mutation CreateExpertReview($input: ExpertReviewInput!) {
  result: createExpertReview(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateExpertReviewMutation, CreateExpertReviewMutationVariables>;
export const UpdateExpertReviewDocument = new TypedDocumentString(`
    mutation UpdateExpertReview($id: ID!, $expectedVersion: Int!, $input: ExpertReviewInput!) {
  result: updateExpertReview(
    id: $id
    expectedVersion: $expectedVersion
    input: $input
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateExpertReviewMutation, UpdateExpertReviewMutationVariables>;
export const CreateDealDocument = new TypedDocumentString(`
    mutation CreateDeal($input: DealInput!) {
  result: createDeal(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateDealMutation, CreateDealMutationVariables>;
export const UpdateDealDocument = new TypedDocumentString(`
    mutation UpdateDeal($id: ID!, $expectedVersion: Int!, $input: DealInput!) {
  result: updateDeal(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateDealMutation, UpdateDealMutationVariables>;
export const CreateOfferDocument = new TypedDocumentString(`
    mutation CreateOffer($input: OfferInput!) {
  result: createOffer(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreateOfferMutation, CreateOfferMutationVariables>;
export const UpdateOfferDocument = new TypedDocumentString(`
    mutation UpdateOffer($id: ID!, $expectedVersion: Int!, $input: OfferInput!) {
  result: updateOffer(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateOfferMutation, UpdateOfferMutationVariables>;
export const CreatePlanDocument = new TypedDocumentString(`
    mutation CreatePlan($input: PlanInput!) {
  result: createPlan(input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<CreatePlanMutation, CreatePlanMutationVariables>;
export const UpdatePlanDocument = new TypedDocumentString(`
    mutation UpdatePlan($id: ID!, $expectedVersion: Int!, $input: PlanInput!) {
  result: updatePlan(id: $id, expectedVersion: $expectedVersion, input: $input) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdatePlanMutation, UpdatePlanMutationVariables>;
export const PublishContentDocument = new TypedDocumentString(`
    mutation PublishContent($kind: ContentKind!, $id: ID!, $expectedVersion: Int!, $releaseAt: DateTime) {
  result: publishContent(
    kind: $kind
    id: $id
    expectedVersion: $expectedVersion
    releaseAt: $releaseAt
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<PublishContentMutation, PublishContentMutationVariables>;
export const UnpublishContentDocument = new TypedDocumentString(`
    mutation UnpublishContent($kind: ContentKind!, $id: ID!, $expectedVersion: Int!) {
  result: unpublishContent(
    kind: $kind
    id: $id
    expectedVersion: $expectedVersion
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UnpublishContentMutation, UnpublishContentMutationVariables>;
export const ScheduleContentDocument = new TypedDocumentString(`
    mutation ScheduleContent($kind: ContentKind!, $id: ID!, $expectedVersion: Int!, $publishAt: DateTime, $unpublishAt: DateTime) {
  result: scheduleContent(
    kind: $kind
    id: $id
    expectedVersion: $expectedVersion
    publishAt: $publishAt
    unpublishAt: $unpublishAt
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<ScheduleContentMutation, ScheduleContentMutationVariables>;
export const DeleteDraftDocument = new TypedDocumentString(`
    mutation DeleteDraft($kind: ContentKind!, $id: ID!, $expectedVersion: Int!) {
  result: deleteDraft(kind: $kind, id: $id, expectedVersion: $expectedVersion) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<DeleteDraftMutation, DeleteDraftMutationVariables>;
export const TakePosterDocument = new TypedDocumentString(`
    mutation TakePoster($sourceId: ID!, $atSeconds: Float!) {
  result: takePoster(sourceId: $sourceId, atSeconds: $atSeconds) {
    __typename
    ... on StillBegun {
      source {
        id
      }
    }
    ... on StillRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TakePosterMutation, TakePosterMutationVariables>;
export const TakeStillDocument = new TypedDocumentString(`
    mutation TakeStill($sourceId: ID!, $atSeconds: Float!) {
  result: takeStill(sourceId: $sourceId, atSeconds: $atSeconds) {
    __typename
    ... on StillBegun {
      source {
        id
        pictureId
      }
    }
    ... on StillRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TakeStillMutation, TakeStillMutationVariables>;
export const PictureSourceDocument = new TypedDocumentString(`
    query PictureSource($id: ID!) {
  mediaSource(id: $id) {
    state
    problem
  }
}
    `) as unknown as TypedDocumentString<PictureSourceQuery, PictureSourceQueryVariables>;
export const BrandCardsDocument = new TypedDocumentString(`
    query BrandCards {
  brandCards {
    brand
    name
    cardRatio
    heroRatio
    background
    text
  }
}
    `) as unknown as TypedDocumentString<BrandCardsQuery, BrandCardsQueryVariables>;
export const LatestSourcesDocument = new TypedDocumentString(`
    query LatestSources {
  mediaSources(first: 100) {
    sources {
      id
      state
      problem
    }
  }
}
    `) as unknown as TypedDocumentString<LatestSourcesQuery, LatestSourcesQueryVariables>;
export const PreviewPlacesDocument = new TypedDocumentString(`
    query PreviewPlaces($kind: ContentKind!, $id: ID, $unsaved: UnsavedContent) {
  previewPlaces(kind: $kind, id: $id, unsaved: $unsaved) {
    brand
    name
    path
  }
}
    `) as unknown as TypedDocumentString<PreviewPlacesQuery, PreviewPlacesQueryVariables>;
export const OpenPreviewDocument = new TypedDocumentString(`
    mutation OpenPreview($kind: ContentKind!, $id: ID, $version: Int!, $brand: String!, $person: PreviewPerson!, $unsaved: UnsavedContent) {
  result: openPreview(
    kind: $kind
    id: $id
    version: $version
    brand: $brand
    person: $person
    unsaved: $unsaved
  ) {
    __typename
    ... on PreviewOpened {
      address
      expiresAt
    }
    ... on ContentInvalid {
      problems {
        path
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OpenPreviewMutation, OpenPreviewMutationVariables>;
export const PublishedPlacesDocument = new TypedDocumentString(`
    query PublishedPlaces($kind: ContentKind!, $id: ID!) {
  publishedPlaces(kind: $kind, id: $id) {
    brand
    name
    address
  }
}
    `) as unknown as TypedDocumentString<PublishedPlacesQuery, PublishedPlacesQueryVariables>;
export const ReferencesFoundDocument = new TypedDocumentString(`
    query ReferencesFound($kind: ContentKind!, $search: String!) {
  contentPage(kind: $kind, search: $search, first: 20) {
    items {
      ...Reference
    }
  }
}
    fragment Reference on ContentItem {
  kind
  id
  state
  picture
  film {
    slug
    address
    title
    site
  }
  performer {
    slug
    name
  }
  category {
    slug
    name
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    site
  }
  pack {
    slug
    channel
    name
  }
  showcase {
    slug
    title
  }
}`) as unknown as TypedDocumentString<ReferencesFoundQuery, ReferencesFoundQueryVariables>;
export const ReferencesNamedDocument = new TypedDocumentString(`
    query ReferencesNamed($kind: ContentKind!, $slugs: [String!]!) {
  contentBySlugs(kind: $kind, slugs: $slugs) {
    ...Reference
  }
}
    fragment Reference on ContentItem {
  kind
  id
  state
  picture
  film {
    slug
    address
    title
    site
  }
  performer {
    slug
    name
  }
  category {
    slug
    name
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    site
  }
  pack {
    slug
    channel
    name
  }
  showcase {
    slug
    title
  }
}`) as unknown as TypedDocumentString<ReferencesNamedQuery, ReferencesNamedQueryVariables>;
export const ContentVersionNamesDocument = new TypedDocumentString(`
    query ContentVersionNames($kind: ContentKind!, $id: ID!) {
  contentVersions(kind: $kind, id: $id, limit: 100) {
    version
    action
    at
    by
  }
}
    `) as unknown as TypedDocumentString<ContentVersionNamesQuery, ContentVersionNamesQueryVariables>;
export const ContentVersionDocument = new TypedDocumentString(`
    query ContentVersion($kind: ContentKind!, $id: ID!, $version: Int!) {
  contentVersion(kind: $kind, id: $id, version: $version) {
    version
    action
    state
    at
    by
    item {
      ...ContentWhole
    }
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}`) as unknown as TypedDocumentString<ContentVersionQuery, ContentVersionQueryVariables>;
export const RestoreVersionDocument = new TypedDocumentString(`
    mutation RestoreVersion($kind: ContentKind!, $id: ID!, $expectedVersion: Int!, $version: Int!) {
  result: restoreVersion(
    kind: $kind
    id: $id
    expectedVersion: $expectedVersion
    version: $version
  ) {
    ...ContentAnswer
  }
}
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  publishAt
  unpublishAt
  scheduledBy
  scheduleProblem
  preparation {
    all
    ready
  }
  film {
    slug
    address
    title
    description
    site
    releasedAt
    runLengthSeconds
    performers
    categories
    tags
    directors
    channel
    pack
    showcase
    translations {
      language
      title
      description
    }
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
    pictureFocus
    pictureCrops
    stills {
      place
      startsAtSeconds
      picture
    }
    isDenied
    isFree
    isFreeLimitedTrial
    isExclusive
    isGuestScene
  }
  performer {
    slug
    name
    sex
    biography
    birthplace
    heightCentimetres
    activeSince
    hair
    eyes
    nationality
    tags
    portrait
    portraitFocus
    portraitCrops
    banner
    bannerFocus
    bannerCrops
  }
  category {
    slug
    name
    picture
    pictureFocus
  }
  tag {
    slug
    name
  }
  channel {
    slug
    name
    description
    site
    category
    isThirdParty
    position
    picture
    pictureFocus
  }
  pack {
    slug
    channel
    name
    description
    position
    picture
    pictureFocus
  }
  showcase {
    slug
    title
    description
    position
    picture
    pictureFocus
  }
  award {
    slug
    site
    year
    name
    organization
    isWin
    film
    performer
    position
  }
  angel {
    slug
    performer
    motto
    story
    chosenOn
    position
    portrait
    portraitFocus
    banner
    bannerFocus
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
    picture
    pictureFocus
  }
  reel {
    slug
    site
    film
    position
  }
  brandArt {
    slug
    brand
    slot
    picture
    pictureFocus
  }
  caption {
    slug
    film
    language
    label
    text
  }
  pictureSet {
    slug
    film
    pictures {
      picture
      alt
      crops
    }
  }
  expertReview {
    slug
    film
    rating
    story
    camera
    performance
    sound
    performers {
      performer
      rating
    }
  }
  deal {
    slug
    name
    site
    audience
    partner
    text
    listingText
    discountPrefix
    discountText
    path
    memberPath
    initialPrice
    recurringPrice
    isOneClick
    isInternalOneClick
    needsConsent
    itsUpCampaignId
    itsUpZoneId
    epochUpsellId
    segpayUpsellId
    rgUpsellId
    carouselRank
    interstitialRank
    listingRank
    isExclusive
    thumbnail
    thumbnailFocus
    logo
    logoFocus
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    leastMonths
    sites
    startsAt
    endsAt
    position
  }
  plan {
    slug
    site
    group
    period
    firstPrice
    renewalPrice
    trialDays
    isPortalOffer
    prices {
      currency
      firstPrice
      renewalPrice
    }
    segpayTicket
    ccbillForm
  }
}
fragment ContentAnswer on ContentResult {
  __typename
  ... on ContentSaved {
    item {
      ...ContentWhole
    }
  }
  ... on ContentConflict {
    current {
      ...ContentWhole
    }
  }
  ... on ContentInvalid {
    problems {
      path
      message
    }
  }
  ... on ContentNeedsApproval {
    fields
  }
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const PostbacksDocument = new TypedDocumentString(`
    query Postbacks($filter: PostbackFilter, $after: ID, $first: Int!) {
  postbacks(filter: $filter, after: $after, first: $first) {
    postbacks {
      id
      biller
      kind
      orderId
      memberId
      source
      state
      attempts
      problem
      receivedAt
    }
    next
  }
}
    `) as unknown as TypedDocumentString<PostbacksQuery, PostbacksQueryVariables>;
export const ReplayPostbackDocument = new TypedDocumentString(`
    mutation ReplayPostback($id: ID!, $reason: String!) {
  replayPostback(id: $id, reason: $reason) {
    __typename
    ... on Replayed {
      postback {
        state
      }
    }
    ... on ReplayRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ReplayPostbackMutation, ReplayPostbackMutationVariables>;
export const RenewalToAcceptDocument = new TypedDocumentString(`
    query RenewalToAccept($id: ID!) {
  renewalToAccept(id: $id) {
    refusal
    choices {
      planId
      plan
      charged
      agreed
      currency
      accessUntil
      nextChargeAt
    }
  }
}
    `) as unknown as TypedDocumentString<RenewalToAcceptQuery, RenewalToAcceptQueryVariables>;
export const AcceptRenewalDocument = new TypedDocumentString(`
    mutation AcceptRenewal($id: ID!, $planId: ID, $reason: String!) {
  acceptRenewal(id: $id, planId: $planId, reason: $reason) {
    __typename
    ... on RenewalAccepted {
      renewal {
        accessUntil
      }
    }
    ... on RenewalAcceptanceRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptRenewalMutation, AcceptRenewalMutationVariables>;
export const BillerCommandsDocument = new TypedDocumentString(`
    query BillerCommands {
  billerCommands {
    id
    orderId
    biller
    kind
    transactionId
    state
    attempts
    decidedAt
  }
}
    `) as unknown as TypedDocumentString<BillerCommandsQuery, BillerCommandsQueryVariables>;
export const RetryBillerCommandDocument = new TypedDocumentString(`
    mutation RetryBillerCommand($id: ID!, $reason: String!) {
  retryBillerCommand(id: $id, reason: $reason) {
    __typename
    ... on RetryCommandRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RetryBillerCommandMutation, RetryBillerCommandMutationVariables>;
export const BookBalancesDocument = new TypedDocumentString(`
    query BookBalances($months: Int!) {
  bookBalances(months: $months) {
    month
    account
    unit
    kind
    opening
    added
    takenOff
    closing
  }
}
    `) as unknown as TypedDocumentString<BookBalancesQuery, BookBalancesQueryVariables>;
export const BookEntriesDocument = new TypedDocumentString(`
    query BookEntries($account: String!, $unit: String!, $month: Date!, $after: ID, $first: Int!) {
  bookEntries(
    account: $account
    unit: $unit
    month: $month
    after: $after
    first: $first
  ) {
    entries {
      id
      at
      type
      reason
      reference
      counterpart
      amount
    }
    next
  }
}
    `) as unknown as TypedDocumentString<BookEntriesQuery, BookEntriesQueryVariables>;
export const ReconciliationDocument = new TypedDocumentString(`
    query Reconciliation {
  reconciliation {
    biller
    readUntil
    events
    foundByReading
    waiting
    flagged
    failed
    openOrders
    oldestOrderAt
    lateAgreements
    failedCommands
  }
}
    `) as unknown as TypedDocumentString<ReconciliationQuery, ReconciliationQueryVariables>;
export const MonthlyReportDocument = new TypedDocumentString(`
    query MonthlyReport($months: Int!) {
  monthlyReport(months: $months) {
    month
    currency
    recurringRevenue
    members
    churned
    charges
    charged
    taxes
    renewals
    refunds
    refunded
    chargebacks
    chargedBack
    declines
    declinesByReason {
      reason
      count
    }
    leavingByReason {
      reason
      count
    }
    trials
    trialsEnded
    trialsConverted
  }
}
    `) as unknown as TypedDocumentString<MonthlyReportQuery, MonthlyReportQueryVariables>;
export const SavedViewsDocument = new TypedDocumentString(`
    query SavedViews($list: String!) {
  savedViews(list: $list) {
    ...SavedViewWhole
  }
}
    fragment SavedViewWhole on SavedView {
  id
  name
  address
  isShared
  owner
  mayDelete
}`) as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = new TypedDocumentString(`
    mutation SaveView($list: String!, $name: String!, $address: String!, $isShared: Boolean!) {
  result: saveView(
    list: $list
    name: $name
    address: $address
    isShared: $isShared
  ) {
    __typename
    ... on ViewSaved {
      view {
        ...SavedViewWhole
      }
    }
    ... on ViewRefused {
      reason
    }
  }
}
    fragment SavedViewWhole on SavedView {
  id
  name
  address
  isShared
  owner
  mayDelete
}`) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const DeleteViewDocument = new TypedDocumentString(`
    mutation DeleteView($id: ID!) {
  deleteView(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteViewMutation, DeleteViewMutationVariables>;
export const MembersDocument = new TypedDocumentString(`
    query Members($by: MemberSearch!, $text: String!, $after: String) {
  members(by: $by, text: $text, after: $after) {
    members {
      id
      email
      displayName
      createdAt
      isDisabled
    }
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<MembersQuery, MembersQueryVariables>;
export const MemberDocument = new TypedDocumentString(`
    query Member($id: ID!) {
  member(id: $id) {
    id
    email
    displayName
    createdAt
    disabledAt
    isEmailForeign
    emailConfirmedAt
    brand
    gems
    credits
    memberships {
      ...MemberMembership
    }
    payments {
      ...PaymentOfMember
    }
    unmadeRefunds {
      ...RefundNotMade
    }
    ledger {
      at
      unit
      amount
      balance
      type
      reason
      subject
    }
    sessions {
      brand
      device
      network
      country
      openedAt
      lastUsedAt
      expiresAt
      endedAt
    }
    mails {
      id
      brand
      subject
      state
      queuedAt
      settledAt
    }
    comments {
      id
      title
      videoId
      text
      at
      removedAt
      openReports
    }
    downloads {
      at
      videoId
      title
    }
    actions {
      requestKey
      action
      reason
      by
      at
      approvalId
    }
    approvals {
      ...ApprovalOfStaff
    }
    requests {
      ...RequestInList
    }
    dataRequests {
      ...DataRequestInList
    }
  }
}
    fragment DataRequestInList on DataRequest {
  id
  memberId
  kind
  receivedAt
  dueAt
  isLate
  isExtended
  state
  settledAt
}
fragment MemberMembership on MemberSubscription {
  id
  product
  type
  plan
  biller
  joinedOn
  joinedAt
  isActive
  accessUntil
  isCancelled
  isRenewing
  isTandem
  events {
    kind
    at
    accessFrom
    accessUntil
    isPaid
    cause
  }
}
fragment PaymentOfMember on MemberPayment {
  id
  transactionId
  biller
  kind
  plan
  amount
  currency
  at
  state
  left
  allowsParts
  isBillerConnected
  isOutOfReach
}
fragment RefundNotMade on UnmadeRefund {
  chargeId
  memberId
  biller
  amount
  currency
  state
  attempts
  problem
  askedBy
  decidedAt
}
fragment ApprovalOfStaff on Approval {
  id
  memberId
  action
  details
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  carriedOutAt
}
fragment RequestInList on ListedRequest {
  id
  caseNumber
  kind
  brand
  email
  receivedAt
  dueAt
  isDueSoon
  isLate
  closedAt
  outcome
  assignedTo
  state
}`) as unknown as TypedDocumentString<MemberQuery, MemberQueryVariables>;
export const DataRequestsDocument = new TypedDocumentString(`
    query DataRequests($open: Boolean!, $after: String, $first: Int!) {
  dataRequests(open: $open, after: $after, first: $first) {
    requests {
      ...DataRequestInList
    }
    nextCursor
  }
}
    fragment DataRequestInList on DataRequest {
  id
  memberId
  kind
  receivedAt
  dueAt
  isLate
  isExtended
  state
  settledAt
}`) as unknown as TypedDocumentString<DataRequestsQuery, DataRequestsQueryVariables>;
export const UnmadeRefundsDocument = new TypedDocumentString(`
    query UnmadeRefunds {
  unmadeRefunds {
    ...RefundNotMade
  }
}
    fragment RefundNotMade on UnmadeRefund {
  chargeId
  memberId
  biller
  amount
  currency
  state
  attempts
  problem
  askedBy
  decidedAt
}`) as unknown as TypedDocumentString<UnmadeRefundsQuery, UnmadeRefundsQueryVariables>;
export const PreviewActionDocument = new TypedDocumentString(`
    query PreviewAction($memberId: ID!, $action: MemberAction!) {
  previewAction(memberId: $memberId, action: $action) {
    ...PreviewOfStaff
  }
}
    fragment PreviewOfStaff on ActionPreview {
  effects
  needsApproval
  mail {
    to
    subject
    text
  }
  refusal {
    message
  }
}`) as unknown as TypedDocumentString<PreviewActionQuery, PreviewActionQueryVariables>;
export const PreviewApprovalDocument = new TypedDocumentString(`
    query PreviewApproval($id: ID!) {
  previewApproval(id: $id) {
    ...PreviewOfStaff
  }
}
    fragment PreviewOfStaff on ActionPreview {
  effects
  needsApproval
  mail {
    to
    subject
    text
  }
  refusal {
    message
  }
}`) as unknown as TypedDocumentString<PreviewApprovalQuery, PreviewApprovalQueryVariables>;
export const ActOnMemberDocument = new TypedDocumentString(`
    mutation ActOnMember($memberId: ID!, $action: MemberAction!, $reason: String!, $requestKey: String!) {
  actOnMember(
    memberId: $memberId
    action: $action
    reason: $reason
    requestKey: $requestKey
  ) {
    __typename
    ... on ActionDone {
      effects
      unmadeRefund {
        ...RefundNotMade
      }
    }
    ... on ActionRefused {
      message
    }
  }
}
    fragment RefundNotMade on UnmadeRefund {
  chargeId
  memberId
  biller
  amount
  currency
  state
  attempts
  problem
  askedBy
  decidedAt
}`) as unknown as TypedDocumentString<ActOnMemberMutation, ActOnMemberMutationVariables>;
export const ApprovalsDocument = new TypedDocumentString(`
    query Approvals($state: ApprovalState!, $after: String) {
  approvals(state: $state, after: $after) {
    approvals {
      ...ApprovalOfStaff
    }
    nextCursor
  }
}
    fragment ApprovalOfStaff on Approval {
  id
  memberId
  action
  details
  reason
  requestedBy
  requestedAt
  state
  decidedBy
  decidedAt
  decisionReason
  carriedOutAt
}`) as unknown as TypedDocumentString<ApprovalsQuery, ApprovalsQueryVariables>;
export const DecideApprovalDocument = new TypedDocumentString(`
    mutation DecideApproval($id: ID!, $approve: Boolean!, $reason: String!) {
  decideApproval(id: $id, approve: $approve, reason: $reason) {
    __typename
    ... on ActionRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DecideApprovalMutation, DecideApprovalMutationVariables>;
export const ReportQueueDocument = new TypedDocumentString(`
    query ReportQueue($kind: ReportedKind, $after: String) {
  reportQueue(kind: $kind, after: $after) {
    items {
      __typename
      ... on QueuedComment {
        id
        text
        at
        site
        filmTitle
        inReplyTo
        authorId
        author
        authorIsBanned
        authorIsShadowBanned
        isShadowed
        reports {
          reason
          at
        }
      }
      ... on ReportedWallPost {
        id
        site
        curator
        text
        aboutFilm: filmTitle
        postedAt
        state
        rejectedOfCurator
        neighbours {
          id
          curator
          text
        }
        reports {
          reason
          at
        }
      }
    }
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<ReportQueueQuery, ReportQueueQueryVariables>;
export const CommentAuthorHistoryDocument = new TypedDocumentString(`
    query CommentAuthorHistory($id: ID!) {
  commentAuthor(id: $id) {
    id
    displayName
    createdAt
    removedComments
    ban {
      until
      isShadow
      reason
      by
      decidedAt
    }
    comments {
      id
      title
      text
      at
      removedAt
      shadowedAt
      openReports
      decisions {
        action
        staff
        reason
        at
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CommentAuthorHistoryQuery, CommentAuthorHistoryQueryVariables>;
export const DecideCommentDocument = new TypedDocumentString(`
    mutation DecideComment($id: ID!, $decision: CommentDecision!, $reason: String!) {
  decision: decideComment(id: $id, decision: $decision, reason: $reason) {
    ...CommentDecisionAnswer
  }
}
    fragment CommentDecisionAnswer on CommentDecisionResult {
  __typename
  ... on CommentDecisionRefused {
    message
  }
}`) as unknown as TypedDocumentString<DecideCommentMutation, DecideCommentMutationVariables>;
export const BanCommentAuthorDocument = new TypedDocumentString(`
    mutation BanCommentAuthor($id: ID!, $until: DateTime, $isShadow: Boolean!, $reason: String!) {
  decision: banCommentAuthor(
    id: $id
    until: $until
    isShadow: $isShadow
    reason: $reason
  ) {
    ...CommentDecisionAnswer
  }
}
    fragment CommentDecisionAnswer on CommentDecisionResult {
  __typename
  ... on CommentDecisionRefused {
    message
  }
}`) as unknown as TypedDocumentString<BanCommentAuthorMutation, BanCommentAuthorMutationVariables>;
export const LiftCommentBanDocument = new TypedDocumentString(`
    mutation LiftCommentBan($id: ID!, $reason: String!) {
  decision: liftCommentBan(id: $id, reason: $reason) {
    ...CommentDecisionAnswer
  }
}
    fragment CommentDecisionAnswer on CommentDecisionResult {
  __typename
  ... on CommentDecisionRefused {
    message
  }
}`) as unknown as TypedDocumentString<LiftCommentBanMutation, LiftCommentBanMutationVariables>;
export const WallQueueDocument = new TypedDocumentString(`
    query WallQueue($state: WallPostState!, $after: String) {
  wallQueue(state: $state, after: $after) {
    posts {
      id
      site
      curator
      text
      filmTitle
      postedAt
      state
      rejectedOfCurator
    }
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<WallQueueQuery, WallQueueQueryVariables>;
export const DecideWallPostDocument = new TypedDocumentString(`
    mutation DecideWallPost($id: ID!, $approve: Boolean!, $reason: String!) {
  decision: decideWallPost(id: $id, approve: $approve, reason: $reason) {
    __typename
    ... on WallPostRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DecideWallPostMutation, DecideWallPostMutationVariables>;
export const CommentAppealsDocument = new TypedDocumentString(`
    query CommentAppeals($open: Boolean!, $after: String) {
  commentAppeals(open: $open, after: $after) {
    appeals {
      id
      kind
      authorId
      comment
      decidedAgainstBy
      reason
      text
      appealedAt
      state
      decidedBy
      decidedAt
      answer
    }
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<CommentAppealsQuery, CommentAppealsQueryVariables>;
export const DecideAppealDocument = new TypedDocumentString(`
    mutation DecideAppeal($id: ID!, $grant: Boolean!, $answer: String!) {
  decision: decideAppeal(id: $id, grant: $grant, answer: $answer) {
    __typename
    ... on CommentDecisionRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DecideAppealMutation, DecideAppealMutationVariables>;
export const TryBannedWordsDocument = new TypedDocumentString(`
    query TryBannedWords($text: String!) {
  tryBannedWords(text: $text)
}
    `) as unknown as TypedDocumentString<TryBannedWordsQuery, TryBannedWordsQueryVariables>;
export const BannedWordsDocument = new TypedDocumentString(`
    query BannedWords {
  bannedWords {
    word
    verdict
    decidedAt
    decidedBy
  }
}
    `) as unknown as TypedDocumentString<BannedWordsQuery, BannedWordsQueryVariables>;
export const PreviewBannedWordDocument = new TypedDocumentString(`
    query PreviewBannedWord($text: String!, $verdict: BannedWordVerdict!) {
  previewBannedWord(text: $text, verdict: $verdict) {
    word
    reading
    spellings
    latestComments
    caughtComments
    caughtExamples
    refusal {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewBannedWordQuery, PreviewBannedWordQueryVariables>;
export const DecideBannedWordDocument = new TypedDocumentString(`
    mutation DecideBannedWord($text: String!, $verdict: BannedWordVerdict!) {
  decision: decideBannedWord(text: $text, verdict: $verdict) {
    ...BannedWordAnswer
  }
}
    fragment BannedWordAnswer on BannedWordResult {
  __typename
  ... on BannedWordDecided {
    word
    before
  }
  ... on BannedWordRefused {
    code
    message
  }
}`) as unknown as TypedDocumentString<DecideBannedWordMutation, DecideBannedWordMutationVariables>;
export const RemoveBannedWordDocument = new TypedDocumentString(`
    mutation RemoveBannedWord($text: String!) {
  decision: removeBannedWord(text: $text) {
    ...BannedWordAnswer
  }
}
    fragment BannedWordAnswer on BannedWordResult {
  __typename
  ... on BannedWordDecided {
    word
    before
  }
  ... on BannedWordRefused {
    code
    message
  }
}`) as unknown as TypedDocumentString<RemoveBannedWordMutation, RemoveBannedWordMutationVariables>;
export const HealthDocument = new TypedDocumentString(`
    query Health($days: Int!) {
  dayFigures(days: $days) {
    day
    signUps
    charges
    declines
    flagged
    mailsSent
    mailsFailed
    problemReports
  }
  attention {
    mailsWaiting
    oldestMailAt
    flaggedEvents
    failedEvents
    failedCommands
    failedJobs
    stoppedExperiments
  }
}
    `) as unknown as TypedDocumentString<HealthQuery, HealthQueryVariables>;
export const JobsDocument = new TypedDocumentString(`
    query Jobs {
  jobs {
    name
    cron
    everySeconds
    lastEndedAt
    lastState
    failed
  }
}
    `) as unknown as TypedDocumentString<JobsQuery, JobsQueryVariables>;
export const JobRunsDocument = new TypedDocumentString(`
    query JobRuns($name: String, $state: JobRunState, $after: ID, $first: Int!) {
  jobRuns(name: $name, state: $state, after: $after, first: $first) {
    runs {
      id
      name
      state
      retries
      createdAt
      startedAt
      endedAt
    }
    next
  }
}
    `) as unknown as TypedDocumentString<JobRunsQuery, JobRunsQueryVariables>;
export const RunJobDocument = new TypedDocumentString(`
    mutation RunJob($name: String!, $reason: String!) {
  runJob(name: $name, reason: $reason) {
    __typename
    ... on JobRan {
      counts {
        what
        count
      }
    }
    ... on RunJobRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RunJobMutation, RunJobMutationVariables>;
export const QueuedMailsDocument = new TypedDocumentString(`
    query QueuedMails($filter: MailFilter, $after: ID, $first: Int!) {
  queuedMails(filter: $filter, after: $after, first: $first) {
    mails {
      id
      kind
      brand
      recipient
      state
      attempts
      queuedAt
      nextAttemptAt
      lastError
    }
    next
  }
}
    `) as unknown as TypedDocumentString<QueuedMailsQuery, QueuedMailsQueryVariables>;
export const SendMailNowDocument = new TypedDocumentString(`
    mutation SendMailNow($id: ID!, $reason: String!) {
  sendMailNow(id: $id, reason: $reason) {
    __typename
    ... on SendMailRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendMailNowMutation, SendMailNowMutationVariables>;
export const ReleasesDocument = new TypedDocumentString(`
    query Releases($all: Boolean!) {
  releases(all: $all) {
    brand
    release
    registeredAt
    retiredAt
    isActive
    operations
    ownOperations
    ownLastUsedAt
  }
}
    `) as unknown as TypedDocumentString<ReleasesQuery, ReleasesQueryVariables>;
export const ReleaseOperationsDocument = new TypedDocumentString(`
    query ReleaseOperations($brand: String!, $release: String!) {
  releaseOperations(brand: $brand, release: $release) {
    hash
    name
    kind
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<ReleaseOperationsQuery, ReleaseOperationsQueryVariables>;
export const ProblemReportsDocument = new TypedDocumentString(`
    query ProblemReports($all: Boolean!, $after: ID, $first: Int!) {
  problemReports(all: $all, after: $after, first: $first) {
    reports {
      id
      brand
      path
      correlationId
      error
      text
      receivedAt
      settledAt
    }
    next
  }
}
    `) as unknown as TypedDocumentString<ProblemReportsQuery, ProblemReportsQueryVariables>;
export const SettleProblemReportDocument = new TypedDocumentString(`
    mutation SettleProblemReport($id: ID!) {
  settleProblemReport(id: $id)
}
    `) as unknown as TypedDocumentString<SettleProblemReportMutation, SettleProblemReportMutationVariables>;
export const PerformerRecordsDocument = new TypedDocumentString(`
    query PerformerRecords($only: RecordFilter!, $after: String, $first: Int!) {
  performerRecords(only: $only, after: $after, first: $first) {
    records {
      performerId
      slug
      name
      state
      expiresOn
    }
    required
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<PerformerRecordsQuery, PerformerRecordsQueryVariables>;
export const PerformerRecordDocument = new TypedDocumentString(`
    query PerformerRecord($performerId: ID!) {
  performerRecord(performerId: $performerId) {
    performerId
    slug
    name
    state
    legalName
    otherNames
    bornOn
    verifiedAt
    verifiedBy
    documents {
      id
      kind
      issuedBy
      numberEnd
      expiresOn
      archiveReference
      recordedAt
      recordedBy
      withdrawnAt
    }
  }
}
    `) as unknown as TypedDocumentString<PerformerRecordQuery, PerformerRecordQueryVariables>;
export const WritePerformerIdentityDocument = new TypedDocumentString(`
    mutation WritePerformerIdentity($performerId: ID!, $input: PerformerIdentityInput!, $reason: String!) {
  result: writePerformerIdentity(
    performerId: $performerId
    input: $input
    reason: $reason
  ) {
    ...RecordAnswer
  }
}
    fragment RecordAnswer on RecordResult {
  __typename
  ... on RecordRefused {
    message
  }
}`) as unknown as TypedDocumentString<WritePerformerIdentityMutation, WritePerformerIdentityMutationVariables>;
export const AddPerformerDocumentDocument = new TypedDocumentString(`
    mutation AddPerformerDocument($performerId: ID!, $input: PerformerDocumentInput!, $reason: String!) {
  result: addPerformerDocument(
    performerId: $performerId
    input: $input
    reason: $reason
  ) {
    ...RecordAnswer
  }
}
    fragment RecordAnswer on RecordResult {
  __typename
  ... on RecordRefused {
    message
  }
}`) as unknown as TypedDocumentString<AddPerformerDocumentMutation, AddPerformerDocumentMutationVariables>;
export const WithdrawPerformerDocumentDocument = new TypedDocumentString(`
    mutation WithdrawPerformerDocument($performerId: ID!, $documentId: ID!, $reason: String!) {
  result: withdrawPerformerDocument(
    performerId: $performerId
    documentId: $documentId
    reason: $reason
  ) {
    ...RecordAnswer
  }
}
    fragment RecordAnswer on RecordResult {
  __typename
  ... on RecordRefused {
    message
  }
}`) as unknown as TypedDocumentString<WithdrawPerformerDocumentMutation, WithdrawPerformerDocumentMutationVariables>;
export const VerifyPerformerRecordDocument = new TypedDocumentString(`
    mutation VerifyPerformerRecord($performerId: ID!, $reason: String!) {
  result: verifyPerformerRecord(performerId: $performerId, reason: $reason) {
    ...RecordAnswer
  }
}
    fragment RecordAnswer on RecordResult {
  __typename
  ... on RecordRefused {
    message
  }
}`) as unknown as TypedDocumentString<VerifyPerformerRecordMutation, VerifyPerformerRecordMutationVariables>;
export const RequirePerformerRecordsDocument = new TypedDocumentString(`
    mutation RequirePerformerRecords($required: Boolean!, $reason: String!) {
  result: requirePerformerRecords(required: $required, reason: $reason) {
    __typename
    ... on RecordRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RequirePerformerRecordsMutation, RequirePerformerRecordsMutationVariables>;
export const RequestQueueDocument = new TypedDocumentString(`
    query RequestQueue($kinds: [RequestForm!]!, $state: RequestState!, $mine: Boolean!, $text: String, $after: String, $first: Int!) {
  requestQueue(
    kinds: $kinds
    state: $state
    mine: $mine
    text: $text
    after: $after
    first: $first
  ) {
    requests {
      ...RequestInList
    }
    nextCursor
  }
}
    fragment RequestInList on ListedRequest {
  id
  caseNumber
  kind
  brand
  email
  receivedAt
  dueAt
  isDueSoon
  isLate
  closedAt
  outcome
  assignedTo
  state
}`) as unknown as TypedDocumentString<RequestQueueQuery, RequestQueueQueryVariables>;
export const PublicRequestDocument = new TypedDocumentString(`
    query PublicRequest($id: ID!) {
  publicRequest(id: $id) {
    id
    caseNumber
    kind
    brand
    email
    receivedAt
    dueAt
    isDueSoon
    isLate
    closedAt
    outcome
    assignedTo
    state
    memberId
    fields {
      name
      value
    }
    files {
      id
      mediaType
      size
    }
    events {
      id
      at
      by
      kind
      text
      films
    }
  }
}
    `) as unknown as TypedDocumentString<PublicRequestQuery, PublicRequestQueryVariables>;
export const RequestMailsDocument = new TypedDocumentString(`
    query RequestMails($id: ID!) {
  requestMails(id: $id) {
    event
    state
    attempts
    nextAttemptAt
    settledAt
    lastError
  }
}
    `) as unknown as TypedDocumentString<RequestMailsQuery, RequestMailsQueryVariables>;
export const PreviewRequestMailDocument = new TypedDocumentString(`
    query PreviewRequestMail($id: ID!, $text: String!, $outcome: RequestOutcome) {
  previewRequestMail(id: $id, text: $text, outcome: $outcome) {
    to
    replyTo
    subject
    text
  }
}
    `) as unknown as TypedDocumentString<PreviewRequestMailQuery, PreviewRequestMailQueryVariables>;
export const AssignRequestDocument = new TypedDocumentString(`
    mutation AssignRequest($id: ID!, $toMe: Boolean!, $requestKey: String!) {
  result: assignRequest(id: $id, toMe: $toMe, requestKey: $requestKey) {
    ...RequestAnswer
  }
}
    fragment RequestAnswer on RequestResult {
  __typename
  ... on RequestRefused {
    message
  }
}`) as unknown as TypedDocumentString<AssignRequestMutation, AssignRequestMutationVariables>;
export const NoteOnRequestDocument = new TypedDocumentString(`
    mutation NoteOnRequest($id: ID!, $text: String!, $requestKey: String!) {
  result: noteOnRequest(id: $id, text: $text, requestKey: $requestKey) {
    ...RequestAnswer
  }
}
    fragment RequestAnswer on RequestResult {
  __typename
  ... on RequestRefused {
    message
  }
}`) as unknown as TypedDocumentString<NoteOnRequestMutation, NoteOnRequestMutationVariables>;
export const ReplyToRequestDocument = new TypedDocumentString(`
    mutation ReplyToRequest($id: ID!, $text: String!, $waits: Boolean!, $requestKey: String!) {
  result: replyToRequest(
    id: $id
    text: $text
    waits: $waits
    requestKey: $requestKey
  ) {
    ...RequestAnswer
  }
}
    fragment RequestAnswer on RequestResult {
  __typename
  ... on RequestRefused {
    message
  }
}`) as unknown as TypedDocumentString<ReplyToRequestMutation, ReplyToRequestMutationVariables>;
export const CloseRequestDocument = new TypedDocumentString(`
    mutation CloseRequest($id: ID!, $text: String!, $outcome: RequestOutcome!, $films: [String!]!, $requestKey: String!) {
  result: closeRequest(
    id: $id
    text: $text
    outcome: $outcome
    films: $films
    requestKey: $requestKey
  ) {
    ...RequestAnswer
  }
}
    fragment RequestAnswer on RequestResult {
  __typename
  ... on RequestRefused {
    message
  }
}`) as unknown as TypedDocumentString<CloseRequestMutation, CloseRequestMutationVariables>;
export const ReopenRequestDocument = new TypedDocumentString(`
    mutation ReopenRequest($id: ID!, $reason: String!, $requestKey: String!) {
  result: reopenRequest(id: $id, reason: $reason, requestKey: $requestKey) {
    ...RequestAnswer
  }
}
    fragment RequestAnswer on RequestResult {
  __typename
  ... on RequestRefused {
    message
  }
}`) as unknown as TypedDocumentString<ReopenRequestMutation, ReopenRequestMutationVariables>;
export const MailRequestAnswerAgainDocument = new TypedDocumentString(`
    mutation MailRequestAnswerAgain($id: ID!, $event: ID!, $requestKey: String!) {
  result: mailRequestAnswerAgain(id: $id, event: $event, requestKey: $requestKey) {
    ...RequestAnswer
  }
}
    fragment RequestAnswer on RequestResult {
  __typename
  ... on RequestRefused {
    message
  }
}`) as unknown as TypedDocumentString<MailRequestAnswerAgainMutation, MailRequestAnswerAgainMutationVariables>;
export const PlansDocument = new TypedDocumentString(`
    query Plans {
  plans {
    ...PlanWhole
  }
}
    fragment PlanWhole on ShopPlan {
  id
  product
  kind
  option
  firstPrice
  firstDays
  rebillPrice
  rebillMonths
  isPortalOffer
  isOnSale
  prices {
    currency
    firstPrice
    rebillPrice
  }
}`) as unknown as TypedDocumentString<PlansQuery, PlansQueryVariables>;
export const BrandFlagsDocument = new TypedDocumentString(`
    query BrandFlags {
  brandFlags {
    brand
    name
    flags {
      name
      isOn
      isConfigured
      isRuntime
    }
  }
}
    `) as unknown as TypedDocumentString<BrandFlagsQuery, BrandFlagsQueryVariables>;
export const MemberOffersDocument = new TypedDocumentString(`
    query MemberOffers($memberId: ID!, $brand: String!) {
  memberDeals(memberId: $memberId, brand: $brand) {
    id
    name
    partner
    audience
    isShown
    isOneClick
    carouselRank
    interstitialRank
    listingRank
  }
  memberOffers(memberId: $memberId, brand: $brand) {
    plans {
      ...PlanWhole
    }
    subscriptions {
      id
      product
      obstacles
      offers {
        name
        obstacles
      }
    }
  }
}
    fragment PlanWhole on ShopPlan {
  id
  product
  kind
  option
  firstPrice
  firstDays
  rebillPrice
  rebillMonths
  isPortalOffer
  isOnSale
  prices {
    currency
    firstPrice
    rebillPrice
  }
}`) as unknown as TypedDocumentString<MemberOffersQuery, MemberOffersQueryVariables>;
export const VoucherBatchesDocument = new TypedDocumentString(`
    query VoucherBatches($after: ID, $first: Int!) {
  voucherBatches(after: $after, first: $first) {
    batches {
      id
      name
      kind
      worth
      product
      brand
      codes
      usesEach
      used
      expiresAt
      createdAt
      createdBy
      approvedAt
      approvedBy
      stoppedAt
    }
    next
  }
}
    `) as unknown as TypedDocumentString<VoucherBatchesQuery, VoucherBatchesQueryVariables>;
export const VoucherUsesDocument = new TypedDocumentString(`
    query VoucherUses($batchId: ID!, $after: ID, $first: Int!) {
  voucherUses(batchId: $batchId, after: $after, first: $first) {
    uses {
      id
      codeEnd
      memberId
      brand
      redeemedAt
      startsAt
      until
    }
    next
  }
}
    `) as unknown as TypedDocumentString<VoucherUsesQuery, VoucherUsesQueryVariables>;
export const DiscountsDocument = new TypedDocumentString(`
    query Discounts($after: ID, $first: Int!) {
  discounts(after: $after, first: $first) {
    discounts {
      id
      name
      kind
      worth
      currency
      plans
      brands
      startsAt
      endsAt
      usesEach
      usesPerPerson
      codes
      code
      used
      reserved
      discounted {
        currency
        amount
      }
      createdAt
      createdBy
      approvedAt
      approvedBy
      stoppedAt
      state
    }
    next
  }
}
    `) as unknown as TypedDocumentString<DiscountsQuery, DiscountsQueryVariables>;
export const DiscountCodesDocument = new TypedDocumentString(`
    query DiscountCodes($discountId: ID!) {
  discountCodes(discountId: $discountId) {
    id
    code
    used
    reserved
  }
}
    `) as unknown as TypedDocumentString<DiscountCodesQuery, DiscountCodesQueryVariables>;
export const CreateDiscountDocument = new TypedDocumentString(`
    mutation CreateDiscount($input: NewDiscount!, $reason: String!, $requestKey: String!) {
  createDiscount(input: $input, reason: $reason, requestKey: $requestKey) {
    __typename
    ... on DiscountCreated {
      discount {
        id
      }
    }
    ... on DiscountRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateDiscountMutation, CreateDiscountMutationVariables>;
export const ApproveDiscountDocument = new TypedDocumentString(`
    mutation ApproveDiscount($discountId: ID!, $reason: String!) {
  approveDiscount(discountId: $discountId, reason: $reason) {
    __typename
    ... on DiscountRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveDiscountMutation, ApproveDiscountMutationVariables>;
export const StopDiscountDocument = new TypedDocumentString(`
    mutation StopDiscount($discountId: ID!, $reason: String!) {
  stopDiscount(discountId: $discountId, reason: $reason) {
    __typename
    ... on DiscountRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<StopDiscountMutation, StopDiscountMutationVariables>;
export const SoldGiftsDocument = new TypedDocumentString(`
    query SoldGifts($after: ID, $first: Int!) {
  gifts(after: $after, first: $first) {
    gifts {
      id
      brand
      product
      months
      amount
      currency
      paidAt
      deliverAt
      deliveredAt
      redeemedAt
      stoppedAt
      isHandedOver
    }
    next
  }
}
    `) as unknown as TypedDocumentString<SoldGiftsQuery, SoldGiftsQueryVariables>;
export const CreateVouchersDocument = new TypedDocumentString(`
    mutation CreateVouchers($input: NewVouchers!, $reason: String!, $requestKey: String!) {
  createVouchers(input: $input, reason: $reason, requestKey: $requestKey) {
    __typename
    ... on VouchersCreated {
      codes
    }
    ... on VouchersRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateVouchersMutation, CreateVouchersMutationVariables>;
export const ApproveVouchersDocument = new TypedDocumentString(`
    mutation ApproveVouchers($batchId: ID!, $reason: String!) {
  approveVouchers(batchId: $batchId, reason: $reason) {
    __typename
    ... on VouchersRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveVouchersMutation, ApproveVouchersMutationVariables>;
export const StopVouchersDocument = new TypedDocumentString(`
    mutation StopVouchers($batchId: ID!, $reason: String!) {
  stopVouchers(batchId: $batchId, reason: $reason) {
    __typename
    ... on VouchersRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<StopVouchersMutation, StopVouchersMutationVariables>;
export const ResendGiftDocument = new TypedDocumentString(`
    mutation ResendGift($giftId: ID!, $reason: String!) {
  resendGift(giftId: $giftId, reason: $reason) {
    __typename
    ... on VouchersRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ResendGiftMutation, ResendGiftMutationVariables>;
export const DealSlotsDocument = new TypedDocumentString(`
    query DealSlots($brand: String!) {
  dealSlots(brand: $brand) {
    isReachable
    slots {
      place
      limit
      deals {
        id
        name
        partner
        site
        audience
        state
        rank
        startsAt
        endsAt
        hasUnpublishedChanges
        initialPrice
        recurringPrice
        billers
        positions {
          everyone
          trial
          expired
        }
      }
    }
  }
  planUpsells(brand: $brand) {
    kind
    from {
      ...PlanWhole
    }
    to {
      ...PlanWhole
    }
    charged
  }
}
    fragment PlanWhole on ShopPlan {
  id
  product
  kind
  option
  firstPrice
  firstDays
  rebillPrice
  rebillMonths
  isPortalOffer
  isOnSale
  prices {
    currency
    firstPrice
    rebillPrice
  }
}`) as unknown as TypedDocumentString<DealSlotsQuery, DealSlotsQueryVariables>;
export const FlagChangesDocument = new TypedDocumentString(`
    query FlagChanges($after: Int) {
  flagChanges(after: $after) {
    changes {
      id
      brand
      flag
      isOn
      reason
      staff
      at
    }
    next
  }
}
    `) as unknown as TypedDocumentString<FlagChangesQuery, FlagChangesQueryVariables>;
export const SwitchFlagDocument = new TypedDocumentString(`
    mutation SwitchFlag($brand: String!, $flag: String!, $isOn: Boolean, $reason: String!) {
  switched: switchFlag(brand: $brand, flag: $flag, isOn: $isOn, reason: $reason) {
    ...SwitchAnswer
  }
}
    fragment SwitchAnswer on SwitchResult {
  __typename
  ... on SwitchRefused {
    message
  }
}`) as unknown as TypedDocumentString<SwitchFlagMutation, SwitchFlagMutationVariables>;
export const ExperimentsDocument = new TypedDocumentString(`
    query Experiments {
  experiments {
    id
    variants {
      id
      percent
    }
    holdoutPercent
    goal
    isRunningByDefinition
    runs {
      ...RunWhole
    }
  }
}
    fragment RunWhole on ExperimentRun {
  id
  brands
  share
  startedAt
  endsAt
  stoppedAt
  end
  changes {
    id
    change
    share
    staff
    reason
    at
  }
}`) as unknown as TypedDocumentString<ExperimentsQuery, ExperimentsQueryVariables>;
export const ExperimentRunDocument = new TypedDocumentString(`
    query ExperimentRun($id: ID!) {
  experimentRun(id: $id) {
    experiment
    goal
    isPreliminary
    run {
      ...RunWhole
    }
    variants {
      variant
      isControl
      visits
      goals
      goalRate {
        ...Interval
      }
      difference {
        ...Interval
      }
      declines
      declineRate {
        ...Interval
      }
      errors
      errorRate {
        ...Interval
      }
      purchases
      refunds
      refundRate {
        ...Interval
      }
      broken
    }
  }
}
    fragment RunWhole on ExperimentRun {
  id
  brands
  share
  startedAt
  endsAt
  stoppedAt
  end
  changes {
    id
    change
    share
    staff
    reason
    at
  }
}
fragment Interval on Estimate {
  low
  value
  high
}`) as unknown as TypedDocumentString<ExperimentRunQuery, ExperimentRunQueryVariables>;
export const StartExperimentDocument = new TypedDocumentString(`
    mutation StartExperiment($experiment: String!, $brands: [String!]!, $share: Int!, $days: Int!, $reason: String!) {
  switched: startExperiment(
    experiment: $experiment
    brands: $brands
    share: $share
    days: $days
    reason: $reason
  ) {
    ...SwitchAnswer
  }
}
    fragment SwitchAnswer on SwitchResult {
  __typename
  ... on SwitchRefused {
    message
  }
}`) as unknown as TypedDocumentString<StartExperimentMutation, StartExperimentMutationVariables>;
export const ChangeExperimentShareDocument = new TypedDocumentString(`
    mutation ChangeExperimentShare($id: ID!, $share: Int!, $reason: String!) {
  switched: changeExperimentShare(id: $id, share: $share, reason: $reason) {
    ...SwitchAnswer
  }
}
    fragment SwitchAnswer on SwitchResult {
  __typename
  ... on SwitchRefused {
    message
  }
}`) as unknown as TypedDocumentString<ChangeExperimentShareMutation, ChangeExperimentShareMutationVariables>;
export const StopExperimentDocument = new TypedDocumentString(`
    mutation StopExperiment($id: ID!, $reason: String!) {
  switched: stopExperiment(id: $id, reason: $reason) {
    ...SwitchAnswer
  }
}
    fragment SwitchAnswer on SwitchResult {
  __typename
  ... on SwitchRefused {
    message
  }
}`) as unknown as TypedDocumentString<StopExperimentMutation, StopExperimentMutationVariables>;
export const StaffMembersDocument = new TypedDocumentString(`
    query StaffMembers {
  staffMembers {
    id
    email
    role
    sites
    createdAt
    disabledAt
    lastSeenAt
    openSessions
    openTokens
  }
}
    `) as unknown as TypedDocumentString<StaffMembersQuery, StaffMembersQueryVariables>;
export const DisableStaffMemberDocument = new TypedDocumentString(`
    mutation DisableStaffMember($id: ID!, $reason: String!) {
  result: disableStaffMember(id: $id, reason: $reason) {
    ...StaffMemberAnswer
  }
}
    fragment StaffMemberAnswer on StaffMemberResult {
  __typename
  ... on StaffMemberRefused {
    message
  }
}`) as unknown as TypedDocumentString<DisableStaffMemberMutation, DisableStaffMemberMutationVariables>;
export const EnableStaffMemberDocument = new TypedDocumentString(`
    mutation EnableStaffMember($id: ID!, $reason: String!) {
  result: enableStaffMember(id: $id, reason: $reason) {
    ...StaffMemberAnswer
  }
}
    fragment StaffMemberAnswer on StaffMemberResult {
  __typename
  ... on StaffMemberRefused {
    message
  }
}`) as unknown as TypedDocumentString<EnableStaffMemberMutation, EnableStaffMemberMutationVariables>;
export const SetStaffRoleDocument = new TypedDocumentString(`
    mutation SetStaffRole($id: ID!, $role: StaffRole!, $reason: String!) {
  result: setStaffRole(id: $id, role: $role, reason: $reason) {
    ...StaffMemberAnswer
  }
}
    fragment StaffMemberAnswer on StaffMemberResult {
  __typename
  ... on StaffMemberRefused {
    message
  }
}`) as unknown as TypedDocumentString<SetStaffRoleMutation, SetStaffRoleMutationVariables>;
export const RemoveStaffMemberDocument = new TypedDocumentString(`
    mutation RemoveStaffMember($id: ID!, $reason: String!) {
  result: removeStaffMember(id: $id, reason: $reason) {
    __typename
    ... on StaffMemberRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveStaffMemberMutation, RemoveStaffMemberMutationVariables>;
export const MediaSourcesDocument = new TypedDocumentString(`
    query MediaSources($state: MediaSourceState, $filmId: ID, $after: String, $first: Int!) {
  mediaSources(state: $state, filmId: $filmId, after: $after, first: $first) {
    sources {
      ...MediaSourceWhole
    }
    next
  }
}
    fragment MediaSourceWhole on MediaSource {
  id
  filmId
  film {
    slug
    title
    site
    isDraft
  }
  previews {
    poster
    film
  }
  pictureId
  kind
  fileName
  bytes
  state
  problem
  addedBy
  addedAt
  steps {
    name
    state
    progress
    secondsLeft
    attempts
    problem
  }
}`) as unknown as TypedDocumentString<MediaSourcesQuery, MediaSourcesQueryVariables>;
export const MediaSourceDocument = new TypedDocumentString(`
    query MediaSource($id: ID!) {
  mediaSource(id: $id) {
    ...MediaSourceWhole
  }
}
    fragment MediaSourceWhole on MediaSource {
  id
  filmId
  film {
    slug
    title
    site
    isDraft
  }
  previews {
    poster
    film
  }
  pictureId
  kind
  fileName
  bytes
  state
  problem
  addedBy
  addedAt
  steps {
    name
    state
    progress
    secondsLeft
    attempts
    problem
  }
}`) as unknown as TypedDocumentString<MediaSourceQuery, MediaSourceQueryVariables>;
export const RetryMediaSourceDocument = new TypedDocumentString(`
    mutation RetryMediaSource($id: ID!) {
  retryMediaSource(id: $id) {
    ...MediaSourceWhole
  }
}
    fragment MediaSourceWhole on MediaSource {
  id
  filmId
  film {
    slug
    title
    site
    isDraft
  }
  previews {
    poster
    film
  }
  pictureId
  kind
  fileName
  bytes
  state
  problem
  addedBy
  addedAt
  steps {
    name
    state
    progress
    secondsLeft
    attempts
    problem
  }
}`) as unknown as TypedDocumentString<RetryMediaSourceMutation, RetryMediaSourceMutationVariables>;
export const ShowMediaDocument = new TypedDocumentString(`
    mutation ShowMedia($sourceId: ID!) {
  result: showMedia(sourceId: $sourceId) {
    ...NewMediaAnswer
  }
}
    fragment NewMediaAnswer on NewMediaResult {
  __typename
  ... on NewMediaRefused {
    message
  }
}`) as unknown as TypedDocumentString<ShowMediaMutation, ShowMediaMutationVariables>;
export const DiscardMediaDocument = new TypedDocumentString(`
    mutation DiscardMedia($sourceId: ID!) {
  result: discardMedia(sourceId: $sourceId) {
    ...NewMediaAnswer
  }
}
    fragment NewMediaAnswer on NewMediaResult {
  __typename
  ... on NewMediaRefused {
    message
  }
}`) as unknown as TypedDocumentString<DiscardMediaMutation, DiscardMediaMutationVariables>;
export const FilmsToUploadForDocument = new TypedDocumentString(`
    query FilmsToUploadFor($search: String) {
  contentPage(kind: film, search: $search, first: 8) {
    items {
      id
      state
      film {
        slug
        title
        site
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FilmsToUploadForQuery, FilmsToUploadForQueryVariables>;
export const DraftToSendForDocument = new TypedDocumentString(`
    query DraftToSendFor($slug: String!) {
  contentBySlug(kind: film, slug: $slug) {
    id
    state
    version
    updatedBy
    film {
      title
      site
    }
  }
}
    `) as unknown as TypedDocumentString<DraftToSendForQuery, DraftToSendForQueryVariables>;
export const FilmToUploadForDocument = new TypedDocumentString(`
    query FilmToUploadFor($id: ID!) {
  content(kind: film, id: $id) {
    id
    state
    film {
      slug
      title
      site
    }
  }
}
    `) as unknown as TypedDocumentString<FilmToUploadForQuery, FilmToUploadForQueryVariables>;