import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Clock } from '@network/gateway/config/clock.ts';
import type { Database } from '@network/gateway/db/database.ts';
import { migrate } from '@network/gateway/db/migrate.ts';
import { openDatabase } from '@network/gateway/db/open-database.ts';
import { makeDemonstration } from '@network/gateway/demonstration/make-demonstration.ts';
import { demonstration } from '@network/demo/demonstration.ts';
import { modules } from '@network/gateway/modules/registry.ts';

const SILENT = pino({ level: 'silent' });

/** A database on the run's PostgreSQL. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it, with the connections that are still open. */
  close(): Promise<void>;
}

/** A server of TEST_DATABASE_URL may have other defaults than ours. */
const AS_OURS = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'";

/**
 * Makes a database as a copy of one of the run's: of that with the gateway's schema and no rows, unless another is named.
 * @throws Error where the run has no PostgreSQL: the projects `integration` and `postgres` have one
 */
export function createTestDatabase(template: string = inject('postgresTemplate')): Promise<TestDatabase> {
  return create(runServer(), 'test', `template ${template}`);
}

/** Makes a database without any table: for tests of migrations, seeds and backups. */
export function createEmptyTestDatabase(): Promise<TestDatabase> {
  return create(runServer(), 'test', AS_OURS);
}

/**
 * Name of the run's database with the demonstration of the clock's day. The first caller makes it while others wait, as
 * it takes seconds.
 */
export async function demonstrationTemplate(clock: Clock): Promise<string> {
  const server = runServer();
  const empty = inject('postgresTemplate');
  const name = `${empty}_${clock.now().toISOString().slice(0, 10).replaceAll('-', '')}`;
  const makeIt = async (db: Database): Promise<void> => {
    const { rows } = await sql`select from pg_database where datname = ${name}`.execute(db);
    if (rows.length > 0) return;
    const draft = await create(server, 'draft', `template ${empty}`);
    await onDatabase(
      draft.url,
      async (fresh) => void (await makeDemonstration(fresh, demonstration, { clock, log: SILENT })),
    );
    await sql.raw(`alter database ${draft.name} rename to ${name}`).execute(db);
  };
  await onDatabase(server, (db) =>
    // The lock is a connection's own, and the pool would close one that waits.
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection);
      await makeIt(connection);
    }),
  );
  return name;
}

/** Makes the database that the others of a run are copied from: migrating each one takes a second. */
export async function createTemplate(server: string): Promise<TestDatabase & { readonly name: string }> {
  const template = await create(server, 'template', AS_OURS);
  await onDatabase(template.url, async (db) => void (await migrate(db, modules)));
  return template;
}

function runServer(): string {
  const url: string | undefined = inject('postgresUrl');
  if (url === undefined) throw new Error('This test needs the PostgreSQL of its run.');
  return url;
}

async function create(server: string, prefix: string, options: string) {
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Copying its files takes a fifth of the time that writing each of its pages to the log does.
  await poolOf(server).query(`create database ${name} ${options} strategy file_copy`);
  const drop = `drop database if exists ${name} with (force)`;
  return { name, url: url.href, close: async () => void (await poolOf(server).query(drop)) };
}

const pools = new Map<string, pg.Pool>();

/** Connections to the run's server, for as long as the process has something else to do. */
function poolOf(server: string): pg.Pool {
  const pool = pools.get(server) ?? new pg.Pool({ connectionString: server, max: 2, allowExitOnIdle: true });
  // The server may end before the pool does.
  if (!pools.has(server)) pool.on('error', () => undefined);
  pools.set(server, pool);
  return pool;
}

async function onDatabase(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const opened = openDatabase({ url }, SILENT);
  try {
    await opened.prepare(work);
  } finally {
    await opened.close();
  }
}
