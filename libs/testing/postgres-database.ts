import { sql } from 'kysely';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Clock } from '@network/gateway/config/clock.ts';
import type { Database } from '@network/gateway/db/database.ts';
import { migrate } from '@network/gateway/db/migrate.ts';
import { openDatabase } from '@network/gateway/db/open-database.ts';
import { makeDemonstration } from '@network/gateway/demonstration/make-demonstration.ts';
import { demonstration } from '@network/demo/demonstration.ts';
import { modules } from '@network/gateway/modules/registry.ts';
import { standardPlans } from './standard-plans.ts';
import { createDatabase, runServer, type TestDatabase } from './run-databases.ts';

export { createTestDatabase, databaseForTests, type TestDatabase } from './run-databases.ts';

const SILENT = pino({ level: 'silent' });

/** A server of TEST_DATABASE_URL may have other defaults than ours. */
const AS_OURS = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'";

/** Makes a database without any table: for tests of migrations, seeds and backups. */
export function createEmptyTestDatabase(): Promise<TestDatabase> {
  return createDatabase(runServer(), 'test', AS_OURS);
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
    const draft = await createDatabase(server, 'draft', `template ${empty}`);
    await onDatabase(draft.url, async (fresh) => {
      // The demonstration's plans are imported, as on a first start.
      await fresh.deleteFrom('plans').execute();
      await makeDemonstration(fresh, demonstration, { clock, log: SILENT });
    });
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

/**
 * Makes the database that the others of a run are copied from: migrating each one takes a second. The demonstration's plans are on sale
 * in it, in USD alone, since hardly a test could buy anything without.
 */
export async function createTemplate(server: string): Promise<TestDatabase & { readonly name: string }> {
  const template = await createDatabase(server, 'template', AS_OURS);
  await onDatabase(template.url, async (db) => {
    await migrate(db, modules);
    await db.insertInto('plans').values(standardPlans()).execute();
  });
  return template;
}

async function onDatabase(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const opened = openDatabase({ url }, SILENT);
  try {
    await opened.prepare(work);
  } finally {
    await opened.close();
  }
}
