// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type TurnOffSecondStepMutationVariables = Exact<{
  proof: Types.IdentityProof;
}>;


export type TurnOffSecondStepMutation = { readonly turnOffSecondStep:
    | { readonly __typename: 'SecondStepTurnedOff' }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const TurnOffSecondStepDocument = {"__meta__":{"hash":"93f9d3527b826182ba590fd459689bb62397ed87700725577ec1eb4538753cb6","name":"TurnOffSecondStep","kind":"mutation"}} as unknown as DocumentNode<TurnOffSecondStepMutation, TurnOffSecondStepMutationVariables>;