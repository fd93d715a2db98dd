// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type WelcomePageQueryVariables = Exact<{
  input: Types.WelcomeCheckInput;
  biller?: string | null | undefined;
  pictures: Types.WelcomePagePictureSetInput;
}>;


export type WelcomePageQuery = { readonly welcomeSignup: { readonly username: string, readonly siteId: string, readonly status: Types.SignupStatus, readonly confirmBy: string | null, readonly biller: { readonly name: string, readonly supportUrl: string } } | null, readonly getWelcomePagePictureSet: { readonly images: ReadonlyArray<{ readonly src: string, readonly width: number, readonly height: number, readonly name: string }> } };


export const WelcomePageDocument = new TypedDocumentString<WelcomePageQuery, WelcomePageQueryVariables>({
  hash: '4ecab97bc7af12d5a5157ce72b33c1249470f65a829afb920698e766879dfc73',
  name: 'WelcomePage',
  kind: 'query',
});
