import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject } from 'vitest';
import { openDatabase } from '@network/gateway/db/open-database.ts';

/** An empty database on the run's PostgreSQL. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it, with the connections that are still open. */
  close(): Promise<void>;
}

/** Makes an empty database, of the embedded engine's encoding and collation: for the project `postgres` only. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`);
  return { url: url.href, close: () => run(server, `drop database if exists ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const opened = await openDatabase({ engine: 'postgres', url }, pino({ level: 'silent' }));
  try {
    await opened.prepare(async (db) => void (await sql.raw(statement).execute(db)));
  } finally {
    await opened.close();
  }
}
