// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type VideoReviewQueryVariables = Exact<{
  slug: string;
}>;


export type VideoReviewQuery = { readonly video: { readonly videoId: string, readonly rating: number | null, readonly ratingCount: number, readonly models: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly expertReview: { readonly properties: ReadonlyArray<{ readonly type: string }> }, readonly userVideoReview: { readonly rating: number, readonly properties: ReadonlyArray<{ readonly subject: string, readonly rating: number }>, readonly models: ReadonlyArray<{ readonly subject: string, readonly rating: number }> } | null } | null };

export type RateVideoMutationVariables = Exact<{
  videoId: string | number;
  rating: number;
}>;


export type RateVideoMutation = { readonly rateVideo:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'RatingRefused', readonly messageKey: string }
    | { readonly __typename: 'VideoRated', readonly video: { readonly videoId: string, readonly rating: number | null, readonly ratingCount: number, readonly models: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly expertReview: { readonly properties: ReadonlyArray<{ readonly type: string }> }, readonly userVideoReview: { readonly rating: number, readonly properties: ReadonlyArray<{ readonly subject: string, readonly rating: number }>, readonly models: ReadonlyArray<{ readonly subject: string, readonly rating: number }> } | null } }
   };

export type UpdateExpertReviewMutationVariables = Exact<{
  videoId: string | number;
  slug?: string | null | undefined;
  type: string;
  rating: number;
  recommId?: string | null | undefined;
}>;


export type UpdateExpertReviewMutation = { readonly updateExpertReview:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'RatingRefused', readonly messageKey: string }
    | { readonly __typename: 'VideoRated', readonly video: { readonly videoId: string, readonly rating: number | null, readonly ratingCount: number, readonly models: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly expertReview: { readonly properties: ReadonlyArray<{ readonly type: string }> }, readonly userVideoReview: { readonly rating: number, readonly properties: ReadonlyArray<{ readonly subject: string, readonly rating: number }>, readonly models: ReadonlyArray<{ readonly subject: string, readonly rating: number }> } | null } }
   };

export type RatingAnswer_AccessDenied_Fragment = { readonly __typename: 'AccessDenied' };

export type RatingAnswer_RatingRefused_Fragment = { readonly __typename: 'RatingRefused', readonly messageKey: string };

export type RatingAnswer_VideoRated_Fragment = { readonly __typename: 'VideoRated', readonly video: { readonly videoId: string, readonly rating: number | null, readonly ratingCount: number, readonly models: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly expertReview: { readonly properties: ReadonlyArray<{ readonly type: string }> }, readonly userVideoReview: { readonly rating: number, readonly properties: ReadonlyArray<{ readonly subject: string, readonly rating: number }>, readonly models: ReadonlyArray<{ readonly subject: string, readonly rating: number }> } | null } };

export type RatingAnswerFragment =
  | RatingAnswer_AccessDenied_Fragment
  | RatingAnswer_RatingRefused_Fragment
  | RatingAnswer_VideoRated_Fragment
;

export type RatedVideoFragment = { readonly videoId: string, readonly rating: number | null, readonly ratingCount: number, readonly models: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly expertReview: { readonly properties: ReadonlyArray<{ readonly type: string }> }, readonly userVideoReview: { readonly rating: number, readonly properties: ReadonlyArray<{ readonly subject: string, readonly rating: number }>, readonly models: ReadonlyArray<{ readonly subject: string, readonly rating: number }> } | null };


export const VideoReviewDocument = {"__meta__":{"hash":"ce796e8c55eea77ca3d65087c03ccefdd74ec65549995e8563c6afab103fa3d1","name":"VideoReview","kind":"query"}} as unknown as DocumentNode<VideoReviewQuery, VideoReviewQueryVariables>;
export const RateVideoDocument = {"__meta__":{"hash":"597707a82e19d39a1debc93728d83a0c2949c4d44f4f4db80e287cfa928d6f43","name":"RateVideo","kind":"mutation"}} as unknown as DocumentNode<RateVideoMutation, RateVideoMutationVariables>;
export const UpdateExpertReviewDocument = {"__meta__":{"hash":"8bf4fc1adb949e4ec19d2e87252f3b037d3d6ab17783c0c1b3ab7bb833a2aced","name":"UpdateExpertReview","kind":"mutation"}} as unknown as DocumentNode<UpdateExpertReviewMutation, UpdateExpertReviewMutationVariables>;