import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openForTests } from './open-for-tests.ts';

/** A database on the run's PostgreSQL. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it, with the connections that are still open. */
  close(): Promise<void>;
}

/** The address of the run's PostgreSQL. @throws Error where it has none: the projects `integration` and `postgres` have one */
export function runServer(): string {
  const url: string | undefined = inject('postgresUrl');
  if (url === undefined) throw new Error('This test needs the PostgreSQL of its run.');
  return url;
}

/** Makes a database on a server, as what the options say. */
export async function createDatabase(server: string, prefix: string, options: string) {
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Copying its files takes a fifth of the time that writing each of its pages to the log does.
  await poolOf(server).query(`create database ${name} ${options} strategy file_copy`);
  const drop = `drop database if exists ${name} with (force)`;
  return { name, url: url.href, close: async () => void (await poolOf(server).query(drop)) };
}

/**
 * Makes a database as a copy of one of the run's: of that with the gateway's schema and no rows, unless another is named.
 * @throws Error where the run has no PostgreSQL: the projects `integration` and `postgres` have one
 */
export function createTestDatabase(template: string = inject('postgresTemplate')): Promise<TestDatabase> {
  return createDatabase(runServer(), 'test', `template ${template}`);
}

/** A database for the tests of a file. */
export const databaseForTests = (): TestDatabase => openForTests(() => createTestDatabase());

const pools = new Map<string, pg.Pool>();

/** Connections to the run's server, for as long as the process has something else to do. */
function poolOf(server: string): pg.Pool {
  const pool = pools.get(server) ?? new pg.Pool({ connectionString: server, max: 2, allowExitOnIdle: true });
  // The server may end before the pool does.
  if (!pools.has(server)) pool.on('error', () => undefined);
  pools.set(server, pool);
  return pool;
}
