// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SessionObligationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionObligationsQuery = { readonly obligations: ReadonlyArray<Types.Obligation> };


export const SessionObligationsDocument = {"__meta__":{"hash":"bbfd20f99966757091a7be5d805a8dc3be2c93d0a725c8474c211df0ddcbce54","name":"SessionObligations","kind":"query"}} as unknown as DocumentNode<SessionObligationsQuery, SessionObligationsQueryVariables>;