// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type ResendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendEmailConfirmationMutation = { readonly resendEmailConfirmation: { readonly success: boolean, readonly messageKey: string } };


export const ResendEmailConfirmationDocument = new TypedDocumentString<ResendEmailConfirmationMutation, ResendEmailConfirmationMutationVariables>({
  hash: '199752b361591baaf2d092092f73873f6a252a04dd374d653a619cba59f7b4d5',
  name: 'ResendEmailConfirmation',
  kind: 'mutation',
});
