import { type Expression, type SqlBool, sql } from 'kysely';
import { ANY_OF_FACETS, type FacetName } from '@network/tenant/facets.ts';

/** The filters of a list. Several values of one of ANY_OF_FACETS match any of them, of another facet all. */
export type ChosenFacets = { readonly [Name in FacetName]?: readonly string[] };

/** Rows that match every facet: look-ups in one index, however many facets there are. */
export function matchesFacets(column: string, chosen: ChosenFacets): Expression<SqlBool>[] {
  const all: string[] = [];
  const several: string[][] = [];
  for (const [name, values] of Object.entries(chosen)) {
    const tokens = values.map((value) => `${name}:${value}`);
    if (tokens.length > 1 && ANY_OF_FACETS.includes(name as FacetName)) several.push(tokens);
    else all.push(...tokens);
  }
  const on = sql.ref(column);
  return [
    ...(all.length > 0 ? [sql<SqlBool>`${on} @> ${all}::text[]`] : []),
    ...several.map((tokens) => sql<SqlBool>`${on} && ${tokens}::text[]`),
  ];
}
