// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UnlockableVideoQueryVariables = Exact<{
  id: string | number;
}>;


export type UnlockableVideoQuery = { readonly videoById: { readonly videoId: string, readonly slug: string, readonly title: string, readonly runLength: number, readonly channel: { readonly slug: string } | null, readonly images: { readonly poster: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } } | null };


export const UnlockableVideoDocument = {"__meta__":{"hash":"408e785ff1772e442f34b0553ea1ab5d2acba640b435a3c58eb2124e9cd5fcb2","name":"UnlockableVideo","kind":"query"}} as unknown as DocumentNode<UnlockableVideoQuery, UnlockableVideoQueryVariables>;