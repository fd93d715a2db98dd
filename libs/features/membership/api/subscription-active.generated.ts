// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SubscriptionActiveQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionActiveQuery = { readonly subscriptionActive: boolean };


export const SubscriptionActiveDocument = {"__meta__":{"hash":"c13b4da09b14d008dc4c78b9ad44f002d80190a058822634dfda23db14f61838","name":"SubscriptionActive","kind":"query"}} as unknown as DocumentNode<SubscriptionActiveQuery, SubscriptionActiveQueryVariables>;