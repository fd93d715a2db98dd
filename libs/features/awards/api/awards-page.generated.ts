// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AwardsPageQueryVariables = Exact<{
  page: number;
  pageSize: number;
  result?: Types.AwardResult | null | undefined;
}>;


export type AwardsPageQuery = { readonly awards: { readonly facts: { readonly wins: number, readonly nominations: number, readonly festivals: number, readonly since: number | null }, readonly items: ReadonlyArray<{ readonly id: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly site: { readonly name: string }, readonly video: { readonly slug: string, readonly title: string, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } | null, readonly performer: { readonly slug: string, readonly name: string, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } | null }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };


export const AwardsPageDocument = {"__meta__":{"hash":"de723f581a4f1334b06c3d61befa3d63961ef89f3e0c01ea9b6d971ab71a5392","name":"AwardsPage","kind":"query"}} as unknown as DocumentNode<AwardsPageQuery, AwardsPageQueryVariables>;