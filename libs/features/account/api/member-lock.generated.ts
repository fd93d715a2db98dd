// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type MemberLockQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberLockQuery = { readonly memberLock: { readonly hasPin: boolean, readonly idleMinutes: number | null, readonly setAt: string } | null };


export const MemberLockDocument = {"__meta__":{"hash":"be07ea53f8454b2d64731e56471892816834aa9c8f3850163de7b141d0e9cc1c","name":"MemberLock","kind":"query"}} as unknown as DocumentNode<MemberLockQuery, MemberLockQueryVariables>;