import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import type { GatewayModule } from '../module.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type OpenedDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let opened: OpenedDatabase;
beforeEach(async () => {
  database = await createEmptyTestDatabase();
  opened = openDatabase({ url: database.url }, log);
});
afterEach(async () => {
  await opened.close();
  await database.close();
});

const made: GatewayModule = {
  id: 'notes',
  migrations: { '0001-notes': { up: async (db) => void (await sql`create table notes (id text)`.execute(db)) } },
};
const changed: GatewayModule = {
  id: 'notes',
  migrations: {
    ...made.migrations,
    '0002-notes-by-day': { up: async (db) => void (await sql`alter table notes add column day date`.execute(db)) },
  },
};
const bring = (module: GatewayModule) => opened.prepare(async (db) => void (await migrate(db, [module], 1)));

it('a migration gives up waiting for a lock after seconds, says who holds it, and is made once it is free', async () => {
  await bring(made);
  await opened.db.transaction().execute(async (trx) => {
    await sql`select * from notes`.execute(trx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await expect(bring(changed)).rejects.toThrow(
      new RegExp(`0002-notes-by-day waited 1 s for a lock\\. Held by process ${rows[0]?.pid} \\(gateway, .*: notes\\)`),
    );
    // A later call does not wait behind it.
    await sql`select * from notes`.execute(opened.db);
  });
  await bring(changed);
  await sql`select day from notes`.execute(opened.db);
});
