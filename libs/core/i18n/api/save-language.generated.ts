// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SaveLanguageMutationVariables = Exact<{
  language: string;
}>;


export type SaveLanguageMutation = { readonly setLanguage: string | null };


export const SaveLanguageDocument = {"__meta__":{"hash":"84c62fe3f8c051a28dc416b6e1e89cf5c1f37c83a929f1a7779375c336b29128","name":"SaveLanguage","kind":"mutation"}} as unknown as DocumentNode<SaveLanguageMutation, SaveLanguageMutationVariables>;