// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type StartPushMutationVariables = Exact<{
  browser: Types.PushBrowser;
}>;


export type StartPushMutation = { readonly startPush:
    | { readonly __typename: 'PushRefused' }
    | { readonly __typename: 'PushStarted' }
   };


export const StartPushDocument = {"__meta__":{"hash":"fe28f3485fb2d28e93289877a83c22480eb7e93db2942442d4a56e55f243c47b","name":"StartPush","kind":"mutation"}} as unknown as DocumentNode<StartPushMutation, StartPushMutationVariables>;