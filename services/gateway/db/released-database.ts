import { columnsOf, migrationsOf } from '../backup/schema-catalogue.ts';
import type { Database } from './database.ts';

/** The database of what is live, for tests of migrations: releases of this day read and write these columns. */
export interface ReleasedDatabase {
  readonly migrations: readonly string[];
  /** The type of each column, keyed by table and column, with `?` where a row may leave it out. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Describes a database. Of two that have the same columns the descriptions are equal. */
export async function describeDatabase(db: Database): Promise<ReleasedDatabase> {
  const columns = await columnsOf(db);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const tables = [...byTable].map(([table, own]) => {
    const types = own.map(({ column, type, isOptional }) => [column, isOptional ? `${type}?` : type] as const);
    return [table, Object.fromEntries(types)] as const;
  });
  return { migrations: await migrationsOf(db), tables: Object.fromEntries(tables) };
}
