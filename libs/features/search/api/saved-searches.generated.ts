// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { readonly savedSearches: ReadonlyArray<{ readonly savedSearchId: string, readonly name: string, readonly place: Types.SavedSearchPlace, readonly text: string | null, readonly order: Types.VideoOrder, readonly notifies: boolean, readonly facets: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<string> }> }> };

export type SaveSearchMutationVariables = Exact<{
  name: string;
  search: Types.SavedSearchInput;
  notifies: boolean;
}>;


export type SaveSearchMutation = { readonly saveSearch:
    | { readonly __typename: 'SavedSearch', readonly savedSearchId: string, readonly name: string }
    | { readonly __typename: 'SavedSearchRefused', readonly code: Types.SavedSearchRefusalCode, readonly maximum: number | null, readonly existing: string | null }
   };

export type RenameSavedSearchMutationVariables = Exact<{
  savedSearchId: string | number;
  name: string;
}>;


export type RenameSavedSearchMutation = { readonly renameSavedSearch:
    | { readonly __typename: 'SavedSearch', readonly savedSearchId: string, readonly name: string }
    | { readonly __typename: 'SavedSearchRefused', readonly code: Types.SavedSearchRefusalCode, readonly maximum: number | null, readonly existing: string | null }
   };

export type SetSavedSearchNoticesMutationVariables = Exact<{
  savedSearchId: string | number;
  notifies: boolean;
}>;


export type SetSavedSearchNoticesMutation = { readonly setSavedSearchNotices:
    | { readonly __typename: 'SavedSearch', readonly savedSearchId: string, readonly name: string }
    | { readonly __typename: 'SavedSearchRefused', readonly code: Types.SavedSearchRefusalCode, readonly maximum: number | null, readonly existing: string | null }
   };

export type DeleteSavedSearchMutationVariables = Exact<{
  savedSearchId: string | number;
}>;


export type DeleteSavedSearchMutation = { readonly deleteSavedSearch: boolean };

export type RestoreSavedSearchMutationVariables = Exact<{
  savedSearchId: string | number;
}>;


export type RestoreSavedSearchMutation = { readonly restoreSavedSearch:
    | { readonly __typename: 'SavedSearch', readonly savedSearchId: string, readonly name: string }
    | { readonly __typename: 'SavedSearchRefused', readonly code: Types.SavedSearchRefusalCode, readonly maximum: number | null, readonly existing: string | null }
   };

export type SavedSearchOutcome_SavedSearch_Fragment = { readonly __typename: 'SavedSearch', readonly savedSearchId: string, readonly name: string };

export type SavedSearchOutcome_SavedSearchRefused_Fragment = { readonly __typename: 'SavedSearchRefused', readonly code: Types.SavedSearchRefusalCode, readonly maximum: number | null, readonly existing: string | null };

export type SavedSearchOutcomeFragment =
  | SavedSearchOutcome_SavedSearch_Fragment
  | SavedSearchOutcome_SavedSearchRefused_Fragment
;


export const SavedSearchesDocument = {"__meta__":{"hash":"46d13d1bf8280bf3ae143a7a59166b6ea85e562b20d86ef6dcdea4f6e50cd2a2","name":"SavedSearches","kind":"query"}} as unknown as DocumentNode<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const SaveSearchDocument = {"__meta__":{"hash":"c9608db68cae863481837e05ab8655b5552a3536c2431c8bb8ceb090bc5c70ad","name":"SaveSearch","kind":"mutation"}} as unknown as DocumentNode<SaveSearchMutation, SaveSearchMutationVariables>;
export const RenameSavedSearchDocument = {"__meta__":{"hash":"ce3cc9cc96a555ebd9281a00cdb81aca41e16cc5da8ebdd2bb1acbec88613f90","name":"RenameSavedSearch","kind":"mutation"}} as unknown as DocumentNode<RenameSavedSearchMutation, RenameSavedSearchMutationVariables>;
export const SetSavedSearchNoticesDocument = {"__meta__":{"hash":"6ea03117933dfad4afa84dd823843d58bfba553f424d8e2a8f06a93ddf650bc5","name":"SetSavedSearchNotices","kind":"mutation"}} as unknown as DocumentNode<SetSavedSearchNoticesMutation, SetSavedSearchNoticesMutationVariables>;
export const DeleteSavedSearchDocument = {"__meta__":{"hash":"91d37aa8fdb0448ea098decf083af2064e37cf5298c9d608cce7f905963a4386","name":"DeleteSavedSearch","kind":"mutation"}} as unknown as DocumentNode<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>;
export const RestoreSavedSearchDocument = {"__meta__":{"hash":"ba011fbe62d4e604c1c8b559948ea6f357f45855dc48816d500dfc5de1ec8188","name":"RestoreSavedSearch","kind":"mutation"}} as unknown as DocumentNode<RestoreSavedSearchMutation, RestoreSavedSearchMutationVariables>;