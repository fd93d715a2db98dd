// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type MailSignupLinkMutationVariables = Exact<{
  input: Types.WelcomeCheckInput;
  email?: string | null | undefined;
}>;


export type MailSignupLinkMutation = { readonly mailSignupLink: { readonly success: boolean, readonly messageKey: string | null, readonly field: string | null } };


export const MailSignupLinkDocument = {"__meta__":{"hash":"014d44c45e9962767d8b4eda201e4911ea72359f4c95b31bde8273d848107e80","name":"MailSignupLink","kind":"mutation"}} as unknown as DocumentNode<MailSignupLinkMutation, MailSignupLinkMutationVariables>;