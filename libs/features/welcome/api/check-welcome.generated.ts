// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CheckWelcomeQueryVariables = Exact<{
  input: Types.WelcomeCheckInput;
}>;


export type CheckWelcomeQuery = { readonly welcomeCheck: { readonly isWelcome: boolean, readonly isTrial: boolean, readonly autologinId: string | null, readonly traffikJunkyTransactionId: string | null } };


export const CheckWelcomeDocument = {"__meta__":{"hash":"7868f8606376369e0eec853a7d403ae424d35200b7d5e463b9ba89d707e341f1","name":"CheckWelcome","kind":"query"}} as unknown as DocumentNode<CheckWelcomeQuery, CheckWelcomeQueryVariables>;