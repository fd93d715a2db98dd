// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetWatchLaterMutationVariables = Exact<{
  videoId: string | number;
  isKept: boolean;
}>;


export type SetWatchLaterMutation = { readonly setWatchLater: boolean };

export type SetWatchingSettingsMutationVariables = Exact<{
  input: Types.WatchingSettingsInput;
}>;


export type SetWatchingSettingsMutation = { readonly setWatchingSettings: { readonly hidesWatched: boolean, readonly isHistoryPaused: boolean } };


export const SetWatchLaterDocument = {"__meta__":{"hash":"954851a6eeac951d701e4cc12000c4207fc4782598709bc7fecfe246b184b01e","name":"SetWatchLater","kind":"mutation"}} as unknown as DocumentNode<SetWatchLaterMutation, SetWatchLaterMutationVariables>;
export const SetWatchingSettingsDocument = {"__meta__":{"hash":"63d89e45abbba07a91e11f1f6299076ce952c93ae4fc095a05a61d5d44212fab","name":"SetWatchingSettings","kind":"mutation"}} as unknown as DocumentNode<SetWatchingSettingsMutation, SetWatchingSettingsMutationVariables>;