// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type StartSignupMutationVariables = Exact<{
  input: Types.StartSignupInput;
}>;


export type StartSignupMutation = { readonly startSignup: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null, readonly field: string | null, readonly errorCode: string | null, readonly retryAfterSeconds: number | null } };


export const StartSignupDocument = new TypedDocumentString<StartSignupMutation, StartSignupMutationVariables>({
  hash: 'd94052331f1b36d1cbdd2ce7786aec765e273a8730cc0cad0a4bbb19dc260aa8',
  name: 'StartSignup',
  kind: 'mutation',
});
