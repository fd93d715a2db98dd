// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type MailChangeCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type MailChangeCodeMutation = { readonly mailChangeCode:
    | { readonly __typename: 'ChangeCodeMailed', readonly email: string }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const MailChangeCodeDocument = {"__meta__":{"hash":"3f3109e11e259cffca64335a899bfef01b0df2b5cabe74b1d377f2621c43e53b","name":"MailChangeCode","kind":"mutation"}} as unknown as DocumentNode<MailChangeCodeMutation, MailChangeCodeMutationVariables>;