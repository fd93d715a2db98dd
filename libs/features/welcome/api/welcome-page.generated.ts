// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type WelcomePageQueryVariables = Exact<{
  input: Types.WelcomeCheckInput;
  biller?: string | null | undefined;
  pictures: Types.WelcomePagePictureSetInput;
}>;


export type WelcomePageQuery = { readonly welcomeSignup: { readonly username: string, readonly siteId: string, readonly status: Types.SignupStatus, readonly confirmBy: string | null, readonly freeTrialEndsAt: string | null, readonly chargesCardAgain: boolean, readonly wasOverWhenPaid: boolean, readonly declineReason: Types.DeclineReason | null, readonly elsewhere: { readonly name: string } | null, readonly biller: { readonly name: string, readonly supportUrl: string } } | null, readonly getWelcomePagePictureSet: { readonly images: ReadonlyArray<{ readonly src: string, readonly width: number, readonly height: number, readonly name: string }> } };


export const WelcomePageDocument = {"__meta__":{"hash":"96404d76486223f867248e9813748930e54cfb0480c61f84fa99454603606e5e","name":"WelcomePage","kind":"query"}} as unknown as DocumentNode<WelcomePageQuery, WelcomePageQueryVariables>;