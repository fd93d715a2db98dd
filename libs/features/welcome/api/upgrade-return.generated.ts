// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UpgradeReturnQueryVariables = Exact<{
  input: Types.WelcomeCheckInput;
}>;


export type UpgradeReturnQuery = { readonly welcomeSignup: { readonly status: Types.SignupStatus } | null, readonly welcomeCheck: { readonly autologinId: string | null } };


export const UpgradeReturnDocument = {"__meta__":{"hash":"0f27af1b9b4a3e7ff069f0bd0f08f96c61ea7964401cd8f5d43467956f6b6497","name":"UpgradeReturn","kind":"query"}} as unknown as DocumentNode<UpgradeReturnQuery, UpgradeReturnQueryVariables>;