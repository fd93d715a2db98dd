// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ReportWallPostMutationVariables = Exact<{
  postId: string | number;
  reason: Types.WallReportReason;
}>;


export type ReportWallPostMutation = { readonly reportWallPost:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'WallPostReported', readonly postId: string }
    | { readonly __typename: 'WallReportRefused', readonly code: Types.WallReportRefusalCode, readonly messageKey: string, readonly message: string }
   };


export const ReportWallPostDocument = {"__meta__":{"hash":"82d73947b935c3e2eff7653c461581a0cb3468abbbe67f6a1fa51513b8c7893f","name":"ReportWallPost","kind":"mutation"}} as unknown as DocumentNode<ReportWallPostMutation, ReportWallPostMutationVariables>;