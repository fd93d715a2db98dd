// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type FindOneUserProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type FindOneUserProfileQuery = { readonly findOneUserProfile: { readonly userId: string, readonly uuid: string, readonly displayName: string | null, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge>, readonly autoplayEnabled: boolean, readonly viewer: string } | null };


export const FindOneUserProfileDocument = {"__meta__":{"hash":"cb92b187695545a77d256394303384c9ed5a79fdb26e4b18591b5a2b48e805c7","name":"FindOneUserProfile","kind":"query"}} as unknown as DocumentNode<FindOneUserProfileQuery, FindOneUserProfileQueryVariables>;