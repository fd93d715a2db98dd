// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SavePlaybackPositionMutationVariables = Exact<{
  videoId: string | number;
  positionSeconds: number;
}>;


export type SavePlaybackPositionMutation = { readonly savePlaybackPosition: boolean };


export const SavePlaybackPositionDocument = {"__meta__":{"hash":"cab74a0101d3b4de38b0c88d7c8b6c142e4ee66520bcd008c0ed87639b131396","name":"SavePlaybackPosition","kind":"mutation"}} as unknown as DocumentNode<SavePlaybackPositionMutation, SavePlaybackPositionMutationVariables>;