// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type IterateBlockQueryVariables = Exact<{ [key: string]: never; }>;


export type IterateBlockQuery = { readonly findOneUserProfile: { readonly iterateProfile: { readonly userId: string, readonly email: string, readonly activeSince: string | null, readonly lastChannelPackUnlockDate: string | null, readonly hasUnlockedChannelPackInLastTwoWeeks: boolean, readonly subscription: string, readonly subscriptionLengthInMonths: number, readonly subscriptionLengthInDays: number, readonly siteType: string } } | null };


export const IterateBlockDocument = {"__meta__":{"hash":"0429d9c2512e7c59d6a1b9aca02f5293d83b148b64826991a266c7fb764d6562","name":"IterateBlock","kind":"query"}} as unknown as DocumentNode<IterateBlockQuery, IterateBlockQueryVariables>;