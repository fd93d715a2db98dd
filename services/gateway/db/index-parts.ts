import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Makes an index of the parts of texts, for a migration: `like '%part%'` and `ilike` with at least three letters find rows by it.
 * It needs the extension `pg_trgm`, which a user may make who may create schemas in the database. Without it
 * there is no index, and such a search reads the table; docs/how-to/operate.md says how to make it later.
 * @param texts columns, or expressions in parentheses, as the queries have them
 */
export async function indexParts(db: QueryExecutorProvider, { name, table, texts, where }: PartIndex): Promise<void> {
  const parts = texts.map((text) => `${text} %1$I.gin_trgm_ops`).join(', ');
  const index = `create index ${name} on ${table} using gin (${parts})${where === undefined ? '' : ` where ${where}`}`;
  await sql
    .raw(
      `do $body$ declare place text; begin
        begin
          -- Not in public: a restore empties that, and can't drop the functions of an extension.
          create schema if not exists text_parts;
          create extension if not exists pg_trgm schema text_parts;
        exception when insufficient_privilege or feature_not_supported or undefined_file then
          raise notice 'no index of parts of texts: %', sqlerrm;
        end;
        select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
          where extname = 'pg_trgm';
        if place is not null then execute format($index$${index}$index$, place); end if;
      end $body$`,
    )
    .execute(db);
}

/** An index of parts. */
interface PartIndex {
  readonly name: string;
  readonly table: string;
  readonly texts: readonly string[];
  /** The condition for rows in the index; left out where it has all of them. */
  readonly where?: string;
}
