// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SessionObligationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionObligationsQuery = { readonly obligations: ReadonlyArray<Types.Obligation>, readonly memberLock: { readonly idleMinutes: number | null } | null };


export const SessionObligationsDocument = {"__meta__":{"hash":"5e95ad2d5b8808899f9874c836dc41028120903289b38124e42e389c634f6a91","name":"SessionObligations","kind":"query"}} as unknown as DocumentNode<SessionObligationsQuery, SessionObligationsQueryVariables>;