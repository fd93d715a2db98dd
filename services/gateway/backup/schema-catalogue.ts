import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** A table of ours as the database describes it. */
export interface TableShape {
  readonly name: string;
  /** The columns that can be written: a generated column follows from the others. */
  readonly columns: readonly string[];
  /** Columns that count up by themselves. */
  readonly identities: readonly string[];
}

/** Tables by which kysely knows the migrations: they are made by migrating, never copied. */
const OF_KYSELY = ['kysely_migration', 'kysely_migration_lock'];

/** All tables of the gateway, by name. The queue's tables are in a separate schema, and start empty. */
export async function tablesOf(db: Database): Promise<readonly TableShape[]> {
  const { rows } = await sql<TableShape>`
    select
      t.relname::text as name,
      coalesce(json_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '[]') as columns,
      coalesce(json_agg(a.attname::text order by a.attnum) filter (where a.attidentity <> ''), '[]') as identities
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> all (${OF_KYSELY})
    group by t.relname
    order by t.relname
  `.execute(db);
  return rows;
}

/** The migrations that made this schema; none for an empty database. */
export async function migrationsOf(db: Database): Promise<readonly string[]> {
  const { rows: known } = await sql`select 1 where to_regclass('public.kysely_migration') is not null`.execute(db);
  if (known.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** A column as the database describes it. */
export interface ColumnShape {
  readonly table: string;
  readonly column: string;
  /** Its type, such as `timestamp with time zone`. */
  readonly type: string;
  /** Whether a row may leave it out: it may be empty, or has a value by itself. */
  readonly isOptional: boolean;
}

/** Columns of all tables of the gateway that can be written, by table and name. */
export async function columnsOf(db: Database): Promise<readonly ColumnShape[]> {
  const { rows } = await sql<ColumnShape>`
    select t.relname::text as table, a.attname::text as column, format_type(a.atttypid, a.atttypmod) as type,
      (not a.attnotnull or a.atthasdef or a.attidentity <> '') as "isOptional"
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> all (${OF_KYSELY})
    order by 1, 2
  `.execute(db);
  return rows;
}

/** A foreign key, with the words that make it again. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function foreignKeysOf(db: Database): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by 1, 2
  `.execute(db);
  return rows;
}
