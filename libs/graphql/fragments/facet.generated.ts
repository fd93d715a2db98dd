// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type FacetFragment = { readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly name: string | null, readonly count: number, readonly isExact: boolean }> };
