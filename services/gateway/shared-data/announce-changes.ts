import { type Kysely, sql } from 'kysely';
import { CHANGES } from './change-watch.ts';

/**
 * Lets tables announce their changes to every gateway, for a migration of the module that owns them. An announcement
 * arrives once a transaction is committed, and once for each table, however many rows it changed. Not for tables that
 * are written with every page: PostgreSQL lets transactions that announce something end one after the other.
 */
export async function announceChanges(db: Kysely<never>, tables: readonly string[]): Promise<void> {
  await sql`
    create or replace function announce_change() returns trigger language plpgsql as $body$
    begin
      perform pg_notify(${sql.lit(CHANGES)}, tg_table_name);
      return null;
    end $body$
  `.execute(db);
  for (const table of tables) {
    await sql`
      create trigger announce_change after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function announce_change()
    `.execute(db);
  }
}
