// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetNoticeMailMutationVariables = Exact<{
  mail: Types.NoticeMail;
}>;


export type SetNoticeMailMutation = { readonly setNoticeMail: { readonly mail: Types.NoticeMail, readonly hindrance: Types.NoticeMailHindrance | null, readonly pushKey: string | null } };


export const SetNoticeMailDocument = {"__meta__":{"hash":"6c713fb05784e275b5cb66bc1504b2986abb3277f25a394f5df0ccc7183b44aa","name":"SetNoticeMail","kind":"mutation"}} as unknown as DocumentNode<SetNoticeMailMutation, SetNoticeMailMutationVariables>;