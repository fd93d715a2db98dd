// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ModerateWallPostMutationVariables = Exact<{
  postId: string | number;
  verdict: Types.WallVerdict;
}>;


export type ModerateWallPostMutation = { readonly moderateWallPost: boolean };


export const ModerateWallPostDocument = {"__meta__":{"hash":"30c0f673ff52168d51713d2e4c678672ec9ec64696e3614238d3fd797a38c920","name":"ModerateWallPost","kind":"mutation"}} as unknown as DocumentNode<ModerateWallPostMutation, ModerateWallPostMutationVariables>;