// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type GetTokenQueryVariables = Exact<{
  videoId: string | number;
  device: Types.Device;
}>;


export type GetTokenQuery = { readonly getToken:
    | { readonly __typename: 'AccessDenied', readonly messageKey: string, readonly nextStep: Types.NextStep | null }
    | { readonly __typename: 'VideoToken', readonly expiresAt: string, readonly p270: { readonly cdn: string } | null, readonly p360: { readonly cdn: string } | null, readonly p480: { readonly cdn: string } | null, readonly p480l: { readonly cdn: string } | null, readonly p720: { readonly cdn: string } | null, readonly p1080: { readonly cdn: string } | null, readonly p2160: { readonly cdn: string } | null, readonly hls: { readonly cdn: string } | null, readonly storyboard: { readonly cdn: string } | null, readonly captions: ReadonlyArray<{ readonly language: string, readonly label: string, readonly src: string }> }
   };

export type GetTrailerTokenQueryVariables = Exact<{
  videoId: string | number;
  device: Types.Device;
}>;


export type GetTrailerTokenQuery = { readonly getTrailerToken:
    | { readonly __typename: 'AccessDenied', readonly messageKey: string, readonly nextStep: Types.NextStep | null }
    | { readonly __typename: 'VideoToken', readonly expiresAt: string, readonly p270: { readonly cdn: string } | null, readonly p360: { readonly cdn: string } | null, readonly p480: { readonly cdn: string } | null, readonly p480l: { readonly cdn: string } | null, readonly p720: { readonly cdn: string } | null, readonly p1080: { readonly cdn: string } | null, readonly p2160: { readonly cdn: string } | null, readonly hls: { readonly cdn: string } | null, readonly storyboard: { readonly cdn: string } | null, readonly captions: ReadonlyArray<{ readonly language: string, readonly label: string, readonly src: string }> }
   };

export type TokenResult_AccessDenied_Fragment = { readonly __typename: 'AccessDenied', readonly messageKey: string, readonly nextStep: Types.NextStep | null };

export type TokenResult_VideoToken_Fragment = { readonly __typename: 'VideoToken', readonly expiresAt: string, readonly p270: { readonly cdn: string } | null, readonly p360: { readonly cdn: string } | null, readonly p480: { readonly cdn: string } | null, readonly p480l: { readonly cdn: string } | null, readonly p720: { readonly cdn: string } | null, readonly p1080: { readonly cdn: string } | null, readonly p2160: { readonly cdn: string } | null, readonly hls: { readonly cdn: string } | null, readonly storyboard: { readonly cdn: string } | null, readonly captions: ReadonlyArray<{ readonly language: string, readonly label: string, readonly src: string }> };

export type TokenResultFragment =
  | TokenResult_AccessDenied_Fragment
  | TokenResult_VideoToken_Fragment
;


export const GetTokenDocument = {"__meta__":{"hash":"92375773ad4fc9c51de513308c10dd979dc09263b0d61b2bb97cda309c96e4cb","name":"GetToken","kind":"query"}} as unknown as DocumentNode<GetTokenQuery, GetTokenQueryVariables>;
export const GetTrailerTokenDocument = {"__meta__":{"hash":"6b9acf2ece92213bee76d1ad789a37131c1c9029f61cd77179f68d043b0468fe","name":"GetTrailerToken","kind":"query"}} as unknown as DocumentNode<GetTrailerTokenQuery, GetTrailerTokenQueryVariables>;