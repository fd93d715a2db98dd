import { type RawBuilder, sql } from 'kysely';

/** The rows of a statement that have one of these values; all of them without values. */
export function among(column: string, values: readonly string[] | undefined): RawBuilder<unknown> {
  return values === undefined ? sql`` : sql`where ${sql.ref(column)} = any(${[...values]}::text[])`;
}

/** Builds the same choice of rows as a further condition. */
export function amongToo(column: string, values: readonly string[] | undefined): RawBuilder<unknown> {
  return values === undefined ? sql`` : sql`and ${sql.ref(column)} = any(${[...values]}::text[])`;
}
