// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type SavedSearchFragment = { readonly savedSearchId: string, readonly name: string, readonly place: Types.SavedSearchPlace, readonly text: string | null, readonly order: Types.VideoOrder, readonly notifies: boolean, readonly facets: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<string> }> };
