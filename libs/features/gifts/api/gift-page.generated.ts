// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type GiftPageQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftPageQuery = { readonly giftOptions: ReadonlyArray<{ readonly optionId: number, readonly months: number, readonly isMultisite: boolean, readonly sites: ReadonlyArray<string>, readonly price: { readonly amount: number, readonly currency: string }, readonly perMonth: { readonly amount: number, readonly currency: string } }> };


export const GiftPageDocument = {"__meta__":{"hash":"dedd62fd35aafcf4a062979f041a36c82194beb85cf934afe57def92dbcf3414","name":"GiftPage","kind":"query"}} as unknown as DocumentNode<GiftPageQuery, GiftPageQueryVariables>;