import { type RawBuilder, sql } from 'kysely';
import { type CatalogueScope, onlySiteOf } from '../scope.ts';

/** The slug under which a tenant shows the films of a table, as `slugOnBrand` says of a row. */
export function slugInScope(scope: Pick<CatalogueScope, 'sites'>, table: string): RawBuilder<string> {
  const [address, own, site] = ['slug', 'own_slug', 'site_id'].map((column) => sql.ref(`${table}.${column}`));
  const only = onlySiteOf(scope);
  if (only === null) return sql<string>`${address}`;
  return sql<string>`case when ${site} = ${only} then coalesce(${own}, ${address}) else ${address} end`;
}
