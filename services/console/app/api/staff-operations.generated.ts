// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './staff-types.generated.ts';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuditQueryVariables = Exact<{
  filter?: Types.AuditFilter | null | undefined;
  after?: number | null | undefined;
  first: number;
}>;


export type AuditQuery = { readonly audit: { readonly next: number | null, readonly entries: ReadonlyArray<{ readonly sequence: number, readonly at: string, readonly actor: string, readonly action: string, readonly entityKind: string, readonly entityId: string, readonly before: string | null, readonly after: string | null }> } };

export type ContentItemQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
}>;


export type ContentItemQuery = { readonly content: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } | null };

export type ContentVersionsQueryVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
}>;


export type ContentVersionsQuery = { readonly contentVersions: ReadonlyArray<{ readonly version: number, readonly action: string, readonly state: Types.ContentState, readonly at: string, readonly by: string, readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }> };

export type ContentWholeFragment = { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null };

export type ContentPageQueryVariables = Exact<{
  kind: Types.ContentKind;
  search?: string | null | undefined;
  state?: Types.ContentState | null | undefined;
  site?: string | null | undefined;
  after?: string | null | undefined;
  first: number;
}>;


export type ContentPageQuery = { readonly contentPage: { readonly next: string | null, readonly items: ReadonlyArray<{ readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly releasedAt: string | null } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null, readonly award: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly angel: { readonly slug: string } | null, readonly wallPost: { readonly slug: string, readonly site: string } | null, readonly reel: { readonly slug: string, readonly site: string } | null, readonly caption: { readonly slug: string, readonly film: string, readonly label: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null } | null, readonly offer: { readonly slug: string } | null }> } };

export type ContentSummaryFragment = { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly site: string, readonly releasedAt: string | null } | null, readonly performer: { readonly slug: string, readonly name: string } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string } | null, readonly showcase: { readonly slug: string, readonly title: string } | null, readonly award: { readonly slug: string, readonly name: string, readonly site: string } | null, readonly angel: { readonly slug: string } | null, readonly wallPost: { readonly slug: string, readonly site: string } | null, readonly reel: { readonly slug: string, readonly site: string } | null, readonly caption: { readonly slug: string, readonly film: string, readonly label: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null } | null, readonly offer: { readonly slug: string } | null };

export type CreateFilmMutationVariables = Exact<{
  input: Types.FilmInput;
}>;


export type CreateFilmMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateFilmMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.FilmInput;
}>;


export type UpdateFilmMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreatePerformerMutationVariables = Exact<{
  input: Types.PerformerInput;
}>;


export type CreatePerformerMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdatePerformerMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.PerformerInput;
}>;


export type UpdatePerformerMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateCategoryMutationVariables = Exact<{
  input: Types.LabelInput;
}>;


export type CreateCategoryMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateCategoryMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.LabelInput;
}>;


export type UpdateCategoryMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateTagMutationVariables = Exact<{
  input: Types.LabelInput;
}>;


export type CreateTagMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateTagMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.LabelInput;
}>;


export type UpdateTagMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateChannelMutationVariables = Exact<{
  input: Types.ChannelInput;
}>;


export type CreateChannelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateChannelMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.ChannelInput;
}>;


export type UpdateChannelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreatePackMutationVariables = Exact<{
  input: Types.PackInput;
}>;


export type CreatePackMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdatePackMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.PackInput;
}>;


export type UpdatePackMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateShowcaseMutationVariables = Exact<{
  input: Types.ShowcaseInput;
}>;


export type CreateShowcaseMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateShowcaseMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.ShowcaseInput;
}>;


export type UpdateShowcaseMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateAwardMutationVariables = Exact<{
  input: Types.AwardInput;
}>;


export type CreateAwardMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateAwardMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.AwardInput;
}>;


export type UpdateAwardMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateAngelMutationVariables = Exact<{
  input: Types.AngelInput;
}>;


export type CreateAngelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateAngelMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.AngelInput;
}>;


export type UpdateAngelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateWallPostMutationVariables = Exact<{
  input: Types.WallPostInput;
}>;


export type CreateWallPostMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateWallPostMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.WallPostInput;
}>;


export type UpdateWallPostMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateReelMutationVariables = Exact<{
  input: Types.ReelInput;
}>;


export type CreateReelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateReelMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.ReelInput;
}>;


export type UpdateReelMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateCaptionMutationVariables = Exact<{
  input: Types.CaptionInput;
}>;


export type CreateCaptionMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateCaptionMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.CaptionInput;
}>;


export type UpdateCaptionMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateDealMutationVariables = Exact<{
  input: Types.DealInput;
}>;


export type CreateDealMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateDealMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.DealInput;
}>;


export type UpdateDealMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type CreateOfferMutationVariables = Exact<{
  input: Types.OfferInput;
}>;


export type CreateOfferMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UpdateOfferMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  input: Types.OfferInput;
}>;


export type UpdateOfferMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type PublishContentMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
  releaseAt?: string | null | undefined;
}>;


export type PublishContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type UnpublishContentMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
}>;


export type UnpublishContentMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

export type DeleteDraftMutationVariables = Exact<{
  kind: Types.ContentKind;
  id: string | number;
  expectedVersion: number;
}>;


export type DeleteDraftMutation = { readonly result:
    | { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
    | { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string }
    | { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> }
    | { readonly __typename: 'ContentMissing' }
    | { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } }
   };

type ContentAnswer_ContentConflict_Fragment = { readonly __typename: 'ContentConflict', readonly current: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } };

type ContentAnswer_ContentInUse_Fragment = { readonly __typename: 'ContentInUse', readonly kind: Types.ContentKind, readonly slug: string };

type ContentAnswer_ContentInvalid_Fragment = { readonly __typename: 'ContentInvalid', readonly problems: ReadonlyArray<{ readonly path: string, readonly message: string }> };

type ContentAnswer_ContentMissing_Fragment = { readonly __typename: 'ContentMissing' };

type ContentAnswer_ContentSaved_Fragment = { readonly __typename: 'ContentSaved', readonly item: { readonly kind: Types.ContentKind, readonly id: string, readonly state: Types.ContentState, readonly version: number, readonly publishedVersion: number | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly film: { readonly slug: string, readonly title: string, readonly description: string, readonly site: string, readonly releasedAt: string | null, readonly runLengthSeconds: number | null, readonly performers: ReadonlyArray<string>, readonly categories: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly directors: ReadonlyArray<string>, readonly channel: string | null, readonly pack: string | null, readonly showcase: string | null, readonly pictureCount: number | null, readonly bestHeight: number, readonly composition: string | null, readonly isDenied: boolean, readonly isFree: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isGuestScene: boolean, readonly chapters: ReadonlyArray<{ readonly startsAtSeconds: number, readonly title: string }> } | null, readonly performer: { readonly slug: string, readonly name: string, readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly heightCentimetres: number | null, readonly activeSince: string | null, readonly hair: string | null, readonly eyes: string | null, readonly nationality: string | null, readonly tags: ReadonlyArray<string> } | null, readonly category: { readonly slug: string, readonly name: string } | null, readonly tag: { readonly slug: string, readonly name: string } | null, readonly channel: { readonly slug: string, readonly name: string, readonly description: string, readonly site: string, readonly category: string | null, readonly isThirdParty: boolean, readonly position: number } | null, readonly pack: { readonly slug: string, readonly channel: string, readonly name: string, readonly description: string, readonly position: number } | null, readonly showcase: { readonly slug: string, readonly title: string, readonly description: string, readonly position: number } | null, readonly award: { readonly slug: string, readonly site: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly film: string | null, readonly performer: string | null, readonly position: number } | null, readonly angel: { readonly slug: string, readonly performer: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly position: number } | null, readonly wallPost: { readonly slug: string, readonly site: string, readonly curator: string, readonly text: string, readonly film: string, readonly shape: string, readonly postedAt: string } | null, readonly reel: { readonly slug: string, readonly site: string, readonly film: string, readonly position: number } | null, readonly caption: { readonly slug: string, readonly film: string, readonly language: string, readonly label: string, readonly text: string } | null, readonly deal: { readonly slug: string, readonly name: string, readonly site: string | null, readonly audience: string, readonly partner: string, readonly text: string, readonly listingText: string, readonly discountPrefix: string, readonly discountText: string, readonly path: string, readonly memberPath: string, readonly initialPrice: number, readonly recurringPrice: number | null, readonly isOneClick: boolean, readonly isInternalOneClick: boolean, readonly needsConsent: boolean, readonly itsUpCampaignId: number | null, readonly itsUpZoneId: number | null, readonly epochUpsellId: string | null, readonly segpayUpsellId: string | null, readonly rgUpsellId: string | null, readonly carouselRank: number | null, readonly interstitialRank: number | null, readonly listingRank: number | null, readonly isExclusive: boolean } | null, readonly offer: { readonly slug: string, readonly discountPercent: number, readonly offeredGems: number, readonly currency: string, readonly lowestPrice: number | null, readonly highestPrice: number | null, readonly sites: ReadonlyArray<string>, readonly startsAt: string | null, readonly endsAt: string | null, readonly position: number } | null } };

export type ContentAnswerFragment =
  | ContentAnswer_ContentConflict_Fragment
  | ContentAnswer_ContentInUse_Fragment
  | ContentAnswer_ContentInvalid_Fragment
  | ContentAnswer_ContentMissing_Fragment
  | ContentAnswer_ContentSaved_Fragment
;

export type MembersQueryVariables = Exact<{
  by: Types.MemberSearch;
  text: string;
  after?: string | null | undefined;
}>;


export type MembersQuery = { readonly members: { readonly nextCursor: string | null, readonly members: ReadonlyArray<{ readonly id: string, readonly email: string, readonly displayName: string | null, readonly createdAt: string, readonly isDisabled: boolean }> } };

export type MemberQueryVariables = Exact<{
  id: string | number;
}>;


export type MemberQuery = { readonly member: { readonly id: string, readonly email: string, readonly displayName: string | null, readonly createdAt: string, readonly disabledAt: string | null, readonly emailConfirmedAt: string | null, readonly brand: string | null, readonly gems: number, readonly credits: number, readonly memberships: ReadonlyArray<{ readonly id: string, readonly product: string, readonly type: string, readonly plan: string | null, readonly biller: string | null, readonly joinedOn: string, readonly joinedAt: string, readonly isActive: boolean, readonly accessUntil: string | null, readonly isCancelled: boolean, readonly isRenewing: boolean, readonly isTandem: boolean, readonly events: ReadonlyArray<{ readonly kind: string, readonly at: string, readonly accessFrom: string | null, readonly accessUntil: string | null, readonly isPaid: boolean, readonly cause: string }> }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly transactionId: string, readonly biller: string, readonly kind: string, readonly plan: string, readonly amount: number, readonly currency: string, readonly at: string, readonly state: string | null }>, readonly ledger: ReadonlyArray<{ readonly at: string, readonly unit: string, readonly amount: number, readonly balance: number, readonly type: string, readonly reason: string, readonly subject: string | null }>, readonly sessions: ReadonlyArray<{ readonly brand: string, readonly device: string, readonly network: string, readonly country: string | null, readonly openedAt: string, readonly lastUsedAt: string, readonly endedAt: string | null }>, readonly mails: ReadonlyArray<{ readonly id: string, readonly brand: string, readonly subject: string, readonly state: string, readonly queuedAt: string, readonly settledAt: string | null }>, readonly comments: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly videoId: string, readonly text: string, readonly at: string, readonly removedAt: string | null, readonly openReports: number }>, readonly downloads: ReadonlyArray<{ readonly at: string, readonly videoId: string, readonly title: string | null }>, readonly actions: ReadonlyArray<{ readonly requestKey: string, readonly action: string, readonly reason: string, readonly by: string, readonly at: string, readonly approvalId: string | null }>, readonly approvals: ReadonlyArray<{ readonly id: string, readonly memberId: string, readonly action: string, readonly details: string, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.ApprovalState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly carriedOutAt: string | null }> } | null };

export type MemberMembershipFragment = { readonly id: string, readonly product: string, readonly type: string, readonly plan: string | null, readonly biller: string | null, readonly joinedOn: string, readonly joinedAt: string, readonly isActive: boolean, readonly accessUntil: string | null, readonly isCancelled: boolean, readonly isRenewing: boolean, readonly isTandem: boolean, readonly events: ReadonlyArray<{ readonly kind: string, readonly at: string, readonly accessFrom: string | null, readonly accessUntil: string | null, readonly isPaid: boolean, readonly cause: string }> };

export type PaymentOfMemberFragment = { readonly id: string, readonly transactionId: string, readonly biller: string, readonly kind: string, readonly plan: string, readonly amount: number, readonly currency: string, readonly at: string, readonly state: string | null };

export type ApprovalOfStaffFragment = { readonly id: string, readonly memberId: string, readonly action: string, readonly details: string, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly state: Types.ApprovalState, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly decisionReason: string | null, readonly carriedOutAt: string | null };

export type PreviewActionQueryVariables = Exact<{
  memberId: string | number;
  action: Types.MemberAction;
}>;


export type PreviewActionQuery = { readonly previewAction: { readonly effects: ReadonlyArray<string>, readonly needsApproval: boolean, readonly mail: { readonly to: string, readonly subject: string, readonly text: string } | null, readonly refusal: { readonly message: string } | null } };

export type ActOnMemberMutationVariables = Exact<{
  memberId: string | number;
  action: Types.MemberAction;
  reason: string;
  requestKey: string;
}>;


export type ActOnMemberMutation = { readonly actOnMember:
    | { readonly __typename: 'ActionDone', readonly effects: ReadonlyArray<string> }
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

export type CommentQueueQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CommentQueueQuery = { readonly commentQueue: { readonly nextCursor: string | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly text: string, readonly at: string, readonly site: string, readonly filmTitle: string, readonly inReplyTo: string | null, readonly authorId: string | null, readonly author: string | null, readonly authorIsBanned: boolean, readonly authorBannedUntil: string | null, readonly reports: ReadonlyArray<{ readonly reason: string, readonly at: string }> }> } };

export type CommentAuthorHistoryQueryVariables = Exact<{
  id: string | number;
}>;


export type CommentAuthorHistoryQuery = { readonly commentAuthor: { readonly id: string, readonly displayName: string | null, readonly createdAt: string, readonly removedComments: number, readonly ban: { readonly until: string | null, readonly reason: string, readonly by: string, readonly decidedAt: string } | null, readonly comments: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly at: string, readonly removedAt: string | null, readonly openReports: number, readonly decisions: ReadonlyArray<{ readonly action: string, readonly staff: string | null, readonly reason: string | null, readonly at: string }> }> } | null };

export type TryBannedWordsQueryVariables = Exact<{
  text: string;
}>;


export type TryBannedWordsQuery = { readonly tryBannedWords: boolean };

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
export const ContentSummaryFragmentDoc = new TypedDocumentString(`
    fragment ContentSummary on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
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
  caption {
    slug
    film
    label
  }
  deal {
    slug
    name
    site
  }
  offer {
    slug
  }
}
    `, {"fragmentName":"ContentSummary"}) as unknown as TypedDocumentString<ContentSummaryFragment, unknown>;
export const ContentWholeFragmentDoc = new TypedDocumentString(`
    fragment ContentWhole on ContentItem {
  kind
  id
  state
  version
  publishedVersion
  updatedAt
  updatedBy
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
  }
}`, {"fragmentName":"ContentAnswer"}) as unknown as TypedDocumentString<ContentAnswerFragment, unknown>;
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
}
    `, {"fragmentName":"PaymentOfMember"}) as unknown as TypedDocumentString<PaymentOfMemberFragment, unknown>;
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
export const CommentDecisionAnswerFragmentDoc = new TypedDocumentString(`
    fragment CommentDecisionAnswer on CommentDecisionResult {
  __typename
  ... on CommentDecisionRefused {
    message
  }
}
    `, {"fragmentName":"CommentDecisionAnswer"}) as unknown as TypedDocumentString<CommentDecisionAnswerFragment, unknown>;
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
  }
}`) as unknown as TypedDocumentString<ContentVersionsQuery, ContentVersionsQueryVariables>;
export const ContentPageDocument = new TypedDocumentString(`
    query ContentPage($kind: ContentKind!, $search: String, $state: ContentState, $site: String, $after: String, $first: Int!) {
  contentPage(
    kind: $kind
    search: $search
    state: $state
    site: $site
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
  caption {
    slug
    film
    label
  }
  deal {
    slug
    name
    site
  }
  offer {
    slug
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateReelMutation, UpdateReelMutationVariables>;
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateCaptionMutation, UpdateCaptionMutationVariables>;
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UpdateOfferMutation, UpdateOfferMutationVariables>;
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<UnpublishContentMutation, UnpublishContentMutationVariables>;
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
  film {
    slug
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
    chapters {
      startsAtSeconds
      title
    }
    pictureCount
    bestHeight
    composition
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
    description
    site
    category
    isThirdParty
    position
  }
  pack {
    slug
    channel
    name
    description
    position
  }
  showcase {
    slug
    title
    description
    position
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
  }
  wallPost {
    slug
    site
    curator
    text
    film
    shape
    postedAt
  }
  reel {
    slug
    site
    film
    position
  }
  caption {
    slug
    film
    language
    label
    text
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
  }
  offer {
    slug
    discountPercent
    offeredGems
    currency
    lowestPrice
    highestPrice
    sites
    startsAt
    endsAt
    position
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
  ... on ContentInUse {
    kind
    slug
  }
}`) as unknown as TypedDocumentString<DeleteDraftMutation, DeleteDraftMutationVariables>;
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
  }
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
}`) as unknown as TypedDocumentString<MemberQuery, MemberQueryVariables>;
export const PreviewActionDocument = new TypedDocumentString(`
    query PreviewAction($memberId: ID!, $action: MemberAction!) {
  previewAction(memberId: $memberId, action: $action) {
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
}
    `) as unknown as TypedDocumentString<PreviewActionQuery, PreviewActionQueryVariables>;
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
    }
    ... on ActionRefused {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ActOnMemberMutation, ActOnMemberMutationVariables>;
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
export const CommentQueueDocument = new TypedDocumentString(`
    query CommentQueue($after: String) {
  commentQueue(after: $after) {
    comments {
      id
      text
      at
      site
      filmTitle
      inReplyTo
      authorId
      author
      authorIsBanned
      authorBannedUntil
      reports {
        reason
        at
      }
    }
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<CommentQueueQuery, CommentQueueQueryVariables>;
export const CommentAuthorHistoryDocument = new TypedDocumentString(`
    query CommentAuthorHistory($id: ID!) {
  commentAuthor(id: $id) {
    id
    displayName
    createdAt
    removedComments
    ban {
      until
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
export const TryBannedWordsDocument = new TypedDocumentString(`
    query TryBannedWords($text: String!) {
  tryBannedWords(text: $text)
}
    `) as unknown as TypedDocumentString<TryBannedWordsQuery, TryBannedWordsQueryVariables>;
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
    mutation BanCommentAuthor($id: ID!, $until: DateTime, $reason: String!) {
  decision: banCommentAuthor(id: $id, until: $until, reason: $reason) {
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