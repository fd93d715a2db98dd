import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '@network/gateway/db/database.ts';
import { migrate } from '@network/gateway/db/migrate.ts';
import { openDatabase } from '@network/gateway/db/open-database.ts';
import { modules } from '@network/gateway/modules/registry.ts';

/** A database on the run's PostgreSQL. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it, with the connections that are still open. */
  close(): Promise<void>;
}

/** Encoding and collation of the embedded engine, so that both sort alike. */
const LIKE_EMBEDDED = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'";

/** Makes a database with the gateway's schema and no rows, as a copy of the run's: for the project `postgres` only. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(inject('postgresUrl'), 'test', `template ${inject('postgresTemplate')}`);
}

/** Makes a database without any table: for tests of migrations, seeds and backups. */
export function createEmptyTestDatabase(): Promise<TestDatabase> {
  return create(inject('postgresUrl'), 'test', LIKE_EMBEDDED);
}

/** Makes the database that the others of a run are copies of: migrating each anew takes a second. */
export async function createTemplate(server: string): Promise<TestDatabase & { readonly name: string }> {
  const template = await create(server, 'template', LIKE_EMBEDDED);
  await onDatabase(template.url, async (db) => void (await migrate(db, modules)));
  return template;
}

async function create(server: string, prefix: string, options: string) {
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, `create database ${name} ${options}`);
  return { name, url: url.href, close: () => run(server, `drop database if exists ${name} with (force)`) };
}

function run(url: string, statement: string): Promise<void> {
  return onDatabase(url, async (db) => void (await sql.raw(statement).execute(db)));
}

async function onDatabase(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const opened = await openDatabase({ engine: 'postgres', url }, pino({ level: 'silent' }));
  try {
    await opened.prepare(work);
  } finally {
    await opened.close();
  }
}
