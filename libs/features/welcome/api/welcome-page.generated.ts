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


export type WelcomePageQuery = { readonly welcomeSignup: { readonly username: string, readonly name: string | null, readonly siteId: string, readonly status: Types.SignupStatus, readonly confirmBy: string | null, readonly isTrial: boolean, readonly mailedTo: string | null, readonly freeTrialEndsAt: string | null, readonly chargesCardAgain: boolean, readonly returnedBecause: Types.ReturnedBecause | null, readonly isRefunded: boolean, readonly declineReason: Types.DeclineReason | null, readonly repeatable: { readonly email: string | null, readonly price: { readonly amount: number, readonly currency: string } } | null, readonly elsewhere: { readonly name: string } | null, readonly biller: { readonly name: string, readonly supportUrl: string } } | null, readonly getWelcomePagePictureSet: { readonly images: ReadonlyArray<{ readonly src: string, readonly width: number, readonly height: number, readonly name: string }> } };


export const WelcomePageDocument = {"__meta__":{"hash":"f770633a6a26b419bba89cc9d39c81a5ec042137025c01e28cf32c84cff05d86","name":"WelcomePage","kind":"query"}} as unknown as DocumentNode<WelcomePageQuery, WelcomePageQueryVariables>;