// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AcknowledgeGemsIntroMutationVariables = Exact<{
  when: string;
}>;


export type AcknowledgeGemsIntroMutation = { readonly acknowledgeGemsIntro: { readonly modals: { readonly gemsIntro: string | null } } };


export const AcknowledgeGemsIntroDocument = {"__meta__":{"hash":"2c8dc59f99b06ec8e3d22eac24ba063fde521c2fe8c1f8535e91b04091a67abb","name":"AcknowledgeGemsIntro","kind":"mutation"}} as unknown as DocumentNode<AcknowledgeGemsIntroMutation, AcknowledgeGemsIntroMutationVariables>;