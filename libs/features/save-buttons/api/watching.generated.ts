// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetWatchLaterMutationVariables = Exact<{
  videoId: string | number;
  isSaved: boolean;
}>;


export type SetWatchLaterMutation = { readonly setWatchLater: boolean };

export type SetWatchingSettingsMutationVariables = Exact<{
  input: Types.WatchingSettingsInput;
}>;


export type SetWatchingSettingsMutation = { readonly setWatchingSettings: { readonly hidesWatched: boolean, readonly isHistoryPaused: boolean } };


export const SetWatchLaterDocument = {"__meta__":{"hash":"42115f86d14526c0748da26891c0efc7bab18fc78c46ebd0b5948b3e3b22da37","name":"SetWatchLater","kind":"mutation"}} as unknown as DocumentNode<SetWatchLaterMutation, SetWatchLaterMutationVariables>;
export const SetWatchingSettingsDocument = {"__meta__":{"hash":"63d89e45abbba07a91e11f1f6299076ce952c93ae4fc095a05a61d5d44212fab","name":"SetWatchingSettings","kind":"mutation"}} as unknown as DocumentNode<SetWatchingSettingsMutation, SetWatchingSettingsMutationVariables>;