// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type DownloadOptionsQueryVariables = Exact<{
  slug: string;
}>;


export type DownloadOptionsQuery = { readonly video: { readonly videoId: string, readonly title: string, readonly downloadAgainUntil: string | null, readonly downloadResolutions: ReadonlyArray<{ readonly label: string, readonly size: number, readonly width: number, readonly res: string }>, readonly downloadQuota: { readonly quotaLeft: number, readonly downloadQuotaMax: number, readonly downloadDaysPeriod: number, readonly remainingDays: number, readonly thresholdReached: boolean, readonly zeroQuota: boolean, readonly site: string } | null } | null };

export type GenerateVideoTokenMutationVariables = Exact<{
  videoId: string | number;
  device: Types.Device;
}>;


export type GenerateVideoTokenMutation = { readonly generateVideoToken:
    | { readonly __typename: 'AccessDenied', readonly messageKey: string, readonly nextStep: Types.NextStep | null }
    | { readonly __typename: 'ReachedDownloadQuotaError', readonly messageKey: string, readonly downloadQuotaMax: number, readonly remainingDays: number }
    | { readonly __typename: 'VideoToken', readonly p270: { readonly cdn: string } | null, readonly p360: { readonly cdn: string } | null, readonly p480: { readonly cdn: string } | null, readonly p480l: { readonly cdn: string } | null, readonly p720: { readonly cdn: string } | null, readonly p1080: { readonly cdn: string } | null, readonly p2160: { readonly cdn: string } | null }
   };


export const DownloadOptionsDocument = {"__meta__":{"hash":"c7f7e0bd689a4cf6c2751d74887c7692aa191598f991dfa7f8adfe5cdf27379f","name":"DownloadOptions","kind":"query"}} as unknown as DocumentNode<DownloadOptionsQuery, DownloadOptionsQueryVariables>;
export const GenerateVideoTokenDocument = {"__meta__":{"hash":"d6f8c31dbfd7d81d631f60abbdbb0b26895d887a3d9d45dc02e1fed680bed73a","name":"GenerateVideoToken","kind":"mutation"}} as unknown as DocumentNode<GenerateVideoTokenMutation, GenerateVideoTokenMutationVariables>;