import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** `column = any($1)`: the same statement for any number of keys, so that the database plans it once. */
export function anyOf(column: string, keys: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...keys]}::text[])`;
}
